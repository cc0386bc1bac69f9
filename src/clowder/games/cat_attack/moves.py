"""What may be done now: the legal actions of each decision (section 5.2 of the specification)."""

from clowder.core.arrays import append, i64, vec
from clowder.games.cat_attack.hands import held_copies, suit_values
from clowder.games.cat_attack.pending import CARD, DEST, FIGHT, FOOD, KIND, LARDER, RAID, SWAP, arg
from clowder.games.cat_attack.position import Position, sort
from clowder.games.cat_attack.targets import (
    NO_OBSTACLE,
    attack_targets,
    burglary_obstacle,
    can_prey_stop,
    cat_ends,
    fight_obstacle,
    larder_obstacle,
    prey_starts,
    sample_foods,
    six_cards_kind,
    six_cards_obstacle,
    stealable_foods,
)
from clowder.games.cat_attack.vocabulary import (
    ATTACK,
    BURGLAR,
    FACES,
    FIRST_SHOP_FOOD,
    FOOD_COUNT,
    NUMBERED,
    RUNNING,
    SPEEDY,
)


def to_act(p: Position) -> i64:
    """The seat that decides now; -1 when the game is over."""
    if p.reason != RUNNING:
        return -1
    top = p.top()
    kind = top & KIND
    if kind == SWAP:
        return arg(top, 0)
    if kind == FIGHT and arg(top, 2) == 1:
        return arg(top, 0)
    return p.active


def legal_actions(p: Position) -> vec[i64]:
    """All legal actions, ascending and unique."""
    found = vec[i64]()
    if p.reason != RUNNING:
        return found
    top = p.top()
    kind = top & KIND
    board = p.board
    if kind == CARD:
        return card_actions(p)
    if kind == DEST:
        for end in cat_ends(p, p.active, arg(top, 0)):
            found = append(found, board.dest_base + end)
    elif kind == SWAP:
        return swap_actions(p, arg(top, 0), arg(top, 1))
    elif kind == RAID:
        foods = stealable_foods(p, p.active, arg(top, 0), False)
        for food in range(FOOD_COUNT):
            if (foods >> food) & 1:
                found = append(found, board.raid_base + food)
        found = append(found, board.decline_code)
    elif kind == FIGHT:
        values = suit_values(p, to_act(p), arg(top, 1))
        for value in range(6):
            if (values >> value) & 1:
                found = append(found, board.answer_base + value)
    elif kind == FOOD:
        foods = sample_foods(p, p.active)
        for food in range(FOOD_COUNT):
            if (foods >> food) & 1:
                found = append(found, board.food_base + food)
    elif kind == LARDER:
        for unit in range(p.setup.units):
            if larder_obstacle(p, p.active, unit, arg(top, 0)) == NO_OBSTACLE:
                found = append(found, board.larder_base + unit)
    return found


def count_actions(p: Position) -> i64:
    list_actions(p)
    return len(p.listed)


def nth_action(p: Position, k: i64) -> i64:
    list_actions(p)
    return p.listed[k]


def is_legal(p: Position, action: i64) -> bool:
    list_actions(p)
    return any(action == listed for listed in p.listed)


def list_actions(p: Position) -> None:
    """The legal actions are kept until the next one is applied: whoever counts them picks one of them next."""
    if not p.is_listed:
        p.listed = legal_actions(p)
        p.is_listed = True


def swap_actions(p: Position, seat: i64, victim: i64) -> vec[i64]:
    """Every pair of faces (take, give), then keep."""
    found = vec[i64]()
    own = vec[i64]()
    for face in range(FACES):
        if held_copies(p, seat, face) > 0:
            own = append(own, face)
    for take in range(FACES):
        if held_copies(p, victim, take) > 0:
            for give in own:
                found = append(found, p.board.swap_base + take * FACES + give)
    return append(found, p.board.keep_code)


def card_actions(p: Position) -> vec[i64]:
    """All the active seat may do in a card step."""
    seat = p.active
    board = p.board
    found = vec[i64]()
    for value in range(6):
        if held_copies(p, seat, value) > 0:
            ends = cat_ends(p, seat, value + 1)
            row: i64 = board.cat_base + value * (board.size + 1)
            for end in ends:
                found = append(found, row + end)
            if len(ends) == 0:
                found = append(found, row + board.size)
    idle: i64 = 0
    for kind in range(2):
        if suit_values(p, seat, kind + 1) != 0:
            before = len(found)
            found = prey_actions(p, seat, kind, found)
            idle |= _idle_values(p, seat, kind, found, before) << (6 * kind)
    for number in range(12):
        if (idle >> number) & 1:
            found = append(found, board.idle_base + number)
    if held_copies(p, seat, SPEEDY) > 0:
        found = append(found, board.speedy_code)
    if held_copies(p, seat, ATTACK) > 0:
        targets = attack_targets(p, seat)
        for space in targets:
            found = append(found, board.attack_base + space)
        if len(targets) == 0:
            found = append(found, board.attack_base + board.size)
    if held_copies(p, seat, BURGLAR) > 0:
        before = len(found)
        found = burglary_actions(p, seat, found)
        if len(found) == before:
            found = append(found, board.burglar_base + 6 * board.size)
    if p.setup.cat_fights:
        found = fight_actions(p, seat, found)
    if p.setup.six_cards:
        found = six_cards_actions(p, seat, found)
    return found


def prey_actions(p: Position, seat: i64, kind: i64, found: vec[i64]) -> vec[i64]:
    """Moves of the mouse (0) or bird (1) cards in hand."""
    board = p.board
    places = prey_starts(p, kind)
    for value in range(6):
        if held_copies(p, seat, 6 * (kind + 1) + value) > 0:
            for place in places:
                row: i64 = (kind * 6 + value) * board.size + place
                for code in range(board.prey_first[row], board.prey_first[row + 1]):
                    if can_prey_stop(p, kind, board.prey_end[code]):
                        found = append(found, board.prey_base + code)
    return found


def _idle_values(p: Position, seat: i64, kind: i64, found: vec[i64], before: i64) -> i64:
    """Numbers in hand with which no animal of the kind can move, one bit each."""
    moving: i64 = 0
    for i in range(before, len(found)):
        moving |= 1 << (p.board.prey_count[found[i] - p.board.prey_base] - 1)
    return suit_values(p, seat, kind + 1) & ~moving


def burglary_actions(p: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Targets of the Cat Burglar card: (space, food), ascending."""
    board = p.board
    targets = vec[i64]()
    for space in board.shop_gardens:
        food = board.shop_at[space] + FIRST_SHOP_FOOD
        if burglary_obstacle(p, seat, space, food) == NO_OBSTACLE:
            targets = append(targets, space * 6 + food)
    for unit in range(p.setup.units):
        space = p.setup.home[unit]
        if unit != p.setup.unit[seat] and p.larder[unit] != 0:
            for food in range(FOOD_COUNT):
                if burglary_obstacle(p, seat, space, food) == NO_OBSTACLE:
                    targets = append(targets, space * 6 + food)
    sort(targets)
    for target in targets:
        found = append(found, board.burglar_base + target)
    return found


def fight_actions(p: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Each cat that can be fought with each different numbered card."""
    for other in range(p.seats):
        if other != seat and fight_obstacle(p, seat, other) == NO_OBSTACLE:
            row: i64 = p.board.fight_base + other * NUMBERED
            for face in range(NUMBERED):
                if held_copies(p, seat, face) > 0:
                    found = append(found, row + face)
    return found


def six_cards_actions(p: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Six mouse or bird cards: each larder that qualifies with each end of six spaces."""
    kind = six_cards_kind(p, seat)
    if kind < 0:
        return found
    board = p.board
    for unit in range(p.setup.units):
        if six_cards_obstacle(p, seat, unit, kind) == NO_OBSTACLE:
            row = (kind * 6 + 5) * board.size + p.setup.home[unit]
            for code in range(board.prey_first[row], board.prey_first[row + 1]):
                end = board.prey_end[code]
                if can_prey_stop(p, kind, end):
                    found = append(found, board.six_base + (kind * 6 + unit) * board.size + end)
    return found
