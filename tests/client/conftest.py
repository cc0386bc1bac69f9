"""A real server with a real browser before it: nothing here is replaced by a stand-in."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.client.patience import teach
from tests.client.people import CHROMIUM, FLAGS, PATIENCE, QUICK_CHROMIUM, STATIC, Person, ask, serving
from tests.client.playing import play_cat_box, play_csacska_macska
from tests.client.seating import NEW_TABLE, play_out

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
teach(sync_api.Locator)
sync_api.expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def cellar(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the one server of all tests keeps its tables."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def address(cellar: Path) -> Iterator[str]:
    """The one server of all tests."""
    if not STATIC.is_file():
        pytest.skip("the client is not built: python build_client.py")
    with serving(str(cellar)) as url:
        yield url


@pytest.fixture(scope="session")
def playwright() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed")
    with sync_api.sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Any) -> Iterator[Any]:
    browser = playwright.chromium.launch(executable_path=QUICK_CHROMIUM, args=FLAGS, timeout=180_000)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Any) -> Iterator[Any]:
    """With all that a browser has around its pages."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=180_000)
    yield browser
    browser.close()


PEOPLE = pytest.StashKey[list[Person]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """A test that fails tells what was on the screens then: a failure on another machine can be understood."""
    report: pytest.TestReport = yield
    if report.failed and call.when == "call":
        for number, each in enumerate(item.stash.get(PEOPLE, [])):
            report.sections.append((f"what person {number} saw", each.saw()))
    return report


@pytest.fixture
def person(browser: Any, address: str, cellar: Path, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Makes people, with deals of the test's own; at its end none of them may have met an error of the page."""
    ask(cellar, request.node.nodeid)
    made: list[Person] = []
    request.node.stash[PEOPLE] = made

    def make(**settings: Any) -> Person:
        made.append(Person(browser, address, **settings))
        return made[-1]

    yield make
    for each in made:
        each.context.close()
    assert [trouble for each in made for trouble in each.real_troubles()] == []


@pytest.fixture
def beside() -> Iterator[Any]:
    """Does coroutines on a loop of their own while the browser is driven here."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    def do(work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, loop).result(120)

    yield do
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture
def play() -> dict[str, Callable[..., int]]:
    return {"Cat Box": play_cat_box, "Csacska Macska": play_csacska_macska}


@pytest.fixture
def finished_game(person: Any) -> tuple[Any, str]:
    """Somebody who has just finished a game of Cat Box, without looking at it, and the table's id."""
    someone = person()
    return someone, finish(someone, seats=3)


def finish(someone: Any, seats: int) -> str:
    """A game of Cat Box against bots is played to its end and stored; it is not opened."""
    someone.arrive()
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    wish = {"game": "cat-box", "options": {}, "seats": [{"kind": "me"}, *bots], "private": True, "spectators": "none"}
    table: str = someone.page.evaluate(NEW_TABLE, {**wish, "start": True})
    play_out(someone, table)
    return table


@pytest.fixture
def replay(person: Any) -> Any:
    """Somebody in the replay of a finished game against bots."""
    someone = person()
    someone.open(f"replay/{finish(someone, seats=2)}?ply=30")
    someone.page.wait_for_selector("[data-page=replay][data-ply='30'] svg[role=application]")
    someone.is_told()
    return someone
