"""The Dockerfile of docs/host.md beside the tree: what it copies, builds, installs and starts is there."""

import json
import re
import tomllib
from pathlib import Path

import typer

from clowder.cli.main import build
from clowder.server.settings import Settings
from clowder.server.static import FOLDER

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def lines() -> list[str]:
    text = (ROOT / "docs" / "host.md").read_text("utf-8")
    found = re.search(r"^```\n(FROM .*?)^```", text, re.DOTALL | re.MULTILINE)
    assert found is not None
    return [line for line in found[1].replace("\\\n", " ").splitlines() if line]


def args_of(kind: str) -> list[list[str]]:
    return [line.split()[1:] for line in lines() if line.startswith(f"{kind} ")]


def test_stages_copy_from_those_before() -> None:
    known = {"": {"/src"}}
    stage = ""
    for line in lines():
        words = line.split()
        if words[0] == "FROM":
            stage = words[-1] if words[-2] == "AS" else "last"
            known[stage] = set()
        elif words[0] == "COPY":
            source = words[1].removeprefix("--from=") if words[1].startswith("--from=") else ""
            assert source in known, line
            assert words[-2] in known[source] | {"."}, line
            known[stage].add(words[-1])
        elif words[0] == "RUN":
            known[stage] |= set(re.findall(r"-m venv (\S+)", line))
    assert list(known) == ["", "client", "build", "last"]


def test_what_the_steps_use_is_in_the_tree() -> None:
    steps = " ".join(" ".join(words) for words in args_of("RUN"))
    for path in re.findall(r"/src/(\S+)", steps):
        if path != "client/node_modules":
            assert (ROOT / path) == FOLDER or (ROOT / path).exists(), path
    scripts = json.loads((ROOT / "client" / "package.json").read_text("utf-8"))["scripts"]
    assert set(re.findall(r"npm run (\w+)", steps)) <= set(scripts)
    assert (ROOT / "client" / "package-lock.json").is_file(), "npm ci wants it"
    assert set(re.findall(r"/src\[(\w+)\]", steps)) <= set(PROJECT["optional-dependencies"])
    built = (ROOT / "setup.py").read_text("utf-8") + (ROOT / "build_client.py").read_text("utf-8")
    settings = re.findall(r"(CLOWDER_\w+)=", steps)
    assert len(settings) == 2
    assert [name for name in settings if f'"{name}"' not in built] == []
    least = tuple(map(int, PROJECT["requires-python"].removeprefix(">=").split(".")))
    pythons = [
        image.removeprefix("python:").removesuffix("-slim") for (image, *_) in args_of("FROM") if "python" in image
    ]
    assert len(pythons) == 2
    assert len(set(pythons)) == 1, "a compiled package and an environment are for one Python"
    assert tuple(map(int, pythons[0].split("."))) >= least


def test_it_starts_a_server_that_can_write_where_it_keeps_its_games() -> None:
    (started,) = [json.loads(line.removeprefix("CMD ")) for line in lines() if line.startswith("CMD ")]
    program, command, *options = started
    (kept,), (port,), (user,) = args_of("VOLUME")[0], args_of("EXPOSE")[0], args_of("USER")[0]
    assert Path(program).name in PROJECT["scripts"]
    assert ["--from=build", str(Path(program).parents[1]), str(Path(program).parents[1])] in args_of("COPY")
    commands = typer.main.get_command(build())
    with commands.commands[command].make_context(command, list(options)) as context:  # type: ignore[attr-defined]
        assert (context.params["data"], context.params["host"]) == (kept, "0.0.0.0")
        assert context.params["port"] == int(port) == Settings().port
    order = [line.split()[0] for line in lines()]
    (made,) = [line for line in lines() if "useradd" in line]
    assert f"install -d -o {user} -m 700 {kept}" in made
    assert order.index("USER") < order.index("VOLUME") < order.index("CMD")
