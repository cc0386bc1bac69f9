"""What is told about a game, and what each fact in it is. Everything that happens is public (CM-R36).

Several cards are told as one text with spaces between, as in position JSON: `B1 S B3 +K`, where `+K` stands for the
Kittens over a series. A fact of several cards is declared as CARD + MANY all the same.
"""

from typing import Final

from clowder.core.facts import CARD, FLAG, MANY, NUMBER, OPEN, PIECE, PLACE, SEAT, TEXT, WORD, Facts

CARDS: Final = CARD + MANY

EVENT_FACTS: Final[dict[str, Facts]] = {
    "take": {"seat": SEAT, "card": CARD, "pile": PLACE},
    "draw": {"seat": SEAT, "cards": CARDS},
    "twins": {"seat": SEAT, "card": CARD},
    "play": {"seat": SEAT, "card": CARD, "colour": PIECE},
    "discard": {"seat": SEAT, "card": CARD, "pile": PLACE},
    "place_kittens": {"seat": SEAT, "colour": PIECE},
    "put_kittens": {"seat": SEAT, "pile": PLACE},
    "orphan": {"seat": SEAT},
    "swap": {"seat": SEAT, "to": SEAT, "card": CARD, "colour": PIECE, "points": NUMBER},
    "good_dog": {"seat": SEAT, "to": SEAT, "card": CARD, "colour": PIECE, "points": NUMBER},
    "bad_dog": {"seat": SEAT, "to": SEAT, "cards": CARDS, "colour": PIECE, "points": NUMBER},
    "cat_lady": {"seat": SEAT, "strays": NUMBER, "points": NUMBER},
    "steal": {"seat": SEAT, "victim": SEAT, "card": CARD, "colour": PIECE},
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
