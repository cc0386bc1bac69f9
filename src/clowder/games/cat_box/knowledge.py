"""Who knows what in Cat Box: what a seat may see, and worlds it cannot tell from the real one.

Secrets are the identities, the deck below its top card and the removed cards. The visible side of every held card is
public; with a deck in which all faces differ it tells the whole card, with others only what the card list allows.
"""

from typing import Any

from clowder.core.arrays import append, i64, vec
from clowder.core.rng import Rng
from clowder.games.cat_box.catalogue import IDENTITIES
from clowder.games.cat_box.deck import CARDS
from clowder.games.cat_box.matching import draw_matching
from clowder.games.cat_box.moves import to_act
from clowder.games.cat_box.position import (
    PHASE_OVER,
    PHASE_TILE,
    PHASES,
    Position,
    PublicTable,
    held_of,
    quarter_of,
    tile_names,
)
from clowder.games.cat_box.scoring import BOXES, LARGEST, THREES, identity_points, points_of, tally


def view(p: Position, seat: i64) -> dict[str, Any]:
    """All that a seat, or NOBODY, may see: the type is views.CatBoxView."""
    return {**public_view(p), **own_view(p, seat)}


def open_view(p: Position) -> dict[str, Any]:
    """The view of who acts, with both sides of all held cards and everybody's identity."""
    seen = {**public_view(p), **_held_by_all(p, 0 if p.phase == PHASE_OVER else p.active, True)}
    seen["identities"] = _identities(p)
    return seen


def foresee(p: Position, after: Position, seat: i64) -> dict[str, Any]:
    """What an action would bring to each identity and, tiles included, to the seat that does it; `after` is a copy.

    Only the table and the seat's own identity are looked at.
    """
    before, now = tally(p), tally(after)
    changes = {
        name: int(identity_points(identity, now) - identity_points(identity, before))
        for identity, name in enumerate(IDENTITIES)
    }
    return {"changes": changes, "points": int(points_of(after, seat, now) - points_of(p, seat, before))}


def own_view(p: Position, seat: i64) -> dict[str, Any]:
    """The held cards as a seat sees them, who it is, and what that would bring now."""
    return _held_by_all(p, seat, False)


def _held_by_all(p: Position, seat: i64, everything: bool) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "hands": [_hand(p, owner, everything or owner == seat) for owner in range(p.seats)],
        "identity": IDENTITIES[p.identities[seat]] if seat >= 0 else None,
        "points": int(points_of(p, seat, _public_table(p).counts)) if seat >= 0 else None,
    }
    if p.setup.special:
        seen["reserved"] = [_held(p, p.reserved[owner], everything or owner == seat) for owner in range(p.seats)]
    return seen


def _identities(p: Position) -> list[str]:
    return [IDENTITIES[identity] for identity in p.identities]


def public_view(p: Position) -> dict[str, Any]:
    """Everything but held cards and, before the end, who is who."""
    over = p.phase == PHASE_OVER
    public = _public_table(p)
    deck_top = p.setup.deck.face(p.pile[p.pile_next]) if p.pile_next < len(p.pile) else None
    seen: dict[str, Any] = {
        "game": "cat-box",
        "seats": int(p.seats),
        "phase": PHASES[p.phase],
        "to_act": int(to_act(p)),
        "rules": p.setup.options["rules"],
        "rotation": p.setup.options["rotation"],
        "table": public.table[:],
        "faces": public.faces[:],
        "deck": {"count": int(len(p.pile) - p.pile_next), "top": deck_top},
        "removed": len(p.removed),
        "unplayed": int(p.unplayed),
        "identities": _identities(p) if over else None,
        "counts": _counts(public.counts),
        "unseen": _unseen(p) if p.setup.deck.all_faces_differ else None,
    }
    if p.setup.special:
        seen["tiles"] = [tile_names(tiles) for tiles in p.tiles]
        seen["scratchers"] = [p.place_text(cell) if cell >= 0 else None for cell in p.scratchers]
        if p.phase == PHASE_TILE:
            seen["just_played"] = int(p.just_played)
    if over:
        seen["removed_cards"] = [p.setup.deck.ids[held >> 1] for held in p.removed]
    return seen


def _unseen(p: Position) -> dict[str, int]:
    """What stands on the cards that nobody has seen: below the top of the deck and removed.

    Only for a deck in which every face tells its card: who has seen all the others knows what is left.
    """
    deck = p.setup.deck
    found = {"cards": 0, "roomy": 0, "K": 0, "P": 0, "V": 0, "B": 0, "Y": 0, "E": 0}
    hidden = [int(p.pile[place]) for place in range(p.pile_next + 1, len(p.pile))] + [int(held) for held in p.removed]
    for held in hidden:
        face = deck.face(held)
        found["cards"] += 1
        found["roomy"] += 1 if "E" in face else 0
        for letter in (face[0], face[1], face[3], face[4]):
            found[letter] += 1
    return found


def _public_table(p: Position) -> PublicTable:
    """The open part: the same for all eyes, so it is made once per position."""
    public = p.public_table
    if public is None:
        table = [p.card_text(card) for card in p.laid]
        faces = [p.setup.deck.face(held_of(card), quarter_of(card)) for card in p.laid]
        public = PublicTable(table, faces, tally(p))
        p.public_table = public
    return public


def _hand(p: Position, owner: i64, both_sides: bool) -> list[dict[str, Any] | None]:
    first = owner * p.setup.hand_size
    return [_held(p, p.hands[slot], both_sides) for slot in range(first, first + p.setup.hand_size)]


def _held(p: Position, held: i64, both_sides: bool) -> dict[str, Any] | None:
    if held < 0:
        return None
    deck = p.setup.deck
    if both_sides:
        return {"visible": deck.face(held), "secret": deck.face(held ^ 1), "id": deck.ids[held >> 1]}
    return {"visible": deck.face(held)}


def _counts(counts: vec[i64]) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    for colour in range(5):
        shown["KPVBY"[colour]] = [int(counts[colour]), int(counts[LARGEST + colour])]
    shown["E"] = int(counts[BOXES])
    shown["threes"] = int(counts[THREES])
    return shown


# -- worlds a seat cannot tell apart ------------------------------------------------------------------------------


def redraw(p: Position, seat: i64, rng: Rng) -> None:
    """Replace in `p` (a copy) all that `seat` cannot know; what it knows stays."""
    if p.phase == PHASE_OVER:
        return
    _redraw_identities(p, seat, rng)
    if not p.setup.deck.all_faces_differ:
        _redraw_undersides(p, seat, rng)
    unknown = vec[i64]([1] * CARDS)
    for card in p.laid:
        unknown[held_of(card) >> 1] = 0
    for held in p.hands:
        if held >= 0:
            unknown[held >> 1] = 0
    for held in p.reserved:
        if held >= 0:
            unknown[held >> 1] = 0
    in_pile = len(p.pile) - p.pile_next
    if in_pile > 0:
        unknown[p.pile[p.pile_next] >> 1] = 0
    hidden = (in_pile - 1 if in_pile > 0 else 0) + len(p.removed)
    cards = _sorted_pool(p, unknown, hidden)
    for i in range(len(cards)):
        cards[i] = cards[i] * 2 + rng.below(2)
    rng.shuffle(cards)
    pile = vec[i64]([0] * in_pile)
    n: i64 = 0
    if in_pile > 0:
        pile[0] = p.pile[p.pile_next]
        for i in range(1, in_pile):
            pile[i] = cards[n]
            n += 1
    removed = vec[i64]([0] * len(p.removed))
    for i in range(len(removed)):
        removed[i] = cards[n]
        n += 1
    p.pile = pile
    p.pile_next = 0
    p.removed = removed


def _sorted_pool(p: Position, unknown: vec[i64], wanted: i64) -> vec[i64]:
    """The hidden cards in ascending order.

    In a constructed position some cards are out of the game; they are told from the hidden ones by the pile itself,
    which is then taken as the list of cards that can be there.
    """
    pool = vec[i64]()
    for card in range(CARDS):
        if unknown[card]:
            pool = append(pool, card)
    if len(pool) == wanted:
        return pool
    marked = vec[i64]([0] * CARDS)
    for i in range(p.pile_next + 1, len(p.pile)):
        marked[p.pile[i] >> 1] = 1
    for held in p.removed:
        marked[held >> 1] = 1
    pool = vec[i64]()
    for card in range(CARDS):
        if marked[card]:
            pool = append(pool, card)
    return pool


def _redraw_identities(p: Position, seat: i64, rng: Rng) -> None:
    if p.setup.options["identities"] is not None:
        return  # named by the options, which everybody at the table can read
    pool = vec[i64]()
    for identity in range(6 if p.seats >= 4 else 5):
        if seat < 0 or p.identities[seat] != identity:
            pool = append(pool, identity)
    rng.shuffle(pool)
    identities = p.identities[:]
    n: i64 = 0
    for other in range(p.seats):
        if other != seat:
            identities[other] = pool[n]
            n += 1
    p.identities = identities


def _redraw_undersides(p: Position, seat: i64, rng: Rng) -> None:
    """With a deck whose faces repeat, a visible side may belong to several cards: draw one of them, fairly.

    Every way to give the seen faces to different cards is equally likely. Cards that show the same seen faces are
    alike for counting, so the ways are counted class by class.
    """
    places: list[int] = []  # slots of hands, then reserved places, then the deck's top
    for slot in range(len(p.hands)):
        if p.hands[slot] >= 0 and not _has_seen(p, seat, p.hands[slot]):
            places.append(slot)
    first_reserved = len(p.hands)
    for owner in range(p.seats):
        if p.reserved[owner] >= 0 and not _has_seen(p, seat, p.reserved[owner]):
            places.append(first_reserved + owner)
    first_top = first_reserved + p.seats
    if p.pile_next < len(p.pile):
        places.append(first_top)
    faces = [p.setup.deck.faces_text[_held_at(p, place)] for place in places]
    pool = _unseen_cards(p, seat, places)
    drawn = draw_matching(p.setup.deck.faces_text, faces, pool, rng)
    pile = p.pile[p.pile_next :]
    freed = [_held_at(p, place) >> 1 for place in places]
    taken = [held >> 1 for held in drawn]
    witnesses = [p.seen[card] for card in freed]  # who has seen both sides of the card in a place: public
    for card in freed:
        p.seen[card] = 0
    for i in range(len(places)):
        _set_held(p, pile, places[i], drawn[i])
        p.seen[taken[i]] = witnesses[i]
    _exchange(pile, p, freed, taken)
    p.pile = pile
    p.pile_next = 0


def _exchange(pile: vec[i64], p: Position, freed: list[int], taken: list[int]) -> None:
    """Cards drawn for a seen place leave the hidden ones; the cards they replace take their places there."""
    spare = sorted(set(freed) - set(taken))
    removed = p.removed[:]
    gone = set(taken)
    for i in range(1, len(pile)):
        card: int = pile[i] >> 1
        if card in gone:
            pile[i] = spare.pop() * 2
    for i in range(len(removed)):
        card = removed[i] >> 1
        if card in gone:
            removed[i] = spare.pop() * 2
    p.removed = removed


def _has_seen(p: Position, seat: i64, held: i64) -> bool:
    return seat >= 0 and (p.seen[held >> 1] >> seat) & 1 == 1


def _held_at(p: Position, place: int) -> int:
    if place < len(p.hands):
        return p.hands[place]
    if place < len(p.hands) + p.seats:
        return p.reserved[place - len(p.hands)]
    return p.pile[p.pile_next]


def _set_held(p: Position, pile: vec[i64], place: int, held: int) -> None:
    if place < len(p.hands):
        p.hands[place] = held
    elif place < len(p.hands) + p.seats:
        p.reserved[place - len(p.hands)] = held
    else:
        pile[0] = held


def _unseen_cards(p: Position, seat: i64, places: list[int]) -> list[int]:
    """The cards that could lie in these places or hidden in the deck or among the removed, ascending."""
    cards = {_held_at(p, place) >> 1 for place in places}
    for i in range(p.pile_next, len(p.pile)):
        cards.add(int(p.pile[i] >> 1))
    for held in p.removed:
        cards.add(int(held >> 1))
    return sorted(cards)
