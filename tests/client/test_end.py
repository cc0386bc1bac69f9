"""The end of a game and what leads back into it: count, score sheet, check of the shuffle, log, rematch, replay."""

import json
import re
from typing import Any

import pytest

SHORT = ["Cat Box", "Csacska Macska"]
UNFILLED = "() => [...document.body.innerText.matchAll(/\\{ ?\\$\\w+ ?\\}?/g)].map(m => m[0])"


def solo(someone: Any, game: str) -> None:
    someone.sheet(game, 0)
    if game == "Cat Box":
        someone.page.locator("dialog .pill").first.click()
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()


def forge(route: Any) -> None:
    answer = route.fetch()
    record = answer.json()
    record["seed"] = "0" * 32
    route.fulfill(response=answer, json=record)


def test_a_finished_game_is_counted_checked_and_played_again(person: Any, play: Any) -> None:
    someone = person()
    page = someone.page
    solo(someone, "Cat Box")
    while int(re.findall(r"(\d+) cards? left to play", page.locator(".deck").inner_text())[0]) > 2:
        play["Cat Box"](someone, 1)
        someone.my_turn()
    page.emulate_media(reduced_motion="no-preference")
    play["Cat Box"](someone)
    # It is counted on the table before the sheet opens; a key skips the rest.
    page.wait_for_function("() => document.querySelector('.count') || document.querySelector('.sheet ol .panel')")
    page.keyboard.press("Shift")
    page.wait_for_selector(".sheet ol .panel")
    assert page.evaluate(UNFILLED) == []
    page.get_by_role("button", name="Check the shuffle").click()
    page.wait_for_selector(".verdict.good")
    assert page.locator(".result li").count() == 6
    assert page.locator("a[href*='/replay/']").count() == 1
    assert someone.axe() == []
    page.route("**/record", forge)
    page.get_by_role("button", name="Check the shuffle").click()
    page.wait_for_selector(".verdict:not(.good)")
    assert page.locator(".result li.bad").count() == 2  # the shuffle and the seal
    before = page.url
    page.locator(".sheet").get_by_role("button", name="Play again").click()
    page.wait_for_function("was => location.href !== was && document.querySelector('.status')", arg=before)
    someone.my_turn()


@pytest.mark.parametrize("game", SHORT)
def test_the_log_leads_to_its_pieces(person: Any, play: Any, game: str) -> None:
    someone = person()
    page = someone.page
    solo(someone, game)
    play[game](someone, 3)
    someone.my_turn()
    assert page.locator(".log .since").count() == 1
    assert not re.search(r"\w@-?\d", page.locator(".log").inner_text())  # sentences, not notation
    line = page.locator(".log button.line", has_text="plays").last
    line.hover()
    page.wait_for_selector("rect.mark, .marked")
    if game == "Cat Box":
        # Far away from the table, a click brings the piece back into sight; meanwhile the map shows the way.
        box = page.locator("svg[role=application]").bounding_box()
        for _ in range(5):
            page.get_by_role("button", name="Larger").click()
        page.mouse.move(box["x"] + 200, box["y"] + 300)
        page.mouse.down()
        page.mouse.move(box["x"] + 600, box["y"] + 550, steps=4)
        page.mouse.up()
        page.wait_for_selector("svg[aria-label='Overview of the table']")
        line.click()
        page.wait_for_function(
            """() => { const b = document.querySelector('rect.mark').getBoundingClientRect();
            const f = document.querySelector('.felt').getBoundingClientRect();
            return b.left >= f.left && b.right <= f.right && b.top >= f.top && b.bottom <= f.bottom; }"""
        )
    page.locator(".log .since button").click()
    page.wait_for_selector(".log .shown")
    assert page.evaluate(UNFILLED) == []


def test_it_says_so_in_the_title_when_it_is_my_turn(person: Any) -> None:
    someone = person()
    solo(someone, "Csacska Macska")
    assert someone.page.title().startswith("Your turn!")


def worthless(text: str) -> str:
    """The server's word, with the deck as the move that would pay nothing."""
    frame = json.loads(text)
    if frame.get("view"):
        frame["view"]["stakes"]["draw"] = 0
    return json.dumps(frame)


def test_a_theft_for_nothing_is_warned_about(person: Any) -> None:
    """The server says what each theft would pay; before one that pays nothing is confirmed, the cat says so."""
    someone = person()
    page = someone.page

    def poor(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda text: socket.send(worthless(text)))

    page.route_web_socket("**/ws", poor)
    solo(someone, "Csacska Macska")
    page.locator(".pile.lit").first.click()
    page.wait_for_selector(".bubble.warn")
