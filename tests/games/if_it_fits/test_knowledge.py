"""Who knows what (section 6): views, and samples that keep the structure of the pile."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import clowder
from clowder.core.rng import Rng
from clowder.games.if_it_fits.rules import IfItFitsState
from tests.games.if_it_fits.kit import GAME, at, do, lively_game, new, offers
from tests.games.if_it_fits.test_toys import full_small_table

RUNS = 6000


def sampled(state: IfItFitsState, seat: int, rng: Rng) -> dict[str, Any]:
    return GAME.position(state.determinize(seat, rng))


def hidden_part(told: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(map(tuple, told["hands"])), tuple(told["pile"]), tuple(told["drawn"])


def test_view_shows_own_hand_and_counts_only() -> None:
    state = new(3, 5)
    for seat in range(3):
        view = state.view(seat)
        assert view["hand"] == GAME.position(state)["hands"][seat]
        assert view["cards"] == [2, 2, 2]
        assert "hands" not in view
        assert view["pile"] == {"left": 72, "packets": [24, 24, 24]}
    assert "hand" not in state.view(clowder.NOBODY)


def test_live_box_values_are_part_of_the_view() -> None:
    state = at("(0,0) B01 · (1,0) B02 · (2,0) B51", ["cat B @0,0"])
    (box,) = state.view(0)["boxes"]
    assert box["pays"] == [0, 1]
    assert (box["plus"], box["minus"], box["takers"], box["open"]) == (2, 1, [1], 7)
    assert state.view(0)["scores"] == [0, 1]
    assert state.view(0)["negative"] == [0, 1]


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {}), (5, {"edition": "hungarian"}), (3, {"advanced": True})]
)
def test_samples_keep_what_a_seat_knows_and_the_packets(seats: int, options: dict[str, Any]) -> None:
    rng = Rng(9)
    for ply, state in enumerate(lively_game(new(seats, 2, **options), Rng(1))):
        if ply % 5 or state.to_act() < 0:
            continue
        truth = GAME.position(state)
        for seat in range(-1, seats):
            told = sampled(state, seat, rng)
            for name in ("table", "lying", "supply", "packets", "chased", "known", "ending", "phase", "to_act"):
                assert told[name] == truth[name]
            assert seat < 0 or told["hands"][seat] == truth["hands"][seat]
            assert [len(hand) for hand in told["hands"]] == [len(hand) for hand in truth["hands"]]
            places = [card == "princess" for card in told["pile"]]
            marks = [mark.endswith("*") for mark in told["drawn"]] + places
            start = 0
            for size, princesses in told["packets"]:
                assert sum(marks[start : start + size]) == princesses
                start += size
            cards = Counter(told["pile"]) + Counter(card for hand in told["hands"] for card in hand)
            assert cards == Counter(truth["pile"]) + Counter(card for hand in truth["hands"] for card in hand)


def brute_force(state: IfItFitsState, seat: int) -> dict[tuple[Any, ...], int]:
    """All worlds by dealing every arrangement of the unseen cards to the unseen places, packets and plays respected."""
    truth = GAME.position(state)
    drawn, pile = truth["drawn"], truth["pile"]
    name = "ABCDE"[seat]
    unseen = [place for place, mark in enumerate(drawn + pile) if place >= len(drawn) or mark[0] != name]
    others = [other for other in range(state.seats) if other != seat]
    pool = sorted(pile + [card for other in others for card in truth["hands"][other]])
    pool += ["princess"] * sum(player != seat for player, _ in truth["chased"])
    played = len(unseen) - len(pool)  # other cards drawn by others and played: nobody tells them apart
    pool += [f"played{n}" for n in range(played)]
    worlds: Counter[tuple[Any, ...]] = Counter()
    for arrangement in permutations(range(len(pool))):
        cards = dict(zip(unseen, [pool[n] for n in arrangement], strict=True))
        marks = [mark if mark[0] == name else mark[0] + "*" * (cards[n] == "princess") for n, mark in enumerate(drawn)]
        rest = [cards[n] for n in range(len(drawn), len(drawn) + len(pile))]
        if any(card.startswith("played") for card in rest):
            continue
        black = [mark.endswith("*") for mark in marks] + [card == "princess" for card in rest]
        start, fine = 0, True
        for size, princesses in truth["packets"]:
            fine = fine and sum(black[start : start + size]) == princesses
            start += size
        hands = list(truth["hands"])
        for other in others:
            mine = [cards[n] for n, mark in enumerate(drawn) if mark[0] == "ABCDE"[other]]
            for player, by_then in truth["chased"]:
                if player == other:
                    early = [cards[n] for n, mark in enumerate(drawn[:by_then]) if mark[0] == "ABCDE"[other]]
                    fine = fine and "princess" in early
                    if "princess" in mine:
                        mine.remove("princess")
            held = [card for card in mine if not card.startswith("played")]
            fine = fine and len(held) == len(truth["hands"][other])
            hands[other] = sorted(held)
        if fine:
            worlds[(tuple(map(tuple, hands)), tuple(rest), tuple(marks))] += 1
    return dict(worlds)


def check_fair(state: IfItFitsState, seat: int) -> None:
    worlds = brute_force(state, seat)
    total = sum(worlds.values())
    rng = Rng(77)
    counts = Counter(hidden_part(sampled(state, seat, rng)) for _ in range(RUNS))
    assert set(counts) <= set(worlds), "an impossible world"
    square = 0.0
    for world, weight in worlds.items():
        mean = RUNS * weight / total
        square += (counts[world] - mean) ** 2 / mean
    freedom = len(worlds) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5, f"chi-square {square:.0f} with {freedom} degrees"


TABLE = ["S1 @0,0", "S2 @0,1", "B51 @1,0", "B52 @2,0"]
FAIR: list[dict[str, Any]] = [
    # hands of two, one packet with one Princess
    {"hands": [["B01"], ["B02", "B03"]], "pile": ["princess", "B04"], "phase": "play"},
    # two packets, the first one used up: its Princess is in B's hand or was played by B
    {
        "hands": [["B01"], ["B02", "princess"]],
        "pile": ["B04", "princess"],
        "drawn": ["A", "B*", "B", "A"],
        "packets": [[4, 1], [2, 1]],
        "phase": "play",
    },
    # B played a Princess when two cards of the pile were drawn
    {
        "hands": [["B01"], ["B02"]],
        "pile": ["B04", "princess"],
        "drawn": ["B*", "A", "B"],
        "packets": [[3, 1], [2, 1]],
        "chased": [[1, 2]],
        "phase": "play",
    },
    # no packets: two Princesses anywhere
    {
        "options": {"all_princesses": True},
        "hands": [["B01"], ["B02", "princess"]],
        "pile": ["B04", "princess", "B05"],
        "phase": "play",
    },
]


@pytest.mark.rule("IF-SETUP-7", "IF-SETUP-8")
@pytest.mark.parametrize("given", FAIR, ids=range(len(FAIR)))
def test_samples_of_tiny_piles_are_fair(given: dict[str, Any]) -> None:
    check_fair(at(TABLE, ["cat A @1,0"], **given), 0)


def test_a_played_princess_must_have_been_drawn_before() -> None:
    state = at(TABLE, ["cat A @1,0"], **FAIR[2])
    for seed in range(200):
        assert sampled(state, 0, Rng(seed))["drawn"][0] == "B*"


def test_who_played_a_princess_may_hold_another_or_none() -> None:
    hands = [["B01"], ["princess", "B03"]]
    state = at(TABLE, ["cat A @1,0"], hands=hands, to_act=1, phase="play", pile=["princess", "B60", "B61"])
    do(state, "princess @1,0")
    assert {"princess" in sampled(state, 0, Rng(seed))["hands"][1] for seed in range(100)} == {False, True}


@pytest.mark.rule("IF-R24")
def test_who_did_not_play_a_toy_has_none() -> None:
    hands = [["B01"], ["B02", "B03"], ["B05", "B06"]]
    state = at(TABLE, seats=3, hands=hands, to_act=1, pile=["T1", "T2", "T3", "B60", "B61"])
    do(state, "box B02 @3,0")
    seen = set()
    for seed in range(200):
        told = sampled(state, 0, Rng(seed))
        assert not set(told["hands"][1]) & {"T1", "T2", "T3"}
        seen |= set(told["hands"][2])
    assert {"T1", "T2", "T3"} <= seen, "the others may still hold one"


def test_a_hidden_hand_may_be_full_of_toys() -> None:
    state = at(TABLE, hands=[["B01"], ["T1", "T2"]], pile=["T3", "B60"])
    toys = {"T1", "T2", "T3"}
    assert {len(toys & set(sampled(state, 0, Rng(seed))["hands"][1])) for seed in range(100)} == {1, 2}


@pytest.mark.rule("IF-R24")
def test_an_automatic_draw_shows_a_toy() -> None:
    state = at("(0,0) S1 · (0,1) S2", hands=[["T1", "B05"], ["B02", "B03"]], phase="choose", pile=["B10", "B60", "T2"])
    assert state.view(1)["phase"] == "play"
    for seed in range(100):
        assert {"T1", "T2"} & set(sampled(state, 1, Rng(seed))["hands"][0])


@pytest.mark.rule("IF-R21")
def test_a_blocked_player_shows_a_hand_of_princesses() -> None:
    hands = [["princess", "princess"], ["B02", "B03"]]
    state = at(TABLE, hands=hands, phase="choose", pile=["princess", "B61", "B62", "B63"], advanced=True)
    do(state, "draw")
    for seed in range(50):
        assert sampled(state, 1, Rng(seed))["hands"][0] == ["princess"] * 3


@pytest.mark.rule("IF-R35")
def test_who_is_skipped_at_the_end_shows_a_hand_of_princesses() -> None:
    ending = {"by": 2, "cause": "pile"}
    hands = [["B01", "B12"], ["princess"], ["B20"]]
    state = at("(0,0) S1 · (0,1) S2 · (0,2) S3", seats=3, hands=hands, pile=[], ending=ending)
    do(state, "box B01 @1,0", "no_cat")
    assert state.to_act() == 2
    for seed in range(50):
        assert sampled(state, 0, Rng(seed))["hands"][1:] == [["princess"], ["B20"]]


@pytest.mark.rule("IF-R35")
def test_who_is_skipped_while_cats_are_about_has_no_princess() -> None:
    ending = {"by": 2, "cause": "pile"}
    hands = [["princess", "princess"], ["B71"], ["princess"]]
    cats = ["cat A @-5,-3", "cat B @0,0", "cat C @2,1"]
    options = {"table": "small", "all_princesses": True}
    state = at(full_small_table(), cats, seats=3, options=options, hands=hands, pile=[], ending=ending)
    do(state, "princess @-5,-3")
    assert state.to_act() == 2, "a box has no place on a full table"
    for seed in range(50):
        assert sampled(state, 0, Rng(seed))["hands"][1:] == [["B71"], ["princess"]]


@pytest.mark.rule("IF-R24")
def test_a_draw_without_room_for_a_sleeping_cat_shows_no_toy() -> None:
    hands = [["T1", "princess"], ["B71", "princess"]]
    options = {"table": "small", "all_princesses": True}
    pile = ["princess", "B72", "princess"]
    state = at(full_small_table(), ["cat A @-5,-3"], options=options, hands=hands, phase="choose", pile=pile)
    assert state.view(1)["phase"] == "play", "drawn, for there was nothing else to do"
    assert any("T1" not in sampled(state, 1, Rng(seed))["hands"][0] for seed in range(100))


def test_a_sampled_acting_seat_always_has_a_play() -> None:
    state = at(TABLE, hands=[["B01"], ["B02", "princess"]], pile=["princess", "B04"], to_act=1, phase="play")
    for seed in range(100):
        sample = state.determinize(0, Rng(seed))
        assert sample.to_act() == 1
        assert sample.count_actions() > 0


def test_evaluation_likes_what_wins() -> None:
    table = "(0,0) B09 r180 · (1,0) B11 · (0,2) B51 · (1,2) B52"
    for cats, better in ((["cat A @0,0", "cat B @0,2"], 0), (["cat B @0,0", "cat A @0,2"], 1)):
        values = at(table, cats).evaluate()
        assert abs(sum(values) - 1.0) < 1e-9
        assert values[better] > values[1 - better]
    even = new(4, 1).evaluate()
    assert max(even) - min(even) < 1e-9
    state = at("(0,0) B09 r180 · (1,0) B11", ["cat A @0,0"], phase="over")
    assert list(state.evaluate()) == [1.0, 0.0]


@pytest.mark.parametrize("edition", ["ukrainian", "hungarian"])
def test_better_evaluation_wins_more_often(edition: str) -> None:
    """A one-step player by evaluate beats a random one."""
    wins = 0
    for seed in range(12):
        state, rng = new(2, seed, edition=edition), Rng(seed)
        while (seat := state.to_act()) >= 0:
            actions = list(state.legal_actions())
            if seat == seed % 2:
                values = []
                for action in actions:
                    copy = state.clone()
                    copy.apply(action)
                    values.append(copy.evaluate()[seat])
                state.apply(actions[values.index(max(values))])
            else:
                state.apply(actions[rng.below(len(actions))])
        wins += list(state.ranks())[seed % 2] == 1
    assert wins >= 10
    assert not offers(state)
