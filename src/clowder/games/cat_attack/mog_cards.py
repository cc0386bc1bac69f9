"""Mog cards on their way: drawn, played, swapped."""

from clowder.core.arrays import append, i64, pop, vec
from clowder.games.cat_attack.events import tell_drew, tell_kept, tell_played, tell_reshuffled, tell_swapped
from clowder.games.cat_attack.hands import (
    COUNT,
    add_card,
    held_copies,
    known_copies,
    remove_card,
    set_known_copies,
)
from clowder.games.cat_attack.position import Position
from clowder.games.cat_attack.vocabulary import FACES, HAND_SIZE


def draw_card(p: Position) -> i64:
    """The top Mog card; the discards are shuffled into a new pile when there is none (CA-R38). -1: no card at all."""
    if len(p.mog_pile) == 0:
        if len(p.discards) == 0:
            return -1
        p.mog_pile = p.discards
        p.discards = vec[i64]()
        p.rng.shuffle(p.mog_pile)
        tell_reshuffled(p)
    p.mog_pile, face = pop(p.mog_pile)
    return face


def refill(p: Position, seat: i64) -> None:
    """Draw until the hand has six cards."""
    drawn = vec[i64]()
    while p.hand_size[seat] < HAND_SIZE:
        face = draw_card(p)
        if face < 0:
            break
        add_card(p, seat, face)
        drawn = append(drawn, face)
    if p.events is not None and len(drawn) > 0:
        tell_drew(p, seat, drawn)


def play_open(p: Position, seat: i64, face: i64) -> None:
    """A card goes from a hand onto the discards, where everybody sees it."""
    remove_card(p, seat, face)
    p.discards = append(p.discards, face)
    tell_played(p, seat, face)


def swap(p: Position, seat: i64, victim: i64, action: i64) -> None:
    """One card for one, or none. The attacker has seen the whole hand; both know what changed hands (section 6)."""
    for face in range(FACES):
        set_known_copies(p, seat, victim, face, held_copies(p, victim, face))
    if action == p.board.keep_code:
        tell_kept(p, seat, victim)
        return
    take = (action - p.board.swap_base) // FACES
    give = (action - p.board.swap_base) % FACES
    tell_swapped(p, seat, victim, take, give)
    sure = known_copies(p, victim, seat, take)
    if take != give:
        remove_card(p, victim, take)
        remove_card(p, seat, give)
        add_card(p, seat, take)
        add_card(p, victim, give)
        sure += 1
    elif sure == 0:
        sure = 1
    set_known_copies(p, victim, seat, take, sure)
    set_known_copies(p, seat, victim, give, held_copies(p, victim, give))
    forget(p, seat, victim)


def forget(p: Position, a: i64, b: i64) -> None:
    """Others cannot tell which cards two players swapped, so they are sure of no card in either hand."""
    for face in range(FACES):
        for owner in (a, b):
            if p.hand[owner * FACES + face] <= COUNT:
                continue  # nobody knows of any
            for watcher in range(p.seats):
                if watcher not in (a, b):
                    set_known_copies(p, watcher, owner, face, 0)
