"""Every page and sheet: no serious finding of axe in light and dark, nothing cut off, a refusal in each language."""

from typing import Any

import pytest

LANGUAGES = ["en", "de", "hu", "it", "uk"]
WIDE = """() => [...document.querySelectorAll('button, h1, h2, p, label, .status, .name')]
  .filter(e => e.offsetParent && !e.closest('.unseen') && !e.classList.contains('unseen'))
  .filter(e => getComputedStyle(e).textOverflow !== 'ellipsis' && getComputedStyle(e).overflowX === 'visible')
  .filter(e => e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).display !== 'inline')
  .map(e => e.className + ': ' + e.textContent.trim().slice(0, 60))"""


def test_axe_finds_nothing_serious(person: Any) -> None:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_its_clause(person: Any, language: str) -> None:
    someone = person(locale=language)
    someone.sheet("Cat Box", 0)
    someone.deal()
    someone.my_turn()
    page = someone.page
    page.keyboard.press("1")
    page.wait_for_selector("circle.dot")
    box = page.locator("svg[role=application]").bounding_box()
    page.mouse.click(box["x"] + 30, box["y"] + box["height"] - 90)
    page.wait_for_selector(".bubble")
    assert "CB-PLACE-2" in page.locator(".bubble").inner_text()
    page.locator(".bubble .clause").first.click()
    page.wait_for_selector("dialog .here")
    assert "CB-PLACE-2" in page.locator("dialog .here").inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_card_drawn_says_why_not(person: Any, play: Any, language: str) -> None:
    someone = person(locale=language)
    someone.sheet("Csacska Macska", 0)
    someone.deal()
    someone.my_turn()
    page = someone.page
    pile = page.locator("[data-piece=deck]")
    while pile.get_attribute("aria-disabled") is None:  # a card may also be taken, and the turn be over with it
        play["Csacska Macska"](someone, 1)
        someone.my_turn()
    pile.dispatch_event("click")
    page.wait_for_selector(".bubble .clause")
    clause = page.locator(".bubble .clause").first.inner_text()
    assert clause.startswith("CM-")
    page.locator(".bubble .clause").first.click()
    page.wait_for_selector("dialog .here")
    assert clause in page.locator("dialog .here").inner_text()


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
        page.wait_for_selector(".status.mine")
        page.goto(page.url + "?pseudo")
        someone.my_turn()
        assert page.evaluate(WIDE) == []


def test_the_language_changes_without_a_reload(person: Any) -> None:
    someone = person()
    someone.open()
    someone.page.evaluate("() => { window.stayed = true; }")
    someone.page.locator("select").first.select_option("hu")
    someone.page.wait_for_selector("text=Négy macskás játék")
    assert someone.page.evaluate("() => window.stayed") is True
    assert someone.page.evaluate("() => document.documentElement.lang") == "hu"


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
