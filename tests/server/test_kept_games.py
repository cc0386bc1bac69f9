"""A bot's process keeps the games it thinks about, and chooses as one that plays every record from the start."""

import random
from dataclasses import replace
from typing import Any

import pytest

from clowder.bots import kept_games
from clowder.bots.kept_games import KeptGames
from clowder.bots.levels import LEVELS
from clowder.core.errors import InvalidRecord
from clowder.core.play import play_text
from clowder.core.record import Record, replay_with
from clowder.core.state import State
from clowder.games import GAMES
from clowder.server import botpool


def played(game: str, seed: int, plies: int, **options: Any) -> Record:
    """A random game as far as it goes."""
    rules, rng = GAMES.get(game), random.Random(seed)
    seats = max(2, rules.min_seats)
    record = Record.start(rules, seats=seats, options=options, seed=seed)
    state = rules.new(seats=seats, options=options, seed=seed)
    for _ in range(plies):
        if state.is_over():
            break
        text = state.action_text(rng.choice(list(state.legal_actions())))
        play_text(state, text)
        record = record.with_action(text)
    return record


def until(record: Record, ply: int) -> Record:
    return Record.from_json({**record.as_json(), "actions": list(record.actions[:ply])})


def replayed(record: Record) -> State:
    return replay_with(GAMES.get(record.game), record).state


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How long the records were that were played from the start."""
    seen: list[int] = []

    def counted(game: Any, record: Record) -> Any:
        seen.append(len(record.actions))
        return replay_with(game, record)

    monkeypatch.setattr(kept_games, "replay_with", counted)
    return seen


@pytest.mark.parametrize("game", ["tiny", *GAMES.ids()])
def test_the_position_is_that_of_a_replay_at_every_ply_and_after_an_undo(game: str, replays: list[int]) -> None:
    kept, record = KeptGames(), played(game, 11, 30)
    for ply in (0, 1, 2, 5, 9, 9, len(record.actions)):
        assert kept.state_of(until(record, ply)).key() == replayed(until(record, ply)).key()
    assert replays == [0], "only new moves were played"
    other = played(game, 12, 30)
    for ply in (4, 6, 3, 7):
        assert kept.state_of(until(record, ply)).key() == replayed(until(record, ply)).key()
        assert kept.state_of(until(other, ply)).key() == replayed(until(other, ply)).key()
    assert replays == [0, 4, 4, 3, 3]


@pytest.mark.parametrize("level", ["kitten", "house-cat", "alley-cat"])
def test_a_bot_chooses_the_same_with_and_without_what_was_kept(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after an undo, and in a process that was started anew."""
    unhurried = replace(LEVELS[level], milliseconds=0)  # a busy machine shall not cut a thought short
    if unhurried.bot == "search":
        unhurried = replace(unhurried, arguments={**unhurried.arguments, "simulations": 30})
    monkeypatch.setitem(LEVELS, level, unhurried)
    record = played("cat-box", 3, 12)
    lengths = (4, 5, 8, 8, 6, 7, 12)

    def choices(anew: bool) -> list[str]:
        monkeypatch.setattr(botpool, "_kept", KeptGames())
        found = []
        for ply in lengths:
            if anew:
                monkeypatch.setattr(botpool, "_kept", KeptGames())
            seat = int(replayed(until(record, ply)).to_act())
            found.append(botpool.choose_action(until(record, ply).as_json(), seat, level, ply))
        return found

    assert choices(anew=False) == choices(anew=True)


def test_what_is_handed_out_may_be_spoilt() -> None:
    kept, record = KeptGames(), played("tiny", 5, 6)
    state = kept.state_of(record)
    while not state.is_over():
        state.apply(state.legal_actions()[0])
    assert kept.state_of(record).key() == replayed(record).key()


def test_another_deal_is_another_game(replays: list[int]) -> None:
    kept, record = KeptGames(), played("tiny", 5, 4)
    kept.state_of(record)
    for change in ({"seed": f"{6:032x}"}, {"options": {**record.options, "turns": 9}}, {"seats": 3}):
        other = Record.from_json({**record.as_json(), "actions": ["wave"], **change})
        assert kept.state_of(other).key() == replayed(other).key()
    assert replays == [4, 1, 1, 1]
    with pytest.raises(InvalidRecord):
        kept.state_of(Record.from_json({**record.as_json(), "rules_version": "0"}))


def test_moves_that_are_not_legal_end_a_record_as_they_end_a_replay() -> None:
    kept, record = KeptGames(), played("tiny", 5, 4)
    for texts in (("wave", "play 99"), ("wave", "nonsense", "wave"), ("wave", "wave")):
        for _ in range(2):
            asked = Record.from_json({**record.as_json(), "actions": [*record.actions, *texts]})
            assert kept.state_of(asked).key() == replayed(asked).key()


def test_the_least_recently_used_is_forgotten(replays: list[int]) -> None:
    kept = KeptGames(2)
    first, second, third = [played("tiny", seed, seed) for seed in (1, 2, 3)]
    for record in (first, second, first, third, first, second):
        kept.state_of(record)
    assert replays == [1, 2, 3, 2]
