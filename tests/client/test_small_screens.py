"""What a small phone has little room for: many seats, several big moments at once."""

from typing import Any

import pytest

from tests.client.seating import sit_at
from tests.client.story_probe import PLAY

SCROLLED = "() => document.querySelector('.side ul').scrollLeft > 0"


def test_a_strip_of_many_seats_is_scrolled_by_keys(person: Any) -> None:
    someone = person(viewport={"width": 360, "height": 640})
    page = someone.page
    sit_at(someone, "cat-attack", 6)
    strip = page.get_by_role("list", name="Players")
    strip.focus()
    page.evaluate("() => document.querySelector('.side ul').scrollTo({ left: 0, behavior: 'instant' })")
    page.keyboard.press("ArrowRight")
    page.wait_for_function(SCROLLED)
    assert someone.axe() == []
    page.set_viewport_size({"width": 1366, "height": 1000})
    page.wait_for_selector(".side ul:not([tabindex])")  # where all are in sight there is nothing to stop at


# How much of the board the list covers, at its largest.
COVERED = """() => {
  const list = document.querySelector('.listed')?.getBoundingClientRect();
  const board = document.querySelector('main.board').getBoundingClientRect();
  if (list) window.covered = Math.max(window.covered ?? 0, list.height / board.height);
}"""


@pytest.mark.parametrize("size", [(360, 640), (667, 375)])
def test_a_list_of_big_moments_leaves_the_board_in_sight(person: Any, size: tuple[int, int]) -> None:
    someone = person(locale="de", viewport={"width": size[0], "height": size[1]})
    page = someone.page
    sit_at(someone, "cat-attack")
    table = page.url.rpartition("/")[2]
    page.evaluate(f"() => new MutationObserver({COVERED}).observe(document.body, {{ childList: true, subtree: true }})")
    for _ in range(40):
        page.evaluate(PLAY, [table, 3])
        if page.evaluate("() => window.covered"):
            break
    assert 0 < page.evaluate("() => window.covered") <= 0.34
