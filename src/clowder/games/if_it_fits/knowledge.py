"""Who knows what: the view of a seat, and worlds it cannot tell apart.

The pile was built of packets with a fixed number of Princesses each, so where a card was drawn says something about
it. What everybody saw is kept in the position: who drew which card of the pile, who played a Princess when, and what a
forced or missing play gave away. A sample first deals the unseen Princesses to places of their packets, then the other
unseen cards to the places that are left, and starts again until nothing contradicts what is known: every world that
fits is equally likely.
"""

from typing import Any, Final

from clowder.core.arrays import i64, vec
from clowder.core.rng import Rng
from clowder.core.types import NOBODY
from clowder.games.if_it_fits.moves import has_play, is_start_used
from clowder.games.if_it_fits.plane import BARE, FROM_WEST, LYING_PRINCESS, LYING_TOY, Plane
from clowder.games.if_it_fits.position import (
    CAUSES,
    HAND,
    MAIN,
    OVER,
    PHASES,
    PLAY,
    PRINCESS_LEAST,
    PRINCESS_MOST,
    TOY_LEAST,
    TOY_MOST,
    Position,
    drawn_by,
    drawn_mark,
    drew_princess,
)
from clowder.games.if_it_fits.scoring import boxes_json, totals
from clowder.games.if_it_fits.setup import CATS_EACH, FIRST_SLEEPER, FIRST_START, FIRST_TOY, PRINCESS, Frame, cell_text

SEAT_NAMES: Final = "ABCDE"


# -- the view ----------------------------------------------------------------------------------------------------------


def seat_name(seat: i64) -> str:
    return SEAT_NAMES[seat]


def in_cell(frame: Frame, plane: Plane, slot: i64) -> str:
    """The card in a cell, for example "B04 @1,0 r180", "sleep A @2,0" or "princess @2,0"."""
    face = plane.faces[slot]
    card = face >> 1
    turn = " r180" if face & 1 else ""
    at = f"@{cell_text(plane.xy[slot])}{turn}"
    if card == PRINCESS:
        return f"princess {at}"
    if card >= FIRST_SLEEPER:
        return f"sleep {seat_name(card - FIRST_SLEEPER)} {at}"
    return f"{frame.names[card]} {at}"


def lying_on(frame: Frame, plane: Plane, slot: i64) -> str:
    """The card lying across a slot and its eastern neighbour, for example "cat A @0,0"."""
    lying = plane.over[slot]
    at = f"@{cell_text(plane.xy[slot])}"
    if lying <= CATS_EACH:
        return f"cat {seat_name(lying - 1)} {at}"
    if lying == LYING_PRINCESS:
        return f"princess {at}"
    return f"{frame.names[FIRST_TOY + lying - LYING_TOY]} {at}"


def table_json(plane: Plane) -> list[str]:
    return [in_cell(plane.frame, plane, slot) for slot in range(plane.used)]


def lying_json(plane: Plane) -> list[str]:
    return [
        lying_on(plane.frame, plane, slot)
        for slot in range(plane.used)
        if plane.over[slot] != BARE and plane.over[slot] != FROM_WEST
    ]


def hand_json(pos: Position, seat: i64) -> list[str]:
    base = seat * HAND
    return [pos.frame.card_name(pos.hands[at]) for at in range(base, base + pos.held[seat])]


def packets_left(pos: Position) -> list[int]:
    """How many cards of each packet of the pile are still to be drawn, from the top; empty packets are left out."""
    left: list[int] = []
    for at in range(0, len(pos.packets), 3):
        start = max(int(pos.packets[at]), int(pos.top))
        if start < pos.packets[at + 1]:
            left.append(int(pos.packets[at + 1]) - start)
    return left


def view(pos: Position, seat: i64) -> dict[str, Any]:
    frame = pos.frame
    plane = pos.plane
    points = totals(pos)
    over = pos.phase == OVER
    seats = int(pos.seats)
    seen: dict[str, Any] = {
        "game": "if-it-fits",
        "seats": seats,
        "phase": PHASES[pos.phase],
        "to_act": -1 if over else int(pos.turn),
        "first": int(pos.first),
        "ending": None if pos.ending == MAIN else {"by": int(pos.ender), "cause": CAUSES[pos.cause]},
        "rules": {name: value for name, value in frame.plain.items() if name not in ("first_player", "cats")},
        "size": [int(frame.columns), int(frame.rows)] if frame.bounded else None,
        "cats": list(frame.plain["cats"]),
        "table": table_json(plane),
        "lying": lying_json(plane),
        "played": None if pos.played < 0 else cell_text(plane.xy[pos.played]),
        "supply": [int(left) for left in pos.supply],
        "cards": [int(held) for held in pos.held],
        "pile": {"left": int(pos.cards_left()), "packets": packets_left(pos)},
        "starts": free_starts(pos),
        "boxes": boxes_json(pos),
        "scores": [int(points[at]) for at in range(seats)],
        "negative": [int(points[seats + at]) for at in range(seats)],
    }
    if over:
        seen["hands"] = [hand_json(pos, at) for at in range(seats)]
    elif seat >= 0:
        seen["hand"] = hand_json(pos, seat)
    seen["faces"] = faces_json(pos, seen["hands"] if over else [seen.get("hand", [])], seen["starts"])
    return seen


def open_view(pos: Position) -> dict[str, Any]:
    """The table with all cards open: what the seat in turn sees, and the hands of all."""
    if pos.phase == OVER:
        return view(pos, NOBODY)
    shown = view(pos, pos.turn)
    shown["open_hands"] = [hand_json(pos, seat) for seat in range(pos.seats)]
    shown["faces"] = faces_json(pos, shown["open_hands"], shown["starts"])
    return shown


def faces_json(pos: Position, hands: list[list[str]], starts: list[str]) -> dict[str, str]:
    """What is printed on the cards a seat sees, for example ".#.. mouse": sides N E S W, then symbols."""
    frame = pos.frame
    plane = pos.plane
    found: dict[str, str] = {"sleep": frame.cell_cat}
    names = {name: card for card, name in enumerate(frame.names)}
    shown = [*starts, *(name for hand in hands for name in hand)]
    shown += [each.split(" ")[0] for each in table_json(plane) + lying_json(plane)]
    for name in sorted(shown):
        if name in names:
            found[name] = frame.prints[names[name]]
    return found


def free_starts(pos: Position) -> list[str]:
    """The start boxes not used: the choice while they are placed."""
    cards = range(FIRST_START, FIRST_SLEEPER)
    return [pos.frame.names[card] for card in cards if not is_start_used(pos, card)]


# -- samples -----------------------------------------------------------------------------------------------------------


def redraw(copy: Position, seat: i64, rng: Rng) -> None:
    """Replace what seat cannot know in a copy of a position; the generator of the copy is new."""
    if copy.phase != OVER:
        places = princess_places(copy, seat)
        windows = packet_windows(copy, seat, places)
        pool = unseen_cards(copy, seat)
        n_pool = len(pool)
        princesses = vec[i64]([0] * copy.seats)
        deal_princesses(copy, rng, places, windows, princesses)
        while not (
            princesses_agree(copy, seat, princesses)
            and deal_hands(copy, seat, rng, pool, princesses)
            and (copy.phase != PLAY or copy.turn == seat or has_play(copy, copy.turn))
        ):
            take_princesses_back(copy, places, windows)
            deal_princesses(copy, rng, places, windows, princesses)
        n_pool -= hidden_hand_cards(copy, seat, princesses)
        fill_pile(copy, rng, pool, n_pool)
    copy.rng = rng.fork()


def hidden_hand_cards(copy: Position, seat: i64, princesses: vec[i64]) -> i64:
    hidden: i64 = 0
    for other in range(copy.seats):
        if other != seat:
            hidden += copy.held[other] - princesses[other]
    return hidden


def princess_places(copy: Position, seat: i64) -> vec[i64]:
    """The places of the pile whose card seat never saw, packet by packet; forgets the Princesses among them."""
    pile = copy.pile
    places = vec[i64]([0] * len(pile))
    n: i64 = 0
    for place in range(len(pile)):
        mark = pile[place]
        if mark >= 0:
            places[n] = place
            n += 1
        elif drawn_by(mark) != seat:
            pile[place] = drawn_mark(drawn_by(mark), False)
            places[n] = place
            n += 1
    return places[:n]


def unseen_cards(copy: Position, seat: i64) -> vec[i64]:
    """The cards other than Princess that seat cannot see, ascending; clears them out of the pile."""
    found = vec[i64]([0] * FIRST_START)
    for other in range(copy.seats):
        if other == seat:
            continue
        for place in range(other * HAND, other * HAND + copy.held[other]):
            card = copy.hands[place]
            if card != PRINCESS:
                found[card] = 1
    for place in range(copy.top, len(copy.pile)):
        card = copy.pile[place]
        if card != PRINCESS:
            found[card] = 1
        copy.pile[place] = 0
    cards = vec[i64]([0] * FIRST_START)
    n: i64 = 0
    for card in range(FIRST_START):
        if found[card]:
            cards[n] = card
            n += 1
    return cards[:n]


def packet_windows(copy: Position, seat: i64, places: vec[i64]) -> vec[i64]:
    """For every packet: where its places begin and end among `places`, and how many Princesses are to lie there."""
    packets = copy.packets
    windows = vec[i64]([0] * len(packets))
    low: i64 = 0
    for at in range(0, len(packets), 3):
        high = low
        while high < len(places) and places[high] < packets[at + 1]:
            high += 1
        windows[at] = low
        windows[at + 1] = high
        windows[at + 2] = packets[at + 2] - own_princesses(copy, seat, packets[at], packets[at + 1])
        low = high
    return windows


def deal_princesses(copy: Position, rng: Rng, places: vec[i64], windows: vec[i64], princesses: vec[i64]) -> None:
    """Put the unseen Princesses of every packet on places of it; `princesses` counts those that others drew."""
    pile = copy.pile
    for other in range(copy.seats):
        princesses[other] = 0
    for at in range(0, len(windows), 3):
        low = windows[at]
        high = windows[at + 1]
        for pick in range(low, low + windows[at + 2]):
            other = pick + rng.below(high - pick)
            place = places[other]
            places[other] = places[pick]
            places[pick] = place
            mark = pile[place]
            if mark >= 0:
                pile[place] = PRINCESS
            else:
                pile[place] = drawn_mark(drawn_by(mark), True)
                princesses[drawn_by(mark)] += 1


def take_princesses_back(copy: Position, places: vec[i64], windows: vec[i64]) -> None:
    """Forget a deal that contradicts what is known: its Princesses lie on the first places of each packet."""
    pile = copy.pile
    for at in range(0, len(windows), 3):
        for pick in range(windows[at], windows[at] + windows[at + 2]):
            mark = pile[places[pick]]
            pile[places[pick]] = 0 if mark >= 0 else drawn_mark(drawn_by(mark), False)


def own_princesses(copy: Position, seat: i64, start: i64, end: i64) -> i64:
    """How many Princesses seat itself drew from a packet."""
    n: i64 = 0
    for place in range(start, min(end, copy.top)):
        mark = copy.pile[place]
        if drawn_by(mark) == seat and drew_princess(mark):
            n += 1
    return n


def princesses_agree(copy: Position, seat: i64, princesses: vec[i64]) -> bool:
    """Whether everybody had drawn the Princesses they played by then; leaves those still held in `princesses`."""
    for play in range(copy.n_chased):
        player = copy.chased[play] >> 8
        if player != seat:
            princesses[player] -= 1
    for other in range(copy.seats):
        if other == seat:
            continue
        most = min(copy.bound(other, PRINCESS_MOST), copy.held[other])
        if not copy.bound(other, PRINCESS_LEAST) <= princesses[other] <= most:
            return False
    # Last, because it looks through the pile.
    for play in range(copy.n_chased):
        player = copy.chased[play] >> 8
        if player != seat and not had_drawn(copy, player, play):
            return False
    return True


def had_drawn(copy: Position, player: i64, play: i64) -> bool:
    """Whether a player had drawn enough Princesses for all they played up to this one."""
    by_then = copy.chased[play] & 255
    balance: i64 = 0
    for place in range(by_then):
        mark = copy.pile[place]
        if drawn_by(mark) == player and drew_princess(mark):
            balance += 1
    for earlier in range(play + 1):
        if copy.chased[earlier] >> 8 == player:
            balance -= 1
    return balance >= 0


def deal_hands(copy: Position, seat: i64, rng: Rng, pool: vec[i64], princesses: vec[i64]) -> bool:
    """Fill the hidden hands from the end of the pool; False if a hand has more or fewer special toys than is known."""
    left = len(pool)
    for other in range(copy.seats):
        if other == seat:
            continue
        base = other * HAND
        held = copy.held[other]
        toys: i64 = 0
        copy.held[other] = 0
        for _ in range(held - princesses[other]):
            pick = rng.below(left)
            left -= 1
            card = pool[pick]
            pool[pick] = pool[left]
            pool[left] = card
            copy.take(other, card)
            if card >= FIRST_TOY:
                toys += 1
        for place in range(base + copy.held[other], base + held):
            copy.hands[place] = PRINCESS
        copy.held[other] = held
        if not copy.bound(other, TOY_LEAST) <= toys <= copy.bound(other, TOY_MOST):
            return False
    return True


def fill_pile(copy: Position, rng: Rng, pool: vec[i64], left: i64) -> None:
    """Put the rest of the pool on the places of the pile that are not Princesses."""
    for place in range(copy.top, len(copy.pile)):
        if copy.pile[place] == PRINCESS:
            continue
        pick = rng.below(left)
        left -= 1
        copy.pile[place] = pool[pick]
        pool[pick] = pool[left]
