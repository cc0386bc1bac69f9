"""Sounds, notices of the system and the title of the tab tell that it is one's turn."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.client.playing import MINE_OR_OVER, play_if_it_fits
from tests.client.seating import sit_down, solo
from tests.client.story_probe import play_along

# Counts the tones that are ever started.
EARS = """() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...rest) { window.tones += 1; return start.apply(this, rest); };
}"""


def menu(someone: Any, label: str) -> None:
    """Tick something in the menu."""
    page = someone.page
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("dialog[open] label", has_text=label).click()


def test_sounds_are_heard_until_they_are_switched_off(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({EARS})()")
    sit_down(someone, "if-it-fits")
    play_if_it_fits(someone, 1)
    page.wait_for_function(MINE_OR_OVER)
    page.wait_for_function("() => window.tones > 0")
    menu(someone, "Sounds")
    page.keyboard.press("Escape")
    page.evaluate("window.tones = 0")
    play_if_it_fits(someone, 1)
    page.wait_for_function(MINE_OR_OVER)
    assert page.evaluate("window.tones") == 0
    menu(someone, "Sounds")
    page.wait_for_function("() => window.tones === 2")  # how one's turn will sound


def test_nothing_is_heard_before_the_first_touch(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({EARS})()")
    # The test itself counts as a touch: the page is told that there was none.
    page.add_init_script(
        "Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: false }) })"
    )
    sit_down(someone, "if-it-fits")
    play_along(someone, 2)
    page.wait_for_function(MINE_OR_OVER)
    assert page.evaluate("window.tones") == 0


# The page is not looked at, and what the system would show is kept.
ELSEWHERE = """permission => {
  window.notices = [];
  window.Notification = class {
    static permission = permission;
    static async requestPermission() { return permission; }
    constructor(title, { body }) { window.notices.push([title, body]); }
    close() {}
  };
}"""
HIDDEN = "() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"


def test_a_notice_comes_with_the_turn_and_only_once(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({ELSEWHERE})('granted')")
    # Here a special toy in the first hand binds nobody (IF-R24), so drawing is always a step of one's own.
    sit_down(someone, "if-it-fits", {"edition": "hungarian"})
    menu(someone, "Tell me when")
    page.keyboard.press("Escape")
    page.evaluate(HIDDEN)
    play_if_it_fits(someone, 1)
    page.wait_for_function("() => window.notices.length === 1")
    title, words = page.evaluate("window.notices[0]")
    assert title.startswith("Your turn!")
    assert words.startswith("Your turn.")
    expect(page).to_have_title(title)
    # To draw is a step of the same turn: nobody is called twice.
    page.locator(".deck").click()
    page.locator("rect.spot, button.lit[aria-pressed]").first.wait_for()
    assert page.evaluate("window.notices.length") == 1


def test_a_browser_that_allows_no_notice_is_spoken_of(person: Any) -> None:
    someone = person()
    someone.page.add_init_script(f"({ELSEWHERE})('denied')")
    sit_down(someone, "cat-attack")
    menu(someone, "Tell me when")
    someone.page.wait_for_selector("dialog[open] [role=alert]")
    tell = someone.page.locator("dialog[open] label", has_text="Tell me when")
    expect(tell.locator("input")).not_to_be_checked()


def test_it_says_so_in_the_title_when_it_is_my_turn(person: Any) -> None:
    someone = person()
    solo(someone, "Csacska Macska")
    expect(someone.page).to_have_title(re.compile("^Your turn!"))
