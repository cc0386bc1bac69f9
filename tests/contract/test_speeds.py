"""One source, two speeds, equal games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import clowder
from tests.contract.speeds import digests


@pytest.mark.skipif(not clowder.is_compiled(), reason="the engine runs interpreted here")
def test_compiled_and_interpreted_games_are_equal() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.contract.speeds"],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "CLOWDER_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        timeout=600,
        check=True,
    )
    first, *lines = run.stdout.splitlines()
    assert first == "compiled=False"
    assert lines == digests()
