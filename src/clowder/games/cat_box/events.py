"""What is told of a game of Cat Box, to whom, and what each fact of it is.

Whoever tells asks `p.events is not None` first: putting facts together costs more than most moves.
"""

from typing import Any, Final

from clowder.core.arrays import i64
from clowder.core.event import Event
from clowder.core.facts import CARD, FLAG, MANY, NUMBER, OPEN, PIECE, PLACE, SEAT, TEXT, WORD, Facts
from clowder.games.cat_box.catalogue import IDENTITIES
from clowder.games.cat_box.codes import PAW, STACK
from clowder.games.cat_box.position import Position, held_of, quarter_of

# A face ("KP/VE") is a picture in notation, hence TEXT: screens that show the picture have words of their own for it.
EVENT_FACTS: Final[dict[str, Facts]] = {
    "played": {"seat": SEAT, "owner": SEAT, "slot": NUMBER + OPEN, "card": CARD, "face": TEXT, "tile": PIECE + OPEN},
    "passed": {"seat": SEAT, "forced": FLAG},
    "ended": {"seat": SEAT},
    "mouse_moved": {"seat": SEAT, "from": CARD, "card": CARD},
    "scratcher_laid": {"seat": SEAT, "at": PLACE},
    "scratcher_taken": {"seat": SEAT, "at": PLACE},
    "fished": {
        "seat": SEAT,
        "owner": SEAT,
        "slot": NUMBER,
        "visible": TEXT,
        "secret": TEXT + OPEN,
        "id": CARD + OPEN,
    },
    "drew": {
        "seat": SEAT,
        "slot": NUMBER,
        "visible": TEXT,
        "deck": NUMBER,
        "top": TEXT + OPEN,
        "secret": TEXT + OPEN,
        "id": CARD + OPEN,
    },
    "revealed": {"identities": PIECE + MANY},
}

FACTS: Final[Facts] = {
    # refusals
    "text": TEXT,
    "seat": SEAT,
    "card": CARD,
    "tile": PIECE,
    "at": PLACE,
    "cells": PLACE + MANY,
    "limit": NUMBER,
    "turn": NUMBER,  # in degrees
    "rotation": WORD,
    "move": WORD,
    # refusals and score lines
    "count": NUMBER,
    # score lines
    "colour": PIECE,
    "tiles": PIECE + MANY,
    "points": NUMBER,
    # hints
    "event": WORD,
    "before": NUMBER,
    "after": NUMBER,
    "target": SEAT,
}


def tell_played(p: Position, source: i64, kind: i64) -> None:
    """A card was laid: the last one on the table, from this hand slot or (the last source) reserved."""
    reserved = source >= p.setup.slots
    card = p.laid[p.just_played]
    public: dict[str, Any] = {
        "seat": int(p.active),
        "owner": int(p.active) if reserved else int(source // p.setup.hand_size),
        "slot": None if reserved else int(source % p.setup.hand_size),
        "card": p.card_text(card),
        "face": p.setup.deck.face(held_of(card), quarter_of(card)),
        "tile": "stack" if kind == STACK else "paw" if kind == PAW else None,
    }
    # Where faces repeat, laying a card tells which one it is and what its other side shows.
    p.tell("played", public, not p.setup.deck.all_faces_differ)


def tell_passed(p: Position, forced: bool) -> None:
    p.tell("passed", {"seat": int(p.active), "forced": forced})


def tell_ended(p: Position) -> None:
    p.tell("ended", {"seat": int(p.active)})


def tell_mouse_moved(p: Position, before: i64, after: i64) -> None:
    p.tell("mouse_moved", {"seat": int(p.active), "from": p.card_text(before), "card": p.card_text(after)})


def tell_scratcher_laid(p: Position, cell: i64) -> None:
    p.tell("scratcher_laid", {"seat": int(p.active), "at": p.place_text(cell)})


def tell_scratcher_taken(p: Position, cell: i64) -> None:
    p.tell("scratcher_taken", {"seat": int(p.active), "at": p.place_text(cell)})


def tell_fished(p: Position, slot: i64, held: i64) -> None:
    """A card was reserved: only who fished it sees its secret side, and learns it unless the card was theirs."""
    owner = slot // p.setup.hand_size
    public: dict[str, Any] = {
        "seat": int(p.active),
        "owner": int(owner),
        "slot": int(slot % p.setup.hand_size),
        "visible": p.setup.deck.face(held),
    }
    p.emit(Event("fished", public, _secret(p, held), 1 << p.active, owner != p.active))


def tell_drew(p: Position, slot: i64, held: i64) -> None:
    """A hand was refilled: its owner sees both sides of the card, everybody the next top of the deck."""
    owner = slot // p.setup.hand_size
    public: dict[str, Any] = {
        "seat": int(owner),
        "slot": int(slot % p.setup.hand_size),
        "visible": p.setup.deck.face(held),
        "deck": int(len(p.pile) - p.pile_next),
        "top": p.setup.deck.face(p.pile[p.pile_next]) if p.pile_next < len(p.pile) else None,
    }
    p.tell_some("drew", public, _secret(p, held), 1 << owner)


def tell_revealed(p: Position) -> None:
    p.tell("revealed", {"identities": [IDENTITIES[identity] for identity in p.identities]}, True)


def _secret(p: Position, held: i64) -> dict[str, Any]:
    return {"secret": p.setup.deck.face(held ^ 1), "id": p.setup.deck.ids[held >> 1]}
