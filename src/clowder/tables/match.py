"""The game at a table: the state, the actions in effect, and how far back they may be taken."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from clowder.core.errors import ActionError, IllegalAction
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.play import play_legal
from clowder.core.refusal import Refusal
from clowder.core.state import State
from clowder.core.types import Json

GIVEN: Final = "given"  # who made a move that the game here begins with


@dataclass(slots=True)
class PlayedMove:
    """A move in effect. `opens` says that somebody learned something by it or that chance acted; `by` who made it: a
    person, or a bot (its own seat's, an absent person's, or one whose time was up)."""

    seat: int
    text: str
    opens: bool
    by: str = "person"
    seen: tuple[Event, ...] = ()  # what somebody learned by it


class LegalMove(NamedTuple):
    """A move whose legality was looked at in the present position: in canonical notation, not yet made."""

    action: int
    text: str


class Match:
    """Pure and synchronous: what may be done, doing it, taking it back."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Json,
        seed: int,
        keyed: bool = False,
        given: Sequence[str] = (),
        beginning: Json | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.keyed = keyed
        self.beginning = beginning
        self.state: State = self._dealt()
        self.played: list[PlayedMove] = []
        self.taken: list[list[PlayedMove]] = []  # what was taken back and may be put back, the latest last
        self._last: dict[int, int] = {}  # for each seat that may take its last move back, the ply before that move
        for text in given:
            self._play_stored(text, GIVEN)

    def opening(self) -> list[Event]:
        """What chance decided in sight of everybody before the first turn."""
        return self.game.opening(**self._deal())

    def _dealt(self) -> State:
        return self.game.new(**self._deal())

    def _deal(self) -> Json:
        deal = {"seats": self.seats, "options": self.options, "seed": self.seed, "keyed": self.keyed}
        return deal if self.beginning is None else {**deal, "beginning": self.beginning}

    @property
    def ply(self) -> int:
        return len(self.played)

    def check(self, seat: int, text: str) -> LegalMove | Refusal:
        """The move in its canonical form, or why not."""
        state = self.state
        if seat == state.to_act():
            try:
                action = state.parse_action(text)
                if state.is_legal(action):
                    return LegalMove(action, state.action_text(action))
            except ActionError:
                pass  # the refusal below says why
        refusal = state.refusal(seat, text)
        return refusal if refusal is not None else Refusal("E_NOTATION", (), {"text": text[:80]})

    def play(self, move: LegalMove, by: str = "person") -> list[Event]:
        """Make a move that `check` found legal in this position; its legality is not looked at again."""
        self.taken.clear()
        return self._play(move, by)

    def _play(self, move: LegalMove, by: str) -> list[Event]:
        state = self.state
        seat, before = int(state.to_act()), state.rng.words()
        events = play_legal(state, move.action)
        seen = tuple([event for event in events if event.reveals])
        opens = bool(seen) or state.rng.words() != before
        if by == "person":
            self._last.clear()  # nobody takes back what another person has decided
        if by != GIVEN:  # nor what was decided at another table
            self._last[seat] = len(self.played)
        self.played.append(PlayedMove(seat, move.text, opens, by, seen))
        return events

    def play_text(self, text: str, by: str = "person") -> list[Event]:
        """Make a move that was stored. Raises ActionError when it is not legal any more."""
        self.taken.clear()
        return self._play_stored(text, by)

    def _play_stored(self, text: str, by: str) -> list[Event]:
        action = self.state.parse_action(text)
        if not self.state.is_legal(action):
            raise IllegalAction(text, self.state.refusal(self.state.to_act(), text))
        return self._play(LegalMove(action, text), by)

    def take_back(self, ply: int) -> None:
        """Go back to `ply` actions: the rest is played again from the start, by the one way there is."""
        self.taken.append(self.played[ply:])
        kept = self.played[:ply]
        self.state = self._dealt()
        self.played = []
        self._last = {}
        for move in kept:
            self._play_stored(move.text, move.by)

    def put_back(self) -> None:
        """Make what was taken back last once more, as it was: chance decides the same again."""
        for move in self.taken.pop() if self.taken else ():
            self._play_stored(move.text, move.by)

    def plain_moves(self) -> tuple[PlayedMove, ...]:
        """The moves without what was seen by them: what another process needs to play them again."""
        return tuple(replace(move, seen=()) for move in self.played)

    def undo_target(self, seat: int) -> int:
        """The ply before the last action of a seat; -1 where that is none, or a person has acted since."""
        return self._last.get(seat, -1)

    def undoers(self) -> Container[int]:
        """The seats for which that is one."""
        return self._last

    def has_acted(self, seat: int) -> bool:
        return any(move.seat == seat for move in self.played)

    def is_free(self, target: int) -> bool:
        """Whether only the last action would be taken back, nobody learned anything by it and chance did not act."""
        return target == len(self.played) - 1 and not self.played[target].opens

    def shows_since(self, target: int) -> bool:
        """Whether somebody learned something after `target`, or chance acted."""
        return any(move.opens for move in self.played[target:])

    def redoer(self) -> int:
        """Whose action was taken back last and may be put back; -1 if nothing may."""
        return self.taken[-1][0].seat if self.taken and self.taken[-1] else -1
