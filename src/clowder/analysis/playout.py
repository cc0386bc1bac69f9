"""How games go on in a judge's head: everybody does the best of a few moves, from what they know themselves.

In a sampled world all cards lie open, but the seat that acts there does not see them. So it decides in a world of its
own, redrawn from what it knows: nobody in a playout uses a secret of another, and a seat's later self knows what it
will know, not more.
"""

from typing import Final

from clowder.bots.draws import drawn, hashed
from clowder.bots.worth import worth_after
from clowder.core.arrays import i64
from clowder.core.rng import Rng
from clowder.core.state import State

DRAWS: Final = 6  # moves looked at per decision
LONGEST: Final = 60  # decisions; whoever has not had their turn by then is judged where they are


class Playout:
    """One line of play: the luck of those who decide. Lines with equal seeds have the same while they agree."""

    def __init__(self, seed: i64) -> None:
        self.salt: i64 = seed
        self.luck = Rng(int(seed))

    def choose(self, state: State, seat: i64) -> i64:
        """The best of some moves, drawn by hash: in worlds alike the same ones are looked at."""
        self.salt = hashed(1, self.salt)
        actions = drawn(state.legal_actions(), DRAWS, self.salt)
        best = actions[0]
        if len(actions) == 1:
            return best
        known = state.determinize(seat, self.luck)
        chance = self.luck.fork()
        most: float = -1.0e9
        for action in actions:
            value = worth_after(known, action, chance)[seat]
            if value > most:
                most = value
                best = action
        return best

    def to_turn_of(self, state: State, seat: i64, last: i64) -> None:
        """Play on to the beginning of the seat's next turn, or to the end. `last` acted before."""
        for _ in range(LONGEST):
            acting = state.to_act()
            if acting < 0 or (acting == seat and last != seat):
                return
            state.apply(self.choose(state, acting))
            last = acting

    def to_turns_of(self, state: State, seat: i64) -> tuple[State, State]:
        """Where the next turn of `seat` begins, who has just acted, and where the next one of who acts now begins.

        Of a finished game, and of turns that do not come, copies of where the line ends. The second line may be one
        decision longer: one that begins a decision earlier and goes to the turn of `seat` has as many then.
        """
        acting = coming = state.to_act()
        last = seat
        own: State | None = None
        others: State | None = None
        for made in range(LONGEST + 2):
            acting = state.to_act()
            over = acting < 0 or made > LONGEST
            if own is None and (over or made == LONGEST or (acting == seat and last != seat)):
                own = state.clone()
            if others is None and (over or (made > 0 and acting == coming and last != coming)):
                others = state.clone()
            if own is not None and others is not None:
                return own, others
            state.apply(self.choose(state, acting))
            last = acting
        raise AssertionError("a line without an end")

    def to_end(self, state: State, longest: i64) -> bool:
        """Play on to the end; False if it is further away than so many decisions."""
        for _ in range(longest):
            acting = state.to_act()
            if acting < 0:
                return True
            state.apply(self.choose(state, acting))
        return False
