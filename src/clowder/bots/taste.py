"""A temper at work: among moves that are about as good, the one that suits it."""

import math
from typing import Final

from clowder.bots.chair import Bot, Chair
from clowder.bots.happenings import tried
from clowder.bots.search import Search
from clowder.bots.worth import worth
from clowder.core.arrays import append, i64, vec
from clowder.core.rng import Rng

LOOKS: Final = 4  # worlds in which moves are compared
MOST: Final = 8  # moves that are compared
VISITED: Final = 0.25  # of the visits of the most visited move: with fewer a search knows too little of a move


class Taste:
    """`likes` are weights of words (bots/happenings.py); `bold` above 0 likes what is uncertain, below 0 what is sure.

    Only moves within `margin` of the best are compared, so a decision costs no more than that.
    """

    def __init__(self, likes: dict[str, float], bold: float, margin: float) -> None:
        self.likes = likes
        self.bold: float = bold
        self.margin: float = margin

    def pick(self, chair: Chair, actions: vec[i64], values: vec[float], rng: Rng) -> i64:
        """One of the best actions by what they are worth and how much they are liked."""
        best: float = -1.0e9
        for value in values:
            best = max(best, value)
        order = sorted([(-values[i], i) for i in range(len(actions)) if values[i] >= best - self.margin])
        near = [i for _value, i in order[:MOST]]
        if len(near) == 1:
            return actions[near[0]]
        liking = self._liking(chair, [actions[i] for i in near], rng)
        chosen = near[0]
        most: float = -1.0e9
        for n in range(len(near)):
            merit = values[near[n]] + self.margin * liking[n]
            if merit > most:
                most = merit
                chosen = near[n]
        return actions[chosen]

    def _liking(self, chair: Chair, actions: list[i64], rng: Rng) -> list[float]:
        """From about -1 to 1 for each action, on worlds that are the same for all."""
        count = len(actions)
        liked = [0.0] * count
        sums = [0.0] * count
        squares = [0.0] * count
        for _ in range(LOOKS):
            world = chair.sample(rng)
            luck = rng.fork()
            for n in range(count):
                after, words = tried(world, actions[n], luck, chair.seat)
                value = worth(after)[chair.seat]
                for word in words:
                    liked[n] += self.likes.get(word, 0.0) / float(LOOKS)
                sums[n] += value
                squares[n] += value * value
        if self.bold != 0.0:
            spreads = [math.sqrt(max(0.0, squares[n] / LOOKS - (sums[n] / LOOKS) ** 2)) for n in range(count)]
            widest = max(spreads)
            for n in range(count):
                liked[n] += self.bold * (spreads[n] / widest if widest > 0.0 else 0.0)
        return [max(-1.0, min(1.0, each)) for each in liked]


class TemperedSearch(Bot):
    """A search, and a taste for what it thinks about equally good."""

    def __init__(self, search: Search, taste: Taste) -> None:
        self.search = search
        self.taste = taste

    def choose(self, chair: Chair, rng: Rng) -> int:
        action = self.search.choose(chair, rng)
        root = self.search.root
        trust = self.search.settings.trust
        most: i64 = 0
        for taken in root.taken:
            most = max(most, taken)
        if most == 0:
            return action
        actions = vec[i64]()
        values = vec[float]()
        for i in range(len(root.actions)):
            if float(root.taken[i]) >= VISITED * float(most):
                actions = append(actions, root.actions[i])
                values = append(values, root.mean(i, root.priors[i], trust))
        return int(self.taste.pick(chair, actions, values, rng))
