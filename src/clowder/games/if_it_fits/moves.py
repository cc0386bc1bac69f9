"""What is legal: the predicates of the rules, and the lists, counts and picks made of them."""

from typing import Final

from clowder.core.arrays import append, i64, vec
from clowder.core.types import NOBODY
from clowder.games.if_it_fits.actions import DRAW, FACES, NO_CAT
from clowder.games.if_it_fits.plane import PAIR_FINE, find_sorted
from clowder.games.if_it_fits.position import CAT, CHOOSE, HAND_ROOM, OVER, PLAY, START, Position
from clowder.games.if_it_fits.setup import FIRST_SLEEPER, FIRST_START, FIRST_TOY, PRINCESS

# Which conditions a start box still has to meet when replacement cards leave no place for it (IF-R31).
START_ALL: Final = 0
START_WALLS_FREE: Final = 1
START_ANYWHERE: Final = 2


# -- start boxes -------------------------------------------------------------------------------------------------------


def start_is_joined(p: Position, cell: i64) -> bool:
    """IF-SETUP-12: by a short side; IF-SETUP-13: to the start box placed just before."""
    plane = p.plane
    setup = p.setup
    north = setup.wrap(cell - setup.stride)
    south = setup.wrap(cell + setup.stride)
    if setup.start_by_short_side:
        return plane.slot_at(north) >= 0 or plane.slot_at(south) >= 0
    last = plane.cells[plane.n_slots - 1]
    return last in (north, south, setup.wrap(cell + 1), setup.wrap(cell - 1))


def is_start_used(p: Position, card: i64) -> bool:
    return any(p.plane.faces[slot] >> 1 == card for slot in range(p.plane.n_slots))


def start_fits(p: Position, face: i64, cell: i64, level: i64) -> bool:
    if p.plane.n_slots == 0:
        return cell == p.setup.middle
    banned = p.setup.no_double_walls and level == START_ALL
    return p.plane.fits(face, cell, banned) and (level == START_ANYWHERE or start_is_joined(p, cell))


def start_actions_at(p: Position, level: i64) -> vec[i64]:
    """All start moves when the conditions of a level hold."""
    plane = p.plane
    setup = p.setup
    found = vec[i64]()
    cells = plane.frontier[: plane.n_frontier]
    if plane.n_slots == 0:
        cells = vec[i64]([setup.middle])
    for cell in cells:
        for card in range(FIRST_START, FIRST_SLEEPER):
            if is_start_used(p, card):
                continue
            for face in range(card * 2, card * 2 + setup.rotations[card]):
                if start_fits(p, face, cell, level):
                    found = append(found, setup.place_base + cell * FACES + face)
    return found


def start_level(p: Position) -> i64:
    """The strictest level that leaves a place."""
    for level in range(START_ALL, START_ANYWHERE):
        if len(start_actions_at(p, level)) > 0:
            return level
    return START_ANYWHERE


def start_actions(p: Position) -> vec[i64]:
    for level in range(START_ALL, START_ANYWHERE):
        found = start_actions_at(p, level)
        if len(found) > 0:
            return found
    return start_actions_at(p, START_ANYWHERE)


# -- what a hand can do ------------------------------------------------------------------------------------------------


def toy_may_lie(p: Position, seat: i64, left: i64) -> bool:
    """Whether seat may lay a special toy across a free pair: cats matter only where toys ask for them (IF-TOY-6)."""
    return not p.setup.toy_asks_cats or p.plane.admits_cat(seat, p.plane.slot_at(left))


def has_pair_for_toy(p: Position, seat: i64) -> bool:
    """Whether a special toy has a place across for seat (IF-R27)."""
    plane = p.plane
    if not p.setup.toy_asks_cats:
        return plane.n_free_pairs > 0
    return any(plane.admits_cat(seat, plane.slot_at(plane.free_pairs[place])) for place in range(plane.n_free_pairs))


def is_playable(p: Position, seat: i64, card: i64) -> bool:
    """Whether seat could play a card of this kind on the table as it is."""
    if card == PRINCESS:
        return p.plane.n_cat_cells > 0
    if card >= FIRST_TOY and has_pair_for_toy(p, seat):
        return True
    return p.plane.fits_anywhere(card)


def has_play(p: Position, seat: i64) -> bool:
    return any(
        is_playable(p, seat, p.hands[place]) for place in range(seat * HAND_ROOM, seat * HAND_ROOM + p.held[seat])
    )


def must_play_toy(p: Position, seat: i64) -> bool:
    """Whether seat has to play a special toy before anything else (IF-R24)."""
    if not p.setup.toy_at_once:
        return False
    for place in range(seat * HAND_ROOM, seat * HAND_ROOM + p.held[seat]):
        card = p.hands[place]
        if FIRST_TOY <= card < PRINCESS and is_playable(p, seat, card):
            return True
    return False


def can_sleep(p: Position, seat: i64) -> bool:
    return p.supply[seat] > 0 and not must_play_toy(p, seat) and p.plane.fits_anywhere(FIRST_SLEEPER + seat)


def cat_is_legal(p: Position, seat: i64, left: i64) -> bool:
    """Whether seat may lay a cat over a pair that holds the card just played (IF-CAT-1 to -9)."""
    plane = p.plane
    right = p.setup.wrap(left + 1)
    played = plane.cells[p.played]
    if p.supply[seat] == 0 or (left != played and right != played):
        return False
    return plane.pair_fault(left, right) == PAIR_FINE and plane.admits_cat(seat, p.played)


def has_cat_place(p: Position, seat: i64) -> bool:
    played = p.plane.cells[p.played]
    return cat_is_legal(p, seat, p.setup.wrap(played - 1)) or cat_is_legal(p, seat, played)


def play_faces(p: Position, only_toys: bool, across: bool) -> vec[i64]:
    """The faces the acting seat may put into cells, ascending: its box cards, and toys that have no place across."""
    setup = p.setup
    base = p.active * HAND_ROOM
    held = p.held[p.active]
    faces = vec[i64]([0] * (2 * held))
    n: i64 = 0
    for place in range(base, base + held):
        card = p.hands[place]
        if card >= FIRST_TOY:
            if across or card >= FIRST_START:
                break
        elif only_toys:
            continue
        faces[n] = card * 2
        n += 1
        if setup.rotations[card] == 2:
            faces[n] = card * 2 + 1
            n += 1
    return faces[:n]


def to_act(p: Position) -> i64:
    """The seat whose turn it is; NOBODY when the game is over."""
    return NOBODY if p.phase == OVER else p.active


# -- lists -------------------------------------------------------------------------------------------------------------


def legal_actions(p: Position) -> vec[i64]:
    if p.phase == PLAY:
        return play_actions(p)
    if p.phase == CHOOSE:
        return choose_actions(p)
    if p.phase == CAT:
        return cat_actions(p)
    if p.phase == START:
        return start_actions(p)
    return vec[i64]()


def play_actions(p: Position) -> vec[i64]:
    plane = p.plane
    setup = p.setup
    seat = p.active
    toys = toys_held(p, seat)
    across = toys > 0 and has_pair_for_toy(p, seat)
    only_toys = toys > 0 and must_play_toy(p, seat)
    faces = play_faces(p, only_toys, across)
    n_across = plane.n_free_pairs * toys if across else 0
    actions = vec[i64]([0] * (plane.n_frontier * len(faces) + n_across + plane.n_cat_cells))
    n: i64 = 0
    banned = setup.no_double_walls
    for place in range(plane.n_frontier):
        cell = plane.frontier[place]
        base = setup.place_base + cell * FACES
        facing: i64 = plane.facing_walls(cell) if banned else 0
        if facing == 0:
            for face in faces:
                actions[n] = base + face
                n += 1
        else:
            for face in faces:
                if setup.walls[face] & facing == 0:
                    actions[n] = base + face
                    n += 1
    if across:
        n = add_toys_across(p, actions, n)
    if not only_toys and p.holds(seat, PRINCESS):
        for place in range(plane.n_cat_cells):
            actions[n] = setup.princess_base + plane.cat_cells[place]
            n += 1
    return actions if n == len(actions) else actions[:n]


def toys_held(p: Position, seat: i64) -> i64:
    toys: i64 = 0
    for place in range(seat * HAND_ROOM, seat * HAND_ROOM + p.held[seat]):
        if FIRST_TOY <= p.hands[place] < PRINCESS:
            toys += 1
    return toys


def add_toys_across(p: Position, actions: vec[i64], n: i64) -> i64:
    plane = p.plane
    base = p.active * HAND_ROOM
    for place in range(plane.n_free_pairs):
        left = plane.free_pairs[place]
        if not toy_may_lie(p, p.active, left):
            continue
        for at in range(base, base + p.held[p.active]):
            card = p.hands[at]
            if FIRST_TOY <= card < PRINCESS:
                actions[n] = p.setup.across_base + left * 3 + card - FIRST_TOY
                n += 1
    return n


def choose_actions(p: Position) -> vec[i64]:
    plane = p.plane
    setup = p.setup
    card = FIRST_SLEEPER + p.active
    rotations = setup.rotations[card]
    actions = vec[i64]([0] * (1 + plane.n_frontier * rotations))
    actions[0] = DRAW
    n: i64 = 1
    for place in range(plane.n_frontier):
        cell = plane.frontier[place]
        for rotation in range(rotations):
            if plane.fits(card * 2 + rotation, cell, setup.no_double_walls):
                actions[n] = setup.sleep_base + cell * 2 + rotation
                n += 1
    return actions if n == len(actions) else actions[:n]


def cat_actions(p: Position) -> vec[i64]:
    played = p.plane.cells[p.played]
    west = p.setup.wrap(played - 1)
    low = west if west < played else played
    high = played if west < played else west
    actions = vec[i64]([NO_CAT])
    if cat_is_legal(p, p.active, low):
        actions = append(actions, p.setup.cat_base + low)
    if cat_is_legal(p, p.active, high):
        actions = append(actions, p.setup.cat_base + high)
    return actions


# -- without a list ----------------------------------------------------------------------------------------------------


def is_plain_play(p: Position) -> bool:
    """A play without special toys and without the ban on double walls: every face fits every cell of the frontier."""
    return p.phase == PLAY and not p.setup.no_double_walls and toys_held(p, p.active) == 0


def is_plain_choice(p: Position) -> bool:
    """A sleeping cat looks the same both ways and breaks no ban: it fits every cell of the frontier."""
    return p.phase == CHOOSE and p.setup.walls[FIRST_SLEEPER * 2] == 0


def count_actions(p: Position) -> i64:
    if is_plain_choice(p):
        return 1 + p.plane.n_frontier
    if not is_plain_play(p):
        return len(legal_actions(p))
    plane = p.plane
    faces: i64 = 0
    princess = False
    base = p.active * HAND_ROOM
    for place in range(base, base + p.held[p.active]):
        card = p.hands[place]
        if card == PRINCESS:
            princess = True
        else:
            faces += p.setup.rotations[card]
    return plane.n_frontier * faces + (plane.n_cat_cells if princess else 0)


def nth_action(p: Position, k: i64) -> i64:
    """legal_actions()[k]."""
    if is_plain_choice(p):
        return DRAW if k == 0 else p.setup.sleep_base + p.plane.frontier[k - 1] * 2
    if not is_plain_play(p):
        return legal_actions(p)[k]
    faces = play_faces(p, False, False)
    n = len(faces)
    plane = p.plane
    if k < plane.n_frontier * n:
        return p.setup.place_base + plane.frontier[k // n] * FACES + faces[k % n]
    return p.setup.princess_base + plane.cat_cells[k - plane.n_frontier * n]


def is_legal(p: Position, action: i64) -> bool:
    setup = p.setup
    if not 0 <= action < setup.action_count:
        return False
    if p.phase == CHOOSE:
        if action == DRAW:
            return True
        code = action - setup.sleep_base
        if not 0 <= code < 2 * setup.size or code & 1 >= setup.rotations[FIRST_SLEEPER]:
            return False
        return p.plane.fits((FIRST_SLEEPER + p.active) * 2 + (code & 1), code >> 1, setup.no_double_walls)
    if p.phase == CAT:
        left = action - setup.cat_base
        return action == NO_CAT or (0 <= left < setup.size and cat_is_legal(p, p.active, left))
    if p.phase == PLAY:
        return is_legal_play(p, action)
    if p.phase == START and setup.place_base <= action < setup.across_base:
        code = action - setup.place_base
        face = code % FACES
        card = face >> 1
        if card < FIRST_START or face & 1 >= setup.rotations[card] or is_start_used(p, card):
            return False
        return start_fits(p, face, code // FACES, start_level(p))
    return False


def is_legal_play(p: Position, action: i64) -> bool:
    setup = p.setup
    plane = p.plane
    seat = p.active
    if action >= setup.princess_base:
        cell = action - setup.princess_base
        if must_play_toy(p, seat) or not p.holds(seat, PRINCESS):
            return False
        return find_sorted(plane.cat_cells, plane.n_cat_cells, cell) >= 0
    if action >= setup.across_base:
        code = action - setup.across_base
        left = code // 3
        if not p.holds(seat, FIRST_TOY + code % 3) or find_sorted(plane.free_pairs, plane.n_free_pairs, left) < 0:
            return False
        return toy_may_lie(p, seat, left)
    if action < setup.place_base:
        return False
    code = action - setup.place_base
    face = code % FACES
    card = face >> 1
    if not p.holds(seat, card) or face & 1 >= setup.rotations[card]:
        return False
    if has_pair_for_toy(p, seat) if card >= FIRST_TOY else must_play_toy(p, seat):
        return False
    return plane.fits(face, code // FACES, setup.no_double_walls)
