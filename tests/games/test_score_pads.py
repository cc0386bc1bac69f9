"""Score pads: every worked example about points, entered as a pad takes it; and faults, all of them, with places."""

import re
from typing import Any

import pytest

import clowder
from tests.games.pad_examples import EXAMPLES, Example

CASES = [(game, example) for game, examples in EXAMPLES.items() for example in examples]


@pytest.mark.parametrize(("game", "example"), CASES, ids=[f"{example.id}" for _, example in CASES])
def test_an_example_gives_its_score(game: str, example: Example) -> None:
    outcome = clowder.game(game).count(example.pad)
    assert outcome.scores == example.scores
    assert outcome.winners == example.winners
    for seat, score in enumerate(outcome.scores):
        assert sum(line.points for line in outcome.sheet[seat]) == score
        assert all(re.fullmatch("(CB|CM|IF|CA)-[A-Z0-9-]+", line.clause) for line in outcome.sheet[seat])
    assert outcome.decided is not None


def test_there_are_twenty_examples_where_the_specification_has_as_many() -> None:
    assert len(EXAMPLES["csacska-macska"]) >= 20
    assert len(EXAMPLES["if-it-fits"]) >= 20


@pytest.mark.parametrize(("retired", "ranks"), [([2, 0], [3, 1, 4, 2]), ([0, 2], [4, 1, 3, 2])])
def test_who_left_first_comes_last(retired: list[int], ranks: list[int]) -> None:
    """Shown last, in reverse order of retirement (section 8.3)."""
    pad = {"seats": 4, "lives": [0, 4, 0, 3], "larders": ["", "", "", ""], "retired": retired}
    game = clowder.game("cat-attack")
    assert game.count(pad).ranks == ranks
    homes = game.options_for(4)["homes"]
    assert game.count({**pad, "retired": [homes[unit] for unit in retired]}).ranks == ranks


def test_a_series_says_how_it_was_read() -> None:
    pad = {
        "seats": 3,
        "sheet": [
            {"seat": "A", "what": "series", "cards": "Y5 S Y3 Y7 Y7"},
            {"seat": "A", "what": "series", "cards": "B5 B5 B5 B1 B1"},
        ],
    }
    read, unread = clowder.game("csacska-macska").count(pad).sheet[0]
    assert read.params["numbers"] == [5, 7, 3, 7, 7]
    assert unread.params["numbers"] == []
    assert unread.params["totals"] == [17]


FAULTY: list[tuple[str, dict[str, Any], list[tuple[str, str]]]] = [
    (
        "cat-box",
        {"seats": 2},
        [("E_PAD_TABLE", "table"), *[("E_PAD_IDENTITY", f"identities[{seat}]") for seat in (0, 1)]],
    ),
    (
        "cat-box",
        {"seats": 2, "table": "K@0,0 C99+@1,1 KP@2,2", "identities": ["C", "K"]},
        [("E_PAD_TABLE", "table[1]"), ("E_PAD_TABLE", "table[2]"), ("E_PAD_IDENTITY", "identities[0]")],
    ),
    (
        "cat-box",
        {"seats": 2, "table": "K@0,0 K@0,60", "identities": ["K", "K"], "tiles": [1, 1]},
        [("E_PAD_TABLE", "table"), ("E_PAD_IDENTITY", "identities[1]"), ("E_PAD_TILES", "tiles")],
    ),
    (
        "cat-box",
        {"seats": 2, "options": {"rules": "special"}, "table": "K@0,0", "identities": ["K", "P"], "tiles": [6, True]},
        [("E_PAD_TILES", "tiles[0]"), ("E_PAD_TILES", "tiles[1]")],
    ),
    (
        "csacska-macska",
        {"seats": 3, "sheet": "x", "coins": {}},
        [("E_POSITION_FIELD", "coins"), ("E_PAD_SHEET", "sheet")],
    ),
    (
        "csacska-macska",
        {
            "seats": 3,
            "sheet": [
                {"seat": "A", "what": "series", "cards": "B1 B3"},
                {"seat": "A", "what": "series", "cards": "B1 S B3"},
                {"seat": "D", "what": "series", "cards": "B1 B3 B5"},
                {"seat": "A", "what": "series", "cards": "B1 Y3 B5"},
                {"seat": "A", "what": "good-dog", "from": "A", "cards": "B1"},
                {"seat": "A", "what": "cat-lady", "strays": 5},
                {"seat": "A", "what": "gift"},
                {"seat": "A", "what": "series", "cards": "B1 B3 B5 B7 B9 B1 B3"},
            ],
        },
        [
            ("E_PAD_SIZE", "sheet[0]"),
            ("E_PAD_SIZE", "sheet[1]"),
            ("E_POSITION_SEAT", "sheet[2]"),
            ("E_POSITION_SERIES", "sheet[3]"),
            ("E_PAD_SHEET", "sheet[4]"),
            ("E_PAD_SHEET", "sheet[5]"),
            ("E_PAD_SHEET", "sheet[6]"),
            ("E_PAD_SIZE", "sheet[7]"),
        ],
    ),
    ("if-it-fits", {"seats": 2, "table": ["....:ball @0,0"]}, [("E_PAD_FACE", "table: ....:ball @0,0")]),
    (
        "if-it-fits",
        {"seats": 2, "table": ["B01 @0,0", "B01 @1,0"], "lying": ["cat A @4,0"]},
        [("E_POSITION_TWICE", "B01 @1,0"), ("E_POSITION_PAIR", "lying: cat A @4,0")],
    ),
    ("if-it-fits", {"seats": 2, "hands": []}, [("E_POSITION_FIELD", "hands")]),
    ("cat-attack", {"seats": 2, "lives": [9, 12]}, [("E_POSITION_FIELD", "lives[1]")]),
    ("cat-attack", {"seats": 2, "over": "running"}, [("E_PAD_RUNNING", "pad")]),
    ("cat-attack", {"seats": 2, "lives": [0, 4], "retired": [7]}, [("E_POSITION_FIELD", "retired")] * 2),
    ("cat-attack", {"seats": 5, "options": {"gangs": "full"}, "retired": [0]}, [("E_GANGS", "gang_count")]),
]


@pytest.mark.parametrize(("game", "pad", "faults"), FAULTY)
def test_all_faults_of_a_pad_are_told_with_their_places(
    game: str, pad: dict[str, Any], faults: list[tuple[str, str]]
) -> None:
    with pytest.raises(clowder.InvalidPosition) as told:
        clowder.game(game).count(pad)
    assert [(fault.key, fault.where) for fault in told.value.errors] == faults


def test_a_face_takes_the_place_of_no_card_that_lies_there() -> None:
    """Also where that is written as it is printed, its cell first."""
    from clowder.core.parts import read_house_part

    last = list(read_house_part("clowder.games.if_it_fits", "house")["box"])[-1]
    pads = [{"seats": 2, "table": [".... @0,0", card]} for card in (f"{last} @1,0", f"(1,0) {last}")]
    one, other = [clowder.game("if-it-fits").count(pad).told() for pad in pads]
    assert one == other
