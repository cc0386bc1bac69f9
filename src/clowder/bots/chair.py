"""All that a bot may see of a game: what its seat may see, and worlds its seat cannot tell apart."""

from collections.abc import Callable
from typing import Any

from clowder.core.arrays import mypyc_attr
from clowder.core.rng import Rng
from clowder.core.state import State


class Chair:
    """One seat's side of a game at a decision of that seat. The state itself stays behind these four doors."""

    def __init__(self, state: State, seat: int) -> None:
        if not 0 <= seat < state.seats:
            raise ValueError(f"there is no seat {seat} at a table of {state.seats}")

        def legal_actions() -> list[int]:
            """What the seat may do now; empty while somebody else decides."""
            return list(state.legal_actions()) if state.to_act() == seat else []

        def view() -> dict[str, Any]:
            """All that the seat sees, as JSON."""
            return state.view(seat)

        def sample(rng: Rng) -> State:
            """A whole world, equal to the real one in everything the seat knows; it is yours to play with."""
            return state.determinize(seat, rng)

        def action_text(action: int) -> str:
            """A legal action in the notation of the game."""
            return state.action_text(action)

        self.seat: int = seat
        self.seats: int = state.seats
        self.legal_actions: Callable[[], list[int]] = legal_actions
        self.view: Callable[[], dict[str, Any]] = view
        self.sample: Callable[[Rng], State] = sample
        self.action_text: Callable[[int], str] = action_text


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclass it, in this package or in a file of your own."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """One of chair.legal_actions(). Whatever is left to luck is drawn from `rng`, so that games can be repeated."""
        raise NotImplementedError
