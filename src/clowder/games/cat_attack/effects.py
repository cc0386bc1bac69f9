"""What an action does: the played card or the decision, then everything automatic up to the next decision."""

from clowder.core.arrays import append, i64, pop
from clowder.games.cat_attack.arrivals import buy, cornered, flag, land, land_step, penalty, steal, throw
from clowder.games.cat_attack.curiosity import close_shop, draw_curiosity, drive, escape
from clowder.games.cat_attack.events import (
    tell_declined,
    tell_idle,
    tell_kept,
    tell_looked,
    tell_played,
    tell_prey,
    tell_six,
    tell_swapped,
    tell_turn,
)
from clowder.games.cat_attack.fights import answer, end_fight, go_on, start_fight
from clowder.games.cat_attack.lives import lose, refill, send_home, trespass_check, win
from clowder.games.cat_attack.position import (
    CAR,
    CARD,
    CLOSE,
    COUNT,
    CURIOSITY,
    DEST,
    DIE,
    END,
    FIGHT,
    FOOD,
    KIND,
    LAND,
    LARDER,
    NEXT,
    RAID,
    SPEEDY_RUN,
    SWAP,
    TRESPASS,
    Position,
    add_card,
    arg,
    discard_hand,
    frame,
    holds,
    known,
    move_prey,
    remove_card,
    set_known,
)
from clowder.games.cat_attack.setup import SAFETY_ROUNDS
from clowder.games.cat_attack.vocabulary import (
    ATTACK,
    BURGLAR,
    BY_BURGLARY,
    BY_CARD,
    BY_DIE,
    BY_LEAP,
    BY_ROUNDS,
    BY_SAFETY,
    FACES,
    FIRST_SHOP_FOOD,
    NUMBERED,
    RUNNING,
    SPEEDY,
)


def begin_turn(p: Position) -> None:
    """The three compulsory steps of a turn wait for the active seat (CA-TURN-3)."""
    p.penalties = 0
    p.dropped = False
    p.die = 0
    p.push(frame(NEXT))
    p.push(frame(END))
    p.push(frame(DIE))
    p.push(frame(CARD))


def apply(p: Position, action: i64) -> None:
    """A legal action and everything automatic after it, up to the next decision."""
    p.is_listed = False
    board = p.board
    if action < board.dest_base:
        p.pending, _ = pop(p.pending)
        play_card(p, action)
    elif action < board.answer_base or action >= board.food_base:
        p.pending, packed = pop(p.pending)
        decide(p, packed, action)
    else:
        answer(p, p.top(), action - board.answer_base)
    run(p)


def run(p: Position) -> None:
    """Settle pending business until somebody has to decide or the game is over."""
    while p.reason == RUNNING:
        packed = p.top()
        kind = packed & KIND
        if kind == CARD and not p.dropped:
            return
        if kind in (DEST, RAID, FOOD, LARDER):
            return
        if kind == SWAP and p.hand_size[arg(packed, 0)] > 0 and p.hand_size[arg(packed, 1)] > 0:
            tell_looked(p, arg(packed, 0), arg(packed, 1))
            return
        if kind == FIGHT:
            if go_on(p, packed):
                return
            packed = p.top()
        p.pending, _ = pop(p.pending)
        settle(p, kind, packed)


def settle(p: Position, kind: i64, packed: i64) -> None:
    """One piece of pending business. What the active cat would do itself is dropped with its turn (CA-R33, -R44)."""
    if kind == LAND:
        land_step(p, packed)
    elif kind == TRESPASS:
        trespass_check(p, arg(packed, 0), arg(packed, 1), arg(packed, 2))
    elif kind == CAR:
        drive(p, arg(packed, 0))
    elif kind == CLOSE:
        close_shop(p, arg(packed, 0), arg(packed, 1))
    elif kind == FIGHT:
        end_fight(p, packed)
    elif kind == NEXT:
        next_turn(p)
    elif not p.dropped:
        if kind == DIE:
            throw(p)
        elif kind == CURIOSITY:
            draw_curiosity(p)
        elif kind == SPEEDY_RUN:
            if arg(packed, 0) > 1:
                p.push(frame(SPEEDY_RUN, arg(packed, 0) - 1))
            p.push(frame(DIE))
        elif kind == END:
            lives = penalty(p)
            if lives > 0 and lose(p, p.active, lives, "penalty"):
                send_home(p, p.active)


def next_turn(p: Position) -> None:
    """The turn passes to the left; passing the first seat ends a round (CA-R40)."""
    seat = p.active
    while True:
        seat = (seat + 1) % p.seats
        if seat == p.first:
            limit = p.setup.round_limit
            if p.round == limit:
                win(p, -1, BY_ROUNDS)
                return
            if p.round >= SAFETY_ROUNDS:
                win(p, -1, BY_SAFETY)
                return
            p.round += 1
        if p.cats[seat] >= 0 and (p.safe >> seat) & 1 == 0:
            break
    p.active = seat
    begin_turn(p)
    tell_turn(p)


def discard(p: Position, seat: i64, face: i64) -> None:
    remove_card(p, seat, face)
    p.discards = append(p.discards, face)
    tell_played(p, seat, face)


def play_card(p: Position, action: i64) -> None:
    """The card step: a card, a fight, or six cards at once (section 5.3)."""
    seat = p.active
    board = p.board
    if action < board.prey_base:
        value = action // (board.size + 1)
        space = action % (board.size + 1)
        discard(p, seat, value)
        refill(p, seat)
        if space == board.size:
            cornered(p, value + 1)
        else:
            land(p, space, BY_CARD)
    elif action < board.idle_base:
        code = action - board.prey_base
        kind = board.prey_kind[code]
        discard(p, seat, 6 * (kind + 1) + board.prey_count[code] - 1)
        walk_prey(p, kind, board.prey_from[code], board.prey_end[code])
        refill(p, seat)
    elif action < board.speedy_code:
        play_idle(p, action - board.idle_base + 6)
    elif action == board.speedy_code:
        discard(p, seat, SPEEDY)
        refill(p, seat)
        p.push(frame(SPEEDY_RUN, 3))
    elif action < board.fight_base:
        play_leap(p, action)
    elif action < board.six_base:
        code = action - board.fight_base
        start_fight(p, code // NUMBERED, code % NUMBERED)
    else:
        code = action - board.six_base
        play_six(p, code // (6 * board.size), (code // board.size) % 6, code % board.size)


def play_idle(p: Position, face: i64) -> None:
    """A card without effect is simply replaced (CA-CARD-6, CA-R39)."""
    discard(p, p.active, face)
    tell_idle(p, p.active, face)
    refill(p, p.active)


def play_leap(p: Position, action: i64) -> None:
    """Cat Attack and Cat Burglar."""
    seat = p.active
    board = p.board
    if action < board.burglar_base:
        space = action - board.attack_base
        if space == board.size:
            play_idle(p, ATTACK)
            return
        discard(p, seat, ATTACK)
        refill(p, seat)
        land(p, space, BY_LEAP)
        return
    space = (action - board.burglar_base) // 6
    food = (action - board.burglar_base) % 6
    if space == board.size:
        play_idle(p, BURGLAR)
        return
    discard(p, seat, BURGLAR)
    refill(p, seat)
    shop = board.shop_at[space]
    land(p, space, BY_BURGLARY)
    if shop >= 0:
        buy(p, seat, shop, "burgled")
        flag(p, shop, 1)
    else:
        unit = p.setup.home_unit[space]
        steal(p, seat, unit, food, "burgled")
        if p.lives[unit] > 0:
            flag(p, 4 + unit, 1)


def play_six(p: Position, kind: i64, unit: i64, space: i64) -> None:
    """Six mouse or bird cards entice an animal out of a larder (CA-R37)."""
    seat = p.active
    tell_six(p, seat, kind, unit)
    discard_hand(p, seat)
    walk_prey(p, kind, p.setup.home[unit], space)
    refill(p, seat)


def walk_prey(p: Position, kind: i64, start: i64, end: i64) -> None:
    """An animal walks from the board, its lair, or (from a Home) out of that larder."""
    unit = p.setup.home_unit[start]
    if unit >= 0:
        p.larder[unit] &= ~(1 << kind)
    move_prey(p, kind, p.board.size if unit >= 0 else start, end)
    tell_prey(p, p.active, kind, start, end)


def decide(p: Position, packed: i64, action: i64) -> None:
    """The other decisions; their frame has left the stack."""
    board = p.board
    kind = packed & KIND
    if kind == DEST:
        land(p, action - board.dest_base, BY_DIE)
    elif kind == SWAP:
        swap(p, arg(packed, 0), arg(packed, 1), action)
    elif kind == RAID:
        raid(p, arg(packed, 0), action)
    elif kind == FOOD:
        buy(p, p.active, action - board.food_base - FIRST_SHOP_FOOD, "sampled")
    elif kind == LARDER:
        escape(p, action - board.larder_base, arg(packed, 0))


def raid(p: Position, unit: i64, action: i64) -> None:
    if action == p.board.decline_code:
        tell_declined(p, p.active, unit)
        return
    steal(p, p.active, unit, action - p.board.raid_base, "raided")
    if p.lives[unit] > 0:
        flag(p, 4 + unit, 2)


def swap(p: Position, seat: i64, victim: i64, action: i64) -> None:
    """One card for one, or none. The attacker has seen the whole hand; both know what changed hands (section 6)."""
    for face in range(FACES):
        set_known(p, seat, victim, face, holds(p, victim, face))
    if action == p.board.keep_code:
        tell_kept(p, seat, victim)
        return
    take = (action - p.board.swap_base) // FACES
    give = (action - p.board.swap_base) % FACES
    tell_swapped(p, seat, victim, take, give)
    sure = known(p, victim, seat, take)
    if take != give:
        remove_card(p, victim, take)
        remove_card(p, seat, give)
        add_card(p, seat, take)
        add_card(p, victim, give)
        sure += 1
    elif sure == 0:
        sure = 1
    set_known(p, victim, seat, take, sure)
    set_known(p, seat, victim, give, holds(p, victim, give))
    forget(p, seat, victim)


def forget(p: Position, a: i64, b: i64) -> None:
    """Others cannot tell which cards two players swapped, so they are sure of no card in either hand."""
    for face in range(FACES):
        for owner in (a, b):
            if p.hand[owner * FACES + face] <= COUNT:
                continue  # nobody knows of any
            for watcher in range(p.seats):
                if watcher not in (a, b):
                    set_known(p, watcher, owner, face, 0)
