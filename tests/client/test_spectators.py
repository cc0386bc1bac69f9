"""Looking on, as the table allows it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.playing import play_if_it_fits
from tests.client.seating import NEW_TABLE


@pytest.mark.parametrize("policy", ["none", "public", "delayed"])
def test_looking_on_as_the_table_allows(person: Any, policy: str) -> None:
    host, guest = person(), person()
    host.open()
    bots = [{"kind": "bot", "level": "random"}] * 2
    wish = {"game": "if-it-fits", "options": {}, "seats": [{"kind": "me"}, *bots], "private": policy == "none"}
    table = host.page.evaluate(NEW_TABLE, {**wish, "spectators": policy, "start": True})
    host.open(f"t/{table}")
    host.my_turn()
    if policy == "none":
        guest.expect_trouble("WebSocket")
    guest.open(f"t/{table}")
    page = guest.page
    if policy == "none":
        page.wait_for_selector("text=not yours to see")
        return
    if policy == "delayed":
        page.wait_for_selector("text=a few moves later")
    # The first player finds an empty table; a delayed one comes into sight by itself.
    play_if_it_fits(host, 6 if policy == "delayed" else 1)
    host.my_turn()
    page.wait_for_selector(".status")
    page.wait_for_selector("svg[role=application] .laid")
    expect(page.locator(".status")).to_have_text(re.compile("^You are watching"))
    assert page.locator(".confirm").count() == 0
    assert page.locator(".tray button.lit").count() == 0
    ply = int(host.page.locator(".table-screen").get_attribute("data-ply"))
    if policy == "delayed":
        assert int(page.locator(".table-screen").get_attribute("data-ply")) < ply
    else:
        page.wait_for_function("ply => Number(document.querySelector('.table-screen').dataset.ply) === ply", arg=ply)
    assert guest.axe() == []
