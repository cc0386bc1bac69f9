"""Positions as JSON, in the notation of the specification's examples: `"blue": "B1 S B3 +K"`, `"P1": "B7 LADY"`."""

from collections.abc import Mapping
from typing import Any, Final

from clowder.core.errors import Fault, InvalidPosition
from clowder.core.rng import Rng, rng_from_words
from clowder.games.csacska_macska.cards import (
    COLOURS,
    DECK_SIZE,
    FACES,
    KITTENS,
    NO_CARD,
    SEAT_NAMES,
    STRAY,
    STRAY_KIND,
    card_names,
    parse_card,
)
from clowder.games.csacska_macska.catalogue import base_positions
from clowder.games.csacska_macska.options import check
from clowder.games.csacska_macska.piles import put_on_pile, settle, shuffle_deck
from clowder.games.csacska_macska.position import ACT, ORPHAN, PHASES, RESOLVE, SCORE3, Position
from clowder.games.csacska_macska.position_checks import check_position, count_cards, merge_base
from clowder.games.csacska_macska.scoring import LAST_TURN, LEDGER_KINDS, Entry, append_entry
from clowder.games.csacska_macska.series import KITTENS_BIT, ONE, STRAY_BIT, laid, lane_text
from clowder.games.csacska_macska.setup import Setup

FIELDS: Final = (
    "game", "base", "seats", "options", "phase", "active", "turn", "pass", "deck", "piles", "series", "coins", "box",
    "hand", "taken", "first_discard", "choice", "orphans", "ledger", "rng",
)  # fmt: skip


def write_position(p: Position) -> dict[str, Any]:
    """Everything, hidden cards and generator included."""
    series: dict[str, Any] = {}
    for seat in range(p.seats):
        lanes = {COLOURS[c]: lane_text(p.lanes[seat * 4 + c], c) for c in range(4) if p.lanes[seat * 4 + c]}
        if lanes:
            series[SEAT_NAMES[seat]] = lanes
    return {
        "game": "csacska-macska",
        "seats": p.seats,
        "options": dict(p.setup.options),
        "phase": PHASES[p.phase],
        "active": SEAT_NAMES[p.active],
        "turn": p.turn,
        "pass": p.round,
        "deck": card_names(p.deck_cards()),
        "piles": {f"P{pile + 1}": card_names(p.pile_cards(pile)) for pile in range(p.seats)},
        "series": series,
        "coins": {SEAT_NAMES[seat]: p.coins[seat] for seat in range(p.seats)},
        "box": card_names(p.box_cards()),
        "hand": card_names(p.hand_cards()),
        "taken": p.taken,
        "first_discard": f"P{p.dropped + 1}" if p.dropped >= 0 else None,
        "choice": COLOURS[p.choice] if p.choice >= 0 else None,
        "orphans": "".join([SEAT_NAMES[seat] for seat in range(p.seats) if p.orphans >> seat & 1]),
        "ledger": [write_entry(Entry(packed)) for packed in p.ledger],
        "rng": list(p.rng.words()),
    }


def write_entry(entry: Entry) -> str:
    """`12 A from B bad-dog blue 3 B1 S B3`: turn, receiver, giver, kind, colour, coins, cards."""
    words = [
        str(entry.turn), SEAT_NAMES[entry.seat], "from", SEAT_NAMES[entry.giver], LEDGER_KINDS[entry.kind],
        COLOURS[entry.colour], str(entry.points), lane_text(entry.lane, entry.colour),
    ]  # fmt: skip
    return " ".join(words).strip()


class PositionReader:
    """Reads one position and remembers every fault."""

    def __init__(self, given: Any) -> None:
        self.faults: list[Fault] = []
        self.given: dict[str, Any] = {}
        if isinstance(given, Mapping):
            self.given = merge_base(given, base_positions(), self.faults)
        else:
            self.fault("E_POSITION_FIELD", "position", "a position is a JSON object")
        for name in self.given:
            if name not in FIELDS:
                self.fault("E_POSITION_FIELD", str(name)[:50], f"known fields are {', '.join(FIELDS)}")
        if self.given.get("game", "csacska-macska") != "csacska-macska":
            self.fault("E_POSITION_FIELD", "game", "this is a position of another game")
        self.seats = self.read_seats()
        options = self.mapping("options")
        filled, faults = check(self.seats, options)
        self.faults.extend([fault for fault in faults if not fault.key.startswith("W_")])
        if self.faults:
            raise InvalidPosition(self.faults)
        self.setup = Setup(self.seats, filled)
        self.rng = self.read_rng()

    def fault(self, key: str, where: str, hint: str) -> None:
        self.faults.append(Fault(key, where, {}, hint))

    def mapping(self, name: str) -> dict[str, Any]:
        value = self.given.get(name)
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            self.fault("E_POSITION_FIELD", name, "write it as a JSON object")
            return {}
        return {str(key): item for key, item in value.items()}

    def read_seats(self) -> int:
        seats = self.given.get("seats", 4)
        if type(seats) is not int or not 3 <= seats <= 5:
            self.fault("E_PLAYERS", "seats", "use 3 to 5 players")
            return 3
        return seats

    def read_rng(self) -> Rng:
        words = self.given.get("rng")
        if words is None:
            return Rng(0)
        if isinstance(words, (list, tuple)) and len(words) == 4:
            w0, w1, w2, w3 = words
            if all(type(word) is int and 0 <= word < 1 << 32 for word in words) and (w0 or w1 or w2 or w3):
                return rng_from_words((w0, w1, w2, w3))
        self.fault("E_POSITION_RNG", "rng", "four whole numbers below 2**32, not all zero")
        return Rng(0)

    def whole(self, name: str, low: int, high: int, default: int) -> int:
        value = self.given.get(name)
        if value is None:
            return default
        if type(value) is not int or not low <= value <= high:
            self.fault("E_POSITION_FIELD", name, f"use a whole number from {low} to {high}")
            return default
        return value

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
        if isinstance(name, str) and name in SEAT_NAMES[: self.seats]:
            return SEAT_NAMES.index(name)
        self.fault("E_POSITION_SEAT", where, f"use one of {', '.join(SEAT_NAMES[: self.seats])}")
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

    def fill(self, p: Position) -> None:
        """Lay everything out. Raises InvalidPosition with all faults."""
        p.round = self.whole("pass", 1, self.setup.passes, 1)
        p.turn = self.whole("turn", 1, LAST_TURN, 1)
        if self.given.get("active") is not None:
            p.active = self.seat(self.given["active"], "active")
        elif self.setup.start >= 0:
            p.active = self.setup.start
        for name, text in self.mapping("piles").items():
            pile = self.pile(name, "piles")
            p.heights[pile] = 0
            for face in self.cards(text, f"piles.{name}"):
                put_on_pile(p, pile, face)
        for name, lanes in self.mapping("series").items():
            self.fill_series(p, self.seat(name, "series"), name, lanes)
        self.fill_coins(p)
        for face in self.cards(self.given.get("box", ""), "box"):
            p.box[face] += 1
        self.fill_decision(p)
        self.fill_ledger(p)
        self.fill_deck(p)
        if not self.faults and self.given.get("piles") is None:
            settle(p)  # a table without piles is set up now
        check_position(p, self.faults)
        if self.faults:
            raise InvalidPosition(self.faults)

    def fill_series(self, p: Position, seat: int, name: str, lanes: Any) -> None:
        if not isinstance(lanes, Mapping):
            self.fault("E_POSITION_SERIES", f"series.{name}", "write it as colours and cards")
            return
        for colour_name, text in lanes.items():
            where = f"series.{name}.{str(colour_name)[:20]}"
            colour = self.colour(colour_name, where)
            p.lanes[seat * 4 + colour] = self.lane(text, colour, where)

    def lane(self, text: Any, colour: int, where: str) -> int:
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
        lane = 0
        for face in faces:
            lane = laid(lane, STRAY_KIND if face == STRAY else face & 15)
        return lane | KITTENS_BIT if kittens else lane

    def fill_coins(self, p: Position) -> None:
        for name, coins in self.mapping("coins").items():
            seat = self.seat(name, "coins")
            if type(coins) is not int or not 0 <= coins <= DECK_SIZE:
                self.fault("E_POSITION_COINS", f"coins.{name}", f"use a whole number from 0 to {DECK_SIZE}")
            else:
                p.coins[seat] = coins

    def fill_decision(self, p: Position) -> None:
        hand = self.cards(self.given.get("hand", ""), "hand")
        if len(hand) > 2:
            self.fault("E_POSITION_PHASE", "hand", "a hand has two cards at most")
        if hand:
            p.hand0 = hand[0]
        if len(hand) > 1:
            p.hand1 = hand[1]
        taken = self.given.get("taken", False)
        if not isinstance(taken, bool):
            self.fault("E_POSITION_FIELD", "taken", "use true or false")
        else:
            p.taken = taken
        if self.given.get("first_discard") is not None:
            p.dropped = self.pile(self.given["first_discard"], "first_discard")
        if self.given.get("choice") is not None:
            p.choice = self.colour(self.given["choice"], "choice")
        orphans = self.given.get("orphans", "")
        for name in orphans if isinstance(orphans, (str, list)) else "?":
            p.orphans |= 1 << self.seat(name, "orphans")
        phase = self.given.get("phase")
        if phase is None:
            p.phase = ORPHAN if p.orphans else SCORE3 if p.choice >= 0 else RESOLVE if hand else ACT
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
            words = text.split() if isinstance(text, str) else []
            before = len(self.faults)
            if len(words) < 7 or words[4] not in LEDGER_KINDS or not (words[0].isdecimal() and words[6].isdecimal()):
                self.fault("E_POSITION_LEDGER", f"ledger[{at}]", "write 12 A from B bad-dog blue 3 B1 S B3")
                continue
            entry = Entry(0)
            entry.turn = min(int(words[0]), LAST_TURN)
            entry.seat = self.seat(words[1], f"ledger[{at}]")
            entry.giver = self.seat(words[3], f"ledger[{at}]")
            entry.kind = LEDGER_KINDS.index(words[4])
            entry.colour = self.colour(words[5], f"ledger[{at}]")
            entry.points = min(int(words[6]), 8)
            entry.lane = self.gift(" ".join(words[7:]), entry.colour, f"ledger[{at}]")
            if len(self.faults) == before:
                p.ledger = append_entry(p.ledger, entry.packed())

    def gift(self, text: str, colour: int, where: str) -> int:
        """The cards of a ledger entry; a stray alone is what a Good dog may have taken along."""
        if text == "S":
            return ONE | STRAY_KIND | STRAY_BIT
        return self.lane(text, colour, where)

    def fill_deck(self, p: Position) -> None:
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


def read_position(given: Any) -> PositionReader:
    """Raises InvalidPosition where seats or options leave nothing to lay out."""
    return PositionReader(given)
