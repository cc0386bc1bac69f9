"""What an action does: the played card or the decision, then everything automatic up to the next decision."""

from clowder.core.arrays import i64, pop
from clowder.games.cat_attack.arrivals import (
    arrive,
    cornered,
    go_on_arriving,
    note_penalty,
    penalty_at_space,
    take_from_larder,
    take_from_shop,
    throw_die,
)
from clowder.games.cat_attack.curiosity import close_shop, draw_curiosity, drive, escape
from clowder.games.cat_attack.events import (
    tell_declined,
    tell_discarded,
    tell_idle,
    tell_looked,
    tell_prey,
    tell_six,
    tell_turn,
)
from clowder.games.cat_attack.fights import answer_fight, end_fight, go_on_fighting, start_fight
from clowder.games.cat_attack.hands import discard_hand
from clowder.games.cat_attack.lives import (
    catch_next_trespasser,
    end_game,
    lose_lives,
    send_home,
)
from clowder.games.cat_attack.mog_cards import play_open, refill, swap
from clowder.games.cat_attack.pending import (
    ARRIVE,
    CAR,
    CARD,
    CLOSE,
    CURIOSITY,
    DEST,
    DIE,
    END,
    FIGHT,
    FOOD,
    KIND,
    LARDER,
    NEXT,
    RAID,
    SPEEDY_THROWS,
    SWAP,
    TRESPASS,
    arg,
    business,
)
from clowder.games.cat_attack.position import Position, move_prey
from clowder.games.cat_attack.setup import SAFETY_ROUNDS
from clowder.games.cat_attack.vocabulary import (
    ATTACK,
    BURGLAR,
    BY_BURGLARY,
    BY_CARD,
    BY_DIE,
    BY_LEAP,
    END_BY_ROUNDS,
    END_BY_SAFETY,
    FIRST_SHOP_FOOD,
    NUMBERED,
    RAID_PENALTY,
    RUNNING,
    SHOP_COUNT,
    SPEEDY,
)


def begin_turn(p: Position) -> None:
    """The three compulsory steps of a turn wait for the active seat (CA-TURN-3)."""
    p.penalties = 0
    p.dropped = False
    p.die = 0
    p.push(business(NEXT))
    p.push(business(END))
    p.push(business(DIE))
    p.push(business(CARD))


def apply(p: Position, action: i64) -> None:
    """A legal action and everything automatic after it, up to the next decision."""
    p.is_listed = False
    board = p.board
    if action < board.dest_base:
        p.pending, _ = pop(p.pending)
        play_card(p, action)
    elif action < board.answer_base or action >= board.food_base:
        p.pending, piece = pop(p.pending)
        decide(p, piece, action)
    else:
        answer_fight(p, p.top(), action - board.answer_base)
    settle_pending(p)


def settle_pending(p: Position) -> None:
    """Pending business is settled until somebody has to decide or the game is over."""
    while p.reason == RUNNING:
        piece = p.top()
        kind = piece & KIND
        if kind == CARD and not p.dropped:
            return
        if kind in (DEST, RAID, FOOD, LARDER):
            return
        if kind == SWAP and p.hand_size[arg(piece, 0)] > 0 and p.hand_size[arg(piece, 1)] > 0:
            tell_looked(p, arg(piece, 0), arg(piece, 1))
            return
        if kind == FIGHT:
            if go_on_fighting(p, piece):
                return
            piece = p.top()
        p.pending, _ = pop(p.pending)
        settle_piece(p, kind, piece)


def settle_piece(p: Position, kind: i64, piece: i64) -> None:
    """One piece of pending business. What the active cat would do itself is dropped with its turn (CA-R33, -R44)."""
    if kind == ARRIVE:
        go_on_arriving(p, piece)
    elif kind == TRESPASS:
        catch_next_trespasser(p, arg(piece, 0), arg(piece, 1), arg(piece, 2))
    elif kind == CAR:
        drive(p, arg(piece, 0))
    elif kind == CLOSE:
        close_shop(p, arg(piece, 0), arg(piece, 1))
    elif kind == FIGHT:
        end_fight(p, piece)
    elif kind == NEXT:
        next_turn(p)
    elif not p.dropped:
        if kind == DIE:
            throw_die(p)
        elif kind == CURIOSITY:
            draw_curiosity(p)
        elif kind == SPEEDY_THROWS:
            if arg(piece, 0) > 1:
                p.push(business(SPEEDY_THROWS, arg(piece, 0) - 1))
            p.push(business(DIE))
        elif kind == END:
            lives = penalty_at_space(p, p.cats[p.active])
            if lives > 0 and lose_lives(p, p.active, lives, "penalty"):
                send_home(p, p.active)


def next_turn(p: Position) -> None:
    """The turn passes to the left; passing the first seat ends a round (CA-R40)."""
    seat = p.active
    while True:
        seat = (seat + 1) % p.seats
        if seat == p.first:
            limit = p.setup.round_limit
            if p.round == limit:
                end_game(p, -1, END_BY_ROUNDS)
                return
            if p.round >= SAFETY_ROUNDS:
                end_game(p, -1, END_BY_SAFETY)
                return
            p.round += 1
        if p.cats[seat] >= 0 and (p.safe >> seat) & 1 == 0:
            break
    p.active = seat
    begin_turn(p)
    tell_turn(p)


def play_card(p: Position, action: i64) -> None:
    """The card step: a card, a fight, or six cards at once (section 5.3)."""
    seat = p.active
    board = p.board
    if action < board.prey_base:
        value = action // (board.size + 1)
        space = action % (board.size + 1)
        play_open(p, seat, value)
        refill(p, seat)
        if space == board.size:
            cornered(p, value + 1)
        else:
            arrive(p, space, BY_CARD)
    elif action < board.idle_base:
        code = action - board.prey_base
        kind = board.prey_kind[code]
        play_open(p, seat, 6 * (kind + 1) + board.prey_count[code] - 1)
        walk_prey(p, kind, board.prey_from[code], board.prey_end[code])
        refill(p, seat)
    elif action < board.speedy_code:
        play_without_effect(p, action - board.idle_base + 6)
    elif action == board.speedy_code:
        play_open(p, seat, SPEEDY)
        refill(p, seat)
        p.push(business(SPEEDY_THROWS, 3))
    elif action < board.fight_base:
        if action < board.burglar_base:
            play_attack(p, action - board.attack_base)
        else:
            play_burglar(p, (action - board.burglar_base) // 6, (action - board.burglar_base) % 6)
    elif action < board.six_base:
        code = action - board.fight_base
        start_fight(p, code // NUMBERED, code % NUMBERED)
    else:
        code = action - board.six_base
        play_six_cards(p, code // (6 * board.size), (code // board.size) % 6, code % board.size)


def play_without_effect(p: Position, face: i64) -> None:
    """A card without effect is simply replaced (CA-CARD-6, CA-R39)."""
    play_open(p, p.active, face)
    tell_idle(p, p.active, face)
    refill(p, p.active)


def play_attack(p: Position, space: i64) -> None:
    """Cat Attack: a leap onto a cat or an animal; board.size stands for no target."""
    if space == p.board.size:
        play_without_effect(p, ATTACK)
        return
    play_open(p, p.active, ATTACK)
    refill(p, p.active)
    arrive(p, space, BY_LEAP)


def play_burglar(p: Position, space: i64, food: i64) -> None:
    """Cat Burglar: a leap into a shop or Home, and a food from there; board.size stands for no target."""
    seat = p.active
    if space == p.board.size:
        play_without_effect(p, BURGLAR)
        return
    play_open(p, seat, BURGLAR)
    refill(p, seat)
    shop = p.board.shop_at[space]
    arrive(p, space, BY_BURGLARY)
    if shop >= 0:
        take_from_shop(p, seat, shop, "burgled")
        note_penalty(p, shop, 1)
    else:
        unit = p.setup.home_unit[space]
        take_from_larder(p, seat, unit, food, "burgled")
        if p.lives[unit] > 0:
            note_penalty(p, SHOP_COUNT + unit, 1)


def play_six_cards(p: Position, kind: i64, unit: i64, space: i64) -> None:
    """Six mouse or bird cards entice an animal out of a larder (CA-R37)."""
    seat = p.active
    tell_six(p, seat, kind, unit)
    tell_discarded(p, seat)
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


def decide(p: Position, piece: i64, action: i64) -> None:
    """The decisions outside the card step and fights; `piece`, which asked for it, is no longer pending."""
    board = p.board
    kind = piece & KIND
    if kind == DEST:
        arrive(p, action - board.dest_base, BY_DIE)
    elif kind == SWAP:
        swap(p, arg(piece, 0), arg(piece, 1), action)
    elif kind == RAID:
        raid(p, arg(piece, 0), action)
    elif kind == FOOD:
        take_from_shop(p, p.active, action - board.food_base - FIRST_SHOP_FOOD, "sampled")
    elif kind == LARDER:
        escape(p, action - board.larder_base, arg(piece, 0))


def raid(p: Position, unit: i64, action: i64) -> None:
    """A food is stolen from a unit's larder, or left there."""
    if action == p.board.decline_code:
        tell_declined(p, p.active, unit)
        return
    take_from_larder(p, p.active, unit, action - p.board.raid_base, "raided")
    if p.lives[unit] > 0:
        note_penalty(p, SHOP_COUNT + unit, RAID_PENALTY)
