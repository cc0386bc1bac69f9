"""The client in its house: behind a path prefix, after an upgrade, and how smoothly it moves."""

import json
from pathlib import Path
from typing import Any

import pytest

from clowder.server.settings import Settings
from tests.client.dealer import settings
from tests.client.people import STATIC, Person, play_cat_box, serving


def test_people_in_these_tests_get_the_hints_that_everybody_gets(tmp_path: Path) -> None:
    assert settings("8765", str(tmp_path), "", "").hints == Settings().hints
    assert settings("8765", str(tmp_path), "", "kitten").hints == "kitten"


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
        assert someone.page.url == address
        someone.context.close()
        assert someone.troubles == []


def test_an_old_page_becomes_the_new_one_after_an_upgrade(person: Any, play: Any) -> None:
    """The server comes back with another client: the page reloads itself and the game goes on where it was."""
    someone = person()
    page = someone.page
    sockets: list[Any] = []

    def pass_on(socket: Any) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/ws", pass_on)
    someone.sheet("Csacska Macska", 0)
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()
    play["Csacska Macska"](someone, 1)
    someone.my_turn()
    ply = page.locator(".table-screen").get_attribute("data-ply")
    page.evaluate("() => { window.old = true; }")

    def newer(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("assets/index-", "assets/index-new-"))

    page.route(someone.address, newer)
    sockets[-1].close(code=1012)
    page.wait_for_function("() => !window.old")
    someone.my_turn()
    assert page.locator(".table-screen").get_attribute("data-ply") == ply
    assert play["Csacska Macska"](someone, 1) == 1


def test_frames_of_pan_and_zoom(person: Any, play: Any, record_property: Any) -> None:
    """A full table under a moving hand: the page keeps up (the measured times are in the report)."""
    someone = person()
    page = someone.page
    someone.sheet("Cat Box", 0)
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()
    play["Cat Box"](someone)
    page.keyboard.press("Escape")
    box = page.locator("svg[role=application]").bounding_box()
    page.evaluate(
        """() => { window.times = []; let last = performance.now();
        const tick = now => { window.times.push(now - last); last = now; requestAnimationFrame(tick); };
        requestAnimationFrame(tick); }"""
    )
    page.mouse.move(box["x"] + 300, box["y"] + 300)
    for step in range(10):
        page.mouse.wheel(0, -40 if step < 5 else 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 500, box["y"] + 400, steps=20)
    page.mouse.up()
    times = sorted(page.evaluate("() => window.times.slice(1)"))
    record_property("frame_ms", json.dumps({"median": times[len(times) // 2], "worst": times[-1], "count": len(times)}))
    assert len(times) > 5
