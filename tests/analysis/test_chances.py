"""How evaluations become chances: by how much of the game is left, where a game says so."""

import math
from pathlib import Path

import pytest

import clowder
from bench.analysis.calibrate import Row, fit
from bench.analysis.kept import rows_of
from bench.analysis.lucky import above, together_of
from clowder.analysis.chances import LEFT, Calibration, Stage, calibration, win_chances
from tests.bots.middle import middle

EARLY = Stage(0.8, 6.0, (0.0, -0.4))
LATE = Stage(0.2, 2.0, (0.0, 0.8))


def table(left: float) -> Calibration:
    return Calibration((LATE, EARLY), (0.5, 0.5), (0.0, 0.0), lambda _state: left)


def test_between_two_stages_lies_what_holds_between_them() -> None:
    state = middle("if-it-fits", 2, {}, 8)
    assert (table(0.0).at(state), table(1.0).at(state)) == (LATE, EARLY)
    half = table(0.5).at(state)
    assert (half.trust, half.order) == (pytest.approx(4.0), (0.0, pytest.approx(0.2)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_it_fits_is_trusted_by_how_much_is_left(seats: int) -> None:
    """Early a small lead is worth far more than it looks; the one who acts is worth less in the ending."""
    found = calibration("if-it-fits", seats)
    assert [stage.left for stage in found.stages] == sorted(stage.left for stage in found.stages)
    state = clowder.game("if-it-fits").new(seats=seats, seed=3)
    assert found.at(state).trust > 2 * found.stages[1].trust
    assert LEFT["if-it-fits"](state) > 0.9
    assert sum(win_chances(state, found)) == pytest.approx(1.0)


def test_a_fit_finds_what_made_the_rows() -> None:
    """Shares instead of single winners: the fit has to be exact."""
    rows = []
    for number in range(60):
        left = (number % 11) / 10
        stage = table(left).at(clowder.game("if-it-fits").new(seats=2, seed=1))
        looks = [math.log(0.3 + 0.01 * (number % 37)), math.log(0.3 + 0.01 * (number % 23))]
        weights = [math.exp(stage.trust * look + order) for look, order in zip(looks, stage.order, strict=True)]
        rows.append(Row(looks, [weight / sum(weights) for weight in weights], left))
    late, early = fit(rows, 2, (0.2, 0.8))
    assert late == [pytest.approx(2.0, abs=1e-3), pytest.approx(0.8, abs=1e-3)]
    assert early == [pytest.approx(6.0, abs=1e-3), pytest.approx(-0.4, abs=1e-3)]


def test_chi_square_of_all_seats() -> None:
    assert [above(square, free) for square, free in ((3.841, 1), (5.991, 2), (7.815, 3))] == [
        pytest.approx(0.05, abs=1e-4)
    ] * 3
    level = [[0.5, -0.5], [-0.5, 0.5]] * 50
    assert together_of(level, (0.01, 0.01)) == "chi-square 0.0 of 1 (p = 1.000)"


def test_a_check_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made: list[int] = []
    told: list[int] = []

    def one(number: int) -> dict[str, int]:
        made.append(number)
        return {"number": number}

    for games in (2, 4, 3):
        rows_of("sums", "if-it-fits", 2, games, one, lambda rows: told.append(len(rows)))
    assert (made, told) == ([0, 1, 2, 3], [1, 2, 3, 4, 3])
