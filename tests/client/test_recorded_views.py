"""The decisions on which the client's screens are tested without a browser are what the engine shows now."""

import os
import subprocess
import sys

from tests.client.people import ROOT


def test_the_recorded_decisions_are_current() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "client/tools/record_views.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
