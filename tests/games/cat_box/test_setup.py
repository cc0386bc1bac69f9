"""Setting up: identities, sides, removed cards, hands and the start, over many seeds."""

from collections import Counter

import pytest

from tests.games.cat_box.kit import GAME

SEEDS = range(240)
DEALS = {}


def deals(seats, rules="basic"):
    """The positions of many deals, made once."""
    if (seats, rules) not in DEALS:
        DEALS[seats, rules] = [
            GAME.position(GAME.new(seats=seats, options={"rules": rules}, seed=seed)) for seed in SEEDS
        ]
    return DEALS[seats, rules]


def about(count, expected, width=5.0):
    """Within some standard deviations of a binomial count over the seeds."""
    share = expected / len(SEEDS)
    return abs(count - expected) <= width * max(1.0, (len(SEEDS) * share * (1 - share)) ** 0.5)


@pytest.mark.rule("CB-SETUP-8", "CB-SETUP-9", "CB-SPEC-2", "CB-R1", "CB-R49")
@pytest.mark.parametrize(
    ("seats", "removed", "hand", "deck", "deck_special"),
    [(2, 1, 2, 42, 43), (3, 2, 2, 39, 41), (4, 3, 1, 40, 43), (5, 2, 1, 40, 42)],
)
def test_the_table_of_numbers(seats, removed, hand, deck, deck_special):
    basic, special = deals(seats)[0], deals(seats, "special")[0]
    assert len(basic["removed"]) == removed
    assert special["removed"] == []
    for position in (basic, special):
        assert [len(cards) for cards in position["hands"]] == [hand] * seats
        assert all(card for cards in position["hands"] for card in cards)
        assert len(position["table"].split()) == 1
    assert (len(basic["deck"]), len(special["deck"])) == (deck, deck_special)
    assert (48 - removed - 1) % seats == 0
    assert len(special["deck"]) + seats * hand == 47


@pytest.mark.rule("CB-SETUP-5", "CB-SETUP-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_48_cards_are_somewhere_exactly_once(seats):
    for position in deals(seats)[:40]:
        cards = [card for hand in position["hands"] for card in hand] + position["deck"] + position["removed"]
        names = [card[:-1] for card in cards] + [position["table"][:3]]
        assert sorted(names) == [f"C{number:02}" for number in range(1, 49)]


@pytest.mark.rule("CB-SETUP-1", "CB-SETUP-2", "CB-SETUP-4")
@pytest.mark.parametrize(("seats", "pool"), [(2, "KPVBY"), (3, "KPVBY"), (4, "KPVBYC"), (5, "KPVBYC")])
def test_identities_are_dealt_fairly_from_the_right_pool(seats, pool):
    for seat in range(seats):
        dealt = Counter(position["identities"][seat] for position in deals(seats))
        assert set(dealt) == set(pool)
        assert all(about(count, len(SEEDS) / len(pool)) for count in dealt.values())
    assert all(len(set(position["identities"])) == seats for position in deals(seats))
    without = Counter("C" in position["identities"] for position in deals(seats))
    if seats >= 4:  # always in the pool, not always dealt
        assert about(without[True], len(SEEDS) * seats / 6)
    view = GAME.new(seats=seats, seed=1).view(0)
    assert view["identities"] is None


@pytest.mark.rule("CB-SETUP-5", "CB-SETUP-7", "CB-R3")
def test_every_card_has_either_side_up_equally_often():
    ups = Counter()
    for position in deals(2):
        for card in position["deck"] + position["removed"] + [card for hand in position["hands"] for card in hand]:
            ups[card] += 1
    for number in range(1, 49):
        front, back = ups[f"C{number:02}+"], ups[f"C{number:02}-"]
        assert abs(front - back) <= 5 * (front + back) ** 0.5
    starts = Counter(position["table"][3] for position in deals(2))
    assert about(starts["+"], len(SEEDS) / 2)


@pytest.mark.rule("CB-SETUP-8", "CB-R2")
def test_removed_cards_are_drawn_at_random_and_shown_to_nobody():
    removed = Counter(card[:-1] for position in deals(4) for card in position["removed"])
    assert len(removed) == 48
    assert all(about(count, len(SEEDS) * 3 / 48) for count in removed.values())
    state = GAME.new(seats=4, seed=3)
    hidden = [card[:-1] for card in GAME.position(state)["removed"]]
    for viewer in range(-1, 4):
        view = state.view(viewer)
        assert view["removed"] == 3
        assert "removed_cards" not in view
        assert not any(name in str(view) for name in hidden)


@pytest.mark.rule("CB-SETUP-5")
def test_every_card_is_the_start_card_sometimes():
    starts = Counter(position["table"][:3] for seats in (2, 3, 4, 5) for position in deals(seats))
    assert len(starts) == 48


@pytest.mark.rule("CB-SETUP-12", "CB-R6")
def test_the_start_player_is_drawn_or_named():
    for seats in (2, 3, 4, 5):
        first = Counter(position["to_act"] for position in deals(seats))
        assert all(about(first[f"P{seat + 1}"], len(SEEDS) / seats) for seat in range(seats))
        for seat in range(1, seats + 1):
            named = GAME.new(seats=seats, options={"start_player": seat}, seed=9)
            assert named.to_act() == seat - 1


@pytest.mark.rule("CB-SETUP-12", "CB-TURN-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_go_clockwise(seats):
    state = GAME.new(seats=seats, options={"start_player": 2}, seed=4)
    order = []
    for _ in range(seats + 1):
        order.append(state.to_act())
        state.apply(state.nth_action(0))
    assert order == [(1 + step) % seats for step in range(seats + 1)]


@pytest.mark.rule("CB-SETUP-11", "CB-R5")
def test_the_start_card_lies_in_the_middle_as_it_lay_on_the_deck():
    for position in deals(3)[:20]:
        assert position["table"][3:] in ("+@0,0", "-@0,0")
    # With larger hands the same card of the same deck goes to a hand: its visible side there lies up here.
    for seed in range(20):
        options = {"start_player": 1, "setup": {"removed_basic": {"2": 1}, "hand_size": {"2": 1}}}
        start = GAME.new(seats=2, options=options, seed=seed)
        options["setup"]["hand_size"]["2"] = 2
        dealt = GAME.new(seats=2, options=options, seed=seed)
        assert GAME.position(start)["table"] == GAME.position(dealt)["hands"][0][1] + "@0,0"
        assert start.view(0)["faces"] == [dealt.view(1)["hands"][0][1]["visible"]]


@pytest.mark.rule("CB-R4", "CB-SETUP-9", "CB-SETUP-11")
def test_cards_are_dealt_one_at_a_time_from_the_start_player():
    """With the same seed the deck is the same: a later start player gets the cards one place further on."""
    order = None
    for start in (1, 2, 3):
        position = GAME.position(GAME.new(seats=3, options={"start_player": start}, seed=8))
        dealt = [position["hands"][(start - 1 + step) % 3][slot] for slot in (0, 1) for step in range(3)]
        dealt.append(position["table"].split("@")[0])
        order = order or dealt + position["deck"]
        assert dealt + position["deck"] == order


@pytest.mark.rule("CB-SPEC-3", "CB-R7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_gets_one_set_of_five_tiles(seats):
    five = ["paw", "scratcher", "fish", "mouse", "stack"]
    assert GAME.new(seats=seats, options={"rules": "special"}, seed=1).view(0)["tiles"] == [five] * seats
    assert "tiles" not in GAME.new(seats=seats, seed=1).view(0)
    assert GAME.position(GAME.new(seats=seats, seed=1))["tiles"] == [[]] * seats


@pytest.mark.rule("CB-SETUP-10", "CB-SETUP-7", "CB-SIDE-1", "CB-R8")
def test_everybody_sees_visible_sides_and_only_owners_secret_ones():
    state = GAME.new(seats=3, seed=2)
    position = GAME.position(state)
    for viewer in range(-1, 3):
        for owner in range(3):
            for slot, card in enumerate(state.view(viewer)["hands"][owner]):
                assert set(card) == ({"visible", "secret", "id"} if owner == viewer else {"visible"})
                if owner == viewer:
                    secret, visible = card["secret"], card["visible"]
                    assert secret == f"{visible[1]}{visible[0]}/{visible[4]}{visible[3]}"
                    assert position["hands"][owner][slot].startswith(card["id"])


@pytest.mark.rule("CB-R49")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_special_rules_47_cards_are_played(seats):
    state = GAME.new(seats=seats, options={"rules": "special"}, seed=seats)
    while not state.is_over():
        state.apply(state.nth_action(state.count_actions() - 1))
    assert len(state.view(0)["table"]) == 48
    assert state.view(0)["removed_cards"] == []


@pytest.mark.rule("CB-R53")
def test_leaving_is_no_move():
    state = GAME.new(seats=2, seed=1)
    assert state.refusal(state.to_act(), "leave").key == "E_NOTATION"
