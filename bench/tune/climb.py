"""What the tuners by self-play share: one player with changed weights among others with the present ones.

A game's evaluation keeps its weights in vectors that can be written to. A knob is one of them or several that are
changed together; a setting has the values of every knob.
"""

import statistics
from collections.abc import Callable, MutableSequence
from dataclasses import dataclass

import clowder
from clowder.bots.chair import Chair
from clowder.bots.greedy import GreedyBot
from clowder.core.seeds import seed_of

SEATS = 4
FACTORS = (1.6, 0.6)
SURE = 2.0  # standard errors
Values = tuple[float, ...]
Setting = list[Values]
Measure = Callable[[clowder.Outcome, int], float]


@dataclass(frozen=True)
class Knob:
    """Weights that grow and shrink together."""

    name: str
    table: MutableSequence[float]
    places: tuple[int, ...]

    def read(self) -> Values:
        return tuple(self.table[place] for place in self.places)

    def write(self, values: Values) -> None:
        for place, value in zip(self.places, values, strict=True):
            self.table[place] = value


def knob(name: str, table: MutableSequence[float], *places: int) -> Knob:
    """A knob for some places of a table, or for all of them."""
    return Knob(name, table, places or tuple(range(len(table))))


def score_margin(outcome: clowder.Outcome, seat: int) -> float:
    """Points ahead of the mean of the others."""
    scores = list(outcome.scores)
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def win_share(outcome: clowder.Outcome, seat: int) -> float:
    """The part of the victory above an even share, in hundredths."""
    ranks = list(outcome.ranks)
    return 100.0 * ((ranks[seat] == 1) / ranks.count(1) - 1.0 / len(ranks))


class Climb:
    """Tries knobs in turn and keeps what is better."""

    def __init__(self, game: str, knobs: list[Knob], measure: Measure, games: int, seed: int) -> None:
        self.game = game
        self.knobs = knobs
        self.measure = measure
        self.games = games
        self.seed = seed
        self.setting: Setting = [one.read() for one in knobs]

    def put(self, setting: Setting) -> None:
        for one, values in zip(self.knobs, setting, strict=True):
            one.write(values)

    def gain(self, changed: Setting, kept: Setting, games: int, seed: int) -> tuple[float, float]:
        """How much better the changed player does than an even share, and the standard error of that."""
        bot = GreedyBot(samples=2)
        gains = []
        for number in range(games):
            state = clowder.game(self.game).new(seats=SEATS, options={}, seed=seed_of("tune", seed, number // SEATS))
            rng = clowder.Rng(seed_of("tune player", seed, number))
            mine = number % SEATS
            while (seat := state.to_act()) >= 0:
                self.put(changed if seat == mine else kept)
                state.apply(bot.choose(Chair(state, seat), rng))
            gains.append(self.measure(state.outcome(), mine))
        self.put(kept)
        return statistics.fmean(gains), statistics.stdev(gains) / len(gains) ** 0.5

    def run(self, rounds: int) -> None:
        """Every knob larger and smaller; what is kept is tried on new deals in the end."""
        first = self.setting
        step = 0
        for _ in range(rounds):
            for place, one in enumerate(self.knobs):
                for factor in FACTORS:
                    step += 1
                    tried = list(self.setting)
                    tried[place] = tuple(value * factor for value in tried[place])
                    gain, error = self.gain(tried, self.setting, self.games, seed_of(self.seed, step))
                    better = gain > SURE * error
                    print(f"{one.name} * {factor}: {gain:+.2f} +- {error:.2f}{', kept' if better else ''}", flush=True)
                    if better:
                        self.setting = tried
                        break
        if self.setting != first:
            gain, error = self.gain(self.setting, first, 2 * self.games, seed_of(self.seed, "check"))
            print(f"# all changes on new deals: {gain:+.2f} +- {error:.2f}")
        self.put(self.setting)


def written(name: str, table: MutableSequence[float], digits: int = 2) -> str:
    """A table as it stands in an evaluate.py."""
    return f"{name}: Final = vec[float]([{', '.join(f'{weight:.{digits}f}' for weight in table)}])"
