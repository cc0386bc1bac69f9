"""Whether a position can be: every card counted, every pile settled, the open decision a real one."""

from clowder.core.errors import Fault
from clowder.games.csacska_macska.cards import (
    COLOURS,
    DECK_SIZE,
    FACES,
    KITTENS,
    NO_CARD,
    SEAT_LETTERS,
    card_name,
)
from clowder.games.csacska_macska.moves import only_resolution
from clowder.games.csacska_macska.position import ACT, ORPHAN, OVER, RESOLVE, SCORE3, Position
from clowder.games.csacska_macska.scoring import is_complete_three
from clowder.games.csacska_macska.series import KITTENS_BIT, faces_of, size_of


def count_cards(p: Position) -> list[int]:
    """How many of each face lie open or in the deck; coins lie face down and are not among them."""
    used = [0] * FACES
    for face in [*p.deck_cards(), *p.hand_cards(), *p.box_cards()]:
        used[face] += 1
    for pile in range(p.seats):
        for face in p.pile_cards(pile):
            used[face] += 1
    for at in range(p.seats * 4):
        for face in faces_of(p.series[at], at % 4):
            used[face] += 1
        if p.series[at] & KITTENS_BIT:
            used[KITTENS] += 1
    for seat in range(p.seats):
        used[KITTENS] += p.orphans >> seat & 1
    return used


def check_position(p: Position, faults: list[Fault]) -> None:
    """Add everything that cannot be to the faults."""
    check_counts(p, faults)
    check_series(p, faults)
    check_piles(p, faults)
    check_decision(p, faults)


def check_counts(p: Position, faults: list[Fault]) -> None:
    used = count_cards(p)
    for face in range(FACES):
        most: int = p.setup.deck.counts[face]
        if used[face] > most:
            hint = f"the deck has {most} of {card_name(face)}, not {used[face]}"
            faults.append(Fault("E_POSITION_COUNT", card_name(face), {}, hint))
    if sum(used) + sum(list(p.coins)) > DECK_SIZE:
        faults.append(Fault("E_POSITION_COUNT", "coins", {}, f"cards and coins are more than {DECK_SIZE}"))


def check_series(p: Position, faults: list[Fault]) -> None:
    for at in range(p.seats * 4):
        series = p.series[at]
        if size_of(series) > (6 if series & KITTENS_BIT else 4):
            where = f"series.{SEAT_LETTERS[at // 4]}.{COLOURS[at % 4]}"
            faults.append(Fault("E_POSITION_SERIES", where, {}, "this series would have been scored already"))


def check_piles(p: Position, faults: list[Fault]) -> None:
    shown: list[int] = []
    for pile in range(p.seats):
        face = p.top(pile)
        if face == NO_CARD and p.deck_left > 0:
            faults.append(Fault("E_POSITION_PILE", f"P{pile + 1}", {}, "an empty pile is refilled from the deck"))
        if face >= KITTENS and face in shown:
            faults.append(Fault("E_POSITION_PILE", f"P{pile + 1}", {}, "two identical extras leave the piles"))
        shown.append(face)


def check_decision(p: Position, faults: list[Fault]) -> None:
    wrong = ""
    if p.phase == ACT and (p.hand0 != NO_CARD or p.deck_left == 0):
        wrong = "a turn begins with an empty hand and a deck that is not empty"
    elif p.phase == OVER and (p.hand0 != NO_CARD or p.deck_left > 0):
        wrong = "a game ends with an empty hand and an empty deck"
    elif p.phase == RESOLVE and (p.hand0 == NO_CARD or only_resolution(p) >= 0):
        wrong = "there is nothing to decide about the hand"
    elif p.phase == RESOLVE and p.hand0 == p.hand1 and p.hand0 >= KITTENS:
        wrong = "two identical extras go to the box"
    elif p.phase == SCORE3 and (p.choice < 0 or not is_complete_three(p.series[p.active * 4 + p.choice])):
        wrong = "the series to decide about has three cards, no stray and no Kittens"
    if (p.phase == ORPHAN) != (p.orphans != 0) or (p.phase == SCORE3) != (p.choice >= 0):
        wrong = "choice belongs to score3 and orphans to orphan"
    if p.phase in (ACT, OVER) and (p.taken or p.first_discard >= 0):
        wrong = "between turns nothing is taken or discarded"
    if p.taken and p.hand1 != NO_CARD:
        wrong = "one card is taken from a pile, not two"
    if wrong:
        faults.append(Fault("E_POSITION_PHASE", "phase", {}, wrong))
