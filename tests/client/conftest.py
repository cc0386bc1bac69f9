"""A real server with a real browser before it: nothing here is replaced by a stand-in."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.client.people import CHROMIUM, FLAGS, STATIC, Person, play_cat_box, play_csacska_macska, serving

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The one server of all tests."""
    if not STATIC.is_file():
        pytest.skip("the client is not built: python build_client.py")
    with serving(str(tmp_path_factory.mktemp("tables"))) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def person(browser: Any, address: str) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end of a test none of them may have met an error of the page."""
    made: list[Person] = []

    def make(**settings: Any) -> Person:
        made.append(Person(browser, address, **settings))
        return made[-1]

    yield make
    for each in made:
        each.context.close()
    assert [trouble for each in made for trouble in each.troubles] == []


@pytest.fixture
def play() -> dict[str, Callable[..., int]]:
    return {"Cat Box": play_cat_box, "Csacska Macska": play_csacska_macska}
