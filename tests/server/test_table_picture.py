"""The final table in the picture of a link: each of the house's games, at every number of seats."""

import json
import random
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageDraw

from clowder.core.types import NOBODY
from clowder.games import GAMES
from clowder.server.link_picture import Facts, Line, picture
from clowder.server.table_picture import DRAWN, draw_table
from clowder.tables.frames import encode

HOUSE = ("cat-attack", "cat-box", "csacska-macska", "if-it-fits")
PLACES = [(game, seats) for game in HOUSE for seats in (GAMES.get(game).min_seats, GAMES.get(game).max_seats)]


def final_view(game: str, seats: int, seed: int) -> Any:
    state, chance = GAMES.get(game).new(seats=seats, options={}, seed=seed), random.Random(seed)
    while state.to_act() >= 0:
        state.apply(chance.choice(list(state.legal_actions())))
    return state.view(NOBODY)


def drawn(view: Any) -> bytes:
    image = Image.new("RGB", (500, 400), "#fbf6ec")
    assert draw_table(ImageDraw.Draw(image), view, (50, 50, 450, 350))
    for edge in ((0, 0, 500, 49), (0, 352, 500, 400), (0, 0, 49, 400), (452, 0, 500, 400)):
        assert len(image.crop(edge).getcolors() or []) == 1, "it stays in its room"
    return image.tobytes()


def test_every_game_of_the_house_has_a_drawing() -> None:
    assert set(DRAWN) == set(HOUSE)


@pytest.mark.parametrize(("game", "seats"), PLACES)
def test_another_end_is_another_picture(game: str, seats: int) -> None:
    one, other = final_view(game, seats, 1), final_view(game, seats, 2)
    assert drawn(one) == drawn(json.loads(encode(one)))
    assert drawn(one) != drawn(other)


def test_an_unknown_game_has_the_cat_and_the_result() -> None:
    line = (Line(1, 0, "Ann", "3 points"),)
    plain = picture(Facts("Tiny", "Ann came first.", line))
    assert picture(Facts("Tiny", "Ann came first.", line, "", encode({"game": "tiny"}))) == plain
    assert Image.open(BytesIO(plain)).size == (1200, 630)


def test_the_picture_of_a_game_shows_its_table_once_drawn() -> None:
    line = (Line(1, 0, "Ann", "3 points"),)
    view = encode(final_view("cat-box", 2, 1))
    shown = picture(Facts("Cat Box", "Ann came first.", line, "", view))
    assert shown is picture(Facts("Cat Box", "Ann came first.", line, "", view))
    assert shown != picture(Facts("Cat Box", "Ann came first.", line))
