"""The printed parts: board, Mog deck and Curiosity deck, read from parts/ or from an owner's own data.

A replacement with faults raises InvalidParts with all of them, key E_DATA (the board is checked in board_checks.py).
"""

import json
from collections import OrderedDict
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from clowder.core.errors import Fault, InvalidParts, shown
from clowder.core.options import need_checked
from clowder.core.parts import fingerprint, read_house_part, unwieldy, unwieldy_fault
from clowder.core.types import Json
from clowder.games.cat_attack.board import Board
from clowder.games.cat_attack.board_checks import board_faults
from clowder.games.cat_attack.vocabulary import EFFECTS, PREY, SHOPS, SPECIALS, SUITS

PACKAGE = "clowder.games.cat_attack"
MOG_CARDS = 63
CURIOSITY_CARDS = 39
MOST_COPIES = 60


@dataclass(frozen=True)
class Curiosity:
    """One Curiosity card."""

    id: str
    effect: int
    arg: int
    title: str
    text: str


@dataclass(frozen=True)
class Decks:
    """How often each Mog face is there, and the Curiosity cards in the order of their ids."""

    mog: tuple[int, ...]
    curiosity: tuple[Curiosity, ...]


@cache
def house_board() -> Json:
    text = (resources.files(PACKAGE) / "parts" / "board.json").read_text(encoding="utf-8")
    board: Json = json.loads(text)
    return board


@cache
def house_mog() -> Json:
    return read_house_part(PACKAGE, "mog")


@cache
def house_curiosity() -> Json:
    return read_house_part(PACKAGE, "curiosity")


def part(given: Any, house: Json) -> Json:
    """The data an option means: "house" or an object of the same shape. Raises InvalidParts."""
    if given == "house":
        return house
    if not isinstance(given, dict):
        raise InvalidParts(
            [_fault("data", "table_missing", 'give "house" or an object of the shape of the house file')]
        )
    return given


def _fault(where: str, why: str, hint: str, **params: Any) -> Fault:
    return Fault("E_DATA", where, {"where": where, **params}, hint, why, where)


def parts_hash(options: Any) -> str:
    """SHA-256 (hex) of the board and decks that checked options name. Raises InvalidParts where they are none."""
    need_checked(options, "board", "mog_deck", "curiosity_deck")
    board, mog, curiosity = _board_data(options), _mog_data(options), _curiosity_data(options)
    make_board(board)
    make_decks(mog, curiosity)
    return fingerprint([board, mog, curiosity])


def chosen_board(options: Json) -> Board:
    return make_board(_board_data(options))


def chosen_decks(options: Json) -> Decks:
    return make_decks(_mog_data(options), _curiosity_data(options))


def _board_data(options: Json) -> Json:
    return part(options["board"], house_board())


def _mog_data(options: Json) -> Json:
    return part(options["mog_deck"], house_mog())


def _curiosity_data(options: Json) -> Json:
    return part(options["curiosity_deck"], house_curiosity())


BOARDS_KEPT = 16  # besides the house's own; tools may try many, and a board takes half a megabyte
_BOARDS: OrderedDict[str, Board] = OrderedDict()


def make_board(data: Json) -> Board:
    """The board that data describes, built once per edition. Raises InvalidParts with all faults."""
    if data is house_board():
        return _house_board_built()
    _refuse_unwieldy(data, "board")
    mark = fingerprint(data)
    board = _BOARDS.pop(mark, None)
    if board is None:
        board = _built(data)
        if len(_BOARDS) >= BOARDS_KEPT:
            _BOARDS.popitem(last=False)  # the one not used for the longest time
    _BOARDS[mark] = board
    return board


@cache
def _house_board_built() -> Board:
    return _built(house_board())


def _built(data: Json) -> Board:
    faults = board_faults(data)
    if faults:
        raise InvalidParts(faults)
    return Board(data)


def _refuse_unwieldy(data: Json, where: str) -> None:
    found = unwieldy(data, where)
    if found is not None:
        raise InvalidParts([unwieldy_fault("E_DATA", found, where)])


def make_decks(mog: Json, curiosity: Json) -> Decks:
    """Both decks. Raises InvalidParts with all faults of both."""
    if mog is house_mog() and curiosity is house_curiosity():
        return house_decks()
    return _read_decks(mog, curiosity)


@cache
def house_decks() -> Decks:
    return _read_decks(house_mog(), house_curiosity())


def _read_decks(mog: Json, curiosity: Json) -> Decks:
    _refuse_unwieldy(mog, "mog_deck")
    _refuse_unwieldy(curiosity, "curiosity_deck")
    faults: list[Fault] = []
    counts = _mog_counts(mog, faults)
    cards = _curiosity_cards(curiosity, faults)
    if faults:
        raise InvalidParts(faults)
    return Decks(tuple(counts), tuple(cards))


def _mog_counts(data: Json, faults: list[Fault]) -> list[int]:
    counts = [0] * 21
    deck = data.get("mog")
    if not isinstance(deck, dict):
        faults.append(_fault("mog", "table_missing", "the file needs a table [mog]"))
        return counts
    for name in sorted(set(deck) - set(SUITS) - set(SPECIALS)):
        known = ", ".join(SUITS + SPECIALS)
        faults.append(_fault(f"mog.{name}", "unknown", f"known entries are {known}", given=name[:20], allowed=known))
    for number, suit in enumerate(SUITS):
        entry = deck.get(suit)
        values = entry.get("values") if isinstance(entry, dict) else None
        copies = entry.get("copies_each") if isinstance(entry, dict) else None
        good = isinstance(values, list) and all(type(value) is int and 1 <= value <= 6 for value in values)
        if not good or len(set(values or [])) != len(values or []):
            faults.append(_fault(f"mog.{suit}.values", "suit_values", "give different values from 1 to 6"))
            values = []
        if type(copies) is not int or not 0 <= copies <= MOST_COPIES:
            faults.append(_fault(f"mog.{suit}.copies_each", "copies", "give copies_each", most=MOST_COPIES))
            copies = 0
        for value in values or []:
            counts[number * 6 + value - 1] = copies
    for number, special in enumerate(SPECIALS):
        entry = deck.get(special)
        copies = entry.get("copies") if isinstance(entry, dict) else None
        if type(copies) is not int or not 0 <= copies <= MOST_COPIES:
            faults.append(_fault(f"mog.{special}.copies", "copies", "give copies", most=MOST_COPIES))
            continue
        counts[18 + number] = copies
    if sum(counts) != MOG_CARDS:
        hint = f"the deck has {sum(counts)} cards; it must have {MOG_CARDS}"
        faults.append(_fault("mog", "count", hint, wanted=MOG_CARDS, found=sum(counts)))
    return counts


def _curiosity_cards(data: Json, faults: list[Fault]) -> list[Curiosity]:
    groups = data.get("curiosity")
    if not isinstance(groups, list):
        faults.append(_fault("curiosity", "rows", "the file needs entries [[curiosity]]"))
        return []
    if len(groups) > CURIOSITY_CARDS:
        hint = f"at most {CURIOSITY_CARDS} entries; there are {len(groups)}"
        faults.append(_fault("curiosity", "most", hint, most=CURIOSITY_CARDS, found=len(groups)))
        return []
    cards: list[Curiosity] = []
    for number, group in enumerate(groups):
        where = f"curiosity[{number}]"
        if not isinstance(group, dict):
            faults.append(_fault(where, "table_missing", "an entry is a table"))
            continue
        ids = _ids(group.get("ids"))
        effect, arg = group.get("effect"), _argument(group.get("effect"), group.get("arg"))
        if not ids:
            hint = 'give one id such as "K01" or a range such as "K01-K03"'
            faults.append(_fault(f"{where}.ids", "ids", hint, value=shown(group.get("ids"))))
        if not isinstance(effect, str) or effect not in EFFECTS:
            known = ", ".join(EFFECTS)
            hint = f"known effects are {known}"
            faults.append(_fault(f"{where}.effect", "unknown", hint, given=shown(effect), allowed=known))
        elif arg is None:
            hint = f"this argument does not fit {effect}"
            allowed = ", ".join(str(each) for each in arguments(effect))
            why = "argument" if allowed else "argument_none"
            faults.append(_fault(f"{where}.arg", why, hint, value=shown(group.get("arg")), allowed=allowed))
        for name in ("title", "text"):
            if not isinstance(group.get(name, ""), str):
                faults.append(_fault(f"{where}.{name}", "text", "title and text are texts"))
        if ids and isinstance(effect, str) and effect in EFFECTS and arg is not None:
            title, text = str(group.get("title", "")), str(group.get("text", ""))
            cards.extend(Curiosity(id, EFFECTS.index(effect), arg, title, text) for id in ids)
    if len({card.id for card in cards}) != len(cards):
        faults.append(_fault("curiosity", "id_twice", "two cards have the same id"))
    if len(cards) != CURIOSITY_CARDS:
        hint = f"the deck has {len(cards)} cards; it must have {CURIOSITY_CARDS}"
        faults.append(_fault("curiosity", "count", hint, wanted=CURIOSITY_CARDS, found=len(cards)))
    shuffles = sum(1 for card in cards if EFFECTS[card.effect] == "shuffle")
    if shuffles != 1:
        hint = f"the deck has {shuffles} Shuffle cards; it must have exactly one"
        faults.append(_fault("curiosity", "shuffles", hint, found=shuffles))
    return cards


def _ids(text: Any) -> list[str]:
    if not isinstance(text, str):
        return []
    ends = text.split("-")
    if not all(len(end) == 3 and end[0] == "K" and end[1:].isascii() and end[1:].isdigit() for end in ends):
        return []
    low, high = int(ends[0][1:]), int(ends[-1][1:])
    return [f"K{number:02}" for number in range(low, high + 1)] if len(ends) <= 2 else []


def arguments(effect: str) -> tuple[str | int, ...]:
    """What an effect may be given; nothing where it needs nothing."""
    if effect in ("shop_toggle", "shop_close", "shop_open"):
        return SHOPS
    if effect == "car_to":
        return tuple("NESW")
    if effect in ("escape_own", "escape_other"):
        return PREY
    return tuple(range(1, 10)) if effect in ("gain_life", "lose_life_home") else ()


def _argument(effect: Any, arg: Any) -> int | None:
    """The argument as a number; None if it does not fit the effect."""
    allowed = arguments(effect) if isinstance(effect, str) else ()
    if not allowed:
        return 0 if arg is None else None
    if type(arg) is not type(allowed[0]) or arg not in allowed:
        return None
    return arg if isinstance(arg, int) else allowed.index(arg)
