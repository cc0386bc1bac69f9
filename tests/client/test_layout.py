"""Nothing is cut off, slides, jumps or lies over something else: long words, large text, small screens, many seats."""

from pathlib import Path
from typing import Any

import pytest

from tests.client.playing import (
    LARGE_BOARDS,
    MINE_OR_OVER,
    play_cat_attack,
    play_cat_box,
    play_csacska_macska,
    play_if_it_fits,
)
from tests.client.probes import OVER, PAGES, WIDE
from tests.client.seating import sit_at, sit_down


@pytest.mark.parametrize("small", [False, True])
def test_longer_words_are_not_cut_off(person: Any, small: bool) -> None:
    someone = person(small=small)
    page = someone.page
    for path in ("?pseudo", "proof?pseudo"):
        someone.open(path)
        page.wait_for_selector("table" if "proof" in path else ".card")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= page.viewport_size["width"], path
        assert page.evaluate(WIDE) == [], path
    someone.open("?pseudo")
    for game in (0, 3):
        someone.open("?pseudo")
        someone.press(page.locator(".ways button").nth(game))
        someone.deal()
        someone.my_turn()
        page.goto(page.url + "?pseudo")
        someone.my_turn()
        assert page.evaluate(WIDE) == []


@pytest.mark.parametrize("small", [False, True])
def test_longer_words_are_not_cut_off_around_the_table(person: Any, small: bool) -> None:
    someone = person(small=small)
    for path, content in PAGES.items():
        someone.open(path + ("&" if "?" in path else "?") + "pseudo")
        someone.page.wait_for_selector(content)
        width = someone.page.viewport_size["width"]
        assert someone.page.evaluate("() => document.documentElement.scrollWidth") <= width, path
        assert someone.page.evaluate(WIDE) == [], path


@pytest.mark.parametrize("size", ["huge", "giant"])
@pytest.mark.parametrize("small", [True, False])
def test_larger_text_still_fits(person: Any, size: str, small: bool) -> None:
    someone = person(small=small)
    width = someone.page.viewport_size["width"]
    someone.open()
    someone.page.evaluate("size => localStorage.setItem('clowder', JSON.stringify({ size }))", size)
    someone.open()
    someone.page.wait_for_selector(".card")
    assert someone.page.evaluate("() => document.documentElement.scrollWidth") <= width
    for game in ("Cat Box", "Csacska Macska"):
        someone.sheet(game, 0)
        assert someone.page.evaluate(WIDE) == [], game
        someone.deal()
        someone.my_turn()
        assert someone.page.evaluate(WIDE) == [], game
        board = someone.page.locator("main.board").bounding_box()
        assert board["height"] > 120, f"no room is left for the table of {game}: {board}"


@pytest.mark.parametrize("game", LARGE_BOARDS)
@pytest.mark.parametrize("small", [False, True])
def test_longer_words_and_larger_text_fit(person: Any, game: str, small: bool) -> None:
    someone = person(small=small)
    page = someone.page
    sit_down(someone, game)
    page.goto(page.url + "?pseudo")
    someone.my_turn()
    assert page.evaluate(WIDE) == []
    page.evaluate("() => localStorage.setItem('clowder', JSON.stringify({ size: 'giant' }))")
    page.goto(page.url.split("?")[0])
    someone.my_turn()
    assert page.evaluate(WIDE) == []
    board = page.locator("main.board").bounding_box()
    assert board["height"] > 120, f"no room is left for the table: {board}"


def test_the_pages_are_reached_by_touch_at_360(person: Any, tmp_path: Path) -> None:
    someone = person(small=True)
    page = someone.page
    someone.open("learn")
    page.locator("a", has_text="Start the lesson").first.tap()
    page.wait_for_selector("[data-page=lesson][data-step='1']")
    page.locator(".next").tap()
    page.wait_for_selector("[data-page=lesson][data-step='2']")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize(("game", "seats"), [("csacska-macska", 5), ("if-it-fits", 5), ("cat-attack", 6)])
def test_many_seats_do_not_make_the_page_slide_sideways(person: Any, game: str, seats: int) -> None:
    someone = person(small=True)
    sit_at(someone, game, seats)
    assert someone.page.evaluate(SIDEWAYS) == 0


HEIGHT = "() => document.querySelector('main.board').getBoundingClientRect().height"


@pytest.mark.parametrize("language", ["de", "hu"])
def test_what_can_be_done_with_a_card_is_not_cut_and_moves_nothing(person: Any, language: str) -> None:
    someone = person(small=True, locale=language)
    page = someone.page
    sit_at(someone, "csacska-macska")
    page.wait_for_selector(".pile.lit")
    someone.press(page.locator("[data-piece=deck].lit"))
    height = page.evaluate(HEIGHT)
    someone.press(page.locator(".confirm:not([disabled])"))
    page.wait_for_selector(".offers button")
    assert page.evaluate(HEIGHT) == height
    offers = page.locator(".offers")
    assert offers.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
    someone.press(offers.locator("button").last)  # the longest words: to throw the card away
    page.wait_for_selector(".confirm:not([disabled])")
    assert page.evaluate(HEIGHT) == height
    play_csacska_macska(someone, 1)


def test_the_first_series_moves_nothing(person: Any) -> None:
    someone = person(small=True)
    page = someone.page
    sit_at(someone, "csacska-macska", start_player=1)
    assert page.locator(".side .chip").count() == 0
    height = page.evaluate(HEIGHT)
    while not page.locator(".side .chip").count():
        play_csacska_macska(someone, 1)
        someone.my_turn()
    assert page.evaluate(HEIGHT) == height


WATCH_HEIGHT = f"""() => {{
  window.heights = [];
  const look = () => {{ window.heights.push(({HEIGHT})()); requestAnimationFrame(look); }};
  look();
}}"""


@pytest.mark.parametrize(
    ("game", "play", "language"),
    [
        ("cat-box", play_cat_box, "en"),
        ("csacska-macska", play_csacska_macska, "de"),
        ("if-it-fits", play_if_it_fits, "uk"),
        ("cat-attack", play_cat_attack, "de"),
    ],
)
def test_the_table_keeps_its_height(person: Any, game: str, play: Any, language: str) -> None:
    """Longer sentences, a bot that thinks, cards that come and go: looked at in every frame that is drawn."""
    someone = person(small=True, locale=language)
    sit_at(someone, game)
    someone.page.evaluate(WATCH_HEIGHT)
    play(someone, 8)
    someone.page.wait_for_function(MINE_OR_OVER)
    heights = someone.page.evaluate("() => window.heights")
    assert max(heights) - min(heights) < 1


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


def test_ones_own_seat_is_marked_on_a_telephone(person: Any) -> None:
    someone = person(small=True, locale="uk")
    sit_at(someone, "cat-box")
    shown = someone.page.locator("li[data-piece^='seat:'] .note").evaluate_all(
        "all => all.filter(each => each.getBoundingClientRect().width > 2).map(each => each.textContent)"
    )
    assert shown == ["Ти"]


def test_you_is_not_cut_beside_points(person: Any) -> None:
    someone = person(small=True)
    sit_at(someone, "if-it-fits")
    cut = someone.page.locator("li.me .note").evaluate("each => each.scrollWidth - each.clientWidth")
    assert cut == 0


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


def test_the_start_page_uses_a_large_screen(person: Any) -> None:
    someone = person(viewport={"width": 1920, "height": 1080})
    someone.open()
    someone.page.wait_for_selector(".card")
    boxes = [card.bounding_box() for card in someone.page.locator(".games > li").all()]
    assert len({round(box["y"]) for box in boxes}) == 1
    assert boxes[-1]["x"] + boxes[-1]["width"] - boxes[0]["x"] > 1920 * 0.8
    for card in someone.page.locator(".games > li").all():
        assert "minutes" in card.inner_text()
