"""Every refusal key is reached, names its clause, and agrees with legality."""

import re
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.core.rng import Rng
from clowder.games.cat_attack import refusals
from clowder.games.cat_attack.rules import CatAttackState
from tests.games.cat_attack.kit import CLOVER, CUSTARD, GAME, MISTY, ODD, PLUM, go, table, throw

SIX = "mouse1 mouse1 mouse2 mouse2 mouse3 mouse4"
FULL = {"gangs": "full"}


def cards(*names: str) -> dict[int, str]:
    return {CUSTARD: " ".join([*names, *ODD][:6])}


def over() -> CatAttackState:
    return table(over="rounds", options={"round_limit": 5})


def looking() -> CatAttackState:
    hands = {MISTY: "cat1 cat1 cat2 bird1 bird2 speedy", CUSTARD: "mouse1 mouse2 mouse3 mouse3 mouse4 attack"}
    state = table(cats={MISTY: "R16", CUSTARD: "R15"}, hands=hands)
    throw(state, MISTY, 1)
    go(state, "dest R15")
    return state


def raiding() -> CatAttackState:
    state = table(cats={CUSTARD: "e3b", CLOVER: "G3a"}, larders={CLOVER: "fish"})
    state.cats[CLOVER] = state.board.index["N4"]
    throw(state, CUSTARD, 3)
    go(state, "dest H3")
    return state


def fighting() -> CatAttackState:
    hands = {CUSTARD: "bird1 bird4 bird6 cat2 mouse3 speedy", PLUM: "bird2 bird3 cat1 cat4 mouse5 speedy"}
    state = table(cats={CUSTARD: "R8", PLUM: "R5"}, hands=hands)
    go(state, "fight 2 bird 1")
    return state


def sampling() -> CatAttackState:
    state = table(larders={CUSTARD: "fish"})
    state.pending = state.pending[:0]
    for piece in (15, 14, 11):
        state.push(piece)
    return state


def enticing(owner: int, space: str) -> CatAttackState:
    return table(hands={CUSTARD: SIX}, cats={owner: space}, larders={owner: "mouse"})


CASES: list[tuple[CatAttackState, str, str, str]] = [
    (over(), "speedy", "E_OVER", "CA-WIN-1"),
    (table(), "hello", "E_NOTATION", "CA-TURN-3"),
    (table(), "", "E_NOTATION", "CA-TURN-3"),
    (table(), "cat 7 N1", "E_NOTATION", "CA-TURN-3"),
    (table(), "fight 4 cat 1", "E_NOTATION", "CA-TURN-3"),
    (table(), "six mouse H1 E1", "E_NOTATION", "CA-TURN-3"),
    (table(), "mouse 1 MH", "E_NOTATION", "CA-TURN-3"),
    (table(), "swap cat7 cat1", "E_NOTATION", "CA-TURN-3"),
    (table(), "keep", "E_DECISION", "CA-TURN-3"),
    (looking(), "mouse 1 MH R1", "E_DECISION", "CA-TURN-3"),
    (table(hands=cards()), "speedy", "E_NO_CARD", "CA-TURN-3"),
    (table(hands=cards()), "mouse 1 MH R1", "E_NO_CARD", "CA-TURN-3"),
    (table(hands=cards("cat4")), "cat 4 cornered", "E_MUST_MOVE", "CA-R7"),
    (table(hands=cards("cat4")), "cat 4 H2", "E_TURN_BACK", "CA-R4"),
    (table(hands=cards("cat1"), cats={CUSTARD: "R15"}), "cat 1 MH", "E_LAIR", "CA-MOVE-7"),
    (table(hands=cards("attack")), "attack BH", "E_LAIR", "CA-MOVE-7"),
    (table(hands=cards("cat1"), cats={CUSTARD: "N2"}, car="N3"), "cat 1 N3", "E_CAR", "CA-MOVE-6"),
    (table(hands=cards("cat2")), "cat 2 R6", "E_COUNT", "CA-R5"),
    (table(hands=cards("cat1"), cats={CUSTARD: "W5"}, closed=["fishmonger"]), "cat 1 F1", "E_SHOP_CLOSED", "CA-SHOP-3"),
    (table(hands=cards("cat2"), cats={CUSTARD: "R16", CLOVER: "R1"}), "cat 2 R2", "E_BLOCKED", "CA-MOVE-9"),
    (table(hands=cards("cat1"), cats={CUSTARD: "G5a", PLUM: "R1"}, options=FULL), "cat 1 H5", "E_MATES_HOME", "CA-R43"),
    (table(hands=cards("cat1"), cats={CUSTARD: "G3a"}), "cat 1 H3", "E_SAFE_AT_HOME", "CA-ATT-5"),
    (table(hands=cards("cat1"), cats={CUSTARD: "R1", PLUM: "R2"}, options=FULL), "cat 1 R2", "E_MATE", "CA-R43"),
    (
        table(hands=cards("cat1"), cats={CUSTARD: "R1"}, mice=["R2"], larders={CUSTARD: "mouse"}),
        "cat 1 R2",
        "E_OWNED_KIND",
        "CA-CAP-3",
    ),
    (table(hands=cards("attack"), cats={CLOVER: "R13"}), "attack R13", "E_TOO_FAR", "CA-R16"),
    (table(hands=cards("attack")), "attack R1", "E_NO_TARGET", "CA-R18"),
    (table(hands=cards("burglar"), cats={CUSTARD: "N4", CLOVER: "D2"}), "burglar D2 milk", "E_OCCUPIED", "CA-R19"),
    (table(hands=cards("burglar"), cats={CUSTARD: "N4"}), "burglar D2 fish", "E_NOTHING_TO_TAKE", "CA-R19"),
    (table(hands=cards("burglar"), cats={CUSTARD: "N4"}), "burglar R1 fish", "E_NOTHING_TO_TAKE", "CA-R19"),
    (table(hands=cards("burglar"), cats={CUSTARD: "N4"}), "burglar nothing", "E_MUST_CHOOSE", "CA-R19"),
    (table(hands=cards("attack"), mice=["e3b"]), "attack nothing", "E_MUST_CHOOSE", "CA-R18"),
    (raiding(), "raid milk", "E_NOTHING_TO_TAKE", "CA-RAID-5"),
    (sampling(), "food fish", "E_NOTHING_TO_TAKE", "CA-SHOP-4"),
    (table(hands=cards(), lives={PLUM: 0}), "fight 2 cat 1", "E_OUT_OF_GAME", "CA-R37"),
    (table(hands=cards()), "fight 0 cat 1", "E_ONESELF", "CA-FIGHT-1"),
    (enticing(CLOVER, "G3b"), "six mouse H3 E1", "E_OWNER_NEAR", "CA-SIX-2"),
    (table(hands={CUSTARD: SIX}, cats={CLOVER: "R3"}), "six mouse H3 E1", "E_NO_ANIMAL", "CA-R37"),
    (table(hands={CUSTARD: SIX}, larders={CUSTARD: "mouse"}), "six mouse H2 E1", "E_OWN_LARDER", "CA-SIX-1"),
    (table(hands=cards("mouse1")), "six mouse H3 E1", "E_NOT_SIX", "CA-SIX-1"),
    (enticing(CLOVER, "R3"), "six mouse H3 N1", "E_PREY_COUNT", "CA-R37"),
    (
        table(hands={CUSTARD: SIX}, cats={CLOVER: "R3", PLUM: "R5"}, larders={CLOVER: "mouse"}),
        "six mouse H3 R5",
        "E_PREY_TAKEN",
        "CA-PREY-6",
    ),
    (table(hands=cards(), options={"six_cards": False}), "six mouse H3 E1", "E_SWITCHED_OFF", "CA-YOUNG-1"),
    (table(hands=cards(), options={"cat_fights": False}), "fight 1 cat 1", "E_SWITCHED_OFF", "CA-YOUNG-1"),
    (table(hands=cards("mouse1")), "mouse 1 nothing", "E_MUST_MOVE_PREY", "CA-R9"),
    (table(hands=cards("mouse1")), "mouse 1 R1 R2", "E_NO_PREY", "CA-R9"),
    # Where nothing can start, the way from there is no reason.
    (table(hands=cards("mouse1")), "mouse 1 R1 R7", "E_NO_PREY", "CA-R9"),
    (table(hands=cards("mouse1"), cats={CLOVER: "R15"}), "mouse 1 MH R15", "E_PREY_TAKEN", "CA-PREY-6"),
    (table(hands=cards("mouse1"), mice=["G5a"]), "mouse 1 G5a H5", "E_PREY_HOME", "CA-PREY-4"),
    (table(hands=cards("mouse1"), mice=["R7"]), "mouse 1 R7 BH", "E_PREY_LAIR", "CA-PREY-10"),
    (table(hands=cards("mouse1"), mice=["R7"]), "mouse 1 R7 R1", "E_PREY_COUNT", "CA-R10"),
    (fighting(), "answer 6", "E_ANSWER", "CA-FIGHT-7"),
    (looking(), "swap bird6 cat1", "E_SWAP_TAKE", "CA-ATT-3"),
    (looking(), "swap attack bird6", "E_SWAP_GIVE", "CA-ATT-3"),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[2]}-{case[1]}")
def test_a_refusal_names_its_clause(case: tuple[CatAttackState, str, str, str]) -> None:
    state, text, key, clause = case
    refused = state.refusal(max(0, int(state.to_act())), text)
    assert refused is not None
    assert (refused.key, refused.clauses[0]) == (key, clause)


def test_others_have_to_wait() -> None:
    refused = table().refusal(CLOVER, "speedy")
    assert refused is not None
    assert (refused.key, refused.params) == ("E_NOT_YOUR_TURN", {"to_act": 0})


def test_every_key_is_reached() -> None:
    source = Path(refusals.__file__).with_name("refusals.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'"(E_[A-Z_]+)"', source))
    assert keys - {key for _, _, key, _ in CASES} == {"E_NOT_YOUR_TURN"}


@pytest.mark.parametrize("seed", range(6))
def test_refusal_and_legality_agree(seed: int) -> None:
    options: dict[str, Any] = [{}, {"gangs": "full"}, {"gangs": "shared"}][seed % 3]
    state = GAME.new(seats=4, options=options, seed=seed)
    rng = Rng(seed)
    while state.to_act() >= 0:
        legal = list(state.legal_actions())
        among = set(legal)
        for _ in range(6):
            action = int(rng.below(state.action_count()))
            try:
                text = state.action_text(action)
            except IndexError:  # a larder of a unit that is not at this table
                continue
            refused = state.refusal(state.to_act(), text)
            assert (refused is None) == (action in among), text
        state.apply(legal[rng.below(len(legal))])


def test_impossible_moves_of_animals_are_illegal_not_malformed() -> None:
    state = table(hands=cards("mouse1"), mice=["R7"])
    with pytest.raises(clowder.IllegalAction):
        clowder.play_text(state, "mouse 1 R7 R1")
    with pytest.raises(clowder.MalformedAction):
        clowder.play_text(state, "mouse one R7 R1")
