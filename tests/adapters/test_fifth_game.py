"""A researcher's own game in a folder of its own, by docs/add-a-game.md: one small file, and everything plays it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract import __main__ as contract
from tests.contract import checks
from tests.extras import needs

needs("pettingzoo")
needs("pyspiel")
ROOT = Path(__file__).parents[2]
TINY = ROOT / "tests" / "contract" / "tiny_game.py"  # the contract suite passes over it (tests/contract)

ENVIRONMENTS = """
import my_table
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import clowder.adapters.open_spiel
from clowder.adapters import pettingzoo
from clowder.adapters.gymnasium import ClowderEnv

api_test(pettingzoo.env("whiskers", seats=3), num_cycles=100)
check_env(ClowderEnv("whiskers", seats=3, bots="house-cat"), skip_render_check=True)
pyspiel.random_sim_test(pyspiel.load_game("clowder_whiskers"), num_sims=3, serialize=True, verbose=False)
print("all environments")
"""


def documented(name: str) -> str:
    """A file as docs/add-a-game.md prints it: the block whose first line names it."""
    blocks = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8").split("```python\n")[1:]
    return next(block.split("```")[0] for block in blocks if block.startswith(f"# {name}"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "whiskers.py").write_text(TINY.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "numbers_of_whiskers.py").write_text(documented("numbers_of_whiskers.py"), encoding="utf-8")
    (tmp_path / "my_table.py").write_text(documented("my_table.py"), encoding="utf-8")
    (tmp_path / "environments.py").write_text(ENVIRONMENTS, encoding="utf-8")
    return tmp_path


def run(folder: Path, *arguments: str, inside: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", *arguments],
        cwd=inside or folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_game_is_one_file_of_less_than_340_lines() -> None:
    text = TINY.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 340
    assert "tests" not in text.replace("contract suite", ""), "it must stand alone"


def test_it_keeps_the_contract(folder: Path) -> None:
    told = run(folder, "-m", "tests.contract", "whiskers:WhiskersGame", '{"cards": 9}', inside=ROOT)
    assert told.count("checks passed") == 6
    assert '4 seats, {"cards": 9}' in told


def test_the_command_line_plays_it(folder: Path) -> None:
    told = run(folder, "my_table.py", "simulate", "whiskers", "--games", "20", "--seed", "1", "--bot", "house-cat")
    assert "P4" in told
    told = run(folder, "my_table.py", "arena", "whiskers", "--bots", "alley-cat/simulations=20,random", "--games", "6")
    assert "random" in told
    told = run(
        folder, str(folder / "my_table.py"), "bench", "whiskers", "--seconds", "0.01", "--repeat", "1", inside=ROOT
    )
    assert "whiskers, 4" in told, "the processes that measure know it too"


def test_a_game_in_one_file_has_no_rulebook(folder: Path) -> None:
    command = [sys.executable, "my_table.py", "rules", "whiskers"]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "CLOWDER_LANGUAGE": "en"}, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (2, "clowder: the rulebook of whiskers has no texts here\n")


def test_a_game_without_secrets_says_so() -> None:
    """Sampling has to redraw something, unless everything lies open."""
    told = contract.asked_of(["--open", '{"cards": 9}'])
    assert [check for check in checks.ALL if check not in told] == [checks.check_redraw]
    assert contract.asked_of([]) == list(checks.ALL)


def test_the_environments_play_it(folder: Path) -> None:
    assert "all environments" in run(folder, "environments.py")
