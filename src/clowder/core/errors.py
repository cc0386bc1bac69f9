"""Everything that can be wrong with what comes in. One base class; a message that says what to do."""

from dataclasses import dataclass, field
from typing import Any, Final

from clowder.core.refusal import Refusal

MOST_FAULTS: Final = 50  # that are told of one input: whoever sends more is not helped by a longer list


def shown(value: Any, most: int = 50) -> str:
    """A value as faults repeat it: cut, so that nobody is answered with their own megabyte."""
    try:
        return value[:most] if isinstance(value, str) else str(value)[:most]
    except (RecursionError, ValueError):  # nested too deep, or a number of thousands of digits
        return type(value).__name__


@dataclass(frozen=True)
class Fault:
    """One thing wrong with options, a part file or a position: a key, the place, and the facts.

    In a part file `why` says more exactly what is wrong (the sentence `part-<why>` of clowder.texts, filled with the
    params) and `at` where inside the file: `cards.C01`, `number[2].values`; empty for the file as a whole.
    """

    key: str
    where: str
    params: dict[str, Any] = field(default_factory=dict)
    hint: str = ""
    why: str = ""
    at: str = ""

    def __str__(self) -> str:
        return f"{self.key} at {self.where}" + (f": {self.hint}" if self.hint else "")


class ClowderError(Exception):
    """Base of all errors that come from input, never from a fault of ours."""


class UnknownGame(ClowderError):
    """No game has this id."""

    def __init__(self, id: str, known: list[str]) -> None:
        self.id = id[:50]
        self.known = known
        super().__init__(f"there is no game {self.id!r}; known games are {', '.join(known)}")


class UnknownSeat(ClowderError):
    """Nobody sits there: not at this table, or at none."""

    def __init__(self, seat: Any, seats: int) -> None:
        super().__init__(f"there is no seat {shown(seat)}; seats are 0 to {seats - 1}, and -1 (NOBODY) only looks on")


class WrongKind(ClowderError, TypeError):
    """Something else than what is asked for, such as the state of another game."""


class _Faulty(ClowderError):
    """Input with a list of faults: all of them, not only the first."""

    what = "input"

    def __init__(self, errors: list[Fault]) -> None:
        self.errors = errors[:MOST_FAULTS]
        super().__init__(f"{self.what} not accepted: " + "; ".join(str(error) for error in self.errors))

    @property
    def keys(self) -> list[str]:
        return [error.key for error in self.errors]


class InvalidOptions(_Faulty):
    """Options, seat count or seed that the game does not know or that contradict each other."""

    what = "options"


class InvalidParts(_Faulty):
    """A part file (deck, board, edition) with faults."""

    what = "part file"


class InvalidPosition(_Faulty):
    """A position that cannot be set up."""

    what = "position"


class ActionError(ClowderError):
    """A move that is not accepted; nothing was changed."""


class MalformedAction(ActionError):
    """A text that is not a move in this game's notation."""

    def __init__(self, text: str, hint: str) -> None:
        self.text = text
        self.hint = hint
        super().__init__(f"cannot read the move {text[:80]!r}: {hint}")


class IllegalAction(ActionError):
    """A readable move that the rules forbid now; `refusal` says by which clause."""

    def __init__(self, text: str, refusal: Refusal | None) -> None:
        self.text = text
        self.refusal = refusal
        why = "it is not among the legal actions"
        if refusal is not None:
            why = f"{refusal.key} ({', '.join(refusal.clauses)})"
        super().__init__(f"the move {text[:80]!r} is not legal now: {why}")


class InvalidRecord(ClowderError):
    """A record whose head cannot be used at all: broken JSON, a missing field, another version of the rules.

    `key` names the sentence that people read, `record-bad-<key>` of clowder.cli, which is filled with the params.
    """

    def __init__(self, sentence: str, key: str, **params: Any) -> None:
        self.key = key
        self.params = params
        super().__init__(sentence)
