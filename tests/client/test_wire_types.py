"""The client's wire types are made from the server's shapes, and are current."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.client.people import ROOT


def test_the_wire_types_are_current() -> None:
    client = ROOT / "client"
    if shutil.which("node") is None or not (client / "node_modules" / "openapi-typescript").is_dir():
        pytest.skip("the client's packages are not installed")
    env = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(["node", "tools/wire.mjs", "--check"], cwd=client, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
