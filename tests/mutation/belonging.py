"""Which tests belong to a module: those that are asked whether they notice a fault in it."""

from pathlib import Path

# By the beginning of the module's path below src/clowder, the first that fits: the tests that are asked first, and
# those that are asked about what the first have not noticed. They are dear, and most faults never come to them.
Stages = tuple[tuple[str, ...], ...]
NEAR_THE_SERVER = tuple(
    f"tests/server/test_{name}.py"
    for name in (
        "bad_requests",
        "connection",
        "forwarded",
        "frame_sizes",
        "hostile_hosts",
        "hostile_identities",
        "hostile_requests",
        "hostile_sockets",
        "http",
        "links",
        "sessions",
        "static",
        "websocket_protocol",
        "wire",
        "wire_schemas",
    )
)
NEAR_THE_TABLES = (
    "tests/tables",
    "tests/store",
    *(
        f"tests/server/test_{name}.py"
        for name in (
            "daily",
            "invitations",
            "links",
            "mail",
            "meeting",
            "my_data",
            "my_games",
            "parts",
            "push",
            "rematch",
            "vacation",
        )
    ),
)
TESTS: tuple[tuple[str, Stages], ...] = (
    *(
        (f"games/{game}/", ((f"tests/games/{game}",), ("tests/contract", "tests/golden", "tests/bots")))
        for game in ("cat_attack", "cat_box", "csacska_macska", "if_it_fits")
    ),
    ("core/", (("tests/core",), ("tests/contract", "tests/golden"))),
    *((f"{room}/", (NEAR_THE_TABLES, ("tests/server",))) for room in ("tables", "store")),
    ("server/", (NEAR_THE_SERVER, ("tests/server",))),
    ("bots/", (("tests/bots", "tests/arena"),)),
    ("lessons/", (("tests/lessons",),)),
    ("texts/", (("tests/codebase", "tests/cli"),)),
    ("cli/", (("tests/cli",),)),
    ("arena/", (("tests/arena",),)),
    ("adapters/", (("tests/adapters",),)),
)
STAGES = 2
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


def asked_folders(path: str, stage: int, root: Path) -> list[str]:
    """The folders and files of tests for a module given by its path in the repository; none where a stage has none."""
    below = path.removeprefix("src/clowder/")
    stages: Stages = next((tests for beginning, tests in TESTS if below.startswith(beginning)), (("tests/core",),))
    return [each for each in stages[stage] if (root / each).exists()] if stage < len(stages) else []


def is_asked(test: str, path: str) -> bool:
    """Whether a test is asked at all: a game's module does not hear the contract suite of another game."""
    if any(word in test for word in LEFT_OUT):
        return False
    if "/games/" in path and "[" in test:
        game = path.split("/games/")[1].split("/")[0].replace("_", "-")
        others = {"cat-attack", "cat-box", "csacska-macska", "if-it-fits"} - {game}
        return game in test or not any(other in test for other in others)
    return True
