"""Which tests belong to a module: those that are asked whether they notice a fault in it."""

from pathlib import Path

# By the beginning of the module's path below src/clowder: the first that fits.
TESTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    *(
        (f"games/{game}/", (f"tests/games/{game}", "tests/contract", "tests/golden", "tests/bots"))
        for game in ("cat_attack", "cat_box", "csacska_macska", "if_it_fits")
    ),
    ("core/", ("tests/core", "tests/contract", "tests/golden")),
    ("tables/", ("tests/tables", "tests/server")),
    ("store/", ("tests/store", "tests/tables", "tests/server")),
    ("server/", ("tests/server", "tests/tables")),
    ("bots/", ("tests/bots", "tests/arena")),
    ("lessons/", ("tests/lessons",)),
    ("texts/", ("tests/codebase", "tests/cli")),
    ("cli/", ("tests/cli",)),
    ("arena/", ("tests/arena",)),
    ("adapters/", ("tests/adapters",)),
)
# Tests that play for minutes or need an hour of patience notice nothing that the others do not.
LEFT_OUT = (
    "postgres",
    "test_kill_drill",
    "test_memory",
    "test_cluster",
    "test_hosting",
    "test_start_up",
    "test_speeds",
)


def asked_folders(path: str, root: Path) -> list[str]:
    """The folders and files of tests for a module given by its path in the repository."""
    below = path.removeprefix("src/clowder/")
    for beginning, tests in TESTS:
        if below.startswith(beginning):
            return [each for each in tests if (root / each).exists()]
    return ["tests/core"]


def is_asked(test: str, path: str) -> bool:
    """Whether a test is asked at all: a game's module does not hear the contract suite of another game."""
    if any(word in test for word in LEFT_OUT):
        return False
    if "/games/" in path and "[" in test:
        game = path.split("/games/")[1].split("/")[0].replace("_", "-")
        others = {"cat-attack", "cat-box", "csacska-macska", "if-it-fits"} - {game}
        return game in test or not any(other in test for other in others)
    return True
