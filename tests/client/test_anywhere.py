"""The table without a server: from `clowder site`, on a host of plain files, below a prefix, and in flight mode.

    CLOWDER_ANYWHERE=1 pytest tests/client/test_anywhere.py

It starts Python in a browser six times, which takes a while: it has a command of its own.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from clowder.anywhere.site import is_complete, write_site
from tests.client.people import STATIC, Person
from tests.client.playing import play_cat_box

START = 120_000  # milliseconds for Python to start in a browser on a busy machine


@contextmanager
def hosting(root: Path) -> Iterator[tuple[str, Any]]:
    """A host of files: its address, and the process, which a test may end."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "-d", str(root)]
    host = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert host.stdout is not None
        port = host.stdout.readline().split("port ")[1].split()[0]
        yield f"http://127.0.0.1:{port}/", host
    finally:
        host.terminate()
        host.wait(10)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    if not is_complete(STATIC.parent):
        pytest.skip("the client is not built: python build_client.py")
    write_site(STATIC.parent, tmp_path / "club" / "cats")
    return tmp_path


def ply(page: Any) -> str:
    return str(page.locator(".table-screen").get_attribute("data-ply"))


@pytest.mark.skipif("CLOWDER_ANYWHERE" not in os.environ, reason="CLOWDER_ANYWHERE=1 runs it")
def test_a_whole_game_without_a_server_goes_on_in_flight_mode(browser: Any, site: Path) -> None:
    with hosting(site) as (address, host):
        someone = Person(browser, f"{address}club/cats/", bypass_csp=False)
        page = someone.page
        asked: list[str] = []
        someone.context.on("request", lambda request: asked.append(request.url))
        page.set_default_timeout(START)
        someone.sheet("Cat Box", 0)
        someone.choose_level("kitten")
        someone.deal()
        someone.my_turn()
        play_cat_box(someone, moves=2, by="keys")
        page.wait_for_selector(".status.mine")
        before = ply(page)
        page.keyboard.press("1")  # in the middle of a turn
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        host.terminate()
        host.wait(10)

        page.reload()
        page.wait_for_selector(".status.mine")
        assert ply(page) == before
        play_cat_box(someone, by="keys")
        page.wait_for_selector(".sheet ol .panel")
        for path, shown in (
            ("?at=stats", "main table, main .panel"),
            ("?at=rules/if-it-fits", "[id^='clause-']"),
            ("?at=learn/cat-attack", ".table-page.reading"),
        ):
            page.goto(someone.address + path)
            page.wait_for_selector(shown)
        page.goto(someone.address)
        page.locator("[data-anywhere=alone]").wait_for()
        page.goto(someone.address + "?at=stats")  # the game that was played is among mine
        page.locator("a[href*='replay/']").first.click()
        page.wait_for_selector("[data-page=replay] svg[role=application]")
        assert [url for url in asked if not url.startswith((someone.address, "blob:", "data:"))] == []
        someone.expect_trouble("sw.js")  # whether there is a new version cannot be asked in flight
        someone.context.close()
        assert someone.real_troubles() == []
