"""What is told while a game runs, to whom, and what each fact in it is. Only a drawn card is told to its seat alone.

Callers ask `p.events is not None` before they put facts together.
"""

from typing import Any, Final

from clowder.core.arrays import i64
from clowder.core.facts import CARD, FLAG, MANY, NUMBER, OPEN, PLACE, SEAT, TEXT, WORD, Facts
from clowder.games.if_it_fits.actions import card_kind
from clowder.games.if_it_fits.knowledge import hand_json
from clowder.games.if_it_fits.position import CAUSES, END_PHASE, Position
from clowder.games.if_it_fits.scoring import box_json
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
    "closed": {
        "seat": SEAT,
        "box": PLACE,
        "cells": PLACE + MANY,
        "cards": NUMBER,
        "points": NUMBER,
        "takers": SEAT + MANY,
    },
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


def tell_turn(p: Position, reveals: bool) -> None:
    p.tell("turn", {"seat": int(p.active), "ending": p.ending == END_PHASE}, reveals)


def tell_card_in_cell(p: Position, face: i64, xy: i64) -> None:
    """A start box, a box card or a special toy played as one: a card from a hand was not known before."""
    card = face >> 1
    public: dict[str, Any] = {
        "seat": int(p.active),
        "card": p.setup.card_ids[card],
        "cell": cell_text(xy),
        "turned": (face & 1) == 1,
    }
    p.tell(card_kind(card), public, card < FIRST_START)


def tell_toy_across(p: Position, toy: i64, left: i64) -> None:
    card = p.setup.card_ids[FIRST_TOY + toy]
    p.tell("toy_across", {"seat": int(p.active), "card": card, "cell": cell_text(p.plane.xy_of(left))}, True)


def tell_princess(p: Position, cell: i64, owner: i64, asleep: bool) -> None:
    public: dict[str, Any] = {
        "seat": int(p.active),
        "cell": cell_text(p.plane.xy_of(cell)),
        "owner": int(owner),
        "asleep": asleep,
    }
    p.tell("princess", public, True)


def tell_cat(p: Position, left: i64) -> None:
    seat = p.active
    p.tell("cat", {"seat": int(seat), "cell": cell_text(p.plane.xy_of(left)), "supply": int(p.supply[seat])})


def tell_no_cat(p: Position) -> None:
    p.tell("no_cat", {"seat": int(p.active)})


def tell_sleep(p: Position, xy: i64, turned: bool) -> None:
    seat = p.active
    public: dict[str, Any] = {
        "seat": int(seat),
        "cell": cell_text(xy),
        "turned": turned,
        "supply": int(p.supply[seat]),
    }
    p.tell("sleep", public)


def tell_closed(p: Position, cell: i64, before: list[int]) -> None:
    """The card in a cell has closed these boxes: its own, and those whose last open side it stopped with a wall."""
    for root in p.plane.closed_near(cell):
        if root not in before:
            box = box_json(p, root)
            public: dict[str, Any] = {
                "seat": int(p.active),
                "box": box["box"],
                "cells": box["cells"],
                "cards": len(box["cells"]),
                "points": box["plus"] - box["minus"],
                "takers": box["takers"],
            }
            p.tell("closed", public)


def tell_draw(p: Position, seat: i64, card: i64) -> None:
    public: dict[str, Any] = {"seat": int(seat), "left": int(p.cards_left())}
    p.tell_some("draw", public, {"card": p.setup.card_id(card)}, 1 << int(seat))


def tell_blocked(p: Position, seat: i64) -> None:
    p.tell("blocked", {"seat": int(seat), "cards": int(p.held[seat])}, True)


def tell_skipped(p: Position, seat: i64) -> None:
    p.tell("skipped", {"seat": int(seat), "cards": int(p.held[seat])}, True)


def tell_end_phase(p: Position) -> None:
    p.tell("end_phase", {"seat": int(p.ender), "cause": CAUSES[p.cause]})


def tell_over(p: Position) -> None:
    p.tell("over", {"hands": [hand_json(p, seat) for seat in range(p.seats)]}, True)
