"""Recorded games replay exactly as they were written down."""

from pathlib import Path

import pytest

import clowder
from tests.contract.catalog import cases, facets, present_ids
from tests.golden.make import AT_LEAST
from tests.golden.transcript import record_of, transcript

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_game_replays_as_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = record_of(text)
    if record.game not in present_ids():
        pytest.skip(f"{record.game} is not here")
    assert transcript(record) == text, "if the change of rules is meant: python -m tests.golden.make " + record.game


@pytest.mark.parametrize("game_id", present_ids())
def test_no_game_lacks_golden_games(game_id: str) -> None:
    game = clowder.game(game_id)
    records = [record_of(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == game_id]
    assert len(records) >= AT_LEAST, f"write them with python -m tests.golden.make {game_id}"
    shown = set().union(*(facets(game, (record.seats, record.options)) for record in records))
    wanted = set().union(*(facets(game, case) for case in cases(game)))
    assert wanted <= shown, f"no golden game shows {sorted(wanted - shown)}"
