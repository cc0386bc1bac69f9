"""What a seat may see, and the worlds it cannot tell apart. Only the order of the draw deck is hidden (CM-R36)."""

from typing import Any, Final

from clowder.core.arrays import i64, vec
from clowder.core.rng import Rng
from clowder.games.csacska_macska.actions import STEAL, STEAL_TWO, write_action
from clowder.games.csacska_macska.cards import COLOURS, FACES, Deck, bit_values, card_name, card_names
from clowder.games.csacska_macska.moves import all_actions
from clowder.games.csacska_macska.piles import shuffle_deck
from clowder.games.csacska_macska.position import ACT, PHASES, SCORE3, Position
from clowder.games.csacska_macska.scoring import goal, series_value, sums_of, totals
from clowder.games.csacska_macska.series import KITTENS_BIT, STRAY_BIT, laid, lane_text, last_kind, missing, size_of

LOW_DECK: Final = 6  # from here on the table is warned


def counted(numbers: list[int]) -> str:
    """`B1*3 B3*4 S*12`: faces with how many there are, in the order of faces."""
    parts: list[str] = []
    for face in range(FACES):
        if numbers[face]:
            parts.append(card_name(face) if numbers[face] == 1 else f"{card_name(face)}*{numbers[face]}")
    return " ".join(parts)


def unseen(p: Position) -> list[int]:
    """How many of each face are in the draw deck: everybody can know it by counting."""
    numbers = [0] * FACES
    for i in range(p.deck_left):
        numbers[p.deck[i]] += 1
    return numbers


def wanted(deck: Deck, lane: i64) -> i64:
    """The numbers that would end a series in 9 as its next card, as bits: k stands for 2k + 1."""
    bits: i64 = 0
    if missing(lane) == 1:
        sums = sums_of(deck, lane)
        hit = goal(size_of(lane) + 1)
        for k in range(4, -1, -1):
            bits = bits * 2 + ((sums >> ((hit - k) % 5)) & 1)
    return bits


def tripled(deck: Deck, lane: i64) -> i64:
    """The numbers that would make three equal ones of two, as bits."""
    if size_of(lane) != 2 or missing(lane) != 1:
        return 0
    return deck.shows[lane & 15] & deck.shows[(lane >> 4) & 15]


def gauge(p: Position, lane: i64, colour: i64) -> dict[str, Any]:
    """A series with what a player wants to know of it: size, next goal, totals, numbers that would end it in 9."""
    deck = p.setup.deck
    return {
        "colour": COLOURS[colour],
        "cards": lane_text(lane, colour),
        "size": size_of(lane),
        "target": size_of(lane) + missing(lane),
        "kittens": bool(lane & KITTENS_BIT),
        "stray": bool(lane & STRAY_BIT),
        "totals": totals(deck, lane),
        "wants": bit_values(wanted(deck, lane)),
        "triple": bit_values(tripled(deck, lane)),
    }


def table_view(p: Position) -> dict[str, Any]:
    """The same for every seat and for spectators."""
    series: list[list[dict[str, Any]]] = []
    for seat in range(p.seats):
        lanes = [p.lanes[seat * 4 + colour] for colour in range(4)]
        series.append([gauge(p, lanes[colour], colour) for colour in range(4) if lanes[colour]])
    view: dict[str, Any] = {
        "game": "csacska-macska",
        "seats": p.seats,
        "phase": PHASES[p.phase],
        "to_act": p.waiting_for(),
        "active": p.active,
        "turn": p.turn,
        "pass": p.round,
        "passes": p.setup.passes,
        "deck": p.deck_left,
        "low": p.deck_left <= LOW_DECK,
        "unseen": counted(unseen(p)),
        "piles": [card_names(p.pile_cards(pile)) for pile in range(p.seats)],
        "box": counted(list(p.box)),
        "coins": list(p.coins),
        "series": series,
        "hand": card_names(p.hand_cards()),
        "taken": p.taken,
        "first_discard": p.dropped + 1,
        "orphans": [seat for seat in range(p.seats) if p.orphans >> seat & 1],
    }
    if p.phase == SCORE3:
        view["choice"] = COLOURS[p.choice]
    view["stakes"] = stakes(p)
    return view


def open_view(p: Position) -> dict[str, Any]:
    """Nothing is hidden but the order of the deck, which no replay shows: the view, with the hand by seat."""
    view = table_view(p)
    view["open_hands"] = [view["hand"]] * p.seats
    return view


def stakes(p: Position) -> dict[str, int]:
    """What each move that scores at once would pay, so that a table can warn before a zero."""
    if p.phase == SCORE3:
        return {"score": series_value(p.setup.deck, p.lanes[p.active * 4 + p.choice])}
    found: dict[str, int] = {}
    if p.phase == ACT:
        for action in all_actions(p):
            if action >= STEAL:
                found[write_action(action, p.active, p.seats)] = theft_value(p, action)
    return found


def theft_value(p: Position, action: i64) -> i64:
    if action < STEAL_TWO:
        return series_value(p.setup.deck, robbed(p, action - STEAL, p.lanes[p.active * 4 + ((action - STEAL) & 3)]))
    first = (action - STEAL_TWO) >> 4
    second = (action - STEAL_TWO) & 15
    lane = robbed(p, first, p.lanes[p.active * 4 + (first & 3)])
    if first & 3 == second & 3:
        return series_value(p.setup.deck, robbed(p, second, lane))
    other = robbed(p, second, p.lanes[p.active * 4 + (second & 3)])
    return series_value(p.setup.deck, lane) + series_value(p.setup.deck, other)


def robbed(p: Position, place: i64, lane: i64) -> i64:
    """A series of the thief with the card stolen at a place laid on it."""
    victim = (p.active + (place >> 2) + 1) % p.seats
    return laid(lane, last_kind(p.lanes[victim * 4 + (place & 3)]))


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Put the deck in another order: sorted first, so that the old order leaves no trace. All seats know the same."""
    deck = p.deck
    left = p.deck_left
    numbers = vec[i64]([0] * FACES)
    for i in range(left):
        numbers[deck[i]] += 1
    n: i64 = 0
    for face in range(FACES):
        for _ in range(numbers[face]):
            deck[n] = face
            n += 1
    p.rng = rng
    shuffle_deck(p, left)
    p.rng = rng.fork()
