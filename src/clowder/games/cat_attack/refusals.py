"""Why a move is refused: the same predicates as legality, with the clause that forbids it."""

from typing import Any, Final

from clowder.core.arrays import i64
from clowder.core.errors import MalformedAction
from clowder.core.refusal import Refusal, refuse
from clowder.games.cat_attack.actions import NO_ACTION, parse_action
from clowder.games.cat_attack.board import free_ends
from clowder.games.cat_attack.hands import held_copies
from clowder.games.cat_attack.knowledge import phase
from clowder.games.cat_attack.moves import to_act
from clowder.games.cat_attack.pending import CARD, DEST, FIGHT, FOOD, KIND, LARDER, RAID, SWAP, arg
from clowder.games.cat_attack.position import Position, car_space
from clowder.games.cat_attack.targets import (
    CAR_THERE,
    LAIR,
    MATE_THERE,
    MATES_HOME,
    NO_ANIMAL,
    NO_OBSTACLE,
    NOBODY_THERE,
    NOTHING_TO_TAKE,
    OCCUPIED,
    ONESELF,
    OUT_OF_GAME,
    OWN_LARDER,
    OWNED_KIND,
    OWNER_NEAR,
    SAFE_AT_HOME,
    SHOP_SHUT,
    TOO_FAR,
    attack_obstacle,
    attack_targets,
    barrier_bits,
    burglary_obstacle,
    can_move_prey,
    can_prey_stop,
    cat_ends,
    fight_obstacle,
    larder_obstacle,
    prey_starts,
    sample_foods,
    six_cards_kind,
    six_cards_obstacle,
    standing_obstacle,
    stealable_foods,
)
from clowder.games.cat_attack.vocabulary import (
    ATTACK,
    BURGLAR,
    CARD_NAMES,
    FACES,
    FOODS,
    NUMBERED,
    PREY,
    RUNNING,
    SPEEDY,
    SUITS,
)

# What stands in the way (targets.py) -> key and clauses.
OBSTACLE_REFUSALS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    CAR_THERE: ("E_CAR", ("CA-MOVE-6",)),
    MATES_HOME: ("E_MATES_HOME", ("CA-R43",)),
    SAFE_AT_HOME: ("E_SAFE_AT_HOME", ("CA-ATT-5", "CA-LEAP-4", "CA-R44")),
    MATE_THERE: ("E_MATE", ("CA-R43", "CA-MOVE-8")),
    OWNED_KIND: ("E_OWNED_KIND", ("CA-CAP-3", "CA-CAP-2")),
    TOO_FAR: ("E_TOO_FAR", ("CA-R16",)),
    SHOP_SHUT: ("E_SHOP_CLOSED", ("CA-SHOP-3", "CA-R29")),
    NOBODY_THERE: ("E_NO_TARGET", ("CA-R18",)),
    LAIR: ("E_LAIR", ("CA-MOVE-7", "CA-R18")),
    OCCUPIED: ("E_OCCUPIED", ("CA-R19",)),
    NOTHING_TO_TAKE: ("E_NOTHING_TO_TAKE", ("CA-R19", "CA-RAID-3", "CA-RAID-5")),
    OUT_OF_GAME: ("E_OUT_OF_GAME", ("CA-R37", "CA-RET-1")),
    OWNER_NEAR: ("E_OWNER_NEAR", ("CA-SIX-2",)),
    NO_ANIMAL: ("E_NO_ANIMAL", ("CA-R37",)),
    OWN_LARDER: ("E_OWN_LARDER", ("CA-SIX-1", "CA-R37", "CA-R43")),
    ONESELF: ("E_ONESELF", ("CA-FIGHT-1",)),
}


def by_obstacle(obstacle: i64, **params: Any) -> Refusal | None:
    """The refusal for what stands in the way; None if nothing does."""
    if obstacle == NO_OBSTACLE:
        return None
    key, clauses = OBSTACLE_REFUSALS[int(obstacle)]
    return refuse(key, clauses, **params)


def refusal(p: Position, seat: i64, text: str) -> Refusal | None:
    """None exactly when a seat may do this now."""
    if p.reason != RUNNING:
        return refuse("E_OVER", ("CA-WIN-1", "CA-WIN-3"))
    deciding = to_act(p)
    if seat != deciding:
        return refuse("E_NOT_YOUR_TURN", ("CA-TURN-2", "CA-ATT-3"), to_act=int(deciding))
    try:
        action = parse_action(p, text)
    except MalformedAction:
        return refuse("E_NOTATION", ("CA-TURN-3",), text=text[:80])
    if action == NO_ACTION:
        return why_not_such_a_prey_move(p, text.split())
    return why_not_action(p, action)


def why_not_such_a_prey_move(p: Position, words: list[str]) -> Refusal:
    """What speaks against a mouse or bird move between spaces that no path of that length joins."""
    if p.top() & KIND != CARD:
        return refuse("E_DECISION", ("CA-TURN-3",), phase=phase(p))
    board = p.board
    kind = PREY.index(words[0])
    end = board.index[words[3]]
    missing = why_not_held(p, 6 * (kind + 1) + int(words[1]) - 1)
    if missing is not None:
        return missing
    start = board.index[words[2]]
    if not any(place == start for place in prey_starts(p, kind)):
        return refuse("E_NO_PREY", ("CA-R9", "CA-R12"), animal=PREY[kind], space=words[2])
    if board.home_number[end] >= 0:
        return refuse("E_PREY_HOME", ("CA-PREY-4",), space=words[3])
    if end == board.lairs[1 - kind] or end == board.car_park:
        return refuse("E_PREY_LAIR", ("CA-PREY-10", "CA-PREY-11", "CA-R10"), space=words[3])
    return refuse("E_PREY_COUNT", ("CA-R10", "CA-PREY-3", "CA-R4"), space=words[3], count=int(words[1]))


def why_not_action(p: Position, action: i64) -> Refusal | None:
    """What speaks against an action of the deciding seat."""
    board = p.board
    top = p.top()
    kind = top & KIND
    if action < 0 or action >= board.action_count or decision_of(p, action) != kind:
        return refuse("E_DECISION", ("CA-TURN-3", "CA-TURN-4"), phase=phase(p))
    if kind == CARD:
        return why_not_card(p, action)
    if kind == DEST:
        return why_not_cat_move(p, arg(top, 0), action - board.dest_base)
    if kind == SWAP:
        return why_not_swap(p, arg(top, 0), arg(top, 1), action)
    if kind == RAID:
        food = action - board.raid_base
        if action == board.decline_code or (stealable_foods(p, p.active, arg(top, 0), False) >> food) & 1:
            return None
        return refuse("E_NOTHING_TO_TAKE", ("CA-RAID-5", "CA-RAID-3", "CA-R25"), food=FOODS[food])
    if kind == FIGHT:
        face = arg(top, 1) * 6 + action - board.answer_base
        if held_copies(p, to_act(p), face) > 0:
            return None
        return refuse("E_ANSWER", ("CA-FIGHT-7", "CA-R35"), card=CARD_NAMES[face])
    if kind == FOOD:
        food = action - board.food_base
        if (sample_foods(p, p.active) >> food) & 1:
            return None
        return refuse("E_NOTHING_TO_TAKE", ("CA-SHOP-4", "CA-R26"), food=FOODS[food])
    unit = action - board.larder_base
    return by_obstacle(larder_obstacle(p, p.active, unit, arg(top, 0)), animal=PREY[arg(top, 0)])


def decision_of(p: Position, action: i64) -> i64:
    """The kind of decision an action belongs to."""
    board = p.board
    if action < board.dest_base:
        return CARD
    if action < board.swap_base:
        return DEST
    if action < board.raid_base:
        return SWAP
    if action < board.answer_base:
        return RAID
    if action < board.food_base:
        return FIGHT
    return FOOD if action < board.larder_base else LARDER


def why_not_held(p: Position, face: i64) -> Refusal | None:
    """The active seat does not hold this card."""
    if held_copies(p, p.active, face) > 0:
        return None
    return refuse("E_NO_CARD", ("CA-TURN-3", "CA-CARD-1"), card=CARD_NAMES[face])


def why_not_card(p: Position, action: i64) -> Refusal | None:
    """What speaks against an action of the card step."""
    board = p.board
    seat = p.active
    if action < board.prey_base:
        value = action // (board.size + 1)
        return why_not_held(p, value) or why_not_cat_move(p, value + 1, action % (board.size + 1))
    if action < board.idle_base:
        return why_not_prey_move(p, action - board.prey_base)
    if action < board.speedy_code:
        number = action - board.idle_base
        missing = why_not_held(p, number + 6)
        if missing is None and can_move_prey(p, number // 6, number % 6 + 1):
            return refuse("E_MUST_MOVE_PREY", ("CA-R9",), animal=PREY[number // 6])
        return missing
    if action == board.speedy_code:
        return why_not_held(p, SPEEDY)
    if action < board.burglar_base:
        return why_not_held(p, ATTACK) or why_not_attack(p, action - board.attack_base)
    if action < board.fight_base:
        return why_not_held(p, BURGLAR) or why_not_burglary(p, action - board.burglar_base)
    if action < board.six_base:
        other = (action - board.fight_base) // NUMBERED
        face = (action - board.fight_base) % NUMBERED
        if not p.setup.cat_fights:
            return refuse("E_SWITCHED_OFF", ("CA-YOUNG-1", "CA-R42"), name="cat_fights")
        return why_not_held(p, face) or by_obstacle(fight_obstacle(p, seat, other), suit=SUITS[face // 6])
    return why_not_six_cards(p, action - board.six_base)


def why_not_cat_move(p: Position, count: i64, space: i64) -> Refusal | None:
    """What speaks against a move of the active cat by an exact count (CA-R6)."""
    board = p.board
    ends = cat_ends(p, p.active, count)
    if space == board.size:
        return refuse("E_MUST_MOVE", ("CA-R7",), count=int(count)) if len(ends) > 0 else None
    for end in ends:
        if end == space:
            return None
    name = board.ids[space]
    here = p.cats[p.active]
    if space == here:
        return refuse("E_TURN_BACK", ("CA-R4", "CA-MOVE-5"), space=name)
    if space == board.lairs[0] or space == board.lairs[1] or space == board.car_park:
        return refuse("E_LAIR", ("CA-MOVE-7",), space=name)
    if space == car_space(p):
        return refuse("E_CAR", ("CA-MOVE-6",), space=name)
    if not leads_to(p, here, count, space, 0, 0):
        return refuse("E_COUNT", ("CA-R5", "CA-CARD-3", "CA-R4"), space=name, count=int(count))
    if not leads_to(p, here, count, space, 0, p.closed):
        return refuse("E_SHOP_CLOSED", ("CA-SHOP-3", "CA-R29"), space=name)
    if not leads_to(p, here, count, space, barrier_bits(p, p.active), p.closed):
        return refuse("E_BLOCKED", ("CA-MOVE-9", "CA-MOVE-6"), space=name)
    return by_obstacle(standing_obstacle(p, p.active, space), space=name)


def leads_to(p: Position, here: i64, count: i64, space: i64, blocked: i64, shut: i64) -> bool:
    """Whether a path of this length that meets nothing of these leads there."""
    return any(end == space for end in free_ends(p.board, here, count, blocked, shut))


def why_not_prey_move(p: Position, code: i64) -> Refusal | None:
    """What speaks against moving an animal by a card."""
    board = p.board
    kind = board.prey_kind[code]
    missing = why_not_held(p, 6 * (kind + 1) + board.prey_count[code] - 1)
    if missing is not None:
        return missing
    start = board.prey_from[code]
    if not any(place == start for place in prey_starts(p, kind)):
        return refuse("E_NO_PREY", ("CA-R9", "CA-R12"), animal=PREY[kind], space=board.ids[start])
    if not can_prey_stop(p, kind, board.prey_end[code]):
        return refuse("E_PREY_TAKEN", ("CA-PREY-6", "CA-R10"), space=board.ids[board.prey_end[code]])
    return None


def why_not_attack(p: Position, space: i64) -> Refusal | None:
    """What speaks against a target of Cat Attack, or against having none."""
    if space == p.board.size:
        if len(attack_targets(p, p.active)) > 0:
            return refuse("E_MUST_CHOOSE", ("CA-R18",))
        return None
    return by_obstacle(attack_obstacle(p, p.active, space), space=p.board.ids[space])


def why_not_burglary(p: Position, code: i64) -> Refusal | None:
    """What speaks against a target of Cat Burglar, or against having none."""
    space, food = code // 6, code % 6
    if space < p.board.size:
        obstacle = burglary_obstacle(p, p.active, space, food)
        return by_obstacle(obstacle, space=p.board.ids[space], food=FOODS[food])
    for other in range(p.board.size):
        for kind in range(6):
            if burglary_obstacle(p, p.active, other, kind) == NO_OBSTACLE:
                return refuse("E_MUST_CHOOSE", ("CA-R19",))
    return None


def why_not_six_cards(p: Position, code: i64) -> Refusal | None:
    """What speaks against enticing an animal by six cards."""
    board = p.board
    kind = code // (6 * board.size)
    unit = (code // board.size) % 6
    space = code % board.size
    if not p.setup.six_cards:
        return refuse("E_SWITCHED_OFF", ("CA-YOUNG-1", "CA-R42"), name="six_cards")
    if six_cards_kind(p, p.active) != kind:
        return refuse("E_NOT_SIX", ("CA-SIX-1", "CA-R37"), animal=PREY[kind])
    obstacle = six_cards_obstacle(p, p.active, unit, kind)
    if obstacle != NO_OBSTACLE:
        return by_obstacle(obstacle, animal=PREY[kind])
    row = (kind * 6 + 5) * board.size + p.setup.home[unit]
    for end in range(board.prey_first[row], board.prey_first[row + 1]):
        if board.prey_end[end] == space:
            if can_prey_stop(p, kind, space):
                return None
            return refuse("E_PREY_TAKEN", ("CA-PREY-6", "CA-R10"), space=board.ids[space])
    return refuse("E_PREY_COUNT", ("CA-R37", "CA-R12"), space=board.ids[space], count=6)


def why_not_swap(p: Position, seat: i64, victim: i64, action: i64) -> Refusal | None:
    """What speaks against swapping two cards."""
    if action == p.board.keep_code:
        return None
    take = (action - p.board.swap_base) // FACES
    give = (action - p.board.swap_base) % FACES
    if held_copies(p, victim, take) == 0:
        return refuse("E_SWAP_TAKE", ("CA-ATT-3", "CA-R13"), card=CARD_NAMES[take])
    if held_copies(p, seat, give) == 0:
        return refuse("E_SWAP_GIVE", ("CA-ATT-3", "CA-R13"), card=CARD_NAMES[give])
    return None
