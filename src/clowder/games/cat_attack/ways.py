"""How far a cat has to go: where its foods are, the way round to all of them and Home, what one move can reach."""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.bits import count_bits
from clowder.games.cat_attack.board import FAR
from clowder.games.cat_attack.position import Position
from clowder.games.cat_attack.vocabulary import FIRST_SHOP_FOOD, FOOD_COUNT

# Where a food is to be had.
OUT: Final = 0  # an animal on the run
IN_LAIR: Final = 1
OPEN_SHOP: Final = 2
SHUT_SHOP: Final = 3
IN_LARDERS: Final = 4  # of others only
SOURCES: Final = 5

LAIR_STEPS: Final = 5  # that an animal is farther away in its lair, and a food in a shop that is shut
ON_THE_RUN: Final = 2  # and an animal outside
LARDER_STEPS: Final = 8  # the same of a food that has to be stolen
LONGEST: Final = 200


class Ways:
    """The ways of all cats at a table without gangs."""

    def __init__(self, p: Position) -> None:
        seats = int(p.seats)
        self.source: vec[i64] = vec[i64]([-1] * (seats * FOOD_COUNT))  # as `source_of` says; -1: in the larder
        self.round: vec[i64] = vec[i64]([0] * seats)  # steps to all foods and Home
        self.setback: vec[i64] = vec[i64]([0] * seats)  # how many more it were from Home
        self.targets: vec[i64] = vec[i64]([0] * FOOD_COUNT)
        self.extra: vec[i64] = vec[i64]([0] * FOOD_COUNT)
        self.between: vec[i64] = vec[i64]([0] * (FOOD_COUNT * FOOD_COUNT))
        self.ways: vec[i64] = vec[i64]([0] * (FOOD_COUNT << FOOD_COUNT))
        for seat in range(p.seats):
            if p.cats[seat] >= 0:
                self._go_round(p, seat, self._find(p, seat))

    def _find(self, p: Position, seat: i64) -> i64:
        """Look for the foods a cat lacks; how many there are."""
        board = p.board
        count: i64 = 0
        for food in range(FOOD_COUNT):
            if (p.larder[seat] >> food) & 1 == 0:
                source = source_of(p, seat, food)
                self.source[seat * FOOD_COUNT + food] = source
                self.targets[count] = source >> 8
                self.extra[count] = (source >> 4) & 15
                count += 1
        for a in range(count):
            row = self.targets[a] * board.size
            for b in range(count):
                self.between[a * FOOD_COUNT + b] = board.distance[row + self.targets[b]]
        return count

    def _go_round(self, p: Position, seat: i64, count: i64) -> None:
        """The shortest way from a cat over all its targets to its Home: by subsets, from the end."""
        distance = p.board.distance
        size = p.board.size
        home = p.setup.home[seat]
        here_row = p.cats[seat] * size
        if count == 0:
            self.round[seat] = distance[here_row + home]
            self.setback[seat] = 2 - self.round[seat]  # out and in again
            return
        ways = self.ways
        between = self.between
        subsets: i64 = 1 << count
        for at in range(count):
            ways[FOOD_COUNT * (1 << at) + at] = distance[self.targets[at] * size + home] + self.extra[at]
        for subset in range(3, subsets):
            for at in range(count):
                rest = subset & ~(1 << at)
                if rest == subset or rest == 0:
                    continue
                best: i64 = LONGEST
                row = rest * FOOD_COUNT
                for to in range(count):
                    if (rest >> to) & 1:
                        way = between[at * FOOD_COUNT + to] + ways[row + to]
                        if way < best:
                            best = way
                ways[subset * FOOD_COUNT + at] = best + self.extra[at]
        from_here: i64 = LONGEST
        from_home: i64 = LONGEST
        row = (subsets - 1) * FOOD_COUNT
        for at in range(count):
            target = self.targets[at]
            from_here = min(from_here, ways[row + at] + distance[here_row + target])
            from_home = min(from_home, ways[row + at] + distance[home * size + target])
        self.round[seat] = from_here
        self.setback[seat] = from_home - from_here


def source_of(p: Position, seat: i64, food: i64) -> i64:
    """Where a cat gets a food it lacks: the space, times 16 extra steps, times 16 what kind of place it is."""
    board = p.board
    row = p.cats[seat] * board.size
    best: i64 = FAR
    space: i64 = -1
    if food >= FIRST_SHOP_FOOD:
        shop = food - FIRST_SHOP_FOOD
        if p.stock[shop] > 0:
            shut = (p.closed >> shop) & 1
            middle = board.shop_gardens[3 * shop + 1]
            return (middle << 8) | (shut * LAIR_STEPS) << 4 | (OPEN_SHOP + shut)
    else:
        tokens = len(p.prey) // 2
        in_lair = False
        for i in range(food * tokens, (food + 1) * tokens):
            place = p.prey[i]
            if place == board.lairs[food]:
                in_lair = True
            elif place < board.size and board.distance[row + place] < best:
                best = board.distance[row + place]
                space = place
        wall = board.lair_walls[food]
        if in_lair and board.distance[row + wall] + LAIR_STEPS < best:
            return (wall << 8) | (LAIR_STEPS << 4) | IN_LAIR
        if space >= 0:
            return (space << 8) | (ON_THE_RUN << 4) | OUT
    for other in range(p.seats):
        if (p.larder[other] >> food) & 1:
            steps = board.distance[row + p.setup.home[other]]
            if steps < best:
                best = steps
                space = p.setup.home[other]
    if space < 0:
        space = p.setup.home[seat]
    return (space << 8) | (LARDER_STEPS << 4) | IN_LARDERS


def taking(p: Position, seat: i64, food: i64) -> i64:
    """The counts that bring a cat onto a food right now, one bit each."""
    board = p.board
    row = p.cats[seat] * board.size
    counts: i64 = 0
    if food < FIRST_SHOP_FOOD:
        tokens = len(p.prey) // 2
        for i in range(food * tokens, (food + 1) * tokens):
            place = p.prey[i]
            if place < board.size and place != board.lairs[food]:
                counts |= board.reach[row + place]
    else:
        shop = food - FIRST_SHOP_FOOD
        if p.stock[shop] > 0 and (p.closed >> shop) & 1 == 0:
            for i in range(3 * shop, 3 * shop + 3):
                counts |= board.reach[row + board.shop_gardens[i]]
    return counts


def best_throw(p: Position, seat: i64, values: i64) -> i64:
    """With all foods: how many results of the die lead Home after the best card; the way is taken for free."""
    board = p.board
    here = p.cats[seat]
    home = p.setup.home[seat]
    most = count_bits(board.reach[here * board.size + home])
    for value in range(1, 7):
        if (values >> value) & 1:
            place = here * 7 + value
            for group in range(board.first_group[place], board.first_group[place + 1]):
                count = count_bits(board.reach[board.group_end[group] * board.size + home])
                if count > most:
                    most = count
    return most


def car_danger(p: Position, seat: i64) -> i64:
    """How many of the four roads the car would be sent to over this cat."""
    route = p.board.car_route
    length = len(route)
    found: i64 = 0
    for at in range(length):
        if route[at] == p.cats[seat]:
            car: i64 = p.car
            ahead = (at - car - 1) % length if car >= 0 else at
            for stop in p.board.car_stops:
                way = (stop - car - 1) % length if car >= 0 else stop
                if ahead <= way:
                    found += 1
            break
    return found
