"""What prevents serving is said in one line, in the host's language, before anything starts."""

import asyncio
import errno
import socket
from pathlib import Path
from typing import Any

import psutil
import pytest
import sqlalchemy as sa
from driver import Person, Server, free_port

from clowder.cli.main import run
from clowder.cli.system_errors import fault_text
from clowder.server.one_server import only_server_of
from clowder.server.run import CannotServe, check, serve
from clowder.server.settings import Settings
from clowder.store.database import database_url, open_engine, upgrade
from clowder.tables.journal import StoreFailed
from clowder.texts import LANGUAGES, package_texts
from tests.extras import needs


def said(settings: Settings) -> CannotServe:
    if settings.host == "127.0.0.1" and settings.port == Settings.port:
        settings.port = free_port()
    with pytest.raises(CannotServe) as caught:
        serve(settings)
    return caught.value


def one_line(error: Any, key: str, *words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same fault in all five languages: other words, the same facts."""
    assert error.key == key
    sentences = set()
    for language in LANGUAGES:
        monkeypatch.setenv("CLOWDER_LANGUAGE", language)
        sentence = fault_text(error)
        assert "\n" not in sentence
        told = {name: str(fact) for name, fact in error.params.items()}
        assert package_texts("clowder.cli", language).faults(f"fault-{key.replace('_', '-')}", told) == []
        for word in words:
            assert word in sentence
        sentences.add(sentence)
    assert len(sentences) == len(LANGUAGES)


def test_a_taken_port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        error = said(Settings(data=str(tmp_path), port=port))
    one_line(error, "port_taken", str(port), "--port", monkeypatch=monkeypatch)
    assert not (tmp_path / "clowder.sqlite3").exists(), "the database of who serves there is left alone"


def test_a_server_that_is_told_to_stop_leaves_nothing_behind(tmp_path: Path) -> None:
    """Also with bots at work: their processes end, and no semaphore is left to be cleaned up by others."""

    async def story(server: Server) -> None:
        person = await Person(server, "Host").enter()
        table = await person.table([{"kind": "me"}, {"kind": "bot", "level": "panther"}], game="cat-box")
        await person.post(f"/api/tables/{table['id']}/start")
        socket = await person.sit(table["id"])
        while socket.now["to_act"] == 0:
            answer = await socket.act(0, socket.legal()[0])
            await socket.until_ply(answer["ply"])
        await socket.close()
        await person.close()

    server = Server(tmp_path).start()
    try:
        asyncio.run(story(server))
        assert server.process is not None
        children = psutil.Process(server.process.pid).children(recursive=True)
    finally:
        server.stop()
    assert children, "the bots have processes of their own"
    assert psutil.wait_procs(children, 30)[1] == []
    assert "leaked" not in server.log.read_text()


def test_an_address_of_another_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for host, reason in (("203.0.113.7", "diese Adresse nicht"), ("no.such.host.invalid", "Kein Rechner")):
        error = said(Settings(data=str(tmp_path), host=host))
        one_line(error, "cannot_listen", f"{host}:8765", monkeypatch=monkeypatch)
        monkeypatch.setenv("CLOWDER_LANGUAGE", "de")
        assert reason in fault_text(error)


def test_a_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    one_line(said(Settings(data="/proc/nowhere")), "folder", "/proc/nowhere", "--data", monkeypatch=monkeypatch)


def test_a_data_folder_that_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (file := tmp_path / "notes").touch()
    error = said(Settings(data=str(file)))
    one_line(error, "folder", str(file), monkeypatch=monkeypatch)
    monkeypatch.setenv("CLOWDER_LANGUAGE", "de")
    assert "Dort liegt eine Datei, wo ein Ordner sein müsste." in fault_text(error)


def test_a_new_data_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    check(Settings(data=str(tmp_path / "new"), port=free_port()))
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0


def test_a_full_disk_before_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, _data: bytes) -> int:
        path.touch()  # for a name there is still room
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    one_line(said(Settings(data=str(tmp_path))), "disk_full", str(tmp_path), monkeypatch=monkeypatch)
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_fills_up_under_any_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def writing(**_how: Any) -> None:
        with open("/dev/full", "w") as file:
            file.write("a game")

    monkeypatch.setattr("clowder.cli.main.build", lambda: writing)
    with pytest.raises(SystemExit, match="2"):
        run([])
    assert capsys.readouterr().err == "clowder: the disk is full\n"


def test_a_disk_that_fills_up_while_the_database_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = open_engine(database_url("", tmp_path))
    sa.event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA max_page_count = 3"))
    with pytest.raises(StoreFailed) as caught:
        upgrade(engine)
    one_line(caught.value, "disk_full", "full", monkeypatch=monkeypatch)


def test_a_database_that_may_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "here.sqlite3"
    file.touch()
    error = said(Settings(data=str(tmp_path), database=f"sqlite:///file:{file}?mode=ro&uri=true"))
    one_line(error, "read_only", "readonly", monkeypatch=monkeypatch)


def test_a_complete_database_that_may_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "here.sqlite3"
    upgrade(open_engine(database_url(f"sqlite:///{file}", tmp_path)))
    error = said(Settings(data=str(tmp_path), database=f"sqlite:///file:{file}?mode=ro&uri=true"))
    one_line(error, "read_only", "readonly", monkeypatch=monkeypatch)


def test_a_second_server_on_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with only_server_of(database_url("", tmp_path)), pytest.raises(CannotServe) as caught:
        serve(Settings(data=str(tmp_path), port=free_port()))
    one_line(caught.value, "served_already", "clowder.sqlite3", "--data", monkeypatch=monkeypatch)
    with only_server_of(database_url("", tmp_path)):  # the first has let go
        pass


def test_the_short_name_of_postgresql_is_understood(tmp_path: Path) -> None:
    assert database_url("postgres://me@db/x", tmp_path) == database_url("postgresql://me@db/x", tmp_path)


def test_records_of_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = tmp_path / "nowhere"
    with pytest.raises(SystemExit) as caught:
        run(["records", "export", str(tmp_path / "games.jsonl"), "--data", str(nowhere)])
    assert caught.value.code == 2
    assert str(nowhere) in capsys.readouterr().err
    assert not nowhere.exists()
    (tmp_path / "games.jsonl").touch()
    with pytest.raises(SystemExit) as caught:  # a new home for games is made
        run(["records", "import", str(tmp_path / "games.jsonl"), "--data", str(nowhere)])
    assert caught.value.code == 0
    assert (nowhere / "clowder.sqlite3").exists()
    assert nowhere.stat().st_mode & 0o077 == 0


def test_bot_workers_say_that_the_database_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    needs("psycopg")
    with pytest.raises(SystemExit) as caught:
        run(["bots", "--database", "postgresql://nobody@127.0.0.1:1/x"])
    assert caught.value.code == 2
    said_there = capsys.readouterr().err
    assert said_there.count("\n") == 1
    assert "127.0.0.1" in said_there


def test_a_database_in_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    error = said(Settings(data=str(tmp_path), database=f"sqlite:///{tmp_path}/no/where.sqlite3"))
    one_line(error, "cannot_open", monkeypatch=monkeypatch)


def test_a_file_that_is_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "clowder.sqlite3").write_bytes(b"a letter to a cat, long enough to be looked at" * 20)
    one_line(said(Settings(data=str(tmp_path))), "damaged", monkeypatch=monkeypatch)


def test_a_database_of_a_newer_clowder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = open_engine(database_url("", tmp_path))
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    one_line(said(Settings(data=str(tmp_path))), "database_newer", "9999", monkeypatch=monkeypatch)


def test_a_database_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs("psycopg")
    error = said(Settings(data=str(tmp_path), database="postgresql://nobody@127.0.0.1:1/x"))
    one_line(error, "store_failed", "127.0.0.1", monkeypatch=monkeypatch)


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"workers": 2}, "workers_need_postgres"),
        ({"database": "mysql://x/y"}, "database_kind"),
        ({"bot_queue": True}, "bot_queue_needs_postgres"),
        ({"database": "no address at all"}, "bad_database_url"),
        ({"database": "postgresql://me@db:port/x"}, "bad_database_url"),
        ({"log_level": "CHATTY"}, "bad_log_level"),
        ({"public_url": "club.example/cats"}, "bad_public_url"),
        ({"public_url": "ftp://club.example"}, "bad_public_url"),
        ({"public_url": "https://club.example:port"}, "bad_public_url"),
        ({"hosts": "club.example,https://cats.example"}, "bad_hosts"),
        ({"hosts": "club.example:8765"}, "bad_hosts"),
        ({"admin_token": "meow"}, "short_admin_token"),
    ],
)
def test_settings_that_do_not_go_together(
    settings: dict[str, Any], key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_line(said(Settings(**{"data": str(tmp_path), **settings})), key, monkeypatch=monkeypatch)
