"""Only the order of the deck is hidden: views are equal for all, samples keep everything else."""

from collections import Counter
from typing import Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import clowder
from clowder.core.play import play_text
from clowder.games.csacska_macska.cards import FACE_NAMES
from tests.games.csacska_macska import cases


def some_states(game, seats, seed=21):
    state = game.new(seats=seats, seed=seed)
    rng = clowder.Rng(5)
    while not state.is_over():
        if rng.below(10) == 0:
            yield state
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


@pytest.mark.rule("CM-R36")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_sample_differs_in_the_order_of_the_deck_only(game, seats):
    for state in some_states(game, seats):
        before = state.key()
        for seat in range(seats):
            sample = state.determinize(seat, clowder.Rng(seat))
            assert sample.view(seat) == state.view(seat) == state.view(clowder.NOBODY)
            ours, theirs = game.position(state), game.position(sample)
            assert sorted(ours.pop("deck").split()) == sorted(theirs.pop("deck").split())
            assert ours.pop("rng") != theirs.pop("rng")
            assert ours == theirs
            assert list(sample.legal_actions()) == list(state.legal_actions())
        assert state.key() == before


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_same_information_and_seed_give_the_same_sample(game, seats):
    for state in some_states(game, seats):
        other = state.determinize(0, clowder.Rng(77))
        assert other.determinize(1, clowder.Rng(5)).key() == state.determinize(1, clowder.Rng(5)).key()


def test_a_sample_gets_a_generator_of_its_own(game):
    state = game.new(seats=3, seed=1)
    rng = clowder.Rng(3)
    sample = state.determinize(0, rng)
    assert sample.rng.words() not in (rng.words(), state.rng.words())


@pytest.mark.parametrize("position", cases.TINY)
def test_all_orders_are_equally_likely(game, position):
    state = game.from_position(position)
    rng = clowder.Rng(3)
    found = Counter(game.position(state.determinize(0, rng))["deck"] for _ in range(3000))
    different = 6 if len(set(position["deck"].split())) == 3 else 3
    assert len(found) == different
    for count in found.values():
        assert abs(count - 3000 / different) < 5 * (3000 / different) ** 0.5


def test_the_view_holds_no_order_and_no_seed(game):
    state = game.new(seats=3, seed=12)
    names = state.view(0)["unseen"].split()
    order = FACE_NAMES
    assert names == sorted(names, key=lambda name: order.index(name.partition("*")[0]))
    assert "rng" not in state.view(0)
    assert list(state.view(0))[:4] == ["game", "seats", "phase", "to_act"]


def test_the_view_of_a_series_says_what_it_needs(table):
    state = table("Base-3; A blue [B1 B3/7]; B red [R5 S R3 R3]; C green [G1 +K]")
    (blue,), (red,), (green,) = state.view(0)["series"]
    assert (blue["totals"], blue["target"], blue["wants"]) == ([4, 8], 3, [1, 5])
    assert blue["triple"] == []
    assert (red["size"], red["target"], red["stray"], red["wants"]) == (4, 5, True, [1, 3, 5, 7, 9])
    assert (green["target"], green["kittens"], green["wants"]) == (7, True, [])
    twins = table("Base-3; A blue [B7 B3/7]").view(0)["series"][0][0]
    assert twins["triple"] == [7]


def test_the_view_warns_when_the_deck_is_low(table):
    assert table("Base-3; deck R3").view(0)["low"]
    assert not table("Base-3; deck R3 Y3 G3 R9 Y9 G9 B9").view(0)["low"]


@pytest.mark.parametrize("seats", [3, 5])
def test_the_view_says_what_a_theft_would_pay(game, seats):
    """The figures are those of the theft itself, tried on a copy."""
    tried = 0
    for seed in range(12):
        state = game.new(seats=seats, seed=seed)
        rng = clowder.Rng(seed)
        while not state.is_over():
            for text, points in state.view(0)["stakes"].items():
                copy = state.clone()
                events = clowder.play_text(copy, text)
                assert points == sum(event.public["points"] for event in events if event.kind == "score")
                tried += 1
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
    assert tried > 50


def fits(value, kind):
    """Whether a JSON value is of a declared type, key by key."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        keys = set(value)
        return kind.__required_keys__ <= keys <= set(hints) and all(fits(value[key], hints[key]) for key in keys)
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if get_origin(kind) is list:
        return type(value) is list and all(fits(item, get_args(kind)[0]) for item in value)
    if get_origin(kind) is dict:
        return all(fits(key, get_args(kind)[0]) and fits(item, get_args(kind)[1]) for key, item in value.items())
    return type(value) is kind


@pytest.mark.parametrize(("seats", "options"), cases.CASES)
def test_views_are_of_their_type(game, seats, options):
    state = game.new(seats=seats, options=options, seed=31)
    rng = clowder.Rng(6)
    phases = set()
    while not state.is_over():
        view = state.view(0)
        assert fits(view, game.view_type()), view
        assert fits(state.open_view(), game.view_type())
        phases.add(view["phase"])
        state.apply(state.nth_action(rng.below(state.count_actions())))
    assert fits(state.view(clowder.NOBODY), game.view_type())
    assert phases >= {"act", "resolve", "score3"}


@pytest.mark.parametrize("seats", [3, 5])
def test_with_all_cards_open_the_hand_is_shown_for_every_seat(game, seats):
    for state in some_states(game, seats):
        view = state.view(0)
        assert state.open_view() == {**view, "open_hands": [view["hand"]] * seats}


def scored_by(events):
    """What the events of one move scored: coins by colour."""
    return {event.public["colour"]: event.public["points"] for event in events if event.kind == "score"}


def assert_comes_true(outlook, text, events, after):
    colour = outlook["colour"]
    told = [event.public for event in events if "series" in event.public and event.public["colour"] == colour]
    if len(told) > 1 and not text.startswith(("steal", "use")):
        return  # the second card in hand had one place only and followed by itself
    if told and not text.startswith("use"):
        assert len([card for card in told[-1]["series"].split() if card != "+K"]) == outlook["size"]
        assert told[-1].get("totals", outlook["totals"]) == outlook["totals"]
    if outlook["scored"] == "must":
        assert scored_by(events)[colour] == outlook["coins"]
    elif outlook["scored"] == "may":
        assert after.view(0)["stakes"] == {"score": outlook["coins"]}
    elif len(told) < 2:
        assert (outlook["coins"], colour in scored_by(events)) == (0, False)


@pytest.mark.parametrize("seats", [3, 5])
def test_an_outlook_is_what_the_move_then_does(game, seats):
    """Each move whose outlook is told is played: size, totals and coins are those that follow."""
    met = set()
    for seed in range(12):
        for state in some_states(game, seats, seed):
            view = state.view(0)
            for text, outlooks in view["outlooks"].items():
                before = state.clone()
                events = play_text(before, text)
                met |= {(text.split()[0], each["scored"]) for each in outlooks}
                for each in outlooks:
                    assert_comes_true(each, text, events, before)
    verbs = {"take", "play", "place", "use", "steal"}
    assert {verb for verb, _ in met} == verbs
    assert {scored for _, scored in met} == {"no", "may", "must"}


def test_an_outlook_of_the_cat_lady_and_the_rascal(table):
    lady = table("Base-3; A blue [B5 S B3 B1]; A green [G9 S]; hand LADY Y1")
    blue, green = lady.view(0)["outlooks"]["use LADY"]
    assert (blue["colour"], blue["size"], blue["totals"], blue["scored"]) == ("blue", 3, [9], "no")
    assert (green["colour"], green["size"], green["target"]) == ("green", 1, 3)
    rascal = table("Base-3; A blue [B9 S B5]; B blue [B1 B3 B5]; hand RAS Y3")
    (swapped,) = rascal.view(0)["outlooks"]["use RAS blue B"]
    assert (swapped["totals"], swapped["scored"], swapped["coins"]) == ([19], "may", 1)


def test_events_tell_what_lies_in_a_series_between_two_steps(table):
    state = table("Base-3; A blue [B1 B3]; B blue [B9 B5]; C blue [B1]")
    steal, score = play_text(state, "steal B.blue")
    assert (steal.public["series"], steal.public["totals"], steal.public["left"]) == ("B1 B3 B5", [9], "B9")
    assert score.kind == "score"
    rascal = table("Base-3; A blue [B9 S B5]; B blue [B1 B3 B5]; hand RAS Y3")
    leaves, swap, play = play_text(rascal, "use RAS blue B")
    assert (leaves.kind, leaves.public["series"]) == ("stray_leaves", "B9 B5")
    assert (swap.public["theirs"], play.public["series"]) == ("B1 B3 S", "B9 B5 B5")
