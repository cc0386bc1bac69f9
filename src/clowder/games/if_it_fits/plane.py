"""The table: cells, sides, lying cards and boxes. It owns all geometry and keeps its answers up to date move by move.

A box is a set of cells joined through open sides. Boxes only ever grow together (a Princess keeps the cell and sides of
the cat she replaces), so they live in a union-find whose root is the oldest card of the box; the tallies of a box stand
at its root. Cards in cells are numbered as they come: slots.
"""

from typing import Final

from clowder.core.arrays import i64, u8, vec
from clowder.games.if_it_fits.setup import (
    CATS_EACH,
    EAST,
    FIRST_SLEEPER,
    FIRST_TOY,
    NORTH,
    PRINCESS,
    SOUTH,
    WEST,
    Setup,
    column_of,
    pack_xy,
    row_of,
)

# What the grid says of a cell: nothing near, slot + 1, the edge of the cards (plus the walls facing it), off the table.
EMPTY: Final = 0
FRONTIER: Final = 128
OFF: Final = 255

# What lies over a slot: nothing, an awake cat (1 + seat), Princess, a special toy (7 + number), a card from the west.
BARE: Final = 0
LYING_PRINCESS: Final = 6
LYING_TOY: Final = 7
LYING_FROM_WEST: Final = 15

# Why no card can lie across a pair of cells, in the order of the specification.
PAIR_FINE: Final = 0
PAIR_APART: Final = 1
PAIR_ON_CAT: Final = 2
PAIR_WALL: Final = 3
PAIR_COVERED: Final = 4

ISLANDS_MOST: Final = 16  # separate groups of cards: one in a game, more in positions set up by hand


def insert_sorted(items: vec[i64], n: i64, item: i64) -> None:
    """Put item into the first n of items, which ascend; the caller counts."""
    place = n
    while place > 0 and items[place - 1] > item:
        items[place] = items[place - 1]
        place -= 1
    items[place] = item


def find_sorted(items: vec[i64], n: i64, item: i64) -> i64:
    """The place of item among the first n of items, which ascend; -1 if it is not there."""
    low: i64 = 0
    high = n
    while low < high:
        middle = (low + high) >> 1
        if items[middle] < item:
            low = middle + 1
        else:
            high = middle
    return low if low < n and items[low] == item else -1


def remove_sorted(items: vec[i64], n: i64, item: i64) -> bool:
    """Take item out of the first n of items if it is there; the caller counts."""
    place = find_sorted(items, n, item)
    if place < 0:
        return False
    while place < n - 1:
        items[place] = items[place + 1]
        place += 1
    items[place] = 0
    return True


class Plane:
    """The table of one game."""

    def __init__(
        self,
        setup: Setup,
        grid: vec[u8],
        cells: vec[i64],
        xy: vec[i64],
        faces: vec[i64],
        lying: vec[i64],
        parent: vec[i64],
        cats: vec[i64],
        symbols: vec[i64],
        open_sides: vec[i64],
        frontier: vec[i64],
        free_pairs: vec[i64],
        cat_cells: vec[i64],
    ) -> None:
        self.setup: Setup = setup
        self.grid = grid
        self.n_slots: i64 = 0
        self.cells = cells  # by slot, as all up to `parent`
        self.xy = xy
        self.faces = faces
        self.lying = lying
        self.parent = parent
        self.cats = cats  # tallies by root, as all up to `open_sides`
        self.symbols = symbols
        self.open_sides = open_sides  # open sides towards an empty cell or the edge of the table
        self.n_frontier: i64 = 0
        self.frontier = frontier  # free cells beside a card, ascending
        self.n_free_pairs: i64 = 0
        self.free_pairs = free_pairs  # left cells of the pairs over which a card could lie, ascending
        self.n_cat_cells: i64 = 0
        self.cat_cells = cat_cells  # cells of sleeping cats and left cells of awake ones, ascending

    def clone(self) -> "Plane":
        copy = Plane(
            self.setup,
            self.grid[:],
            self.cells[:],
            self.xy[:],
            self.faces[:],
            self.lying[:],
            self.parent[:],
            self.cats[:],
            self.symbols[:],
            self.open_sides[:],
            self.frontier[:],
            self.free_pairs[:],
            self.cat_cells[:],
        )
        copy.n_slots = self.n_slots
        copy.n_frontier = self.n_frontier
        copy.n_free_pairs = self.n_free_pairs
        copy.n_cat_cells = self.n_cat_cells
        return copy

    # -- asking ---------------------------------------------------------------------------------------------------

    def slot_at(self, cell: i64) -> i64:
        """The slot of the card in a cell; -1 if there is none."""
        found = i64(self.grid[cell])
        return found - 1 if 0 < found < FRONTIER else -1

    def is_frontier(self, cell: i64) -> bool:
        found = i64(self.grid[cell])
        return FRONTIER <= found < OFF

    def facing_walls(self, cell: i64) -> i64:
        """The walls that the neighbours turn towards a frontier cell, each at the side of the cell where it stands."""
        return i64(self.grid[cell]) & 15

    def fits(self, face: i64, cell: i64, no_double_walls: bool) -> bool:
        """Whether a card can be put into a cell (IF-PLACE-2, -3, -6, IF-R7)."""
        found = i64(self.grid[cell])
        if found < FRONTIER or found == OFF:
            return False
        return not no_double_walls or (self.setup.walls[face] & found & 15) == 0

    def fits_anywhere(self, card: i64) -> bool:
        """Whether some cell takes a card in some rotation."""
        if not self.setup.no_double_walls:
            return self.n_frontier > 0
        walls = self.setup.walls[card * 2]
        other = self.setup.walls[card * 2 + 1]
        for place in range(self.n_frontier):
            facing = i64(self.grid[self.frontier[place]]) & 15
            if (walls & facing) == 0 or (other & facing) == 0:
                return True
        return False

    def xy_of(self, cell: i64) -> i64:
        """The coordinates of a cell: those of its card, or next to a neighbouring card's, or nearest to the middle."""
        slot = self.slot_at(cell)
        if slot >= 0:
            return self.xy[slot]
        setup = self.setup
        if setup.has_edge:
            return setup.xy(cell)
        slot = self.slot_at(setup.wrap(cell + 1))
        if slot >= 0:
            return pack_xy(column_of(self.xy[slot]) - 1, row_of(self.xy[slot]))
        slot = self.slot_at(setup.wrap(cell - 1))
        if slot >= 0:
            return pack_xy(column_of(self.xy[slot]) + 1, row_of(self.xy[slot]))
        slot = self.slot_at(setup.wrap(cell + setup.stride))
        if slot >= 0:
            return pack_xy(column_of(self.xy[slot]), row_of(self.xy[slot]) - 1)
        slot = self.slot_at(setup.wrap(cell - setup.stride))
        if slot >= 0:
            return pack_xy(column_of(self.xy[slot]), row_of(self.xy[slot]) + 1)
        return setup.xy(cell)

    def cell_at(self, column: i64, row: i64) -> i64:
        """The cell of these coordinates; -1 off the table, -2 if its number stands for another place."""
        if not self.setup.is_on_table(column, row):
            return -1
        cell = self.setup.cell(column, row)
        return cell if self.xy_of(cell) == pack_xy(column, row) else -2

    def pair_fault(self, left: i64, right: i64) -> i64:
        """What keeps a card from lying across two cells side by side; PAIR_FINE if nothing does."""
        west = self.slot_at(left)
        east = self.slot_at(right)
        if west < 0 or east < 0:
            return PAIR_APART
        if self.faces[west] >= FIRST_SLEEPER * 2 or self.faces[east] >= FIRST_SLEEPER * 2:
            return PAIR_ON_CAT
        if self.setup.walls[self.faces[west]] & EAST or self.setup.walls[self.faces[east]] & WEST:
            return PAIR_WALL
        if self.lying[west] != BARE or self.lying[east] != BARE:
            return PAIR_COVERED
        return PAIR_FINE

    def root(self, slot: i64) -> i64:
        """The box of a card, named by its oldest card."""
        parent = self.parent
        while parent[slot] != slot:
            parent[slot] = parent[parent[slot]]
            slot = parent[slot]
        return slot

    def closed_near(self, cell: i64) -> list[int]:
        """The closed boxes of a cell and of those beside it, by their roots."""
        found: list[int] = []
        stride = self.setup.stride
        for place in (cell, cell - stride, cell + 1, cell + stride, cell - 1):
            slot = self.slot_at(self.setup.wrap(place))
            if slot >= 0 and self.open_sides[self.root(slot)] == 0:
                root = int(self.root(slot))
                if root not in found:
                    found.append(root)
        return found

    def admits_cat(self, seat: i64, slot: i64) -> bool:
        """Whether seat may lay a cat into the box of this card (IF-CAT-4, IF-R17)."""
        cats = self.cats[self.root(slot)]
        own = cats & (15 * (self.setup.awake_unit[seat] + self.setup.asleep_unit[seat]))
        return own != 0 or cats == 0

    # -- doing ----------------------------------------------------------------------------------------------------

    def add_card(self, cell: i64, xy: i64, face: i64) -> i64:
        """Put a card into an empty cell; returns its slot."""
        slot = self.n_slots
        self.n_slots += 1
        if self.is_frontier(cell):
            remove_sorted(self.frontier, self.n_frontier, cell)
            self.n_frontier -= 1
        card = face >> 1
        self.grid[cell] = u8(slot + 1)
        self.cells[slot] = cell
        self.xy[slot] = xy
        self.faces[slot] = face
        self.parent[slot] = slot
        self.symbols[slot] = self.setup.symbols[card]
        if FIRST_SLEEPER <= card < PRINCESS:
            self.cats[slot] = self.setup.asleep_unit[card - FIRST_SLEEPER]
            self.add_cat_cell(cell)
        stride = self.setup.stride
        self.connect_side(slot, cell - stride, NORTH, SOUTH)
        self.connect_side(slot, cell + 1, EAST, WEST)
        self.connect_side(slot, cell + stride, SOUTH, NORTH)
        self.connect_side(slot, cell - 1, WEST, EAST)
        if card < FIRST_SLEEPER:
            west = self.setup.wrap(cell - 1)
            east = self.setup.wrap(cell + 1)
            if self.pair_fault(west, cell) == PAIR_FINE:
                insert_sorted(self.free_pairs, self.n_free_pairs, west)
                self.n_free_pairs += 1
            if self.pair_fault(cell, east) == PAIR_FINE:
                insert_sorted(self.free_pairs, self.n_free_pairs, cell)
                self.n_free_pairs += 1
        return slot

    def connect_side(self, slot: i64, beside: i64, side: i64, back: i64) -> None:
        """Work out one side of a new card: `side` is its own, `back` the one the neighbour turns to it."""
        beside = self.setup.wrap(beside)
        wall = self.setup.walls[self.faces[slot]] & side
        found = i64(self.grid[beside])
        if 0 < found < FRONTIER:
            other = found - 1
            if self.setup.walls[self.faces[other]] & back == 0:
                root = self.root(other)
                self.open_sides[root] -= 1
                if wall == 0:
                    self.join_boxes(self.root(slot), root)
            return
        if wall == 0:
            self.open_sides[self.root(slot)] += 1
        if found == OFF:
            return
        if found == EMPTY:
            insert_sorted(self.frontier, self.n_frontier, beside)
            self.n_frontier += 1
            found = FRONTIER
        self.grid[beside] = u8(found | (back if wall else 0))

    def join_boxes(self, one: i64, other: i64) -> None:
        """Make one box of two, given by their roots; the older card becomes the root."""
        if one == other:
            return
        old = one if one < other else other
        young = other if one < other else one
        self.parent[young] = old
        self.cats[old] += self.cats[young]
        self.symbols[old] += self.symbols[young]
        self.open_sides[old] += self.open_sides[young]
        self.cats[young] = 0
        self.symbols[young] = 0
        self.open_sides[young] = 0

    def lay_across(self, left: i64, lying: i64) -> None:
        """Lay a card across the pair whose left cell is given."""
        right = self.setup.wrap(left + 1)
        slot = self.slot_at(left)
        self.lying[slot] = lying
        self.lying[self.slot_at(right)] = LYING_FROM_WEST
        self.drop_free_pair(self.setup.wrap(left - 1))
        self.drop_free_pair(left)
        self.drop_free_pair(right)
        root = self.root(slot)
        if lying <= CATS_EACH:
            self.cats[root] += self.setup.awake_unit[lying - 1]
            self.add_cat_cell(left)
        elif lying >= LYING_TOY:
            self.symbols[root] += self.setup.symbols[FIRST_TOY + lying - LYING_TOY]

    def replace_cat(self, cell: i64) -> i64:
        """Let Princess replace the cat at a cell; returns the seat whose cat it was."""
        slot = self.slot_at(cell)
        root = self.root(slot)
        remove_sorted(self.cat_cells, self.n_cat_cells, cell)
        self.n_cat_cells -= 1
        if self.faces[slot] >= FIRST_SLEEPER * 2:
            seat = (self.faces[slot] >> 1) - FIRST_SLEEPER
            self.faces[slot] = PRINCESS * 2 + (self.faces[slot] & 1)
            self.cats[root] -= self.setup.asleep_unit[seat]
        else:
            seat = self.lying[slot] - 1
            self.lying[slot] = LYING_PRINCESS
            self.cats[root] -= self.setup.awake_unit[seat]
        return seat

    def drop_free_pair(self, left: i64) -> None:
        if remove_sorted(self.free_pairs, self.n_free_pairs, left):
            self.n_free_pairs -= 1

    def add_cat_cell(self, cell: i64) -> None:
        insert_sorted(self.cat_cells, self.n_cat_cells, cell)
        self.n_cat_cells += 1


def empty_plane(setup: Setup) -> Plane:
    """A table without cards."""
    most = setup.most_cells
    grid = vec[u8]([0] * setup.size)
    if setup.has_edge:
        for cell in range(setup.size):
            grid[cell] = OFF
        for row in range(-(setup.rows // 2), setup.rows // 2 + 1):
            for column in range(-(setup.columns // 2), setup.columns // 2 + 1):
                grid[setup.cell(column, row)] = EMPTY
    return Plane(
        setup,
        grid,
        vec[i64]([0] * most),
        vec[i64]([0] * most),
        vec[i64]([0] * most),
        vec[i64]([0] * most),
        vec[i64]([0] * most),
        vec[i64]([0] * most),
        vec[i64]([0] * most),
        vec[i64]([0] * most),
        vec[i64]([0] * (2 * (most + ISLANDS_MOST) + 4)),
        vec[i64]([0] * (most + 4)),
        vec[i64]([0] * (CATS_EACH * setup.seats + 1)),
    )
