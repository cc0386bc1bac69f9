"""Positions as JSON, in the notation of the specification's examples: `"blue": "B1 S B3 +K"`, `"P1": "B7 LADY"`."""

from collections.abc import Mapping
from typing import Any, Final

from clowder.core.errors import Fault, InvalidPosition, shown
from clowder.core.game import Game
from clowder.core.position_reader import FIELD, PositionReader
from clowder.core.types import Json
from clowder.games.csacska_macska.cards import (
    COLOURS,
    DECK_SIZE,
    FACES,
    KITTENS,
    NO_CARD,
    SEAT_LETTERS,
    STRAY,
    STRAY_KIND,
    card_names,
    parse_card,
)
from clowder.games.csacska_macska.catalogue import base_positions
from clowder.games.csacska_macska.piles import put_on_pile, settle_piles, shuffle_deck
from clowder.games.csacska_macska.position import ACT, ORPHAN, PHASES, RESOLVE, SCORE3, Position
from clowder.games.csacska_macska.position_checks import check_position, count_cards
from clowder.games.csacska_macska.scoring import LAST_TURN, LEDGER_KINDS, LedgerEntry, with_entry
from clowder.games.csacska_macska.series import KITTENS_BIT, ONE_CARD, STRAY_BIT, series_text, with_card
from clowder.games.csacska_macska.setup import Setup

FIELDS: Final = (
    "base", "phase", "active", "turn", "pass", "deck", "piles", "series", "coins", "box", "hand", "taken",
    "first_discard", "choice", "orphans", "ledger",
)  # fmt: skip
DEFAULT_SEATS: Final = 4
LEDGER_FORM: Final = "write 12 A from B bad-dog blue 3 B1 S B3"


def position(p: Position) -> Json:
    """Everything, hidden cards and generator included."""
    return {
        "game": "csacska-macska",
        "seats": p.seats,
        "options": dict(p.setup.options),
        "phase": PHASES[p.phase],
        "active": SEAT_LETTERS[p.active],
        "turn": p.turn,
        "pass": p.pass_number,
        "deck": card_names(p.deck_cards()),
        "piles": {f"P{pile + 1}": card_names(p.pile_cards(pile)) for pile in range(p.seats)},
        "series": series_json(p),
        "coins": {SEAT_LETTERS[seat]: p.coins[seat] for seat in range(p.seats)},
        "box": card_names(p.box_cards()),
        "hand": card_names(p.hand_cards()),
        "taken": p.taken,
        "first_discard": f"P{p.first_discard + 1}" if p.first_discard >= 0 else None,
        "choice": COLOURS[p.choice] if p.choice >= 0 else None,
        "orphans": "".join([SEAT_LETTERS[seat] for seat in range(p.seats) if p.orphans >> seat & 1]),
        "ledger": [entry_text(LedgerEntry(packed)) for packed in p.ledger],
        "rng": list(p.rng.words()),
    }


def series_json(p: Position) -> Json:
    """The series by seat and colour; seats without any are left out."""
    found: Json = {}
    for at in range(p.seats * 4):
        if p.series[at]:
            own = found.setdefault(SEAT_LETTERS[at // 4], {})
            own[COLOURS[at % 4]] = series_text(p.series[at], at % 4)
    return found


def entry_text(entry: LedgerEntry) -> str:
    """`12 A from B bad-dog blue 3 B1 S B3`: turn, receiver, giver, kind, colour, coins, cards."""
    words = [
        str(entry.turn), SEAT_LETTERS[entry.seat], "from", SEAT_LETTERS[entry.giver], LEDGER_KINDS[entry.kind],
        COLOURS[entry.colour], str(entry.points), series_text(entry.series, entry.colour),
    ]  # fmt: skip
    return " ".join(words).strip()


def merge_base(given: Mapping[str, Any], faults: list[Fault]) -> Mapping[str, Any]:
    """The position laid over the base it names; piles replace each other one by one."""
    name = given.get("base") if isinstance(given, Mapping) else None
    if name is None:
        return given
    bases = base_positions()
    if not isinstance(name, str) or name not in bases:
        faults.append(Fault(FIELD, "base", {"where": "base"}, f"known bases are {', '.join(bases)}"))
        return given
    base = bases[name]
    if given.get("seats", base["seats"]) != base["seats"]:
        faults.append(Fault(FIELD, "seats", {"where": "seats"}, f"{name} has {base['seats']} players"))
    merged: Json = {**base, **given}
    piles = given.get("piles")
    if isinstance(piles, Mapping):
        merged["piles"] = {**base["piles"], **piles}
    return merged


class Reader(PositionReader):
    """Reads one position and remembers every fault."""

    def __init__(self, game: Game, given: Mapping[str, Any]) -> None:
        faults: list[Fault] = []
        merged = merge_base(given, faults)
        try:
            super().__init__(game, merged, FIELDS, DEFAULT_SEATS)
        except InvalidPosition as error:
            faults.extend(error.errors)
        if faults:
            raise InvalidPosition(faults)
        self.setup = Setup(self.seats, self.options)

    def fill(self, p: Position) -> None:
        """Lay everything out. Raises InvalidPosition with all faults."""
        p.pass_number = self.whole("pass", 1, self.setup.passes, 1)
        p.turn = self.whole("turn", 1, LAST_TURN, 1)
        if self.given.get("active") is not None:
            p.active = self.seat(self.given["active"], "active")
        elif self.setup.start >= 0:
            p.active = self.setup.start
        for name, text in self.mapping("piles").items():
            pile = self.pile(name, "piles")
            p.heights[pile] = 0
            for face in self.cards(text, f"piles.{shown(name)}"):
                put_on_pile(p, pile, face)
        for name, own in self.mapping("series").items():
            self.fill_series(p, self.seat(name, "series"), f"series.{shown(name)}", own)
        self.fill_coins(p)
        for face in self.cards(self.given.get("box", ""), "box"):
            p.box[face] += 1
        self.fill_hand(p)
        self.fill_phase(p)
        self.fill_ledger(p)
        self.fill_deck(p)
        if not self.faults and self.given.get("piles") is None:
            settle_piles(p)  # a table without piles is set up now
        check_position(p, self.faults)
        self.stop_at_faults()

    def cards(self, text: Any, where: str) -> list[int]:
        """Card names, with or without the brackets of the examples; `+K` is read as a Kittens card."""
        if not isinstance(text, str):
            self.fault("E_POSITION_CARD", where, "write cards as one text, for example B5 S LADY")
            return []
        faces: list[int] = []
        for name in text.replace("[", " ").replace("]", " ").split():
            face = KITTENS if name == "+K" else parse_card(name)
            if face == NO_CARD:
                self.fault("E_POSITION_CARD", where, f"there is no card {name[:20]!r}")
            else:
                faces.append(face)
        if len(faces) > DECK_SIZE:
            self.fault("E_POSITION_COUNT", where, f"there are only {DECK_SIZE} cards")
            return faces[:DECK_SIZE]
        return faces

    def seat(self, name: Any, where: str) -> int:
        if isinstance(name, str) and name in SEAT_LETTERS[: self.seats]:
            return SEAT_LETTERS.index(name)
        self.fault("E_POSITION_SEAT", where, f"use one of {', '.join(SEAT_LETTERS[: self.seats])}")
        return 0

    def colour(self, name: Any, where: str) -> int:
        if isinstance(name, str) and name in COLOURS:
            return COLOURS.index(name)
        self.fault("E_POSITION_SERIES", where, f"use one of {', '.join(COLOURS)}")
        return 0

    def pile(self, name: Any, where: str) -> int:
        piles = [f"P{pile + 1}" for pile in range(self.seats)]
        if isinstance(name, str) and name in piles:
            return piles.index(name)
        self.fault("E_POSITION_PILE", where, f"use one of {', '.join(piles)}")
        return 0

    def series(self, text: Any, colour: int, where: str) -> int:
        """A series of a colour from its cards; no series with a fault otherwise."""
        faces = self.cards(text, where)
        kittens = len(faces) > 1 and faces[-1] == KITTENS
        if kittens:
            faces.pop()
        strays = faces.count(STRAY)
        if strays > 1 or (faces and faces[0] == STRAY):
            self.fault("E_POSITION_SERIES", where, "a series has one stray at most, and never first")
            return 0
        if any(face != STRAY and face >> 4 != colour for face in faces):
            self.fault("E_POSITION_SERIES", where, "a series has number cards of its own colour only")
            return 0
        if len(faces) > 7:
            self.fault("E_POSITION_SERIES", where, "a series has seven cards at most")
            return 0
        series = 0
        for face in faces:
            series = with_card(series, STRAY_KIND if face == STRAY else face & 15)
        return series | KITTENS_BIT if kittens else series

    def fill_series(self, p: Position, seat: int, where: str, own: Any) -> None:
        if not isinstance(own, Mapping):
            self.fault("E_POSITION_SERIES", where, "write it as colours and cards")
            return
        for colour_name, text in own.items():
            at = f"{where}.{shown(colour_name)}"
            colour = self.colour(colour_name, at)
            p.series[seat * 4 + colour] = self.series(text, colour, at)

    def fill_coins(self, p: Position) -> None:
        for name, coins in self.mapping("coins").items():
            seat = self.seat(name, "coins")
            if type(coins) is not int or not 0 <= coins <= DECK_SIZE:
                self.fault("E_POSITION_COINS", f"coins.{shown(name)}", f"use a whole number from 0 to {DECK_SIZE}")
            else:
                p.coins[seat] = coins

    def fill_hand(self, p: Position) -> None:
        """The cards not yet resolved, and what has already been done with others in this turn."""
        hand = self.cards(self.given.get("hand", ""), "hand")
        if len(hand) > 2:
            self.fault("E_POSITION_PHASE", "hand", "a hand has two cards at most")
        if hand:
            p.hand0 = hand[0]
        if len(hand) > 1:
            p.hand1 = hand[1]
        taken = self.given.get("taken", False)
        if isinstance(taken, bool):
            p.taken = taken
        else:
            self.fault(FIELD, "taken", "use true or false")
        if self.given.get("first_discard") is not None:
            p.first_discard = self.pile(self.given["first_discard"], "first_discard")

    def fill_phase(self, p: Position) -> None:
        """The open decision: as given, or as the hand, a choice or orphans ask for one."""
        if self.given.get("choice") is not None:
            p.choice = self.colour(self.given["choice"], "choice")
        orphans = self.given.get("orphans", "")
        for name in orphans if isinstance(orphans, (str, list)) else "?":
            p.orphans |= 1 << self.seat(name, "orphans")
        phase = self.given.get("phase")
        if phase is None:
            p.phase = ORPHAN if p.orphans else SCORE3 if p.choice >= 0 else RESOLVE if p.hand0 != NO_CARD else ACT
        elif isinstance(phase, str) and phase in PHASES:
            p.phase = PHASES.index(phase)
        else:
            self.fault("E_POSITION_PHASE", "phase", f"use one of {', '.join(PHASES)}")

    def fill_ledger(self, p: Position) -> None:
        ledger = self.given.get("ledger", [])
        if not isinstance(ledger, list):
            self.fault("E_POSITION_LEDGER", "ledger", "write it as a list")
            return
        for at, text in enumerate(ledger):
            before = len(self.faults)
            packed = self.ledger_entry(text, f"ledger[{at}]")
            if len(self.faults) == before:
                p.ledger = with_entry(p.ledger, packed)

    def ledger_entry(self, text: Any, where: str) -> int:
        words = text.split() if isinstance(text, str) else []
        numbers = [word for word in words[:7:6] if word.isdecimal() and len(word) < 9]  # the first and the seventh
        if len(numbers) < 2 or words[4] not in LEDGER_KINDS:
            self.fault("E_POSITION_LEDGER", where, LEDGER_FORM)
            return 0
        entry = LedgerEntry(0)
        entry.turn = min(int(numbers[0]), LAST_TURN)
        entry.seat = self.seat(words[1], where)
        entry.giver = self.seat(words[3], where)
        entry.kind = LEDGER_KINDS.index(words[4])
        entry.colour = self.colour(words[5], where)
        entry.points = min(int(numbers[1]), 8)
        cards = " ".join(words[7:])
        # a stray alone is what a Good dog may have taken along
        lone_stray = ONE_CARD | STRAY_KIND | STRAY_BIT
        entry.series = lone_stray if cards == "S" else self.series(cards, entry.colour, where)
        return entry.packed()

    def fill_deck(self, p: Position) -> None:
        """As given, the top card first; else all cards that lie nowhere, less one for every coin."""
        given = self.given.get("deck")
        if given is not None:
            faces = self.cards(given, "deck")
            for i in range(len(faces)):
                p.deck[len(faces) - 1 - i] = faces[i]
            p.deck_left = len(faces)
            return
        used = count_cards(p)
        rest: list[int] = []
        for face in range(FACES):
            for _ in range(self.setup.deck.counts[face] - used[face]):
                rest.append(face)
        for i in range(len(rest)):
            p.deck[i] = rest[i]
        shuffle_deck(p, len(rest))
        p.deck_left = max(0, len(rest) - sum(list(p.coins)))
