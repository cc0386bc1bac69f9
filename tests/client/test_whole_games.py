"""Whole games through the page: by mouse, by keyboard alone, and by touch at 360 px, upright and then sideways."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.client.playing import LARGE_BOARDS
from tests.client.seating import sit_down
from tests.client.story_probe import play_elsewhere

SHORT_GAMES = ["Cat Box", "Csacska Macska"]
MESSAGE_LIMIT = 30_000
MOVES_BY_HAND = 12
MOVES_BETWEEN = 30
# After so many moves a phone is held sideways.
MOVES_UPRIGHT = 4


def turn_the_phone(someone: Any) -> None:
    someone.page.set_viewport_size({"width": 740, "height": 360})
    someone.page.wait_for_function("() => innerWidth === 740 && innerHeight === 360")


@pytest.mark.parametrize("game", SHORT_GAMES)
@pytest.mark.parametrize("way", ["mouse", "keys", "touch"])
def test_a_new_visitor_plays_a_whole_game(
    person: Any, play: Any, game: str, way: str, record_property: Callable[[str, object], None]
) -> None:
    visitor = person(small=way == "touch")
    sizes: list[int] = []
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sizes.append(len(text))))
    visitor.sheet(game, 0)
    visitor.page.locator("dialog .pill", has_text="5").first.click()  # the more play, the fewer turns are one's own
    visitor.choose_level("random")
    begun = time.monotonic()
    visitor.deal()
    visitor.my_turn()
    record_property("seconds_to_table", round(time.monotonic() - begun, 2))
    by = "keys" if way == "keys" else "pointer"
    made = 0
    if game == "Csacska Macska" and way != "mouse":  # long: beginning and end by hand, the moves between by the socket
        made = play[game](visitor, MOVES_BY_HAND, by)
        assert made == MOVES_BY_HAND
        play_elsewhere(visitor, MOVES_BETWEEN)
    elif way == "touch":
        made = play[game](visitor, MOVES_UPRIGHT)
    if way == "touch":
        turn_the_phone(visitor)
    made += play[game](visitor, by=by)
    assert made > 8
    assert visitor.is_over()
    record_property("largest_message", max(sizes))
    assert max(sizes) <= MESSAGE_LIMIT
    assert visitor.page.locator(".sheet .clause").count() >= 3
    assert "{$" not in visitor.page.inner_text("body").replace(" ", "")


@pytest.mark.parametrize("game", LARGE_BOARDS)
@pytest.mark.parametrize("way", ["mouse", "keys", "touch"])
def test_a_whole_game_on_a_large_board(person: Any, game: str, way: str) -> None:
    someone = person(small=way == "touch")
    player, options = LARGE_BOARDS[game]
    sit_down(someone, game, options)
    made = 0
    if way == "touch":
        made = player(someone, MOVES_UPRIGHT)
        turn_the_phone(someone)
    made += player(someone, by="keys" if way == "keys" else "pointer")
    assert made > MOVES_UPRIGHT  # how long a game is depends on its deal
    assert someone.is_over()
    assert someone.page.locator(".sheet ol .panel").count() == 3


def test_two_clicks_lead_to_a_table(person: Any) -> None:
    visitor = person()
    visitor.open()
    visitor.page.locator(".ways button").first.click()
    visitor.deal()
    visitor.page.wait_for_selector("svg[role=application]")
