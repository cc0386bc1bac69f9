"""What a family met on two phones, one held sideways: sheets, logs, lessons and positions that do not hide things."""

from typing import Any

import pytest

from tests.client.playing import play_cat_box
from tests.client.seating import sit_at
from tests.client.test_setup import begin, put_in, seats

SIDEWAYS = {"width": 812, "height": 375}
IN_SIGHT = """which => {
  const box = document.querySelector(which).getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight && over !== null && over.closest(which) !== null;
}"""
# Pairs in the bar of a lesson that lie over each other.
OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('header .brand, header li button, header a.button')]
    .map(each => [each.ariaLabel ?? each.title, each.getBoundingClientRect()]);
  return parts.flatMap(([name, a], n) => parts.slice(n + 1)
    .filter(([, b]) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom)
    .map(([other]) => `${name} lies over ${other}`));
}"""
# Cards of the hand, as far as the hand shows them.
SHOWN_CARD = """() => {
  const [hand, card] = ['footer .hand', 'footer .hand .card'].map(which =>
    document.querySelector(which).getBoundingClientRect());
  return Math.min(hand.bottom, card.bottom) - Math.max(hand.top, card.top) >= card.height - 1;
}"""


@pytest.mark.parametrize("viewport", [{"width": 1366, "height": 768}, {"width": 375, "height": 812}, SIDEWAYS])
def test_the_button_that_opens_a_table_is_in_sight(person: Any, viewport: dict[str, int]) -> None:
    someone = person(locale="de", viewport=viewport)
    someone.sheet("Cat Box", 1)
    someone.page.locator("dialog summary").click()  # as long as it gets
    someone.page.wait_for_selector("dialog details select")
    assert someone.page.evaluate(IN_SIGHT, "dialog [type=submit]")


def test_the_log_of_a_phone_opens_at_its_newest_line(person: Any) -> None:
    someone = person(small=True)
    page = someone.page
    sit_at(someone, "cat-box")
    play_cat_box(someone, 5)
    someone.my_turn()
    someone.press(page.locator("header .doors button").nth(1))
    page.wait_for_selector("dialog[open] [data-line]")
    page.wait_for_function(
        """() => { const lines = document.querySelectorAll('dialog[open] [data-line]');
          const box = lines[lines.length - 1].getBoundingClientRect();
          return lines.length > 12 && box.bottom <= innerHeight; }"""
    )
    assert page.evaluate("() => document.querySelector('dialog[open]').scrollTop") == 0  # its head stays


def test_a_lesson_held_sideways(person: Any) -> None:
    """Ten steps cover nothing in the bar, and each is read from its first line."""
    someone = person(small=True, locale="hu", viewport=SIDEWAYS)
    page = someone.page
    someone.open("learn/csacska-macska")
    page.wait_for_selector("[data-page=lesson][data-step='1'] .task h2")
    assert page.evaluate(OVERLAPS) == []
    someone.press(page.locator(".next"))  # it is scrolled to
    page.wait_for_selector("[data-page=lesson][data-step='2'] .task h2")
    page.add_style_tag(content=".side { max-height: 6rem !important; }")  # so that every text is longer
    page.evaluate("() => document.querySelector('.side').scrollTo(0, 999)")
    assert page.evaluate("() => document.querySelector('.side').scrollTop") > 0
    someone.press(page.locator(".next"))
    page.wait_for_selector("[data-page=lesson][data-step='3']")
    page.wait_for_function("() => document.querySelector('.side').scrollTop === 0")


@pytest.mark.parametrize("viewport", [{"width": 375, "height": 667}, SIDEWAYS])
def test_one_card_left_does_not_cover_the_map(person: Any, viewport: dict[str, int]) -> None:
    """A position laid by hand may have a single card, and says whose hand is missing where one plays on from it."""
    someone = person(small=True, viewport=viewport)
    page = begin(someone, "cat-attack")
    first = seats(page)[0]
    someone.press(page.get_by_role("radio", name=first, exact=True))
    put_in(someone, "cat5", f"{first}: Hand")
    page.get_by_text("This position is possible").wait_for()
    someone.press(page.get_by_role("button", name="To the table"))
    page.wait_for_selector("[data-page=position] footer .hand .cards button")
    assert page.locator("footer .hand .cards button").bounding_box()["width"] <= 80
    someone.press(page.locator("[data-begin=solo]"))
    someone.expect_trouble("422")
    someone.deal()
    page.get_by_text("this hand cannot be").first.wait_for()
    page.wait_for_function(IN_SIGHT, arg="dialog [role=alert] p")


def test_a_position_held_sideways(person: Any) -> None:
    """Cards and confirm are there, and nothing of the page lies below the screen."""
    someone = person(small=True, locale="uk", viewport=SIDEWAYS)
    page = someone.page
    someone.open("position/cat-attack")
    page.wait_for_selector("footer .hand .card")
    page.wait_for_function(SHOWN_CARD)
    assert page.evaluate("() => document.documentElement.scrollHeight") == SIDEWAYS["height"]
    confirm = page.locator("footer .primary").bounding_box()
    assert confirm["y"] + confirm["height"] <= SIDEWAYS["height"]
    assert confirm["height"] >= 44
