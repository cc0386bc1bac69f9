"""What is told of bots before and while one plays with them: how they play, how long they take, what they are like."""

import re
from typing import Any


def round_told(page: Any) -> int:
    """Seconds, in whatever words."""
    line = page.locator("dialog [data-round]", has_text="A round of the bots takes")
    line.wait_for()
    told = line.inner_text()
    found = re.search(r"\d+", told)
    return int(found[0]) * (60 if "minute" in told else 1) if found else 0


def test_how_bots_play_and_how_long_they_take_is_told_before_and_their_tempers_at_the_table(person: Any) -> None:
    someone = person(small=True)
    page = someone.page
    someone.sheet("Cat Attack", 1)
    page.locator("dialog .pill", has_text="3").first.click()
    assert page.locator("dialog [data-round]").count() == 0, "nobody but people so far"
    for seat in (0, 1):
        page.locator("dialog .seat select").nth(seat).select_option(label="A bot")
    someone.choose_level("tiger")
    page.get_by_text("The strongest").wait_for()
    assert round_told(page) >= 10, "two tigers with several decisions each"
    someone.choose_level("kitten")
    page.get_by_text("A beginner").wait_for()
    assert round_told(page) < 10
    page.get_by_text("Pickles likes to steal and Mochi likes to gamble").wait_for()
    assert someone.axe() == []
    someone.deal()

    page.locator("main li", has_text="likes to steal").wait_for()
    page.locator("main li", has_text="likes to gamble").wait_for()
    page.get_by_text("A round of the bots takes").wait_for()
    assert someone.axe() == []
    page.get_by_role("button", name="Start").click()
    page.locator("[data-piece='seat:1'] .note", has_text="kitten").wait_for(state="attached")
    page.locator("[data-piece='seat:1'] .note", has_text="likes to steal").wait_for(state="attached")
