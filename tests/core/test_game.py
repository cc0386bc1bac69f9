"""Options, registry, outcome, events and parts: the small promises of core."""

import pytest

import clowder
from clowder.core.errors import Fault, InvalidParts
from clowder.core.event import Event
from clowder.core.options import OptionReader, check_seats
from clowder.core.outcome import Outcome, ScoreLine, shared_ranks
from clowder.core.parts import fingerprint, read_part_text
from clowder.core.refusal import Refusal
from clowder.core.registry import Registry
from tests.contract.tiny_game import WhiskersGame


def test_option_faults_come_all_at_once() -> None:
    with pytest.raises(clowder.InvalidOptions) as caught:
        WhiskersGame().new(seats=9, options={"cards": True, "bonus": 1, "fur": "long"}, seed=1)
    assert caught.value.keys == ["E_OPT_PLAYERS", "E_OPT_CARDS", "E_OPT_BONUS", "E_OPT_UNKNOWN"]
    assert "fur" in str(caught.value)


@pytest.mark.parametrize("seed", [-1, 2**128, "7", 1.5, True])
def test_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(clowder.InvalidOptions, match="E_SEED"):
        WhiskersGame().new(seats=2, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("id", clowder.game_ids())
def test_what_is_no_object_is_refused(id: str) -> None:
    game = clowder.game(id)
    for wrong in ([], "rules", 5):
        with pytest.raises(clowder.InvalidOptions, match="E_OPTIONS"):
            game.new(seats=game.min_seats, options=wrong, seed=1)  # type: ignore[arg-type]
    for nothing in ([], None, "deck"):
        with pytest.raises(clowder.InvalidPosition):
            game.from_position(nothing)  # type: ignore[arg-type]


@pytest.mark.parametrize("id", clowder.game_ids())
def test_the_checked_door_takes_any_whole_number(id: str) -> None:
    class Number:  # as numpy's are
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    state = clowder.game(id).new(seats=3, seed=1)
    before = state.key()
    for wrong in (-1, 10**6, 2**63, 10**30, -(10**30)):
        with pytest.raises(clowder.IllegalAction):
            clowder.play(state, wrong)
    assert state.key() == before
    assert clowder.play(state, Number(int(state.legal_actions()[0])))


def test_options_are_filled_in() -> None:
    assert WhiskersGame().options_for(2) == {"cards": 12, "bonus": False}


def test_reader_knows_types_and_ranges() -> None:
    reader = OptionReader({"a": 1, "b": "x", "c": None, "d": 11})
    assert reader.flag("a", False, "E_A") is False  # 1 is not true
    assert reader.choice("b", ("x", "y"), "y", "E_B") == "x"
    assert reader.whole("c", 1, 5, None, "E_C") is None
    assert reader.whole("d", 1, 10, 3, "E_D") == 3
    assert reader.take("e", [1]) == [1]
    filled, faults = reader.finish()
    assert filled == {"a": False, "b": "x", "c": None, "d": 3, "e": [1]}
    assert [fault.key for fault in faults] == ["E_A", "E_D"]
    assert not check_seats(reader, True, 1, 4)


def test_warnings_do_not_refuse() -> None:
    class Warns(WhiskersGame):
        def check_options(self, seats, options):  # type: ignore[no-untyped-def]
            filled, faults = super().check_options(seats, options)
            return filled, [*faults, Fault("W_LONG", "cards")]

    assert Warns().new(seats=2, seed=1).to_act() == 0


def test_registry_is_lazy_and_explicit() -> None:
    registry = Registry({"gone": "no.such.module:Thing", "number": "clowder.core.types:NOBODY"})
    assert registry.ids() == ("gone", "number")
    with pytest.raises(clowder.UnknownGame, match="known games are gone, number"):
        registry.get("chess")
    registry.register("whiskers", "tests.contract.tiny_game:WhiskersGame")
    assert registry.get("whiskers") is registry.get("whiskers")
    with pytest.raises((TypeError, ModuleNotFoundError)):
        registry.get("gone")


def test_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(clowder.UnknownGame, match="cat-box"):
        clowder.game("dog-box")
    assert clowder.game_ids() == ("cat-box", "csacska-macska", "if-it-fits", "cat-attack")


def test_event_shows_private_parts_to_its_audience_only() -> None:
    event = Event("draw", {"seat": 1}, {"card": 5}, 0b010, reveals=True)
    assert event.seen_by(1) == {"kind": "draw", "seat": 1, "card": 5}
    assert event.seen_by(0) == event.seen_by(clowder.NOBODY) == {"kind": "draw", "seat": 1}
    assert eval(repr(event)).seen_by(1) == event.seen_by(1)


def test_ranks_are_shared() -> None:
    assert shared_ranks([(5, 1), (7, 0), (5, 1), (5, 0)]) == [2, 1, 2, 4]
    outcome = Outcome("end", [3, 3], [1, 1], [[ScoreLine("a", "X-1", 3)], [ScoreLine("a", "X-1", 3)]])
    assert outcome.winners == [0, 1]
    assert outcome.as_json()["sheet"][0][0] == {"key": "a", "clause": "X-1", "points": 3, "params": {}}


def test_refusals_compare_and_evaluate_back() -> None:
    refusal = Refusal("E_X", ("X-1",), {"n": 2})
    assert eval(repr(refusal)) == refusal
    assert refusal != Refusal("E_X", ("X-1",))
    assert len({refusal, Refusal("E_X", ("X-1",), {"n": 2})}) == 1


def test_broken_part_text_is_one_of_our_errors() -> None:
    with pytest.raises(InvalidParts, match=r"E_PART_SYNTAX at my\.toml"):
        read_part_text("cards = [", "my.toml")
    assert read_part_text("a = 1", "x") == {"a": 1}


def test_fingerprint_ignores_order_of_keys() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1}) != fingerprint({"a": 1, "b": 3})
