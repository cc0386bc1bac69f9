"""Who knows what: the view of a seat, built up from nothing, and worlds it cannot tell apart."""

from typing import Any

from clowder.core.arrays import append, i64, vec
from clowder.core.bits import count_bits
from clowder.core.rng import Rng
from clowder.games.cat_attack.hands import (
    COUNT,
    hand_names,
    held_copies,
    known_copies,
    set_known_copies,
    suit_values,
)
from clowder.games.cat_attack.moves import to_act
from clowder.games.cat_attack.pending import CARD, DEST, FIGHT, KIND, PENDING_KINDS, RAID, SPEEDY_THROWS, SWAP, arg
from clowder.games.cat_attack.position import Position, car_space, penalty_at, sort
from clowder.games.cat_attack.prospects import distances, prospects
from clowder.games.cat_attack.vocabulary import (
    CARD_NAMES,
    FACES,
    FOOD_COUNT,
    FOODS,
    RUNNING,
    SHOP_COUNT,
    SHOPS,
    SHUFFLE,
    SUITS,
)


def phase(p: Position) -> str:
    """What is expected now."""
    if p.reason != RUNNING:
        return "over"
    kind = p.top() & KIND
    return "answer" if kind == FIGHT else PENDING_KINDS[kind]


def view(p: Position, seat: i64) -> dict[str, Any]:
    """All that a seat may see now; -1 is a spectator."""
    return {**public_view(p), **own_view(p, seat)}


def public_view(p: Position) -> dict[str, Any]:
    """The table without hands."""
    setup = p.setup
    unseen = int(unseen_curiosity_cards(p))
    seen: dict[str, Any] = {
        "game": "cat-attack",
        "seats": int(p.seats),
        "phase": phase(p),
        "to_act": int(to_act(p)),
        "active": int(p.active),
        "round": int(p.round),
        "round_limit": int(setup.round_limit),
        "first": int(p.first),
        "die": int(p.die),
        "homes": [setup.home_names[setup.unit[other]] for other in range(p.seats)],
        "gangs": [int(setup.gang[other]) for other in range(p.seats)],
        "cats": [p.board.ids[p.cats[other]] if p.cats[other] >= 0 else None for other in range(p.seats)],
        "lives": [int(p.lives[setup.unit[other]]) for other in range(p.seats)],
        "larders": [foods_of(p.larder[setup.unit[other]]) for other in range(p.seats)],
        "hands": [int(p.hand_size[other]) for other in range(p.seats)],
        "safe": [other for other in range(p.seats) if (p.safe >> other) & 1],
        "car": p.board.ids[car_space(p)],
        "closed": [SHOPS[shop] for shop in range(SHOP_COUNT) if (p.closed >> shop) & 1],
        "stock": [int(count) for count in p.stock],
        "mice": prey_spaces(p, 0),
        "birds": prey_spaces(p, 1),
        "mog_pile": len(p.mog_pile),
        "discards": [CARD_NAMES[face] for face in p.discards],
        "curiosity_pile": unseen,
        "curiosity_seen": [setup.card_ids[card] for card in p.curiosity_pile[unseen + 1 :]],
        "penalties": penalties_by_place(p),
    }
    if p.reason == RUNNING:
        seen["pending"] = pending_decision(p)
    return seen


def own_view(p: Position, seat: i64) -> dict[str, Any]:
    """A seat's hand, before a swap the hand it looks into, how far things are from its cat, and what places bring."""
    seen = distances(p, seat)
    if seat >= 0:
        seen["hand"] = hand_names(p, seat)
        seen.update(prospects(p, seat))
        if p.reason == RUNNING:
            top = p.top()
            if top & KIND == SWAP and arg(top, 0) == seat:
                seen["victim_hand"] = hand_names(p, arg(top, 1))
    return seen


def open_view(p: Position) -> dict[str, Any]:
    """The table with all cards open: the view of the seat that decides (or the first), and everybody's hand."""
    seen = view(p, max(to_act(p), 0))
    seen["open_hands"] = [hand_names(p, seat) for seat in range(p.seats)]
    return seen


def foods_of(larder: i64) -> list[str]:
    """The foods of a larder by name."""
    return [FOODS[food] for food in range(FOOD_COUNT) if (larder >> food) & 1]


def prey_spaces(p: Position, kind: i64) -> list[str]:
    """Where the animals of a kind are that are in nobody's larder."""
    tokens = len(p.prey) // 2
    places = [p.prey[i] for i in range(kind * tokens, (kind + 1) * tokens)]
    return [p.board.ids[place] for place in places if place < p.board.size]


def penalties_by_place(p: Position) -> dict[str, int]:
    """Lives it costs to be still at a shop or Home at the end of this turn."""
    found: dict[str, int] = {}
    for place in range(SHOP_COUNT + p.setup.units):
        lives: int = penalty_at(p, place)
        if lives > 0:
            found[SHOPS[place] if place < SHOP_COUNT else p.setup.home_names[place - SHOP_COUNT]] = lives
    return found


def pending_decision(p: Position) -> dict[str, Any]:
    """The decision at hand in public words, and how many Speedy throws are still to come."""
    top = p.top()
    kind = top & KIND
    found: dict[str, Any] = {"kind": phase(p)}
    if kind == DEST:
        found["count"] = int(arg(top, 0))
    elif kind == SWAP:
        found["victim"] = int(arg(top, 1))
    elif kind == RAID:
        found["home"] = p.setup.home_names[arg(top, 0)]
    elif kind == FIGHT:
        found["defender"] = int(arg(top, 0))
        found["suit"] = SUITS[arg(top, 1)]
    elif kind == CARD:
        found["extra"] = arg(top, 0) == 1
    for piece in p.pending:
        if piece & KIND == SPEEDY_THROWS:
            found["speedy"] = int(arg(piece, 0))
    return found


def unseen_curiosity_cards(p: Position) -> i64:
    """Curiosity cards above the Shuffle card."""
    place: i64 = 0
    while p.setup.card_effect[p.curiosity_pile[place]] != SHUFFLE:
        place += 1
    return place


def sure_copies(p: Position, seat: i64, owner: i64, face: i64) -> i64:
    """How many cards of a face a seat knows in a hand: its own, the one it looks at, what it has seen before."""
    if owner == seat:
        return held_copies(p, owner, face)
    top = p.top() if p.reason == RUNNING else 0
    if top & KIND == SWAP and arg(top, 0) == seat and arg(top, 1) == owner:
        return held_copies(p, owner, face)
    return known_copies(p, seat, owner, face) if seat >= 0 else 0


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """What a seat cannot know is drawn anew, in place: other hands, both piles, who else knows which card."""
    counts = vec[i64]([0] * FACES)
    for face in p.mog_pile:
        counts[face] += 1
    needs = vec[i64]([0] * int(p.seats))
    for owner in range(p.seats):
        if owner == seat:
            continue
        needs[owner] = p.hand_size[owner]
        for face in range(FACES):
            place = owner * FACES + face
            kept = sure_copies(p, seat, owner, face)
            counts[face] += (p.hand[place] & COUNT) - kept
            needs[owner] -= kept
            seen = known_copies(p, seat, owner, face) if seat >= 0 else 0
            p.hand[place] = kept
            if seat >= 0:
                set_known_copies(p, seat, owner, face, seen)
    pool = vec[i64]()
    for face in range(FACES):
        for _ in range(counts[face]):
            pool = append(pool, face)
    redeal(p, needs, pool, rng)
    above = vec[i64]()
    for i in range(unseen_curiosity_cards(p)):
        above = append(above, p.curiosity_pile[i])
    sort(above)
    rng.shuffle(above)
    for i in range(len(above)):
        p.curiosity_pile[i] = above[i]


def redeal(p: Position, needs: vec[i64], pool: vec[i64], rng: Rng) -> None:
    """The pool goes to the hands that need cards, the rest is the pile; again until a fight can go on as it does.

    Everybody sees that a player in a fight has a choice, so in every world that hand has two numbers of the suit.
    """
    top = p.top() if p.reason == RUNNING else 0
    fighter: i64 = to_act(p) if top & KIND == FIGHT else -1
    kept = p.hand
    while True:
        rng.shuffle(pool)
        p.hand = kept[:]
        place: i64 = len(pool)
        for owner in range(p.seats):
            for _ in range(needs[owner]):
                place -= 1
                p.hand[owner * FACES + pool[place]] += 1
        if fighter < 0 or count_bits(suit_values(p, fighter, arg(top, 1))) > 1:
            break
    p.mog_pile = pool[:place]
