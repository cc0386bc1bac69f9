"""What a seat may see, and the worlds it cannot tell apart. Only the order of the draw deck is hidden (CM-R36)."""

from typing import Any, Final

from clowder.core.arrays import i64, vec
from clowder.core.rng import Rng
from clowder.games.csacska_macska.actions import (
    DRAW,
    FACE_BLOCKS,
    FIRST_USE,
    STEAL,
    STEAL_TWO,
    USE_CARD,
    action_text,
    face_of_action,
)
from clowder.games.csacska_macska.cards import (
    BAD_DOG,
    CAT_LADY,
    COLOURS,
    FACE_NAMES,
    FACES,
    GOOD_DOG,
    KITTENS,
    NUMBER_FACES,
    STRAY,
    STRAY_KIND,
    Deck,
    bit_values,
    card_name,
    card_names,
)
from clowder.games.csacska_macska.moves import legal_actions, to_act
from clowder.games.csacska_macska.piles import shuffle_deck
from clowder.games.csacska_macska.position import ACT, PHASES, RESOLVE, SCORE3, Position
from clowder.games.csacska_macska.scoring import (
    is_complete_three,
    must_score,
    possible_sums,
    series_value,
    totals,
    wanted_sum,
)
from clowder.games.csacska_macska.series import (
    KITTENS_BIT,
    STRAY_BIT,
    cards_missing,
    last_kind,
    series_text,
    size_of,
    with_card,
    without_last,
    without_stray,
)

LOW_DECK: Final = 6  # cards; from here on the table is warned
FEW: Final = 16
COUNTED: Final = [["", name, *[f"{name}*{count}" for count in range(2, FEW)]] for name in FACE_NAMES]


def view(p: Position, seat: i64) -> dict[str, Any]:
    """The table as in views.py: the same for every seat and for spectators."""
    return public_view(p)


def own_view(p: Position, seat: i64) -> dict[str, Any]:
    """No seat sees more than the others."""
    return {}


def public_view(p: Position) -> dict[str, Any]:
    """All there is to see."""
    shown: dict[str, Any] = {
        "game": "csacska-macska",
        "seats": p.seats,
        "phase": PHASES[p.phase],
        "to_act": to_act(p),
        "active": p.active,
        "turn": p.turn,
        "pass": p.pass_number,
        "passes": p.setup.passes,
        "deck": p.deck_left,
        "low": p.deck_left <= LOW_DECK,
        "unseen": counted_text(deck_counts(p)),
        "piles": [card_names(p.pile_cards(pile)) for pile in range(p.seats)],
        "box": counted_text(p.box),
        "coins": list(p.coins),
        "series": [series_views(p, owner) for owner in range(p.seats)],
        "hand": card_names(p.hand_cards()),
        "taken": p.taken,
        "first_discard": p.first_discard + 1,
        "orphans": [owner for owner in range(p.seats) if p.orphans >> owner & 1],
    }
    if p.phase == SCORE3:
        shown["choice"] = COLOURS[p.choice]
    shown["stakes"] = stakes(p)
    shown["outlooks"] = outlooks(p)
    return shown


def open_view(p: Position) -> dict[str, Any]:
    """Nothing is hidden but the order of the deck, which no replay shows: the view, with the hand by seat."""
    shown = view(p, p.active)
    shown["open_hands"] = [shown["hand"]] * p.seats
    return shown


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Put the deck in another order: sorted first, so that the old order leaves no trace. All seats know the same."""
    deck = p.deck
    left = p.deck_left
    counts = vec[i64]([0] * FACES)
    for i in range(left):
        counts[deck[i]] += 1
    n: i64 = 0
    for face in range(FACES):
        for _ in range(counts[face]):
            deck[n] = face
            n += 1
    p.rng = rng
    shuffle_deck(p, left)
    p.rng = rng.fork()


def deck_counts(p: Position) -> vec[i64]:
    """How many of each face are in the draw deck: everybody can know it by counting."""
    counts = vec[i64]([0] * FACES)
    for i in range(p.deck_left):
        counts[p.deck[i]] += 1
    return counts


def counted_text(counts: vec[i64]) -> str:
    """`B1*3 B3*4 S*12`: faces with how many there are, in the order of faces."""
    parts: list[str] = []
    for face in range(FACES):
        count = counts[face]
        if count:
            parts.append(COUNTED[face][count] if count < FEW else f"{card_name(face)}*{count}")
    return " ".join(parts)


def paying_numbers(deck: Deck, series: i64) -> i64:
    """The numbers that would end a series in 9 as its next card, as bits: k stands for 2k + 1."""
    bits: i64 = 0
    if cards_missing(series) == 1:
        sums = possible_sums(deck, series)
        wanted = wanted_sum(size_of(series) + 1)
        for k in range(4, -1, -1):
            bits = bits * 2 + ((sums >> ((wanted - k) % 5)) & 1)
    return bits


def triple_numbers(deck: Deck, series: i64) -> i64:
    """The numbers that would make three equal ones of two, as bits."""
    if size_of(series) != 2 or cards_missing(series) != 1:
        return 0
    return deck.shows[series & 15] & deck.shows[(series >> 4) & 15]


def series_views(p: Position, owner: i64) -> list[dict[str, Any]]:
    """The series of a seat, by colour."""
    found: list[dict[str, Any]] = []
    for colour in range(4):
        series = p.series[owner * 4 + colour]
        if series:
            found.append(series_view(p.setup.deck, series, colour))
    return found


def series_view(deck: Deck, series: i64, colour: i64) -> dict[str, Any]:
    """A series with what a player wants to know of it: size, next goal, totals, numbers that would end it in 9."""
    return {
        "colour": COLOURS[colour],
        "cards": series_text(series, colour),
        "size": size_of(series),
        "target": size_of(series) + cards_missing(series),
        "kittens": bool(series & KITTENS_BIT),
        "stray": bool(series & STRAY_BIT),
        "totals": totals(deck, series),
        "wants": bit_values(paying_numbers(deck, series)),
        "triple": bit_values(triple_numbers(deck, series)),
    }


def stakes(p: Position) -> dict[str, int]:
    """What each move that scores at once would pay, so that a table can warn before a zero."""
    if p.phase == SCORE3:
        return {"score": series_value(p.setup.deck, p.series[p.active * 4 + p.choice])}
    found: dict[str, int] = {}
    if p.phase == ACT:
        for action in legal_actions(p):
            if action >= STEAL:
                found[action_text(p, action)] = theft_value(p, action)
    return found


def theft_value(p: Position, action: i64) -> i64:
    """Coins that one or two thefts bring the active player."""
    made = series_after_theft(p, action)
    return sum([series_value(p.setup.deck, made[colour]) for colour in made])


def with_stolen(p: Position, series: i64, place: i64) -> i64:
    """A series of the thief with the card stolen at a place laid on it."""
    victim = (p.active + (place >> 2) + 1) % p.seats
    return with_card(series, last_kind(p.series[victim * 4 + (place & 3)]))


def outlooks(p: Position) -> dict[str, list[dict[str, Any]]]:
    """What the series of the player in turn would be after each move that changes one: everybody can know it."""
    found: dict[str, list[dict[str, Any]]] = {}
    if p.phase == ACT or p.phase == RESOLVE:
        for action in legal_actions(p):
            made = series_after(p, action)
            if made:
                is_theft = STEAL <= action < USE_CARD
                is_played = action < USE_CARD or face_of_action(action) not in (KITTENS, GOOD_DOG, CAT_LADY)
                deck = p.setup.deck
                found[action_text(p, action)] = [outlook(deck, made[at], at, is_played, is_theft) for at in made]
    return found


def outlook(deck: Deck, series: i64, colour: i64, is_played: bool, is_theft: bool) -> dict[str, Any]:
    """A series as it would be; without a card laid on it nothing is scored (CM-R14)."""
    size = size_of(series)
    scored = "no"
    if is_theft or (is_played and must_score(series)):
        scored = "must"
    elif is_played and is_complete_three(series):
        scored = "may"
    return {
        "colour": COLOURS[colour],
        "size": size,
        "target": size if scored != "no" else size + cards_missing(series),
        "totals": totals(deck, series),
        "scored": scored,
        "coins": 0 if scored == "no" else series_value(deck, series),
    }


def series_after(p: Position, action: i64) -> dict[int, int]:
    """The changed series of the player in turn, by colour; those that would be gone are left out."""
    own = p.active * 4
    if action < DRAW:
        face = p.top(action)
        return {face >> 4: with_card(p.series[own + (face >> 4)], face & 15)} if face < NUMBER_FACES else {}
    if action == DRAW:
        return {}
    if action < USE_CARD:
        return series_after_theft(p, action)
    face = face_of_action(action)
    use = action - FACE_BLOCKS[face] - FIRST_USE
    if use < 0 or face == BAD_DOG:
        return {}
    if face < NUMBER_FACES:
        return {face >> 4: with_card(p.series[own + (face >> 4)], face & 15)}
    if face == STRAY:
        return {use: with_card(p.series[own + use], STRAY_KIND)}
    if face == KITTENS:
        return {use: p.series[own + use] | KITTENS_BIT}
    if face == CAT_LADY:
        return {
            colour: without_stray(p.series[own + colour]) for colour in range(4) if p.series[own + colour] & STRAY_BIT
        }
    colour = use >> 2
    if face == GOOD_DOG:
        left = without_last(p.series[own + colour])
        return {colour: left} if size_of(left) else {}
    partner = (p.active + (use & 3) + 1) % p.seats
    return {colour: with_card(without_stray(p.series[own + colour]), last_kind(p.series[partner * 4 + colour]))}


def series_after_theft(p: Position, action: i64) -> dict[int, int]:
    """The thief's series with one or two stolen cards."""
    own = p.active * 4
    places = [action - STEAL] if action < STEAL_TWO else [(action - STEAL_TWO) >> 4, (action - STEAL_TWO) & 15]
    made: dict[int, int] = {}
    for place in places:
        colour = place & 3
        made[colour] = with_stolen(p, made.get(colour, p.series[own + colour]), place)
    return made
