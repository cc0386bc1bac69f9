"""One decision, judged from the chair of the seat that made it: what it was worth before, and after which move.

Moves are compared in the same worlds with the same luck, batch by batch. Even batches choose the best move among a few
that a search proposes, odd ones say what it is worth: who picks the best of several guesses and quotes the same guess
promises too much.

Beside that, what became of the value of a world (`value`), which looks ahead to the next turn of who acts there: what
the played move changed at the same moment (`shift`), and, where the turn passed on, what looking on to the next turn of
who acts then changed (`further`). Over a game both add up, in the mean, to the result less the value at the beginning,
whatever the evaluation is wrong about: so luck, which is the rest, has mean zero.
"""

from typing import Any, Final

from clowder.analysis.chances import Calibration, expected_rank, fresh, win_chances
from clowder.analysis.figures import Mean, both
from clowder.analysis.playout import Playout
from clowder.bots.chair import Chair
from clowder.bots.levels import LEVELS, make_bot
from clowder.bots.node import Node
from clowder.bots.search import Search
from clowder.core.rng import Rng
from clowder.core.seeds import seed_of
from clowder.core.state import State
from clowder.core.types import NOBODY, Json

STRONGEST: Final = "tiger"
MOST_OPTIONS: Final = 4  # moves compared, the one played among them
SEARCH_COUNTS: Final = 16  # worlds that the opinion of the search is worth when the best move is chosen
BATCH: Final = 8  # worlds
DEAR: Final = 0.07  # from here on a move looks like a mistake


class Option:
    """A move that could have been played. `hunch` is how much better than the played one the search thought it."""

    def __init__(self, action: int, hunch: float = 0.0) -> None:
        self.action = action
        self.hunch = hunch
        self.chance = Mean()  # to win, for the seat that decides
        self.rank = Mean()
        self.points = Mean()  # that the seat counts where the line ends; nothing where a game does not say
        self.gain = [Mean(), Mean()]  # over the played move: in batches that choose, and in those that judge

    def promise(self) -> float:
        """How good it looks where the best move is chosen."""
        chosen = self.gain[0]
        return (chosen.total + SEARCH_COUNTS * self.hunch) / (chosen.count + SEARCH_COUNTS)

    def kept(self) -> Json:
        means = [self.chance, self.rank, self.points, *self.gain]
        return {"action": self.action, "hunch": self.hunch, "means": [mean.kept() for mean in means]}

    @classmethod
    def brought(cls, kept: Json) -> "Option":
        option = cls(kept["action"], kept["hunch"])
        option.chance, option.rank, option.points, *option.gain = [Mean.brought(mean) for mean in kept["means"]]
        return option


class Decision:
    """What is known about one decision so far. It looks at the game through the chair of the seat alone."""

    def __init__(self, chair: Chair, ply: int, played: int, seed: int, table: Calibration) -> None:
        self.chair = chair
        self.ply = ply
        self.seed = seed
        self.table = table
        self.legal = chair.legal_actions()
        self.batches = 0
        self.scouted = 0  # simulations of the search that proposed moves
        self.options = [Option(played)]
        self.before = Mean()  # the seat's chance when everybody plays on as in playouts, this decision included
        self.rank = Mean()
        self.points = Mean()
        self.stake = Mean()  # what a move picked by chance would have cost against the played one
        self.shift = [Mean() for _ in range(chair.seats)]  # what the move changed for every seat
        self.further = [Mean() for _ in range(chair.seats)]  # what looking further changed after it, forced ones too
        self.opinions: list[float] = []  # of the strongest level, where it was asked: what options gain
        self.truth: list[list[Mean]] = []  # of every option, as `gain`, in the world as it was: nobody knew it then

    @property
    def seat(self) -> int:
        return self.chair.seat

    @property
    def played(self) -> Option:
        return self.options[0]

    def scout(self, game: str, simulations: int) -> None:
        """Have a search propose the moves to compare with the played one."""
        if len(self.legal) < 2:
            return
        root, means = self._searched(game, {"simulations": max(simulations, 1)}, "scout")
        order = sorted(range(len(means)), key=lambda i: (-root.taken[i], -means[i], i))
        played = root.known[self.played.action]
        found = [i for i in order if i != played][: MOST_OPTIONS - 1]
        self.options = [self.played, *(Option(int(root.actions[i]), means[i] - means[played]) for i in found)]
        self.scouted = simulations

    def ask(self, game: str, simulations: int) -> None:
        """Have the strongest level say what it thinks of the options, and last of what it likes best of all."""
        wanted = {**LEVELS[STRONGEST].arguments_in(game), "simulations": max(simulations, 1)}
        root, means = self._searched(game, wanted, "ask")
        played = means[root.known[self.played.action]]
        self.opinions = [means[root.known[option.action]] - played for option in self.options] + [max(means) - played]

    def is_agreed(self, option: Option) -> bool:
        """Whether the strongest level holds an option for better than the played move too, or another one for better
        by far; or was not asked."""
        return not self.opinions or self.opinions[self.options.index(option)] > 0.0 or max(self.opinions) >= DEAR

    def _searched(self, game: str, wanted: dict[str, Any], purpose: str) -> tuple[Node, list[float]]:
        """The root of a search from the chair, and what it thinks of every action."""
        bot = make_bot("search", wanted, game)
        assert isinstance(bot, Search)
        bot.choose(self.chair, Rng(seed_of(self.seed, purpose, self.ply)))
        root = bot.root
        return root, [root.mean(i, root.priors[i], bot.settings.trust) for i in range(len(root.actions))]

    def sample(self, worlds: int = BATCH) -> None:
        """One more batch."""
        rng = Rng(seed_of(self.seed, "batch", self.ply, self.batches))
        for _ in range(worlds):
            if len(self.options) > 1:
                self._compare(rng.fork())
            else:
                self._follow(rng.fork())
        self.batches += 1

    def _follow(self, rng: Rng) -> None:
        """What the played move changed in one world, where nobody asks for others."""
        world, usual, salt = self._world(rng)
        played = self.played.action
        if usual == played:
            after = world.clone()
            after.apply(played)
            if after.to_act() in (self.seat, NOBODY):  # all lines would be the same one
                nothing = [0.0] * self.chair.seats
                self._shifted(nothing, nothing, nothing)
                return
        end, further = self._after_played(world, salt)
        then = win_chances(end, self.table)
        before = then if usual == played else win_chances(self._after(world, usual, salt), self.table)
        self._shifted(before, then, win_chances(further, self.table))

    def _compare(self, rng: Rng) -> None:
        """All moves in one world, with the same luck."""
        world, usual, salt = self._world(rng)
        any_move = self.legal[rng.below(len(self.legal))]
        others = {usual, any_move, *(option.action for option in self.options)} - {self.played.action}
        ends = {action: self._after(world, action, salt) for action in sorted(others)}
        ends[self.played.action], further = self._after_played(world, salt)
        values = {action: win_chances(end, self.table) for action, end in ends.items()}
        seat, played = self.seat, values[self.played.action]
        self._shifted(values[usual], played, win_chances(further, self.table))
        self.before.add(values[usual][seat])
        self.rank.add(expected_rank(values[usual], seat))
        _count(self.points, ends[usual], seat)
        self.stake.add(played[seat] - values[any_move][seat])
        for option in self.options:
            value = values[option.action]
            option.chance.add(value[seat])
            option.rank.add(expected_rank(value, seat))
            _count(option.points, ends[option.action], seat)
            option.gain[self.batches % 2].add(value[seat] - played[seat])

    def _world(self, rng: Rng) -> tuple[State, int, int]:
        """A world, the move of the playing policy there, and the luck of the lines after any move.

        That move is chosen by luck of its own: a line has the same chances whichever decision it begins with.
        """
        world = self.chair.sample(rng)
        usual = int(Playout(rng.word()).choose(world, self.seat))
        return world, usual, int(rng.word())

    def _shifted(self, before: list[float], after: list[float], further: list[float]) -> None:
        for seat, mean in enumerate(self.shift):
            mean.add(after[seat] - before[seat])
            self.further[seat].add(further[seat] - after[seat])

    def _after(self, world: State, action: int, salt: int) -> State:
        """How a world looks when the seat's next turn begins, or at the end of the game."""
        state = world.clone()
        state.apply(action)
        Playout(salt).to_turn_of(state, self.seat, self.seat)
        return state

    def _after_played(self, world: State, salt: int) -> tuple[State, State]:
        """The same after the played move, and when the next turn begins of who acts after it: the line goes on."""
        state = world.clone()
        state.apply(self.played.action)
        return Playout(salt).to_turns_of(state, self.seat)

    def look_back(self, state: State) -> None:
        """The same moves in the true world, with other luck to come: what the seat could not know."""
        if len(self.options) == 1:
            return
        self.truth = [[Mean(), Mean()] for _ in self.options]
        rng = Rng(seed_of(self.seed, "truth", self.ply))
        for number in range(2 * BATCH):
            world = fresh(state, rng)
            salt = int(rng.word())
            ends = [self._after(world, option.action, salt) for option in self.options]
            values = [win_chances(end, self.table)[self.seat] for end in ends]
            for means, value in zip(self.truth, values, strict=True):
                means[number % 2].add(value - values[0])

    def hindsight(self) -> tuple[Option, float, float]:
        """The best move for what was true, what the played one cost against it, and the standard error."""
        if not self.truth:
            return self.played, 0.0, 0.0
        found = max(range(len(self.truth)), key=lambda i: self.truth[i][0].value)
        judged = self.truth[found][1]
        return self.options[found], max(judged.value, 0.0), judged.error if found else 0.0

    def best(self) -> tuple[Option, float, float]:
        """The best move found, what the played one cost against it, and the standard error of that.

        Where the second look does not confirm that another move is better, the played one was as good as any.
        """
        if len(self.options) == 1:
            return self.played, 0.0, 0.0
        found = max(self.options, key=Option.promise)
        if found is self.played:
            found = max(self.options[1:], key=Option.promise)
            return self.played, 0.0, found.gain[1].error
        judged = found.gain[1]
        if judged.value <= 0.0:
            return self.played, 0.0, judged.error
        return found, judged.value, judged.error

    def loss(self) -> Mean:
        """What the move chosen as best gains over the played one, below zero too: sums of it promise nothing."""
        found = max(self.options, key=Option.promise)
        return Mean() if found is self.played else found.gain[1]

    def looks_dear(self) -> bool:
        """Whether the batches that choose hold the move for a mistake. Those that judge it are not asked: who goes on
        until they say so would find too many."""
        return len(self.options) > 1 and max(option.promise() for option in self.options) >= DEAR

    def doubt(self) -> float:
        """Where more samples would tell most."""
        moved = max(mean.error for mean in self.shift + self.further)
        return moved + max((both(*option.gain).error for option in self.options[1:]), default=0.0)

    def kept(self) -> Json:
        means = [self.before, self.rank, self.points, self.stake, *self.shift, *self.further]
        return {
            "batches": self.batches,
            "scouted": self.scouted,
            "options": [option.kept() for option in self.options],
            "means": [mean.kept() for mean in means],
            "opinions": self.opinions,
            "truth": [[mean.kept() for mean in pair] for pair in self.truth],
        }

    def bring(self, kept: Json) -> None:
        """Go on from what `kept` gave."""
        self.batches = kept["batches"]
        self.scouted = kept["scouted"]
        self.options = [Option.brought(option) for option in kept["options"]]
        means = [Mean.brought(mean) for mean in kept["means"]]
        self.before, self.rank, self.points, self.stake, *shifts = means
        self.shift, self.further = shifts[: self.chair.seats], shifts[self.chair.seats :]
        self.opinions = list(kept["opinions"])
        self.truth = [[Mean.brought(mean) for mean in pair] for pair in kept["truth"]]


def value(state: State, table: Calibration, rng: Rng) -> list[float]:
    """What a whole world is worth to every seat, by one line that is played in it: the mean of it is *W*.

    All play on as in playouts to the next turn of who acts; `shift` and `further` are how it changes over a move.
    """
    seat = state.to_act()
    if seat >= 0:
        state.apply(Playout(rng.word()).choose(state, seat))
        Playout(rng.word()).to_turn_of(state, seat, seat)
    return win_chances(state, table)


def _count(mean: Mean, end: State, seat: int) -> None:
    """The points of a seat as the game's own rules count them there."""
    points = end.points_now()
    if len(points):
        mean.add(float(points[seat]))
