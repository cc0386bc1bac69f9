"""A refusal says why, in each language, with its clause, and never in notation."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.playing import MINE_OR_OVER, play_cat_attack
from tests.client.probes import UNLIT_CORNER
from tests.client.seating import sit_down


@pytest.mark.parametrize("language", ["en", "de"])
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
    expect(page.locator(".bubble")).to_contain_text("CB-PLACE-2")
    page.locator(".bubble .clause").first.click()
    expect(page.locator("dialog .here")).to_contain_text("CB-PLACE-2")


@pytest.mark.parametrize("language", ["en", "hu"])
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
    expect(page.locator("dialog .here")).to_contain_text(clause)


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_box_that_does_not_fit_says_why(person: Any, language: str) -> None:
    someone = person(locale=language)
    sit_down(someone, "if-it-fits")
    page = someone.page
    page.locator("button.lit[aria-pressed]").first.click()
    page.wait_for_selector("rect.spot")
    page.mouse.click(*page.wait_for_function(UNLIT_CORNER).json_value())
    bubble = page.wait_for_selector(".bubble .clause")
    assert bubble.inner_text().startswith("IF-")


# The middle of a wall space that is far from everything lit.
UNLIT = """() => {
  const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
  const lit = [...document.querySelectorAll('circle.lit')].map(each => middle(each.getBoundingClientRect()));
  const far = ([x, y]) => Math.min(...lit.map(([a, b]) => Math.hypot(a - x, b - y)));
  return [...document.querySelectorAll('rect.block')].map(each => middle(each.getBoundingClientRect()))
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('svg[role=application]'))
    .sort((p, q) => far(q) - far(p))[0];
}"""


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_place_too_far_says_why(person: Any, language: str) -> None:
    someone = person(locale=language)
    sit_down(someone, "cat-attack")
    page = someone.page
    cards = page.locator(".cards .card.lit")
    for n in range(cards.count()):
        cards.nth(n).click()
        page.wait_for_selector(".card.picked, circle.lit, .confirm:not([disabled])")
        if page.locator("circle.lit").count():
            break
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    page.wait_for_selector("circle.lit")
    x, y = page.evaluate(UNLIT)
    page.mouse.click(x, y)
    bubble = page.wait_for_selector(".bubble .clause")
    assert bubble.inner_text().startswith("CA-")


def test_no_tap_is_answered_in_notation(person: Any) -> None:
    """Every card that cannot be played, and every place where no animal waits, says why in words."""
    someone = person(locale="de")
    page = someone.page
    sit_down(someone, "cat-attack")
    asked = 0
    for _ in range(12):
        page.wait_for_function(MINE_OR_OVER)
        page.wait_for_selector(".card.lit, circle.lit, .offers button")
        dim = page.locator(".cards:not(.other) .card[aria-disabled=true]")
        for n in range(dim.count()):
            dim.nth(n).click(force=True)  # a card that says it cannot be played
            words = page.wait_for_selector(".bubble p").inner_text()
            assert "„" not in words
            asked += 1
            page.keyboard.press("Escape")
            page.wait_for_selector(".bubble", state="detached")
        play_cat_attack(someone, 1)
        if asked > 12:
            break
    assert asked
