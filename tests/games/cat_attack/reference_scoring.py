"""The end of a game of Cat Attack (section 8), and what everybody and each seat may see of the table."""

from typing import Any

from tests.games.cat_attack.reference import Reference
from tests.games.cat_attack.reference_board import FOODS, SHOPS


def merit(t: Reference, gang: int) -> tuple[int, int]:
    """8.3, CA-R46: lives plus foods of the units still in the game, then foods alone."""
    units = [unit for unit in range(len(t.lives)) if t.gang_of(unit) == gang and t.in_game(unit)]
    foods = sum(len(t.larders[unit]) for unit in units)
    return sum(t.lives[unit] for unit in units) + foods, foods


def standing(t: Reference, gang: int) -> tuple[int, int, int, int]:
    """To compare gangs: the winner, then those in the game by merit, then the retired, the last to go first."""
    if any(t.cats[seat] is not None for seat in range(t.seats) if t.gang(seat) == gang):
        return (2 if gang == t.winner else 1, *merit(t, gang), 0)
    return 0, 0, 0, max(turn for turn, unit in enumerate(t.retired) if t.gang_of(unit) == gang)


def scores(t: Reference) -> list[int]:
    return [merit(t, t.gang(seat))[0] for seat in range(t.seats)]


def ranks(t: Reference) -> list[int]:
    standings = [standing(t, t.gang(seat)) for seat in range(t.seats)]
    return [1 + sum(other > mine for other in standings) for mine in standings]


def public(t: Reference) -> dict[str, Any]:
    """Section 6: what everyone sees, in the names of the position."""
    return {
        "active": t.active,
        "first": t.first,
        "round": t.round,
        "die": t.die,
        "cats": t.cats,
        "car": t.car,
        "closed": [shop for shop in SHOPS if shop in t.closed],
        "stock": [t.stock[shop] for shop in SHOPS],
        "mice": sorted(t.animals["mouse"]),
        "birds": sorted(t.animals["bird"]),
        "discards": sorted(t.discards.elements()),
        "safe": sorted(t.safe),
        "penalties": t.penalties,
    }


def whole(t: Reference) -> dict[str, Any]:
    """The whole position, hidden cards included."""
    return public(t) | {
        "lives": t.lives,
        "larders": [[food for food in FOODS if food in larder] for larder in t.larders],
        "hands": [sorted(hand.elements()) for hand in t.hands],
        "mog_pile": t.pile,
        "curiosity_pile": t.curiosity_pile,
        "retired": [t.homes[unit] for unit in t.retired],
        "knowledge": sorted(
            [viewer, owner, card, count]
            for (viewer, owner), cards in t.sure.items()
            for card, count in cards.items()
            if count
        ),
        "over": t.over,
        "winner": t.winner,
    }


def seen_by(t: Reference, seat: int) -> dict[str, Any]:
    """What one seat sees (-1: a spectator), in the names of the view; lives and larders by seat."""
    larders = [[food for food in FOODS if food in t.larder(other)] for other in range(t.seats)]
    shuffle = t.curiosity_pile.index(next(card for card in t.curiosity if t.curiosity[card][0] == "shuffle"))
    seen = public(t) | {
        "to_act": t.decision[1] if t.decision else -1,
        "lives": [t.lives[t.unit(other)] for other in range(t.seats)],
        "larders": larders,
        "homes": [t.home(other) for other in range(t.seats)],
        "gangs": [t.gang(other) for other in range(t.seats)],
        "hands": [hand.total() for hand in t.hands],
        "mog_pile": len(t.pile),
        "curiosity_pile": shuffle,
        "curiosity_seen": sorted(t.curiosity_pile[shuffle + 1 :]),
    }
    if seat >= 0:
        seen["hand"] = sorted(t.hands[seat].elements())
    if t.decision and t.decision[:2] == ("swap", seat):  # CA-ATT-3, -4: the attacker alone
        seen["victim_hand"] = sorted(t.hands[t.looked_at].elements())
    return seen
