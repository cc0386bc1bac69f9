"""Junk in every option of every game: a clean refusal or a game, after a bounded number of steps."""

import copy
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import clowder
from clowder.core.errors import MOST_FAULTS, Fault
from clowder.core.parts import DEEPEST, LARGEST, LONGEST_TEXT, MOST_VALUES, read_house_part, unwieldy
from clowder.games.cat_attack import board_checks
from clowder.games.cat_attack.catalogue import house_board, house_curiosity, house_mog

QUICK = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
STEPS = 1_500_000  # calls of functions; building the largest board that is allowed takes two thirds of them
PARTS: dict[str, dict[str, Any]] = {
    "cat-attack": {"board": house_board(), "mog_deck": house_mog(), "curiosity_deck": house_curiosity()},
    "cat-box": {
        "deck": {"cards": read_house_part("clowder.games.cat_box", "house-1")["cards"]},
        "setup": read_house_part("clowder.games.cat_box", "house-1")["setup"],
    },
    "csacska-macska": {"deck": read_house_part("clowder.games.csacska_macska", "csacska-macska-house")},
    "if-it-fits": {"card_data": read_house_part("clowder.games.if_it_fits", "house")},
}
OPTIONS = [(id, name) for id in clowder.game_ids() for name in clowder.game(id).options_schema()["properties"]]


class TooMuchWork(AssertionError):
    pass


@contextmanager
def counted(most: int = STEPS) -> Iterator[None]:
    """Stops whatever calls more functions than this; it is no measure of time, so no slow machine fails it."""
    calls = 0

    def count(_frame: FrameType, _event: str, _arg: Any) -> None:
        nonlocal calls
        calls += 1
        if calls > most:
            sys.setprofile(None)
            raise TooMuchWork(f"more than {most} calls")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)


def deep(levels: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(levels):
        inner = [inner]
    return inner


MONSTERS: dict[str, Callable[[], Any]] = {  # by name: some of them cannot even be printed
    "half a letter": lambda: "\ud800",
    "a long text": lambda: "x" * 5_000,
    "a long number": lambda: 10**5_000,
    "nested": lambda: deep(100),
    "nested without end": lambda: deep(5_000),
    "a long list": lambda: [0] * 20_000,
    "a long table": lambda: {str(n): n for n in range(10_000)},
    "many lists": lambda: [[]] * 9_000,
}
WORDS = ["", -1, 0, 2**64, "house", "K01-K99", "H1", "random", "auto"]
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(WORDS)
    | st.sampled_from(sorted(MONSTERS)).map(lambda name: MONSTERS[name]())
)
NAMES = st.text(max_size=5) | st.integers(0, 9) | st.sampled_from(["id", "cards"])
JUNK = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=5), max_leaves=12
)


def refused_or_dealt(id: str, options: dict[str, Any]) -> list[Fault]:
    """The faults, few and short, or a game that can be stored, sent and played."""
    game = clowder.game(id)
    faults: list[Fault] = []
    with counted():
        try:
            filled = game.options_for(game.min_seats, options)
            state = game.new(seats=game.min_seats, options=options, seed=1)
            game.parts_hash(filled)
        except clowder.InvalidOptions as error:
            faults, said = error.errors, str(error)
    if faults:
        assert len(faults) <= MOST_FAULTS
        assert len(said) < 300 * MOST_FAULTS
        assert all(len(str(fault.params)) < 2_000 for fault in faults)
        return faults
    json.dumps(filled, ensure_ascii=False).encode()
    state.apply(state.legal_actions()[0])
    return []


@pytest.mark.parametrize(("id", "name"), OPTIONS)
@settings(QUICK, max_examples=25)
@given(junk=JUNK)
def test_junk_in_an_option_is_refused_or_played(id: str, name: str, junk: Any) -> None:
    refused_or_dealt(id, {name: junk})


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all values in a part."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, inner in items:
        yield (*path, key)
        yield from places(inner, (*path, key))


@pytest.mark.parametrize(("id", "name"), [(id, name) for id, parts in PARTS.items() for name in parts])
@settings(QUICK, max_examples=120)
@given(data=st.data())
def test_a_part_with_one_thing_replaced_is_refused_or_played(id: str, name: str, data: st.DataObject) -> None:
    part = copy.deepcopy(PARTS[id][name])
    *way, last = data.draw(st.sampled_from(list(places(part))))
    inner = part
    for key in way:
        inner = inner[key]
    what = data.draw(st.sampled_from(["junk", "gone", "twice"]))
    if what == "junk":
        inner[last] = data.draw(JUNK)
    elif what == "gone":
        del inner[last]
    elif isinstance(inner, list):
        inner.append(copy.deepcopy(inner[last]))
    else:
        inner["again"] = copy.deepcopy(inner[last])
    refused_or_dealt(id, {name: part})


@pytest.mark.parametrize(("id", "name"), [(id, name) for id, parts in PARTS.items() for name in parts])
def test_the_parts_of_the_house_pass_as_data(id: str, name: str) -> None:
    assert refused_or_dealt(id, {name: copy.deepcopy(PARTS[id][name])}) == []


def test_ten_thousand_unknown_options_are_answered_with_a_few_faults() -> None:
    for id in clowder.game_ids():
        faults = refused_or_dealt(id, {f"x{n}": "y" * 100 for n in range(10_000)})
        assert len(faults) == MOST_FAULTS


# -- boards of Cat Attack --------------------------------------------------------------------------------------------


def with_walls(count: int, edges: list[tuple[int, int]]) -> dict[str, Any]:
    """The house board and, joined to one of its walls, further walls with these edges between them."""
    board = copy.deepcopy(house_board())
    for n in range(count):
        board["spaces"].append({"id": f"Q{n}", "kind": "wall", "x": n, "y": 0, "curiosity": False})
    board["edges"].append(["R3", "Q0"])
    board["edges"] += [[f"Q{a}", f"Q{b}"] for a, b in edges]
    return board


def only_fault(board: dict[str, Any]) -> Fault:
    (fault,) = refused_or_dealt("cat-attack", {"board": board})
    assert fault.key == "E_DATA"
    return fault


@pytest.mark.parametrize("size", [9, 12, 20])
def test_a_clique_of_walls_is_refused_by_its_degree(size: int) -> None:
    """Twelve of them froze a server for 24 seconds, and each further one took 2.4 times as long."""
    clique = [(a, b) for a in range(size) for b in range(a)]
    faults = refused_or_dealt("cat-attack", {"board": with_walls(size, clique)})
    assert any(f"at most {board_checks.MOST_DEGREE} edges" in fault.hint for fault in faults)


def test_many_walls_of_an_allowed_degree_are_refused_by_their_ways() -> None:
    size, reach = 48, 4
    edges = [(n, (n + step) % size) for n in range(size) for step in range(1, reach)]
    fault = only_fault(with_walls(size, edges))
    assert f"at most {board_checks.MOST_WAYS} ways" in fault.hint


def test_too_many_spaces_and_edges_are_refused_before_anything_else_is_looked_at() -> None:
    board = with_walls(1, [])
    board["spaces"] += [{"id": f"Z{n}"} for n in range(board_checks.MOST_SPACES)]
    assert only_fault(board).where == "spaces"
    board = with_walls(1, [])
    board["edges"] += [["Q0", "Q0"]] * board_checks.MOST_EDGES
    assert only_fault(board).where == "edges"


@pytest.mark.parametrize("board", [{}, {"spaces": [], "edges": []}, {"spaces": [{}], "edges": [[]]}])
def test_an_empty_board_has_faults(board: dict[str, Any]) -> None:
    faults = refused_or_dealt("cat-attack", {"board": board})
    assert {fault.key for fault in faults} == {"E_DATA"}


def test_a_board_of_the_allowed_size_is_played() -> None:
    """A long fence: as many spaces as are allowed."""
    size = board_checks.MOST_SPACES - len(house_board()["spaces"])
    assert refused_or_dealt("cat-attack", {"board": with_walls(size, [(n, n + 1) for n in range(size - 1)])}) == []


# -- the common measure ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({"a": [0] * MOST_VALUES}, "part"),
        ({"a": deep(DEEPEST + 1)}, "part.a" + "[0]" * (DEEPEST - 1)),
        ({"a": {"b": "x" * (LONGEST_TEXT + 1)}}, "part.a.b"),
        ({"x" * 5_000: 1}, "part"),
        ({"a": [1, LARGEST + 1]}, "part.a[1]"),
        ({"a": float("inf")}, "part.a"),
        ({"a": float("nan")}, "part.a"),
        ({"a": "\ud800"}, "part.a"),
        ({"a": {1: 2}}, "part.a"),
        ({"a": {1, 2}}, "part.a"),
    ],
)
def test_what_is_unwieldy_is_named_with_its_place(data: Any, where: str) -> None:
    found = unwieldy(data, "part")
    assert found is not None
    assert found[0] == where
    assert unwieldy({"a": [1, 2.5, "b", True, None, {"c": []}]}, "part") is None
