"""The game at a table: the state, the actions in effect, and how far back they may be taken."""

from collections.abc import Container
from dataclasses import dataclass

from clowder.core.errors import ActionError
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.play import play
from clowder.core.refusal import Refusal
from clowder.core.state import State
from clowder.core.types import Json


@dataclass(slots=True)
class Done:
    """One action in effect. `opens` says that somebody learned something by it or that chance acted."""

    seat: int
    text: str
    opens: bool


@dataclass(frozen=True)
class Accepted:
    """A legal move in canonical notation, not yet made."""

    action: int
    text: str


class Match:
    """Pure and synchronous: what may be done, doing it, taking it back."""

    def __init__(self, game: Game, seats: int, options: Json, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.state: State = game.new(seats=seats, options=options, seed=seed)
        self.done: list[Done] = []

    @property
    def ply(self) -> int:
        return len(self.done)

    def check(self, seat: int, text: str) -> Accepted | Refusal:
        """The move in its canonical form, or why not."""
        state = self.state
        if seat == state.to_act():
            try:
                action = state.parse_action(text)
                if state.is_legal(action):
                    return Accepted(action, state.action_text(action))
            except ActionError:
                pass  # the refusal below says why
        refusal = state.refusal(seat, text)
        return refusal if refusal is not None else Refusal("E_NOTATION", (), {"text": text[:80]})

    def act(self, accepted: Accepted) -> list[Event]:
        """Make a checked move."""
        state = self.state
        seat, before = int(state.to_act()), state.rng.words()
        events = play(state, accepted.action)
        opens = state.rng.words() != before or any(event.reveals for event in events)
        self.done.append(Done(seat, accepted.text, opens))
        return events

    def act_text(self, text: str) -> list[Event]:
        """Make a move that was stored. Raises ActionError when it is not legal any more."""
        action = self.state.parse_action(text)
        return self.act(Accepted(action, text))

    def take_back(self, ply: int) -> None:
        """Go back to `ply` actions: the rest is played again from the start, by the one way there is."""
        kept = self.done[:ply]
        self.state = self.game.new(seats=self.seats, options=self.options, seed=self.seed)
        self.done = []
        for done in kept:
            self.act_text(done.text)

    def can_undo(self, seats: Container[int]) -> tuple[bool, bool]:
        """Whether these seats have something to take back, and whether it is free."""
        target = self.undo_target(seats)
        return target >= 0, target >= 0 and self.is_free(target, seats)

    def undo_target(self, seats: Container[int]) -> int:
        """The ply before the last action of these seats; -1 when they have not acted."""
        for ply in range(len(self.done) - 1, -1, -1):
            if self.done[ply].seat in seats:
                return ply
        return -1

    def is_free(self, target: int, seats: Container[int]) -> bool:
        """Whether nobody learned anything since, chance did not act, and no one else's action is taken back."""
        return all(not done.opens and done.seat in seats for done in self.done[target:])
