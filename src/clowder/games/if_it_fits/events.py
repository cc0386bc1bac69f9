"""What is told while a game runs, to whom, and what each fact in it is. Only a drawn card is told to its seat alone.

Callers ask `p.events is not None` before they put facts together.
"""

from typing import Any, Final

from clowder.core.arrays import i64
from clowder.core.facts import CARD, FLAG, MANY, NUMBER, OPEN, PLACE, SEAT, TEXT, WORD, Facts
from clowder.games.if_it_fits.actions import card_kind
from clowder.games.if_it_fits.position import CAUSES, ENDING, HAND, Position
from clowder.games.if_it_fits.setup import FIRST_START, FIRST_TOY, cell_text

CARD_IN_CELL: Final[Facts] = {"seat": SEAT, "card": CARD, "cell": PLACE, "turned": FLAG}
EVENT_FACTS: Final[dict[str, Facts]] = {
    "turn": {"seat": SEAT, "ending": FLAG},
    "start": CARD_IN_CELL,
    "box": CARD_IN_CELL,
    "toy_box": CARD_IN_CELL,
    "toy_across": {"seat": SEAT, "card": CARD, "cell": PLACE},
    "princess": {"seat": SEAT, "cell": PLACE, "owner": SEAT, "asleep": FLAG},
    "cat": {"seat": SEAT, "cell": PLACE, "supply": NUMBER},
    "no_cat": {"seat": SEAT},
    "sleep": {"seat": SEAT, "cell": PLACE, "turned": FLAG, "supply": NUMBER},
    "draw": {"seat": SEAT, "left": NUMBER, "card": CARD + OPEN},
    "blocked": {"seat": SEAT, "cards": NUMBER},
    "skipped": {"seat": SEAT, "cards": NUMBER},
    "end_phase": {"seat": SEAT, "cause": WORD},
    "over": {"hands": CARD + MANY + MANY},  # a list for every seat
}

FACTS: Final[Facts] = {
    # refusals
    "text": TEXT,
    "seat": SEAT,
    "move": WORD,
    "phase": WORD,
    "card": CARD,  # as it was typed: perhaps there is none of this name
    "rotation": NUMBER,  # in degrees
    "cell": PLACE,
    # score lines
    "box": PLACE,
    "cells": PLACE + MANY,
    "closed": FLAG,
    "toys": NUMBER + MANY,  # by kind of toy
    "sprays": NUMBER,
    "cats": NUMBER,
    "awake": NUMBER + MANY,
    "asleep": NUMBER + MANY,
    "takers": SEAT + MANY,
    "clauses": TEXT + MANY,
    # hints
    "event": WORD,
    "points": NUMBER,
    "before": NUMBER,
    "after": NUMBER,
    "target": SEAT,
}


def tell_turn(pos: Position, reveals: bool) -> None:
    pos.tell("turn", {"seat": int(pos.turn), "ending": pos.ending == ENDING}, reveals)


def tell_card_in_cell(pos: Position, face: i64, xy: i64) -> None:
    """A start box, a box card or a special toy played as one: a card from a hand was not known before."""
    card = face >> 1
    public: dict[str, Any] = {
        "seat": int(pos.turn),
        "card": pos.frame.names[card],
        "cell": cell_text(xy),
        "turned": (face & 1) == 1,
    }
    pos.tell(card_kind(card), public, card < FIRST_START)


def tell_toy_across(pos: Position, toy: i64, left: i64) -> None:
    card = pos.frame.names[FIRST_TOY + toy]
    pos.tell("toy_across", {"seat": int(pos.turn), "card": card, "cell": cell_text(pos.plane.xy_of(left))}, True)


def tell_princess(pos: Position, cell: i64, owner: i64, asleep: bool) -> None:
    public: dict[str, Any] = {
        "seat": int(pos.turn),
        "cell": cell_text(pos.plane.xy_of(cell)),
        "owner": int(owner),
        "asleep": asleep,
    }
    pos.tell("princess", public, True)


def tell_cat(pos: Position, left: i64) -> None:
    seat = pos.turn
    pos.tell("cat", {"seat": int(seat), "cell": cell_text(pos.plane.xy_of(left)), "supply": int(pos.supply[seat])})


def tell_no_cat(pos: Position) -> None:
    pos.tell("no_cat", {"seat": int(pos.turn)})


def tell_sleep(pos: Position, xy: i64, turned: bool) -> None:
    seat = pos.turn
    public: dict[str, Any] = {
        "seat": int(seat),
        "cell": cell_text(xy),
        "turned": turned,
        "supply": int(pos.supply[seat]),
    }
    pos.tell("sleep", public)


def tell_draw(pos: Position, seat: i64, card: i64) -> None:
    public: dict[str, Any] = {"seat": int(seat), "left": int(pos.cards_left())}
    pos.tell_some("draw", public, {"card": pos.frame.card_name(card)}, 1 << int(seat))


def tell_blocked(pos: Position, seat: i64) -> None:
    pos.tell("blocked", {"seat": int(seat), "cards": int(pos.held[seat])}, True)


def tell_skipped(pos: Position, seat: i64) -> None:
    pos.tell("skipped", {"seat": int(seat), "cards": int(pos.held[seat])}, True)


def tell_end_phase(pos: Position) -> None:
    pos.tell("end_phase", {"seat": int(pos.ender), "cause": CAUSES[pos.cause]})


def tell_over(pos: Position) -> None:
    hands: list[list[str]] = []
    for seat in range(pos.seats):
        base = seat * HAND
        hands.append([pos.frame.card_name(pos.hands[at]) for at in range(base, base + pos.held[seat])])
    pos.tell("over", {"hands": hands}, True)
