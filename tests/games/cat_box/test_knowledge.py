"""Who knows what: views, and worlds that a seat cannot tell from the real one."""

import itertools
import json
import types
import typing
from collections import Counter

import pytest

import clowder
from clowder.games.cat_box.catalogue import read_deck
from clowder.games.cat_box.matching import draw_matching
from clowder.games.cat_box.moves import choices
from clowder.games.cat_box.views import CatBoxView
from tests.games.cat_box.cases import CASES, TINY, own_deck, tiny
from tests.games.cat_box.kit import GAME, B, do, setup, special

VIEW = ["game", "seats", "phase", "to_act", "rules", "rotation", "table", "faces", "hands", "deck"]
VIEW += ["removed", "unplayed", "identity", "points", "identities", "counts", "unseen"]


def worlds(state, seat, number=4):
    return [state.determinize(seat, clowder.Rng(seed)) for seed in range(number)]


def walk(seats, options, seed, step=5):
    """Some states of a random game, the last one included."""
    state = GAME.new(seats=seats, options=options, seed=seed)
    rng = clowder.Rng(seed)
    ply = 0
    while not state.is_over():
        if ply % step == 0:
            yield state.clone()
        state.apply(state.nth_action(rng.below(state.count_actions())))
        ply += 1
    yield state


@pytest.mark.rule("CB-SIDE-1", "CB-SETUP-3")
def test_what_is_in_a_view():
    state = setup(B, hands=[["C02+"], ["C03-"]], deck="C17+ C18-", removed="C40+")
    assert sorted(state.view(0)) == sorted(VIEW)
    assert state.view(1) == {
        "game": "cat-box",
        "seats": 3,
        "phase": "play",
        "to_act": 0,
        "rules": "basic",
        "rotation": "none",
        "table": ["C01+@0,0", "C06-@1,1"],
        "faces": ["KP/VB", "KK/BP"],
        "hands": [
            [{"visible": "PV/BY"}, None],
            [{"visible": "BV/KY", "secret": "VB/YK", "id": "C03"}, None],
            [None, None],
        ],
        "deck": {"count": 2, "top": "PV/YP"},
        "removed": 1,
        "unplayed": 4,
        "identity": "P",
        "points": 3,
        "identities": None,
        "counts": {"K": [3, 2], "P": [2, 1], "V": [1, 1], "B": [1, 1], "Y": [0, 0], "E": 0, "threes": 0},
        "unseen": {"cards": 2, "roomy": 1, "K": 2, "P": 0, "V": 3, "B": 1, "Y": 1, "E": 1},
    }
    assert json.loads(json.dumps(state.view(0))) == state.view(0)


@pytest.mark.rule("CB-FISH-1", "CB-R41", "CB-R43")
def test_views_after_a_fish():
    state = special(B, hands=[["C02+"], ["C03-"]], deck="C17+ C18-")
    do(state, "play 1.0 @2,0")
    assert state.view(2)["just_played"] == 2
    assert {"tiles", "scratchers", "reserved", "just_played"} <= state.view(0).keys()
    do(state, "fish 2.0")
    full = {"visible": "BV/KY", "secret": "VB/YK", "id": "C03"}
    assert state.view(0)["reserved"] == [full, None, None]
    for viewer in (-1, 1, 2):  # P2 has held it, but no view shows it any more
        assert state.view(viewer)["reserved"] == [{"visible": "BV/KY"}, None, None]
    assert "just_played" not in state.view(0)
    assert GAME.position(state)["seen"]["C03"] == ["P1", "P2"]


@pytest.mark.rule("CB-END-2", "CB-SETUP-3", "CB-SETUP-4", "CB-R2")
def test_views_at_the_end():
    state = GAME.new(seats=4, seed=5)
    while not state.is_over():
        assert state.view(0)["identities"] is None
        state.apply(state.nth_action(0))
    position = GAME.position(state)
    for viewer in range(-1, 4):
        view = state.view(viewer)
        assert view["identities"] == position["identities"]
        assert view["removed_cards"] == [card[:-1] for card in position["removed"]]
        assert (view["phase"], view["to_act"], view["unplayed"]) == ("over", clowder.NOBODY, 0)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_with_all_cards_open_everybody_shows_what_they_see(seats, options):
    for state in walk(seats, options, seed=7):
        mine = state.view(max(state.to_act(), 0))
        views = [state.view(seat) for seat in range(seats)]
        mine["hands"] = [views[seat]["hands"][seat] for seat in range(seats)]
        mine["identities"] = [view["identity"] for view in views]
        if "reserved" in mine:
            mine["reserved"] = [views[seat]["reserved"][seat] for seat in range(seats)]
        assert state.open_view() == mine


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_views_are_of_their_type(seats, options):
    for state in walk(seats, options, seed=6):
        for view in (state.open_view(), *(state.view(seat) for seat in range(clowder.NOBODY, seats))):
            assert_is(CatBoxView, view)


def assert_is(wanted, value, where="view"):
    """Whether JSON is of a type made of TypedDict, Literal, unions, lists and pairs; keys beyond the type are wrong."""
    parts = typing.get_args(wanted)
    origin = typing.get_origin(wanted)
    if typing.is_typeddict(wanted):
        hints = typing.get_type_hints(wanted)
        assert wanted.__required_keys__ <= set(value) <= set(hints), where
        for name, item in value.items():
            assert_is(hints[name], item, f"{where}.{name}")
    elif origin is typing.Literal:
        assert value in parts, where
    elif origin is types.UnionType:
        if value is None:
            assert types.NoneType in parts, where
        else:
            assert_is(next(part for part in parts if part is not types.NoneType), value, where)
    elif origin in (list, tuple):
        assert type(value) is list, where
        assert origin is list or len(value) == len(parts), where
        for at, item in enumerate(value):
            assert_is(parts[0] if origin is list else parts[at], item, f"{where}[{at}]")
    else:
        assert type(value) is wanted, where


@pytest.mark.rule("CB-SIDE-1", "CB-SETUP-3", "CB-SETUP-4", "CB-R2")
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_a_world_looks_the_same_to_its_seat(seats, options):
    for state in walk(seats, options, seed=3, step=11):
        before = state.key()
        for seat in range(-1, seats):
            for world in worlds(state, seat, 2):
                assert world.view(seat) == state.view(seat)
                assert world.view(clowder.NOBODY) == state.view(clowder.NOBODY)
                if seat == state.to_act():
                    assert list(world.legal_actions()) == list(state.legal_actions())
                assert list(world.legal_actions()) == list(choices(world).listed())
                assert_whole(world, options)
        assert state.key() == before


def assert_whole(world, options):
    """Every card is somewhere exactly once, and owners have seen what they hold."""
    position = GAME.position(world)
    held = [card for hand in position["hands"] for card in hand if card] + [one for one in position["reserved"] if one]
    names = [card[:-1] for card in held + position["deck"] + position["removed"]]
    names += [card.split("@")[0].split("+")[0].split("-")[0] for card in position["table"].split()]
    assert len(names) == len(set(names)) == 48
    seen = position["seen"]
    for seat, hand in enumerate(position["hands"]):
        assert all(f"P{seat + 1}" in seen[card[:-1]] for card in hand if card)
    assert not any(card[:-1] in seen for card in position["deck"] + position["removed"])


@pytest.mark.rule("CB-SIDE-1")
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_a_world_depends_on_what_the_seat_knows_alone(seats, options):
    """Two worlds that a seat cannot tell apart give the same samples for the same numbers."""
    for state in walk(seats, options, seed=9, step=13):
        for seat in range(-1, seats):
            twin = state.determinize(seat, clowder.Rng(1))
            for seed in (2, 3):
                first, second = state.determinize(seat, clowder.Rng(seed)), twin.determinize(seat, clowder.Rng(seed))
                assert first.key() == second.key()


def test_secrets_really_change():
    state = GAME.new(seats=4, seed=1)
    positions = [GAME.position(world) for world in worlds(state, 0, 12)]
    truth = GAME.position(state)
    assert all(position["identities"][0] == truth["identities"][0] for position in positions)
    for seat in (1, 2, 3):
        assert len({position["identities"][seat] for position in positions}) > 2
    assert len({position["deck"][1] for position in positions}) > 6
    assert len({position["removed"][0] for position in positions}) > 6
    assert {position["deck"][0] for position in positions} == {truth["deck"][0]}
    assert all(position["rng"] != truth["rng"] for position in positions)


@pytest.mark.rule("CB-SETUP-4", "CB-R3", "CB-R2")
def test_distribution_of_worlds_with_the_house_deck():
    """Two hidden cards with two sides each, and the other seat's identity: 2 x 2 x 2 x 4 worlds, all equally likely."""
    state = GAME.from_position(TINY[0])
    rng = clowder.Rng(4)
    found = Counter()
    for _ in range(3200):
        position = GAME.position(state.determinize(0, rng))
        found[position["deck"][1], position["removed"][0], position["identities"][1]] += 1
    orders = (("C05", "C06"), ("C06", "C05"))
    assert set(found) == {(a + s, b + t, who) for a, b in orders for s in "+-" for t in "+-" for who in "PVBY"}
    assert all(100 * 0.5 < count < 100 * 1.5 for count in found.values())


def possible(state, seat):
    """All worlds a seat holds possible in a tiny position, by trying every way to deal the cards it has not seen."""
    position = GAME.position(state)
    deck = read_deck(position["options"]["deck"])
    seen = position["seen"]
    mine = f"P{seat + 1}"
    slots = [card for hand in position["hands"] for card in hand if card] + [one for one in position["reserved"] if one]
    unknown = [card for card in slots if mine not in seen[card[:-1]]] + position["deck"][:1]
    hidden = position["deck"][1:] + position["removed"]
    shown = [deck.faces_text[deck.held_of(card)] for card in unknown]
    names = [card[:-1] for card in unknown + hidden]
    for order in itertools.permutations(names):
        for sides in itertools.product("+-", repeat=len(unknown)):
            cards = tuple(name + side for name, side in zip(order, sides, strict=False))
            if [deck.faces_text[deck.held_of(card)] for card in cards] == shown:
                yield cards


def drawn(state, seat, world):
    """The cards of a world in the places whose underside the seat does not know."""
    truth, position = GAME.position(state), GAME.position(world)
    mine = f"P{seat + 1}"
    found = []
    rows = (each["hands"] + [each["reserved"]] for each in (truth, position))
    for before, after in zip(*rows, strict=True):
        for old, new in zip(before, after, strict=True):
            if old and mine not in truth["seen"][old[:-1]]:
                found.append(new)
            elif old:
                assert new == old, "a card the seat has seen stays"
    return (*found, position["deck"][0])


@pytest.mark.rule("CB-R51", "CB-SIDE-1")
@pytest.mark.parametrize(("position", "seat"), [(TINY[2], 0), (TINY[2], 1), (TINY[3], 0), (TINY[3], 1)])
def test_distribution_of_undersides_with_repeated_faces(position, seat):
    state = GAME.from_position(position)
    ways = Counter(possible(state, seat))
    rng = clowder.Rng(8)
    tries = 2500
    found = Counter(drawn(state, seat, state.determinize(seat, rng)) for _ in range(tries))
    assert set(found) == set(ways)
    total = sum(ways.values())
    for cards, count in ways.items():
        share = count / total
        assert abs(found[cards] - tries * share) < 5 * (tries * share * (1 - share)) ** 0.5 + 1


@pytest.mark.rule("CB-R51")
def test_draw_matching_is_uniform():
    """Two faces shown by overlapping sets of cards: picking one after the other without counting would be unfair."""
    faces_text = ["a", "b", "a", "c", "b", "b", "c", "a"]  # cards 0 a/b, 1 a/c, 2 b/b, 3 c/a
    ways = [
        (x * 2 + s, y * 2 + t)
        for x in range(4)
        for s in (0, 1)
        for y in range(4)
        for t in (0, 1)
        if x != y and faces_text[x * 2 + s] == "a" and faces_text[y * 2 + t] == "b"
    ]
    rng = clowder.Rng(6)
    found = Counter(tuple(draw_matching(faces_text, ["a", "b"], [0, 1, 2, 3], rng)) for _ in range(3000))
    assert set(found) == set(ways)
    expected = 3000 / len(ways)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in found.values())


@pytest.mark.rule("CB-R51", "CB-R41")
def test_a_former_owner_remembers_a_fished_card():
    options = {"deck": own_deck(), "rules": "special"}
    state = setup("X02+@0,0", options=options, seats=2, hands=[["X00+"], ["X01+"]], deck="X08+ X16+ X24+ X32+")
    do(state, "play 1.0 @1,1", "fish 2.0")
    reserved = {GAME.position(world)["reserved"][0] for world in worlds(state, 1, 8)}
    assert reserved == {"X01+"}
    assert GAME.position(state)["seen"]["X01"] == ["P1", "P2"]


def test_named_identities_are_no_secret():
    state = GAME.new(seats=3, options={"identities": ["Y", "K", "V"]}, seed=1)
    assert all(GAME.position(world)["identities"] == ["Y", "K", "V"] for world in worlds(state, 0))


def test_a_finished_game_has_no_secrets():
    state = GAME.from_position(tiny())
    assert state.is_over()
    world = state.determinize(0, clowder.Rng(1))
    assert GAME.position(world)["identities"] == ["K", "P"]


def test_judgements_are_chances():
    for state in walk(5, {"rules": "special"}, seed=1):
        judged = list(state.evaluate())
        assert len(judged) == 5
        assert abs(sum(judged) - 1) < 1e-9
        assert all(0 <= chance <= 1 for chance in judged)
    best = max(range(5), key=lambda seat: judged[seat])
    assert state.outcome().ranks[best] == 1
