"""What stands for compiled libraries in a browser reads and refuses frames as they do."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import orjson

from clowder.anywhere.stand_ins import orjson as plain

ROOT = Path(__file__).parents[2]


def test_frames_are_read_and_refused_as_on_the_server(tmp_path: Path) -> None:
    """The tests of the inbox, with the stand-ins in the place of the libraries."""
    for name in ("msgspec.py", "orjson.py"):
        shutil.copy(ROOT / "src" / "clowder" / "anywhere" / "stand_ins" / name, tmp_path)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT / "src")))}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/tables/test_inbox.py"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]


def test_json_is_written_byte_for_byte() -> None:
    value = {'ü\u2028"\\\n': [1, -2, 0.5, 12.25, True, None, {}, []], 3: "🐈", "a": {"z": 1, "b": (2,)}}
    assert plain.dumps(value, plain.OPT_NON_STR_KEYS) == orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)
    del value[3]  # type: ignore[arg-type]
    assert plain.dumps(value, plain.OPT_SORT_KEYS) == orjson.dumps(value, option=orjson.OPT_SORT_KEYS)
