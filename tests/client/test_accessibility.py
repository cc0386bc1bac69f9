"""Axe finds nothing on any page, sheet or table: light, dark, stronger marks, forced colours."""

from typing import Any

import pytest

from tests.client.playing import LARGE_BOARDS, MINE_OR_OVER
from tests.client.probes import PAGES
from tests.client.seating import sit_down

# Every sentence has a row there, all of one shape and colour: a thousand of them say nothing that twenty do not.
FIRST_ROWS = "() => [...document.querySelectorAll('tbody tr')].slice(20).forEach(row => row.remove())"


def test_axe_finds_nothing_from_the_start_to_the_table(person: Any) -> None:
    someone = person(color_scheme="light")
    page = someone.page
    found: dict[str, list[str]] = {}
    someone.open()
    page.wait_for_selector(".card")
    found["start"] = someone.axe_in_every_scheme()
    for way, name in enumerate(("solo", "friends", "one screen")):
        someone.sheet("Cat Box", way)
        found[name] = someone.axe_in_every_scheme()
    someone.sheet("Csacska Macska", 1)
    someone.deal()
    page.wait_for_selector(".invite")
    found["lobby"] = someone.axe_in_every_scheme()
    someone.open("rules/cat-box")
    page.wait_for_selector("[id^='clause-']")
    found["rules"] = someone.axe_in_every_scheme()
    someone.open("proof")
    page.wait_for_selector("table")
    page.evaluate(FIRST_ROWS)
    found["proof"] = someone.axe_in_every_scheme()
    someone.open("nowhere/at/all")
    found["missing"] = someone.axe_in_every_scheme()
    assert {page: findings for page, findings in found.items() if findings} == {}


@pytest.mark.parametrize("game", ["Cat Box", "Csacska Macska"])
def test_axe_finds_nothing_at_the_table(person: Any, game: str) -> None:
    someone = person(color_scheme="light")
    page = someone.page
    someone.sheet(game, 0)
    someone.deal()
    someone.my_turn()
    found = {"table": someone.axe_in_every_scheme()}
    for door, content in (("Rules", "[id^='clause-']"), ("Menu", "label")):
        page.get_by_role("button", name=door, exact=True).click()
        page.wait_for_selector(f"dialog[open] {content}")
        found[door] = someone.axe_in_every_scheme()
        page.keyboard.press("Escape")
    assert {page: findings for page, findings in found.items() if findings} == {}


@pytest.mark.parametrize("game", LARGE_BOARDS)
def test_axe_finds_nothing_at_the_large_boards(person: Any, game: str) -> None:
    someone = person(color_scheme="light")
    player, options = LARGE_BOARDS[game]
    sit_down(someone, game, options)
    player(someone, 6)
    someone.page.wait_for_function(MINE_OR_OVER)
    assert someone.axe_in_every_scheme() == []


def test_axe_finds_nothing_around_the_table(person: Any, finished_game: Any) -> None:
    someone = person(color_scheme="light")
    found = {}
    for path, content in PAGES.items():
        someone.open(path)
        someone.page.wait_for_selector(content)
        found[path] = someone.axe_in_every_scheme()
    player, table = finished_game
    for path, content in (
        (f"replay/{table}?ply=9&seat=all", "[data-page=replay][data-ply='9']"),
        ("stats", ".games li"),
    ):
        player.open(path)
        player.page.wait_for_selector(content)
        found[path] = player.axe_in_every_scheme()
    assert {page: findings for page, findings in found.items() if findings} == {}


OUTLINES = """() => [...document.querySelectorAll('.side li')]
  .map(each => [each.matches('.turn'), parseFloat(getComputedStyle(each).outlineWidth) > 2
    && getComputedStyle(each).outlineStyle !== 'none'])"""


def test_forced_colours_keep_whose_turn_it_is(person: Any) -> None:
    someone = person(forced_colors="active")
    sit_down(someone, "csacska-macska")
    someone.my_turn()
    outlined = someone.page.evaluate(OUTLINES)
    assert any(is_turn for is_turn, _ in outlined)
    assert all(is_turn == has_line for is_turn, has_line in outlined)
