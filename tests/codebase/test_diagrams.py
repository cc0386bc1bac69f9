"""The pictures of the rulebooks: the engine accepts their positions and allows or refuses their moves as they say."""

import re
from pathlib import Path
from typing import Any

import pytest

from clowder.games import GAMES
from clowder.texts.diagrams import diagrams_of, drawn, package_of, read_diagrams
from clowder.texts.rulebook import Rulebook, read_book

GAME_IDS = GAMES.ids()
ROWS = [
    pytest.param(id, row, id=f"{row['clause']}-{number}")
    for id in GAME_IDS
    for number, row in enumerate(read_diagrams(package_of(GAMES.get(id))))
]
WORDS_ONLY = {"editions", "wording"}  # chapters that compare texts: nothing in them happens on a table


@pytest.mark.parametrize(("id", "row"), ROWS)
def test_a_picture_shows_what_the_engine_says(id: str, row: Any) -> None:
    shown = drawn(GAMES.get(id), row)
    refusal = shown["refusal"]
    assert (None if refusal is None else refusal["key"]) == row.get("refusal")
    assert bool(shown["events"]) == ("move" in row and refusal is None)


@pytest.mark.parametrize(("id", "row"), ROWS)
def test_a_picture_follows_an_example(id: str, row: Any) -> None:
    tests = Path(__file__).resolve().parents[1] / "games" / id.replace("-", "_")
    written = "".join(file.read_text(encoding="utf-8") for file in sorted(tests.glob("*.*")))
    assert re.search(rf"\b{re.escape(row['example'])}\b", written), f"no test of {id} knows {row['example']}"


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_chapter_has_pictures_and_every_picture_a_clause(id: str) -> None:
    game = GAMES.get(id)
    package = package_of(game)
    with_pictures = set(diagrams_of(game))
    seen = set()
    for chapter in read_book(package)["chapter"]:
        clauses = {*chapter.get("clauses", []), *chapter.get("rulings", [])}
        assert chapter["id"] in WORDS_ONLY or clauses & with_pictures, chapter["id"]
        seen |= clauses & with_pictures
    assert seen == with_pictures
    told = [clause for chapter in Rulebook(package, pictures_by=game).chapters() for clause in chapter["clauses"]]
    assert {clause["id"] for clause in told if clause.get("diagrams")} == with_pictures


@pytest.mark.parametrize("id", GAME_IDS)
def test_what_is_allowed_stands_beside_what_is_not(id: str) -> None:
    pictures = diagrams_of(GAMES.get(id))
    both = [clause for clause, rows in pictures.items() if len({row["refusal"] is None for row in rows}) == 2]
    assert len(both) >= 5
