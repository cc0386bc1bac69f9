"""The contract of a game as a whole: its seats, options, parts and positions."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any

from clowder.core.errors import Fault, InvalidOptions, InvalidPosition, shown
from clowder.core.event import Event
from clowder.core.options import no_options
from clowder.core.outcome import Outcome
from clowder.core.rng import SEED_LIMIT, Rng, rng_for
from clowder.core.state import State
from clowder.core.types import Json


def plain(number: Any) -> Any:
    """A whole number of numpy as Python's; anything else, True included, as it is: who checks it says what is wrong."""
    if type(number) is int or isinstance(number, bool):
        return number
    try:
        return index(number)
    except TypeError:
        return number


def given_seed(seed: Any) -> int:
    """A seed for a new game. Raises InvalidOptions."""
    number = plain(seed)
    if type(number) is not int or not 0 <= number < SEED_LIMIT:
        hint = "give a whole number from 0 to 2**128 - 1"
        raise InvalidOptions([Fault("E_SEED", "seed", {"seed": shown(seed)}, hint)])
    return number


@dataclass(frozen=True)
class Piece:
    """Something that can be put down when a position is set up by hand."""

    kind: str  # what pieces of a game are sorted by
    id: str  # as positions name it
    count: int  # how many there are with these seats and options
    faces: list[str]  # what is printed on it, as views tell faces; a card with two sides has two


class Game(ABC):
    """One title. Subclasses set the four facts and fill in the methods; instances carry no state."""

    id: str  # as in clowder.game_ids()
    rules_version: str  # changes whenever an old record could replay differently
    min_seats: int
    max_seats: int

    @property
    def seats(self) -> tuple[int, int]:
        return (self.min_seats, self.max_seats)

    @property
    def action_count(self) -> int:
        """Codes needed with default options at the largest table: 0 <= action < action_count."""
        return max(
            int(self.new(seats=seats, seed=0).action_count()) for seats in range(self.min_seats, self.max_seats + 1)
        )

    @abstractmethod
    def options_schema(self) -> Json:
        """JSON Schema of the options: names, values, defaults; `x-clauses` names the rules behind each.

        `x-languages` ({"hu": "hungarian"}) says which value people who speak a language mean: that of their edition.
        """

    @abstractmethod
    def check_options(self, seats: int, options: Mapping[str, Any]) -> tuple[Json, list[Fault]]:
        """The options with defaults filled in, and all faults (`W_...` keys are warnings)."""

    @abstractmethod
    def deal(self, seats: int, options: Json, rng: Rng) -> State:
        """A new game from checked options."""

    @abstractmethod
    def parts_hash(self, options: Json) -> str:
        """SHA-256 (hex) of the data files these options use: which edition was played."""

    @abstractmethod
    def position(self, state: State) -> Json:
        """The complete position, hidden cards and generator included, in the notation of the specification."""

    def pieces(self, state: State) -> list[Piece]:
        """All there is with the seats and options of a game, wherever it lies: what a table is set up from by hand."""
        return []

    @abstractmethod
    def from_position(self, position: Mapping[str, Any]) -> State:
        """The state a position describes; what it leaves out gets a stated default. Raises InvalidPosition."""

    def begun_from(self, position: Mapping[str, Any]) -> State:
        """The state of a position from which a game can be played to its end. Raises InvalidPosition."""
        state = self.from_position(position)
        faults = self.faults_to_play_on(state)
        if faults:
            raise InvalidPosition(faults)
        return state

    def faults_to_play_on(self, state: State) -> list[Fault]:
        """Why no game can begin from a position that may be looked at, counted or asked about all the same."""
        return []

    def count(self, pad: Mapping[str, Any]) -> Outcome:
        """What lies on a real table at the end, counted with its sheet. Raises InvalidPosition.

        A pad is written as docs/referee.md says; a game without one of its own counts positions that are over.
        """
        found = self.from_position(pad).outcome()
        if found is None:
            raise InvalidPosition([Fault("E_PAD_RUNNING", "pad", {"where": "pad"}, "this game is not over")])
        return found

    def seat_label(self, seat: int) -> str:
        """How moves of this game name a seat, and what somebody without a name is called in the terminal."""
        return f"P{seat + 1}"

    def shown_move(self, text: str) -> str:
        """A move as people read it: seats by their labels, where the notation of records has another number.

        `State.parse_action` reads both.
        """
        return text

    def facts(self) -> Json:
        """What the facts of its events, refusals and score lines are: see clowder.core.facts."""
        return {"events": {}, "facts": {}}

    def view_type(self) -> Any:
        """The TypedDict that describes `State.view` for the client, or None: any object."""
        return None

    def options_for(self, seats: int, options: Mapping[str, Any] | None = None) -> Json:
        """Checked options with defaults filled in. Raises InvalidOptions with all faults at once."""
        if options is not None and not isinstance(options, Mapping):
            raise InvalidOptions([no_options()])
        filled, faults = self.check_options(plain(seats), {} if options is None else options)
        errors = [fault for fault in faults if not fault.key.startswith("W_")]
        if errors:
            raise InvalidOptions(errors)
        return filled

    def settled_options(self, options: Json) -> Json:
        """Checked options with every "auto" replaced by what it stands for: what a rulebook's marks speak of."""
        return options

    def new(
        self,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int,
        keyed: bool = False,
        beginning: Mapping[str, Any] | None = None,
    ) -> State:
        """Deal a new game. The same seats, options and seed give the same game everywhere.

        `keyed` draws chance from a stream that nobody can compute from what it showed: see clowder.core.rng. With a
        `beginning` nothing is dealt but what that position leaves out: raises InvalidPosition where it cannot be.
        """
        seats, seed = plain(seats), given_seed(seed)
        filled, rng = self.options_for(seats, options), rng_for(seed, bool(keyed))
        if beginning is None:
            return self.deal(seats, filled, rng)
        if not isinstance(beginning, Mapping):
            raise InvalidPosition([Fault("E_POSITION", "beginning", {}, "a position is a JSON object")])
        # Whoever wrote the position may know its generator, so chance comes from the seed alone.
        head = {"game": self.id, "rules_version": self.rules_version, "seats": seats, "options": filled}
        return self.begun_from({**beginning, **head, "rng": list(rng.words())})

    def opening(
        self,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int,
        keyed: bool = False,
        beginning: Mapping[str, Any] | None = None,
    ) -> list[Event]:
        """What chance decided in sight of everybody before the first turn, such as throws for the start.

        It follows from the seed like the deal: nothing has to keep it. Where a game has a `beginning` there was none.
        """
        return []
