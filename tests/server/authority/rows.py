"""The rows of the matrix, read from `frames.txt` and `routes.txt` beside this file: the tables say how.

A line is `where | what is asked | the answer to each asker`; lists with commas stand for one row each. The first line
names the columns. What comes after `#` is a remark.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
LISTED: Final = re.compile(r"=(-?\d+(?:,-?\d+)+)")


@dataclass(frozen=True)
class Row:
    """Somebody asks something at a place, and this is the answer."""

    place: str
    asked: str
    asker: str
    answer: str

    def __str__(self) -> str:
        return f"{self.place}: {self.asker} asks {self.asked}"

    @property
    def is_refused(self) -> bool:
        """Whether nothing may come of it but the answer."""
        return not self.answer.startswith(("+", "200", "201", "204"))


def rows_of(name: str) -> list[Row]:
    """All rows of a file; every column of every line has to be filled."""
    lines = [line.partition("#")[0].strip() for line in (HERE / name).read_text(encoding="utf-8").splitlines()]
    head, *body = [[cell.strip() for cell in line.split("|")] for line in lines if line]
    found = []
    for cells in body:
        assert len(cells) == len(head), f"{name}: {cells} has not one answer for each of {head[2:]}"
        assert all(cells), f"{name}: an empty answer in {cells}"
        for place in cells[0].split(", "):
            for asked in spread(cells[1]):
                found += [Row(place, asked, asker, cell) for asker, cell in zip(head[2:], cells[2:], strict=True)]
    assert len({(row.place, row.asked, row.asker) for row in found}) == len(found), f"{name} says something twice"
    return found


def spread(asked: str) -> Iterator[str]:
    """`seat seat=0,1` is `seat seat=0` and `seat seat=1`."""
    listed = LISTED.search(asked)
    if listed is None:
        yield asked
        return
    for value in listed[1].split(","):
        yield f"{asked[: listed.start()]}={value}{asked[listed.end() :]}"
