"""Cat Box and If It Fits: whatever lies on the table says what it is, by mouse, finger and keys.

Two languages each; what is said in all five of them about everything is read in client/tests/explained.test.ts.
"""

from typing import Any

import pytest

from tests.client.looking import read
from tests.client.patience import gone
from tests.client.playing import MINE_OR_OVER, play_if_it_fits
from tests.client.probes import UNFILLED
from tests.client.seating import sit_at, sit_down

# What explains itself: kind -> where it is drawn.
CAT_BOX = {
    "a card on the table": "g.laid[data-about]",
    "the deck": "[data-about=deck]",
    "a kitten that is counted": '[data-about="kind:K"]',
    "empty boxes": '[data-about="kind:E"]',
    "who one is": "[data-about=identity]",
    "a card in hand": ".hand [data-piece^='hand:']",
    "a tile": "[data-tile=fish]",
    "a tile of another": "li [data-about=mouse]",
}
IF_IT_FITS = {
    "a box card": "g.laid[data-about]:has(.floor:not(.start)):not(:has(.cushion))",
    "a start box": "g.laid[data-about]:has(.start)",
    "a sleeping cat": "g.laid[data-about]:has(.cushion)",
    "an awake cat": "g.lying[data-about]",
    "a toy": "use[data-about^='toy:']",
    "the draw pile": "[data-about=pile]",
}
# A point where one of these pieces, and nothing over it, is what one touches.
TOUCHED = """pieces => {
  for (const piece of pieces) {
    piece.scrollIntoView?.({block: 'nearest', inline: 'nearest'});
    const box = piece.getBoundingClientRect();
    for (let n = 1; n < 60; n += 1) {
      const [x, y] = [box.x + box.width * (n * 0.37 % 1), box.y + box.height * (n * 0.73 % 1)];
      if (document.elementFromPoint(x, y)?.closest('[data-about]') === piece) return [x, y];
    }
  }
  return null;
}"""


def hold(someone: Any, x: float, y: float) -> str:
    """A finger rests until it is answered."""
    touch = someone.context.new_cdp_session(someone.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    name = read(someone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return name


def table_of(someone: Any, game: str) -> dict[str, str]:
    """A table with something of every kind that shows itself in a few turns; its kinds."""
    if game == "cat-box":
        sit_at(someone, game, rules="special")
        return CAT_BOX
    sit_down(someone, game)
    page = someone.page
    for _ in range(40):
        if sum(page.locator(place).count() > 0 for place in IF_IT_FITS.values()) >= 5 or someone.is_over():
            break  # some never come, and at the end the result lies over the table
        play_if_it_fits(someone, 1)
        page.wait_for_function(MINE_OR_OVER)
        page.wait_for_selector("button.lit[aria-pressed], rect.spot, .deck, .sheet ol .panel")
    # In the cat step a cat is in the fingers, and pointing means a place: no cat, and look.
    page.keyboard.press("Escape")
    if page.locator("rect.spot").count():
        play_if_it_fits(someone, 1)
        page.wait_for_function(MINE_OR_OVER)
        page.wait_for_selector("button.lit[aria-pressed], .deck, .sheet ol .panel")
    return {what: place for what, place in IF_IT_FITS.items() if page.locator(place).count()}


@pytest.mark.parametrize(
    ("game", "language"), [("cat-box", "en"), ("cat-box", "uk"), ("if-it-fits", "en"), ("if-it-fits", "hu")]
)
def test_everything_on_the_table_opens_under_a_mouse_and_a_finger(person: Any, game: str, language: str) -> None:
    someone = person(locale=language, has_touch=True)
    page = someone.page
    names = {}
    for what, place in table_of(someone, game).items():
        spot = page.locator(place).evaluate_all(TOUCHED)
        if spot is None:  # something lies over all of them
            continue
        page.mouse.move(*spot)
        names[what] = read(someone)
        page.mouse.move(2, 2)
        gone(page.locator(".look"))
        assert hold(someone, *spot) == names[what]  # the finger is told what the mouse was
        page.keyboard.press("Escape")
        gone(page.locator(".look"))
    assert len(names) >= 4
    assert len(set(names.values())) >= len(names) - 1, names  # a tile of mine and one of another's are one
    assert page.evaluate(UNFILLED) == []


@pytest.mark.parametrize("game", ["cat-box", "if-it-fits"])
def test_the_keys_that_walk_over_the_table_open_what_they_come_to(person: Any, game: str) -> None:
    someone = person()
    page = someone.page
    table_of(someone, game)
    page.locator("svg[role=application]").focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowLeft")  # the first card lies in column 0, row 0
    first = read(someone)
    page.keyboard.press("Escape")
    gone(page.locator(".look"))
    page.keyboard.press("Shift+ArrowLeft")
    for _ in range(30):  # far out on the felt nothing lies, and nothing is explained
        page.keyboard.press("Shift+ArrowLeft")
    gone(page.locator(".look"))
    assert first


def test_a_card_in_the_fingers_points_and_does_not_explain(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "cat-box")
    page.locator("g.laid[data-about]").first.wait_for()
    page.locator("button.lit[aria-pressed]").first.click()
    page.wait_for_selector("circle.dot")
    assert page.locator("g.laid[data-about]").count() == 0


def test_a_tap_on_what_lies_there_opens_it(person: Any) -> None:
    someone = person(small=True)
    page = someone.page
    sit_at(someone, "cat-box")
    page.touchscreen.tap(*page.locator("g.laid[data-about]").evaluate_all(TOUCHED))
    assert read(someone)
