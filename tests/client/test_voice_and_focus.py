"""What is said aloud, once, and where the focus goes."""

import re
from typing import Any

from tests.client.playing import MINE_OR_OVER, play_if_it_fits
from tests.client.probes import LISTENER, UNLIT_CORNER
from tests.client.seating import sit_down


def test_a_turn_is_said_once(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({LISTENER})()")
    sit_down(someone, "if-it-fits")
    play_if_it_fits(someone, 1)
    page.wait_for_function(MINE_OR_OVER)
    page.wait_for_function("() => window.heard.length")
    # The status line is a voice of its own.
    page.wait_for_function("() => document.querySelector('header p[role=status]').textContent.startsWith('Your turn.')")
    assert not [words for words in page.evaluate("window.heard") if "Your turn" in words]


def test_the_same_refusal_is_said_again(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({LISTENER})()")
    sit_down(someone, "if-it-fits")
    page.locator("button.lit[aria-pressed]").first.click()
    page.wait_for_selector("rect.spot")
    for times in (1, 2):
        page.mouse.click(*page.wait_for_function(UNLIT_CORNER).json_value())
        page.wait_for_selector(".bubble .clause")
        page.wait_for_function(
            "times => { const words = document.querySelector('.bubble p').textContent;"
            " return window.heard.filter(each => each === words).length === times; }",
            arg=times,
        )


def test_places_are_named_aloud_and_shown_in_the_log(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({LISTENER})()")
    sit_down(someone, "if-it-fits")
    play_if_it_fits(someone, 1)
    page.wait_for_function("() => window.heard.some(words => /Columns? −?\\d.*, row −?\\d/.test(words))")
    lines = page.locator(".all > ol > li .line > span:not(.unseen)").all_inner_texts()
    assert lines
    assert not [line for line in lines if re.search(r"\d, ?[−-]?\d", line)]


FOCUSED = "() => document.activeElement.tagName + ' ' + document.activeElement.textContent.trim()"


def test_the_focus_goes_to_the_heading_of_a_new_page(person: Any) -> None:
    someone = person()
    page = someone.page
    someone.open()
    page.wait_for_selector(".card")
    assert page.evaluate(FOCUSED).startswith("BODY")
    page.locator("a[href$='rules/cat-box']").click()
    page.wait_for_function(f"words => ({FOCUSED})() === words", arg="H1 Rules of Cat Box")
    page.go_back()
    page.wait_for_function("() => document.activeElement.textContent.includes('Four cat games')")
    page.locator(".ways button").first.click()
    someone.deal()
    someone.my_turn()
    page.wait_for_function(f"words => ({FOCUSED})() === words", arg="H1 Cat Box")


def test_the_focus_is_on_the_heading_of_what_was_opened(person: Any) -> None:
    someone = person()
    page = someone.page
    someone.open("parts")
    page.get_by_role("button", name="Begin with the house’s").focus()
    page.keyboard.press("Enter")
    page.get_by_role("region", name="C01").wait_for()
    page.wait_for_function("() => document.activeElement.tagName === 'H1'")
    someone.open("referee")
    page.get_by_role("link", name="Count a game Cat Box").focus()
    page.keyboard.press("Enter")
    cell = page.get_by_role("button", name="Column 0, row 0: nothing")
    cell.wait_for()
    page.wait_for_function("() => document.activeElement.tagName === 'H1'")
    cell.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Column 0, row 0: black kitten").wait_for()
