"""Every reason for refusing a move: its clause, and that the first reason in the stated order is given."""

import pytest

import clowder
from clowder.core.play import play_text

THEFT = "Base-3; A blue [B1 B3]; A red [R1]; B blue [B9 B5]; B red [R9 S]; B green [G1]; C blue [B9 B7 B5]"
HAND = "Base-3; A blue [B1 S]; A red [R5 +K]; B blue [B1]; C blue [B3 S]; hand {}; deck R3 R9"

# position, move, key, first clause
CASES = [
    ("Base-3; deck R3", "B draw", "not-your-turn", "CM-TURN-1"),
    ("Base-3; deck R3", "A pass", "no-pass", "CM-R32"),
    ("Base-3; deck R3", "A play B5", "wrong-state", "CM-TURN-2"),
    ("Base-3; deck R3", "A score", "wrong-state", "CM-TURN-2"),
    ("Base-3; deck R3", "A kittens P1", "wrong-state", "CM-TURN-2"),
    ("Base-3; A blue [B1 B3 B5]; choice blue", "A draw", "wrong-state", "CM-SCORE-1"),
    ("Base-3; orphans B", "B draw", "wrong-state", "CM-KIT-4"),
    ("Base-3; orphans B", "A kittens P1", "not-your-turn", "CM-R19"),
    ("Base-3; orphans B", "B kittens P4", "no-such-pile", "CM-PILE-1"),
    (HAND.format("Y5 R7"), "A take P1", "wrong-state", "CM-DECK-2"),
    # take
    ("Base-3; deck R3", "A take P4", "no-such-pile", "CM-PILE-1"),
    ("Base-3; deck R3", "A take P0", "no-such-pile", "CM-PILE-1"),
    ("Base-3; P1 [S]; pile_draw numbers_only", "A take P1", "numbers-only", "CM-R2"),
    ("Base-3; P1 [S]", "A take P1", "not-executable", "CM-R2"),
    # steal, each check for both cards before the next
    (THEFT, "A steal B.blue C.blue A.red", "two-max", "CM-TURN-2"),
    (THEFT, "A steal A.blue", "not-an-opponent", "CM-STEAL-1"),
    (THEFT, "A steal D.blue", "not-an-opponent", "CM-STEAL-1"),
    (THEFT, "A steal B.yellow A.blue", "not-an-opponent", "CM-STEAL-1"),
    (THEFT, "A steal B.yellow B.blue", "same-victim", "CM-STEAL-5"),
    (THEFT, "A steal B.yellow", "no-such-series", "CM-STEAL-1"),
    (THEFT, "A steal B.red C.red", "no-such-series", "CM-STEAL-1"),
    (THEFT, "A steal B.red", "stray-protected", "CM-STEAL-4"),
    (THEFT, "A steal B.green", "no-own-series", "CM-STEAL-2"),
    (THEFT, "A steal C.blue B.green", "no-own-series", "CM-STEAL-2"),
    (THEFT, "A steal B.blue C.blue", "wrong-size", "CM-STEAL-7"),
    ("Base-3; A blue [B1 B3 B5]; B blue [B9]", "A steal B.blue", "wrong-size", "CM-STEAL-2"),
    # hand
    (HAND.format("Y5 R7"), "A play B5", "not-in-hand", "CM-DECK-1"),
    (HAND.format("Y5 R7"), "A discard B5 P9", "not-in-hand", "CM-DECK-1"),
    (HAND.format("Y5 R7"), "A discard Y5 P9", "no-such-pile", "CM-PILE-1"),
    (HAND.format("GOOD") + "; taken", "A play B5", "not-in-hand", "CM-R34"),
    (HAND.format("GOOD") + "; taken", "A discard GOOD P1", "must-play", "CM-PILE-2"),
    (HAND.format("S Y5"), "A discard S P1", "must-execute", "CM-DECK-4"),
    ("Base-3; P2 [Y7 R5]; hand Y5; first_discard P2", "A discard Y5 P2", "same-pile", "CM-DECK-6"),
    # place
    (HAND.format("Y5 R7"), "A place S blue", "not-in-hand", "CM-DECK-1"),
    (HAND.format("S Y5"), "A place S green", "no-series", "CM-STRAY-5"),
    (HAND.format("S Y5"), "A place S blue", "second-stray", "CM-STRAY-4"),
    (HAND.format("KIT Y5"), "A place KIT green", "no-series", "CM-KIT-1"),
    (HAND.format("KIT Y5"), "A place KIT red", "second-kittens", "CM-R6"),
    # use
    (HAND.format("Y5 R7"), "A use RAS blue B", "not-in-hand", "CM-DECK-1"),
    (HAND.format("RAS Y5"), "A use RAS green A", "no-series", "CM-RAS-1"),
    (HAND.format("RAS Y5"), "A use RAS red A", "no-stray", "CM-RAS-1"),
    (HAND.format("RAS Y5"), "A use RAS blue A", "not-an-opponent", "CM-RAS-1"),
    (HAND.format("RAS Y5"), "A use RAS blue E", "not-an-opponent", "CM-RAS-1"),
    (HAND.format("RAS Y5") + "; A green [G1 S]", "A use RAS green B", "no-such-series", "CM-RAS-1"),
    (HAND.format("RAS Y5"), "A use RAS blue C", "second-stray", "CM-STRAY-4"),
    (HAND.format("RAS Y5"), "A use RAS blue B", "stray-first", "CM-STRAY-6"),
    (HAND.format("GOOD Y5"), "A use GOOD green A", "no-series", "CM-GOOD-1"),
    (HAND.format("GOOD Y5"), "A use GOOD red A", "not-an-opponent", "CM-GOOD-1"),
    (HAND.format("BAD Y5"), "A use BAD green A", "no-series", "CM-BAD-1"),
    (HAND.format("BAD Y5"), "A use BAD red D", "not-an-opponent", "CM-BAD-1"),
    (HAND.format("Y5 R7"), "A use LADY", "not-in-hand", "CM-DECK-1"),
    ("Base-3; A red [R1]; hand LADY Y5", "A use LADY", "no-stray", "CM-LADY-2"),
    # not a move at all
    ("Base-3; deck R3", "A play S", "E_NOTATION", "CM-TURN-2"),
    ("Base-3; deck R3", "A steal B.purple", "E_NOTATION", "CM-TURN-2"),
    ("Base-3; deck R3", "A take", "E_NOTATION", "CM-TURN-2"),
    ("Base-3; deck R3", "A ", "E_NOTATION", "CM-TURN-2"),
]

KEYS = {
    "game-over", "not-your-turn", "no-pass", "wrong-state", "no-such-pile", "pile-empty", "numbers-only",
    "not-executable", "two-max", "not-an-opponent", "same-victim", "no-such-series", "stray-protected",
    "no-own-series", "wrong-size", "not-in-hand", "must-play", "must-execute", "same-pile", "no-series", "no-stray",
    "second-stray", "stray-first", "second-kittens",
}  # fmt: skip


@pytest.mark.rule("CM-R17", "CM-R18", "CM-STEAL-1", "CM-STEAL-2", "CM-STEAL-5", "CM-PILE-2", "CM-DECK-4", "CM-DECK-6")
@pytest.mark.parametrize(("position", "move", "key", "clause"), CASES)
def test_reason_and_clause(table, position, move, key, clause):
    state = table(position)
    before = state.key()
    refusal = state.refusal("ABCDE".index(move[0]), move[2:])
    assert refusal is not None
    assert (refusal.key, refusal.clauses[0]) == (key, clause)
    if "ABCDE".index(move[0]) == state.to_act():
        with pytest.raises(clowder.ActionError):
            play_text(state, move[2:])
    assert state.key() == before


@pytest.mark.rule("CM-END-1", "CM-END-4")
@pytest.mark.parametrize(("base", "clause"), [("Base-3", "CM-END-1"), ("Base-4", "CM-END-4")])
def test_nothing_goes_after_the_end(table, moves, base, clause):
    state = table(f"{base}; pass 2; deck B1" if base == "Base-4" else f"{base}; deck B1")
    moves(state, "A draw", "A play B1")
    for seat in range(3):
        refusal = state.refusal(seat, "draw")
        assert (refusal.key, refusal.clauses) == ("game-over", (clause,))
    assert list(state.legal_actions()) == []
    assert not state.is_legal(5)


@pytest.mark.rule("CM-PILE-1", "CM-R32")
def test_an_empty_pile_has_nothing_to_take(game):
    """Between turns a pile is never empty, so the table has to be bent for this one."""
    state = game.new(seats=3, seed=1)
    state.heights[0] = 0
    refusal = state.refusal(state.to_act(), "take P1")
    assert (refusal.key, refusal.clauses) == ("pile-empty", ("CM-PILE-1",))
    assert not state.is_legal(0)


def test_every_key_of_the_specification_is_reached():
    assert KEYS - {case[2] for case in CASES} == {"game-over", "pile-empty"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_refusal_is_none_exactly_for_legal_moves(game, seats):
    """Every move that anybody could write, at many positions of random games."""
    rng = clowder.Rng(seats)
    seen = set()
    for seed in range(2):
        state = game.new(seats=seats, seed=seed)
        while not state.is_over():
            actions = list(state.legal_actions())
            if rng.below(12) == 0:
                seen |= check_all_texts(state, actions, seats)
            state.apply(actions[rng.below(len(actions))])
    assert {"wrong-state", "not-in-hand", "wrong-size", "no-such-series", "not-executable"} <= seen


def check_all_texts(state, actions, seats):
    keys = set()
    texts = {state.action_text(action): action for action in range(state.action_count()) if writable(action, seats)}
    for text, action in texts.items():
        assert state.parse_action(text) == action
        refusal = state.refusal(state.to_act(), text)
        assert (refusal is None) == (action in actions) == state.is_legal(action), text
        assert state.refusal((state.to_act() + 1) % seats, text).key == "not-your-turn"
        if refusal is not None:
            assert refusal.clauses
            keys.add(refusal.key)
    return keys


def writable(action, seats):
    """Codes that mean something with so many seats."""
    if action < 5 or action >= 751:
        return (action if action < 5 else action - 751) < seats
    if 6 <= action < 22:
        return (action - 6) // 4 < seats - 1
    if 22 <= action < 278:
        first, second = divmod(action - 22, 16)
        return first // 4 < second // 4 < seats - 1
    return action == 5 or action >= 749 or resolves(action, seats)


def resolves(action, seats):
    from clowder.games.csacska_macska.actions import FACE_BLOCKS, FIRST_USE, face_of_action

    face = face_of_action(action)
    at = action - FACE_BLOCKS[face]
    if face < 64:
        return face % 16 < 15 and (at < seats or at == FIRST_USE)
    return at < seats or (at >= FIRST_USE and (face not in (66, 67, 68) or (at - FIRST_USE) % 4 < seats - 1))
