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
from clowder.games.if_it_fits.moves import has_play, is_start_used, to_act
from clowder.games.if_it_fits.plane import BARE, LYING_FROM_WEST, LYING_PRINCESS, LYING_TOY, Plane
from clowder.games.if_it_fits.position import (
    CAUSES,
    HAND_ROOM,
    MAIN_PHASE,
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
from clowder.games.if_it_fits.setup import (
    CATS_EACH,
    FIRST_SLEEPER,
    FIRST_START,
    FIRST_TOY,
    PLACEABLE,
    PRINCESS,
    cell_text,
)

SEAT_LETTERS: Final = "ABCDE"


# -- the view ----------------------------------------------------------------------------------------------------------


def cell_card_text(plane: Plane, slot: i64) -> str:
    """The card in a cell, for example "B04 @1,0 r180", "sleep A @2,0" or "princess @2,0"."""
    face = plane.faces[slot]
    card = face >> 1
    rotation = " r180" if face & 1 else ""
    at = f"@{cell_text(plane.xy[slot])}{rotation}"
    if card == PRINCESS:
        return f"princess {at}"
    if card >= FIRST_SLEEPER:
        return f"sleep {SEAT_LETTERS[card - FIRST_SLEEPER]} {at}"
    return f"{plane.setup.card_ids[card]} {at}"


def lying_card_text(plane: Plane, slot: i64) -> str:
    """The card lying across a slot and its eastern neighbour, for example "cat A @0,0"."""
    lying = plane.lying[slot]
    at = f"@{cell_text(plane.xy[slot])}"
    if lying <= CATS_EACH:
        return f"cat {SEAT_LETTERS[lying - 1]} {at}"
    if lying == LYING_PRINCESS:
        return f"princess {at}"
    return f"{plane.setup.card_ids[FIRST_TOY + lying - LYING_TOY]} {at}"


def table_json(plane: Plane) -> list[str]:
    return [cell_card_text(plane, slot) for slot in range(plane.n_slots)]


def lying_json(plane: Plane) -> list[str]:
    return [
        lying_card_text(plane, slot)
        for slot in range(plane.n_slots)
        if plane.lying[slot] != BARE and plane.lying[slot] != LYING_FROM_WEST
    ]


def hand_json(p: Position, seat: i64) -> list[str]:
    base = seat * HAND_ROOM
    return [p.setup.card_id(p.hands[at]) for at in range(base, base + p.held[seat])]


def packets_left(p: Position) -> list[int]:
    """How many cards of each packet of the pile are still to be drawn, from the top; empty packets are left out."""
    left: list[int] = []
    for at in range(0, len(p.packets), 3):
        start = max(int(p.packets[at]), int(p.top))
        if start < p.packets[at + 1]:
            left.append(int(p.packets[at + 1]) - start)
    return left


def view(p: Position, seat: i64) -> dict[str, Any]:
    """All that a seat, or a spectator, may see: see views.IfItFitsView."""
    return {**public_view(p), **own_view(p, seat)}


def own_view(p: Position, seat: i64) -> dict[str, Any]:
    """A seat's hand, and the faces of all cards it sees; nothing more once all hands are open."""
    if p.phase == OVER:
        return {}
    hand = hand_json(p, seat) if seat >= 0 else []
    own: dict[str, Any] = {"hand": hand} if seat >= 0 else {}
    own["faces"] = faces_json(p, [hand], free_starts(p))
    return own


def public_view(p: Position) -> dict[str, Any]:
    """The table, the boxes and the scores; at the end all hands."""
    setup = p.setup
    plane = p.plane
    points = totals(p)
    over = p.phase == OVER
    seats = int(p.seats)
    seen: dict[str, Any] = {
        "game": "if-it-fits",
        "seats": seats,
        "phase": PHASES[p.phase],
        "to_act": int(to_act(p)),
        "first": int(p.first),
        "ending": None if p.ending == MAIN_PHASE else {"by": int(p.ender), "cause": CAUSES[p.cause]},
        "rules": {name: value for name, value in setup.settled.items() if name not in ("first_player", "cats")},
        "size": [int(setup.columns), int(setup.rows)] if setup.has_edge else None,
        "cats": list(setup.settled["cats"]),
        "table": table_json(plane),
        "lying": lying_json(plane),
        "played": None if p.played < 0 else cell_text(plane.xy[p.played]),
        "supply": [int(left) for left in p.supply],
        "cards": [int(held) for held in p.held],
        "pile": {"left": int(p.cards_left()), "packets": packets_left(p)},
        "starts": free_starts(p),
        "boxes": boxes_json(p),
        "scores": [int(points[at]) for at in range(seats)],
        "negative": [int(points[seats + at]) for at in range(seats)],
    }
    if over:
        seen["hands"] = [hand_json(p, at) for at in range(seats)]
        seen["faces"] = faces_json(p, seen["hands"], seen["starts"])
    return seen


def foresee(p: Position, after: Position) -> dict[str, Any]:
    """What an action makes of the boxes and the scores, given a copy after it."""
    boxes = boxes_json(p)
    points = totals(after)
    return {
        "boxes": [box for box in boxes_json(after) if box not in boxes],
        "scores": [int(points[at]) for at in range(int(p.seats))],
    }


def open_view(p: Position) -> dict[str, Any]:
    """The table with all cards open: what the seat in turn sees, and the hands of all."""
    if p.phase == OVER:
        return view(p, NOBODY)
    shown = view(p, p.active)
    shown["open_hands"] = [hand_json(p, seat) for seat in range(p.seats)]
    shown["faces"] = faces_json(p, shown["open_hands"], shown["starts"])
    return shown


def faces_json(p: Position, hands: list[list[str]], starts: list[str]) -> dict[str, str]:
    """What is printed on the cards a seat sees, for example ".#.. mouse": sides N E S W, then symbols."""
    setup = p.setup
    plane = p.plane
    ids = setup.card_ids
    printed = setup.printed
    found: dict[str, str] = {"sleep": setup.sleeper_sides}
    for slot in range(plane.n_slots):
        card = plane.faces[slot] >> 1
        if card < PLACEABLE:
            found[ids[card]] = printed[card]
        lying = plane.lying[slot]
        if LYING_TOY <= lying < LYING_FROM_WEST:
            found[ids[FIRST_TOY + lying - LYING_TOY]] = printed[FIRST_TOY + lying - LYING_TOY]
    by_id = setup.printed_by_id
    for names in (starts, *hands):
        for name in names:
            if name in by_id:
                found[name] = by_id[name]
    return found


def free_starts(p: Position) -> list[str]:
    """The start boxes not used: the choice while they are placed."""
    cards = range(FIRST_START, FIRST_SLEEPER)
    return [p.setup.card_ids[card] for card in cards if not is_start_used(p, card)]


# -- samples -----------------------------------------------------------------------------------------------------------


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Replace what seat cannot know, in place; the generator is new too."""
    if p.phase != OVER:
        places = princess_places(p, seat)
        windows = packet_windows(p, seat, places)
        pool = unseen_cards(p, seat)
        n_pool = len(pool)
        princesses = vec[i64]([0] * p.seats)
        deal_princesses(p, rng, places, windows, princesses)
        while not (
            princesses_agree(p, seat, princesses)
            and deal_hands(p, seat, rng, pool, princesses)
            and (p.phase != PLAY or p.active == seat or has_play(p, p.active))
        ):
            take_princesses_back(p, places, windows)
            deal_princesses(p, rng, places, windows, princesses)
        n_pool -= hidden_hand_cards(p, seat, princesses)
        fill_pile(p, rng, pool, n_pool)
    p.rng = rng.fork()


def hidden_hand_cards(p: Position, seat: i64, princesses: vec[i64]) -> i64:
    hidden: i64 = 0
    for other in range(p.seats):
        if other != seat:
            hidden += p.held[other] - princesses[other]
    return hidden


def princess_places(p: Position, seat: i64) -> vec[i64]:
    """The places of the pile whose card seat never saw, packet by packet; forgets the Princesses among them."""
    pile = p.pile
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


def unseen_cards(p: Position, seat: i64) -> vec[i64]:
    """The cards other than Princess that seat cannot see, ascending; clears them out of the pile."""
    found = vec[i64]([0] * FIRST_START)
    for other in range(p.seats):
        if other == seat:
            continue
        for place in range(other * HAND_ROOM, other * HAND_ROOM + p.held[other]):
            card = p.hands[place]
            if card != PRINCESS:
                found[card] = 1
    for place in range(p.top, len(p.pile)):
        card = p.pile[place]
        if card != PRINCESS:
            found[card] = 1
        p.pile[place] = 0
    cards = vec[i64]([0] * FIRST_START)
    n: i64 = 0
    for card in range(FIRST_START):
        if found[card]:
            cards[n] = card
            n += 1
    return cards[:n]


def packet_windows(p: Position, seat: i64, places: vec[i64]) -> vec[i64]:
    """For every packet: where its places begin and end among `places`, and how many Princesses are to lie there."""
    packets = p.packets
    windows = vec[i64]([0] * len(packets))
    low: i64 = 0
    for at in range(0, len(packets), 3):
        high = low
        while high < len(places) and places[high] < packets[at + 1]:
            high += 1
        windows[at] = low
        windows[at + 1] = high
        windows[at + 2] = packets[at + 2] - own_princesses(p, seat, packets[at], packets[at + 1])
        low = high
    return windows


def deal_princesses(p: Position, rng: Rng, places: vec[i64], windows: vec[i64], princesses: vec[i64]) -> None:
    """Put the unseen Princesses of every packet on places of it; `princesses` counts those that others drew."""
    pile = p.pile
    for other in range(p.seats):
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


def take_princesses_back(p: Position, places: vec[i64], windows: vec[i64]) -> None:
    """Forget a deal that contradicts what is known: its Princesses lie on the first places of each packet."""
    pile = p.pile
    for at in range(0, len(windows), 3):
        for pick in range(windows[at], windows[at] + windows[at + 2]):
            mark = pile[places[pick]]
            pile[places[pick]] = 0 if mark >= 0 else drawn_mark(drawn_by(mark), False)


def own_princesses(p: Position, seat: i64, start: i64, end: i64) -> i64:
    """How many Princesses seat itself drew from a packet."""
    n: i64 = 0
    for place in range(start, min(end, p.top)):
        mark = p.pile[place]
        if drawn_by(mark) == seat and drew_princess(mark):
            n += 1
    return n


def princesses_agree(p: Position, seat: i64, princesses: vec[i64]) -> bool:
    """Whether everybody had drawn the Princesses they played by then; leaves those still held in `princesses`."""
    for play in range(p.n_chased):
        player = p.chased[play] >> 8
        if player != seat:
            princesses[player] -= 1
    for other in range(p.seats):
        if other == seat:
            continue
        most = min(p.bound(other, PRINCESS_MOST), p.held[other])
        if not p.bound(other, PRINCESS_LEAST) <= princesses[other] <= most:
            return False
    # Last, because it looks through the pile.
    for play in range(p.n_chased):
        player = p.chased[play] >> 8
        if player != seat and not had_drawn(p, player, play):
            return False
    return True


def had_drawn(p: Position, player: i64, play: i64) -> bool:
    """Whether a player had drawn enough Princesses for all they played up to this one."""
    by_then = p.chased[play] & 255
    balance: i64 = 0
    for place in range(by_then):
        mark = p.pile[place]
        if drawn_by(mark) == player and drew_princess(mark):
            balance += 1
    for earlier in range(play + 1):
        if p.chased[earlier] >> 8 == player:
            balance -= 1
    return balance >= 0


def deal_hands(p: Position, seat: i64, rng: Rng, pool: vec[i64], princesses: vec[i64]) -> bool:
    """Fill the hidden hands from the end of the pool; False if a hand has more or fewer special toys than is known."""
    left = len(pool)
    for other in range(p.seats):
        if other == seat:
            continue
        base = other * HAND_ROOM
        held = p.held[other]
        toys: i64 = 0
        p.held[other] = 0
        for _ in range(held - princesses[other]):
            pick = rng.below(left)
            left -= 1
            card = pool[pick]
            pool[pick] = pool[left]
            pool[left] = card
            p.add_to_hand(other, card)
            if card >= FIRST_TOY:
                toys += 1
        for place in range(base + p.held[other], base + held):
            p.hands[place] = PRINCESS
        p.held[other] = held
        if not p.bound(other, TOY_LEAST) <= toys <= p.bound(other, TOY_MOST):
            return False
    return True


def fill_pile(p: Position, rng: Rng, pool: vec[i64], left: i64) -> None:
    """Put the rest of the pool on the places of the pile that are not Princesses."""
    for place in range(p.top, len(p.pile)):
        if p.pile[place] == PRINCESS:
            continue
        pick = rng.below(left)
        left -= 1
        p.pile[place] = pool[pick]
        pool[pick] = pool[left]
