"""A table's game as a record, and played again for a viewer."""

from collections.abc import Sequence

from clowder.core.errors import ClowderError
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.tables import beginnings, deals, fairness
from clowder.tables.editions import parts_hash
from clowder.tables.match import GIVEN, Match, PlayedMove
from clowder.tables.model import Entry, TableError, TableHead, record_from
from clowder.tables.steps import steps_of


def acts_in_effect(entries: list[Entry], given: int = 0) -> list[Entry]:
    """The actions that count: an undo takes away those above its target, a redo brings back what the last one took.

    Moves that the game was `given` are in no entry.
    """
    acts: list[Entry] = []
    taken: list[list[Entry]] = []
    for entry in entries:
        if entry.kind == "act":
            acts.append(entry)
            taken.clear()
        elif entry.kind == "undo":
            kept = int(entry.text) - given
            taken.append(acts[kept:])
            del acts[kept:]
        elif entry.kind == "redo" and taken:
            acts.extend(taken.pop())
    return acts


def match_of(head: TableHead, acts: list[Entry]) -> Match | None:
    """The game of a table after these actions; None when it belongs to other rules than are installed."""
    try:
        game = GAMES.get(head.game)
        if game.rules_version != head.rules_version or parts_hash(game, head.options) != head.parts_hash:
            return None
        begun = None if head.beginning is None else head.beginning["position"]
        match = Match(game, len(head.seats), head.options, _seed_of(head), head.keyed, given_to(head), begun)
        for act in acts:
            match.play_text(act.text, act.by)
    except ClowderError:
        return None
    return match


def _seed_of(head: TableHead) -> int:
    if head.deal is not None:
        return int(head.deal["seed"], 16)
    return fairness.seed_of(head.secret, head.id, [seat.contribution for seat in head.seats])


def given_to(head: TableHead) -> Sequence[str]:
    """The moves that the game of a table begins with."""
    return head.deal["given"] if head.deal is not None else ()


def _chance_of(head: TableHead) -> Json:
    """What proves the chance of a record: the table's own secret, or where its deal comes from."""
    if head.deal is not None:
        return {"deal": deals.told(head.deal)}
    return {
        "secret": head.secret,
        "commitment": fairness.commitment_of(head.secret),
        "contributions": [seat.contribution for seat in head.seats],
    }


def record_of(head: TableHead, match: Match, entries: list[Entry]) -> Json:
    """The sealed record of a finished game: seed, secret and all."""
    acts = acts_in_effect(entries, head.given)
    given = [{"seat": move.seat, "at": head.started, "by": GIVEN} for move in match.played[: head.given]]
    outcome = match.state.outcome()
    extra = {
        "table": head.id,
        **_chance_of(head),
        **beginnings.told(head),
        "players": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in head.seats],
        "started": head.started,
        "ended": head.ended,
        "moves": [*given, *({"seat": act.seat, "at": act.at, "by": act.by} for act in acts)],
        "outcome": None if outcome is None else outcome.as_json(),
    }
    if head.take_backs:
        extra["take_backs"] = head.take_backs
    texts = (*given_to(head), *(act.text for act in acts))
    record = record_from(head, match.seed, texts, extra)
    return fairness.sealed(record.as_json())


def replay_for(
    head: TableHead, seed: int, played: Sequence[PlayedMove], seat: int, everything: bool, ply: int | None
) -> Json:
    """What a seat saw, decision by decision; with `everything` also the moves' texts and the complete positions.

    It takes its time and touches nothing of the table: callers do it in a thread, with a copy of the moves played.
    """
    record = record_from(head, seed, (move.text for move in played))
    if ply is not None and not 0 <= ply <= len(played):
        raise TableError("no_such_ply", 404, ply=ply, plies=len(played))
    steps, _ = steps_of(GAMES.get(head.game), record, seat, everything, ply, positions=everything)
    return {"table": head.id, "game": head.game, "seat": seat, "plies": len(played), "steps": steps}
