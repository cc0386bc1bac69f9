"""The fields of a game in progress, and the small questions everything else asks of them."""

from clowder.core.arrays import append, i64, mypyc_attr, vec
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.games.cat_attack.board import Board
from clowder.games.cat_attack.setup import Setup
from clowder.games.cat_attack.vocabulary import FACES, RUNNING, SHOP_COUNT


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The whole truth about one game. Units, gangs and faces are numbered as in Setup and vocabulary.py."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup.seats, rng)
        board = setup.board
        seats: int = int(setup.seats)
        units: int = int(setup.units)
        tokens: int = int(setup.prey_tokens)
        self.setup: Setup = setup
        self.board: Board = board
        self.active: i64 = 0  # the seat whose turn it is
        self.first: i64 = 0  # the seat that began
        self.round: i64 = 1
        self.reason: i64 = RUNNING  # or why the game is over
        self.winner: i64 = -1  # the gang that has won; -1 while running and after the scoring of a limit
        self.die: i64 = 0  # last throw of the turn
        self.car: i64 = -1  # place on the route; -1 in the car park
        self.closed: i64 = 0  # one bit per shop
        self.safe: i64 = 0  # one bit per seat that sleeps at Home with all foods
        self.dropped: bool = False  # the rest of the turn is dropped
        self.penalties: i64 = 0  # lives, two bits for each shop and then each unit's property
        self.cats: vec[i64] = vec[i64]([0] * seats)  # the space of each; -1: out of the game
        self.lives: vec[i64] = vec[i64]([int(setup.lives)] * units)
        self.larder: vec[i64] = vec[i64]([0] * units)  # one bit per food
        self.exit_order: vec[i64] = vec[i64]([0] * units)  # 1 for the first unit that retired, 2 for the next
        self.hand: vec[i64] = vec[i64]([0] * (seats * FACES))  # counts and who knows them: see hands.py
        self.hand_size: vec[i64] = vec[i64]([0] * seats)  # cards in each hand
        self.mog_pile: vec[i64] = vec[i64]()  # top at the end
        self.discards: vec[i64] = vec[i64]()
        self.curiosity_pile: vec[i64] = vec[i64]()  # top first; the Shuffle card and the seen cards below the unseen
        self.stock: vec[i64] = vec[i64]([int(setup.shop_tokens)] * SHOP_COUNT)
        self.prey: vec[i64] = vec[i64]([0] * (2 * tokens))  # mice, then birds: spaces, sorted; board.size: in a larder
        self.prey_at: vec[i64] = vec[i64]([0] * int(board.size))  # 1 mouse, 2 bird, outside its lair
        self.pending: vec[i64] = vec[i64]()  # pieces of business, the next one at the end: see pending.py
        self.listed: vec[i64] = vec[i64]()  # the legal actions while `is_listed`
        self.is_listed: bool = False

    def copy_into(self, copy: "Position") -> None:
        """Give a position of the same setup every field of this one but the generator."""
        copy.active = self.active
        copy.first = self.first
        copy.round = self.round
        copy.reason = self.reason
        copy.winner = self.winner
        copy.die = self.die
        copy.car = self.car
        copy.closed = self.closed
        copy.safe = self.safe
        copy.dropped = self.dropped
        copy.penalties = self.penalties
        copy.cats = self.cats[:]
        copy.lives = self.lives[:]
        copy.larder = self.larder[:]
        copy.exit_order = self.exit_order[:]
        copy.hand = self.hand[:]
        copy.hand_size = self.hand_size[:]
        copy.mog_pile = self.mog_pile[:]
        copy.discards = self.discards[:]
        copy.curiosity_pile = self.curiosity_pile[:]
        copy.stock = self.stock[:]
        copy.prey = self.prey[:]
        copy.prey_at = self.prey_at[:]
        copy.pending = self.pending[:]

    def key(self) -> tuple[int, ...]:
        """Every field; `prey_at` and `hand_size` follow from the others."""
        flat: list[int] = [self.seats, self.active, self.first, self.round, self.reason, self.winner, self.die]
        flat += [self.car, self.closed, self.safe, 1 if self.dropped else 0, self.penalties]
        for row in (self.cats, self.lives, self.larder, self.exit_order, self.hand, self.stock, self.prey):
            flat += list(row)
        for pile in (self.mog_pile, self.discards, self.curiosity_pile, self.pending):
            flat.append(len(pile))
            flat += list(pile)
        return tuple(flat) + self.rng.words()

    def push(self, piece: i64) -> None:
        """A piece of business to be settled next."""
        self.pending = append(self.pending, piece)

    def top(self) -> i64:
        """The next piece of business."""
        return self.pending[len(self.pending) - 1]


def are_mates(p: Position, a: i64, b: i64) -> bool:
    return p.setup.gang[a] == p.setup.gang[b]


def in_game(p: Position, unit: i64) -> bool:
    return p.lives[unit] > 0


def car_space(p: Position) -> i64:
    return p.board.car_park if p.car < 0 else p.board.car_route[p.car]


def is_on_own_property(p: Position, seat: i64) -> bool:
    """Whether a cat is at Home or in its garden."""
    return p.setup.property_unit[p.cats[seat]] == p.setup.unit[seat]


def is_at_home(p: Position, seat: i64) -> bool:
    return p.setup.home_unit[p.cats[seat]] == p.setup.unit[seat]


def home_space(p: Position, seat: i64) -> i64:
    return p.setup.home[p.setup.unit[seat]]


def penalty_at(p: Position, place: i64) -> i64:
    """Lives it costs to be still at a place at the end of the turn: a shop, or SHOP_COUNT + unit for its property."""
    return (p.penalties >> (2 * place)) & 3


def move_prey(p: Position, kind: i64, before: i64, after: i64) -> None:
    """One mouse (0) or bird (1) goes from a place to another: a space, its lair, or board.size for a larder."""
    tokens = len(p.prey) // 2
    low: i64 = kind * tokens
    i = low
    while p.prey[i] != before:
        i += 1
    while i + 1 < low + tokens and p.prey[i + 1] < after:
        p.prey[i] = p.prey[i + 1]
        i += 1
    while i > low and p.prey[i - 1] > after:
        p.prey[i] = p.prey[i - 1]
        i -= 1
    p.prey[i] = after
    lair = p.board.lairs[kind]
    if before < p.board.size and before != lair:
        p.prey_at[before] = 0
    if after < p.board.size and after != lair:
        p.prey_at[after] = kind + 1


def sort(items: vec[i64]) -> None:
    """Insertion sort, for a handful of items."""
    for i in range(1, len(items)):
        item = items[i]
        j: i64 = i
        while j > 0 and items[j - 1] > item:
            items[j] = items[j - 1]
            j -= 1
        items[j] = item
