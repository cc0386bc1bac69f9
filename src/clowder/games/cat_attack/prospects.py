"""Looking ahead: how far things are, and what a place would bring to the cat that is about to go there."""

from typing import Any

from clowder.core.arrays import append, i64, vec
from clowder.games.cat_attack.arrivals import blocked_ways, open_shop, penalty_at_space
from clowder.games.cat_attack.board import STEPS, free_ends
from clowder.games.cat_attack.hands import held_copies
from clowder.games.cat_attack.moves import to_act
from clowder.games.cat_attack.pending import CARD, DEST, DIE, KIND, SPEEDY_THROWS, arg
from clowder.games.cat_attack.position import Position, are_mates, is_on_own_property
from clowder.games.cat_attack.targets import (
    NO_OBSTACLE,
    attack_targets,
    barrier_bits,
    cat_at,
    cat_ends,
    fight_obstacle,
    stealable_foods,
)
from clowder.games.cat_attack.vocabulary import (
    BY_CARD,
    BY_DIE,
    BY_LEAP,
    FIRST_SHOP_FOOD,
    FOOD_COUNT,
    FOODS,
    FULL_LARDER,
    PREY,
    RAID_PENALTY,
    RUNNING,
)


def distances(p: Position, seat: i64) -> dict[str, Any]:
    """How far everything is on the empty map from a seat's cat, or from the one whose turn it is."""
    cat: i64 = seat if seat >= 0 and p.cats[seat] >= 0 else p.active
    if p.cats[cat] < 0:
        return {"measured": int(cat), "steps": [-1] * int(p.board.size)}
    return {"measured": int(cat), "steps": p.board.steps_from[p.cats[cat]][:]}


def prospects(p: Position, seat: i64) -> dict[str, Any]:
    """For the seat that may move its cat now: what each place brings, and which cards would corner it."""
    if p.reason != RUNNING or seat != p.active or to_act(p) != seat:
        return {}
    top = p.top()
    if top & KIND == DEST:
        return {"prospects": _described(p, cat_ends(p, seat, arg(top, 0)), BY_DIE)}
    if top & KIND != CARD:
        return {}
    seen: dict[str, Any] = {}
    cornered: dict[str, int] = {}
    for number in range(1, STEPS + 1):
        if held_copies(p, seat, number - 1) > 0:
            ends = cat_ends(p, seat, number)
            seen.update(_described(p, ends, BY_CARD))
            if len(ends) == 0:
                cornered[str(number)] = int(blocked_ways(p, number))
    for place, prospect in _described(p, _leaps(p, seat), BY_LEAP).items():
        seen.setdefault(place, prospect)
    return {"prospects": seen, "cornered": cornered}


def _leaps(p: Position, seat: i64) -> vec[i64]:
    """Where a Cat Attack or a fight leads to."""
    spaces = attack_targets(p, seat)
    for other in range(p.seats):
        if fight_obstacle(p, seat, other) == NO_OBSTACLE:
            spaces = append(spaces, p.cats[other])
    return spaces


def _described(p: Position, spaces: vec[i64], how: i64) -> dict[str, Any]:
    hunters = _hunters(p) if how == BY_DIE and _is_last_step(p) else vec[i64]()
    return {p.board.ids[space]: _prospect(p, space, how, hunters) for space in spaces}


def _is_last_step(p: Position) -> bool:
    """Whether the move at hand is the last one of this turn."""
    for i in range(len(p.pending) - 1):
        if p.pending[i] & KIND in (CARD, DIE, SPEEDY_THROWS):
            return False
    return True


def _prospect(p: Position, space: i64, how: i64, hunters: vec[i64]) -> dict[str, Any]:
    """`hunters` is empty unless the cat stays where it comes to."""
    seat = p.active
    unit = p.setup.unit[seat]
    home = p.setup.home_unit[space]
    if how == BY_DIE and home == unit and p.larder[unit] == FULL_LARDER:
        return {"wins": True}
    seen: dict[str, Any] = {}
    other = cat_at(p, space, seat)
    if other >= 0 and not are_mates(p, seat, other):
        seen["attacks"] = int(other)
    if p.prey_at[space] > 0:
        seen["catches"] = PREY[p.prey_at[space] - 1]
    shop = open_shop(p, seat, space)
    if shop >= 0:
        seen["takes"] = FOODS[shop + FIRST_SHOP_FOOD]
    foods: i64 = stealable_foods(p, seat, home, False) if home >= 0 and how != BY_LEAP else 0
    if foods != 0:
        seen["steals"] = [FOODS[food] for food in range(FOOD_COUNT) if (foods >> food) & 1]
    if p.board.curiosity_at[space] == 1:
        seen["curiosity"] = True
    if len(hunters) > 0:
        seen.update(_risks(p, space, foods != 0, hunters[space]))
    return seen


def _risks(p: Position, space: i64, may_raid: bool, hunters: i64) -> dict[str, Any]:
    """What could happen to the active cat if it stays on a space until its next turn."""
    setup = p.setup
    seat = p.active
    risks: dict[str, Any] = {}
    owner = setup.property_unit[space]
    lives = penalty_at_space(p, space)
    if may_raid and p.lives[owner] > 0:
        lives = RAID_PENALTY
    if lives > 0:
        risks["pays"] = int(lives)
    if any(space == road for road in p.board.car_route):
        risks["car"] = True
    shop = p.board.shop_at[space]
    if shop >= 0 and (p.closed >> shop) & 1 == 0:
        risks["shuts"] = True
    if setup.trespassing and owner >= 0 and setup.unit_gang[owner] != setup.gang[seat]:
        for other in range(p.seats):
            if setup.unit[other] == owner and p.cats[other] >= 0 and not is_on_own_property(p, other):
                risks["owner"] = int(other)
    if setup.home_unit[space] != setup.unit[seat]:
        near = [int(other) for other in range(p.seats) if (hunters >> other) & 1 and p.cats[other] != space]
        if near:
            risks["hunters"] = near
    return risks


def _hunters(p: Position) -> vec[i64]:
    """By space, as bits: the other cats that could come there by an exact count, once the active cat stands there."""
    board = p.board
    found = vec[i64]([0] * board.size)
    for other in range(p.seats):
        cat = p.cats[other]
        if cat < 0 or are_mates(p, other, p.active) or (p.safe >> other) & 1:
            continue
        blocked = barrier_bits(p, other) & ~board.near_bit[cat * board.size + p.cats[p.active]]
        for count in range(1, STEPS + 1):
            for end in free_ends(board, cat, count, blocked, p.closed):
                found[end] |= 1 << other
    return found
