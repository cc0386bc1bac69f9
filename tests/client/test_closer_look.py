"""Cards and tiles seen large: by mouse, touch and keys, in five languages, with the engine's own reason why not now."""

from typing import Any

import pytest

from tests.client.looking import PRESS, read
from tests.client.probes import LANGUAGES, UNFILLED
from tests.client.seating import sit_at

# game -> options
TABLES: dict[str, dict[str, Any]] = {
    "cat-box": {"rules": "special"},
    "csacska-macska": {},
    "if-it-fits": {},
    "cat-attack": {},
}
SOURCES = ".hand [data-about], .middle [data-about]"


@pytest.mark.parametrize("game", TABLES)
def test_every_card_opens_by_keys_in_every_language(person: Any, game: str) -> None:
    for language in LANGUAGES:
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
        page.locator(".look").wait_for(state="detached")


@pytest.mark.parametrize("game", TABLES)
def test_it_opens_under_a_resting_mouse_and_a_long_press(person: Any, game: str) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, game, **TABLES[game])
    card = page.locator(SOURCES).first
    card.hover()
    name = read(someone)
    page.mouse.move(5, 5)
    page.locator(".look").wait_for(state="detached")
    touching = person(small=True)
    sit_at(touching, game, **TABLES[game])
    touching.page.locator(SOURCES).first.evaluate(PRESS)
    assert read(touching)
    assert name


def test_why_not_now_is_what_the_engine_says(person: Any) -> None:
    """Before the first card no tile may be used: the card seen large says so in the words of the refusal."""
    someone = person()
    page = someone.page
    sit_at(someone, "cat-box", rules="special")
    tile = page.locator("[data-tile=paw]")
    tile.hover()
    reason = page.locator(".look .why")
    reason.wait_for()
    said = reason.inner_text()
    tile.click(force=True)
    bubble = page.locator(".bubble p").first
    bubble.wait_for()
    assert bubble.inner_text() in said
