"""Browser tests are not red by chance: nothing in them depends on how quick a machine is."""

import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[1] / "client"
FILES = [*sorted(CLIENT.glob("test_*.py")), CLIENT / "playing.py", CLIENT / "seating.py", CLIENT / "looking.py"]
STEP = 20  # milliseconds between two looks at something
LEAST = 60_000  # milliseconds for what takes a second on a quiet machine
GONE = re.compile(r"\.wait_for\(state=\"(?:detached|hidden)\"")
PAUSE = re.compile(r"wait_for_timeout\((\d[\d_]*)\)")
LIMIT = re.compile(r"timeout=(\d[\d_]*)")


def faults(line: str) -> list[str]:
    found = []
    if GONE.search(line):
        found.append("waits for a locator to go away, of which there may be two for a moment: gone(locator)")
    if any(int(each) > STEP for each in PAUSE.findall(line)):
        found.append("takes a pause instead of waiting for what it needs")
    if any(int(each) < LEAST for each in LIMIT.findall(line)):
        found.append("gives up early")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_browser_tests_wait_for_states_and_not_for_time(path: Path) -> None:
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    assert [f"line {number} {fault}" for number, line in lines for fault in faults(line)] == []
