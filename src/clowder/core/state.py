"""The contract of a game in progress.

A State is the whole truth, hidden cards included. `apply` and `nth_action` are the inner loop: they take whole numbers
and trust their caller; `clowder.play` is the checked door. What is wrong with a seat, an action or a text elsewhere is
said by a ClowderError (clowder.core.given), the same compiled and interpreted.
The contract suite (tests/contract) runs over every game, seat count and option set and enforces each promise below.
"""

from abc import ABC, abstractmethod
from typing import Any, SupportsIndex

from clowder.core.arrays import i64, mypyc_attr, vec
from clowder.core.errors import IllegalAction, UnknownSeat, shown
from clowder.core.event import Event
from clowder.core.given import MOST, code_of, whole
from clowder.core.outcome import Outcome
from clowder.core.refusal import Refusal
from clowder.core.rng import Rng
from clowder.core.sparse_vector import SparseVector
from clowder.core.types import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One game in progress. Constructors assign fields only; `Game.new` deals."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.events: list[Event] | None = None  # a list while somebody listens; None costs nothing

    # -- whose decision, and between what -----------------------------------------------------------------------

    @abstractmethod
    def to_act(self) -> i64:
        """The seat that decides now; NOBODY when the game is over. Never a seat without a choice to make."""

    @abstractmethod
    def legal_actions(self) -> vec[i64]:
        """All legal actions, ascending and unique; empty only when the game is over."""

    @abstractmethod
    def is_legal(self, action: int) -> bool:
        """Whether `action` is among `legal_actions()`; any integer may be asked."""

    def count_actions(self) -> i64:
        """len(legal_actions()), perhaps without making them."""
        return len(self.legal_actions())

    def nth_action(self, k: i64) -> i64:
        """The k-th legal action in a fixed order of this position: the same set, perhaps another order."""
        return self.legal_actions()[k]

    @abstractmethod
    def action_count(self) -> i64:
        """Every action a of this game and its options has 0 <= a < action_count()."""

    # -- what a decision does -----------------------------------------------------------------------------------

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Do a legal action and everything automatic after it. Chance comes from self.rng only.

        Appends to `self.events` when that is a list. Trusts its caller: an illegal action leaves nonsense behind.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game runs; then the reason, scores, ranks, score sheet and what decided."""

    def bare_outcome(self) -> Outcome | None:
        """`outcome` with an empty sheet, perhaps cheaper: for counting many games."""
        return self.outcome()

    @abstractmethod
    def ranks(self) -> vec[i64]:
        """The ranks the seats would have if the game ended now, without a sheet: cheap enough for search."""

    def points_now(self) -> vec[i64]:
        """The points the seats would have if the game ended now; none where a game does not say."""
        return vec[i64]()

    @abstractmethod
    def evaluate(self) -> vec[float]:
        """How good this position looks for each seat, from 0.0 (lost) to 1.0 (won); about 1 / seats when even."""

    def judge(self) -> vec[float]:
        """The same question answered with more care, by what was learned from many games where a game has that.

        Made for the beginning of a turn. Everything hidden counts as it is: ask in a world the asker may believe in.
        """
        return self.evaluate()

    # -- who knows what -----------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, seat: int) -> dict[str, Any]:
        """All that `seat` (or NOBODY: a spectator) may see now, as JSON, built up from nothing."""

    def checked_viewer(self, seat: SupportsIndex) -> i64:
        """The seat, if it is one of this table or NOBODY. Raises UnknownSeat otherwise."""
        number = seat if isinstance(seat, int) else self.checked_asker(seat)
        if NOBODY <= number < self.seats:
            return number
        raise UnknownSeat(seat, int(self.seats))

    def checked_asker(self, seat: SupportsIndex) -> i64:
        """The seat of who asks for a refusal: any number, since that is what refusals are for. Raises UnknownSeat."""
        try:
            number = whole(seat)
        except TypeError:
            raise UnknownSeat(seat, int(self.seats)) from None
        return number if -MOST < number < MOST else MOST

    def checked_action(self, action: SupportsIndex) -> i64:
        """The action, if this game has one of that number. Raises MalformedAction or IllegalAction otherwise."""
        code = code_of(action)
        if not 0 <= code < self.action_count():
            raise IllegalAction(f"action {shown(action)}", None)
        return code

    def checked_legal(self, action: SupportsIndex) -> i64:
        """The action, if it is legal now. Raises MalformedAction or IllegalAction otherwise."""
        code = code_of(action)
        if not self.is_legal(code):
            raise IllegalAction(f"action {shown(action)}", None)
        return code

    def public_view(self) -> dict[str, Any]:
        """The part of all views that is the same for every seat and for spectators; {} where a game does not say."""
        return {}

    def own_view(self, seat: int) -> dict[str, Any]:
        """What `view` has besides the public part: who sends views to many writes that part once for all."""
        return self.view(seat)

    def open_view(self) -> dict[str, Any]:
        """The table with all cards open, for replays of finished games; a game with secrets says how it looks."""
        return self.view(max(self.to_act(), 0))

    def foresee(self, seat: SupportsIndex, action: SupportsIndex) -> dict[str, Any]:
        """What everybody could count on the table after a legal action of `seat`, from what that seat knows now.

        Nothing that chance or a hidden card decides is in it; {} where a game does not say.
        """
        self.checked_viewer(seat)
        self.checked_legal(action)
        return {}

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> "State":
        """A world that `seat` cannot tell from this one: what it knows is kept, the rest redrawn with `rng`.

        The unknown is sorted before it is shuffled, so that the result depends on the seat's information and `rng`
        only. The copy gets a generator of its own: nobody foresees chance.
        """

    def observe(self, seat: int, out: SparseVector) -> None:
        """What `view` tells `seat`, as numbers; a game without an `observation.py` has none."""
        raise NotImplementedError("this game is not told as numbers")

    # -- copies and names ---------------------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> "State":
        """An exact, independent copy, generator included; nobody listens to it (`events` is None)."""

    @abstractmethod
    def key(self) -> tuple[int, ...]:
        """Every field, flat: equal keys mean equal states with equal futures."""

    @abstractmethod
    def action_text(self, action: int) -> str:
        """The canonical notation of a legal action: stored, sent, logged."""

    def action_pair(self, action: SupportsIndex) -> tuple[str, str]:
        """`action_text` cut at its last space: what neighbours often share, and the word (or "") after it."""
        text = self.action_text(self.checked_action(action))
        cut = text.rfind(" ")
        return (text, "") if cut < 0 else (text[:cut], text[cut + 1 :])

    @abstractmethod
    def parse_action(self, text: str) -> i64:
        """The action a text means here. Raises MalformedAction, or IllegalAction where no packed form exists.

        Being parsed does not make it legal; `parse_action(action_text(a)) == a` for every legal a.
        """

    @abstractmethod
    def refusal(self, seat: int, text: str) -> Refusal | None:
        """None exactly when `seat` may do `text` now; otherwise why not, by clause. Never raises for a str."""

    def is_over(self) -> bool:
        return self.to_act() < 0

    # -- telling what happens -----------------------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def tell(self, kind: str, public: dict[str, Any], reveals: bool = False) -> None:
        """An event that everybody sees in full. Hot code asks `events is not None` before it puts facts together."""
        if self.events is not None:
            self.events.append(Event(kind, public, None, 0, reveals))

    def tell_some(self, kind: str, public: dict[str, Any], private: dict[str, Any], audience: i64) -> None:
        """An event of which only the seats in the bit set `audience` see the private part: it reveals something."""
        if self.events is not None:
            self.events.append(Event(kind, public, private, int(audience), True))


def random_playout(state: State, rng: Rng) -> i64:
    """Play at random to the end by count and pick; returns the number of decisions."""
    decisions: i64 = 0
    while state.to_act() >= 0:
        state.apply(state.nth_action(rng.below(state.count_actions())))
        decisions += 1
    return decisions


def listed_playout(state: State, rng: Rng) -> i64:
    """Play at random to the end with the complete ascending list at every decision."""
    decisions: i64 = 0
    while state.to_act() >= 0:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        decisions += 1
    return decisions
