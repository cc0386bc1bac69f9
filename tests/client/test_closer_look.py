"""Cards and tiles seen large: by mouse, touch and keys, with the engine's own reason why not now.

All languages come up, each game in two; client/tests/explained.test.ts reads everything in all five.
"""

from typing import Any

import pytest

from tests.client.looking import PRESS, pick_a_card_with_places, read
from tests.client.patience import gone
from tests.client.playing import MINE_OR_OVER, play_csacska_macska
from tests.client.probes import UNFILLED
from tests.client.seating import sit_at

# game -> options
TABLES: dict[str, dict[str, Any]] = {
    "cat-box": {"rules": "special", "start_player": 1},
    "csacska-macska": {},
    "if-it-fits": {},
    "cat-attack": {},
}
SOURCES = ".hand [data-about], .middle [data-about]"


@pytest.mark.parametrize(
    ("game", "other"), [("cat-box", "de"), ("csacska-macska", "hu"), ("if-it-fits", "it"), ("cat-attack", "uk")]
)
def test_every_card_opens_by_keys(person: Any, game: str, other: str) -> None:
    for language in ("en", other):
        someone = person(locale=language)
        page = someone.page
        sit_at(someone, game, **TABLES[game])
        cards = page.locator(SOURCES)
        assert cards.count() >= 2
        names = []
        for number in range(cards.count()):
            page.keyboard.press("Escape")
            page.keyboard.press("Shift")  # the last thing touched was a key: what has the focus shows it
            cards.nth(number).focus()
            names.append(read(someone))
        assert len(set(names)) > 1
        assert page.evaluate(UNFILLED) == []
        page.keyboard.press("Escape")
        gone(page.locator(".look"))


@pytest.mark.parametrize("game", TABLES)
def test_it_opens_under_a_resting_mouse_and_a_long_press(person: Any, game: str) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, game, **TABLES[game])
    card = page.locator(SOURCES).first
    card.hover()
    name = read(someone)
    page.mouse.move(5, 5)
    gone(page.locator(".look"))
    touching = person(small=True)
    sit_at(touching, game, **TABLES[game])
    touching.page.locator(SOURCES).first.evaluate(PRESS)
    assert read(touching)
    assert name


def barred_tile(someone: Any) -> Any:
    """Before the first card no tile may be used."""
    return someone.page.locator("[data-tile=paw]")


def barred_pile(someone: Any) -> Any:
    """A card was drawn that cannot go onto every pile."""
    page = someone.page
    barred = page.locator(".pile[data-piece^='pile:']:not(.lit)")
    while not (page.locator("[data-piece=deck].lit").count() and barred.count()):
        play_csacska_macska(someone, 1)
        page.wait_for_function(MINE_OR_OVER)
        assert not someone.is_over()
    return barred.first


def barred_cat(someone: Any) -> Any:
    """While the start boxes are put down no cat is played."""
    return someone.page.locator(".hand [data-about][aria-disabled=true]").first


def barred_place(someone: Any) -> Any:
    """The car park is not where a card leads to."""
    pick_a_card_with_places(someone)
    return someone.page.locator("[data-spot='CP']")


BARRED = {
    "cat-box": barred_tile,
    "csacska-macska": barred_pile,
    "if-it-fits": barred_cat,
    "cat-attack": barred_place,
}


@pytest.mark.parametrize("game", TABLES)
def test_why_not_now_is_what_the_engine_says(person: Any, game: str) -> None:
    """What is seen large says it in the words of the refusal that the engine gives to who tries."""
    someone = person()
    page = someone.page
    sit_at(someone, game, **TABLES[game])
    barred = BARRED[game](someone)
    barred.scroll_into_view_if_needed()
    box = barred.bounding_box()
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*spot)
    reason = page.locator(".look .why")
    reason.wait_for()
    said = reason.inner_text()
    page.mouse.click(*spot)
    bubble = page.locator(".bubble p").first
    bubble.wait_for()
    assert bubble.inner_text() in said
