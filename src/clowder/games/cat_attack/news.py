"""What happened, told: ids and numbers only. Every teller returns at once when nobody listens."""

from typing import Any

from clowder.core.arrays import i64, vec
from clowder.core.event import Event
from clowder.games.cat_attack.position import Position, holds
from clowder.games.cat_attack.words import CARD_NAMES, FACES, FOODS, PREY, SHOPS, SUITS, WAYS


def tell(p: Position, kind: str, public: dict[str, Any], reveals: bool = False) -> None:
    """An event everybody sees in full. Callers on the hot path ask `p.events is not None` first."""
    if p.events is not None:
        p.events.append(Event(kind, public, None, 0, reveals))


def hand_names(p: Position, seat: i64) -> list[str]:
    """A hand sorted by suit and number."""
    names: list[str] = []
    for face in range(FACES):
        for _ in range(holds(p, seat, face)):
            names.append(CARD_NAMES[face])
    return names


def tell_turn(p: Position) -> None:
    if p.events is not None:
        tell(p, "turn", {"seat": int(p.active), "round": int(p.round)})


def tell_played(p: Position, seat: i64, face: i64) -> None:
    if p.events is not None:
        tell(p, "played", {"seat": int(seat), "card": CARD_NAMES[face]}, True)


def tell_idle(p: Position, seat: i64, face: i64) -> None:
    if p.events is not None:
        tell(p, "idle", {"seat": int(seat), "card": CARD_NAMES[face]})


def tell_drew(p: Position, seat: i64, drawn: vec[i64]) -> None:
    if p.events is not None:
        cards = [CARD_NAMES[face] for face in drawn]
        public = {"seat": int(seat), "count": len(cards)}
        p.events.append(Event("drew", public, {"cards": cards}, 1 << int(seat), True))


def tell_reshuffled(p: Position) -> None:
    if p.events is not None:
        tell(p, "reshuffled", {"count": len(p.pile)}, True)


def tell_threw(p: Position, seat: i64, die: i64) -> None:
    if p.events is not None:
        tell(p, "threw", {"seat": int(seat), "die": int(die)}, True)


def tell_moved(p: Position, seat: i64, before: i64, after: i64, how: i64) -> None:
    if p.events is not None:
        ids = p.board.ids
        tell(p, "moved", {"seat": int(seat), "from": ids[before], "to": ids[after], "how": WAYS[how]})


def tell_cornered(p: Position, seat: i64, count: i64, ways: i64) -> None:
    if p.events is not None:
        tell(p, "cornered", {"seat": int(seat), "count": int(count), "ways": int(ways)})


def tell_prey(p: Position, seat: i64, kind: i64, before: i64, after: i64) -> None:
    if p.events is not None:
        ids = p.board.ids
        tell(p, "prey", {"seat": int(seat), "animal": PREY[kind], "from": ids[before], "to": ids[after]})


def tell_attacked(p: Position, seat: i64, victim: i64, caught: bool) -> None:
    if p.events is not None:
        kind = "trespasser" if caught else "attacked"
        tell(p, kind, {"seat": int(seat), "victim": int(victim), "at": p.board.ids[p.cats[victim]]})


def tell_lost(p: Position, seat: i64, lives: i64, cause: str) -> None:
    if p.events is not None:
        left = int(p.lives[p.setting.unit[seat]])
        tell(p, "lost", {"seat": int(seat), "lives": int(lives), "left": left, "cause": cause})


def tell_home(p: Position, seat: i64, before: i64) -> None:
    if p.events is not None:
        ids = p.board.ids
        tell(p, "home", {"seat": int(seat), "from": ids[before], "to": ids[p.cats[seat]]})


def tell_retired(p: Position, seat: i64) -> None:
    if p.events is not None:
        tell(p, "retired", {"seat": int(seat), "cards": hand_names(p, seat)}, True)


def tell_food(p: Position, kind: str, seat: i64, food: i64, place: str) -> None:
    """`shopped`, `sampled`, `caught`, `raided`, `burgled`: a food went into the larder of `seat`."""
    if p.events is not None:
        tell(p, kind, {"seat": int(seat), "food": FOODS[food], "place": place})


def tell_looked(p: Position, seat: i64, victim: i64) -> None:
    if p.events is not None:
        private = {"cards": hand_names(p, victim)}
        public = {"seat": int(seat), "victim": int(victim)}
        p.events.append(Event("looked", public, private, 1 << int(seat), True))


def tell_swapped(p: Position, seat: i64, victim: i64, take: i64, give: i64) -> None:
    if p.events is not None:
        private = {"took": CARD_NAMES[take], "gave": CARD_NAMES[give]}
        public = {"seat": int(seat), "victim": int(victim)}
        p.events.append(Event("swapped", public, private, (1 << int(seat)) | (1 << int(victim)), True))


def tell_curiosity(p: Position, seat: i64, card: i64) -> None:
    if p.events is not None:
        tell(p, "curiosity", {"seat": int(seat), "card": p.setting.card_ids[card]}, True)


def tell_shop(p: Position, shop: i64, is_open: bool) -> None:
    if p.events is not None:
        tell(p, "opened" if is_open else "closed", {"shop": SHOPS[shop]})


def tell_car(p: Position, before: i64, after: i64) -> None:
    """One stretch of the car's drive, up to a cat or its stop."""
    if p.events is not None:
        tell(p, "car", {"from": p.board.ids[before], "to": p.board.ids[after]})


def tell_escaped(p: Position, unit: i64, kind: i64) -> None:
    if p.events is not None:
        tell(p, "escaped", {"home": p.setting.home_names[unit], "animal": PREY[kind]})


def tell_fight(p: Position, seat: i64, victim: i64, suit: i64) -> None:
    """Told before the attacker leaps."""
    if p.events is not None:
        ids = p.board.ids
        places = {"from": ids[p.cats[seat]], "at": ids[p.cats[victim]]}
        tell(p, "fight", {"seat": int(seat), "victim": int(victim), "suit": SUITS[suit], **places})


def tell_six(p: Position, seat: i64, kind: i64, unit: i64) -> None:
    if p.events is not None:
        public = {"seat": int(seat), "animal": PREY[kind], "home": p.setting.home_names[unit]}
        tell(p, "six", {**public, "cards": hand_names(p, seat)}, True)
