"""Boxes, turns and placing box cards (3.2 to 3.4)."""

import pytest

from clowder.core.types import NOBODY
from tests.games.if_it_fits.kit import at, box_of, boxes, do, new, offers, pure, refused, score


@pytest.mark.rule("IF-W4", "IF-BOX-2", "IF-BOX-3", "IF-R4", "IF-PLACE-5")
def test_joined_or_shut() -> None:
    state = at("(0,0) B01", hands=[["B04"], ["B05"]])
    do(state, "box B04 @1,0")
    assert boxes(state) == [{"0,0", "1,0"}]
    state = at("(0,0) B01", hands=[["B04"], ["B05"]])
    do(state, "box B04 @1,0 r180")
    assert boxes(state) == [{"0,0"}, {"1,0"}]
    assert [box["open"] for box in state.view(0)["boxes"]] == [3, 3]


@pytest.mark.rule("IF-W5", "IF-BOX-5", "IF-R37", "IF-ED-13")
def test_smallest_closed_box_and_tied_kinds() -> None:
    table, cats = "(0,0) B09 r180 · (1,0) B20", ["A on (0,0)-(1,0)"]
    assert box_of(at(table, cats), "0,0")["closed"]
    assert score(at(table, cats)) == [4, 0]
    assert score(at(table, cats, tied_kinds="all")) == [8, 0]
    assert score(at(table, cats, edition="hungarian")) == [4, 0]


@pytest.mark.rule("IF-W6", "IF-R4")
def test_the_neighbours_wall_closes_a_box() -> None:
    state = at("(0,0) B09 r180 · (1,0) B06 · (2,0) B04 r180", ["cat A @0,0"])
    assert boxes(state) == [{"0,0", "1,0"}, {"2,0"}]
    assert box_of(state, "0,0")["closed"]
    assert not box_of(state, "2,0")["closed"]
    assert box_of(state, "2,0")["pays"] == [0, 0]
    assert score(state) == [6, 0]


@pytest.mark.rule("IF-BOX-1", "IF-BOX-4", "IF-BOX-6", "IF-BOX-7", "IF-W14", "IF-CAT-4")
def test_connecting_with_an_own_cat() -> None:
    table = "(0,0) S1 · (1,0) B01 · (3,0) B12 · (4,0) B23 · (5,0) B34"
    state = at(table, ["A on (0,0)-(1,0)", "B on (4,0)-(5,0)"], hands=[["B60"], ["B51"]], to_act=1)
    do(state, "box B51 @2,0")
    assert len(boxes(state)) == 1
    assert offers(state) == ["no_cat", "cat @2,0"]
    do(state, "cat @2,0")
    assert box_of(state, "0,0")["awake"] == [1, 2]
    assert box_of(state, "0,0")["takers"] == [1]


@pytest.mark.rule("IF-W30", "IF-PLACE-5", "IF-ADV-2", "IF-R7")
def test_double_walls() -> None:
    for advanced, double, count in ((False, "", 8), (True, "double_wall", 7)):
        state = at("(0,0) B04", hands=[["B15"], []], advanced=advanced)
        assert refused(state, "box B15 @1,0 r180") == double
        assert refused(state, "box B15 @1,0") == ""
        assert len(offers(state)) == count


@pytest.mark.rule("IF-W31", "IF-PLACE-1", "IF-PLACE-2", "IF-PLACE-6", "IF-R2", "IF-R3", "IF-R1", "IF-TURN-4")
def test_bad_cells() -> None:
    state = at("(0,0) S1 · (0,1) S2", hands=[["B01", "B04"], []])
    assert refused(state, "box B01 @0,1") == "cell_taken"
    assert refused(state, "box B01 @1,2") == "no_contact"
    assert refused(state, "box B01 @2,0") == "no_contact"
    assert refused(state, "box B04 @1,0 r90") == "bad_rotation"
    assert refused(state, "box B04 @1,0 r270") == "bad_rotation"
    assert state.parse_action("box B01 @1,0 r180") == state.parse_action("box B01 @1,0")
    do(state, "box B01 @1,0 r180")
    assert "B01 @1,0" in state.view(0)["table"]


@pytest.mark.rule("IF-W29", "IF-PLACE-3", "IF-R6", "IF-ED-2")
def test_table_edge() -> None:
    table, cats = "(6,0) B09 r180 · (7,0) B06", ["cat A @6,0"]
    state = at(table, cats, hands=[["B12"], []])
    assert refused(state, "box B12 @8,0") == "off_table"
    assert box_of(state, "7,0")["open"] == 1
    assert score(state) == [3, 0]
    unlimited = at(table, cats, hands=[["B12"], []], options={"table": "unlimited"})
    assert refused(unlimited, "box B12 @8,0") == ""
    hungarian = at(table, cats, hands=[["B12"], []], edition="hungarian")
    assert refused(hungarian, "box B12 @8,0") == ""


@pytest.mark.rule("IF-PLACE-3", "IF-ED-2")
@pytest.mark.parametrize(("table", "columns", "rows"), [("small", 5, 3), ("kitchen", 7, 4), ("large", 9, 5)])
def test_every_table_ends_where_it_should(table: str, columns: int, rows: int) -> None:
    for cell, beyond in (
        ((columns, 0), (columns + 1, 0)),
        ((-columns, 0), (-columns - 1, 0)),
        ((0, rows), (0, rows + 1)),
        ((0, -rows), (0, -rows - 1)),
    ):
        state = at([f"B01 @{cell[0]},{cell[1]}"], hands=[["B12"], []], options={"table": table})
        assert len(offers(state)) == 3
        assert refused(state, f"box B12 @{beyond[0]},{beyond[1]}") == "off_table"
        assert box_of(state, f"{cell[0]},{cell[1]}")["open"] == 4


@pytest.mark.rule("IF-PLACE-4", "IF-ED-6", "IF-R2")
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_laid_cards_are_never_turned_or_moved(edition: str) -> None:
    state = new(3, 11, edition=edition)
    seen: list[str] = []
    while state.to_act() >= 0:
        table = state.view(0)["table"]
        kept = [text for text in seen if not text.startswith("sleep")]
        assert [text for text in table if text in kept] == kept
        seen = table
        state.apply(state.legal_actions()[0])
    assert refused(at("(0,0) B04", hands=[["B01"], []]), "turn B04 @0,0") == "E_NOTATION"


@pytest.mark.rule("IF-TURN-1", "IF-TURN-2", "IF-R22", "IF-ED-18", "IF-PRIN-1", "IF-ED-15")
def test_draw_and_play_one_card_of_the_hand() -> None:
    state = at("(0,0) S1 · (0,1) S2", hands=[["B01", "B12"], ["B02", "B03"]], phase="choose", pile=["princess", "B51"])
    assert "draw" in offers(state)
    assert refused(state, "box B01 @1,0") == "wrong_step"
    events = do(state, "draw")
    assert events[0].seen_by(0)["card"] == "princess"
    assert "card" not in events[0].seen_by(1), "a drawn Princess need not be shown"
    assert state.view(0)["hand"] == ["B01", "B12", "princess"]
    assert state.view(1)["cards"] == [3, 2]
    assert state.to_act() == 0
    assert {text.split()[1] for text in offers(state)} == {"B01", "B12"}
    assert refused(state, "draw") == "wrong_step"
    assert refused(state, "box B03 @1,0") == "not_in_hand"
    assert refused(state, "box B99 @1,0") == "not_in_hand"
    do(state, "box B12 @0,2", *(["no_cat"] if state.view(0)["phase"] == "cat" else []))
    assert state.view(0)["hand"] == ["B01", "princess"]
    assert state.to_act() == 1


@pytest.mark.rule("IF-TURN-2", "IF-R44")
def test_the_card_just_drawn_may_be_played() -> None:
    state = at("(0,0) S1 · (0,1) S2", hands=[["B01"], ["B02"]], phase="choose", pile=["B51", "B52"])
    do(state, "draw")
    assert refused(state, "box B51 @1,0") == ""


@pytest.mark.rule("IF-W23", "IF-R21", "IF-R22")
def test_blocked_with_princesses_only() -> None:
    state = at(
        "(0,0) S1 · (0,1) S2",
        hands=[["princess", "princess"], ["B02", "B03"]],
        phase="choose",
        pile=["princess", "B51", "B52"],
        advanced=True,
    )
    events = do(state, "draw")
    assert [event.kind for event in events] == ["draw", "blocked", "turn"]
    assert state.view(0)["hand"] == ["princess"] * 3
    assert state.to_act() == 1
    assert state.view(1)["phase"] == "choose"


@pytest.mark.rule("IF-R21", "IF-ED-18")
def test_nobody_may_pass() -> None:
    state = at("(0,0) S1 · (0,1) S2", hands=[["B01"], []])
    assert all(text.startswith("box") for text in offers(state))
    assert refused(state, "pass") == "E_NOTATION"


@pytest.mark.rule("IF-R45", "IF-R21", "IF-R35", "IF-R28")
def test_full_table_in_the_main_phase() -> None:
    """Every cell of the small table is taken: draws and blocked turns run by themselves until the pile is empty."""
    names = [f"B{n:02}" for n in range(1, 69)] + ["S1", "S2", "T1"]
    cells = [(column, row) for row in range(-3, 4) for column in range(-5, 6)]
    table = [f"{name} @{column},{row}" for name, (column, row) in zip(names, cells, strict=False)]
    table += [f"sleep {'ABCDE'[n % 5]} @{column},{row}" for n, (column, row) in enumerate(cells[len(names) :])]
    options = {"table": "small", "edition": "hungarian"}
    hands = [["B69"], ["B70"], [], [], []]
    pile = ["B71", "princess", "B72"]
    state = at(table, seats=5, options=options, hands=hands, phase="choose", pile=pile)
    assert state.to_act() == 1, "A drew B71 and was blocked; B has a Princess and must confirm her"
    assert all(text.startswith("princess") for text in offers(state))
    assert pure(state, 1, "sleep @0,0") == "cell_taken"
    do(state, offers(state)[0])
    assert state.to_act() == -1, "C drew the last card and was blocked; nobody can play"
    assert state.view(0)["hands"] == [["B69", "B71"], ["B70"], ["B72"], [], []]


def almost_full(room: int) -> list[str]:
    """The small table with one free cell, counted from its first corner."""
    names = [f"B{n:02}" for n in range(1, 67)] + ["S1", "S2", "S3", "S4", "S5", "T2"]
    names += ["sleep A", "sleep A", "sleep B", "sleep B"]
    cells = [(column, row) for row in range(-3, 4) for column in range(-5, 6)]
    del cells[room]
    return [f"{name} @{column},{row}" for name, (column, row) in zip(names, cells, strict=True)]


@pytest.mark.rule("IF-R21")
@pytest.mark.parametrize(("room", "cell"), [(0, "-5,-3"), (38, "0,0"), (76, "5,3")])
@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_who_has_one_room_left_must_place_there(edition: str, room: int, cell: str) -> None:
    options = {"table": "small", "edition": edition}
    hands = [["B67"], ["B68", "B72"]]
    state = at(almost_full(room), options=options, hands=hands, phase="choose", pile=["B69", "B70", "B71"])
    assert offers(state) == ["draw", f"sleep @{cell}"], "a sleeping cat fits too"
    do(state, "draw")
    assert (state.to_act(), state.view(0)["phase"]) == (0, "play"), "not blocked"
    assert {tuple(text.split()[:3:2]) for text in offers(state)} == {("box", f"@{cell}")}
    assert {text.split()[1] for text in offers(state)} == {"B67", "B69"}
    do(state, offers(state)[0])
    if state.view(0)["phase"] == "cat":
        do(state, "no_cat")
    assert state.to_act() == NOBODY, "no room: draws and blocked turns run by themselves until the pile is empty"


@pytest.mark.rule("IF-R21", "IF-R35")
def test_one_room_is_enough_in_the_end_phase() -> None:
    ending, options = {"by": 1, "cause": "pile"}, {"table": "small"}
    state = at(almost_full(38), options=options, hands=[["B67"], ["B68"]], pile=[], ending=ending)
    assert offers(state, "box")
    state = at(almost_full(38)[1:], options=options, hands=[["B67"], ["B68"]], pile=[], ending=ending)
    do(state, "box B67 @0,0")
    if state.view(0)["phase"] == "cat":
        do(state, "no_cat")
    assert (state.to_act(), state.view(1)["phase"]) == (1, "play"), "the other room is left, so nobody is skipped"
    assert {text.split()[2] for text in offers(state)} == {"@-5,-3"}


@pytest.mark.rule("IF-R21")
def test_a_card_with_an_open_side_always_fits_an_unlimited_table() -> None:
    for seed in range(3):
        state = new(4, seed, edition="hungarian", advanced=True)
        while state.to_act() >= 0:
            if state.plane.n_slots:
                assert all(state.plane.fits_anywhere(card) for card in range(75))
            state.apply(state.legal_actions()[-1])


@pytest.mark.rule("IF-R3")
def test_everything_in_a_cell_gives_contact() -> None:
    state = at(["sleep A @0,0", "princess @3,0", "T1 @-3,0"], hands=[["B01"], []])
    for cell in ("1,0", "4,0", "-4,0"):
        assert refused(state, f"box B01 @{cell}") == ""
