"""Csacska Macska: full tables in sight, what a special card will do, arrows and warnings of a theft."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.patience import comes
from tests.client.playing import MINE_OR_OVER, play_csacska_macska
from tests.client.seating import sit_at, solo

LETTERS = {"blue": "B", "yellow": "Y", "red": "R", "green": "G"}
OUT_OF_SIGHT = "() => { const room = document.querySelector('.room'); return room.scrollHeight - room.clientHeight; }"


def series_of(colour: str, size: int, target: int) -> dict[str, Any]:
    """A series as the server describes it."""
    cards = [LETTERS[colour] + face for face in ("1/9", "5", "3/7", "7", "9", "3")[:size]]
    kittens = target == 7
    return {
        "colour": colour,
        "cards": " ".join(cards) + (" +K" if kittens else ""),
        "size": size,
        "target": target,
        "kittens": kittens,
        "stray": False,
        "totals": [11, 19],
        "wants": [3, 9],
        "triple": [5] if size == 2 else [],
    }


def full_series(seats: int) -> list[list[dict[str, Any]]]:
    """Four series before everybody, as long as they get."""
    return [
        [series_of("blue", 4, 5), series_of("yellow", 2, 3), series_of("red", 6, 7), series_of("green", 4, 5)]
    ] * seats


def told(someone: Any, **view: Any) -> None:
    """Whenever it is our turn, the server tells of this table and these moves: no bot's move comes after it."""
    legal = [[text, []] for text in view.pop("legal")]

    def alter(text: str) -> str:
        frame = json.loads(text)
        if frame.get("view") and frame["to_act"] == 0:
            seats = len(frame["view"]["series"])
            frame["view"].update({"series": full_series(seats), "active": 0, "stakes": {}, **view})
            frame["legal"] = legal
        return json.dumps(frame)

    def pass_on(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda text: socket.send(alter(text)))

    someone.page.route_web_socket("**/ws", pass_on)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (820, 1180)])
def test_four_full_seats_are_seen_at_once(person: Any, size: tuple[int, int]) -> None:
    someone = person(viewport={"width": size[0], "height": size[1]})
    page = someone.page
    told(someone, phase="act", hand="", legal=["draw"])
    someone.sheet("Csacska Macska", 0)
    page.locator("dialog .pill", has_text="4").first.click()
    someone.deal()
    someone.my_turn()
    expect(page.locator(".others section")).to_have_count(3)
    comes(page, f"() => ({OUT_OF_SIGHT})() <= 0", True)
    heights = page.evaluate(
        "() => [...document.querySelectorAll('.others .card > svg')].map(each => each.clientHeight)"
    )
    assert len(heights) == 3 * 16
    assert min(heights) >= (64 if size[1] == 768 else 90)
    boxes = [each.bounding_box() for each in page.locator(".others section, .middle, .own section").all()]
    for index, one in enumerate(boxes):
        for other in boxes[index + 1 :]:
            beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
            assert beside or above, "one thing lies over another"


EFFECTS = {
    "S": ("place S blue", "joker"),
    "KIT": ("place KIT blue", "seven cards"),
    "RAS": ("use RAS blue B", "Your stray goes to the other player"),
    "GOOD": ("use GOOD blue B", "2\u00a0coins"),
    "BAD": ("use BAD blue B", "the whole series"),
    "LADY": ("use LADY", "all strays"),
}


def sit_down_told(someone: Any) -> None:
    someone.sheet("Csacska Macska", 0)
    someone.deal()
    someone.my_turn()


@pytest.mark.parametrize("card", EFFECTS)
def test_a_special_card_says_what_it_will_do(person: Any, card: str) -> None:
    someone = person()
    page = someone.page
    move, words = EFFECTS[card]
    told(someone, phase="resolve", hand=card, legal=[move])
    sit_down_told(someone)
    expect(page.locator(".effect")).to_contain_text(words)
    page.locator(".offers button").first.click()
    page.wait_for_selector(".confirm:not([disabled])")
    expect(page.locator(".effect")).to_contain_text(words)
    gifts = page.locator("svg.arrows .gift")
    expect(gifts, "who gets what is drawn").to_have_count(1 if card in ("RAS", "GOOD", "BAD") else 0)


@pytest.mark.parametrize("small", [False, True])
def test_a_theft_from_two_shows_both_ways(person: Any, small: bool) -> None:
    someone = person(small=small)
    page = someone.page
    told(someone, phase="act", hand="", legal=["draw", "steal B.red", "steal B.red C.blue"])
    sit_down_told(someone)
    someone.press(page.locator("[data-piece='lane:1.red']"))
    page.wait_for_function("() => document.querySelectorAll('svg.arrows path.theft').length === 1")
    someone.press(page.locator("[data-piece='lane:2.blue']"))
    page.wait_for_function("() => document.querySelectorAll('svg.arrows path.theft').length === 2")
    names = [each.inner_text() for each in page.locator(".others h2 .name").all()[:2]]
    for name in names:
        expect(page.locator(".confirm")).to_contain_text(name)
    page.keyboard.press("Escape")
    page.wait_for_selector("svg.arrows", state="detached")


def test_a_theft_shows_where_the_cats_would_go(person: Any, play: Any) -> None:
    someone = person()
    page = someone.page
    someone.sheet("Csacska Macska", 0)
    someone.choose_level("random")
    someone.deal()
    for _ in range(200):
        page.wait_for_function(MINE_OR_OVER)
        if someone.is_over() or page.locator(".others .lanes .lit").count():
            break
        play["Csacska Macska"](someone, 1)
    someone.press(page.locator(".others .lanes .lit").first)
    page.wait_for_selector("svg.arrows path.line", state="attached")


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


def test_series_under_a_name_are_told_apart_without_colour(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "csacska-macska", start_player=1)
    while not page.locator(".side .chip").count():
        play_csacska_macska(someone, 1)
        someone.my_turn()
    assert page.locator(".side .chip > svg :is(path, circle)").count() == page.locator(".side .chip").count()
