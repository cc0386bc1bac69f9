"""A node of the search tree: what is known about the actions of one seat after one line of play."""

import math

from clowder.core.arrays import append, i64, vec


class Node:
    """Actions in the order they were found, with their statistics from the side of the seat that acts here.

    Worlds differ in what is legal, so every action counts how often it was available as well as how often taken.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.actions = vec[i64]()
        self.taken = vec[i64]()
        self.available = vec[i64]()
        self.totals = vec[float]()  # sums of the seat's values
        self.priors = vec[float]()
        self.below: list[Node] = []
        self.known: dict[int, int] = {}  # action -> index
        self.other: Node | None = None  # the same line of play in worlds in which another seat acts here

    def of_seat(self, seat: i64) -> "Node":
        """This node, or its sibling for the worlds in which another seat acts after the same line."""
        node = self
        while node.seat != seat:
            if node.visits == 0:
                node.seat = seat
                return node
            following = node.other
            if following is None:
                following = Node(seat)
                node.other = following
            node = following
        return node

    def add(self, action: i64, prior: float) -> i64:
        index: i64 = len(self.actions)
        self.known[action] = index
        self.actions = append(self.actions, action)
        self.taken = append(self.taken, 0)
        self.available = append(self.available, 0)
        self.totals = append(self.totals, 0.0)
        self.priors = append(self.priors, prior)
        self.below.append(Node(-1))
        return index

    def mean(self, index: i64, prior: float, trust: float) -> float:
        """The average value of an action; its prior counts like `trust` visits."""
        return (self.totals[index] + trust * prior) / (float(self.taken[index]) + trust)

    def urge(self, index: i64) -> float:
        """How much an action asks to be tried: large when it was often available and rarely taken."""
        return math.sqrt(math.log(float(self.available[index]) + 1.0) / (float(self.taken[index]) + 1.0))

    def record(self, index: i64, values: vec[float]) -> None:
        self.visits += 1
        self.taken[index] += 1
        self.totals[index] += values[self.seat]


def holds(actions: vec[i64], action: i64) -> bool:
    """Whether an ascending list has this action."""
    low: i64 = 0
    high: i64 = len(actions)
    while low < high:
        middle = (low + high) >> 1
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < len(actions) and actions[low] == action
