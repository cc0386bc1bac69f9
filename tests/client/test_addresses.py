"""Addresses: behind a path prefix, and one that cannot be read."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.people import STATIC, Person, serving
from tests.client.playing import play_cat_box


def test_it_lives_under_a_path_prefix(browser: Any, tmp_path: Path) -> None:
    if not STATIC.is_file():
        pytest.skip("the client is not built")
    with serving(str(tmp_path), prefix="/cats") as address:
        someone = Person(browser, address)
        someone.sheet("Cat Box", 0)
        someone.choose_level("random")
        someone.deal()
        someone.my_turn()
        assert "/cats/t/" in someone.page.url
        assert play_cat_box(someone, 1) == 1
        someone.page.reload()
        someone.my_turn()
        someone.page.locator(".brand").click()
        someone.page.wait_for_selector(".card")
        expect(someone.page).to_have_url(address)
        someone.context.close()
        assert someone.troubles == []


def test_an_address_that_cannot_be_read_shows_a_page(person: Any) -> None:
    someone = person()
    someone.expect_trouble("WebSocket")  # there is no table with such a name
    someone.open("t/%25")
    someone.page.evaluate(
        "() => { history.pushState(null, '', '/t/%'); dispatchEvent(new PopStateEvent('popstate')); }"
    )
    someone.page.get_by_role("heading", name="only a cat in a box").wait_for()
