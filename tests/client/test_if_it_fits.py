"""If It Fits: what a box is worth, turning one, and the count box by box."""

from typing import Any

from tests.client.playing import MINE_OR_OVER, play_if_it_fits
from tests.client.probes import OVER
from tests.client.seating import sit_down


def test_a_box_tells_what_it_is_worth(person: Any) -> None:
    someone = person()
    sit_down(someone, "if-it-fits")
    play_if_it_fits(someone, 2)
    box = someone.page.locator(".laid .floor").first.bounding_box()
    someone.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    someone.page.wait_for_selector("div.note")
    assert "card" in someone.page.locator("div.note").inner_text()


def test_a_box_tells_it_to_a_finger_too(person: Any) -> None:
    someone = person(small=True)
    sit_down(someone, "if-it-fits")
    play_if_it_fits(someone, 2)
    someone.page.wait_for_function(MINE_OR_OVER)
    someone.page.wait_for_selector(".deck, button.lit[aria-pressed]")
    box = someone.page.locator(".laid .floor").first.bounding_box()
    someone.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    someone.page.wait_for_selector("div.note")


def pick_a_box_that_turns(someone: Any, name: str) -> None:
    """Plays on until there is a box in the hand that is not the same both ways up, and takes it."""
    page = someone.page
    box = page.locator('button.lit[data-piece^="hand:B"]')
    while True:
        for n in range(box.count()):
            someone.press(box.nth(n))
            page.wait_for_selector("rect.spot")
            if page.get_by_role("button", name=name).count():
                return
            someone.press(box.nth(n))  # back into the hand
            page.wait_for_selector("rect.spot", state="detached")
        play_if_it_fits(someone, 1)
        page.wait_for_function(MINE_OR_OVER)
        page.wait_for_selector("button.lit[aria-pressed], rect.spot, .deck")


def test_the_button_to_turn_a_box_covers_no_place(person: Any) -> None:
    someone = person(small=True, locale="hu")
    sit_down(someone, "if-it-fits")
    pick_a_box_that_turns(someone, "Forgatás")
    assert someone.page.evaluate(OVER, [".strip button", "rect.spot"]) == 0


def test_the_end_is_counted_box_by_box(person: Any) -> None:
    """Boxes get their points one after the other; any key leads on to the score sheet."""
    someone = person(reduced_motion="no-preference")
    sit_down(someone, "if-it-fits", seats=2)
    page = someone.page
    page.evaluate(
        "() => { window.most = 0; new MutationObserver(() => { if (document.querySelector('.count'))"
        " window.most = Math.max(window.most, document.querySelectorAll('.looked').length); })"
        ".observe(document.body, { subtree: true, childList: true }); }"
    )
    play_if_it_fits(someone)
    assert someone.is_over()
    lines = page.locator(".sheet ol .panel li").count()
    assert page.evaluate("() => window.most") == (1 if lines else 0)
    page.keyboard.press("Escape")
    assert page.locator(".pay").count() <= lines
