"""If It Fits: what a box is worth, turning one, and the count box by box."""

from typing import Any

from playwright.sync_api import expect

from tests.client.playing import MINE_OR_OVER, MOVED_ON, play_if_it_fits, tap_lit
from tests.client.probes import LISTENER, OVER
from tests.client.seating import sit_down


def test_a_box_tells_what_it_is_worth(person: Any) -> None:
    someone = person()
    sit_down(someone, "if-it-fits")
    play_if_it_fits(someone, 2)
    box = someone.page.locator(".laid .floor").first.bounding_box()
    someone.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(someone.page.locator("div.note")).to_contain_text("card")


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


def test_the_button_to_turn_a_box_stands_by_the_hand_and_covers_no_place(person: Any) -> None:
    someone = person(small=True, locale="hu")
    sit_down(someone, "if-it-fits")
    pick_a_box_that_turns(someone, "Forgatás")
    page = someone.page
    assert page.evaluate(OVER, [".strip", "rect.spot"]) == 0
    turn = page.locator(".tray").get_by_role("button", name="Forgatás")
    page.evaluate(LISTENER)
    someone.press(turn)
    # What was told of the last move may still be in the same breath.
    page.wait_for_function("() => window.heard.some(words => words.includes('Elforgatva: '))")


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


def until(someone: Any, what: str) -> None:
    """Plays on until this is there, in another game where one has ended without it."""
    for n in range(60):
        someone.page.wait_for_selector("button.lit[aria-pressed], rect.spot, .deck, .sheet ol .panel")
        if someone.page.locator(what).count():
            return
        if someone.is_over():
            sit_down(someone, "if-it-fits")
        play_if_it_fits(someone, 1 + n % 2)
        someone.page.wait_for_function(MINE_OR_OVER)
    raise AssertionError(f"{what} has not come")


def test_no_cat_is_confirmed_as_every_decision_is(person: Any) -> None:
    someone = person()
    sit_down(someone, "if-it-fits")
    page = someone.page
    no_cat = page.get_by_role("button", name="No cat", exact=True)
    until(someone, ".tray > .button[aria-pressed]")
    ply = page.locator(".table-screen").get_attribute("data-ply")
    no_cat.first.click()
    page.locator(".confirm:not([disabled])").wait_for()
    assert page.locator(".table-screen").get_attribute("data-ply") == ply
    page.locator(".confirm").click()
    page.wait_for_function(MOVED_ON, arg=ply)


def test_a_drafted_card_says_what_its_box_will_be_worth(person: Any) -> None:
    someone = person()
    sit_down(someone, "if-it-fits")
    page = someone.page
    until(someone, 'button.lit[data-piece^="hand:B"]')
    page.locator('button.lit[data-piece^="hand:B"]').first.click()
    page.wait_for_selector("rect.spot")
    tap_lit(someone, "rect.spot", 0)
    note = page.locator(".note.coming")
    expect(note).to_contain_text("After this move")
    expect(note).to_contain_text("→")


ALL_COUNTED = """() => {
  const view = document.querySelector('svg[role=application]').getBoundingClientRect();
  const far = [...document.querySelectorAll('rect.spot')].map(each => each.getBoundingClientRect())
    .map(box => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => x < view.left || x > view.right || y < view.top || y > view.bottom);
  return far.length === Number(document.querySelector('.overview + button b')?.innerText ?? 0);
}"""


def test_the_fitted_table_has_no_card_under_28_pixels(person: Any) -> None:
    """On a small phone to the end of a game: what does not fit is on the small map."""
    someone = person(small=True, viewport={"width": 375, "height": 667})
    sit_down(someone, "if-it-fits", seats=5)
    page = someone.page
    for _ in range(99):
        widths = page.locator(".laid .floor").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
        assert min(widths, default=99) >= 28
        if someone.is_over():
            return
        card = page.locator("button.lit[aria-pressed=false]")
        if card.count():  # lit places that are not in sight are counted beside the small map
            someone.press(card.first)
            page.wait_for_selector("rect.spot")
            page.wait_for_function(ALL_COUNTED)
            page.keyboard.press("Escape")
        play_if_it_fits(someone, 1)
        page.wait_for_function(MINE_OR_OVER)


def test_a_cell_says_its_card_its_cat_and_its_box(person: Any) -> None:
    someone = person()
    sit_down(someone, "if-it-fits")
    until(someone, ".deck")
    page = someone.page
    page.evaluate(LISTENER)
    page.locator("svg[role=application]").focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function("() => window.heard.some(words => /Box of .*Worth now: −?\\d+/.test(words))")
