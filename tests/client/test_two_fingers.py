"""Fingers on a board: two zoom and choose nothing; where cards lie too small for one, its tap brings them nearer."""

import re
from typing import Any

import pytest

import clowder
from tests.client.patience import comes, gone
from tests.client.seating import NEW_TABLE, sit_at
from tests.client.test_landscape import Finger, hold, middle_of

SIDEWAYS = {"width": 667, "height": 375}
SCALE = """() => Number(
  document.querySelector('.plane')?.style.transform.match(/scale\\(([\\d.]+)/)[1] ?? visualViewport.scale)"""
NEARER = f"was => ({SCALE})() > 1.2 * was"
# Nothing is chosen, nothing is explained, nothing hangs on a finger.
NOTHING = (
    """() => !document.querySelector('.look, .flying, .ghost.sure') && document.querySelector('.confirm').disabled"""
)
# Places that are out of sight, or under the deck, the buttons or the counts.
HIDDEN = """() => [...document.querySelectorAll('circle.dot')].filter(dot => {
  const {left, top, width, height} = dot.getBoundingClientRect();
  return !document.elementFromPoint(left + width / 2, top + height / 2)?.closest('svg[role=application]');
}).length"""
# Of the lit place nearest to the middle of the felt: where it is, where the next one is, and how far they are apart.
MIDDLE_ONE = """() => {
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(document.querySelector('.felt').getBoundingClientRect());
  const near = (places, x, y) => places.toSorted((a, b) =>
    Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
  const places = [...document.querySelectorAll('circle.dot')].map(dot => middle(dot.getBoundingClientRect()));
  const [first] = near(places, x, y), next = near(places, ...first)[1];
  return [first, next, Math.hypot(first[0] - next[0], first[1] - next[1])];
}"""


@pytest.mark.parametrize("game", ["cat-box", "if-it-fits", "cat-attack", "csacska-macska"])
def test_two_fingers_zoom_and_choose_nothing(person: Any, game: str) -> None:
    someone = person(has_touch=True, is_mobile=True, viewport=SIDEWAYS)
    page, finger = someone.page, Finger(someone)
    sit_at(someone, game)
    x, y = middle_of(page.locator("svg[role=application], main .room").first)
    was = page.evaluate(SCALE)
    finger.touch("Start", (x - 30, y))
    finger.touch("Start", (x - 30, y), (x + 30, y))
    for step in range(8, 64, 8):
        finger.touch("Move", (x - 30 - step, y), (x + 30 + step, y))
    page.wait_for_function(NEARER, arg=was)
    page.evaluate("() => new Promise(done => setTimeout(done, 600))")  # a finger that rested so long would have pressed
    finger.touch("End")
    assert page.evaluate(NOTHING)


def diagonal(cards: int) -> Any:
    """A position of Cat Box in which each card lies a step further down to the right."""
    game = clowder.game("cat-box")
    state = game.new(seats=3, seed=5)
    for step in range(1, cards):
        moves = [state.action_text(each) for each in state.legal_actions()]
        clowder.play_text(state, next(each for each in moves if each.endswith(f"@{step},{step}")))
    return game.position(state)


@pytest.mark.parametrize("cards", [14, 27, 40])
def test_a_long_diagonal_fits_and_a_finger_finds_its_place(person: Any, cards: int) -> None:
    someone = person(has_touch=True, viewport=SIDEWAYS)
    page = someone.page
    someone.arrive()
    position = diagonal(cards)
    me = int(re.sub(r"\D", "", position["to_act"])) - 1
    seats = [{"kind": "bot", "level": "random"}] * 3
    seats[me] = {"kind": "me"}
    wish = {"game": "cat-box", "options": {}, "seats": seats, "private": True, "spectators": "none", "start": True}
    someone.open(f"t/{page.evaluate(NEW_TABLE, {**wish, 'position': position})}")
    for width, height in ((375, 667), (667, 375)):
        hold(someone, (width, height))
        someone.my_turn()
        page.locator("button.lit[aria-pressed]").first.tap()
        page.wait_for_selector("circle.dot")
        comes(page, HIDDEN, 0)
        (x, y), (next_x, next_y), apart = page.evaluate(MIDDLE_ONE)
        assert apart < 24
        page.touchscreen.tap((x + next_x) / 2, (y + next_y) / 2)
        page.wait_for_function(f"() => ({MIDDLE_ONE})()[2] > 40")
        assert page.locator(".ghost.sure").count() == 0
        page.touchscreen.tap(*page.evaluate(MIDDLE_ONE)[0])
        page.wait_for_selector(".ghost.sure")
        if width > height:
            break
        page.keyboard.press("Escape")  # laid back: all is shown again
        page.keyboard.press("Escape")
        gone(page.locator("circle.dot"))
    page.locator(".confirm").tap()
    page.wait_for_selector("[data-ply]:not([data-ply='0']) .status.mine, .table-screen.ended")
    page.wait_for_function(  # all is shown again
        "() => [...document.querySelectorAll('g.laid')].every(card => card.getBoundingClientRect().width < 60)"
    )
