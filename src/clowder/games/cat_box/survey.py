"""Where groups of kittens lie, where they could grow or join, and where a card could break them.

One look over the table for all identities: what a net is told of it (learned.py). A cell is open if some card could put
a quadrant there, on the table or beside it; open to any card, or to cards with an empty box only.
"""

from typing import Final

from clowder.core.arrays import i64, u8, vec
from clowder.core.bits import BIT_PLACES, BIT_STARTS, CHUNK, CHUNK_MASK
from clowder.games.cat_box.deck import EMPTY_BOX
from clowder.games.cat_box.evaluate import with_right
from clowder.games.cat_box.grid import ROW_SHIFT, SIDE, above, below, count_all, left_of, list_cells, right_of
from clowder.games.cat_box.position import Position
from clowder.games.cat_box.scoring import BOXES, LARGEST, TALLY, THREES

FIRST: Final = 8  # labels of groups begin after the contents 1..6
LABELS: Final = 256
COLOURS: Final = 5
BITS: Final = vec[i64]([1, 2, 4, 8, 16])
BY_ANY: Final = 0
BY_BOX: Final = 1  # open to cards with an empty box only
WAYS: Final = 2

# What is counted for a colour, for each of the two ways to get at a cell.
IN_LARGEST: Final = 0  # its kittens in the largest group that could be covered
IN_OTHERS: Final = 1  # the same in other groups
CUTS: Final = 2  # those whose loss parts the largest group
GROWS: Final = 3  # cells where one more kitten makes the largest group larger
JOINS: Final = 4  # how large the best of these cells makes it
FACTS: Final = 5

# The same for the Chihuahua.
OPEN_BOXES: Final = 0
THREES_HIT: Final = 1  # cells whose covering breaks a group of three
THREES_FED: Final = 2  # cells where one more kitten makes a group of three too large
MADE: Final = 3  # cells where one more kitten makes a group of three
FOURS_HIT: Final = 4  # cells whose covering makes one of a group of four
DOG_FACTS: Final = 5


class Survey:
    """Counts of one position."""

    def __init__(self, p: Position) -> None:
        self.marks: vec[u8] = p.content[:]  # labels in place of kittens
        self.sizes: vec[i64] = vec[i64]([0] * LABELS)
        self.colours: vec[i64] = vec[i64]([0] * LABELS)
        self.counts: vec[i64] = vec[i64]([0] * TALLY)  # as scoring.tally has them
        self.groups: vec[i64] = vec[i64]([0] * COLOURS)
        self.seconds: vec[i64] = vec[i64]([0] * COLOURS)  # second largest group
        self.twos: i64 = 0
        self.fours: i64 = 0
        self.facts: vec[i64] = vec[i64]([0] * (COLOURS * FACTS * WAYS))
        self.dog: vec[i64] = vec[i64]([0] * (DOG_FACTS * WAYS))
        self._label(p)
        self._look_around(p)

    def fact(self, colour: i64, which: i64, way: i64) -> i64:
        return self.facts[(colour * FACTS + which) * WAYS + way]

    def _count(self, colour: i64, which: i64, way: i64) -> None:
        self.facts[(colour * FACTS + which) * WAYS + way] += 1

    # -- groups ---------------------------------------------------------------------------------------------------

    def _label(self, p: Position) -> None:
        """Find the groups."""
        stack = vec[i64]([0] * 256)
        label: i64 = FIRST
        for cell in list_cells(p.occupied, count_all(p.occupied)):
            what: int = self.marks[cell]
            if what == EMPTY_BOX:
                self.counts[BOXES] += 1
            elif what < EMPTY_BOX:
                self.sizes[label] = self._fill(stack, cell, what, label)
                self._note(label, what - 1)
                label += 1

    def _fill(self, stack: vec[i64], start: i64, what: i64, label: i64) -> i64:
        """Mark the group of a kitten; its size."""
        marks = self.marks
        marks[start] = u8(label)
        stack[0] = start
        top: i64 = 1
        size: i64 = 0
        while top > 0:
            top -= 1
            cell = stack[top]
            size += 1
            for side in range(4):
                place = beside(cell, side)
                here: int = marks[place]
                if here == what:
                    marks[place] = u8(label)
                    stack[top] = place
                    top += 1
        return size

    def _note(self, label: i64, colour: i64) -> None:
        size = self.sizes[label]
        counts = self.counts
        self.colours[label] = colour
        self.groups[colour] += 1
        counts[colour] += size
        if size > counts[LARGEST + colour]:
            self.seconds[colour] = counts[LARGEST + colour]
            counts[LARGEST + colour] = size
        elif size > self.seconds[colour]:
            self.seconds[colour] = size
        if size == 3:
            counts[THREES] += 1
        elif size == 2:
            self.twos += 1
        elif size == 4:
            self.fours += 1

    # -- open cells -----------------------------------------------------------------------------------------------

    def _look_around(self, p: Position) -> None:
        full_above = p.full_anchors[SIDE - 1]
        box_above = p.box_anchors[SIDE - 1]
        for row in range(SIDE):
            full = p.full_anchors[row]
            box = p.box_anchors[row]
            by_box = box | box_above
            if by_box:
                by_any = with_right(full | full_above)
                self._look_along(row, by_any, BY_ANY)
                self._look_along(row, with_right(by_box) & ~by_any, BY_BOX)
            full_above = full
            box_above = box

    def _look_along(self, row: i64, word: i64, way: i64) -> None:
        base = row << ROW_SHIFT
        while word:
            chunk = word & CHUNK_MASK
            for i in range(BIT_STARTS[chunk], BIT_STARTS[chunk + 1]):
                self._look_at(base + BIT_PLACES[i], way)
            word >>= CHUNK
            base += CHUNK

    def _look_at(self, cell: i64, way: i64) -> None:
        """What a card could break or make in this cell."""
        marks = self.marks
        own: int = marks[cell]
        if own == EMPTY_BOX:
            self.dog[OPEN_BOXES * WAYS + way] += 1
        north: int = marks[above(cell)]
        east: int = marks[right_of(cell)]
        south: int = marks[below(cell)]
        west: int = marks[left_of(cell)]
        done: i64 = 0  # colours, as bits
        if own >= FIRST:
            done = BITS[self.colours[own]]
            self._may_break(cell, own, north, east, south, west, way)
        if north >= FIRST:
            done |= self._may_make(done, north, east, south, west, way)
        if east >= FIRST:
            done |= self._may_make(done, east, north, south, west, way)
        if south >= FIRST:
            done |= self._may_make(done, south, north, east, west, way)
        if west >= FIRST:
            self._may_make(done, west, north, east, south, way)

    def _may_break(self, cell: i64, own: i64, north: i64, east: i64, south: i64, west: i64, way: i64) -> None:
        """A kitten that could be covered."""
        colour = self.colours[own]
        size = self.sizes[own]
        if size == 3:
            self.dog[THREES_HIT * WAYS + way] += 1
        largest = size == self.counts[LARGEST + colour]
        if not largest:
            self._count(colour, IN_OTHERS, way)
            if size != 4:
                return
        cut = self._parts(cell, own, north, east, south, west)
        if size == 4 and not cut:
            self.dog[FOURS_HIT * WAYS + way] += 1
        if largest:
            self._count(colour, IN_LARGEST, way)
            if cut:
                self._count(colour, CUTS, way)

    def _parts(self, cell: i64, own: i64, north: i64, east: i64, south: i64, west: i64) -> bool:
        """Whether the sides of the group around a cell fall apart without it, as far as its corners show."""
        sides: i64 = -1
        joined: i64 = 0
        up, down = above(cell), below(cell)
        if north == own:
            sides += 1
            if east == own and self._is(right_of(up), own):
                joined += 1
            if west == own and self._is(left_of(up), own):
                joined += 1
        if south == own:
            sides += 1
            if east == own and self._is(right_of(down), own):
                joined += 1
            if west == own and self._is(left_of(down), own):
                joined += 1
        if east == own:
            sides += 1
        if west == own:
            sides += 1
        return joined < sides

    def _is(self, cell: i64, label: i64) -> bool:
        here: int = self.marks[cell]
        return here == label

    def _may_make(self, done: i64, group: i64, one: i64, two: i64, three: i64, way: i64) -> i64:
        """A group that one more kitten of its colour would make larger, or join with others at the three other sides.

        Colours that are done are left out; the bit of its own is returned.
        """
        colour = self.colours[group]
        if done & BITS[colour]:
            return 0
        size = self.sizes[group]
        spoilt = size == 3
        made = size + 1
        if one >= FIRST and one != group and self.colours[one] == colour:
            made += self.sizes[one]
            spoilt = spoilt or self.sizes[one] == 3
        if two >= FIRST and two != group and two != one and self.colours[two] == colour:
            made += self.sizes[two]
            spoilt = spoilt or self.sizes[two] == 3
        if three >= FIRST and three != group and three != one and three != two and self.colours[three] == colour:
            made += self.sizes[three]
            spoilt = spoilt or self.sizes[three] == 3
        if spoilt:
            self.dog[THREES_FED * WAYS + way] += 1
        elif made == 3:
            self.dog[MADE * WAYS + way] += 1
        if made > self.counts[LARGEST + colour]:
            self._count(colour, GROWS, way)
            at = (colour * FACTS + JOINS) * WAYS + way
            if made > self.facts[at]:
                self.facts[at] = made
        return BITS[colour]


def beside(cell: i64, side: i64) -> i64:
    if side == 0:
        return right_of(cell)
    if side == 1:
        return left_of(cell)
    return below(cell) if side == 2 else above(cell)
