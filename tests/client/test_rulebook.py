"""The rulebook: found, linked, and the rules of one table."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import clowder
from clowder.texts import LANGUAGES
from tests.client.people import LETTERS


def test_the_rulebook_finds_links_and_follows_a_table(person: Any) -> None:
    someone = person()
    page = someone.page
    someone.open("rules/cat-box?clause=CB-PLACE-3")
    page.wait_for_selector("#clause-CB-PLACE-3.here")
    page.wait_for_function("() => document.querySelector('.here').getBoundingClientRect().top < 800")
    everything = page.locator("dl > div[id]").count()
    once = page.locator("section:has(#clause-CB-PAW-1) .only")
    assert once.all_text_contents() == ["only if “Rules” is “Special rules, with five tiles each”"]
    page.get_by_role("checkbox", name="Only the rules of one table").check()
    page.wait_for_function("all => document.querySelectorAll('dl > div[id]').length < all", arg=everything)
    assert page.locator("#clause-CB-PAW-1").count() == 0
    page.locator("input[type=search]").fill("CHIHUAHUA tie")
    page.wait_for_selector("#clause-CB-SCORE-8 mark")
    page.locator("select").first.select_option("de")
    page.locator("input[type=search]").fill("")
    page.wait_for_selector("text=Eine Karte mit vier Kätzchen")
    expect(page.locator("#glossary")).to_have_count(1)


def test_the_drawer_shows_the_rules_of_its_table(person: Any) -> None:
    """If It Fits as it comes: the Ukrainian edition on a table with an edge, without the advanced rules."""
    someone = person()
    page = someone.page
    someone.sheet("If It Fits", 0)
    someone.deal()
    someone.my_turn()
    page.locator("header button[aria-label='Rules']").click()
    page.wait_for_selector("dialog[open] #clause-IF-SETUP-12")
    marked = page.locator("dialog[open] #clause-IF-SETUP-12 .only").text_content()
    assert marked == "only if “Edition” is “Ukrainian”"
    shown = {each.get_attribute("id") for each in page.locator("dialog[open] dl > div[id]").all()}
    assert {"clause-IF-PLACE-3", "clause-IF-TOY-2", "clause-IF-SCORE-8"} <= shown
    assert not {"clause-IF-SETUP-13", "clause-IF-TOY-6", "clause-IF-ADV-1", "clause-IF-ED-1"} & shown
    page.locator("dialog[open] input[type=search]").fill("OWNER supply")
    page.wait_for_function("() => document.querySelectorAll('dialog[open] dl > div[id]').length < 9")
    expect(page.locator("dialog[open] #clause-IF-PRIN-6")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_on_one_page_are_printed_on_one_page(person: Any, language: str) -> None:
    someone = person(locale=language)
    page, margin = someone.page, dict.fromkeys(("top", "right", "bottom", "left"), "10mm")
    for game in clowder.game_ids():
        someone.open(f"rules/{game}?page=1")
        page.wait_for_selector("dl > div[id]")
        page.wait_for_function(LETTERS)
        for paper in ("A4", "Letter"):
            printed = page.pdf(format=paper, margin=margin)
            assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, (game, paper)
