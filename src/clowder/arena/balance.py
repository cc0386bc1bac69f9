"""Is a game fair and lively? Many games between equal players, and what happened in them."""

import json
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from clowder.arena.match import decide, known_player
from clowder.arena.players import Player
from clowder.arena.shards import write_shard
from clowder.arena.tally import Counts, Names, Tally, at_share, mean
from clowder.bots.random_bot import RandomBot
from clowder.core.course import Course, random_course
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.intervals import wilson
from clowder.core.outcome import Outcome
from clowder.core.record import Record
from clowder.core.rng import Rng
from clowder.core.seeds import seed_of
from clowder.core.state import State
from clowder.games import GAMES

MARKED = frozenset(("tile", "card", "kind", "colour", "toy", "cat", "space", "shop", "suit"))  # these name a piece
ALL_WATCHED = 1000  # games that are watched closely, whatever they cost; of those after them
WATCHED_EVERY = 32  # one in so many: enough for figures that no interval of the others matches


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
    folder: str | None = None  # where the records of all games go, in files of this format
    format: str = "jsonl"

    def as_json(self) -> dict[str, Any]:
        """What must be equal for results to belong together; the number of games may grow."""
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": str(self.seed),
            "player": self.player,
            "options": self.options,
            "code": self.code,
        }


def is_watched(number: int) -> bool:
    """Whether a game's moves, events, leads and clauses are counted. Depends on its number alone."""
    return number < ALL_WATCHED or number % WATCHED_EVERY == 0


def study_games(study: Study, first: int, end: int) -> Tally:
    """Play the games from `first` up to `end` and count. Each depends on the study and its number alone."""
    study = _checked(study)
    if study.folder is not None:
        tally, records = _recorded(study, first, end)
        write_shard(Path(study.folder), study.format, (first, end), records)
        return tally
    tally, course = Tally(), Course()
    for number in range(first, end):
        if is_watched(number):
            watch_game(study, number, tally, course)
        else:
            quick_game(study, number, tally, course)
    tally.take(course)
    return tally


def tell_games(study: Study, first: int, end: int) -> tuple[Tally, list[str]]:
    """The same with the record of every game as a line of JSON."""
    tally, records = _recorded(_checked(study), first, end)
    return tally, [json.dumps(record.as_json()) for record in records]


def _recorded(study: Study, first: int, end: int) -> tuple[Tally, list[Record]]:
    tally, course = Tally(), Course()
    records = [_record(study, number, *watch_game(study, number, tally, course)) for number in range(first, end)]
    tally.take(course)
    return tally, records


def quick_game(study: Study, number: int, tally: Tally, course: Course) -> None:
    """A game of which only the end and the numbers of choices are counted."""
    state, player, luck = _begin(study, number)
    if type(player) is RandomBot:
        decisions = int(random_course(state, luck, course))
    else:
        decisions = 0
        while not state.is_over():
            course.note(decisions, state.count_actions())
            state.apply(_decided(study, player, state, luck, number, decisions))
            decisions += 1
    _finish(tally, state.bare_outcome(), decisions)


def watch_game(study: Study, number: int, tally: Tally, course: Course) -> tuple[list[str], Outcome]:
    """A game of which everything is counted. Returns its moves and how it ended."""
    state, player, luck = _begin(study, number)
    texts: list[str] = []
    leads, leader = 0, -1
    events: list[Event] = []
    state.events = events
    while not state.is_over():
        course.note(len(texts), state.count_actions())
        action = _decided(study, player, state, luck, number, len(texts))
        texts.append(state.action_text(action))
        state.apply(action)
        ahead = leader_of(state)
        if ahead >= 0 and ahead != leader:
            leads += leader >= 0
            leader = ahead
    outcome = _finish(tally, state.outcome(), len(texts))
    tally.watched += 1
    tally.leads[leads] += 1
    tally.moves.update(move.split(" ", 1)[0] for move in texts)
    tally.events.update(mark for event in events for mark in marks(event))
    tally.clauses.update(line.clause for lines in outcome.sheet for line in lines if line.points)
    return texts, outcome


def _record(study: Study, number: int, texts: list[str], outcome: Outcome) -> Record:
    begun = Record.start(_game(study), seats=study.seats, options=study.options, seed=_seed(study, number))
    result = {"reason": outcome.reason, "scores": list(outcome.scores), "ranks": list(outcome.ranks)}
    return replace(begun, actions=tuple(texts), extra={"player": study.player, "result": result})


def _game(study: Study) -> Game:
    return GAMES.get(study.game)


def _checked(study: Study) -> Study:
    """With all options filled in; once for many games, as it takes as long as dealing."""
    return replace(study, options=_game(study).options_for(study.seats, study.options))


def _seed(study: Study, number: int) -> int:
    return seed_of("study", study.seed, number)


def _begin(study: Study, number: int) -> tuple[State, Player, Rng]:
    state = _game(study).deal(study.seats, study.options, Rng(_seed(study, number)))  # options were checked before
    return state, known_player(study.player, study.game, study.code), Rng(seed_of("study player", study.seed, number))


def _decided(study: Study, player: Player, state: State, luck: Rng, number: int, decisions: int) -> int:
    """A random player draws as `random_course` does, so that a game is the same watched and not."""
    if type(player) is RandomBot:
        return int(state.nth_action(luck.below(state.count_actions())))
    return decide(player, state, luck, study.player, number, decisions)


def _finish(tally: Tally, outcome: Outcome | None, decisions: int) -> Outcome:
    assert outcome is not None
    tally.finish(decisions, outcome.scores, outcome.ranks, outcome.reason)
    return outcome


def leader_of(state: State) -> int:
    """The seat that alone would be first if the game ended now; -1 if several would."""
    ranks = list(state.ranks())
    return ranks.index(1) if ranks.count(1) == 1 else -1


def marks(event: Event) -> list[str]:
    """What an event counts for: its kind, and the pieces it names in public."""
    found = [event.kind]
    for name, value in event.public.items():
        if name in MARKED and isinstance(value, str):
            piece = value.partition("@")[0]  # where it was laid makes thousands of rows that say nothing
            found.append(f"{event.kind} {name}={piece}")
    return found


def summary(study: Study, tally: Tally) -> dict[str, Any]:
    """The figures of all games, as JSON."""
    watched = max(1, tally.watched)
    return {
        "game": study.game,
        "games": tally.games,
        "watched": tally.watched,
        "options": study.options,
        "player": study.player,
        "seed": str(study.seed),
        "length": {"mean": round(mean(tally.lengths), 1), **_ends(tally.lengths)},
        "seats": [_seat(tally, seat) for seat in range(study.seats)],
        "margin": round(mean(tally.margins), 2),
        "shared_wins": round(_shared(tally) / tally.games, 4),
        "lead_changes": round(mean(tally.leads), 2),
        "choices": {
            "mean": round(mean(tally.choices), 1),
            "median": at_share(tally.choices, (1, 2)),
            "ninety": at_share(tally.choices, (9, 10)),
            "high": max(tally.choices),
        },
        "reasons": dict(sorted(tally.reasons.items())),
        **{name: _per_game(getattr(tally, name), watched) for name in ("moves", "events", "clauses")},
    }


def _ends(counts: Counts) -> dict[str, int]:
    return {"low": min(counts), "high": max(counts)}


def _shared(tally: Tally) -> int:
    """Games with more than one winner: each of k winners counts it once."""
    shared = Counter[int]()
    for counts in tally.wins.values():
        shared.update(counts)
    return sum(count // winners for winners, count in shared.items() if winners > 1)


def _seat(tally: Tally, seat: int) -> dict[str, Any]:
    scores = tally.scores[seat]
    won = sum(count / winners for winners, count in sorted(tally.wins.get(seat, Counter()).items()))
    low, high = wilson(won / tally.games, tally.games)
    return {
        "mean": round(mean(scores), 2),
        **_ends(scores),
        "wins": round(100 * won / tally.games, 1),
        "wins_low": round(100 * low, 1),
        "wins_high": round(100 * high, 1),
    }


def _per_game(counts: Names, games: int) -> dict[str, float]:
    """How often per game, the most frequent first."""
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return {key: round(count / games, 3) for key, count in ordered}
