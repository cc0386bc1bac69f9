"""What README and docs name is there: commands with their options, scripts, files, links between pages."""

import json
import pkgutil
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from clowder.cli.main import build

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
names = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
FOLDERS = ("src", "tests", "client", "docs", "bench", "examples", "bin")
CLIENT = ("frame", "lib", "art", "pages", "parts", "games")


def commands(page: Path) -> Iterator[list[str]]:
    """The words of every command in a block or between backticks, without comments."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in block.splitlines()]
    prose = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    lines += [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", prose)]
    for line in lines:
        line = re.sub(r"^(cd client && )?([A-Z_]+=\w+ )*", "", line)  # where, and what is set for it
        if re.match(r"(clowder|python|pytest|npm|bin/\w+) \S", line):
            yield shlex.split(line, comments=True)


def pages_with_commands() -> list[Path]:
    return [page for page in PAGES if any(commands(page))]


@names
def test_commands_of_clowder_are_understood(page: Path) -> None:
    for words in commands(page):
        if words[0] == "clowder":
            command: Any = typer.main.get_command(build())
            while hasattr(command, "commands") and words[1:] and not words[1].startswith("-"):
                words = words[1:]
                assert words[0] in command.commands, f"there is no command {words[0]}"
                command = command.commands[words[0]]
            if words[1:] not in ([], ["--help"]):  # else it is only named
                command.make_context(words[0], words[1:])


@names
def test_scripts_and_their_options_are_there(page: Path) -> None:
    for words in commands(page):
        script = script_of(words)
        if script is None:
            continue
        assert script.exists(), " ".join(words)
        source = script.read_text(encoding="utf-8")
        if script.suffix == ".py":
            missing = [word for word in words[2:] if word.startswith("--") and f'"{word}"' not in source]
            assert not missing, f"{script.relative_to(ROOT)} does not know {missing}"


@names
def test_tests_and_tasks_of_the_client_are_there(page: Path) -> None:
    tasks = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))["scripts"]
    for words in commands(page):
        if words[0] == "pytest":
            assert [word for word in words[1:] if word.startswith("tests/") and not (ROOT / word).exists()] == []
        elif words[:2] == ["npm", "run"]:
            assert words[2] in tasks, " ".join(words)


@names
def test_constants_are_where_they_are_said_to_be(page: Path) -> None:
    text = " ".join(page.read_text(encoding="utf-8").split())
    for name, place in re.findall(r"`([A-Z][A-Z_]+)` (?:in|of) `((?:src|client|tests|bench)/[\w./-]+)`", text):
        source = (ROOT / place).read_text(encoding="utf-8")
        assert re.search(rf"^(export const )?{name}\b[^=\n]*=", source, re.MULTILINE), f"{name} is not made in {place}"


@names
def test_names_of_the_package_are_there(page: Path) -> None:
    for name in re.findall(r"`(clowder(?:\.\w+)+)[`(]", page.read_text(encoding="utf-8")):
        if name != "clowder.sqlite3":
            assert pkgutil.resolve_name(name) is not None, name


def script_of(words: list[str]) -> Path | None:
    """The file a command runs; none for `clowder`, other people's modules and files that the page itself makes."""
    if words[0].startswith("bin/"):
        return ROOT / words[0]
    if words[0] in ("clowder", "pytest", "npm") or words[1] == "-c":
        return None
    if words[1] != "-m":
        return ROOT / words[1] if "/" in words[1] else None
    top, *_ = module = words[2].split(".")
    if top not in ("clowder", *FOLDERS):
        return None
    place = (ROOT / "src" if top == "clowder" else ROOT).joinpath(*module)
    return place / "__main__.py" if place.is_dir() else place.with_suffix(".py")


@names
def test_files_and_links_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = [place for place in re.findall(r"`([\w./-]+)`", text) if place.split("/")[0] in FOLDERS and "/" in place]
    assert [place for place in named if not (ROOT / place).exists()] == []
    if page.name == "look.md":
        inside = [
            place for place in re.findall(r"`([\w./-]+)`", text) if place.split("/")[0] in CLIENT and "/" in place
        ]
        assert inside
        assert [place for place in inside if not (ROOT / "client" / "src" / place).exists()] == []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        place, _, heading = link.partition("#")
        if re.match(r"[a-z]+:", place):
            continue
        target = (page.parent / place).resolve() if place else page
        assert target.exists(), link
        if heading:
            titles = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}, link


def test_the_pages_that_show_commands_are_read() -> None:
    shown = {page.name for page in pages_with_commands()}
    assert {"README.md", "host.md", "bots.md", "research.md", "performance.md", "reliability.md"} <= shown
