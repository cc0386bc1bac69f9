"""What is told about a game, and what each fact in it is. Everything that happens is public (CM-R36).

Callers ask first whether somebody listens (`p.events is not None`): putting facts together costs more than the move.

Several cards are told as one text with spaces between, as in position JSON: `B1 S B3 +K`, where `+K` stands for the
Kittens over a series. A fact of several cards is declared as CARD + MANY all the same.

Where a card comes to a series or leaves it, `series`, `theirs` or `left` is what lies there then, and `totals` all it
can show: a scoring or another card may follow at once, and a table shows one step after the other.
"""

from typing import Any, Final

from clowder.core.arrays import i64
from clowder.core.facts import CARD, FLAG, MANY, NUMBER, OPEN, PIECE, PLACE, SEAT, TEXT, WORD, Facts
from clowder.games.csacska_macska.cards import COLOURS, KITTENS, card_name, card_names
from clowder.games.csacska_macska.position import Position
from clowder.games.csacska_macska.scoring import reading, totals
from clowder.games.csacska_macska.series import KITTENS_BIT, faces_of, series_text, size_of

CARDS: Final = CARD + MANY

EVENT_FACTS: Final[dict[str, Facts]] = {
    "take": {"seat": SEAT, "card": CARD, "pile": PLACE},
    "draw": {"seat": SEAT, "cards": CARDS},
    "twins": {"seat": SEAT, "card": CARD},
    "play": {"seat": SEAT, "card": CARD, "colour": PIECE, "series": CARDS, "totals": NUMBER + MANY},
    "discard": {"seat": SEAT, "card": CARD, "pile": PLACE},
    "place_kittens": {"seat": SEAT, "colour": PIECE, "series": CARDS},
    "put_kittens": {"seat": SEAT, "pile": PLACE},
    "orphan": {"seat": SEAT},
    "stray_leaves": {"seat": SEAT, "colour": PIECE, "series": CARDS},
    "swap": {"seat": SEAT, "to": SEAT, "card": CARD, "colour": PIECE, "points": NUMBER, "theirs": CARDS},
    "good_dog": {"seat": SEAT, "to": SEAT, "card": CARD, "colour": PIECE, "points": NUMBER, "left": CARDS},
    "bad_dog": {"seat": SEAT, "to": SEAT, "cards": CARDS, "colour": PIECE, "points": NUMBER},
    "cat_lady": {"seat": SEAT, "strays": NUMBER, "points": NUMBER},
    "steal": {
        "seat": SEAT,
        "victim": SEAT,
        "card": CARD,
        "colour": PIECE,
        "series": CARDS,
        "totals": NUMBER + MANY,
        "left": CARDS,
    },
    "keep": {"seat": SEAT, "colour": PIECE},
    "score": {
        "seat": SEAT,
        "colour": PIECE,
        "cards": CARDS,
        "points": NUMBER,
        "reading": NUMBER + MANY,  # the number each card was read as; empty where the series brought nothing
        "total": NUMBER,
        "triple": FLAG,
        "totals": NUMBER + MANY,  # all the cards could have shown, where none of it ends in 9
        "coins": CARDS,  # the cards that become coins
        "box": CARDS,
        "final": FLAG + OPEN,  # a complete three that was scored at the end of the game
    },
    "refill": {"pile": PLACE, "card": CARD},
    "pair": {"card": CARD, "piles": PLACE + MANY},
    "reshuffle": {"cards": NUMBER},
    "game_over": {"scores": NUMBER + MANY, "winners": SEAT + MANY},
}

FACTS: Final[Facts] = {
    # refusals
    "text": TEXT,
    "seat": SEAT,
    "phase": WORD,
    "verb": WORD,
    "card": CARD,
    "colour": PIECE,
    "pile": PLACE,
    "piles": NUMBER,
    "count": NUMBER,
    "size": NUMBER,
    "name": TEXT,  # the letter of a seat as it was typed, perhaps of nobody
    "of": SEAT,
    # score lines
    "turn": NUMBER,
    "cards": CARDS,
    "from": SEAT,
    "points": NUMBER,
    # hints
    "event": WORD,
    "before": NUMBER,
    "after": NUMBER,
    "target": SEAT,
}


def tell_take(p: Position, face: i64, pile: i64) -> None:
    p.tell("take", {"seat": p.active, "card": card_name(face), "pile": pile + 1})


def tell_draw(p: Position) -> None:
    p.tell("draw", {"seat": p.active, "cards": card_names(p.hand_cards())}, True)


def tell_twins(p: Position, face: i64) -> None:
    p.tell("twins", {"seat": p.active, "card": card_name(face)})


def tell_play(p: Position, face: i64, colour: i64) -> None:
    name = card_name(face)
    p.tell("play", {"seat": p.active, "card": name, "colour": COLOURS[colour], **laid(p, p.active, colour)})


def laid(p: Position, seat: i64, colour: i64) -> dict[str, Any]:
    """What lies in a series now, and what it can show."""
    series = p.series[seat * 4 + colour]
    return {"series": series_text(series, colour), "totals": totals(p.setup.deck, series)}


def tell_discard(p: Position, face: i64, pile: i64) -> None:
    p.tell("discard", {"seat": p.active, "card": card_name(face), "pile": pile + 1})


def tell_place_kittens(p: Position, colour: i64) -> None:
    cards = series_text(p.series[p.active * 4 + colour], colour)
    p.tell("place_kittens", {"seat": p.active, "colour": COLOURS[colour], "series": cards})


def tell_put_kittens(p: Position, owner: i64, pile: i64) -> None:
    p.tell("put_kittens", {"seat": owner, "pile": pile + 1})


def tell_orphan(p: Position, owner: i64) -> None:
    p.tell("orphan", {"seat": owner})


def tell_stray_leaves(p: Position, colour: i64) -> None:
    cards = series_text(p.series[p.active * 4 + colour], colour)
    p.tell("stray_leaves", {"seat": p.active, "colour": COLOURS[colour], "series": cards})


def tell_swap(p: Position, partner: i64, face: i64, colour: i64) -> None:
    facts: dict[str, Any] = {"seat": p.active, "to": partner, "card": card_name(face), "colour": COLOURS[colour]}
    p.tell("swap", {**facts, "points": 1, "theirs": series_text(p.series[partner * 4 + colour], colour)})


def tell_good_dog(p: Position, receiver: i64, face: i64, colour: i64) -> None:
    facts: dict[str, Any] = {"seat": p.active, "to": receiver, "card": card_name(face), "colour": COLOURS[colour]}
    p.tell("good_dog", {**facts, "points": 2, "left": series_text(p.series[p.active * 4 + colour], colour)})


def tell_bad_dog(p: Position, receiver: i64, series: i64, colour: i64) -> None:
    names = card_names(faces_of(series, colour))
    points = size_of(series)
    p.tell("bad_dog", {"seat": p.active, "to": receiver, "cards": names, "colour": COLOURS[colour], "points": points})


def tell_cat_lady(p: Position, points: i64) -> None:
    p.tell("cat_lady", {"seat": p.active, "strays": points - 1, "points": points})


def tell_steal(p: Position, victim: i64, face: i64, colour: i64) -> None:
    facts: dict[str, Any] = {"seat": p.active, "victim": victim, "card": card_name(face), "colour": COLOURS[colour]}
    left = series_text(p.series[victim * 4 + colour], colour)
    p.tell("steal", {**facts, **laid(p, p.active, colour), "left": left})


def tell_keep(p: Position, colour: i64) -> None:
    p.tell("keep", {"seat": p.active, "colour": COLOURS[colour]})


def tell_score(p: Position, seat: i64, colour: i64, series: i64, points: i64, final: bool) -> None:
    """How a scoring looks to everybody: the cards, how they were read, and where they go."""
    faces = faces_of(series, colour)
    if series & KITTENS_BIT:
        faces.append(KITTENS)
    numbers = reading(p.setup.deck, series)
    facts: dict[str, Any] = {
        "seat": seat,
        "colour": COLOURS[colour],
        "cards": series_text(series, colour),
        "points": points,
        "reading": numbers,
        "total": sum(numbers),
        "triple": points == 3 and size_of(series) == 3,
        "totals": [] if numbers else totals(p.setup.deck, series),
        "coins": card_names(faces[:points]),
        "box": card_names(faces[points:]),
    }
    if final:
        facts["final"] = True
    p.tell("score", facts)


def tell_refill(p: Position, pile: i64, face: i64) -> None:
    p.tell("refill", {"pile": pile + 1, "card": card_name(face)}, True)


def tell_pair(p: Position, face: i64, lower: i64, higher: i64) -> None:
    p.tell("pair", {"card": card_name(face), "piles": [lower + 1, higher + 1]})


def tell_reshuffle(p: Position, cards: i64) -> None:
    p.tell("reshuffle", {"cards": cards}, True)


def tell_game_over(p: Position) -> None:
    coins: list[int] = list(p.coins)
    most = max(coins)
    p.tell("game_over", {"scores": coins, "winners": [seat for seat, own in enumerate(coins) if own == most]})
