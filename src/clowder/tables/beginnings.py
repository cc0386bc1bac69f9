"""Games that begin from a position: one that somebody set up, or one that a seat of a finished game could not tell from
the true one.

Whoever set a position up knows all that it says. Chance after it comes from the table's own seed, as everywhere; what
the position leaves out is dealt from it too. docs/fairness.md says what that is worth.
"""

import json
from typing import Any, Final, NamedTuple

import orjson

from clowder.core.errors import Fault, InvalidPosition, UnknownGame
from clowder.core.game import Game
from clowder.core.record import Record, beginning_of, replay_with
from clowder.core.rng import Rng, rng_for
from clowder.core.state import State
from clowder.core.types import NOBODY, Json
from clowder.games import GAMES
from clowder.tables.model import Beginning, TableError, TableHead

LARGEST: Final = 60_000  # bytes of a position as JSON, like a question to the referee
EVERYTHING: Final = -2  # in the place of a seat: whoever set the position up knows all of it


class Begun(NamedTuple):
    """What a table that begins so is made with; `look` is what somebody without a seat sees."""

    options: Json
    seats: int
    position: Json
    look: Json


def _begun(game: Game, state: State, position: Json) -> Begun:
    look = {"view": state.view(NOBODY), "to_act": int(state.to_act())}
    return Begun(game.position(state)["options"], int(state.seats), beginning_of(position), look)


def set_up(game_id: str, position: Any, anew: str = "") -> Begun:
    """Check a position that somebody brings along; with `anew`, a seed, its hidden part is dealt once more.

    It may take long: done in another process. Raises TableError with all that is wrong.
    """
    try:
        game = GAMES.get(game_id)
    except UnknownGame:
        raise TableError("unknown_game", 404, game=game_id[:50]) from None
    if len(json.dumps(position)) > LARGEST:
        raise TableError("too_large", 413)
    try:
        state = game.begun_from(position)
        _need_storable(position)
        if state.to_act() == NOBODY:
            raise TableError("position_over", 422)
        if anew:
            return _dealt_anew(game, state, NOBODY, anew)
        return _begun(game, state, position)
    except InvalidPosition as error:
        faults = [{"key": fault.key, "where": fault.where, "params": fault.params} for fault in error.errors]
        raise TableError("invalid_position", 422, faults=faults) from None


def _need_storable(position: Any) -> None:
    """A field that a game does not look at may hold whatever JSON can say; a number that is kept has 64 bits."""
    try:
        orjson.dumps(position)
    except TypeError:
        raise InvalidPosition([Fault("E_POSITION", "position", {}, "numbers have at most 64 bits")]) from None


def other_cards(record: Record, ply: int, seat: int, anew: str) -> Begun:
    """A finished game before one of its moves, with other hidden cards: `seat` could not tell it from the true one."""
    game = GAMES.get(record.game)
    return _dealt_anew(game, replay_with(game, record, until=ply).state, seat, anew)


def _dealt_anew(game: Game, state: State, seat: int, seed: str) -> Begun:
    world = state.determinize(seat, _rng(seed))
    return _begun(game, world, game.position(world))


def _rng(seed: str) -> Rng:
    return rng_for(int(seed[:32], 16), keyed=True)


def of_position(begun: Begun, person: str, anew: bool) -> Beginning:
    eyes = NOBODY if anew else EVERYTHING
    return Beginning(position=begun.position, look=begun.look, person=person, source="position", eyes=eyes)


def of_replay(begun: Begun, person: str, seat: int) -> Beginning:
    return Beginning(position=begun.position, look=begun.look, person=person, source="replay", eyes=seat)


def of_record(record: Json) -> Beginning | None:
    """What a stored record says of its beginning, however little that is."""
    if "beginning" not in record:
        return None
    told = record["extra"].get("beginning")
    told = told if isinstance(told, dict) else {}
    eyes = told.get("eyes")
    return Beginning(
        position=record["beginning"],
        look={},
        person="",
        source="replay" if told.get("source") == "replay" else "position",
        eyes=eyes if type(eyes) is int and EVERYTHING <= eyes < record["seats"] else EVERYTHING,
    )


def told(head: TableHead) -> Json:
    """What the record of a table says of who knew how much of its beginning."""
    begun = head.beginning
    if begun is None:
        return {}
    own = head.seats_of(begun["person"])
    return {"beginning": {"source": begun["source"], "eyes": begun["eyes"], "seat": own[0] if own else None}}
