"""The printed parts of Cat Box, read from TOML and checked: all faults of a file at once."""

import re
from functools import lru_cache
from typing import Any

from clowder.core.errors import Fault, InvalidParts
from clowder.core.parts import fingerprint, read_house_part, unwieldy
from clowder.core.types import Json
from clowder.games.cat_box.deck import CARDS, Deck, mirrored_face

HOUSE = "house-1"
IDENTITIES = "KPVBYC"  # five kittens, then the Chihuahua
TILES = ("paw", "scratcher", "fish", "mouse", "stack")
_FACE = re.compile(r"[KPVBYE]{2}/[KPVBYE]{2}")
_ID = re.compile(r"[A-Za-z][A-Za-z0-9]{0,9}")


@lru_cache(maxsize=1)
def house_part() -> Json:
    return read_house_part("clowder.games.cat_box", HOUSE)


@lru_cache(maxsize=1)
def house_deck() -> Deck:
    return read_deck(house_part())


def read_deck(part: Any) -> Deck:
    """The deck of a part file. Raises InvalidParts with every fault, each under the key E_OPT_DECK."""
    faults: list[Fault] = []

    def fault(where: str, hint: str) -> None:
        faults.append(Fault("E_OPT_DECK", where, {}, hint))

    if not isinstance(part, dict):
        raise InvalidParts([Fault("E_OPT_DECK", "deck", {}, "a deck is a table with [deck] and [cards]")])
    found = unwieldy(part, "deck")
    if found is not None:
        raise InvalidParts([Fault("E_OPT_DECK", found[0], {}, found[1])])
    head = part.get("deck", {})
    cards = part.get("cards")
    if not isinstance(head, dict):
        fault("deck", "must be a table")
        head = {}
    if not isinstance(cards, dict):
        raise InvalidParts([*faults, Fault("E_OPT_DECK", "cards", {}, "the table [cards] is missing")])
    mirror = head.get("mirror_backs", True)
    if type(mirror) is not bool:
        fault("deck.mirror_backs", "must be true or false")
        mirror = True
    name = head.get("name", "own")
    if not isinstance(name, str):
        fault("deck.name", "must be a text")
        name = "own"
    if len(cards) != CARDS:
        fault("cards", f"a deck has exactly {CARDS} cards, this one has {len(cards)}")
    fronts: list[str] = []
    backs: list[str] = []
    for id, card in cards.items():
        if not _ID.fullmatch(id):
            fault(f"cards.{id[:20]}", "an id is a letter followed by letters and digits, ten at most")
        front, back, wrong = _sides(card, mirror)
        fronts.append(front)
        backs.append(back)
        if wrong:
            fault(f"cards.{id[:20]}", wrong)
    if faults:
        raise InvalidParts(faults)
    return Deck(name, list(cards), fronts, backs)


def _sides(card: Any, mirror: bool) -> tuple[str, str, str]:
    """Front, back and what is wrong with them ("" if nothing)."""
    front, back = (card.get("front"), card.get("back")) if isinstance(card, dict) else (card, None)
    if isinstance(card, dict) and set(card) - {"front", "back"}:
        return "", "", "knows only `front` and `back`"
    if not isinstance(front, str) or not _FACE.fullmatch(front):
        return "", "", "the front is not four of K P V B Y E written like KP/VE"
    if back is None:
        if mirror:
            return front, mirrored_face(front), ""
        return front, "", "without mirror_backs a card gives its own back"
    if not isinstance(back, str) or not _FACE.fullmatch(back):
        return "", "", "the back is not four of K P V B Y E written like KP/VE"
    return front, back, ""


def is_balanced(deck: Deck) -> bool:
    """Whether the five colours appear equally often on the fronts."""
    fronts = "".join(deck.faces_text[::2])
    return len({fronts.count(colour) for colour in "KPVBY"}) == 1


def parts_hash(options: Json) -> str:
    """The fingerprint of the printed parts that checked options use."""
    part = house_part() if options["deck"] == HOUSE else options["deck"]
    return fingerprint([part.get("deck", {}), part["cards"], options["setup"] or house_part()["setup"]])
