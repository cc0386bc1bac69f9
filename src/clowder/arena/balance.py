"""Is a game fair and lively? Many games between equal players, and what happened in them."""

import statistics
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from clowder.arena.match import decide, seed_of
from clowder.arena.players import make_player
from clowder.arena.standings import wilson
from clowder.core.event import Event
from clowder.core.record import Record
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.games import GAMES

MARKED = ("tile", "card", "kind", "colour", "toy", "cat", "space", "shop", "suit")  # payload that names a piece


@dataclass(frozen=True)
class Study:
    """What is played: the same kind of player on every seat."""

    game: str
    seats: int
    games: int
    seed: int
    player: str = "random"
    options: dict[str, Any] = field(default_factory=dict)
    code: str | None = None
    records: bool = False  # whether every result carries the record of its game


def study_game(study: Study, number: int) -> dict[str, Any]:
    """Play one game and count what happened in it. Depends on the study and the number alone."""
    game, seed = GAMES.get(study.game), seed_of("study", study.seed, number)
    state = game.new(seats=study.seats, options=study.options, seed=seed)
    player = make_player(study.player, study.game, study.code)
    luck = Rng(seed_of("study player", study.seed, number))
    choices: list[int] = []
    texts: list[str] = []
    leads = 0
    leader = -1
    events: list[Event] = []
    state.events = events
    while not state.is_over():
        choices.append(int(state.count_actions()))
        action = decide(player, state, luck, study.player, number, len(texts))
        texts.append(state.action_text(action))
        state.apply(action)
        ahead = leader_of(state)
        if ahead >= 0 and ahead != leader:
            leads += leader >= 0
            leader = ahead
    outcome = state.outcome()
    assert outcome is not None
    clauses = Counter(line.clause for lines in outcome.sheet for line in lines if line.points)
    result = {
        "game": number,
        "ranks": [int(rank) for rank in outcome.ranks],
        "scores": [int(score) for score in outcome.scores],
        "reason": outcome.reason,
        "leads": leads,
        "choices": choices,
        "moves": dict(Counter(move.split(" ")[0] for move in texts)),
        "events": dict(Counter(mark for event in events for mark in marks(event))),
        "clauses": dict(clauses),
    }
    if study.records:
        begun = Record.start(game, seats=study.seats, options=study.options, seed=seed)
        result["record"] = replace(begun, actions=tuple(texts), extra={"player": study.player}).as_json()
    return result


def leader_of(state: State) -> int:
    """The seat that alone would be first if the game ended now; -1 if several would."""
    ranks = list(state.ranks())
    return ranks.index(1) if ranks.count(1) == 1 else -1


def marks(event: Event) -> list[str]:
    """What an event counts for: its kind, and the pieces it names in public."""
    found = [event.kind]
    for name in MARKED:
        value = event.public.get(name)
        if isinstance(value, str):
            piece = value.partition("@")[0]  # where it was laid makes thousands of rows that say nothing
            found.append(f"{event.kind} {name}={piece}")
    return found


def summary(study: Study, results: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures of all games, as JSON."""
    results = sorted(results, key=lambda result: result["game"])
    lengths = [len(result["choices"]) for result in results]
    choices = sorted(choice for result in results for choice in result["choices"])
    counted = {name: _added(results, name) for name in ("moves", "events", "clauses")}
    return {
        "game": study.game,
        "games": len(results),
        "options": study.options,
        "player": study.player,
        "seed": str(study.seed),
        "length": {"mean": round(statistics.fmean(lengths), 1), "low": min(lengths), "high": max(lengths)},
        "seats": [_seat(results, seat) for seat in range(study.seats)],
        "margin": round(statistics.fmean(_margin(result["scores"]) for result in results), 2),
        "shared_wins": round(sum(result["ranks"].count(1) > 1 for result in results) / len(results), 4),
        "lead_changes": round(statistics.fmean(result["leads"] for result in results), 2),
        "choices": {
            "mean": round(statistics.fmean(choices), 1),
            "median": choices[len(choices) // 2],
            "ninety": choices[len(choices) * 9 // 10],
            "high": choices[-1],
        },
        "reasons": dict(sorted(Counter(result["reason"] for result in results).items())),
        **counted,
    }


def _seat(results: list[dict[str, Any]], seat: int) -> dict[str, Any]:
    scores = [result["scores"][seat] for result in results]
    won = sum(1.0 / result["ranks"].count(1) for result in results if result["ranks"][seat] == 1)
    low, high = wilson(won / len(results), len(results))
    return {
        "mean": round(statistics.fmean(scores), 2),
        "low": min(scores),
        "high": max(scores),
        "wins": round(100 * won / len(results), 1),
        "wins_low": round(100 * low, 1),
        "wins_high": round(100 * high, 1),
    }


def _margin(scores: list[int]) -> int:
    ordered = sorted(scores, reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else 0


def _added(results: list[dict[str, Any]], name: str) -> dict[str, float]:
    """How often per game, the most frequent first."""
    total: Counter[str] = Counter()
    for result in results:
        total.update(result[name])
    ordered = sorted(total.items(), key=lambda item: (-item[1], item[0]))
    return {key: round(count / len(results), 3) for key, count in ordered}
