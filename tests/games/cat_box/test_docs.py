"""The page about notation and positions says what is so."""

import doctest
import re
from pathlib import Path

from clowder.core.position_reader import COMMON_FIELDS
from clowder.games.cat_box.position_json import FIELDS
from tests.games.cat_box.kit import B, special, why

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "cat-box.md"


def test_the_examples_of_the_page():
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert found.attempted > 15
    assert found.failed == 0


def test_the_page_names_every_field_and_no_other():
    table = PAGE.read_text(encoding="utf-8").partition("## Positions")[2].partition("Per-seat fields")[0]
    named = {
        name
        for line in table.splitlines()
        for name in re.findall(r"`(\w+)`", line.split("|")[1] if "|" in line else "")
    }
    assert named == {*COMMON_FIELDS, *FIELDS}


def test_the_moves_of_the_page_are_readable():
    table = PAGE.read_text(encoding="utf-8").partition("## Moves")[2].partition("With the option")[0]
    moves = [re.findall("`(.*?)`", line)[0] for line in table.splitlines() if line.startswith("| `")]
    assert len(moves) == 9
    state = special(B, seats=4, hands=[["C12+"]])
    assert all(why(state, move) != "E_NOTATION" for move in moves)
