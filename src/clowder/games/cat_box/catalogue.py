"""The printed parts of Cat Box, read from TOML and checked: all faults of a file at once."""

import re
from functools import lru_cache
from typing import Any

from clowder.core.errors import Fault, InvalidParts, shown
from clowder.core.options import need_checked, unchecked
from clowder.core.parts import fingerprint, read_house_part, unwieldy, unwieldy_fault
from clowder.core.types import Json
from clowder.games.cat_box.deck import CARDS, Deck, mirrored_face

HOUSE = "house-1"
IDENTITIES = "KPVBYC"  # five kittens, then the Chihuahua
TILES = ("paw", "scratcher", "fish", "mouse", "stack")
_FACE = re.compile(r"[KPVBYE]{2}/[KPVBYE]{2}")
_ID = re.compile(r"[A-Za-z][A-Za-z0-9]{0,9}")
LONGEST_ID = 10  # letters and digits of a card's id
MOST_ROWS = 16  # of a table by numbers of players


@lru_cache(maxsize=1)
def house_part() -> Json:
    return read_house_part("clowder.games.cat_box", HOUSE)


@lru_cache(maxsize=1)
def house_deck() -> Deck:
    return read_deck(house_part())


def read_deck(part: Any) -> Deck:
    """The deck of a part file. Raises InvalidParts with every fault, each under the key E_OPT_DECK."""
    if not isinstance(part, dict):
        raise InvalidParts([_fault("deck", "table_missing", "a deck is a table with [deck] and [cards]", at="")])
    found = unwieldy(part, "deck")
    if found is not None:
        raise InvalidParts([unwieldy_fault("E_OPT_DECK", found, "deck")])
    faults: list[Fault] = []
    name, mirror = _read_head(part.get("deck", {}), faults)
    cards = part.get("cards")
    if not isinstance(cards, dict):
        raise InvalidParts([*faults, _fault("cards", "table_missing", "the table [cards] is missing")])
    if len(cards) != CARDS:
        hint = f"a deck has exactly {CARDS} cards, this one has {len(cards)}"
        faults.append(_fault("cards", "count", hint, wanted=CARDS, found=len(cards)))
    fronts: list[str] = []
    backs: list[str] = []
    for id, card in cards.items():
        if not _ID.fullmatch(id):
            hint = "an id is a letter followed by letters and digits, ten at most"
            faults.append(_fault(f"cards.{id[:20]}", "id", hint, given=id[:20], most=LONGEST_ID))
        front, back = _sides(card, mirror, f"cards.{id[:20]}", faults)
        fronts.append(front)
        backs.append(back)
    if faults:
        raise InvalidParts(faults)
    return Deck(name, list(cards), fronts, backs)


def _fault(where: str, why: str, hint: str, at: str | None = None, **params: Any) -> Fault:
    return Fault("E_OPT_DECK", where, params, hint, why, where if at is None else at)


def _read_head(head: Any, faults: list[Fault]) -> tuple[str, bool]:
    """The deck's name, and whether a card without a back of its own shows the mirror image."""
    if not isinstance(head, dict):
        faults.append(_fault("deck", "table_missing", "must be a table"))
        head = {}
    mirror = head.get("mirror_backs", True)
    if type(mirror) is not bool:
        faults.append(_fault("deck.mirror_backs", "flag", "must be true or false"))
        mirror = True
    name = head.get("name", "own")
    if not isinstance(name, str):
        faults.append(_fault("deck.name", "text", "must be a text"))
        name = "own"
    return name, mirror


def _sides(card: Any, mirror: bool, where: str, faults: list[Fault]) -> tuple[str, str]:
    """Front and back; what is wrong with them is added to the faults."""
    known = ("front", "back")
    front, back = (card.get("front"), card.get("back")) if isinstance(card, dict) else (card, None)
    for name in card if isinstance(card, dict) else ():
        if name not in known:
            hint = "knows only `front` and `back`"
            faults.append(_fault(where, "unknown", hint, given=name[:20], allowed=", ".join(known)))
    for side, face in (("front", front), ("back", back)):
        if (face is not None or side == "front") and (not isinstance(face, str) or not _FACE.fullmatch(face)):
            hint = f"the {side} is not four of K P V B Y E written like KP/VE"
            faults.append(_fault(where, side, hint, at=f"{where}.{side}", value=shown(face)))
    if back is None and not mirror:
        faults.append(
            _fault(where, "back_missing", "without mirror_backs a card gives its own back", at=f"{where}.back")
        )
    if back is None and isinstance(front, str) and _FACE.fullmatch(front):
        back = mirrored_face(front)
    return str(front), str(back)


def is_balanced(deck: Deck) -> bool:
    """Whether the five colours appear equally often on the fronts."""
    fronts = "".join(deck.faces_text[::2])
    return len({fronts.count(colour) for colour in "KPVBY"}) == 1


def is_setup(setup: Any) -> bool:
    """Whether it has the shape of the house's: two tables, of numbers by how many play."""
    if not isinstance(setup, dict) or set(setup) != {"removed_basic", "hand_size"}:
        return False
    tables = list(setup.values())
    if not all(isinstance(table, dict) and len(table) <= MOST_ROWS for table in tables):
        return False
    # how many play is a text in JSON, and may be a number in Python; both at once cannot be sorted
    texts = [name for table in tables for name in table if isinstance(name, str)]
    numbers = [name for table in tables for name in table if type(name) is int]
    if (texts and numbers) or len(texts) + len(numbers) != sum(map(len, tables)):
        return False
    named = all(name.isascii() and len(name) <= LONGEST_ID for name in texts)
    return named and unwieldy([list(table.values()) for table in tables], "setup") is None


def parts_hash(options: Any) -> str:
    """The fingerprint of the printed parts that checked options use. Raises InvalidParts where they are none."""
    need_checked(options, "deck", "setup")
    part, setup = options["deck"], options["setup"]
    if part == HOUSE:
        part = house_part()
    else:
        read_deck(part)
    if setup is None:
        setup = house_part()["setup"]
    elif not is_setup(setup):
        raise unchecked()
    return fingerprint([part.get("deck", {}), part["cards"], setup])
