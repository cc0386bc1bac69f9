"""Golden games tell the same in the browser's Python as in the server's, byte for byte.

One game of each title; `CLOWDER_GOLDEN=all` plays all of them.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from clowder.anywhere.bundle import bundle
from tests.anywhere.told import told

HERE = Path(__file__).parent
PYODIDE = HERE.parents[1] / "client" / "node_modules" / "pyodide" / "pyodide.mjs"
GOLDEN = HERE.parent / "golden"


def games() -> list[Path]:
    if os.environ.get("CLOWDER_GOLDEN") == "all":
        return sorted(GOLDEN.glob("*/*.txt"))
    return [min(folder.glob("*.txt"), key=lambda path: path.stat().st_size) for folder in sorted(GOLDEN.glob("*-*"))]


@pytest.mark.skipif(shutil.which("node") is None or not PYODIDE.is_file(), reason="npm ci in client/ brings Pyodide")
def test_golden_games_tell_the_same_in_webassembly(tmp_path: Path) -> None:
    archive = tmp_path / "authority.zip"
    archive.write_bytes(bundle().authority)
    command = ["node", HERE / "in_wasm.mjs", PYODIDE, archive, HERE / "told.py", *games()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [Path(line["game"]) for line in lines] == games()
    for line in lines:
        assert line["told"] == told(Path(line["game"]).read_text(encoding="utf-8")), line["game"]
