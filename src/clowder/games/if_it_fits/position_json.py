"""The position as JSON both ways; docs/positions/if-it-fits.md describes the format."""

import re
from collections.abc import Mapping
from typing import Any, Final

from clowder.core.arrays import append, i64, vec
from clowder.core.game import Game
from clowder.core.position_reader import PositionReader
from clowder.core.types import Json
from clowder.games.if_it_fits.effects import run_to_next_choice
from clowder.games.if_it_fits.knowledge import SEAT_LETTERS, hand_json, lying_json, table_json
from clowder.games.if_it_fits.options import MIN_SEATS
from clowder.games.if_it_fits.plane import ISLANDS_MOST, LYING_PRINCESS, LYING_TOY, PAIR_FINE
from clowder.games.if_it_fits.position import (
    BOUNDS_EACH,
    CAT,
    CAUSES,
    CHOOSE,
    EMPTY_PILE,
    END_BEGUN,
    END_PHASE,
    HAND_ROOM,
    MAIN_PHASE,
    OVER,
    PHASES,
    START,
    Position,
    drawn_by,
    drawn_mark,
    drew_princess,
)
from clowder.games.if_it_fits.position_checks import (
    are_whole,
    count_islands,
    fits_torus,
    known_fits_hand,
    princesses_add_up,
    words_of,
)
from clowder.games.if_it_fits.setup import (
    CATS_EACH,
    FIRST_SLEEPER,
    FIRST_START,
    FIRST_TOY,
    PRINCESS,
    Setup,
    cell_text,
    pack_xy,
)

AT: Final = r"@(-?\d{1,4}),(-?\d{1,4})"
PRINTED: Final = r"\((-?\d{1,4}),(-?\d{1,4})\)"
WHO: Final = r"(?:sleep ([A-E])|sleeping cat of ([A-E])|(\w+))"
IN_CELL: Final = re.compile(rf"{WHO} {AT}( r180| r0)?", re.ASCII)
IN_CELL_PRINTED: Final = re.compile(rf"{PRINTED} {WHO}( r180| r0)?", re.ASCII)
LYING: Final = re.compile(rf"(?:cat )?(\w+) (?:on |across )?(?:{AT}|{PRINTED}(?:-{PRINTED})?)", re.ASCII)
FIELDS: Final = (
    "first", "phase", "to_act", "ending", "table", "lying", "played", "supply", "hands", "pile", "drawn", "packets",
    "chased", "known",
)  # fmt: skip


def position(p: Position) -> Json:
    """The complete position."""
    ending: dict[str, Any] | None = None
    if p.ending != MAIN_PHASE:
        ending = {"by": int(p.ender), "cause": CAUSES[p.cause], "running": p.ending == END_PHASE}
    drawn = [SEAT_LETTERS[drawn_by(p.pile[at])] + ("*" if drew_princess(p.pile[at]) else "") for at in range(p.top)]
    return {
        "game": "if-it-fits",
        "seats": int(p.seats),
        "options": dict(p.setup.options),
        "first": int(p.first),
        "phase": PHASES[p.phase],
        "to_act": int(p.active),
        "ending": ending,
        "table": table_json(p.plane),
        "lying": lying_json(p.plane),
        "played": None if p.played < 0 else cell_text(p.plane.xy[p.played]),
        "supply": [int(left) for left in p.supply],
        "hands": [hand_json(p, seat) for seat in range(p.seats)],
        "pile": [p.setup.card_id(p.pile[at]) for at in range(p.top, len(p.pile))],
        "drawn": drawn,
        "packets": [
            [int(p.packets[at + 1] - p.packets[at]), int(p.packets[at + 2])] for at in range(0, len(p.packets), 3)
        ],
        "chased": [[int(p.chased[at] >> 8), int(p.chased[at] & 255)] for at in range(p.n_chased)],
        "known": [[int(p.bound(seat, which)) for which in range(BOUNDS_EACH)] for seat in range(p.seats)],
        "rng": list(p.rng.words()),
    }


class Reader(PositionReader):
    """Sets a blank position up from JSON; what is missing gets its default."""

    def __init__(self, game: Game, given: Mapping[str, Any]) -> None:
        super().__init__(game, given, FIELDS, MIN_SEATS)
        self.setup = Setup(self.seats, self.options)
        self.used: list[int] = []  # cards met so far
        self.princesses: int = 0

    def fill(self, p: Position) -> None:
        """Set up a blank position, up to the next choice. Raises InvalidPosition."""
        self.read_table(p)
        self.read_lying(p)
        self.read_supply(p)
        self.read_hands(p)
        self.read_pile(p)
        if self.princesses > p.setup.princesses:
            self.fault("E_POSITION_PRINCESS", "hands", f"only {p.setup.princesses} Princess cards are in use")
        self.read_chased(p)
        self.read_known(p)
        self.read_turn(p)
        self.stop_at_faults()
        run_to_next_choice(p)

    # -- the table ------------------------------------------------------------------------------------------------

    def read_table(self, p: Position) -> None:
        texts = words_of(self.given.get("table", []))
        if texts is None:
            self.fault("E_POSITION_TABLE", "table", "give a list such as ['S1 @0,0', 'B04 @1,0 r180', 'sleep A @2,0']")
            return
        found: dict[tuple[int, int], int] = {}
        for text in texts:
            self.read_in_cell(p, text, found)
        places = list(found)
        if count_islands(places) > ISLANDS_MOST:
            self.fault("E_POSITION_ISLANDS", "table", f"use at most {ISLANDS_MOST} separate groups of cards")
        elif len(found) > p.setup.most_cells or not fits_torus(p.setup, places):
            self.fault("E_POSITION_EXTENT", "table", "the cards lie too far apart")
        else:
            for (column, row), face in found.items():
                p.plane.add_card(p.setup.cell(column, row), pack_xy(column, row), face)

    def read_in_cell(self, p: Position, text: str, found: dict[tuple[int, int], int]) -> None:
        match = IN_CELL.fullmatch(text)
        order = (0, 1, 2, 3, 4, 5)
        if match is None:
            match = IN_CELL_PRINTED.fullmatch(text)
            order = (2, 3, 4, 0, 1, 5)
        if match is None:
            self.fault(
                "E_POSITION_CARD", f"table: {text[:40]}", "write 'B04 @1,0 r180', 'sleep A @2,0' or 'princess @2,0'"
            )
            return
        groups = match.groups()
        sleeper = groups[order[0]] or groups[order[1]] or ""
        name = groups[order[2]] or ""
        column, row = int(groups[order[3]]), int(groups[order[4]])
        card: i64 = FIRST_SLEEPER + SEAT_LETTERS.index(sleeper) if sleeper else self.unused_card(p, name, text)
        if sleeper and SEAT_LETTERS.index(sleeper) >= self.seats:
            self.fault("E_POSITION_SEAT", f"table: {text}", "this seat is not at the table")
            return
        if card < 0:
            return
        if sleeper:
            p.supply[SEAT_LETTERS.index(sleeper)] -= 1
        if not p.setup.is_on_table(column, row):
            self.fault("E_POSITION_CELL", f"table: {text}", "this cell is off the table")
        elif (column, row) in found:
            self.fault("E_POSITION_CELL", f"table: {text}", "two cards lie in one cell")
        else:
            rotation = 1 if groups[order[5]] == " r180" and p.setup.rotations[card] == 2 else 0
            found[(column, row)] = int(card) * 2 + rotation

    def unused_card(self, p: Position, name: str, where: str) -> i64:
        """The number of a card that nobody has used yet; -1 with a fault otherwise."""
        if name.lower() == "princess":
            self.princesses += 1
            return PRINCESS
        card = p.setup.card_by_id(name)
        if card < 0:
            self.fault("E_POSITION_CARD", where[:60], "no card has this id")
        elif card in self.used:
            self.fault("E_POSITION_TWICE", where[:60], "this card is in the position twice")
        self.used.append(card)
        return card

    def read_lying(self, p: Position) -> None:
        texts = words_of(self.given.get("lying", []))
        if texts is None:
            self.fault("E_POSITION_LYING", "lying", "give a list such as ['cat A @0,0', 'princess @2,0', 'T1 @4,0']")
            return
        for text in texts:
            match = LYING.fullmatch(text)
            if match is None:
                self.fault(
                    "E_POSITION_LYING", f"lying: {text[:40]}", "write 'cat A @0,0', 'princess @0,0' or 'T1 @0,0'"
                )
                continue
            name, at, printed = match.group(1), match.group(2, 3), match.group(4, 5)
            cell = p.plane.cell_at(int(at[0] or printed[0]), int(at[1] or printed[1]))
            lying = self.lying_code(p, name, text)
            if lying == 0:
                continue
            if cell < 0 or p.plane.pair_fault(cell, p.setup.wrap(cell + 1)) != PAIR_FINE:
                self.fault(
                    "E_POSITION_PAIR", f"lying: {text}", "no card can lie across this cell and its eastern neighbour"
                )
                continue
            p.plane.lay_across(cell, lying)
            if lying <= CATS_EACH:
                p.supply[lying - 1] -= 1

    def lying_code(self, p: Position, name: str, text: str) -> i64:
        if name in SEAT_LETTERS[: self.seats]:
            return SEAT_LETTERS.index(name) + 1
        card = self.unused_card(p, name, f"lying: {text}")
        if card == PRINCESS:
            return LYING_PRINCESS
        if FIRST_TOY <= card < FIRST_START:
            return LYING_TOY + card - FIRST_TOY
        self.fault("E_POSITION_LYING", f"lying: {text}", "only cats, Princess and special toys lie across")
        return 0

    # -- the cards ------------------------------------------------------------------------------------------------

    def read_supply(self, p: Position) -> None:
        left = [int(n) for n in p.supply]
        if min(left) < 0:
            self.fault("E_POSITION_SUPPLY", "table", "a player has more than five cats on the table")
        if self.given.get("supply", left) != left:
            self.fault("E_POSITION_SUPPLY", "supply", f"with the cats on the table the supplies are {left}")

    def read_hands(self, p: Position) -> None:
        for seat, texts in enumerate(self.row("hands", self.seats, [], "E_POSITION_HANDS")):
            for card in self.pile_cards(p, texts, f"hands: {SEAT_LETTERS[seat]}"):
                if p.held[seat] < HAND_ROOM:
                    p.add_to_hand(seat, card)

    def pile_cards(self, p: Position, texts: Any, where: str) -> list[int]:
        """Cards of the draw pile."""
        names = words_of(texts)
        if names is None:
            self.fault("E_POSITION_HANDS", where, "give a list of cards such as ['B05', 'T1', 'princess']")
            return []
        found = []
        for name in names:
            card = int(self.unused_card(p, name, f"{where}: {name}"))
            if FIRST_START <= card < PRINCESS:
                self.fault("E_POSITION_HANDS", f"{where}: {name}", "start boxes are never in hands or in the pile")
            elif card >= 0:
                found.append(card)
        return found

    def read_pile(self, p: Position) -> None:
        """Cards to come, from the top; by default every box card and special toy not used elsewhere, in order."""
        if "pile" in self.given:
            cards = self.pile_cards(p, self.given["pile"], "pile")
        else:
            cards = [card for card in range(FIRST_START) if card not in self.used]
        if "drawn" in self.given or "packets" in self.given:
            self.read_drawn(p, cards)
            return
        marks = vec[i64]()
        princesses: i64 = cards.count(PRINCESS)
        for seat in range(p.seats):
            for at in range(seat * HAND_ROOM, seat * HAND_ROOM + p.held[seat]):
                marks = append(marks, drawn_mark(seat, p.hands[at] == PRINCESS))
                princesses += 1 if p.hands[at] == PRINCESS else 0
        p.top = len(marks)
        for card in cards:
            marks = append(marks, card)
        p.pile = marks
        p.packets = vec[i64]([0, len(marks), princesses])

    def read_drawn(self, p: Position, cards: list[int]) -> None:
        drawn, packets = self.given.get("drawn", []), self.given.get("packets", [])
        p.pile = vec[i64](cards)
        names = tuple(name + star for name in SEAT_LETTERS[: self.seats] for star in ("", "*"))
        if not isinstance(drawn, list) or any(mark not in names for mark in drawn):
            self.fault("E_POSITION_DRAWN", "drawn", "list who drew, card by card, such as ['A', 'B*']; * is a Princess")
            return
        for packet in packets if isinstance(packets, list) else [None]:
            if not are_whole(packet, [99, 99]):
                self.fault("E_POSITION_PACKETS", "packets", "list size and number of Princesses of each packet")
                return
        marks = vec[i64]()
        for mark in drawn:
            marks = append(marks, drawn_mark(SEAT_LETTERS.index(mark[0]), mark.endswith("*")))
        p.top = len(marks)
        for card in cards:
            marks = append(marks, card)
        p.pile = marks
        bounds = vec[i64]()
        start: i64 = 0
        for size, princesses in packets:
            inside = [marks[at] for at in range(start, min(start + size, len(marks)))]
            if princesses != sum(1 for mark in inside if mark == PRINCESS or (mark < 0 and drew_princess(mark))):
                self.fault("E_POSITION_PACKETS", "packets", "a packet has another number of Princesses")
            for number in (start, start + size, princesses):
                bounds = append(bounds, number)
            start += size
        if start != len(marks):
            self.fault(
                "E_POSITION_PACKETS", "packets", f"the packets must have {len(marks)} cards in all, drawn ones too"
            )
        p.packets = bounds

    def read_chased(self, p: Position) -> None:
        chased = self.given.get("chased", [])
        if not isinstance(chased, list) or len(chased) > len(p.chased):
            chased = [None]
        for play in chased:
            if not are_whole(play, [self.seats - 1, 255]):
                self.fault(
                    "E_POSITION_CHASED", "chased", "list seat and number of drawn cards for each Princess played"
                )
                break
            p.chased[p.n_chased] = play[0] * 256 + play[1]
            p.n_chased += 1
        for seat in range(self.seats):
            if not princesses_add_up(p, seat):
                self.fault("E_POSITION_CHASED", "chased", "Princesses in hand and played must be those drawn, in time")

    def read_known(self, p: Position) -> None:
        """What everybody knows of the hands; by default nothing."""
        known = self.given.get("known", [[0, int(held), 0, int(held)] for held in p.held])
        if not isinstance(known, list) or len(known) != self.seats:
            known = [None]
        for seat, bounds in enumerate(known):
            if not are_whole(bounds, [99] * BOUNDS_EACH):
                self.fault("E_POSITION_KNOWN", "known", "list four numbers for each seat")
                break
            for which in range(BOUNDS_EACH):
                p.set_bound(seat, which, bounds[which])
            if not known_fits_hand(p, seat):
                self.fault("E_POSITION_KNOWN", "known", f"what is known contradicts the hand of {SEAT_LETTERS[seat]}")

    # -- whose turn -----------------------------------------------------------------------------------------------

    def read_turn(self, p: Position) -> None:
        p.first = self.whole("first", 0, self.seats - 1, 0, "E_POSITION_SEAT")
        p.active = self.whole("to_act", 0, self.seats - 1, 0, "E_POSITION_SEAT")
        phase = self.given.get("phase", PHASES[CHOOSE if p.plane.n_slots else START])
        if phase not in PHASES:
            self.fault("E_POSITION_PHASE", "phase", f"use one of {', '.join(PHASES)}")
            return
        p.phase = PHASES.index(phase)
        played = self.given.get("played")
        if played is not None:
            match = re.fullmatch(r"@?(-?\d{1,4}),(-?\d{1,4})", played) if isinstance(played, str) else None
            cell = p.plane.cell_at(int(match[1]), int(match[2])) if match else -1
            p.played = p.plane.slot_at(cell) if cell >= 0 else -1
            if p.played < 0:
                self.fault("E_POSITION_PLAYED", "played", "name the cell of a card on the table")
        if p.phase == CAT and p.played < 0:
            self.fault("E_POSITION_PLAYED", "played", "a cat step needs the box card that was played")
        if p.phase == START and p.plane.n_slots >= p.seats:
            self.fault("E_POSITION_PHASE", "phase", "start boxes are placed until every player has put one down")
        self.read_ending(p)
        if p.ending == MAIN_PHASE and p.cards_left() == 0:
            if p.phase == CHOOSE or p.phase == START:
                self.fault("E_POSITION_PILE", "pile", "in the main phase the draw pile is not empty")
            elif p.phase != OVER:  # this turn drew the last card
                p.ending, p.ender, p.cause = END_BEGUN, p.active, EMPTY_PILE

    def read_ending(self, p: Position) -> None:
        ending = self.given.get("ending")
        if ending is None:
            return
        if not isinstance(ending, dict) or not are_whole([ending.get("by")], [self.seats - 1]):
            self.fault("E_POSITION_ENDING", "ending", "give by (a seat), cause ('pile' or 'cats') and running")
            return
        if ending.get("cause") not in CAUSES[1:]:
            self.fault("E_POSITION_ENDING", "ending", "the cause is 'pile' or 'cats'")
            return
        running = ending.get("running", True)
        if not isinstance(running, bool):
            self.fault("E_POSITION_ENDING", "ending", "running is true or false")
            return
        p.ender = ending["by"]
        p.cause = CAUSES.index(ending["cause"])
        p.ending = END_PHASE if running else END_BEGUN
