"""What happened, told: ids and numbers only. Every teller returns at once when nobody listens."""

from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.facts import CARD, MANY, NUMBER, OPEN, OWNED, PIECE, PLACE, SEAT, TEXT, WORD, Facts
from clowder.games.cat_attack.hands import hand_names
from clowder.games.cat_attack.position import Position
from clowder.games.cat_attack.vocabulary import CARD_NAMES, FOODS, MOVE_WAYS, PREY, SHOPS, SUITS

_TWO_SEATS: Final[Facts] = {"seat": SEAT, "victim": SEAT}
_FOOD_OF: Final[Facts] = {"seat": SEAT, "food": PIECE, "place": OWNED}

EVENT_FACTS: Final[dict[str, Facts]] = {
    "threw-for-start": {"seat": SEAT, "die": NUMBER},
    "begins": {"seat": SEAT},
    "turn": {"seat": SEAT, "round": NUMBER},
    "played": {"seat": SEAT, "card": CARD},
    "idle": {"seat": SEAT, "card": CARD},
    "drew": {"seat": SEAT, "count": NUMBER, "cards": CARD + MANY + OPEN},
    "reshuffled": {"count": NUMBER},
    "threw": {"seat": SEAT, "die": NUMBER},
    "moved": {"seat": SEAT, "from": PLACE, "to": PLACE, "how": WORD},
    "cornered": {"seat": SEAT, "count": NUMBER, "ways": NUMBER},
    "prey": {"seat": SEAT, "animal": PIECE, "from": PLACE, "to": PLACE},
    "attacked": {**_TWO_SEATS, "at": PLACE},
    "trespasser": {**_TWO_SEATS, "at": PLACE},
    "lost": {"seat": SEAT, "lives": NUMBER, "left": NUMBER, "cause": WORD},
    "home": {"seat": SEAT, "from": PLACE, "to": PLACE},
    "retired": {"seat": SEAT},
    "discarded": {"seat": SEAT, "cards": CARD + MANY},
    "woke": {"seat": SEAT},
    "safe": {"seat": SEAT},
    "caught": {"seat": SEAT, "food": PIECE, "place": PLACE},
    "shopped": _FOOD_OF,
    "sampled": _FOOD_OF,
    "raided": _FOOD_OF,
    "burgled": _FOOD_OF,
    "declined": {"seat": SEAT, "home": OWNED},
    "looked": {**_TWO_SEATS, "cards": CARD + MANY + OPEN},
    "swapped": {**_TWO_SEATS, "took": CARD + OPEN, "gave": CARD + OPEN},
    "kept": _TWO_SEATS,
    "curiosity": {"seat": SEAT, "card": CARD},
    "opened": {"shop": OWNED},
    "closed": {"shop": OWNED},
    "car": {"from": PLACE, "to": PLACE},
    "escaped": {"home": OWNED, "animal": PIECE},
    "gained": {"seat": SEAT, "lives": NUMBER, "left": NUMBER},
    "fight": {**_TWO_SEATS, "suit": PIECE},
    "fight-lost": _TWO_SEATS,
    "six": {"seat": SEAT, "animal": PIECE, "home": OWNED},
}

# Facts of refusals and score lines.
FACTS: Final[Facts] = {
    "to_act": SEAT,
    "card": CARD,
    "animal": PIECE,
    "food": PIECE,
    "foods": PIECE + MANY,
    "suit": PIECE,
    "space": PLACE,
    "home": OWNED,
    "count": NUMBER,
    "phase": WORD,
    "name": WORD,
    "text": TEXT,
}


def tell_turn(p: Position) -> None:
    if p.events is not None:
        p.tell("turn", {"seat": int(p.active), "round": int(p.round)})


def tell_played(p: Position, seat: i64, face: i64) -> None:
    if p.events is not None:
        p.tell("played", {"seat": int(seat), "card": CARD_NAMES[face]}, True)


def tell_idle(p: Position, seat: i64, face: i64) -> None:
    if p.events is not None:
        p.tell("idle", {"seat": int(seat), "card": CARD_NAMES[face]})


def tell_drew(p: Position, seat: i64, drawn: vec[i64]) -> None:
    if p.events is not None:
        cards = [CARD_NAMES[face] for face in drawn]
        public = {"seat": int(seat), "count": len(cards)}
        p.tell_some("drew", public, {"cards": cards}, 1 << seat)


def tell_reshuffled(p: Position) -> None:
    if p.events is not None:
        p.tell("reshuffled", {"count": len(p.mog_pile)}, True)


def tell_threw_for_start(p: Position, seat: i64, die: i64) -> None:
    if p.events is not None:
        p.tell("threw-for-start", {"seat": int(seat), "die": int(die)})


def tell_begins(p: Position, seat: i64) -> None:
    if p.events is not None:
        p.tell("begins", {"seat": int(seat)})


def tell_threw(p: Position, seat: i64, die: i64) -> None:
    if p.events is not None:
        p.tell("threw", {"seat": int(seat), "die": int(die)}, True)


def tell_moved(p: Position, seat: i64, before: i64, after: i64, how: i64) -> None:
    if p.events is not None:
        ids = p.board.ids
        p.tell("moved", {"seat": int(seat), "from": ids[before], "to": ids[after], "how": MOVE_WAYS[how]})


def tell_cornered(p: Position, seat: i64, count: i64, ways: i64) -> None:
    if p.events is not None:
        p.tell("cornered", {"seat": int(seat), "count": int(count), "ways": int(ways)})


def tell_prey(p: Position, seat: i64, kind: i64, before: i64, after: i64) -> None:
    if p.events is not None:
        ids = p.board.ids
        p.tell("prey", {"seat": int(seat), "animal": PREY[kind], "from": ids[before], "to": ids[after]})


def tell_attacked(p: Position, seat: i64, victim: i64, caught: bool) -> None:
    if p.events is not None:
        kind = "trespasser" if caught else "attacked"
        p.tell(kind, {"seat": int(seat), "victim": int(victim), "at": p.board.ids[p.cats[victim]]})


def tell_lost(p: Position, seat: i64, lives: i64, cause: str) -> None:
    if p.events is not None:
        left = int(p.lives[p.setup.unit[seat]])
        p.tell("lost", {"seat": int(seat), "lives": int(lives), "left": left, "cause": cause})


def tell_home(p: Position, seat: i64, before: i64) -> None:
    if p.events is not None:
        ids = p.board.ids
        p.tell("home", {"seat": int(seat), "from": ids[before], "to": ids[p.cats[seat]]})


def tell_retired(p: Position, seat: i64) -> None:
    if p.events is not None:
        p.tell("retired", {"seat": int(seat)})


def tell_discarded(p: Position, seat: i64) -> None:
    """Told before a whole hand goes onto the discards."""
    if p.events is not None and p.hand_size[seat] > 0:
        p.tell("discarded", {"seat": int(seat), "cards": hand_names(p, seat)}, True)


def tell_woke(p: Position, seat: i64) -> None:
    if p.events is not None:
        p.tell("woke", {"seat": int(seat)})


def tell_safe(p: Position, seat: i64) -> None:
    if p.events is not None:
        p.tell("safe", {"seat": int(seat)})


def tell_food(p: Position, kind: str, seat: i64, food: i64, place: str) -> None:
    """`shopped`, `sampled`, `caught`, `raided`, `burgled`: a food went into the larder of `seat`."""
    if p.events is not None:
        p.tell(kind, {"seat": int(seat), "food": FOODS[food], "place": place})


def tell_declined(p: Position, seat: i64, unit: i64) -> None:
    if p.events is not None:
        p.tell("declined", {"seat": int(seat), "home": p.setup.home_names[unit]})


def tell_looked(p: Position, seat: i64, victim: i64) -> None:
    if p.events is not None:
        private = {"cards": hand_names(p, victim)}
        public = {"seat": int(seat), "victim": int(victim)}
        p.tell_some("looked", public, private, 1 << seat)


def tell_swapped(p: Position, seat: i64, victim: i64, take: i64, give: i64) -> None:
    if p.events is not None:
        private = {"took": CARD_NAMES[take], "gave": CARD_NAMES[give]}
        public = {"seat": int(seat), "victim": int(victim)}
        p.tell_some("swapped", public, private, (1 << seat) | (1 << victim))


def tell_kept(p: Position, seat: i64, victim: i64) -> None:
    if p.events is not None:
        p.tell("kept", {"seat": int(seat), "victim": int(victim)})


def tell_curiosity(p: Position, seat: i64, card: i64) -> None:
    if p.events is not None:
        p.tell("curiosity", {"seat": int(seat), "card": p.setup.card_ids[card]}, True)


def tell_shop(p: Position, shop: i64, is_open: bool) -> None:
    if p.events is not None:
        p.tell("opened" if is_open else "closed", {"shop": SHOPS[shop]})


def tell_car(p: Position, before: i64, after: i64) -> None:
    """One stretch of the car's drive, up to a cat or its stop."""
    if p.events is not None:
        p.tell("car", {"from": p.board.ids[before], "to": p.board.ids[after]})


def tell_escaped(p: Position, unit: i64, kind: i64) -> None:
    if p.events is not None:
        p.tell("escaped", {"home": p.setup.home_names[unit], "animal": PREY[kind]})


def tell_gained(p: Position, seat: i64, lives: i64) -> None:
    if p.events is not None:
        left = int(p.lives[p.setup.unit[seat]])
        p.tell("gained", {"seat": int(seat), "lives": int(lives), "left": left})


def tell_fight(p: Position, seat: i64, victim: i64, suit: i64) -> None:
    """Told before the attacker leaps."""
    if p.events is not None:
        p.tell("fight", {"seat": int(seat), "victim": int(victim), "suit": SUITS[suit]})


def tell_fight_lost(p: Position, loser: i64, winner: i64) -> None:
    if p.events is not None:
        p.tell("fight-lost", {"seat": int(loser), "victim": int(winner)}, True)


def tell_six(p: Position, seat: i64, kind: i64, unit: i64) -> None:
    if p.events is not None:
        p.tell("six", {"seat": int(seat), "animal": PREY[kind], "home": p.setup.home_names[unit]})
