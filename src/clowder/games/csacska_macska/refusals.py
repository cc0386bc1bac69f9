"""Why a move is not possible: the first reason in the order of the specification, with the clause behind it.

The conditions are those of moves.py, asked one by one; where no reason is found the move is legal.
"""

from typing import Any, Final

from clowder.core.arrays import i64
from clowder.core.errors import MalformedAction
from clowder.core.refusal import Refusal
from clowder.games.csacska_macska.actions import Command, parse_command, seat_name
from clowder.games.csacska_macska.cards import (
    BAD_DOG,
    CAT_LADY,
    COLOURS,
    GOOD_DOG,
    KITTENS,
    NO_CARD,
    NUMBERS,
    RASCAL,
    STRAY,
    STRAY_KIND,
    card_name,
)
from clowder.games.csacska_macska.moves import discards, ways
from clowder.games.csacska_macska.position import ACT, ORPHAN, OVER, PHASES, RESOLVE, SCORE3, Position
from clowder.games.csacska_macska.series import KITTENS_BIT, STRAY_BIT, last_kind, missing, size_of

PHASE_OF: Final = {
    "take": ACT, "draw": ACT, "steal": ACT,
    "play": RESOLVE, "discard": RESOLVE, "place": RESOLVE, "use": RESOLVE,
    "score": SCORE3, "keep": SCORE3,
    "kittens": ORPHAN,
}  # fmt: skip
PHASE_CLAUSES: Final = (("CM-TURN-2",), ("CM-DECK-2", "CM-R34"), ("CM-SCORE-1", "CM-R12"), ("CM-KIT-4", "CM-R19"))
GIFT_CLAUSE: Final = {RASCAL: "CM-RAS-1", GOOD_DOG: "CM-GOOD-1", BAD_DOG: "CM-BAD-1"}


def no(key: str, *clauses: str, **params: Any) -> Refusal:
    return Refusal(key, clauses, params)


def find_refusal(p: Position, seat: i64, text: str) -> Refusal | None:
    """None exactly when the seat may do this now."""
    try:
        command = parse_command(text)
    except MalformedAction:
        return no("E_NOTATION", "CM-TURN-2", text=text[:80])
    if p.phase == OVER:
        return no("game-over", "CM-END-1" if p.setup.passes == 1 else "CM-END-4")
    waiting = p.waiting_for()
    if seat != waiting:
        clauses = ("CM-R19", "CM-TURN-1") if p.phase == ORPHAN else ("CM-TURN-1", "CM-R19")
        return Refusal("not-your-turn", clauses, {"seat": waiting})
    if command.verb == "pass":
        return no("no-pass", "CM-R32")
    if PHASE_OF[command.verb] != p.phase:
        return Refusal("wrong-state", PHASE_CLAUSES[p.phase], {"phase": PHASES[p.phase], "verb": command.verb})
    return check_command(p, command)


def check_command(p: Position, command: Command) -> Refusal | None:
    verb = command.verb
    if verb == "take":
        return check_take(p, command.pile)
    if verb == "steal":
        return check_steal(p, command.thefts)
    if verb == "kittens":
        return check_pile(p, command.pile)
    if verb in ("draw", "score", "keep"):
        return None
    if command.face != p.hand0 and command.face != p.hand1:
        return no("not-in-hand", "CM-R34" if p.taken else "CM-DECK-1", card=card_name(command.face))
    if verb == "discard":
        return check_discard(p, command.face, command.pile)
    if verb == "place":
        return check_place(p, command.face, command.colour)
    if command.face == RASCAL:
        return check_rascal(p, command.colour, command.other)
    if command.face == CAT_LADY:
        return None if ways(p, CAT_LADY) else no("no-stray", "CM-LADY-2", card="LADY")
    if verb == "use":
        return check_dog(p, command.face, command.colour, command.other)
    return None


def check_pile(p: Position, pile: int) -> Refusal | None:
    if 0 <= pile < p.seats:
        return None
    return no("no-such-pile", "CM-PILE-1", "CM-SETUP-2", pile=pile + 1, piles=int(p.seats))


def check_take(p: Position, pile: int) -> Refusal | None:
    refusal = check_pile(p, pile)
    if refusal is not None:
        return refusal
    face = p.top(pile)
    if face == NO_CARD:
        return no("pile-empty", "CM-PILE-1", pile=pile + 1)
    if face >= NUMBERS and p.setup.numbers_only:
        return no("numbers-only", "CM-R2", pile=pile + 1, card=card_name(face))
    if not ways(p, face):
        return no("not-executable", "CM-R2", "CM-DEF-13", pile=pile + 1, card=card_name(face))
    return None


def check_steal(p: Position, thefts: list[tuple[int, int]]) -> Refusal | None:
    """Each check is made for both cards before the next."""
    if len(thefts) > 2:
        return no("two-max", "CM-TURN-2", count=len(thefts))
    for victim, _ in thefts:
        if victim >= p.seats or victim == p.active:
            return no("not-an-opponent", "CM-STEAL-1", name=seat_name(victim))
    if len(thefts) == 2 and thefts[0][0] == thefts[1][0]:
        return no("same-victim", "CM-STEAL-5", of=thefts[0][0])
    for victim, colour in thefts:
        if not p.lanes[victim * 4 + colour]:
            return no("no-such-series", "CM-STEAL-1", of=victim, colour=COLOURS[colour])
    for victim, colour in thefts:
        if last_kind(p.lanes[victim * 4 + colour]) == STRAY_KIND:
            return no("stray-protected", "CM-STEAL-4", "CM-R18", of=victim, colour=COLOURS[colour])
    own = p.active * 4
    for _, colour in thefts:
        if not p.lanes[own + colour]:
            return no("no-own-series", "CM-STEAL-2", colour=COLOURS[colour])
    together = len(thefts) == 2 and thefts[0][1] == thefts[1][1]
    added = 2 if together else 1
    for _, colour in thefts:
        lane = p.lanes[own + colour]
        if missing(lane) != added:
            clause = "CM-STEAL-7" if len(thefts) == 2 else "CM-STEAL-2"
            return no("wrong-size", clause, "CM-DEF-12", colour=COLOURS[colour], size=int(size_of(lane)) + added)
    return None


def check_discard(p: Position, face: int, pile: int) -> Refusal | None:
    refusal = check_pile(p, pile)
    if refusal is not None:
        return refusal
    if p.taken:
        return no("must-play", "CM-PILE-2", card=card_name(face))
    if discards(p, face) >> pile & 1:
        return None
    if face >= NUMBERS:
        return no("must-execute", "CM-DECK-4", card=card_name(face))
    return no("same-pile", "CM-DECK-6", card=card_name(face), pile=pile + 1)


def check_place(p: Position, face: int, colour: int) -> Refusal | None:
    lane = p.lanes[p.active * 4 + colour]
    if not lane:
        clause = "CM-STRAY-5" if face == STRAY else "CM-KIT-1"
        return no("no-series", clause, card=card_name(face), colour=COLOURS[colour])
    if face == STRAY and lane & STRAY_BIT:
        return no("second-stray", "CM-STRAY-4", colour=COLOURS[colour])
    if face == KITTENS and lane & KITTENS_BIT:
        return no("second-kittens", "CM-R6", colour=COLOURS[colour])
    return None


def check_rascal(p: Position, colour: int, partner: int) -> Refusal | None:
    lane = p.lanes[p.active * 4 + colour]
    name = COLOURS[colour]
    if not lane:
        return no("no-series", "CM-RAS-1", card="RAS", colour=name)
    if not lane & STRAY_BIT:
        return no("no-stray", "CM-RAS-1", card="RAS", colour=name)
    if partner >= p.seats or partner == p.active:
        return no("not-an-opponent", "CM-RAS-1", name=seat_name(partner))
    theirs = p.lanes[partner * 4 + colour]
    if not theirs:
        return no("no-such-series", "CM-RAS-1", of=partner, colour=name)
    if theirs & STRAY_BIT:
        return no("second-stray", "CM-STRAY-4", "CM-R11", of=partner, colour=name)
    if size_of(theirs) < 2:
        return no("stray-first", "CM-STRAY-6", "CM-R11", of=partner, colour=name)
    return None


def check_dog(p: Position, face: int, colour: int, receiver: int) -> Refusal | None:
    clause = GIFT_CLAUSE[face]
    if not p.lanes[p.active * 4 + colour]:
        return no("no-series", clause, card=card_name(face), colour=COLOURS[colour])
    if receiver >= p.seats or receiver == p.active:
        return no("not-an-opponent", clause, name=seat_name(receiver))
    return None
