"""The score pad of Csacska Macska: series by series, gift by gift, what every player turned into coins.

The cards of a real evening are not counted against a deck: after the reshuffle the same card may be scored twice, and
the printed deck is another one. What a series is worth, and that it may be scored at all, is the engine's to say.
"""

from collections.abc import Mapping
from typing import Any, Final

from clowder.core.errors import shown
from clowder.core.game import Game
from clowder.core.outcome import Outcome
from clowder.core.position_reader import FIELD
from clowder.games.csacska_macska import effects
from clowder.games.csacska_macska.cards import COLOUR_LETTERS, STRAY_KIND
from clowder.games.csacska_macska.position import Position
from clowder.games.csacska_macska.position_json import Reader
from clowder.games.csacska_macska.scoring import (
    FROM_BAD_DOG,
    FROM_CAT_LADY,
    FROM_FINAL_THREE,
    FROM_GOOD_DOG,
    FROM_RASCAL,
    FROM_SERIES,
    LEDGER_KINDS,
    LedgerEntry,
    give_coins,
    is_complete_three,
    must_score,
    outcome,
    reading,
    series_value,
    totals,
)
from clowder.games.csacska_macska.series import KITTENS_BIT, ONE_CARD, STRAY_BIT, size_of

ENTRY: Final = ("seat", "what", "cards", "from", "strays")
KINDS: Final = ("series", "rascal", "good-dog", "bad-dog", "cat-lady")
MOST: Final = 120  # entries: every one turns a card into a coin, or clears a series
STRAYS: Final = 4  # a player has four series, each with one stray at most
SHEET: Final = "E_PAD_SHEET"
SIZE: Final = "E_PAD_SIZE"


class PadReader(Reader):
    """Reads a pad. `series` are those left at the end, by seat and colour, as in a position."""

    def __init__(self, game: Game, pad: Mapping[str, Any]) -> None:
        known = {name: pad[name] for name in ("game", "rules_version", "seats", "options", "series") if name in pad}
        super().__init__(game, known)
        for name in pad:
            if name not in known and name != "sheet":
                self.fault(FIELD, shown(name), "a pad has seats, options, sheet and series")
        self.sheet: Any = pad.get("sheet", [])

    def fill(self, p: Position) -> None:
        """Write the sheet and end the game. Raises InvalidPosition."""
        for name, own in self.mapping("series").items():
            self.fill_series(p, self.seat(name, "series"), f"series.{shown(name)}", own)
        entries = self.sheet
        if not isinstance(entries, list) or len(entries) > MOST:
            self.fault(SHEET, "sheet", f"a list of at most {MOST} entries", why="list")
            entries = []
        for number, entry in enumerate(entries):
            p.turn = number + 1
            self._entry(p, entry, f"sheet[{number}]")
        self.stop_at_faults()
        effects.end_game(p)

    def _entry(self, p: Position, entry: Any, where: str) -> None:
        if not isinstance(entry, Mapping) or any(name not in ENTRY for name in entry) or entry.get("what") not in KINDS:
            self.fault(SHEET, where, f"seat, what ({', '.join(KINDS)}) and cards", why="entry")
            return
        seat = self.seat(entry.get("seat"), where)
        kind = LEDGER_KINDS.index(str(entry["what"]))
        giver = seat
        if kind in (FROM_RASCAL, FROM_GOOD_DOG, FROM_BAD_DOG):
            giver = self.seat(entry.get("from"), where)
            if giver == seat:
                self.fault(SHEET, where, "a gift comes from somebody else", why="giver")
        before = len(self.faults)
        if kind == FROM_CAT_LADY:
            strays = entry.get("strays", 0)
            if type(strays) is not int or not 0 <= strays <= STRAYS:
                self.fault(SHEET, where, f"0 to {STRAYS} strays", why="strays", most=STRAYS)
            else:
                give_coins(p, kind, seat, seat, 0, 0, 1 + strays)
        elif kind == FROM_RASCAL:
            give_coins(p, kind, seat, giver, 0, 0, 1)
        else:
            colour, series = self._cards(entry.get("cards", ""), where, kind == FROM_GOOD_DOG)
            points = self._points(p, kind, series, where) if len(self.faults) == before else 0
            if len(self.faults) == before:
                give_coins(p, kind, seat, giver, colour, series & ~KITTENS_BIT if kind else series, points)

    def _cards(self, text: Any, where: str, is_gift: bool) -> tuple[int, int]:
        """A colour and a series of it; the colour is that of the first number card."""
        if is_gift and text == "S":  # a Good dog may take a stray along
            return 0, ONE_CARD | STRAY_KIND | STRAY_BIT
        letters = [word[0] for word in text.strip("[] ").split()] if isinstance(text, str) else []
        colours = [COLOUR_LETTERS.index(letter) for letter in letters if letter in COLOUR_LETTERS]
        if not colours:
            self.fault(SHEET, where, "name the cards, like B1 B3 B5", why="cards")
            return 0, 0
        return colours[0], self.series(text, colours[0], where)

    def _points(self, p: Position, kind: int, series: int, where: str) -> int:
        """What the cards bring; a series that is not to be scored is a fault (CM-DEF-12)."""
        size = int(size_of(series))
        if kind == FROM_SERIES:
            if (not is_complete_three(series) and not must_score(series)) or (size == 7 and not series & KITTENS_BIT):
                self.fault(SIZE, where, "three cards without a stray, five, or seven under Kittens", size=size)
                return 0
            return int(series_value(p.setup.deck, series))
        if kind == FROM_GOOD_DOG:
            if size != 1:
                self.fault(SHEET, where, "a Good dog takes one card along", why="one")
            return 2
        return size


def counted(p: Position) -> Outcome:
    """The sheet; every series tells how it was read, or what it came to where it brings nothing."""
    found = outcome(p)
    assert found is not None, "a pad is about the end"
    for seat in range(p.seats):
        entries = [entry for entry in [LedgerEntry(packed) for packed in p.ledger] if entry.seat == seat]
        for line, entry in zip(found.sheet[seat], entries, strict=True):
            if entry.kind in (FROM_SERIES, FROM_FINAL_THREE):
                line.params["numbers"] = reading(p.setup.deck, entry.series)
                line.params["totals"] = totals(p.setup.deck, entry.series)
    return found
