"""A game as it is stored, and the one fold that brings it back."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from clowder.core.errors import ActionError, InvalidPosition, InvalidRecord, WrongKind, shown
from clowder.core.event import Event
from clowder.core.game import Game, given_seed, plain
from clowder.core.play import play_text
from clowder.core.position_reader import COMMON_FIELDS
from clowder.core.state import State
from clowder.core.types import Json

FORMAT = 1
KEYED = "keyed"  # a record that does not say is of the stream that all records once were of


@dataclass(frozen=True)
class Record:
    """Everything needed to replay a game; everything else is derived."""

    game: str
    rules_version: str
    parts_hash: str
    seats: int
    options: Json
    seed: int
    actions: tuple[str, ...] = ()
    extra: Json = field(default_factory=dict)  # names, times, commitment: never read by replay
    keyed: bool = False  # which stream the seed feeds: see clowder.core.rng
    beginning: Json | None = None  # the position it begins from, without what the fields above say; None: a deal

    def __post_init__(self) -> None:
        """Also for records made by hand: one text would be replayed letter by letter."""
        if not isinstance(self.actions, tuple):
            if not isinstance(self.actions, list):
                raise _bad_field("actions", "is a list of the texts of moves")
            object.__setattr__(self, "actions", tuple(self.actions))

    @classmethod
    def start(
        cls,
        game: Game,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int,
        keyed: bool = False,
        beginning: Mapping[str, Any] | None = None,
    ) -> "Record":
        """The record of a game in which nobody has moved yet; `beginning` is a position like `Game.position`."""
        if not hasattr(game, "options_for"):  # whatever does what a game does is one, also a wrapper round one
            raise WrongKind(
                f"a record is started with a game, as clowder.game('cat-box') is one, not with {shown(game)}"
            )
        seats, seed = plain(seats), given_seed(seed)
        filled = game.options_for(seats, options)
        begun = None if beginning is None else beginning_of(beginning)
        return cls(game.id, game.rules_version, game.parts_hash(filled), seats, filled, seed, (), {}, keyed, begun)

    def with_action(self, text: str) -> "Record":
        return replace(self, actions=(*self.actions, text))

    def deal(self) -> Json:
        """What `Game.new` and `Game.opening` are called with."""
        begun = {} if self.beginning is None else {"beginning": self.beginning}
        return {"seats": self.seats, "options": self.options, "seed": self.seed, "keyed": self.keyed, **begun}

    def as_json(self) -> Json:
        chance = {"chance": KEYED} if self.keyed else {}
        begun = {} if self.beginning is None else {"beginning": self.beginning}
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "parts_hash": self.parts_hash,
            "seats": self.seats,
            "options": self.options,
            "seed": f"{self.seed:032x}",  # JSON numbers of other languages are too short for it
            **chance,
            **begun,
            "actions": list(self.actions),
            "extra": self.extra,
        }

    @classmethod
    def from_json(cls, data: Any) -> "Record":
        """Read `as_json()` back. Raises InvalidRecord with one sentence that names the field."""
        if not isinstance(data, dict):
            raise InvalidRecord("a record is a JSON object", "object")
        if type(data.get("format")) is not int or data["format"] != FORMAT:
            given = shown(data.get("format"))
            raise InvalidRecord(
                f"this record has format {given}; format {FORMAT} is read here", "format", format=given, known=FORMAT
            )
        for name, kind in _FIELDS.items():
            if not isinstance(data.get(name), kind) or isinstance(data.get(name), bool):
                raise _bad_field(name, "is missing or of the wrong kind")
        unknown = sorted(set(data) - set(_FIELDS) - {"format", "extra", "chance", "beginning"})
        if unknown:
            field = shown(unknown[0])
            raise InvalidRecord(f"the record has an unknown field {field!r}", "unknown", field=field)
        if "chance" in data and data["chance"] != KEYED:
            raise _bad_field("chance", f"is not {KEYED!r}, the one that is known here")
        if "beginning" in data and not isinstance(data["beginning"], dict):
            raise _bad_field("beginning", "is not a position")
        if not all(isinstance(text, str) for text in data["actions"]):
            raise _bad_field("actions", "holds something that is not a text")
        if not _is_unicode(data):
            raise InvalidRecord("the record holds half a letter (an unpaired surrogate)", "letter")
        extra = data.get("extra", {})
        if not isinstance(extra, dict):
            raise _bad_field("extra", "is not an object")
        return cls(
            data["game"],
            data["rules_version"],
            data["parts_hash"],
            data["seats"],
            data["options"],
            _seed_from_hex(data["seed"]),
            tuple(data["actions"]),
            extra,
            "chance" in data,
            data.get("beginning"),
        )


def _bad_field(name: str, how: str) -> InvalidRecord:
    return InvalidRecord(f"the field {name!r} of the record {how}", "field", field=name)


_FIELDS: dict[str, type] = {
    "game": str,
    "rules_version": str,
    "parts_hash": str,
    "seats": int,
    "options": dict,
    "seed": str,
    "actions": list,
}


def beginning_of(position: Mapping[str, Any]) -> Json:
    """A position without what the head of a record says, and without its generator: the seed takes its place."""
    return {name: value for name, value in position.items() if name not in COMMON_FIELDS}


def _is_unicode(data: Json) -> bool:
    """Whether every text in it can be written as UTF-8: JSON escapes can hold halves of letters."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _seed_from_hex(text: str) -> int:
    if len(text) != 32 or any(letter not in "0123456789abcdef" for letter in text):
        raise InvalidRecord("the field 'seed' of the record is not 32 lower-case hexadecimal digits", "seed")
    return int(text, 16)


@dataclass(frozen=True)
class Replay:
    """The state after the good part of a record; `reason` says what stopped it at `ply`, None if nothing did."""

    state: State
    ply: int
    error: ActionError | None = None

    @property
    def reason(self) -> str | None:
        return None if self.error is None else str(self.error)

    @property
    def ok(self) -> bool:
        return self.error is None


Listener = Callable[[int, State, list[Event]], None]


def first_state(game: Game, record: Record) -> State:
    """Before the first move. Raises InvalidOptions, and InvalidRecord for a beginning that cannot be."""
    try:
        return game.new(**record.deal())
    except InvalidPosition as error:
        sentence = f"the position that this record begins from cannot be: {error}"
        raise InvalidRecord(sentence, "position", keys=", ".join(error.keys)) from None


def replay_with(game: Game, record: Record, listener: Listener | None = None, until: int | None = None) -> Replay:
    """The one fold. `listener(ply, state, events)` hears every ply; `until` stops after that many.

    Raises InvalidRecord if the head is of another game, version or edition, or the beginning cannot be, InvalidOptions
    for bad options.
    """
    if record.game != game.id:
        sentence = f"this is a record of {record.game!r}, not of {game.id!r}"
        raise InvalidRecord(sentence, "game", game=shown(record.game), known=game.id)
    if record.rules_version != game.rules_version:
        raise InvalidRecord(
            f"this game was played with rules version {record.rules_version} of {game.id}; "
            f"version {game.rules_version} is installed and could replay it differently",
            "version",
            version=shown(record.rules_version),
            game=game.id,
            known=game.rules_version,
        )
    state = first_state(game, record)
    if record.parts_hash != game.parts_hash(game.options_for(record.seats, record.options)):
        raise InvalidRecord("the parts (cards, board) of this record differ from the ones installed here", "parts")
    texts = record.actions if until is None else record.actions[:until]
    for ply, text in enumerate(texts):
        try:
            events = play_text(state, text)
        except ActionError as error:
            return Replay(state, ply, error)
        if listener is not None:
            listener(ply, state, events)
    return Replay(state, len(texts))
