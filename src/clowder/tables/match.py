"""The game at a table: the state, the actions in effect, and how far back they may be taken."""

from collections.abc import Collection, Container
from dataclasses import dataclass

from clowder.core.errors import ActionError, IllegalAction
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.play import play_legal
from clowder.core.refusal import Refusal
from clowder.core.state import State
from clowder.core.types import Json


@dataclass(slots=True)
class PlayedMove:
    """A move in effect. `opens` says that somebody learned something by it or that chance acted."""

    seat: int
    text: str
    opens: bool


@dataclass(frozen=True)
class LegalMove:
    """A move whose legality was looked at in the present position: in canonical notation, not yet made."""

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
        self.played: list[PlayedMove] = []
        self._acted = [0] * seats  # moves in effect, by seat

    def opening(self) -> list[Event]:
        """What chance decided in sight of everybody before the first turn."""
        return self.game.opening(seats=self.seats, options=self.options, seed=self.seed)

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

    def play(self, move: LegalMove) -> list[Event]:
        """Make a move that `check` found legal in this position; its legality is not looked at again."""
        state = self.state
        seat, before = int(state.to_act()), state.rng.words()
        events = play_legal(state, move.action)
        opens = state.rng.words() != before or any(event.reveals for event in events)
        self.played.append(PlayedMove(seat, move.text, opens))
        self._acted[seat] += 1
        return events

    def play_text(self, text: str) -> list[Event]:
        """Make a move that was stored. Raises ActionError when it is not legal any more."""
        action = self.state.parse_action(text)
        if not self.state.is_legal(action):
            raise IllegalAction(text, self.state.refusal(self.state.to_act(), text))
        return self.play(LegalMove(action, text))

    def take_back(self, ply: int) -> None:
        """Go back to `ply` actions: the rest is played again from the start, by the one way there is."""
        kept = self.played[:ply]
        self.state = self.game.new(seats=self.seats, options=self.options, seed=self.seed)
        self.played = []
        self._acted = [0] * self.seats
        for move in kept:
            self.play_text(move.text)

    def can_undo(self, seats: Collection[int]) -> tuple[bool, bool]:
        """Whether these seats have something to take back, and whether it is free.

        Every viewer is told after every move: the last move alone decides, for what is taken back ends with it.
        """
        if not any(self._acted[seat] for seat in seats):
            return False, False
        last = self.played[-1]
        return True, last.seat in seats and not last.opens

    def undo_target(self, seats: Container[int]) -> int:
        """The ply before the last action of these seats; -1 when they have not acted."""
        for ply in range(len(self.played) - 1, -1, -1):
            if self.played[ply].seat in seats:
                return ply
        return -1

    def is_free(self, target: int, seats: Container[int]) -> bool:
        """Whether nobody learned anything since, chance did not act, and no one else's action is taken back."""
        return all(not move.opens and move.seat in seats for move in self.played[target:])
