"""Several people before one screen: the curtain between turns, and whose cards come first."""

from typing import Any

import pytest

from tests.client.playing import play_cat_box
from tests.client.seating import NEW_TABLE


@pytest.mark.parametrize("game", ["Cat Box", "Csacska Macska"])
def test_pass_and_play_hides_the_table_between_turns(person: Any, play: Any, game: str) -> None:
    both = person()
    both.sheet(game, 2)
    both.page.locator("dialog .pill").first.click()
    both.deal()
    both.page.wait_for_selector(".table-screen")
    for _ in range(4):
        both.page.wait_for_function(
            "() => document.querySelector('dialog[open]') || document.querySelector('.status.mine')"
        )
        if both.page.locator("dialog[open]").count():
            both.page.keyboard.press("Escape")  # nobody peeks
            assert both.page.locator("dialog[open]").count() == 1
            both.page.locator("dialog[open] .button.primary").click()
        both.my_turn()
        play[game](both, 1)


@pytest.mark.parametrize(
    ("game", "words"), [("csacska-macska", "Nothing is hidden in this game"), ("cat-box", "Hidden cards stay hidden")]
)
def test_the_curtain_speaks_of_this_game(person: Any, game: str, words: str) -> None:
    both = person()
    both.open()
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Olha"}, {"kind": "hotseat"}]
    wish = {"game": game, "options": {"start_player": 2}, "seats": seats, "private": True, "spectators": "none"}
    both.open(f"t/{both.page.evaluate(NEW_TABLE, {**wish, 'start': True})}")
    both.page.locator("dialog[open]", has_text="Pass the screen to Olha").wait_for()
    both.page.locator("dialog[open] p", has_text=words).wait_for()


def test_whoever_takes_over_the_screen_finds_their_own_cards_first(person: Any) -> None:
    both = person(small=True)
    page = both.page
    both.sheet("Cat Box", 2)
    both.deal()
    page.wait_for_selector(".table-screen")
    page.locator(".tray, dialog[open]").first.wait_for()
    if page.locator("dialog[open]").count():
        both.press(page.locator("dialog[open] .button.primary"))
    both.my_turn()
    page.locator(".tray").evaluate("row => row.scrollTo({ left: 999 })")
    assert page.locator(".tray").evaluate("row => row.scrollLeft") > 0
    play_cat_box(both, 1)
    both.press(page.locator("dialog[open] .button.primary"))
    both.my_turn()
    page.wait_for_function("() => document.querySelector('.tray').scrollLeft === 0")
