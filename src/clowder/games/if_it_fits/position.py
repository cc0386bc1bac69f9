"""The fields of a game of If It Fits: what the rules must remember, how it is copied and compared."""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.games.if_it_fits.plane import Plane
from clowder.games.if_it_fits.setup import Setup

# What is expected now.
START: Final = 0
CHOOSE: Final = 1
PLAY: Final = 2
CAT: Final = 3
OVER: Final = 4
PHASES: Final = ("start", "choose", "play", "cat", "over")

# How far the end has come: not begun, begun during this turn, turns of the end phase.
MAIN_PHASE: Final = 0
END_BEGUN: Final = 1
END_PHASE: Final = 2
NO_CAUSE: Final = 0
EMPTY_PILE: Final = 1
FIFTH_CAT: Final = 2
CAUSES: Final = ("", "pile", "cats")

HAND_ROOM: Final = 80  # cards one hand could ever hold
CARDS_DEALT: Final = 2

# What everybody knows about a hand without seeing it: bounds, four per seat.
PRINCESS_LEAST: Final = 0
PRINCESS_MOST: Final = 1
TOY_LEAST: Final = 2
TOY_MOST: Final = 3
BOUNDS_EACH: Final = 4


def drawn_mark(seat: i64, was_princess: bool) -> i64:
    """What stays in the pile where a card was drawn: by whom, and whether it was Princess."""
    return -1 - (seat * 2 + (1 if was_princess else 0))


def drawn_by(mark: i64) -> i64:
    return (-1 - mark) >> 1


def drew_princess(mark: i64) -> bool:
    return ((-1 - mark) & 1) == 1


class Position(State):
    """Still abstract: rules.py adds the methods."""

    def __init__(
        self,
        rng: Rng,
        setup: Setup,
        plane: Plane,
        hands: vec[i64],
        held: vec[i64],
        supply: vec[i64],
        pile: vec[i64],
        packets: vec[i64],
        chased: vec[i64],
        bounds: vec[i64],
    ) -> None:
        super().__init__(setup.seats, rng)
        self.setup: Setup = setup
        self.plane: Plane = plane
        self.first: i64 = 0
        self.phase: i64 = START
        self.active: i64 = 0
        self.ending: i64 = MAIN_PHASE
        self.ender: i64 = -1
        self.cause: i64 = NO_CAUSE
        self.played: i64 = -1  # slot of the box card played last
        self.hands = hands  # HAND_ROOM places per seat, ascending
        self.held = held
        self.supply = supply
        self.pile = pile  # from the top: marks of drawn cards, then the cards to come
        self.top: i64 = 0
        self.packets = packets  # start, end and number of Princesses of each part of the pile; never changed
        self.n_chased: i64 = 0
        self.chased = chased  # for each Princess played: seat * 256 + cards drawn by then
        self.bounds = bounds

    def copy_into(self, copy: "Position") -> None:
        """Give a fresh copy the plain fields; the arrays came by its constructor."""
        copy.first = self.first
        copy.phase = self.phase
        copy.active = self.active
        copy.ending = self.ending
        copy.ender = self.ender
        copy.cause = self.cause
        copy.played = self.played
        copy.top = self.top
        copy.n_chased = self.n_chased

    def cards_left(self) -> i64:
        return len(self.pile) - self.top

    def holds(self, seat: i64, card: i64) -> bool:
        base = seat * HAND_ROOM
        return any(self.hands[place] == card for place in range(base, base + self.held[seat]))

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """Put a card into a hand, which stays sorted."""
        base = seat * HAND_ROOM
        place = base + self.held[seat]
        while place > base and self.hands[place - 1] > card:
            self.hands[place] = self.hands[place - 1]
            place -= 1
        self.hands[place] = card
        self.held[seat] += 1

    def remove_from_hand(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand that holds it."""
        base = seat * HAND_ROOM
        last = base + self.held[seat] - 1
        place = base
        while self.hands[place] != card:
            place += 1
        while place < last:
            self.hands[place] = self.hands[place + 1]
            place += 1
        self.hands[last] = 0
        self.held[seat] -= 1

    def bound(self, seat: i64, which: i64) -> i64:
        return self.bounds[seat * BOUNDS_EACH + which]

    def set_bound(self, seat: i64, which: i64, value: i64) -> None:
        self.bounds[seat * BOUNDS_EACH + which] = value

    def key(self) -> tuple[int, ...]:
        setup = self.setup
        plane = self.plane
        switches: i64 = 0
        for switch in (
            setup.start_by_short_side,
            setup.toy_at_once,
            setup.toy_asks_cats,
            setup.all_princesses,
            setup.no_double_walls,
            setup.extra_points,
            setup.half_sleeping,
            setup.all_tied_kinds,
            setup.extra_counts_sleepers,
        ):
            switches = switches * 2 + (1 if switch else 0)
        fields: list[int] = [self.seats, switches, setup.columns, setup.rows, self.first, self.phase, self.active]
        fields += [self.ending, self.ender, self.cause, self.played, self.top, plane.n_slots]
        for slot in range(plane.n_slots):
            fields += [plane.xy[slot], plane.faces[slot], plane.lying[slot]]
        for seat in range(self.seats):
            fields += [self.supply[seat], self.held[seat]]
            for place in range(seat * HAND_ROOM, seat * HAND_ROOM + self.held[seat]):
                fields.append(self.hands[place])
        for items in (self.pile, self.packets, self.bounds):
            fields.append(len(items))
            for item in items:
                fields.append(item)
        fields.append(self.n_chased)
        for place in range(self.n_chased):
            fields.append(self.chased[place])
        fields += self.rng.words()
        return tuple(fields)
