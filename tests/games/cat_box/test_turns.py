"""Turns, tiles and the end beyond the worked examples: one test per ruling that they leave open."""

import pytest

import clowder
from tests.games.cat_box.cases import own_deck
from tests.games.cat_box.kit import GAME, A, B, F, anchors, assert_rows, do, setup, special, texts, why


def kinds(state):
    return {text.split()[0] for text in texts(state)}


def sources(state):
    return {text.split()[1] for text in texts(state) if text.startswith("play")}


@pytest.mark.rule("CB-TURN-1", "CB-TURN-2", "CB-TURN-3", "CB-TURN-4", "CB-R22")
def test_a_turn_is_one_card_of_any_hand():
    state = setup(A, hands=[["C02+", "C03+"], ["C04+", "C05+"], ["C07+", "C08+"]], deck="C09+ C10+")
    assert sources(state) == {"1.0", "1.1", "2.0", "2.1", "3.0", "3.1"}
    do(state, "play 2.1 @1,1")
    assert state.to_act() == 1
    assert why(state, "play 1.0 @2,2", seat=0) == "E_NOT_YOUR_TURN"


@pytest.mark.rule("CB-TURN-5", "CB-R21")
def test_a_drawn_card_keeps_its_side_and_fills_the_free_slot():
    state = setup(A, hands=[["C02+", "C03+"], ["C04+", "C05+"]], deck="C09- C10+")
    do(state, "play 2.0 @1,1")
    position = GAME.position(state)
    assert position["hands"] == [["C02+", "C03+"], ["C09-", "C05+"], [None, None]]
    assert position["deck"] == ["C10+"]


@pytest.mark.rule("CB-PLACE-1", "CB-R9")
def test_cards_lie_the_way_they_are_held():
    state = GAME.new(seats=2, seed=3)
    assert not any(" r" in text for text in texts(state))
    turned = GAME.new(seats=2, options={"rotation": "half"}, seed=3)
    assert {text.rpartition(" ")[2] for text in texts(turned) if " r" in text} == {"r180"}
    quarter = GAME.new(seats=2, options={"rotation": "quarter"}, seed=3)
    assert {text.rpartition(" ")[2] for text in texts(quarter) if " r" in text} == {"r90", "r180", "r270"}
    assert quarter.count_actions() == 4 * state.count_actions() == 2 * turned.count_actions()


@pytest.mark.rule("CB-R11")
def test_the_table_has_no_edge():
    """A staircase of all 48 cards in each direction."""
    for step in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        state = GAME.new(seats=2, options={"setup": {"removed_basic": {"2": 0}, "hand_size": {"2": 1}}}, seed=1)
        x, y = 0, 0
        while not state.is_over():
            x, y = x + step[0], y + step[1]
            do(state, f"play {1 if state.view(0)['hands'][0][0] else 2}.0 @{x},{y}")
        assert state.view(0)["table"][-1].endswith(f"@{47 * step[0]},{47 * step[1]}")
        counts = state.view(0)["counts"]
        assert sum(counts[colour][0] for colour in "KPVBY") + counts["E"] == 48 * 3 + 1


@pytest.mark.rule("CB-R12", "CB-R51")
def test_the_face_that_is_laid_decides():
    """X01 has two empty boxes on its back only: its owner, who lays the front, may cover one, the others two."""
    options = {"deck": own_deck()}
    owner = setup("X02+@0,0", options=options, hands=[["X01-"]])
    other = setup("X02+@0,0", options=options, hands=[["X01-"]], to_act="P2")
    assert len(anchors(owner, "play 1.0")) == 4
    assert len(anchors(other, "play 1.0")) == 8
    do(owner, "play 1.0 @1,1")
    assert owner.view(0)["faces"][-1] == "KP/VB"


@pytest.mark.rule("CB-R13")
def test_a_card_of_empty_boxes_still_covers_two_at_most():
    options = {"deck": own_deck()}
    state = setup("X02+@0,0 X10+@1,1", options=options, hands=[["X07-"]], to_act="P2")
    assert why(state, "play 1.0 @1,0") == "E_COVER_MANY"
    assert why(state, "play 1.0 @0,0") == "E_COVER_MANY"


@pytest.mark.rule("CB-R20", "CB-R34", "CB-R48", "CB-R37")
def test_a_closed_table_is_a_pass_without_a_tile():
    fields = {"hands": {"P2": ["C12+"]}, "scratchers": {"P2": "1,1", "P3": "0,0"}}
    state = special(B, tiles=[["paw", "fish"], [], []], **fields)
    assert state.to_act() == 1, "P1 passed without using a tile, P2 takes its scratcher back"
    assert state.view(0)["tiles"][0] == ["paw", "fish"]
    assert why(state, "pass") == "E_MUST_PLAY"
    assert anchors(state, "play 2.0") == {(0, 2), (2, 0), (2, 2)}


# Six by six cells; a full card could only go to the four corners, and each of them carries a scratcher.
BLOCK = "C01+@0,0 C02+@2,0 C03+@4,0 C04+@0,2 C26+@2,2 C05+@4,2 C07+@0,4 C08+@2,4 C09+@4,4"
CORNERS = {"P2": "0,0", "P3": "5,0", "P4": "0,5", "P5": "5,5"}


@pytest.mark.rule("CB-R20", "CB-R34", "CB-R48")
def test_the_stack_may_avoid_a_pass():
    fields = {"seats": 5, "hands": [["C12+"]], "scratchers": CORNERS}
    state = special(BLOCK, tiles=[["stack", "paw"]], **fields)
    assert state.to_act() == 0
    assert kinds(state) == {"play", "pass"}
    assert all("stack" in text for text in texts(state) if text != "pass")
    stacked = state.clone()
    do(stacked, "play 1.0 @2,2 stack")
    assert stacked.is_over()
    heard = do(state, "pass")
    assert heard[0] == {"kind": "passed", "seat": 0, "forced": False}
    assert state.view(0)["tiles"][0] == ["paw", "stack"]
    assert state.to_act() == 1
    assert anchors(state, "play 1.0") == {(-1, -1)}
    without = special(BLOCK, tiles=[["paw", "mouse", "fish", "scratcher"]], **fields)
    assert without.to_act() == 1, "without the stack P1 passes by itself"
    assert len(without.view(0)["tiles"][0]) == 4


@pytest.mark.rule("CB-R23", "CB-R44")
def test_fishing_the_last_cards():
    state = special(B, hands=[["C12+"], ["C40+"]], tiles=[["fish"], [], []])
    do(state, "play 1.0 @2,0")
    assert texts(state) == ["fish 2.0", "end"]
    do(state, "fish 2.0")
    assert state.to_act() == 0, "nobody else has anything to play"
    assert sources(state) == {"reserved"}
    do(state, "play reserved @2,2")
    assert state.is_over()


@pytest.mark.rule("CB-R44")
def test_the_card_just_played_and_the_deck_cannot_be_fished():
    state = special(B, hands=[["C12+"], ["C40+"]], deck="C17+")
    do(state, "play 1.0 @2,0")
    assert {text for text in texts(state) if text.startswith("fish")} == {"fish 2.0"}
    assert why(state, "fish 1.0") == "E_NO_CARD"


@pytest.mark.rule("CB-FISH-1", "CB-R42", "CB-R21")
def test_fishing_refills_the_played_slot_first():
    hands = [["C12+", "C13+"], ["C40+", "C41+"], []]
    state = special(B, hands=hands, deck="C17+ C18- C19+")
    do(state, "play 2.1 @2,0", "fish 1.0")
    position = GAME.position(state)
    assert position["hands"][:2] == [["C18-", "C13+"], ["C40+", "C17+"]]
    assert position["reserved"] == ["C12+", None, None]


@pytest.mark.rule("CB-R36", "CB-R43")
def test_the_paw_may_play_the_reserved_card_secret_side_up():
    state = special(B, hands=[["C12+"]], reserved={"P1": "C40+"}, deck="C17+")
    do(state, "play 1.0 @2,0", "paw reserved @-1,-1")
    assert state.view(0)["faces"][-1] == "KY/EV"
    assert GAME.position(state)["hands"][0][0] == "C17+"
    assert GAME.position(state)["reserved"] == [None] * 3


@pytest.mark.rule("CB-R36", "CB-PAW-2")
def test_the_paw_card_may_cover_the_first_card_and_obeys_scratchers():
    state = special(B, hands=[["C12+"], ["C40+"]], scratchers={"P3": "0,0"})
    do(state, "play 1.0 @2,0")
    places = anchors(state, "paw 2.0")
    assert (3, -1) in places, "covers the card just played"
    assert not {(-1, -1), (-1, 1), (1, -1)} & places, "these cover protected cells"


@pytest.mark.rule("CB-R36", "CB-PAW-1")
def test_no_paw_without_a_second_card():
    state = special(B, hands=[["C12+"]], tiles=[["paw"], [], []], deck="C17+")
    do(state, "play 1.0 @2,0")
    assert state.to_act() == 1, "the only card is drawn after the window, so there was none"


@pytest.mark.rule("CB-R33", "CB-STACK-1")
def test_stack_closes_the_window():
    state = special(B, hands=[["C12+"], ["C40+"]], deck="C17+ C18+")
    do(state, "play 1.0 @2,0 stack")
    assert state.to_act() == 1
    assert state.view(0)["tiles"][0] == ["paw", "scratcher", "fish", "mouse"]


@pytest.mark.rule("CB-STACK-2", "CB-R48")
def test_stack_for_full_and_open_faces_alike():
    table = "C21+@(0,0)"  # E K / P K
    for card in ("C12+", "C41+"):
        state = special(table, hands=[[card]], tiles=[["stack"], [], []])
        near = {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
        assert anchors(state, "play 1.0", " stack") == near
    full = special(A, hands=[["C12+"]])
    assert anchors(full, "play 1.0", " stack") == near - {(0, 0)}, "four kittens"


@pytest.mark.rule("CB-STACK-3", "CB-R48")
def test_buried_kittens_do_not_count_for_the_stack():
    state = special("C01+@(0,0) C41+@(1,0)", hands=[["C12+"]])  # rows K E K, V V E
    assert why(state, "play 1.0 @0,0 stack") is None
    assert why(state, "play 1.0 @1,0 stack") is None


@pytest.mark.rule("CB-SCR-1", "CB-R37")
def test_scratchers_lie_on_exposed_quadrants_and_zones_add_up():
    state = special(F, hands=[["C12+"], ["C40+"]], scratchers={"P2": "2,2"}, phase="tile")
    cells = {text.split()[1] for text in texts(state) if text.startswith("scratcher")}
    assert "2,2" not in cells
    assert cells <= {"-1,-1", "0,-1", "-1,0", "0,0", "1,0", "0,1", "1,1", "2,1", "1,2"}
    do(state, "scratcher -1,-1")
    assert state.view(0)["scratchers"] == ["-1,-1", None, None], "P2 took its own back"
    assert "scratcher" not in state.view(0)["tiles"][0]


@pytest.mark.rule("CB-SCR-2", "CB-SCR-3", "CB-R38")
def test_a_scratcher_binds_everybody_but_its_owner():
    hands = [["C12+"], ["C40+"], ["C13+"]]
    state = special(B, hands=hands, deck="C17+ C18+ C19+ C20+ C21+", phase="tile", to_act="P1")
    do(state, "scratcher 2,2")
    for _ in range(2):
        assert why(state, "play 1.0 @2,2") == "E_PROTECTED"
        do(state, "play 3.0 @-1,-1" if state.to_act() == 1 else "play 3.0 @-2,-2", "end")
    assert state.to_act() == 0
    assert why(state, "play 2.0 @2,2") is None


@pytest.mark.rule("CB-R39", "CB-R50")
def test_the_next_players_own_scratcher_does_not_lock_them_out():
    fields = {"hands": [["C12+"], ["C40+"], ["C13+"]], "phase": "tile"}
    assert why(special(B, scratchers={"P3": "2,2"}, **fields), "scratcher 0,0") == "E_LOCKOUT"
    assert why(special(B, scratchers={"P2": "2,2"}, **fields), "scratcher 0,0") is None


@pytest.mark.rule("CB-R38", "CB-R50", "CB-R20")
def test_a_scratcher_is_taken_back_even_if_the_turn_is_a_pass():
    hands = {"P3": ["C12+"]}
    state = special(B, seats=3, hands=hands, scratchers={"P1": "0,0", "P2": "2,2"}, to_act="P3", tiles=[[], [], []])
    # both zones close the table for P3; P1 and P2 take theirs back in turn until somebody can play
    assert state.to_act() == 0
    assert state.view(0)["scratchers"] == [None, "2,2", None]
    assert anchors(state, "play 3.0") == {(-1, -1), (-1, 1), (1, -1)}


@pytest.mark.rule("CB-R40", "CB-R45")
def test_a_card_in_a_zone_may_be_moved_if_no_scratcher_lies_on_it():
    state = special(f"{F} C40+@(2,2)", hands=[["C12+"]], scratchers={"P3": "1,0"}, phase="tile")
    moves = anchors(state, "mouse C26")
    assert moves, "its quadrant at (0,0) is in the zone, the tile lies on C01"
    assert (-1, 0) not in moves, "would cover protected cells"


@pytest.mark.rule("CB-R46", "CB-MOUSE-2")
def test_the_moved_card_may_cover_the_one_just_played():
    state = special(F, hands={"P2": ["C21+"]})
    do(state, "play 2.0 @2,2")
    assert why(state, "mouse C26 @3,3") is None
    do(state, "mouse C26 @3,3")
    assert_rows(state, 0, y3="- - P K E", y4="- - - V P")


@pytest.mark.rule("CB-R47")
def test_the_play_area_never_falls_apart():
    """Random games with many mice: every card but the lowest lies on another; all cells hang together by cards."""
    for seed in range(3):
        state = GAME.new(seats=5, options={"rules": "special"}, seed=seed)
        rng = clowder.Rng(seed)
        while not state.is_over():
            mice = [text for text in texts(state) if text.startswith("mouse")] if state.phase == 1 else []
            if mice:
                do(state, mice[int(rng.below(len(mice)))])
                assert_connected(state)
            else:
                state.apply(state.nth_action(rng.below(state.count_actions())))


def assert_connected(state):
    places = [tuple(map(int, card.rpartition("@")[2].split(","))) for card in state.view(0)["table"]]
    assert places[0] == (0, 0), "the start card is never moved"
    reached, border = {0}, [0]
    while border:
        x, y = places[border.pop()]
        for other, (u, v) in enumerate(places):
            if other not in reached and abs(u - x) <= 1 and abs(v - y) <= 1:
                reached.add(other)
                border.append(other)
    assert len(reached) == len(places)


@pytest.mark.rule("CB-R52")
def test_equal_turns_are_offered_once_and_read_as_the_smaller():
    options = {"deck": own_deck(), "rotation": "quarter"}
    state = setup("X00+@0,0", options=options, hands=[["X02-"]])  # owner lays KP/PK: equal after half a turn
    assert {text.split()[-1] for text in texts(state)} & {"r90", "r180", "r270"} == {"r90"}
    assert state.parse_action("play 1.0 @1,1 r180") == state.parse_action("play 1.0 @1,1")
    assert state.parse_action("play 1.0 @1,1 r270") == state.parse_action("play 1.0 @1,1 r90")
    same = setup("X00+@0,0", options=options, hands=[["X03-"]])  # KK/KK
    assert not any(" r" in text for text in texts(same))
    assert same.parse_action("play 1.0 @1,1 r270") == same.parse_action("play 1.0 @1,1")


@pytest.mark.rule("CB-R52", "CB-R46")
def test_the_mouse_may_turn_a_card_and_reads_equal_turns_as_the_smaller():
    options = {"deck": own_deck(), "rotation": "quarter", "rules": "special"}
    fields = {"options": options, "hands": [["X08+"], ["X09+"]], "phase": "tile"}
    state = setup("X00+@0,0 X02+@1,1 X10+@-1,-1", **fields)  # X02 shows KP/PK
    assert why(state, "mouse X02 @1,1 r90") == "E_MOUSE_SAME_PLACE"
    assert state.parse_action("mouse X02 @-1,1 r180") == state.parse_action("mouse X02 @-1,1")
    assert state.parse_action("mouse X02 @-1,1 r270") == state.parse_action("mouse X02 @-1,1 r90")
    do(state, "mouse X02 @-1,1 r90")
    assert state.view(0)["table"][-1] == "X02+r90@-1,1"
    assert state.view(0)["faces"][-1] == "PK/KP"
    lying = setup("X00+@0,0 X06+r90@1,1 X10+@-1,-1", **fields)  # EV/BK turned: BE/KV
    do(lying, "mouse X06 @-1,1 r270")
    assert lying.view(0)["table"][-1] == "X06+@-1,1"


@pytest.mark.rule("CB-TURN-6", "CB-R19")
def test_hands_shrink_when_the_deck_is_empty():
    state = GAME.new(seats=3, seed=11)
    counts = []
    while not state.is_over():
        view = state.view(clowder.NOBODY)
        if view["deck"]["count"] == 0:
            counts.append(sum(card is not None for hand in view["hands"] for card in hand))
        state.apply(state.nth_action(0))
    assert counts == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("CB-END-1", "CB-R24", "CB-R23")
def test_the_window_of_the_last_card_opens_only_for_the_mouse():
    fields = {"seats": 2, "hands": {"P1": ["C18-"]}}
    state = special(F, tiles=[["paw", "scratcher", "fish"], []], **fields)
    do(state, "play 1.0 @2,2")
    assert state.is_over()
    state = special(F, tiles=[["mouse"], []], **fields)
    do(state, "play 1.0 @2,2")
    assert kinds(state) == {"mouse", "end"}
    do(state, "end")
    assert state.is_over()
    assert [line.points for line in state.outcome().sheet[0]][-1] == 1
