"""The short form of bench/drills/kill.py: nothing acknowledged is lost or doubled."""

import importlib.util
from pathlib import Path
from typing import Any

from databases import Postgres
from driver import ROOT, play


def _drills() -> Any:
    spec = importlib.util.spec_from_file_location("kill", ROOT / "bench" / "drills" / "kill.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_sigkill_under_load_loses_and_doubles_nothing(database: str, tmp_path: Path) -> None:
    moves, faults = play(_drills().drill(tmp_path, database, rounds=2, tables=5), 200)
    assert faults == []
    assert moves > 10


def test_of_two_servers_one_may_die(postgres: Postgres, tmp_path: Path) -> None:
    moves, pauses, faults = play(_drills().worker_drill(tmp_path, postgres.new_database(), tables=4), 200)
    assert faults == []
    assert moves >= 24
    assert pauses.moved - pauses.lag < 5.0  # what the test itself had to wait for a core is nobody's fault
