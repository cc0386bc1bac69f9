"""The examples run, with small budgets."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

import clowder
from tests.extras import needs

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_custom_edition(capsys: pytest.CaptureFixture[str]) -> None:
    found = example("custom_edition")["main"](EXAMPLES / "editions" / "sisters.toml", games=3)
    assert set(found) == {"house-1", "sisters"}
    assert "sisters" in capsys.readouterr().out


def test_a_faulty_edition_is_refused_with_its_faults(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    text = (EXAMPLES / "editions" / "sisters.toml").read_text(encoding="utf-8")
    broken.write_text(text.replace('C01 = "KK/PE"', 'C01 = "KK/QE"').replace('C48 = "EV/EV"\n', ""), encoding="utf-8")
    with pytest.raises(SystemExit) as refused:
        example("custom_edition")["main"](broken, games=1)
    assert "C01" in str(refused.value)
    assert "48" in str(refused.value)


def test_tournament() -> None:
    rows = example("tournament")["main"](games=3)
    assert [row["player"] for row in rows][-1] in ("random", "kitten")
    assert {row["player"] for row in rows} == {"house-cat", "kitten", "random"}


def test_training_improves_a_policy() -> None:
    needs("gymnasium")
    np = needs("numpy")
    before, after = example("train_policy")["main"](games=40, check=20)
    assert np.isfinite([before, after]).all()
    assert after > before
    assert after > 0.2, "hardly better than random players after forty games"


def test_a_belief_fitted_to_its_own_games_plays_better_than_none() -> None:
    """A taste; `python examples/beat_kitten.py --check` plays until it wins."""
    np = needs("numpy")
    found = example("beat_kitten")
    weights = found["learn"](rounds=1, games=30)
    assert np.isfinite(weights).all()
    share, low, high = found["measure"](weights, games=12)
    assert 0 <= low <= share <= high <= 1
    assert share > 0, "thirty games of its own are enough for a win in twelve"


def test_learning_in_the_batch_environment_goes_the_right_way() -> None:
    """A taste; `python examples/beat_blunderer.py --check` plays until it wins."""
    np = needs("numpy")
    found = example("beat_blunderer")
    kinds = found["learn"](steps=25, games=16)[: len(found["KINDS"])]
    assert np.isfinite(kinds).all()
    assert kinds[found["STEAL"]] > kinds[found["TAKE"]], "to steal pays at once"
    share, low, high = found["measure"](np.zeros(found["FEATURES"], dtype=np.float32), 1, games=2)
    assert 0 <= low <= share <= high <= 1


def test_stored_games_become_arrays(tmp_path: Path) -> None:
    """The chosen action of every row is one of its legal ones, and the file holds what was promised."""
    needs("gymnasium")
    np = needs("numpy")
    from clowder.arena.balance import Study, tell_games

    source, target = tmp_path / "games.jsonl", tmp_path / "games.npz"
    tally, lines = tell_games(Study("csacska-macska", 3, 2, 1), 0, 2)
    source.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    example("dataset")["main"](source, target)
    kept = np.load(target)
    decisions = tally.choices.total()
    assert kept["observation"].shape[0] == len(kept["action"]) == decisions
    assert kept["action_mask"][np.arange(decisions), kept["action"]].all()
    assert kept["action_mask"].sum() == tally.offered.total()
    assert set(kept["seat"]) == {0, 1, 2}


def test_a_data_set_is_not_made_of_what_cannot_be_replayed(tmp_path: Path) -> None:
    """A cut line, other rules, a move that is not legal: nothing of it becomes a row."""
    needs("gymnasium")
    needs("numpy")
    game = clowder.game("csacska-macska")
    record = clowder.Record.start(game, seats=3, seed=1)
    first = game.new(**record.deal())
    record = record.with_action(first.action_text(first.legal_actions()[0]))
    whole = json.dumps(record.as_json())
    made = example("dataset")["main"]
    wrong = {
        "not JSON: was it cut off": f"{whole}\n{whole[:100]}",
        "rules version 9": json.dumps({**record.as_json(), "rules_version": "9"}),
        "not legal now": json.dumps({**record.as_json(), "actions": ["take P9"]}),
    }
    for said, text in wrong.items():
        source = tmp_path / "games.jsonl"
        source.write_text(text, encoding="utf-8")
        with pytest.raises(clowder.ClowderError, match=said):
            made(source, tmp_path / "rows.npz")
    source.write_text("", encoding="utf-8")
    with pytest.raises(SystemExit, match="no record"):
        made(source, tmp_path / "rows.npz")


def test_identities() -> None:
    found = example("identities")["main"](games=3)
    assert sum(times for times, _ in found.values()) == 12
    assert sum(times * share for times, share in found.values()) == pytest.approx(3)


def test_first_player() -> None:
    found = example("first_player")["main"](games=2)
    assert set(found) == {"our cards", "shuffled faces", "equal boxes", "hungarian"}
    for wins in found.values():
        assert sum(wins) == pytest.approx(100, abs=0.3)
