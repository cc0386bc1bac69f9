"""Games that a bot's process keeps between two thoughts, so that it plays again only what is new."""

import json
from collections import OrderedDict
from contextlib import suppress
from typing import Final, NamedTuple

from clowder.core.errors import ActionError
from clowder.core.play import play_text
from clowder.core.record import Record, replay_with
from clowder.core.state import State
from clowder.games import GAMES

KEPT: Final = 32  # games in one process; a few kilobytes each
Deal = tuple[str, str, str, int, str, int, bool, str]


class Kept(NamedTuple):
    """The position after some moves of a game."""

    actions: tuple[str, ...]
    state: State


def deal_of(record: Record) -> Deal:
    """All that a game depends on besides its moves."""
    options = json.dumps(record.options, sort_keys=True)
    begun = "" if record.beginning is None else json.dumps(record.beginning, sort_keys=True)
    head = (record.game, record.rules_version, record.parts_hash, record.seats, options, record.seed, record.keyed)
    return (*head, begun)


class KeptGames:
    """The least recently used are forgotten."""

    def __init__(self, size: int = KEPT) -> None:
        self._size = size
        self._games: OrderedDict[Deal, Kept] = OrderedDict()

    def state_of(self, record: Record) -> State:
        """The position at the end of a record, or where its moves stop being legal: equal to that of a replay, and a
        copy, with which the caller may do anything.

        Where the record begins with the moves kept of the same deal, only the rest is played; an undo, or another game,
        is replayed from the start. Raises InvalidRecord and InvalidOptions as a replay does.
        """
        deal = deal_of(record)
        kept = self._games.pop(deal, None)  # in the middle of a move it is not to be kept
        if kept is None or kept.actions != record.actions[: len(kept.actions)]:
            played = replay_with(GAMES.get(record.game), record)
            kept = Kept(record.actions[: played.ply], played.state)
        else:
            kept = _continued(kept, record.actions)
        self._games[deal] = kept
        if len(self._games) > self._size:
            self._games.popitem(last=False)
        return kept.state.clone()


def _continued(kept: Kept, actions: tuple[str, ...]) -> Kept:
    ply = len(kept.actions)
    with suppress(ActionError):  # nothing was changed by it
        while ply < len(actions):
            play_text(kept.state, actions[ply])
            ply += 1
    return Kept(actions[:ply], kept.state)
