"""No page, sheet or table has a serious finding of axe, in light and dark."""

from typing import Any

import pytest

from tests.client.playing import LARGE_BOARDS, MINE_OR_OVER
from tests.client.probes import PAGES
from tests.client.seating import sit_down


def test_axe_finds_nothing_serious_from_the_start_to_the_table(person: Any) -> None:
    someone = person(color_scheme="light")
    page = someone.page
    found: dict[str, list[str]] = {}
    someone.open()
    page.wait_for_selector(".card")
    found["start"] = someone.axe_by_day_and_night()
    for way, name in enumerate(("solo", "friends", "one screen")):
        someone.sheet("Cat Box", way)
        found[name] = someone.axe_by_day_and_night()
    someone.sheet("Csacska Macska", 1)
    someone.deal()
    page.wait_for_selector(".invite")
    found["lobby"] = someone.axe_by_day_and_night()
    for game in ("Cat Box", "Csacska Macska"):
        someone.sheet(game, 0)
        someone.deal()
        someone.my_turn()
        found[game] = someone.axe_by_day_and_night()
        for door in ("Rules", "Menu"):
            page.get_by_role("button", name=door, exact=True).click()
            page.wait_for_selector("dialog[open]")
            found[f"{game} {door}"] = someone.axe_by_day_and_night()
            page.keyboard.press("Escape")
    someone.open("rules/cat-box")
    found["rules"] = someone.axe_by_day_and_night()
    someone.open("proof")
    page.wait_for_selector("table")
    found["proof"] = someone.axe_by_day_and_night()
    someone.open("nowhere/at/all")
    found["missing"] = someone.axe_by_day_and_night()
    assert {page: findings for page, findings in found.items() if findings} == {}


@pytest.mark.parametrize("game", LARGE_BOARDS)
def test_axe_finds_nothing_serious_at_the_large_boards(person: Any, game: str) -> None:
    someone = person(color_scheme="light")
    player, options = LARGE_BOARDS[game]
    sit_down(someone, game, options)
    player(someone, 6)
    someone.page.wait_for_function(MINE_OR_OVER)
    assert someone.axe_by_day_and_night() == []


def test_axe_finds_nothing_serious_around_the_table(person: Any, finished_game: Any) -> None:
    someone = person(color_scheme="light")
    found = {}
    for path in PAGES:
        someone.open(path)
        someone.page.wait_for_timeout(400)
        found[path] = someone.axe_by_day_and_night()
    player, table = finished_game
    for path in (f"replay/{table}?ply=9&seat=all", "stats"):
        player.open(path)
        player.page.wait_for_timeout(600)
        found[path] = player.axe_by_day_and_night()
    assert {page: findings for page, findings in found.items() if findings} == {}
