"""Secrets: hands, piles, what an attacker saw and what changed hands (section 6, CA-ATT-4)."""

from collections import Counter

import pytest

import clowder
from clowder.core.bits import count_bits
from clowder.core.rng import Rng
from clowder.games.cat_attack.hands import known_copies, suit_values
from clowder.games.cat_attack.rules import CatAttackState
from clowder.games.cat_attack.vocabulary import CARD_NAMES
from tests.games.cat_attack.kit import CLOVER, CUSTARD, GAME, MISTY, PLUM, go, hand, table, throw

HANDS = {
    MISTY: "cat1 cat1 cat2 bird1 bird2 speedy",
    CUSTARD: "mouse1 mouse2 mouse3 mouse3 mouse4 attack",
}


def attacked() -> CatAttackState:
    """Misty has attacked Custard and looks at its cards."""
    state = table(cats={MISTY: "R16", CUSTARD: "R15"}, hands=HANDS)
    throw(state, MISTY, 1)
    go(state, "dest R15")
    return state


def knows(state: CatAttackState, watcher: int, owner: int) -> list[str]:
    return sorted(
        name for face, name in enumerate(CARD_NAMES) for _ in range(known_copies(state, watcher, owner, face))
    )


@pytest.mark.rule("CA-ATT-3", "CA-ATT-4", "CA-SETUP-14")
def test_the_look_is_for_the_attacker_alone_and_ends_with_the_decision() -> None:
    state = attacked()
    assert sorted(state.view(MISTY)["victim_hand"]) == sorted(HANDS[CUSTARD].split())
    for seat in (clowder.NOBODY, CUSTARD, CLOVER, PLUM):
        assert "victim_hand" not in state.view(seat)
    go(state, "keep")
    assert "victim_hand" not in state.view(MISTY)


@pytest.mark.rule("CA-ATT-4")
def test_nothing_of_a_look_or_a_swap_reaches_a_third_seat() -> None:
    state = table(cats={MISTY: "R16", CUSTARD: "R15"}, hands=HANDS)
    events = state.events = []
    throw(state, MISTY, 1)
    state.apply(state.parse_action("dest R15"))
    state.apply(state.parse_action("swap attack cat2"))
    for seat in (clowder.NOBODY, CLOVER, PLUM):
        told = [event.seen_by(seat) for event in events if event.kind in ("looked", "swapped")]
        assert all(set(event) == {"kind", "seat", "victim"} for event in told)
        assert len(told) == 2
    looked = next(event for event in events if event.kind == "looked")
    assert "cards" not in looked.seen_by(CUSTARD)
    assert sorted(looked.seen_by(MISTY)["cards"]) == sorted(HANDS[CUSTARD].split())
    assert looked.reveals


def test_after_a_swap_two_seats_know_what_changed_hands() -> None:
    state = attacked()
    go(state, "swap attack cat2")
    assert knows(state, MISTY, CUSTARD) == sorted(["mouse1", "mouse2", "mouse3", "mouse3", "mouse4", "cat2"])
    assert knows(state, CUSTARD, MISTY) == ["attack"]
    assert knows(state, CLOVER, CUSTARD) == knows(state, CLOVER, MISTY) == []


def test_a_played_card_is_one_known_card_less_whichever_copy_it_was() -> None:
    state = attacked()
    go(state, "keep")
    assert knows(state, MISTY, CUSTARD).count("mouse3") == 2
    while state.to_act() != CUSTARD or state.view(0)["phase"] != "card":
        state.apply(state.legal_actions()[0])
    before = knows(state, MISTY, CUSTARD)
    state.rng = Rng(3)
    action = next(a for a in state.legal_actions() if state.action_text(a).startswith("mouse 3"))
    state.apply(action)
    assert knows(state, MISTY, CUSTARD).count("mouse3") == before.count("mouse3") - 1


def test_third_seats_are_sure_of_nothing_after_a_swap_between_others() -> None:
    state = table(
        cats={MISTY: "R16", CUSTARD: "R15"},
        hands=HANDS,
        knowledge=[[CLOVER, CUSTARD, "mouse3", 2], [CLOVER, MISTY, "speedy", 1], [CLOVER, CUSTARD, "attack", 1]],
    )
    throw(state, MISTY, 1)
    kept = state
    go(kept, "dest R15")
    other = kept.clone()
    kept.apply(kept.parse_action("keep"))
    assert isinstance(kept, CatAttackState)
    assert knows(kept, CLOVER, CUSTARD) == ["attack", "mouse3", "mouse3"]
    other.apply(other.parse_action("swap mouse1 cat2"))
    assert isinstance(other, CatAttackState)
    assert knows(other, CLOVER, CUSTARD) == knows(other, CLOVER, MISTY) == []


def test_sampled_worlds_keep_exactly_what_the_seat_knows() -> None:
    state = attacked()
    go(state, "swap attack cat2")
    custard, misty = Counter(hand(state, CUSTARD)), Counter(hand(state, MISTY))
    others = []
    for seed in range(30):
        world = state.determinize(MISTY, Rng(seed))
        assert isinstance(world, CatAttackState)
        assert Counter(hand(world, CUSTARD)) == custard  # all six were seen
        assert Counter(hand(world, MISTY)) == misty
        others.append(tuple(hand(world, PLUM)))
        world = state.determinize(CUSTARD, Rng(seed))
        assert isinstance(world, CatAttackState)
        assert "attack" in hand(world, MISTY)
        assert knows(world, CUSTARD, MISTY) == ["attack"]
    assert len(set(others)) > 20


def test_a_pending_look_is_kept_for_the_one_who_looks() -> None:
    state = attacked()
    for seed in range(10):
        world = state.determinize(MISTY, Rng(seed))
        assert world.view(MISTY) == state.view(MISTY)
        assert list(world.legal_actions()) == list(state.legal_actions())
    worlds = {tuple(state.determinize(PLUM, Rng(seed)).view(CUSTARD)["hand"]) for seed in range(20)}
    assert len(worlds) > 10


def test_samples_depend_on_information_and_rng_only() -> None:
    state = attacked()
    go(state, "swap attack cat2")
    for seat in range(clowder.NOBODY, 4):
        world = state.determinize(seat, Rng(5))
        twin = world.determinize(seat, Rng(9))
        again = state.determinize(seat, Rng(9))
        assert again.key() == twin.key()


@pytest.mark.rule("CA-SETUP-12", "CA-CUR-2")
def test_seen_curiosity_cards_stay_where_they_are() -> None:
    state = table(curiosity_pile=["K05", "K06", "K07", "K39", *[f"K{n:02}" for n in range(8, 39)], "K01", "K02"])
    tops = set()
    for seed in range(40):
        pile = GAME.position(state.determinize(CLOVER, Rng(seed)))["curiosity_pile"]
        unseen = pile.index("K39")
        assert set(pile[:unseen]) == set(GAME.position(state)["curiosity_pile"][:unseen])
        assert pile[unseen:] == GAME.position(state)["curiosity_pile"][unseen:]
        tops.add(pile[0])
    assert len(tops) >= 3


def test_in_every_world_the_fighter_has_its_choice() -> None:
    state = table(
        active=CLOVER,
        cats={CLOVER: "R8", PLUM: "R5"},
        hands={CLOVER: "bird1 bird4 bird6 cat2 mouse3 speedy", PLUM: "bird2 bird3 cat1 cat4 mouse5 speedy"},
    )
    go(state, "fight 2 bird 1")
    assert state.to_act() == PLUM
    for seed in range(40):
        world = state.determinize(CLOVER, Rng(seed))
        assert isinstance(world, CatAttackState)
        assert world.to_act() == PLUM
        assert count_bits(suit_values(world, PLUM, 2)) > 1
        assert len(world.legal_actions()) > 1


def test_spectators_learn_no_hand() -> None:
    state = attacked()
    worlds = [state.determinize(clowder.NOBODY, Rng(seed)) for seed in range(20)]
    assert len({tuple(world.view(MISTY)["hand"]) for world in worlds}) > 10
    assert all(world.view(clowder.NOBODY) == state.view(clowder.NOBODY) for world in worlds)
