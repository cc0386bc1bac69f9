"""What is legal: the predicates of the rules, and the lists, counts and picks made of them."""

from typing import Final

from clowder.core.arrays import append, i64, vec
from clowder.games.if_it_fits.actions import DRAW, FACES, NO_CAT
from clowder.games.if_it_fits.plane import PAIR_FINE, find_sorted
from clowder.games.if_it_fits.position import CAT, CHOOSE, HAND, PLAY, START, Position
from clowder.games.if_it_fits.setup import FIRST_SLEEPER, FIRST_START, FIRST_TOY, PRINCESS

# Which conditions a start box still has to meet when replacement cards leave no place for it (IF-R31).
START_ALL: Final = 0
START_WALLS_FREE: Final = 1
START_ANYWHERE: Final = 2


# -- start boxes -------------------------------------------------------------------------------------------------------


def start_is_joined(pos: Position, cell: i64) -> bool:
    """IF-SETUP-12: by a short side; IF-SETUP-13: to the start box placed just before."""
    plane = pos.plane
    frame = pos.frame
    north = frame.wrap(cell - frame.stride)
    south = frame.wrap(cell + frame.stride)
    if frame.start_by_short_side:
        return plane.slot_at(north) >= 0 or plane.slot_at(south) >= 0
    last = plane.cells[plane.used - 1]
    return last in (north, south, frame.wrap(cell + 1), frame.wrap(cell - 1))


def is_start_used(pos: Position, card: i64) -> bool:
    return any(pos.plane.faces[slot] >> 1 == card for slot in range(pos.plane.used))


def start_fits(pos: Position, face: i64, cell: i64, level: i64) -> bool:
    if pos.plane.used == 0:
        return cell == pos.frame.middle
    banned = pos.frame.no_double_walls and level == START_ALL
    return pos.plane.fits(face, cell, banned) and (level == START_ANYWHERE or start_is_joined(pos, cell))


def starts_at(pos: Position, level: i64) -> vec[i64]:
    """All start moves when the conditions of a level hold."""
    plane = pos.plane
    frame = pos.frame
    found = vec[i64]()
    cells = plane.frontier[: plane.n_frontier]
    if plane.used == 0:
        cells = vec[i64]([frame.middle])
    for cell in cells:
        for card in range(FIRST_START, FIRST_SLEEPER):
            if is_start_used(pos, card):
                continue
            for face in range(card * 2, card * 2 + frame.turns[card]):
                if start_fits(pos, face, cell, level):
                    found = append(found, frame.place_base + cell * FACES + face)
    return found


def start_level(pos: Position) -> i64:
    """The strictest level that leaves a place."""
    for level in range(START_ALL, START_ANYWHERE):
        if len(starts_at(pos, level)) > 0:
            return level
    return START_ANYWHERE


def start_actions(pos: Position) -> vec[i64]:
    for level in range(START_ALL, START_ANYWHERE):
        found = starts_at(pos, level)
        if len(found) > 0:
            return found
    return starts_at(pos, START_ANYWHERE)


# -- what a hand can do ------------------------------------------------------------------------------------------------


def pair_is_free(pos: Position, seat: i64, left: i64) -> bool:
    """Whether seat may lay a special toy over a spot: its own cats matter only where toys ask for them (IF-TOY-6)."""
    return not pos.frame.toy_asks_cats or pos.plane.is_open_to(seat, pos.plane.slot_at(left))


def has_pair(pos: Position, seat: i64) -> bool:
    """Whether a special toy has a place across for seat (IF-R27)."""
    plane = pos.plane
    if not pos.frame.toy_asks_cats:
        return plane.n_spots > 0
    return any(plane.is_open_to(seat, plane.slot_at(plane.spots[place])) for place in range(plane.n_spots))


def is_playable(pos: Position, seat: i64, card: i64) -> bool:
    """Whether seat could play a card of this kind on the table as it is."""
    if card == PRINCESS:
        return pos.plane.n_victims > 0
    if card >= FIRST_TOY and has_pair(pos, seat):
        return True
    return pos.plane.fits_anywhere(card)


def has_play(pos: Position, seat: i64) -> bool:
    return any(is_playable(pos, seat, pos.hands[place]) for place in range(seat * HAND, seat * HAND + pos.held[seat]))


def is_bound(pos: Position, seat: i64) -> bool:
    """Whether seat has to play a special toy before anything else (IF-R24)."""
    if not pos.frame.toy_at_once:
        return False
    for place in range(seat * HAND, seat * HAND + pos.held[seat]):
        card = pos.hands[place]
        if FIRST_TOY <= card < PRINCESS and is_playable(pos, seat, card):
            return True
    return False


def can_sleep(pos: Position, seat: i64) -> bool:
    return pos.supply[seat] > 0 and not is_bound(pos, seat) and pos.plane.fits_anywhere(FIRST_SLEEPER + seat)


def cat_is_legal(pos: Position, seat: i64, left: i64) -> bool:
    """Whether seat may lay a cat over a pair that holds the card just played (IF-CAT-1 to -9)."""
    plane = pos.plane
    right = pos.frame.wrap(left + 1)
    played = plane.cells[pos.played]
    if pos.supply[seat] == 0 or (left != played and right != played):
        return False
    return plane.pair_fault(left, right) == PAIR_FINE and plane.is_open_to(seat, pos.played)


def has_cat_place(pos: Position, seat: i64) -> bool:
    played = pos.plane.cells[pos.played]
    return cat_is_legal(pos, seat, pos.frame.wrap(played - 1)) or cat_is_legal(pos, seat, played)


def play_faces(pos: Position, bound: bool, pair: bool) -> vec[i64]:
    """The faces the acting seat may put into cells, ascending: its box cards, and toys that have no place across."""
    frame = pos.frame
    base = pos.turn * HAND
    held = pos.held[pos.turn]
    faces = vec[i64]([0] * (2 * held))
    n: i64 = 0
    for place in range(base, base + held):
        card = pos.hands[place]
        if card >= FIRST_TOY:
            if pair or card >= FIRST_START:
                break
        elif bound:
            continue
        faces[n] = card * 2
        n += 1
        if frame.turns[card] == 2:
            faces[n] = card * 2 + 1
            n += 1
    return faces[:n]


# -- lists -------------------------------------------------------------------------------------------------------------


def legal_actions(pos: Position) -> vec[i64]:
    if pos.phase == PLAY:
        return play_actions(pos)
    if pos.phase == CHOOSE:
        return choose_actions(pos)
    if pos.phase == CAT:
        return cat_actions(pos)
    if pos.phase == START:
        return start_actions(pos)
    return vec[i64]()


def play_actions(pos: Position) -> vec[i64]:
    plane = pos.plane
    frame = pos.frame
    seat = pos.turn
    toys = toys_held(pos, seat)
    pair = toys > 0 and has_pair(pos, seat)
    bound = toys > 0 and is_bound(pos, seat)
    faces = play_faces(pos, bound, pair)
    across = plane.n_spots * toys if pair else 0
    actions = vec[i64]([0] * (plane.n_frontier * len(faces) + across + plane.n_victims))
    n: i64 = 0
    banned = frame.no_double_walls
    for place in range(plane.n_frontier):
        cell = plane.frontier[place]
        base = frame.place_base + cell * FACES
        facing: i64 = plane.facing_walls(cell) if banned else 0
        if facing == 0:
            for face in faces:
                actions[n] = base + face
                n += 1
        else:
            for face in faces:
                if frame.walls[face] & facing == 0:
                    actions[n] = base + face
                    n += 1
    if pair:
        n = fill_across(pos, actions, n)
    if not bound and pos.holds(seat, PRINCESS):
        for place in range(plane.n_victims):
            actions[n] = frame.princess_base + plane.victims[place]
            n += 1
    return actions if n == len(actions) else actions[:n]


def toys_held(pos: Position, seat: i64) -> i64:
    toys: i64 = 0
    for place in range(seat * HAND, seat * HAND + pos.held[seat]):
        if FIRST_TOY <= pos.hands[place] < PRINCESS:
            toys += 1
    return toys


def fill_across(pos: Position, actions: vec[i64], n: i64) -> i64:
    plane = pos.plane
    base = pos.turn * HAND
    for place in range(plane.n_spots):
        left = plane.spots[place]
        if not pair_is_free(pos, pos.turn, left):
            continue
        for at in range(base, base + pos.held[pos.turn]):
            card = pos.hands[at]
            if FIRST_TOY <= card < PRINCESS:
                actions[n] = pos.frame.across_base + left * 3 + card - FIRST_TOY
                n += 1
    return n


def choose_actions(pos: Position) -> vec[i64]:
    plane = pos.plane
    frame = pos.frame
    card = FIRST_SLEEPER + pos.turn
    turns = frame.turns[card]
    actions = vec[i64]([0] * (1 + plane.n_frontier * turns))
    actions[0] = DRAW
    n: i64 = 1
    for place in range(plane.n_frontier):
        cell = plane.frontier[place]
        for turn in range(turns):
            if plane.fits(card * 2 + turn, cell, frame.no_double_walls):
                actions[n] = frame.sleep_base + cell * 2 + turn
                n += 1
    return actions if n == len(actions) else actions[:n]


def cat_actions(pos: Position) -> vec[i64]:
    played = pos.plane.cells[pos.played]
    west = pos.frame.wrap(played - 1)
    low = west if west < played else played
    high = played if west < played else west
    actions = vec[i64]([NO_CAT])
    if cat_is_legal(pos, pos.turn, low):
        actions = append(actions, pos.frame.cat_base + low)
    if cat_is_legal(pos, pos.turn, high):
        actions = append(actions, pos.frame.cat_base + high)
    return actions


# -- without a list ----------------------------------------------------------------------------------------------------


def is_plain_play(pos: Position) -> bool:
    """A play without special toys and without the ban on double walls: every face fits every cell of the frontier."""
    return pos.phase == PLAY and not pos.frame.no_double_walls and toys_held(pos, pos.turn) == 0


def is_plain_choice(pos: Position) -> bool:
    """A sleeping cat looks the same both ways and breaks no ban: it fits every cell of the frontier."""
    return pos.phase == CHOOSE and pos.frame.walls[FIRST_SLEEPER * 2] == 0


def count_actions(pos: Position) -> i64:
    if is_plain_choice(pos):
        return 1 + pos.plane.n_frontier
    if not is_plain_play(pos):
        return len(legal_actions(pos))
    plane = pos.plane
    faces: i64 = 0
    princess = False
    base = pos.turn * HAND
    for place in range(base, base + pos.held[pos.turn]):
        card = pos.hands[place]
        if card == PRINCESS:
            princess = True
        else:
            faces += pos.frame.turns[card]
    return plane.n_frontier * faces + (plane.n_victims if princess else 0)


def nth_action(pos: Position, k: i64) -> i64:
    """legal_actions()[k]."""
    if is_plain_choice(pos):
        return DRAW if k == 0 else pos.frame.sleep_base + pos.plane.frontier[k - 1] * 2
    if not is_plain_play(pos):
        return legal_actions(pos)[k]
    faces = play_faces(pos, False, False)
    n = len(faces)
    plane = pos.plane
    if k < plane.n_frontier * n:
        return pos.frame.place_base + plane.frontier[k // n] * FACES + faces[k % n]
    return pos.frame.princess_base + plane.victims[k - plane.n_frontier * n]


def is_legal(pos: Position, action: i64) -> bool:
    frame = pos.frame
    if not 0 <= action < frame.action_count:
        return False
    if pos.phase == CHOOSE:
        if action == DRAW:
            return True
        code = action - frame.sleep_base
        if not 0 <= code < 2 * frame.size or code & 1 >= frame.turns[FIRST_SLEEPER]:
            return False
        return pos.plane.fits((FIRST_SLEEPER + pos.turn) * 2 + (code & 1), code >> 1, frame.no_double_walls)
    if pos.phase == CAT:
        left = action - frame.cat_base
        return action == NO_CAT or (0 <= left < frame.size and cat_is_legal(pos, pos.turn, left))
    if pos.phase == PLAY:
        return is_play(pos, action)
    if pos.phase == START and frame.place_base <= action < frame.across_base:
        code = action - frame.place_base
        face = code % FACES
        card = face >> 1
        if card < FIRST_START or face & 1 >= frame.turns[card] or is_start_used(pos, card):
            return False
        return start_fits(pos, face, code // FACES, start_level(pos))
    return False


def is_play(pos: Position, action: i64) -> bool:
    frame = pos.frame
    plane = pos.plane
    seat = pos.turn
    if action >= frame.princess_base:
        cell = action - frame.princess_base
        if is_bound(pos, seat) or not pos.holds(seat, PRINCESS):
            return False
        return find_sorted(plane.victims, plane.n_victims, cell) >= 0
    if action >= frame.across_base:
        code = action - frame.across_base
        left = code // 3
        if not pos.holds(seat, FIRST_TOY + code % 3) or find_sorted(plane.spots, plane.n_spots, left) < 0:
            return False
        return pair_is_free(pos, seat, left)
    if action < frame.place_base:
        return False
    code = action - frame.place_base
    face = code % FACES
    card = face >> 1
    if not pos.holds(seat, card) or face & 1 >= frame.turns[card]:
        return False
    if has_pair(pos, seat) if card >= FIRST_TOY else is_bound(pos, seat):
        return False
    return plane.fits(face, code // FACES, frame.no_double_walls)
