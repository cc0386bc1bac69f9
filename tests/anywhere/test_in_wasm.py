"""Golden games tell the same in the Python of a site, with its trimmed library, as on a server, byte for byte.

One game of each title; `CLOWDER_GOLDEN=all` plays all of them.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from clowder.anywhere.bundle import bundle
from clowder.anywhere.site import RUNTIME
from tests.anywhere.told import told
from tests.client.people import STATIC

HERE = Path(__file__).parent
# For which Python it is made stands in the package that it comes from; everything else is what ships.
LOCK = HERE.parents[1] / "client" / "node_modules" / "pyodide" / "pyodide-lock.json"
RUNTIMES = [path.parent for path in STATIC.parent.glob(RUNTIME)]
GOLDEN = HERE.parent / "golden"


def games() -> list[Path]:
    if os.environ.get("CLOWDER_GOLDEN") == "all":
        return sorted(GOLDEN.glob("*/*.txt"))
    return [min(folder.glob("*.txt"), key=lambda path: path.stat().st_size) for folder in sorted(GOLDEN.glob("*-*"))]


@pytest.mark.skipif(
    shutil.which("node") is None or not LOCK.is_file() or not RUNTIMES, reason="the client is not built with Pyodide"
)
def test_golden_games_tell_the_same_in_webassembly(tmp_path: Path) -> None:
    archive = tmp_path / "authority.zip"
    archive.write_bytes(bundle().authority)
    command = ["node", HERE / "in_wasm.mjs", RUNTIMES[0], LOCK, archive, HERE / "told.py", *games()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [Path(line["game"]) for line in lines] == games()
    for line in lines:
        assert line["told"] == told(Path(line["game"]).read_text(encoding="utf-8")), line["game"]
