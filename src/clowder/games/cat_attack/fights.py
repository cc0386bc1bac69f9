"""Cat fights: how they begin, who has to answer, who has lost (section 5.4, CA-R35, CA-R36)."""

from clowder.core.arrays import i64
from clowder.core.bits import count_bits, nth_bit
from clowder.games.cat_attack.events import tell_fight, tell_fight_lost, tell_moved
from clowder.games.cat_attack.hands import suit_values
from clowder.games.cat_attack.lives import lose_lives, put_home
from clowder.games.cat_attack.mog_cards import play_open, refill
from clowder.games.cat_attack.pending import ARRIVE, FIGHT, SWAP, TRESPASS, arg, business
from clowder.games.cat_attack.position import Position, is_on_own_property
from clowder.games.cat_attack.vocabulary import BY_LEAP, RUNNING


def start_fight(p: Position, other: i64, face: i64) -> None:
    """The attacker leaps onto the other cat and leads a card."""
    seat = p.active
    away: i64 = 0 if is_on_own_property(p, seat) else 1
    suit = face // 6
    tell_fight(p, seat, other, suit)
    tell_moved(p, seat, p.cats[seat], p.cats[other], BY_LEAP)
    p.cats[seat] = p.cats[other]
    play_open(p, seat, face)
    p.push(business(FIGHT, other, suit, 1, away))


def go_on_fighting(p: Position, piece: i64) -> bool:
    """Lays the cards nobody has a choice about; True if somebody has to choose, False if the fight is over.

    `piece` is the fight, on top of the pending business, and is kept up to date there.
    """
    other = arg(piece, 0)
    suit = arg(piece, 1)
    turn = arg(piece, 2)
    away = arg(piece, 3)
    while True:
        if p.hand_size[p.active] == 0 and p.hand_size[other] == 0:
            refill(p, p.active)
            refill(p, other)
            turn = 0
        seat = other if turn == 1 else p.active
        values = suit_values(p, seat, suit)
        if count_bits(values) != 1:
            break
        play_open(p, seat, suit * 6 + nth_bit(values, 0))
        turn = 1 - turn
    p.pending[len(p.pending) - 1] = business(FIGHT, other, suit, turn, away)
    return count_bits(values) > 1


def answer_fight(p: Position, piece: i64, value: i64) -> None:
    """The player to play lays a card of the suit; `piece` is the fight, on top of the pending business."""
    other = arg(piece, 0)
    turn = arg(piece, 2)
    play_open(p, other if turn == 1 else p.active, arg(piece, 1) * 6 + value)
    p.pending[len(p.pending) - 1] = business(FIGHT, other, arg(piece, 1), 1 - turn, arg(piece, 3))


def end_fight(p: Position, piece: i64) -> None:
    """The player to play cannot follow and has lost; `piece`, the fight, is no longer pending."""
    seat = p.active
    other = arg(piece, 0)
    away = arg(piece, 3)
    attacker_won = arg(piece, 2) == 1
    loser = other if attacker_won else seat
    winner = seat if attacker_won else other
    was_away = away if not attacker_won else (0 if is_on_own_property(p, other) else 1)
    space = p.cats[seat]
    tell_fight_lost(p, loser, winner)
    stays = lose_lives(p, loser, 1, "fight")
    if p.reason != RUNNING:
        return
    if attacker_won:
        p.push(business(ARRIVE, 5, BY_LEAP, away, space))
    if stays:
        put_home(p, loser)
        refill(p, seat)
        refill(p, other)
        p.push(business(TRESPASS, loser, was_away, 1))
        p.push(business(SWAP, winner, loser))
    else:
        refill(p, winner)
