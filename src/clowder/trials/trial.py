"""A part of somebody's own and the house's, played by the same quick players on the same seeds, game after game.

A trial can stop after any decision and go on elsewhere from what it `kept`: every decision depends on the wish, the
number of the game and its own number alone, so that equal wishes give equal results, in one go or in slices.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Any, Final

from clowder.bots.chair import Bot, Chair
from clowder.bots.levels import make_bot
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.outcome import Outcome
from clowder.core.part_kinds import kinds_of
from clowder.core.parts import fingerprint
from clowder.core.rng import Rng
from clowder.core.seeds import seed_of
from clowder.core.state import State
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.trials.pieces import Pieces, Uses, pieces_of

VERSION: Final = 1  # of the way of playing and counting: results of another one are not the same
GAMES_USUAL: Final = 100
PLAYER: Final = {
    "samples": 1,
    "candidates": 100,
}  # of the greedy bot: one decision ahead, in one possible world
MOST_DECISIONS: Final = 4_000  # a board of one's own may leave no way to an end; the longest house game has about 700

StopSign = Callable[[], bool]


@dataclass(frozen=True)
class Wish:
    """What is tried: a part instead of the house's; `options` are those of both that are not the usual ones."""

    game: str
    option: str
    data: Json
    seats: int
    games: int = GAMES_USUAL
    seed: int = 0
    options: Json = field(default_factory=dict)

    def name(self) -> str:
        """The same for equal wishes, as long as rules and counting stay the same."""
        rules = GAMES.get(self.game).rules_version
        parts = [VERSION, rules, self.game, self.option, self.data, self.seats, self.games, str(self.seed)]
        return fingerprint([*parts, self.options])


@dataclass
class Tally:
    """What the games with one of the two parts came to."""

    rows: list[list[float]] = field(default_factory=list)  # decisions, who begins wins, points from who begins on
    endless: int = 0  # games without an end; nothing else of them is counted
    # by piece: games with it, times, games it counted in, games in which somebody had more of it than their share,
    # and for those by how much more of the win went to them: the sum and the sum of squares
    pieces: dict[str, list[float]] = field(default_factory=dict)

    def finish(self, decisions: int, first: int, outcome: Outcome, uses: Uses) -> None:
        seats = len(outcome.ranks)
        shares = [1.0 / len(outcome.winners) if rank == 1 else 0.0 for rank in outcome.ranks]
        points = [int(outcome.scores[(first + place) % seats]) for place in range(seats)]
        self.rows.append([decisions, shares[first], *points])
        for piece in uses.by.keys() | uses.counted:
            counts = self.pieces.setdefault(piece, [0, 0, 0, 0, 0.0, 0.0])
            by = uses.by.get(piece, Counter())
            times = by.total()
            counts[0] += times > 0
            counts[1] += times
            counts[2] += piece in uses.counted
            more = [share for seat, share in enumerate(shares) if by[seat] * seats > times]
            less = [share for seat, share in enumerate(shares) if by[seat] * seats <= times]
            if more:  # of equal numbers nobody has more
                gain = fmean(more) - fmean(less)
                counts[3] += 1
                counts[4] += gain
                counts[5] += gain * gain


class Trial:
    """Raises InvalidOptions where the part cannot be played with by so many."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.wanted = wish.games
        self.game: Game = GAMES.get(wish.game)
        house = next(kind for kind in kinds_of(self.game) if kind.option == wish.option).house_data()
        self.parts: list[Json] = [wish.data, house]
        self._options = [self.game.options_for(wish.seats, {**wish.options, wish.option: part}) for part in self.parts]
        self.pieces: list[Pieces | None] = [pieces_of(wish.game, wish.option, part) for part in self.parts]
        self._bot: Bot = make_bot("greedy", dict(PLAYER), wish.game)
        self.tallies = [Tally(), Tally()]
        self._begun = 0  # games that have ended, of both parts in turn
        self._moves: list[int] = []  # of the one that is being played

    def run(self, should_stop: StopSign | None = None, on_game: Callable[[], None] | None = None) -> bool:
        """Go on until all is played or somebody says stop, after at least one decision. Whether all is played."""
        while self._begun < 2 * self.wish.games:
            if not self._play(should_stop):
                return False
            if on_game is not None:
                on_game()
        return True

    def wrap_up(self) -> None:
        """There is no time for more: what is going on ends, and both parts have as many games."""
        self.wish = replace(self.wish, games=max(1, (self._begun + 1) // 2))

    def share_done(self) -> float:
        return self._begun / (2 * self.wish.games)

    def _play(self, should_stop: StopSign | None) -> bool:
        """One game, or what is left of it; False if it was stopped on the way."""
        side, number = self._begun % 2, self._begun // 2
        state = self._deal(side, number)
        first = int(state.to_act())
        events: list[Event] = []
        state.events = events
        for action in self._moves:
            state.apply(action)
        while not state.is_over() and len(self._moves) < MOST_DECISIONS:
            self._decide(state, number)
            if should_stop is not None and should_stop():
                return False
        self._finish(state, first, events, side)
        return True

    def _deal(self, side: int, number: int) -> State:
        """Both parts get the same seed: what chance does besides the cards, such as who begins, is the same."""
        return self.game.deal(self.wish.seats, self._options[side], Rng(seed_of("trial", self.wish.seed, number)))

    def _decide(self, state: State, number: int) -> None:
        luck = Rng(seed_of("trial player", self.wish.seed, number, len(self._moves)))
        action = int(self._bot.choose(Chair(state, int(state.to_act())), luck))
        self._moves.append(action)
        state.apply(action)

    def _finish(self, state: State, first: int, events: list[Event], side: int) -> None:
        outcome, tally, pieces = state.outcome(), self.tallies[side], self.pieces[side]
        if outcome is None:
            tally.endless += 1
        else:
            uses = Uses() if pieces is None else pieces.uses(state, events, outcome)
            tally.finish(len(self._moves), first, outcome, uses)
        self._begun += 1
        self._moves = []

    def kept(self) -> Json:
        """All that `bring` needs to go on, as JSON."""
        tallies = [vars(tally) for tally in self.tallies]
        return {"begun": self._begun, "moves": self._moves, "tallies": tallies}

    def bring(self, kept: Any) -> None:
        self._begun, self._moves = int(kept["begun"]), [int(move) for move in kept["moves"]]
        self.tallies = [Tally(**tally) for tally in kept["tallies"]]
