"""Worked examples W17 to W33: the special rules and the rotation option."""

import pytest

import clowder
from tests.games.cat_box.kit import GAME, A, B, D, F, anchors, assert_rows, do, setup, special, texts, why

FIVE = {"P1": ["C26+"], "P2": ["C31-"], "P3": ["C12+"], "P4": ["C40+"], "P5": ["C09+"]}
STACKED = "C01+@(0,0) C26+@(1,1) C02+@(-1,1)"


def visible(state, seat):
    return [None if card is None else card["visible"] for card in state.view(clowder.NOBODY)["hands"][seat]]


@pytest.mark.rule("CB-W17", "CB-PAW-1", "CB-PAW-2", "CB-PAW-3", "CB-R36", "CB-R21", "CB-SPEC-5")
def test_w17_paw():
    state = special(B, seats=5, hands=FIVE, deck="C17+ C02- C30+ C03+")
    do(state, "play 3.0 @2,0")
    assert state.to_act() == 0
    assert visible(state, 2) == [None]
    do(state, "paw 1.0 @-1,-1")
    assert_rows(state, -1, ym1="E K - - -", y0="P V P P B", y1="- V K P V", y2="- - B P -")
    assert visible(state, 2) == ["PV/YP"]
    assert visible(state, 0) == ["VP/YB"]
    assert state.view(0)["deck"] == {"count": 2, "top": "YE/PK"}
    assert state.view(0)["tiles"][0] == ["scratcher", "fish", "mouse", "stack"]
    assert state.to_act() == 1


@pytest.mark.rule("CB-W18", "CB-R21", "CB-TURN-6")
def test_w18_paw_with_one_card_in_the_deck():
    state = special(B, seats=5, hands=FIVE, deck="C17+")
    do(state, "play 3.0 @2,0", "paw 1.0 @-1,-1")
    assert visible(state, 2) == ["PV/YP"]
    assert visible(state, 0) == [None]
    assert state.view(0)["deck"] == {"count": 0, "top": None}


@pytest.mark.rule("CB-W19", "CB-SPEC-4", "CB-R32", "CB-R33")
def test_w19_one_tile():
    state = special(B, seats=5, hands=FIVE, deck="C17+ C02- C30+")
    for early in ("scratcher 0,0", "paw 1.0 @-1,-1", "mouse C06 @0,1", "fish 2.0", "end"):
        assert why(state, early) == "E_PHASE"
    do(state, "play 3.0 @2,0")
    assert why(state, "paw 1.0 @-1,-1 stack") == "E_ONE_TILE"
    do(state, "paw 1.0 @-1,-1")
    assert why(state, "mouse C06 @0,1", seat=0) == "E_NOT_YOUR_TURN"
    basic = setup(B, seats=5, hands=FIVE)
    for tile in ("scratcher 0,0", "paw 1.0 @-1,-1", "mouse C06 @0,1", "fish 2.0", "play 1.0 @-1,-1 stack"):
        assert why(basic, tile) == "E_NO_TILES"


ZONE = {"scratchers": {"P1": "2,2"}, "to_act": "P2"}


@pytest.mark.rule("CB-W20", "CB-SCR-2", "CB-R37")
def test_w20_scratcher_zone():
    state = special(B, hands={"P3": ["C12+", "C26+"]}, **ZONE)
    refusal = state.refusal(1, "play 3.0 @2,0")
    assert (refusal.key, refusal.params["cells"]) == ("E_PROTECTED", ["2,1"])
    assert why(state, "play 3.0 @-1,-1") is None
    assert why(state, "play 3.0 @1,-1") is None
    assert why(state, "play 3.1 @0,-1") is None
    assert anchors(state, "play 3.0") == {(-1, -1), (-1, 1), (1, -1)}


@pytest.mark.rule("CB-W21", "CB-R37")
def test_w21_filling_vacant_cells_of_a_zone():
    state = special(D, hands={"P1": ["C36+", "C37+"]}, scratchers={"P1": "2,3"}, to_act="P2")
    do(state, "play 1.0 @0,1", "end")
    assert_rows(state, 0, y1="K P - P P V", y2="B E V V Y -")
    assert state.to_act() == 2
    refusal = state.refusal(2, "play 1.1 @0,2")
    assert (refusal.key, refusal.params["cells"]) == ("E_PROTECTED", ["1,2"])
    assert why(state, "play 1.1 @-1,1") is None


@pytest.mark.rule("CB-W22", "CB-SCR-3", "CB-R38", "CB-R35")
def test_w22_taking_the_scratcher_back():
    hands = {"P1": ["C17+"], "P2": ["C19+"], "P3": ["C12+"]}
    state = special(B, hands=hands, **ZONE)
    do(state, "play 1.0 @-1,-1", "end")
    assert why(state, "play 3.0 @2,0") == "E_PROTECTED"
    do(state, "play 2.0 @-1,1")
    assert state.view(0)["scratchers"] == ["2,2", None, None]
    heard = do(state, "end")
    assert {"kind": "scratcher_taken", "seat": 0, "at": "2,2"} in heard
    assert state.view(0)["scratchers"] == [None, None, None]
    do(state, "play 3.0 @2,0", "end")
    assert_rows(state, -1, ym1="P V - - -", y0="Y P P P B", y1="B Y K P V", y2="P B B P -")
    assert state.is_over()
    tiles = state.outcome().sheet[0][-1]
    assert (tiles.key, tiles.points) == ("tiles", 4)


@pytest.mark.rule("CB-W23", "CB-R39")
def test_w23_lock_out():
    state = special(B, hands={"P2": ["C12+"]}, phase="tile")
    assert why(state, "scratcher 1,1") == "E_LOCKOUT"
    assert why(state, "scratcher 0,0") is None
    do(state, "scratcher 0,0")
    assert anchors(state, "play 2.0") == {(0, 2), (2, 0), (2, 2)}


def fished():
    hands = {"P1": ["C36+"], "P2": ["C40+"], "P3": ["C12+"], "P4": ["C15-"]}
    state = special(B, seats=4, hands=hands, deck="C17+ C02- C30+", to_act="P2")
    do(state, "play 2.0 @2,2", "fish 4.0")
    return state


@pytest.mark.rule("CB-W24", "CB-FISH-1", "CB-FISH-2", "CB-FISH-3", "CB-R41", "CB-R42", "CB-R35", "CB-SPEC-5")
def test_w24_fish():
    state = fished()
    assert state.view(0)["faces"][-1] == "KY/EV"
    assert visible(state, 1) == ["PV/YP"]
    assert visible(state, 3) == ["VP/YB"]
    for viewer in (-1, 0, 2, 3):
        assert state.view(viewer)["reserved"] == [None, {"visible": "PY/KY"}, None, None]
    assert state.view(1)["reserved"][1] == {"visible": "PY/KY", "secret": "YP/YK", "id": "C15"}
    assert "fish" not in state.view(0)["tiles"][1]
    later = GAME.from_position({**GAME.position(state), "to_act": "P2"})
    heard = do(later, "play reserved @3,1", "end")
    assert "drew" not in [event["kind"] for event in heard]
    assert later.view(0)["deck"]["count"] == 1
    assert later.view(1)["reserved"] == [None] * 4
    assert "fish" not in later.view(0)["tiles"][1]
    assert_rows(later, 0, y0="K P - - -", y1="V K K Y P", y2="- B K Y K", y3="- - E V -")


@pytest.mark.rule("CB-W25", "CB-FISH-2", "CB-R43")
def test_w25_reserved_means_reserved():
    state = fished()
    assert state.to_act() == 2
    assert why(state, "play reserved.2 @2,0") == "E_RESERVED"
    assert why(state, "play reserved @2,0") == "E_NO_CARD"
    do(state, "play 3.0 @2,0")
    assert why(state, "fish reserved.2") == "E_RESERVED"
    later = GAME.from_position({**GAME.position(fished()), "to_act": "P2"})
    assert why(later, "play 2.0 @2,0") is None
    do(later, "play 2.0 @2,0", "end")
    assert later.view(0)["reserved"][1] == {"visible": "PY/KY"}


@pytest.mark.rule("CB-W26", "CB-R20", "CB-R24", "CB-R43")
def test_w26_only_a_reserved_card_is_left():
    state = special(B, seats=4, reserved={"P2": "C15-"}, to_act="P3")
    assert state.to_act() == 1
    assert why(state, "pass") == "E_MUST_PLAY"
    assert {text.rpartition(" @")[0] for text in texts(state) if "stack" not in text} == {"play reserved"}
    do(state, "play reserved @2,0")  # every other card is covered: not even the mouse can be used
    assert state.is_over()
    state = special(B, seats=4, hands={"P3": ["C40+"]}, reserved={"P2": "C15-"}, to_act="P3")
    heard = do(state, "play 3.0 @2,0", "end")
    passes = [event for event in heard if event["kind"] == "passed"]
    assert passes == [{"kind": "passed", "seat": seat, "forced": True} for seat in (3, 0)]
    assert heard[-1]["kind"] == "passed"
    assert state.to_act() == 1
    assert [len(tiles) for tiles in state.view(0)["tiles"]] == [5, 4, 5, 5]


def mouse_turn(**more):
    state = special(F, hands={"P2": ["C21+", "C12+"]}, **more)
    do(state, "play 2.0 @2,2")
    return state


@pytest.mark.rule("CB-W27", "CB-MOUSE-1", "CB-MOUSE-2", "CB-MOUSE-3", "CB-R46")
def test_w27_mouse():
    state = mouse_turn()
    moved = {text.split()[1] for text in texts(state) if text.startswith("mouse")}
    assert moved == {"C26"}
    do(state, "mouse C26 @0,-1")
    assert_rows(state, 0, ym1="K E - -", y0="V P - -", y1="V K K -", y2="- B E K", y3="- - P K")
    assert state.view(0)["table"][-1] == "C26+@0,-1"
    assert "mouse" not in state.view(0)["tiles"][0]


@pytest.mark.rule("CB-W28", "CB-R45", "CB-R46", "CB-R40")
def test_w28_mouse_refused():
    state = mouse_turn()
    assert why(state, "mouse C21 @0,1") == "E_MOUSE_JUST_PLAYED"
    assert why(state, "mouse C06 @0,1") == "E_MOUSE_COVERED"
    assert why(state, "mouse C01 @0,1") == "E_MOUSE_COVERED"
    assert why(state, "mouse C26 @-1,-1") == "E_MOUSE_SAME_PLACE"
    assert why(state, "mouse C26 @1,0") == "E_COVER_MANY"
    assert why(state, "mouse C26 @4,0") == "E_COVER_NONE"
    assert why(state, "mouse C40 @0,1") == "E_NO_CARD"
    assert why(mouse_turn(scratchers={"P3": "-1,0"}), "mouse C26 @0,-1") == "E_MOUSE_SCRATCHER"


@pytest.mark.rule("CB-W29", "CB-MOUSE-3", "CB-PLACE-3")
def test_w29_mouse_on_a_full_card():
    state = special("C01+@(0,0) C06-@(1,1) C17+@(-1,-1)", hands={"P2": ["C21+", "C12+"]})
    do(state, "play 2.0 @2,2")
    assert why(state, "mouse C17 @-1,0") == "E_COVER_MANY"
    do(state, "mouse C17 @-1,1")
    assert_rows(state, -1, y0="- K P - -", y1="P V K K -", y2="Y P B E K", y3="- - - P K")


@pytest.mark.rule("CB-W30", "CB-STACK-1", "CB-STACK-2", "CB-STACK-3", "CB-R48", "CB-SPEC-5")
def test_w30_stack():
    state = special(STACKED, hands={"P1": ["C46+"], "P2": ["C03+"]})
    assert_rows(state, -1, y0="- K P -", y1="P V K E", y2="B Y V P")
    refusal = state.refusal(0, "play 1.0 @0,1 stack")
    assert (refusal.key, refusal.params["count"]) == ("E_STACK_KITTENS", 4)
    assert why(state, "play 1.0 @3,3 stack") == "E_COVER_NONE"
    assert why(state, "play 1.0 @1,1") == "E_COVER_MANY"
    do(state, "play 1.0 @1,1 stack")
    assert_rows(state, -1, y1="P V P K", y2="B Y Y V")
    assert "stack" not in state.view(0)["tiles"][0]
    assert state.to_act() == 1


@pytest.mark.rule("CB-W31", "CB-R37", "CB-R48")
def test_w31_stack_does_not_beat_the_scratcher():
    state = special(STACKED, hands={"P1": ["C46+"]}, scratchers={"P3": "2,1"})
    assert why(state, "play 1.0 @1,1 stack") == "E_PROTECTED"


@pytest.mark.rule("CB-W32", "CB-R23", "CB-SPEC-6")
def test_w32_last_card_then_mouse():
    state = special(
        F,
        seats=2,
        hands={"P1": ["C18-"]},
        identities=["V", "K"],
        tiles=[["paw", "mouse", "scratcher"], ["paw", "stack"]],
    )
    do(state, "play 1.0 @2,2")
    assert {text.split()[0] for text in texts(state)} == {"mouse", "end"}
    assert why(state, "paw 1.0 @-1,-1") == "E_NO_CARD"
    refusal = state.refusal(0, "scratcher 0,0")
    assert (refusal.key, refusal.clauses) == ("E_PHASE", ("CB-R23",))
    do(state, "mouse C26 @2,0")
    assert_rows(state, 0, y0="K P K E", y1="V K V P", y2="- B V B", y3="- - K V")
    outcome = state.outcome()
    assert [[line.points for line in lines] for lines in outcome.sheet] == [[4, 2, 2], [4, 1, 2]]
    assert outcome.scores == [8, 7]
    assert outcome.ranks == [1, 2]


@pytest.mark.rule("CB-W33", "CB-R9", "CB-R52", "CB-PLACE-1")
@pytest.mark.parametrize(
    ("rotation", "faces"),
    [
        ("none", {"": "KK/PB"}),
        ("half", {"": "KK/PB", " r180": "BP/KK"}),
        ("quarter", {"": "KK/PB", " r90": "PK/BK", " r180": "BP/KK", " r270": "KB/KP"}),
    ],
)
def test_w33_rotation(rotation, faces):
    state = setup(A, rotation=rotation, hands={"P1": ["C06+"]}, to_act="P2")
    for turn in ("", " r90", " r180", " r270"):
        if turn not in faces:
            assert why(state, f"play 1.0 @1,1{turn}") == "E_ROTATION"
            continue
        after = state.clone()
        do(after, f"play 1.0 @1,1{turn}")
        assert after.view(0)["faces"][-1] == faces[turn]
        assert after.view(0)["table"][-1] == f"C06+{turn.strip()}@1,1"
