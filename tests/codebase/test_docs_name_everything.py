"""What there is stands in the documents: routes, keys of errors, metrics, options of a server, catalogues, migrations.

`test_docs.py` asks the other way round: what the documents name is there.
"""

import re
from pathlib import Path
from typing import Any, get_args

import typer

from clowder.cli.main import build
from clowder.server.app import make_app
from clowder.server.metrics import Metrics
from clowder.server.settings import Settings
from clowder.tables.message_parts import ClockNow, LogLine, OutcomeInfo, RefusalInfo, Seat, TableInfo, UndoInfo
from clowder.tables.messages import ClientFrame, ServerFrame
from tests.codebase.test_languages import ROOMS_THAT_SPEAK

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "clowder"
WATCHED = ("/healthz", "/readyz", "/metrics")  # for who looks after a server: host.md
START_UP = {"record_files.py", "database.py"}  # keys of the command line, told before a server runs


def text(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def paths(found: str) -> str:
    """With nameless places, and `…/` written out."""
    return re.sub(r"\{[^}]*\}", "{}", found).replace("…/", "/api/tables/{}/")


def test_every_route_is_described_and_every_described_route_is_there(tmp_path: Path) -> None:
    routes = {paths(path) for path in make_app(Settings(data=str(tmp_path))).app.openapi()["paths"]}
    page = paths(text("protocol.md"))
    named = {path.rstrip("/") for path in re.findall(r"(?<![\w.])(/api/[\w/{}-]+)", page)}
    assert sorted(routes - named - set(WATCHED)) == []
    assert sorted(named - routes - {"/api/tables/{}/ws"}) == []
    assert all(f"`{path}`" in text("host.md") for path in WATCHED)


def test_every_key_of_an_error_is_listed() -> None:
    raised = re.compile(r'(?:TableError|StoreFailed|_error|error_body)\(\s*(?:\d+, )?"([a-z]+(?:_[a-z]+)*)"')
    listed = set(re.findall(r"\w+", text("protocol.md")))
    files = [path for room in ("server", "tables", "store") for path in (SOURCE / room).rglob("*.py")]
    keys = {key for path in files if path.name not in START_UP for key in raised.findall(path.read_text("utf-8"))}
    assert len(keys) > 50
    assert sorted(keys - listed) == []


def test_every_field_of_a_table_and_of_a_frame_is_named() -> None:
    page = text("protocol.md")
    table = page.partition("The table: `")[2].partition("`.")[0]
    told = {name for kind in (TableInfo, Seat) for name in kind.__annotations__}
    assert sorted(told - set(re.findall(r"\w+", table))) == []
    socket = set(re.findall(r"\w+", page.partition("## The socket")[2]))
    frames: Any = [*get_args(ClientFrame), *get_args(ServerFrame)]
    parts: Any = [ClockNow, UndoInfo, LogLine, OutcomeInfo, RefusalInfo]
    named = {name for kind in (*frames, *parts) for name in kind.__annotations__}
    assert len(named) > 40
    assert sorted(named - socket) == []


def test_every_metric_is_explained() -> None:
    found = re.findall(r"^# HELP (\w+)", Metrics().text().decode(), re.MULTILINE)
    named = set(re.findall(r"clowder_\w+", text("host.md")))
    assert sorted(name for name in found if not name.endswith("_created")) == sorted(named)


def test_every_option_of_a_server_is_explained() -> None:
    serve: Any = typer.main.get_command(build()).commands["serve"]  # type: ignore[attr-defined]
    options = {name for each in serve.params for name in each.opts if name.startswith("--")} - {"--lang", "--help"}
    assert sorted(options - set(re.findall(r"--[\w-]+", text("host.md")))) == []


def test_who_translates_is_told_every_catalogue() -> None:
    page = text("add-a-language.md")
    assert [room for room in ROOMS_THAT_SPEAK if f"`src/clowder/{room}/texts/<language>.ftl`" not in page] == []


def test_who_upgrades_is_told_every_migration() -> None:
    newest = max(path.name[:4] for path in (SOURCE / "store" / "migrations" / "versions").glob("[0-9]*.py"))
    assert re.findall(r"Migrations 0002 to (\d+)", text("upgrade.md")) == [newest]


def test_benches_find_the_place_of_their_tables() -> None:
    """`--write` puts a table between two marks; without them a long run would be lost."""
    page = text("performance.md")
    files = [*(ROOT / "bench").rglob("*.py"), SOURCE / "cli" / "commands" / "bench.py"]
    marks = {mark for path in files for mark in re.findall(r"<!-- /?[\w {}]+ -->", path.read_text(encoding="utf-8"))}
    wanted = {mark.format(tables) for mark in marks for tables in (100, 400)}
    assert {"<!-- bench -->", "<!-- /peers -->", "<!-- play 400 -->"} <= wanted
    assert sorted(mark for mark in wanted if page.count(mark) != 1) == []
