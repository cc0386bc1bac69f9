"""What a family wonders about on its first evening: the curtain, the settings, the pause, what lies over what."""

import re
from typing import Any

import pytest

from tests.client.people import MINE_OR_OVER, ROOT, play_cat_box, play_csacska_macska
from tests.client.test_family import OVER, WATCH_HEIGHT, sit_at
from tests.client.test_friends import POST
from tests.client.test_games_two import NEW_TABLE, play_cat_attack

HELP = re.compile(r"^    \.help = ", re.MULTILINE)


@pytest.mark.parametrize(
    ("game", "words"), [("csacska-macska", "Nothing is hidden in this game"), ("cat-box", "Hidden cards stay hidden")]
)
def test_the_curtain_speaks_of_this_game(person: Any, game: str, words: str) -> None:
    both = person()
    both.open()
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Olha"}, {"kind": "hotseat"}]
    wish = {"game": game, "options": {"start_player": 2}, "seats": seats, "private": True, "spectators": "none"}
    both.open(f"t/{both.page.evaluate(NEW_TABLE, {**wish, 'start': True})}")
    both.page.locator("dialog[open]", has_text="Pass the screen to Olha").wait_for()
    both.page.locator("dialog[open] p", has_text=words).wait_for()


def test_a_page_without_games_is_in_the_middle(person: Any) -> None:
    """Also where its two buttons stand one below the other."""
    someone = person(small=True, viewport={"width": 300, "height": 640})
    someone.open("stats")
    someone.page.wait_for_selector(".none")
    middle, *buttons = someone.page.evaluate(
        "() => ['.none', '.none a', '.none a:last-child'].map(each => document.querySelector(each))"
        ".map(each => each.getBoundingClientRect()).map(box => box.x + box.width / 2)"
    )
    assert all(abs(each - middle) < 2 for each in buttons)


@pytest.mark.parametrize(
    ("title", "room", "language"), [("If It Fits", "if_it_fits", "en"), ("Cat Attack", "cat_attack", "uk")]
)
def test_settings_say_what_they_mean(person: Any, title: str, room: str, language: str) -> None:
    """Every explanation in the game's texts stands below its setting, and the voice reads it there."""
    someone = person(locale=language)
    someone.sheet(title, 0)
    someone.page.locator("dialog summary").click()
    someone.page.wait_for_selector("dialog details select")
    games = ROOT / "src" / "clowder" / "games"
    texts = (games / room / "rulebook" / language / "table.ftl").read_text(encoding="utf-8")
    described = someone.page.locator("dialog select[aria-describedby]").evaluate_all(
        "all => all.map(each => document.getElementById(each.getAttribute('aria-describedby')).innerText)"
    )
    assert len(described) == len(HELP.findall(texts)) > 0
    assert all(f".help = {words}\n" in texts for words in described)


def test_nothing_lies_over_the_cards_and_the_table_keeps_its_height(person: Any) -> None:
    """To the last card: the deck and the counts cover none, and an empty hand is as high as a full one."""
    someone = person()
    page = someone.page
    sit_at(someone, "cat-box", 5)
    page.evaluate(WATCH_HEIGHT)
    while not someone.is_over():
        assert page.evaluate(OVER, [".laid .inner", ".deck, .counts"]) == 0
        heights = page.evaluate("() => window.heights.splice(0)")
        assert max(heights) - min(heights) < 1
        play_cat_box(someone, 1)
        page.wait_for_function(MINE_OR_OVER)
    page.wait_for_selector(".table-screen.ended")
    page.wait_for_function(f"() => !({OVER})(['.laid .inner', '.counts'])")


def test_nothing_is_lit_while_the_game_is_paused(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "cat-box")
    table = page.url.rsplit("/", 1)[1]
    assert page.evaluate(POST, [f"/api/tables/{table}/pause", {"on": True}]) == 200
    page.locator(".status", has_text="The game is paused.").wait_for()
    page.wait_for_selector(".tray button")
    assert page.locator("button.lit").count() == 0
    page.locator(".tray .hand button").first.click()
    assert page.locator("circle.dot").count() == 0
    page.get_by_role("button", name="Go on playing").click()
    page.wait_for_selector(".status.mine")
    page.locator("button.lit[aria-pressed]").first.click()
    page.wait_for_selector("circle.dot")


def test_a_guest_is_called_in_the_menu_as_at_the_table(person: Any) -> None:
    host, guest = person(), person(small=True)
    host.open()
    guest.open()
    wish = {"game": "cat-box", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
    table = host.page.evaluate(NEW_TABLE, {**wish, "spectators": "none", "start": False})
    assert guest.page.evaluate(POST, [f"/api/tables/{table}/join", {"name": "Olha"}]) == 200
    assert host.page.evaluate(POST, [f"/api/tables/{table}/start", {}]) == 200
    guest.open(f"t/{table}")
    guest.page.wait_for_selector(".table-screen .tray")
    guest.press(guest.page.locator("header .doors button").last)
    assert guest.page.locator("dialog input[autocomplete=nickname]").input_value() == "Olha"


def test_a_card_of_curiosity_is_read_and_then_gives_the_map_free(person: Any) -> None:
    """On a laptop there is no room for it beside the map."""
    someone = person()
    page = someone.page
    sit_at(someone, "cat-attack")
    for _ in range(30):
        play_cat_attack(someone, 1)
        page.wait_for_function(MINE_OR_OVER)
        if page.locator("button[aria-label='Curiosity card']").count():
            break
    page.locator("button[aria-label='Curiosity card']").click()
    page.wait_for_selector("section[aria-label='Curiosity card'] h2")


def test_series_under_a_name_are_told_apart_without_colour(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "csacska-macska", start_player=1)
    while not page.locator(".side .chip").count():
        play_csacska_macska(someone, 1)
        someone.my_turn()
    assert page.locator(".side .chip > svg :is(path, circle)").count() == page.locator(".side .chip").count()


def test_you_is_not_cut_beside_points(person: Any) -> None:
    someone = person(small=True)
    sit_at(someone, "if-it-fits")
    cut = someone.page.locator("li.me .note").evaluate("each => each.scrollWidth - each.clientWidth")
    assert cut == 0
