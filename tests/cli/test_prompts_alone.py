"""Whole games at the terminal in every language, by somebody who reads nothing but what it prints."""

import re

import pytest

import clowder
from clowder.core.rng import Rng
from clowder.texts import LANGUAGES
from tests.cli.conftest import Clowder
from tests.cli.reader import COMMANDS, Reader, sits_down, vocabulary, words_of
from tests.contract.catalog import present_ids

TABLES = {"cat-attack": ("-o", "lives=2"), "cat-box": ("-o", "rules=special")}
SEED = 5


def play_out(call: Clowder, reader: Reader, game_id: str, language: str) -> int:
    table = ("--seats", "3", "--level", "random", "--seed", str(SEED), *TABLES.get(game_id, ()))
    said = call("play", game_id, *table, "--lang", language)
    reader.end(said.out.splitlines())
    assert said.err == ""
    return said.code


def sentences(reader: Reader, game_id: str) -> list[str]:
    """What was said, without moves, without ids in brackets and without the signs that are explained."""
    game = clowder.game(game_id)
    labels = "|".join(game.seat_label(seat) for seat in range(game.max_seats))
    written = "|".join(re.escape(move) for move in sorted(reader.moves, key=len, reverse=True))
    moved = re.compile(rf"(?:{labels}): [a-z]+( [^:;]*)?")
    spoken = [re.sub(written, " ", line) for line in reader.told if not moved.fullmatch(line)]
    return [re.sub(r"\[[^\]]*\]|\([^()]*\)|\b[A-Z]+\b(, [a-z]+:)?", " ", line) for line in spoken]


def ids_of(game_id: str) -> set[str]:
    """The words that programs use for the parts of a game."""
    schema = clowder.game(game_id).options_schema()["properties"]
    state = clowder.game(game_id).new(seats=3, seed=SEED)
    luck = Rng(SEED)
    found: set[str] = set()
    while not state.is_over():
        view = state.view(int(state.to_act()))
        found |= words_of(" ".join([str(view).replace("_", " "), *schema]))
        actions = state.legal_actions()
        state.apply(actions[luck.below(len(actions))])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", present_ids())
def test_a_game_is_played_to_its_end_from_the_prompts_alone(
    call: Clowder,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    game_id: str,
    language: str,
) -> None:
    reader = sits_down(monkeypatch, capsys, SEED)
    assert play_out(call, reader, game_id, language) == 0
    assert reader.refused == []
    assert len(reader.moves) > 3
    label = clowder.game(game_id).seat_label(0)
    assert [line for line in reader.told if re.match(rf"\d[.º] {label}: -?\d", line)], "the result names everybody"
    if language != "en":
        left = words_of(" ".join(sentences(reader, game_id)))
        foreign = (vocabulary("en") | ids_of(game_id)) - vocabulary(language) - COMMANDS - words_of("Enter")
        assert sorted(left & foreign) == []
