"""The legal actions of one decision, without making each of them."""

from clowder.core.arrays import i64, vec
from clowder.games.cat_box.grid import list_cells, nth_cell


class Choices:
    """The legal actions of a decision, as blocks: `bases[i]` plus every cell flagged in `rows[i]`.

    Blocks are made in ascending order, so the list is ascending, and count and pick need no list at all.
    """

    def __init__(self) -> None:
        self.bases: list[i64] = []
        self.rows: list[vec[i64]] = []
        self.counts: list[i64] = []
        self.total: i64 = 0

    def add(self, base: i64, rows: vec[i64], count: i64) -> None:
        """A block with `count` flags; none if there are none."""
        if count:
            self.bases.append(base)
            self.rows.append(rows)
            self.counts.append(count)
            self.total += count

    def add_single(self, action: i64) -> None:
        self.bases.append(action)
        self.rows.append(vec[i64]([1]))
        self.counts.append(1)
        self.total += 1

    def listed(self) -> vec[i64]:
        actions = vec[i64]([0] * self.total)
        n: i64 = 0
        for i in range(len(self.bases)):
            base = self.bases[i]
            for cell in list_cells(self.rows[i], self.counts[i]):
                actions[n] = base + cell
                n += 1
        return actions

    def pick(self, k: i64) -> i64:
        """The k-th action, ascending."""
        for i in range(len(self.bases)):
            if k < self.counts[i]:
                return self.bases[i] + nth_cell(self.rows[i], k)
            k -= self.counts[i]
        raise IndexError(k)
