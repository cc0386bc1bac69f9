"""Why a move is not possible: the first reason in the order of the specification, with the clause behind it.

The conditions are those of moves.py, asked one by one; where no reason is found the move is legal.
"""

from typing import Final

from clowder.core.arrays import i64
from clowder.core.errors import MalformedAction
from clowder.core.refusal import Refusal, refuse
from clowder.games.csacska_macska.actions import WrittenMove, read_move, seat_letter
from clowder.games.csacska_macska.cards import (
    BAD_DOG,
    CAT_LADY,
    COLOURS,
    GOOD_DOG,
    KITTENS,
    NO_CARD,
    NUMBER_FACES,
    RASCAL,
    STRAY,
    STRAY_KIND,
    card_name,
)
from clowder.games.csacska_macska.moves import discard_piles, to_act, uses
from clowder.games.csacska_macska.position import ACT, ORPHAN, OVER, PHASES, RESOLVE, SCORE3, Position
from clowder.games.csacska_macska.series import KITTENS_BIT, STRAY_BIT, cards_missing, last_kind, size_of

PHASE_OF_VERB: Final = {
    "take": ACT, "draw": ACT, "steal": ACT,
    "play": RESOLVE, "discard": RESOLVE, "place": RESOLVE, "use": RESOLVE,
    "score": SCORE3, "keep": SCORE3,
    "kittens": ORPHAN,
}  # fmt: skip
PHASE_CLAUSES: Final = (("CM-TURN-2",), ("CM-DECK-2", "CM-R34"), ("CM-SCORE-1", "CM-R12"), ("CM-KIT-4", "CM-R19"))
DOG_CLAUSE: Final = {GOOD_DOG: "CM-GOOD-1", BAD_DOG: "CM-BAD-1"}
MOST_TEXT: Final = 80  # characters of an unreadable move that are repeated


def refusal(p: Position, seat: i64, text: str) -> Refusal | None:
    """None exactly when the seat may do this now."""
    try:
        move = read_move(text)
    except MalformedAction:
        return refuse("E_NOTATION", ("CM-TURN-2",), text=text[:MOST_TEXT])
    if p.phase == OVER:
        return refuse("game-over", ("CM-END-1" if p.setup.passes == 1 else "CM-END-4",))
    decides = to_act(p)
    if seat != decides:
        clauses = ("CM-R19", "CM-TURN-1") if p.phase == ORPHAN else ("CM-TURN-1", "CM-R19")
        return refuse("not-your-turn", clauses, seat=int(decides))
    if move.verb == "pass":
        return refuse("no-pass", ("CM-R32",))
    if PHASE_OF_VERB[move.verb] != p.phase:
        return refuse("wrong-state", PHASE_CLAUSES[p.phase], phase=PHASES[p.phase], verb=move.verb)
    return why_not_move(p, move)


def why_not_move(p: Position, move: WrittenMove) -> Refusal | None:
    """Why the player who decides cannot do a move of this phase."""
    verb = move.verb
    if verb == "take":
        return why_not_take(p, move.pile)
    if verb == "steal":
        return why_not_steal(p, move.thefts)
    if verb == "kittens":
        return why_not_pile(p, move.pile)
    if verb in ("draw", "score", "keep"):
        return None
    if move.face != p.hand0 and move.face != p.hand1:
        return refuse("not-in-hand", ("CM-R34" if p.taken else "CM-DECK-1",), card=card_name(move.face))
    if verb == "discard":
        return why_not_discard(p, move.face, move.pile)
    if verb == "place":
        return why_not_place(p, move.face, move.colour)
    if move.face == RASCAL:
        return why_not_rascal(p, move.colour, move.opponent)
    if move.face == CAT_LADY:
        return None if uses(p, CAT_LADY) else refuse("no-stray", ("CM-LADY-2",), card="LADY")
    if verb == "use":
        return why_not_dog(p, move.face, move.colour, move.opponent)
    return None


def why_not_pile(p: Position, pile: int) -> Refusal | None:
    if 0 <= pile < p.seats:
        return None
    return refuse("no-such-pile", ("CM-PILE-1", "CM-SETUP-2"), pile=pile + 1, piles=int(p.seats))


def why_not_take(p: Position, pile: int) -> Refusal | None:
    found = why_not_pile(p, pile)
    if found is not None:
        return found
    face = p.top(pile)
    if face == NO_CARD:
        return refuse("pile-empty", ("CM-PILE-1",), pile=pile + 1)
    if face >= NUMBER_FACES and p.setup.numbers_only:
        return refuse("numbers-only", ("CM-R2",), pile=pile + 1, card=card_name(face))
    if not uses(p, face):
        return refuse("not-executable", ("CM-R2", "CM-DEF-13"), pile=pile + 1, card=card_name(face))
    return None


def why_not_steal(p: Position, thefts: list[tuple[int, int]]) -> Refusal | None:
    """Each check is made for both cards before the next."""
    if len(thefts) > 2:
        return refuse("two-max", ("CM-TURN-2",), count=len(thefts))
    for victim, _ in thefts:
        if victim >= p.seats or victim == p.active:
            return refuse("not-an-opponent", ("CM-STEAL-1",), name=seat_letter(victim))
    if len(thefts) == 2 and thefts[0][0] == thefts[1][0]:
        return refuse("same-victim", ("CM-STEAL-5",), of=thefts[0][0])
    for victim, colour in thefts:
        if not p.series[victim * 4 + colour]:
            return refuse("no-such-series", ("CM-STEAL-1",), of=victim, colour=COLOURS[colour])
    for victim, colour in thefts:
        if last_kind(p.series[victim * 4 + colour]) == STRAY_KIND:
            return refuse("stray-protected", ("CM-STEAL-4", "CM-R18"), of=victim, colour=COLOURS[colour])
    own = p.active * 4
    for _, colour in thefts:
        if not p.series[own + colour]:
            return refuse("no-own-series", ("CM-STEAL-2",), colour=COLOURS[colour])
    together = len(thefts) == 2 and thefts[0][1] == thefts[1][1]
    added = 2 if together else 1
    for _, colour in thefts:
        series = p.series[own + colour]
        if cards_missing(series) != added:
            clauses = ("CM-STEAL-7" if len(thefts) == 2 else "CM-STEAL-2", "CM-DEF-12")
            return refuse("wrong-size", clauses, colour=COLOURS[colour], size=int(size_of(series)) + added)
    return None


def why_not_discard(p: Position, face: int, pile: int) -> Refusal | None:
    found = why_not_pile(p, pile)
    if found is not None:
        return found
    if p.taken:
        return refuse("must-play", ("CM-PILE-2",), card=card_name(face))
    if discard_piles(p, face) >> pile & 1:
        return None
    if face >= NUMBER_FACES:
        return refuse("must-execute", ("CM-DECK-4",), card=card_name(face))
    return refuse("same-pile", ("CM-DECK-6",), card=card_name(face), pile=pile + 1)


def why_not_place(p: Position, face: int, colour: int) -> Refusal | None:
    """Why a stray or Kittens cannot come to the own series of a colour."""
    series = p.series[p.active * 4 + colour]
    if not series:
        clause = "CM-STRAY-5" if face == STRAY else "CM-KIT-1"
        return refuse("no-series", (clause,), card=card_name(face), colour=COLOURS[colour])
    if face == STRAY and series & STRAY_BIT:
        return refuse("second-stray", ("CM-STRAY-4",), colour=COLOURS[colour])
    if face == KITTENS and series & KITTENS_BIT:
        return refuse("second-kittens", ("CM-R6",), colour=COLOURS[colour])
    return None


def why_not_rascal(p: Position, colour: int, partner: int) -> Refusal | None:
    """Why the stray of the own series of a colour cannot be swapped with a partner."""
    series = p.series[p.active * 4 + colour]
    name = COLOURS[colour]
    if not series:
        return refuse("no-series", ("CM-RAS-1",), card="RAS", colour=name)
    if not series & STRAY_BIT:
        return refuse("no-stray", ("CM-RAS-1",), card="RAS", colour=name)
    if partner >= p.seats or partner == p.active:
        return refuse("not-an-opponent", ("CM-RAS-1",), name=seat_letter(partner))
    theirs = p.series[partner * 4 + colour]
    if not theirs:
        return refuse("no-such-series", ("CM-RAS-1",), of=partner, colour=name)
    if theirs & STRAY_BIT:
        return refuse("second-stray", ("CM-STRAY-4", "CM-R11"), of=partner, colour=name)
    if size_of(theirs) < 2:
        return refuse("stray-first", ("CM-STRAY-6", "CM-R11"), of=partner, colour=name)
    return None


def why_not_dog(p: Position, face: int, colour: int, receiver: int) -> Refusal | None:
    """Why a dog cannot carry the own series of a colour, or its last card, to a receiver."""
    clauses = (DOG_CLAUSE[face],)
    if not p.series[p.active * 4 + colour]:
        return refuse("no-series", clauses, card=card_name(face), colour=COLOURS[colour])
    if receiver >= p.seats or receiver == p.active:
        return refuse("not-an-opponent", clauses, name=seat_letter(receiver))
    return None
