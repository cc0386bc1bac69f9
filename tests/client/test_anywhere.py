"""The table without a server: from `clowder site`, on a host of plain files, below a prefix, and in flight mode.

    CLOWDER_ANYWHERE=1 pytest tests/client/test_anywhere.py

They start Python in a browser many times and play eight whole games: all but one title have a command of their own.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from clowder.anywhere.site import is_complete, write_site
from tests.client.people import PATIENCE, ROOT, STATIC
from tests.client.plain_site import START, VERSION, Visitor, hosting
from tests.client.playing import play_cat_box

on_wish = pytest.mark.skipif("CLOWDER_ANYWHERE" not in os.environ, reason="CLOWDER_ANYWHERE=1 runs it")
ALWAYS = "if-it-fits"  # the quickest
BOT = {"kind": "bot", "level": "random"}
WITH_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "kitten"}, BOT]
SIDE_BY_SIDE = [{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}, BOT]
TITLES = {"cat-box": {}, "csacska-macska": {}, "if-it-fits": {}, "cat-attack": {"round_limit": 5}}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    if not is_complete(STATIC.parent):
        pytest.skip("the client is not built: python build_client.py")
    write_site(STATIC.parent, tmp_path / "club" / "cats")
    return tmp_path


def ply(page: Any) -> str:
    return str(page.locator(".table-screen").get_attribute("data-ply"))


@on_wish
def test_a_whole_game_without_a_server_goes_on_in_flight_mode(browser: Any, site: Path) -> None:
    with hosting(site) as (address, host):
        someone = Visitor(browser, f"{address}club/cats/")
        page = someone.page
        someone.sheet("Cat Box", 0)
        someone.choose_level("kitten")
        someone.deal()
        someone.my_turn()
        play_cat_box(someone, moves=2, by="keys")
        page.wait_for_selector(".status.mine")
        before = ply(page)
        page.keyboard.press("1")  # in the middle of a turn
        someone.is_kept()
        host.terminate()
        host.wait(PATIENCE)

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
        assert someone.left_the_site() == []
        someone.expect_trouble("sw.js")  # whether there is a new version cannot be asked in flight
        someone.context.close()
        assert someone.real_troubles() == []


@pytest.mark.parametrize("game", [game if game == ALWAYS else pytest.param(game, marks=on_wish) for game in TITLES])
def test_whole_games_in_flight_mode(browser: Any, site: Path, game: str) -> None:
    """Against bots and side by side; the page shows the end of each."""
    with hosting(site) as (address, host):
        someone = Visitor(browser, f"{address}club/cats/")
        page = someone.page
        someone.open()
        someone.is_kept()
        host.terminate()
        host.wait(PATIENCE)
        for seats in (WITH_BOTS, SIDE_BY_SIDE):
            table = someone.new_table(game, seats, TITLES[game])
            end = someone.play(table)
            assert (end["over"], end["refused"]) == (True, 0)
            someone.go(f"?at=t/{table}")
            page.wait_for_selector(".sheet ol .panel")
            assert page.locator(".sheet ol .panel").count() == len(seats)
            record = someone.ask("GET", f"api/tables/{table}/record")
            assert someone.ask("POST", "api/replay?seat=all", record)["outcome"] is not None
            someone.go("")
            page.wait_for_selector("[data-anywhere=alone]")
        assert someone.left_the_site() == []
        someone.context.close()


def other_version(folder: Path, target: Path) -> None:
    """The site of a house with other rules for Cat Box and another page, over the one that is there."""
    source = folder / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    rules = source / "clowder" / "games" / "cat_box" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert 'rules_version = "1"' in text
    rules.write_text(text.replace('rules_version = "1"', 'rules_version = "2"'), encoding="utf-8")
    static = source / "clowder" / "server" / "static"
    page = static / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("</title>", " B</title>"), encoding="utf-8")
    make = "import sys; from pathlib import Path; sys.path.insert(0, sys.argv[1]); "  # its sources and no others
    make += "from clowder.anywhere.site import write_site; write_site(Path(sys.argv[2]), Path(sys.argv[3]))"
    subprocess.run([sys.executable, "-c", make, str(source), str(static), str(target)], check=True)


def leave_for_good(someone: Visitor) -> None:
    """The last page of the site is closed, and the version that has waited for it takes over."""
    tools = someone.context.new_page()  # any page of the browser: the tools need one
    states: dict[str, str] = {}

    def note(event: Any) -> None:
        states.update({each["versionId"]: each["status"] for each in event["versions"]})

    devtools = someone.context.new_cdp_session(tools)
    devtools.on("ServiceWorker.workerVersionUpdated", note)
    devtools.send("ServiceWorker.enable")
    someone.page.close()
    someone.page = tools
    someone.until(lambda: {"activated", "redundant"} <= set(states.values()))


@on_wish
def test_a_new_version_waits_for_the_game_and_never_mixes(browser: Any, site: Path, tmp_path: Path) -> None:
    with hosting(site) as (address, _host):
        someone = Visitor(browser, f"{address}club/cats/")
        page = someone.page
        someone.open()
        someone.is_kept()
        old = page.evaluate(VERSION)
        ends, stays, lasts = (someone.new_table(game, WITH_BOTS, {}) for game in ("cat-box", "cat-box", "if-it-fits"))
        for table in (ends, stays, lasts):
            assert someone.play(table, most=2)["made"] == 2

        other_version(tmp_path / "other", site / "club" / "cats")
        page.evaluate("() => navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => null)")
        page.wait_for_function("() => navigator.serviceWorker.getRegistration().then(found => found.waiting !== null)")
        page.reload()  # in the middle of a game, with the new version at hand
        page.wait_for_selector("[data-anywhere=alone]")
        assert page.evaluate(VERSION) == old
        assert someone.play(ends)["over"], "the game ends under its rules"

        leave_for_good(someone)  # the old one goes when its last page has gone
        page = someone.page = someone.context.new_page()
        page.set_default_timeout(START)
        someone.open()
        assert page.evaluate(VERSION) != old
        page.wait_for_selector("[data-anywhere=alone]")
        kept = page.evaluate("() => caches.keys()")
        assert len([name for name in kept if name != "clowder-memory"]) == 1
        assert someone.play(lasts)["over"], "rules that did not change go on"
        someone.go(f"?at=t/{stays}")
        page.get_by_text("an older version of the rules").first.wait_for()
        assert [game["table"] for game in someone.ask("GET", "api/me/games")["games"]].count(ends) == 1
        someone.context.close()
