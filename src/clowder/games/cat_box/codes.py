"""Moves as packed numbers: which numbers mean what at one table.

They stand kind by kind, ascending: play, play with stack, paw, mouse, scratcher, fish, end, pass. Card moves add
`((source * turns + turn) << 12) | cell`, a source being a hand slot (seat * hand size + slot) or, as the last one, the
reserved card of whoever acts; for the mouse the source is the card's number.
"""

from typing import Final

from clowder.core.arrays import i64
from clowder.games.cat_box.deck import CARDS
from clowder.games.cat_box.grid import CELL_BITS, CELL_MASK

PLAY: Final = 0
STACK: Final = 1
PAW: Final = 2
MOUSE: Final = 3
SCRATCHER: Final = 4
FISH: Final = 5
END: Final = 6
PASS: Final = 7
KIND_WORDS: Final = ("play", "stack", "paw", "mouse", "scratcher", "fish", "end", "pass")


class ActionCodes:
    """Where the numbers of each kind begin, for one number of sources and turns."""

    def __init__(self, seats: i64, hand_size: i64, special: bool, turns: i64) -> None:
        slots = seats * hand_size
        self.play_texts = [f"play {seat + 1}.{slot}" for seat in range(seats) for slot in range(hand_size)]
        self.play_texts.append("play reserved")  # by source: how the texts of laid cards begin
        self.turns: i64 = turns
        self.sources: i64 = slots + 1 if special else slots
        block: i64 = (self.sources * turns) << CELL_BITS
        self.stack: i64 = block
        self.paw: i64 = block * 2
        self.mouse: i64 = block * 3
        self.scratcher: i64 = block * 3 + ((CARDS * turns) << CELL_BITS)
        self.fish: i64 = self.scratcher + (1 << CELL_BITS)
        self.end: i64 = self.fish + slots
        self.pass_: i64 = self.end + 1
        self.count: i64 = self.end + 2 if special else block

    def kind(self, action: i64) -> i64:
        if action < self.stack:
            return PLAY
        if action < self.paw:
            return STACK
        if action < self.mouse:
            return PAW
        if action < self.scratcher:
            return MOUSE
        if action < self.fish:
            return SCRATCHER
        if action < self.end:
            return FISH
        return END if action == self.end else PASS

    def base(self, kind: i64) -> i64:
        """Where the numbers of a kind begin."""
        if kind == PLAY:
            return 0
        if kind == STACK:
            return self.stack
        if kind == PAW:
            return self.paw
        if kind == MOUSE:
            return self.mouse
        if kind == SCRATCHER:
            return self.scratcher
        if kind == FISH:
            return self.fish
        return self.end if kind == END else self.pass_

    def pack(self, kind: i64, source: i64, turn: i64, cell: i64) -> i64:
        """The number of a card move."""
        return self.base(kind) + (((source * self.turns + turn) << CELL_BITS) | cell)

    # What a card move consists of is read from its offset: the action without the base of its kind.

    def source(self, offset: i64) -> i64:
        return (offset >> CELL_BITS) // self.turns

    def turn(self, offset: i64) -> i64:
        return (offset >> CELL_BITS) % self.turns

    def cell(self, offset: i64) -> i64:
        return offset & CELL_MASK
