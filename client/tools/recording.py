"""What the recorders of this folder have in common: one file for each game, written or only checked."""

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1] / "tests"


def record(about: str, folder: str, games: Iterable[str], text_of: Callable[[str], str]) -> int:
    """Write tests/FOLDER/GAME.json; with --check only say which files are old, and return 1 if there are any."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    only_check = parser.parse_args().check
    (TESTS / folder).mkdir(exist_ok=True)
    old = []
    for game_id in games:
        path, text = TESTS / folder / f"{game_id}.json", text_of(game_id)
        if only_check and (not path.is_file() or path.read_text(encoding="utf-8") != text):
            old.append(path.name)
        elif not only_check:
            path.write_text(text, encoding="utf-8")
    if old:
        print(f"not what the engine gives now: {', '.join(old)}; run {Path(sys.argv[0]).name} again", file=sys.stderr)
    return 1 if old else 0
