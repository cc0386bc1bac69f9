"""The browser client's files: packed for who can unpack, whole for everybody else, and nothing beside the folder."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from clowder.anywhere import site
from clowder.anywhere.bundle import bundle, version
from clowder.server.static import add_client

Get = Callable[..., httpx.Response]
SCRIPT = "console.log('meow');\n" * 200


@pytest.fixture
def get(tmp_path: Path) -> Get:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><head></head>", encoding="utf-8")
    (folder / "assets" / "index-1.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "letters.woff2").write_bytes(b"w" * 500)
    (tmp_path / "secret.js").write_text("no", encoding="utf-8")
    app = FastAPI()
    add_client(app, "/cats", folder)

    async def ask(path: str, encoding: str) -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://clowder") as guest:
            return await guest.get(path, headers={"Accept-Encoding": encoding})

    return lambda path, encoding="gzip": asyncio.run(ask(path, encoding))


def test_scripts_are_packed_for_who_can_unpack(get: Get) -> None:
    answer = get("/assets/index-1.js", "gzip, br")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 10
    assert answer.text == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"


def test_everything_else_comes_as_it_is(get: Get) -> None:
    plain = get("/assets/index-1.js", "identity")
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    font = get("/assets/letters.woff2")
    assert "content-encoding" not in font.headers
    assert font.content == b"w" * 500


def test_a_new_version_of_a_file_is_packed_anew(get: Get, tmp_path: Path) -> None:
    get("/assets/index-1.js")
    file = tmp_path / "static" / "assets" / "index-1.js"
    file.write_text("1", encoding="utf-8")
    assert get("/assets/index-1.js").text == "1"


def test_one_page_for_every_path_and_nothing_beside_the_folder(get: Get) -> None:
    assert '<base href="/cats/">' in get("/t/anything").text
    assert get("/..%2fsecret.js").status_code == 404
    assert get("/assets/none.js").status_code == 404


@pytest.mark.parametrize("path", ["/%00", "/assets/%00.js", "/" + "a" * 300, "/" + "a" * 300 + ".js", "/a" * 3000])
def test_names_that_no_file_can_have(get: Get, path: str) -> None:
    assert get(path).status_code == 404


def test_who_wants_to_keep_the_table_gets_all_of_it(get: Get, tmp_path: Path) -> None:
    """Only from a client that was built with what runs Python in a browser."""
    assert get("/sw.js").status_code == 404
    assert "clowder-anywhere" not in get("/").text
    runtime = tmp_path / "static" / site.RUNTIME
    runtime.parent.mkdir()
    runtime.write_bytes(b"\0asm")
    assert f'<base href="/cats/"><meta name="clowder-anywhere" content="{version()}">' in get("/t/abc").text
    worker = get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    for name in site.archive_names():
        assert name in worker.text
    archive = get(f"/anywhere/authority-{version()}.zip")
    assert archive.content == bundle().authority
    assert "immutable" in archive.headers["cache-control"]
    assert get("/anywhere/authority-0.zip").status_code == 404, "of another version there is nothing"
    assert get(f"/{site.RUNTIME}").headers["content-type"] == "application/wasm"
