"""What the facts of an event, a refusal or a score line are, so that nobody has to guess it from their names.

A game declares them in its `events.py`: `EVENT_FACTS` for every kind of event, `FACTS` for the facts of refusals and
score lines, which mean the same wherever they stand. Terminal and browser read the declaration through `Game.facts`.
"""

from typing import Final

from clowder.core.types import Json

SEAT: Final = "seat"  # a number from 0; sentences name who sits there
CARD: Final = "card"  # a card by its id
PIECE: Final = "piece"  # a thing with a name in the catalogue: a food, a tile, a colour, an animal
PLACE: Final = "place"  # a place by its id or coordinates, as the board shows it and moves name it
OWNED: Final = "owned"  # a place or thing that belongs to a seat or to nobody: a larder, a Home, a shop
NUMBER: Final = "number"  # a count, points, a die
FLAG: Final = "flag"  # true or false
WORD: Final = "word"  # a word of the engine by which a sentence chooses its form: a phase, a cause
TEXT: Final = "text"  # what somebody typed, or a move in notation: shown as it is
MANY: Final = "*"  # after a kind: a list of such things, as in "card*"
OPEN: Final = "?"  # after a kind: the fact may be missing or null

KINDS: Final = (SEAT, CARD, PIECE, PLACE, OWNED, NUMBER, FLAG, WORD, TEXT)

Facts = dict[str, str]  # the name of a fact -> its kind, perhaps with MANY or OPEN behind it


def kind_of(declared: str) -> str:
    """The kind without the marks behind it."""
    return declared.rstrip(MANY + OPEN)


def as_json(events: dict[str, Facts], facts: Facts) -> Json:
    """A game's declaration in the form in which `Game.facts` gives it away."""
    return {"events": events, "facts": facts}
