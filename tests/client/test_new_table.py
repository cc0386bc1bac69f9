"""The sheet that opens a table: settings in words, who begins, clocks, what does not fit."""

import re
from typing import Any

import pytest

from tests.client.people import ROOT


def test_settings_wait_for_their_words(person: Any) -> None:
    """No name that only programs use, not even while the words are on their way."""
    someone = person(locale="de")
    held: list[Any] = []
    someone.page.route("**/api/games/cat-box/texts*", lambda route: held.append(route))
    someone.sheet("Cat Box", 0)
    someone.page.locator("dialog summary").click()
    someone.page.locator("dialog details[open]").wait_for()
    someone.until(lambda: held)
    assert someone.page.locator("dialog details select").count() == 0
    held[0].continue_()
    someone.page.locator("dialog details label", has_text="Karten drehen").wait_for()


HELP = re.compile(r"^    \.help = ", re.MULTILINE)


@pytest.mark.parametrize(
    ("title", "room", "language"), [("If It Fits", "if_it_fits", "en"), ("Cat Attack", "cat_attack", "uk")]
)
def test_settings_say_what_they_mean(person: Any, title: str, room: str, language: str) -> None:
    """Every explanation in the game's texts stands below its setting, and the voice reads it there."""
    someone = person(locale=language)
    someone.sheet(title, 0)
    someone.page.locator("dialog summary").click()
    someone.page.wait_for_selector("dialog details select")
    games = ROOT / "src" / "clowder" / "games"
    texts = (games / room / "rulebook" / language / "table.ftl").read_text(encoding="utf-8")
    described = someone.page.locator("dialog select[aria-describedby]").evaluate_all(
        "all => all.map(each => document.getElementById(each.getAttribute('aria-describedby')).innerText)"
    )
    assert len(described) == len(HELP.findall(texts)) > 0
    assert all(f".help = {words}\n" in texts for words in described)


@pytest.mark.parametrize(("game", "label"), [("If It Fits", "Wer anfängt"), ("Cat Attack", "Wer anfängt")])
def test_who_begins_is_a_seat_of_this_table(person: Any, game: str, label: str) -> None:
    someone = person(locale="de")
    someone.sheet(game, 0)
    someone.page.locator("dialog .pill", has_text="3").first.click()
    someone.page.locator("dialog summary").click()
    words = someone.page.locator("dialog label", has_text=label).locator("option")
    words.first.wait_for(state="attached")
    assert words.all_inner_texts()[1:] == ["Platz 1", "Platz 2", "Platz 3"]
    assert "Null" not in someone.page.locator("dialog option").all_inner_texts()


def test_a_table_with_friends_can_have_a_clock(person: Any) -> None:
    host = person()
    host.sheet("Cat Box", 1)
    host.page.locator("dialog .pill").first.click()
    host.page.get_by_label("Time to think").select_option("15 minutes each, 15 seconds more per move")
    host.deal()
    guest = person(small=True)
    guest.page.goto(host.page.locator(".invite input").input_value())
    for each in (host, guest):  # the guest is told before sitting down
        line = each.page.locator("main dl div", has_text="Time to think")
        line.wait_for()
        assert line.inner_text().split("\n")[-1] == "15 minutes each, 15 seconds more per move"
        assert each.axe() == []
    host.page.get_by_role("button", name="Start, bots").click()
    host.page.locator("[role=timer]", has_text="1").first.wait_for()
    assert any(re.fullmatch(r"15:00|14:\d\d", each) for each in host.page.locator("[role=timer]").all_inner_texts())


def test_a_fault_of_the_settings_is_told_in_the_games_own_words(person: Any) -> None:
    host = person()

    def spoil(route: Any) -> None:
        if route.request.method == "POST":
            wish = {**route.request.post_data_json, "options": {"rotation": "sideways"}}
            route.continue_(post_data=wish)
        else:
            route.continue_()

    host.expect_trouble("422")
    host.page.route("**/api/tables", spoil)
    host.sheet("Cat Box", 0)
    host.deal()
    words = "must be one of none, half, quarter, not sideways."  # the game's texts may come a moment later
    host.page.locator("dialog [role=alert]", has_text=words).wait_for()
