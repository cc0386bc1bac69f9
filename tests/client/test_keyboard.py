"""Arrow keys at the boards: the first one finds a lit place whatever its direction, the next go on, Enter takes it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.patience import gone
from tests.client.playing import MINE_OR_OVER
from tests.client.seating import sit_at

ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
# What is to be picked first, and where what is pointed at stands on the board.
BOARDS = {
    "cat-box": ("button.lit[aria-pressed]", ".ghost:not(.bad)"),
    "if-it-fits": ("button.lit[aria-pressed]", ".ghost.fine"),
    "cat-attack": ("button.card.lit:is([data-about^='cat'], [data-about^='mouse'], [data-about^='bird'])", ".aim"),
}
STANDS = """pointed => {
  const box = document.querySelector(pointed)?.getBoundingClientRect();
  return box ? [box.x, box.y].map(Math.round) : null;
}"""


@pytest.mark.parametrize("game", BOARDS)
def test_the_first_arrow_key_finds_a_place_and_enter_takes_it(person: Any, game: str) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, game)
    source, pointed = BOARDS[game]
    board = page.locator("svg[role=application]")
    for arrow in ARROWS:
        page.locator(source).first.click()
        board.focus()
        for _ in range(2):  # of several mice or birds one is chosen first, and then its place
            if page.locator(".confirm[disabled]").count():
                assert page.locator(pointed).count() == 0
                page.keyboard.press(arrow)
                page.wait_for_selector(pointed, state="attached")
                page.keyboard.press("Enter")
        page.wait_for_selector(".confirm:not([disabled])")
        page.keyboard.press("Escape")
        page.wait_for_selector(".confirm[disabled]")
        page.keyboard.press("Escape")
        page.wait_for_selector("button[aria-pressed=true]", state="detached")


def test_arrow_keys_go_on_from_place_to_place(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "cat-box")
    page.keyboard.press("1")
    page.wait_for_selector("circle.dot")
    stood = []
    for arrow in ("ArrowLeft", "ArrowRight", "ArrowRight"):
        page.keyboard.press(arrow)
        page.wait_for_selector(".ghost:not(.bad)")
        stood.append(page.evaluate(STANDS, ".ghost"))
    assert stood[0][0] < stood[1][0] <= stood[2][0]
    page.keyboard.press("Enter")
    page.wait_for_selector(".ghost.sure")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table-screen:not([data-ply='0'])")


FOCUSED = "() => document.activeElement !== document.body && document.activeElement.isConnected"


@pytest.mark.parametrize("game", ["cat-box", "csacska-macska"])
def test_the_focus_is_never_lost_and_keys_are_shown(person: Any, play: Any, game: str) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, game)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    keys.get_by_text("turn the card").wait_for()
    assert someone.axe() == []
    page.keyboard.press("Escape")
    gone(keys)
    title = {"cat-box": "Cat Box", "csacska-macska": "Csacska Macska"}[game]
    for _ in range(3):
        play[title](someone, 1, by="keys")
        page.wait_for_function(MINE_OR_OVER)
        if someone.is_over():
            return
        page.wait_for_function(FOCUSED)
    page.keyboard.press("u")
    page.get_by_role("dialog", name="Take your last decision back?").wait_for()


def test_the_log_is_one_stop_and_choices_are_one_group(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "cat-box", start_player=2)
    page.locator("aside.log li .line").first.wait_for()
    assert page.locator("aside.log ol button:not([tabindex='-1'])").count() == 0
    page.locator("aside.log ol").focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_function("() => document.activeElement.matches('aside.log button')")
    someone.open()
    buttons = page.get_by_role("button", name="Cat Box")
    buttons.nth(2).wait_for()  # alone, with friends, on one screen: all say which game they start
    buttons.first.click()
    pills = page.get_by_role("radio")
    pills.first.wait_for()
    names = pills.evaluate_all("all => all.map(each => each.name)")
    assert all(names)
    pills.first.focus()
    page.keyboard.press("ArrowRight")
    expect(pills.nth(1)).to_be_checked()
