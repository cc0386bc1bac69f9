"""Which pending business can be: what a written position may say that somebody has to decide."""

from clowder.core.errors import Fault
from clowder.core.position_reader import FIELD
from clowder.games.cat_attack.moves import legal_actions
from clowder.games.cat_attack.pending import (
    ARRIVE,
    CAR,
    CARD,
    CLOSE,
    DEST,
    FIGHT,
    FOOD,
    KIND,
    LARDER,
    RAID,
    SPEEDY_THROWS,
    SWAP,
    TRESPASS,
    arg,
)
from clowder.games.cat_attack.position import Position
from clowder.games.cat_attack.vocabulary import BY_BURGLARY, BY_CARD, RUNNING, SHOP_COUNT, SUITS

DECISIONS = (CARD, DEST, SWAP, RAID, FOOD, LARDER, FIGHT)
DEEPEST = 24  # real ones stay below ten


def ranges(p: Position, kind: int) -> list[tuple[int, int]]:
    """The smallest and the greatest of each of the four numbers that a piece of pending business carries."""
    seat, flag = (0, int(p.seats) - 1), (0, 1)
    numbers: dict[int, list[tuple[int, int]]] = {
        CARD: [flag],
        DEST: [(1, 6)],
        ARRIVE: [(3, 8), (BY_CARD, BY_BURGLARY), flag, (0, int(p.board.size) - 1)],
        TRESPASS: [seat, flag, (1, int(p.seats))],
        SWAP: [seat, seat],
        RAID: [(0, int(p.setup.units) - 1)],
        CAR: [(1, len(p.board.car_route))],
        CLOSE: [(0, SHOP_COUNT - 1), (0, int(p.seats))],
        LARDER: [flag],
        FIGHT: [seat, (0, len(SUITS) - 1), flag, flag],
        SPEEDY_THROWS: [(1, 3)],
    }
    told = numbers.get(kind, [])
    return told + [(0, 0)] * (4 - len(told))


def can_decide(p: Position) -> bool:
    """Whether the decision on top is one: what has no choice is settled before anybody is asked."""
    top = p.top()
    kind = top & KIND
    active_plays = p.cats[p.active] >= 0 and not p.dropped
    if kind == SWAP:
        attacker, victim = arg(top, 0), arg(top, 1)
        both = attacker != victim and p.hand_size[attacker] > 0 and p.hand_size[victim] > 0
        return both and (active_plays or p.dropped)
    if not active_plays:
        return False
    if kind == FIGHT:
        return arg(top, 0) != p.active and p.cats[arg(top, 0)] >= 0 and len(legal_actions(p)) > 1
    return len(legal_actions(p)) > 0


def empty_hands(p: Position) -> list[Fault]:
    """Only in a fight a hand is empty for a while; everybody else needs a card to play when their turn comes."""
    hint = "a cat in the game has cards, unless it is in a fight"
    return [
        Fault(FIELD, f"hands[{seat}]", {"where": f"hands[{seat}]"}, hint)
        for seat in range(p.seats)
        if p.reason == RUNNING and p.cats[seat] >= 0 and p.hand_size[seat] == 0 and not _fights(p, seat)
    ]


def _fights(p: Position, seat: int) -> bool:
    """Whether the decision on top is that of a fight in which a seat has a part."""
    top = p.top()
    return top & KIND == FIGHT and (seat == p.active or seat == arg(top, 0))
