"""Several people before one screen: what is covered between turns, and whose cards come first."""

from typing import Any

import pytest

from tests.client.playing import play_cat_box
from tests.client.seating import NEW_TABLE


def at_one_screen(both: Any, game: str, **options: Any) -> None:
    """Ann and Ben before one screen, Ann to begin."""
    both.arrive()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Ben"}, {"kind": "hotseat", "name": "Cleo"}]
    wish = {"game": game, "options": options, "seats": seats, "private": True, "spectators": "none"}
    both.open(f"t/{both.page.evaluate(NEW_TABLE, {**wish, 'start': True})}")
    both.page.wait_for_selector(".table-screen")


@pytest.mark.parametrize("small", [False, True])
def test_only_the_hand_is_covered_and_who_took_the_device_says_so_by_name(person: Any, small: bool) -> None:
    both = person(small=small)
    page = both.page
    at_one_screen(both, "cat-box", start_player=1)
    both.my_turn()
    play_cat_box(both, 1)
    curtain = page.get_by_role("group", name="Pass the screen to Ben")
    curtain.wait_for()
    assert page.locator("main svg[role=application]").is_visible(), "the board stays, with what was just laid on it"
    assert page.locator("dialog[open]").count() == 0
    assert page.locator(".tray").count() == 0, "the hand is not in the page"
    assert page.locator("aside.log li").count() == 0, "nor is what the log tells only Ann"
    assert not page.locator(".confirm:not([disabled])").count()
    assert both.axe() == []
    page.wait_for_function("document.activeElement.textContent.trim() === 'I am Ben'")  # the next sensible thing
    both.press(curtain.get_by_role("button", name="I am Ben"))
    both.my_turn()
    page.wait_for_selector(".tray")
    assert page.locator(".side .note", has_text="You").count() == 0, "nobody is called You where three sit"
    play_cat_box(both, 1)
    page.get_by_role("group", name="Pass the screen to Cleo").wait_for()


def test_there_is_no_curtain_where_nothing_is_hidden(person: Any, play: Any) -> None:
    both = person()
    page = both.page
    at_one_screen(both, "csacska-macska", start_player=1)
    names = set()
    for _ in range(30):
        both.my_turn()
        names.add(page.locator("[aria-current] .name").inner_text())
        if len(names) == 3:
            break
        assert page.get_by_text("Pass the screen").count() == 0
        play["Csacska Macska"](both, 1)
    assert names == {"Ann", "Ben", "Cleo"}


def test_whoever_takes_over_the_screen_finds_their_own_cards_first(person: Any) -> None:
    both = person(small=True)
    page = both.page
    both.sheet("Cat Box", 2)
    both.deal()
    page.wait_for_selector(".table-screen")
    page.locator(".tray, .pass").first.wait_for()
    if page.locator(".pass").count():
        both.press(page.locator(".pass .button"))
    both.my_turn()
    page.locator(".tray").evaluate("row => row.scrollTo({ left: 999 })")
    assert page.locator(".tray").evaluate("row => row.scrollLeft") > 0
    play_cat_box(both, 1)
    both.press(page.locator(".pass .button"))
    both.my_turn()
    page.wait_for_function("() => document.querySelector('.tray').scrollLeft === 0")


def test_on_a_phone_held_sideways_the_button_of_who_takes_it_is_in_sight(person: Any) -> None:
    both = person(has_touch=True, viewport={"width": 667, "height": 375}, locale="hu")
    page = both.page
    both.arrive()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Maximiliane-Friederike"}]
    wish = {"game": "cat-box", "options": {"start_player": 2}, "seats": seats, "private": True, "spectators": "none"}
    both.open(f"t/{page.evaluate(NEW_TABLE, {**wish, 'start': True})}")
    page.wait_for_selector(".tray, .pass")
    if page.locator(".tray").count():
        play_cat_box(both, 1)
    button = page.locator(".pass .button")
    button.wait_for()
    edge = page.locator("footer .bar").bounding_box()
    box = button.bounding_box()
    assert box["y"] + box["height"] <= edge["y"] + 1
