"""What the client's screens and scenes are tested on without a browser is what the engine shows and tells now."""

import os
import subprocess
import sys

import pytest

from tests.client.people import ROOT


@pytest.mark.parametrize("tool", ["record_views.py", "record_stories.py"])
def test_the_recorded_decisions_and_updates_are_current(tool: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, f"client/tools/{tool}", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
