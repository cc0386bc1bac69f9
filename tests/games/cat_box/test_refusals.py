"""Every refusal, in the stated order: a move that breaks two rules is refused by the earlier one."""

import pytest

import clowder
from tests.games.cat_box.kit import GAME, A, B, F, anchors, do, setup, special, texts, why

ORDER = [
    "E_GAME_OVER",
    "E_NOT_YOUR_TURN",
    "E_NO_TILES",
    "E_PHASE",
    "E_ROTATION",
    "E_TILE_GONE",
    "E_ONE_TILE",
    "E_MUST_PLAY",
    "E_RESERVED",
    "E_NO_CARD",
    "E_MOUSE_JUST_PLAYED",
    "E_MOUSE_COVERED",
    "E_MOUSE_SCRATCHER",
    "E_MOUSE_SAME_PLACE",
    "E_SCRATCHER_CELL",
    "E_LOCKOUT",
    "E_COVER_NONE",
    "E_COVER_MANY",
    "E_STACK_KITTENS",
    "E_PROTECTED",
]
HANDS = {"P1": ["C46+", "C21+"], "P2": ["C12+", "C36+"]}
SPECIAL = {"rules": "special", "hands": HANDS, "deck": "C17+ C03-"}
TILE = {**SPECIAL, "phase": "tile"}
FULL = "C01+@(0,0) C26+@(1,1) C02+@(-1,1)"

# (key, position, move, seat if not the active one): each move breaks this rule and, where it can, later ones too.
CASES = [
    ("E_GAME_OVER", (A, {}), "play 1.0 @9,9 stack r90", 1),
    ("E_GAME_OVER", (A, {}), "this is no move", 0),
    ("E_NOT_YOUR_TURN", (A, {"hands": HANDS}), "play 1.0 @9,9 stack r90", 1),
    ("E_NOT_YOUR_TURN", (A, {"hands": HANDS}), "play 1.0 @1,1", 99),
    ("E_NOT_YOUR_TURN", (A, {"hands": HANDS}), "play 1.0 @1,1", clowder.NOBODY),
    ("E_NO_TILES", (A, {"hands": HANDS}), "play 9.9 @9,9 stack r90", None),
    ("E_NO_TILES", (A, {"hands": HANDS}), "scratcher 9,9", None),
    ("E_NO_TILES", (A, {"hands": HANDS}), "mouse C40 @9,9 r90", None),
    ("E_NO_TILES", (A, {"hands": HANDS}), "fish 9.9", None),
    ("E_NO_TILES", (A, {"hands": HANDS}), "paw 9.9 @9,9 r90", None),
    ("E_PHASE", (A, {"hands": HANDS}), "end", None),
    ("E_PHASE", (B, SPECIAL), "end", None),
    ("E_PHASE", (B, {**SPECIAL, "tiles": [[]]}), "mouse C40 @9,9 r90", None),
    ("E_PHASE", (B, SPECIAL), "paw 9.9 @9,9 stack r90", None),
    ("E_PHASE", (B, TILE), "play 9.9 @9,9 r90", None),
    ("E_PHASE", (B, TILE), "pass", None),
    ("E_ROTATION", (A, {"hands": HANDS}), "play 9.9 @9,9 r90", None),
    ("E_ROTATION", (B, {**SPECIAL, "tiles": [[]]}), "play 1.0 @9,9 stack r180", None),
    ("E_ROTATION", (B, {**SPECIAL, "rotation": "half"}), "play 1.0 @2,0 r90", None),
    ("E_ROTATION", (B, {**SPECIAL, "rotation": "half"}), "play 1.0 @2,0 r270", None),
    ("E_ROTATION", (F, {**TILE, "tiles": [["fish"]]}), "mouse C40 @9,9 r90", None),
    ("E_TILE_GONE", (B, {**SPECIAL, "tiles": [["paw"]]}), "play 9.9 @9,9 stack", None),
    ("E_TILE_GONE", (B, {**TILE, "tiles": [["fish"]]}), "paw 9.9 @9,9", None),
    ("E_TILE_GONE", (B, {**TILE, "tiles": [["fish", "stack"]]}), "paw 1.0 @2,0 stack", None),
    ("E_TILE_GONE", (B, {**TILE, "tiles": [["fish", "paw"]]}), "paw 1.0 @2,0 stack", None),
    ("E_TILE_GONE", (B, {**TILE, "tiles": [["paw"]]}), "fish 9.9", None),
    ("E_TILE_GONE", (B, {**TILE, "tiles": [["fish"]]}), "scratcher 9,9", None),
    ("E_TILE_GONE", (B, {**TILE, "tiles": [["fish"]]}), "mouse C40 @9,9", None),
    ("E_ONE_TILE", (B, TILE), "paw 9.9 @9,9 stack", None),
    ("E_MUST_PLAY", (A, {"hands": HANDS}), "pass", None),
    ("E_MUST_PLAY", (A, SPECIAL), "pass", None),
    ("E_RESERVED", (B, {**SPECIAL, "reserved": {"P2": "C15-"}}), "play reserved.2 @9,9", None),
    ("E_RESERVED", (B, {**TILE, "reserved": {"P2": "C15-"}}), "paw reserved.2 @9,9", None),
    ("E_RESERVED", (B, {**TILE, "reserved": {"P2": "C15-"}}), "fish reserved.2", None),
    ("E_NO_CARD", (B, TILE), "fish reserved.2", None),
    ("E_NO_CARD", (B, SPECIAL), "play reserved.2 @9,9", None),
    ("E_NO_CARD", (B, SPECIAL), "play reserved @9,9", None),
    ("E_NO_CARD", (B, SPECIAL), "play reserved.9 @9,9", None),
    ("E_NO_CARD", (A, {"hands": HANDS}), "play reserved @1,1", None),
    ("E_NO_CARD", (A, {"hands": HANDS}), "play 3.0 @9,9", None),
    ("E_NO_CARD", (A, {"hands": HANDS}), "play 1.2 @9,9", None),
    ("E_NO_CARD", (A, {"hands": HANDS}), "play 4.0 @9,9", None),
    ("E_NO_CARD", (A, {"hands": HANDS}), "play 0.0 @9,9", None),
    ("E_NO_CARD", (B, TILE), "paw 3.0 @9,9", None),
    ("E_NO_CARD", (B, TILE), "fish 3.0", None),
    ("E_NO_CARD", (B, TILE), "mouse C40 @9,9", None),
    ("E_NO_CARD", (B, TILE), "mouse C46 @9,9", None),
    ("E_MOUSE_JUST_PLAYED", (F, TILE), "mouse C26 @-1,-1", None),
    ("E_MOUSE_COVERED", (F, {**TILE, "scratchers": {"P2": "1,0"}}), "mouse C01 @0,0", None),
    ("E_MOUSE_SCRATCHER", (f"{F} C40+@(2,2)", {**TILE, "scratchers": {"P2": "-1,-1"}}), "mouse C26 @-1,-1", None),
    ("E_MOUSE_SAME_PLACE", (f"{F} C40+@(2,2)", TILE), "mouse C26 @-1,-1", None),
    ("E_SCRATCHER_CELL", (B, TILE), "scratcher 0,2", None),
    ("E_SCRATCHER_CELL", (B, TILE), "scratcher 60,0", None),
    ("E_SCRATCHER_CELL", (B, {**TILE, "scratchers": {"P3": "1,1"}}), "scratcher 1,1", None),
    ("E_LOCKOUT", (B, TILE), "scratcher 1,1", None),
    ("E_COVER_NONE", (A, {"hands": HANDS}), "play 1.0 @2,0", None),
    ("E_COVER_NONE", (A, {"hands": HANDS}), "play 1.0 @60,0", None),
    ("E_COVER_NONE", (A, {"hands": HANDS}), "play 1.0 @0,-9999", None),
    ("E_COVER_NONE", (A, SPECIAL), "play 1.0 @2,0 stack", None),
    ("E_COVER_MANY", (B, {**SPECIAL, "scratchers": {"P2": "1,1"}}), "play 1.0 @1,1", None),
    ("E_COVER_MANY", (B, TILE), "paw 1.0 @0,0", None),
    ("E_STACK_KITTENS", (FULL, {**SPECIAL, "scratchers": {"P2": "1,1"}}), "play 1.0 @0,1 stack", None),
    ("E_PROTECTED", (B, {**SPECIAL, "scratchers": {"P2": "2,2"}}), "play 1.0 @2,0", None),
    ("E_PROTECTED", (B, {**SPECIAL, "scratchers": {"P2": "2,2"}}), "play 1.0 @2,0 stack", None),
    ("E_PROTECTED", (B, {**TILE, "scratchers": {"P2": "2,2"}}), "paw 1.0 @2,0", None),
    ("E_PROTECTED", (f"{F} C40+@(2,2)", {**TILE, "scratchers": {"P2": "1,0"}}), "mouse C26 @0,-1", None),
]


@pytest.mark.parametrize(("key", "where", "text", "seat"), CASES)
def test_refusals_in_order(key, where, text, seat):
    table, fields = where
    state = setup(table, **fields)
    before = state.key()
    assert why(state, text, seat) == key
    if seat is None:
        with pytest.raises(clowder.IllegalAction) as caught:
            clowder.play_text(state, text)
        assert caught.value.refusal.key == key
    assert state.key() == before


@pytest.mark.rule("CB-TURN-2")
def test_all_codes_have_a_case():
    assert list(dict.fromkeys(case[0] for case in CASES)) == ORDER


@pytest.mark.rule("CB-TURN-2")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play 1.0",
        "play 1.0 1,1",
        "play 1.0 @1",
        "play 1.0 @1,1 r45",
        "play 1.0 @1,1 stack stack",
        "play 1.0 @1,1 r90 r180",
        "PLAY 1.0 @1,1",
        "play 1.0 @1.5,1",
        "play 1.0 @10000,1",
        "play 10.0 @1,1",
        "play 1.100 @1,1",
        "mouse C26",
        "mouse C26 0,1",
        "mouse C26 @0,1 stack",
        "scratcher @0,0",
        "fish",
        "end end",
        "pass 1",
        "play 1.0 @١,1",
        "play 1.0 @1,1\x00",
    ],
)
def test_a_text_that_is_no_move(text):
    state = special(B, hands=HANDS)
    refusal = state.refusal(0, text)
    assert (refusal.key, refusal.clauses, refusal.params) == ("E_NOTATION", ("CB-TURN-2",), {"text": text})
    with pytest.raises(clowder.MalformedAction):
        state.parse_action(text)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("  play   1.0  @2,0 ", "play 1.0 @2,0"),
        ("play 1.0 @2,0 r180 stack", "play 1.0 @2,0 stack r180"),
        ("play 1.00 @+2,0", None),
        ("play 01.0 @2,0", None),
        ("play 2.0 @-0,2", "play 2.0 @0,2"),
        ("play reserved.1 @2,0", "play reserved @2,0"),
    ],
)
def test_other_ways_to_write_a_move(text, canonical):
    state = special(B, rotation="half", hands=HANDS, reserved={"P1": "C40+"})
    if canonical is None:
        assert why(state, text) == "E_NOTATION"
    else:
        assert why(state, text) is None
        assert state.action_text(state.parse_action(text)) == canonical


@pytest.mark.parametrize(
    ("table", "fields"),
    [
        (B, {"hands": HANDS}),
        (B, {**SPECIAL, "rotation": "half", "scratchers": {"P3": "2,2"}}),
        (f"{F} C40+@(2,2)", {**TILE, "rotation": "quarter"}),
    ],
)
def test_refusal_is_none_exactly_for_legal_moves(table, fields):
    """Every move one could write near the table, not only the legal ones."""
    state = setup(table, **fields)
    legal = set(texts(state))
    places = [f"{x},{y}" for x in range(-4, 6) for y in range(-4, 6)]
    sources = [f"{word} {source}" for word in ("play", "paw") for source in ("1.0", "2.1", "3.0", "reserved")]
    tried = [f"{start} @{place}{more}" for start in sources for place in places for more in ("", " stack", " r180")]
    tried += [f"mouse {card} @{place}" for card in ("C01", "C26", "C40") for place in places]
    tried += [f"scratcher {place}" for place in places]
    tried += [f"fish {seat}.{slot}" for seat in range(5) for slot in range(3)] + ["end", "pass"]
    for text in tried:
        assert (state.refusal(0, text) is None) == (text in legal), text
        assert state.refusal(1, text).key == "E_NOT_YOUR_TURN"


def test_numbers_that_are_no_action():
    state = special(B, hands=HANDS)
    legal = set(state.legal_actions())
    for action in [-1, -(2**40), 2**62, *range(0, int(state.action_count()) + 50, 7)]:
        assert state.is_legal(action) == (action in legal)
    with pytest.raises(clowder.IllegalAction):
        clowder.play(state, -1)
    with pytest.raises(clowder.IllegalAction):
        state.action_text(state.action_count())
    assert GAME.action_count <= 65536


@pytest.mark.rule("CB-R17", "CB-R20")
def test_every_card_fits_somewhere_without_scratchers():
    """Bottom right quadrant on the leftmost cell of the top row: exactly one quadrant is covered."""
    rng = clowder.Rng(5)
    state = GAME.new(seats=3, seed=5)
    while not state.is_over():
        cards = [card.rpartition("@")[2].split(",") for card in state.view(0)["table"]]
        top = min(int(y) for _, y in cards)
        left = min(int(x) for x, y in cards if int(y) == top)
        for source in {text.split()[1] for text in texts(state)}:
            assert (left - 1, top - 1) in anchors(state, f"play {source}")
        assert why(state, "pass") == "E_MUST_PLAY"
        do(state, state.action_text(state.nth_action(rng.below(state.count_actions()))))
