"""Whole games through the page: by mouse, by keyboard alone, and by touch at 360 px."""

import time
from collections.abc import Callable
from typing import Any

import pytest

GAMES = ["Cat Box", "Csacska Macska"]
MESSAGE_LIMIT = 30_000


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["mouse", "keys", "touch"])
def test_a_new_visitor_plays_a_whole_game(
    person: Any, play: Any, game: str, way: str, record_property: Callable[[str, object], None]
) -> None:
    visitor = person(small=way == "touch")
    sizes: list[int] = []
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sizes.append(len(text))))
    visitor.sheet(game, 0)
    visitor.choose_level("random")
    begun = time.monotonic()
    visitor.deal()
    visitor.my_turn()
    record_property("seconds_to_table", round(time.monotonic() - begun, 2))
    made = play[game](visitor, by="keys" if way == "keys" else "pointer")
    assert made > 8
    assert visitor.is_over()
    record_property("largest_message", max(sizes))
    assert max(sizes) <= MESSAGE_LIMIT
    assert visitor.page.locator(".sheet .clause").count() >= 3
    assert "{$" not in visitor.page.inner_text("body").replace(" ", "")


def test_two_clicks_lead_to_a_table(person: Any) -> None:
    visitor = person()
    visitor.open()
    visitor.page.locator(".ways button").first.click()
    visitor.deal()
    visitor.page.wait_for_selector("svg[role=application]")


def test_an_undone_move_comes_back(person: Any, play: Any) -> None:
    visitor = person()
    visitor.sheet("Csacska Macska", 2)
    visitor.deal()
    visitor.page.wait_for_selector(".table-screen")  # the sheet with its own button is gone
    visitor.page.wait_for_function(
        "() => document.querySelector('.status.mine') || document.querySelector('dialog[open]')"
    )
    if visitor.page.locator("dialog[open] .button.primary").count():
        visitor.page.locator("dialog[open] .button.primary").click()
    visitor.my_turn()
    page = visitor.page
    before = page.locator(".middle").inner_text()
    assert play["Csacska Macska"](visitor, moves=1) == 1
    assert page.locator(".middle").inner_text() != before
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => document.querySelector('.table-screen').dataset.ply === '0'")
    page.wait_for_selector("text=took a move back")
    assert page.locator(".middle").inner_text() == before


def test_a_hint_is_shown_and_can_be_taken(person: Any) -> None:
    visitor = person()
    visitor.sheet("Cat Box", 0)
    visitor.deal()
    visitor.my_turn()
    visitor.page.get_by_role("button", name="Hint").click()
    visitor.page.wait_for_selector(".ghost.hint")
    visitor.page.locator(".bubble .button").click()
    visitor.page.wait_for_selector(".ghost.sure")
    assert visitor.page.locator(".confirm:not([disabled])").count() == 1
