"""The log leads to its pieces, shows what it does not tell, and leaves who reads it where they are."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.playing import play_cat_box
from tests.client.probes import UNFILLED
from tests.client.seating import sit_at, solo

SHORT = ["Cat Box", "Csacska Macska"]
# The fewest lines that the log has while something is shown again.
FEWEST_LINES = """() => {
  window.fewest = Infinity;
  new MutationObserver(() => {
    if (!document.querySelector('.table-screen[data-scene]')) return;
    window.fewest = Math.min(window.fewest, document.querySelectorAll('.log [data-line]').length);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("game", SHORT)
def test_the_log_leads_to_its_pieces(person: Any, play: Any, game: str) -> None:
    someone = person()
    page = someone.page
    solo(someone, game)
    play[game](someone, 3)
    someone.my_turn()
    expect(page.locator(".log .since")).to_have_count(1)
    assert not re.search(r"\w@-?\d", page.locator(".log").inner_text())  # sentences, not notation
    line = page.locator(".log button.line", has_text="plays").last
    line.hover()
    page.wait_for_selector("rect.mark, .marked")
    if game == "Cat Box":
        # Far away from the table, a click brings the piece back into sight; meanwhile the map shows the way.
        box = page.locator("svg[role=application]").bounding_box()
        for _ in range(5):
            page.get_by_role("button", name="Larger").click()
        page.mouse.move(box["x"] + 200, box["y"] + 300)
        page.mouse.down()
        page.mouse.move(box["x"] + 600, box["y"] + 550, steps=4)
        page.mouse.up()
        page.wait_for_selector("svg[aria-label='Overview of the table']")
        line.click()
        page.wait_for_function(
            """() => { const b = document.querySelector('rect.mark').getBoundingClientRect();
            const f = document.querySelector('.felt').getBoundingClientRect();
            return b.left >= f.left && b.right <= f.right && b.top >= f.top && b.bottom <= f.bottom; }"""
        )
    # What happened since is played again on the board, and then everything is as it was.
    lines = page.locator(".log [data-line]").count()
    page.evaluate(FEWEST_LINES)
    page.locator(".log .since button").click()
    page.wait_for_function("lines => window.fewest < lines", arg=lines)
    page.wait_for_function(
        "lines => document.querySelectorAll('.log [data-line]').length === lines"
        " && document.querySelector('.table-screen:not([data-scene])')",
        arg=lines,
    )
    assert page.evaluate(UNFILLED) == []


def test_a_drawn_card_is_shown_and_not_told(person: Any) -> None:
    """The log has the card's picture; whoever only hears it is told every kitten on it."""
    someone = person(locale="de")
    page = someone.page
    sit_at(someone, "cat-box")
    play_cat_box(someone, 2)
    someone.my_turn()
    drawn = page.locator(".log button.line", has_text="zieht eine Karte")
    drawn.first.wait_for()
    assert drawn.locator("svg").count() >= drawn.count()
    assert not [words for words in drawn.locator("> span:not(.unseen)").all_inner_texts() if "Kätzchen" in words]
    assert [words for words in drawn.locator(".unseen").all_inner_texts() if "Kätzchen" in words]
    page.locator("[aria-live]", has_text=re.compile("zieht eine Karte \\(.*Kätzchen")).first.wait_for(state="attached")


READ_ABOVE = """() => new Promise(done => {
  const list = document.querySelector('.log ol');
  list.addEventListener('scroll', done, { once: true });
  list.scrollTop = 60;
})"""


def test_who_reads_the_log_is_not_moved(replay: Any) -> None:
    page = replay.page
    rest = "() => { const list = document.querySelector('.log ol');"
    rest += " return list.scrollHeight - list.scrollTop - list.clientHeight; }"
    page.wait_for_function(f"() => ({rest})() < 2")
    page.locator("svg[role=application]").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-page=replay][data-ply='31']")
    page.wait_for_function(f"() => ({rest})() < 2")
    page.evaluate(READ_ABOVE)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-page=replay][data-ply='32']")
    assert page.evaluate(rest) > 40
