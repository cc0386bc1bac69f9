"""Cards of one's own, tried out: equal wishes give equal results, and nothing is seen where there is nothing."""

import copy
import json
from collections import Counter
from statistics import NormalDist
from typing import Any

import pytest

from clowder.core.errors import InvalidOptions
from clowder.core.intervals import mean_interval, student, wilson, z_of_all
from clowder.core.part_kinds import PartKind, kinds_of
from clowder.core.rng import Rng
from clowder.games import GAMES
from clowder.trials import trial as trials
from clowder.trials.pieces import pieces_of
from clowder.trials.report import report
from clowder.trials.trial import Trial, Wish

KINDS = [kind for id in GAMES.ids() for kind in kinds_of(GAMES.get(id))]
by_name = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.game.id}-{kind.option}")


def tried(wish: Wish) -> dict[str, Any]:
    trial = Trial(wish)
    assert trial.run()
    return report(trial)


def wish_for(kind: PartKind, games: int = 2, seats: int = 2, **rest: Any) -> Wish:
    return Wish(kind.game.id, kind.option, kind.house_data(), max(seats, kind.game.min_seats), games, **rest)


@by_name
def test_the_same_comes_out_whatever_the_slices(kind: PartKind) -> None:
    wish = wish_for(kind)
    whole = tried(wish)
    rng, kept, slices = Rng(5), None, 0
    while True:
        part = Trial(wish)  # as another process would
        if kept is not None:
            part.bring(json.loads(json.dumps(kept)))
        left = 1 + rng.below(20)

        def is_enough() -> bool:
            nonlocal left
            left -= 1
            return left <= 0

        slices += 1
        if part.run(is_enough):
            break
        kept = part.kept()
    assert slices > 2
    assert report(part) == whole
    assert tried(wish) == whole


@by_name
def test_the_house_against_itself_shows_no_difference_and_names_every_piece(kind: PartKind) -> None:
    found = tried(wish_for(kind, seed=3))
    assert [each["verdict"] for each in found["measures"]] == ["same"] * 4
    assert all(each["difference"]["mean"] == 0.0 for each in found["measures"])
    for piece in found["pieces"]:
        assert piece["house"] is not None, "the same card is in the house's part"
        assert 0.0 <= (piece["counted"] or 0.0) <= 1.0
    assert sum(piece["house"] - piece["used"] for piece in found["pieces"]) == pytest.approx(0.0, abs=0.01)
    pieces = pieces_of(kind.game.id, kind.option, kind.house_data())
    assert pieces is not None
    named = ["#".join(filter(None, (each["path"], each["value"]))) for each in found["pieces"]]
    assert named == list(pieces.likeness)
    assert any(piece["used"] for piece in found["pieces"])
    for spread in found["spreads"]:
        assert sum(spread["own"]["bars"]) == pytest.approx(1.0, abs=0.01)


@by_name
def test_every_piece_that_is_used_belongs_to_the_part(kind: PartKind) -> None:
    """What games tell is understood: no card is used that the part does not name."""
    trial = Trial(wish_for(kind, seats=4))
    trial.run()
    pieces = trial.pieces[0]
    assert pieces is not None
    assert set(trial.tallies[0].pieces) <= set(pieces.likeness)


def test_the_same_cards_under_other_names_show_no_difference() -> None:
    """Other deals of the same deck: every interval of these forty games has zero in it."""
    kind = next(kind for kind in KINDS if kind.game.id == "if-it-fits")
    house = kind.house_data()
    boxes = list(house["box"].items())
    mixed = {**house, "box": {f"X{n:02}": face for n, (_, face) in enumerate(reversed(boxes))}}
    found = tried(Wish(kind.game.id, kind.option, mixed, 2, 40, 1))
    assert [each["verdict"] for each in found["measures"]] == ["same"] * 4
    assert any(each["difference"]["mean"] for each in found["measures"]), "they were other games"
    assert all(piece["house"] is not None for piece in found["pieces"]), "known by what is on them"


def test_what_really_differs_is_seen() -> None:
    kind = next(kind for kind in KINDS if kind.game.id == "if-it-fits")
    bare = copy.deepcopy(kind.house_data())
    for face in bare["box"].values():
        face["symbols"] = []
    found = tried(Wish(kind.game.id, kind.option, bare, 2, 30, 0))
    verdicts = {each["key"]: each["verdict"] for each in found["measures"]}
    assert verdicts["points"] == "less"


def test_both_parts_are_played_with_the_options_asked_for() -> None:
    """With the special rules of Cat Box there are more decisions: tiles are played beside cards."""
    usual, special = (tried(wish_for(KINDS[0], games=6, options=given)) for given in ({}, {"rules": "special"}))
    length = {name: found["measures"][0] for name, found in (("usual", usual), ("special", special))}
    assert length["special"]["key"] == "length"
    for side in ("own", "house"):
        assert length["special"][side]["mean"] > length["usual"][side]["mean"]


def test_seeds_and_parts_make_another_wish() -> None:
    kind = KINDS[0]
    wish = wish_for(kind)
    other = copy.deepcopy(wish.data)
    other["deck"]["name"] = "another"
    names = [wish, wish_for(kind, seed=1), wish_for(kind, seats=3), wish_for(kind, games=3)]
    names.append(wish_for(kind, options={"rules": "special"}))
    names.append(Wish(wish.game, wish.option, other, wish.seats, wish.games))
    assert len({each.name() for each in names}) == len(names)
    assert wish.name() == wish_for(kind).name()


def test_a_part_that_cannot_be_played_with_is_refused() -> None:
    with pytest.raises(InvalidOptions):
        Trial(Wish("cat-box", "deck", {"cards": {}}, 3))
    with pytest.raises(InvalidOptions):
        Trial(Wish("cat-box", "deck", KINDS[0].house_data(), 9))


def test_games_without_an_end_are_stopped_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_DECISIONS", 10)
    found = tried(wish_for(KINDS[0]))
    assert found["endless"] == [2, 2]
    assert found["measures"] == []
    assert found["beginning"] is None


def test_who_has_no_time_for_more_gets_the_same_number_of_both() -> None:
    wish = wish_for(KINDS[2], games=50)
    trial = Trial(wish)
    trial.run(lambda: trial.share_done() >= 0.03)
    trial.wrap_up()
    assert trial.run()
    found = report(trial)
    assert (found["games"], found["wanted"]) == (2, 50)
    assert [len(tally.rows) for tally in trial.tallies] == [2, 2]


def test_intervals_hold_as_often_as_they_say() -> None:
    """Rows of twelve throws of a die: about one interval in twenty misses the true mean."""
    rng = Rng(9)
    missed = Counter[bool]()
    for _ in range(2000):
        found = mean_interval([float(1 + rng.below(6)) for _ in range(12)])
        missed[not found.low <= 3.5 <= found.high] += 1
    assert 0.03 < missed[True] / 2000 < 0.07
    assert z_of_all(1) == pytest.approx(1.959964, abs=1e-5)
    assert NormalDist().cdf(z_of_all(50)) == pytest.approx(0.9995)
    assert student(1.959964, 21) == pytest.approx(2.086, abs=0.002)
    assert wilson(0.0, 30)[1] > 0.1
