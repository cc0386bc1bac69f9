"""Csacska Macska as a table: one's own hand, thefts step by step, drag and click, all that explains itself."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.patience import comes, gone
from tests.client.probes import UNFILLED
from tests.client.seating import play_out, sit_at
from tests.client.test_closer_look import PRESS, read
from tests.client.test_csacska_macska import sit_down_told, told

# Every kind of card lies somewhere: in hand, on the piles, in the series (which `told` fills).
ALL_KINDS = {
    "phase": "resolve",
    "hand": "GOOD BAD",
    "piles": ["S RAS", "B5 LADY", "R1 KIT"],
    "legal": ["use GOOD blue B"],
}
HIDDEN = """() => { const room = document.querySelector('.room').getBoundingClientRect();
  return [...document.querySelectorAll('.theft')].map(each => each.getBoundingClientRect())
    .filter(box => box.bottom > room.bottom + 1 || box.top < room.top - 1 || box.height < 44 || box.width < 44)
    .length; }"""


def test_a_theft_that_needs_a_second_says_so(person: Any) -> None:
    someone = person()
    page = someone.page
    told(someone, phase="act", hand="", legal=["draw", "steal B.red C.blue"])
    sit_down_told(someone)
    second = page.locator(".others h2 .name").nth(1).inner_text()
    expect(page.locator(".theft")).to_have_count(2)
    page.locator("[data-piece='lane:1.red']").click()
    page.wait_for_selector("[data-piece='lane:1.red'].chosen")
    expect(page.locator(".confirm")).to_be_disabled()
    for where in (".status", ".tray .step"):
        expect(page.locator(where)).to_contain_text(second)
    page.locator("[data-piece='lane:2.blue']").click()
    page.wait_for_selector(".confirm:not([disabled])")


def test_nobody_elses_cards_lie_in_ones_own_tray(person: Any) -> None:
    someone = person()
    page = someone.page
    told(someone, phase="orphan", active=1, hand="B5 R3", legal=["kittens P1"])
    sit_down_told(someone)
    expect(page.locator("[data-piece='area:1'] .held [data-piece^='held:']")).to_have_count(2)
    assert page.locator(".hand [data-piece^='held:']").count() == 0


def test_of_two_equal_cards_one_is_picked(person: Any) -> None:
    someone = person()
    page = someone.page
    told(someone, phase="resolve", hand="B3 B3", legal=["play B3", "discard B3 P1"])
    sit_down_told(someone)
    cards = page.locator(".hand [data-piece='held:B3']")
    assert cards.evaluate_all("all => all.map(each => each.ariaPressed)") == ["true", "false"]
    cards.nth(1).click()
    page.wait_for_function("() => document.querySelectorAll('.hand .picked').length === 1")
    assert cards.evaluate_all("all => all.map(each => each.ariaPressed)") == ["false", "true"]


def test_taking_and_discarding_look_different(person: Any) -> None:
    looks = []
    for phase, hand, move in (("act", "", "take P1"), ("resolve", "B3", "discard B3 P1")):
        someone = person()
        told(someone, phase=phase, hand=hand, legal=[move])
        sit_down_told(someone)
        pile = someone.page.locator("[data-piece='pile:1']")
        style = pile.evaluate("each => getComputedStyle(each).borderTopStyle")
        looks.append((style, pile.locator(".do").inner_text(), pile.inner_text()))
    (one, take, _), (other, away, _) = looks
    assert one != other
    assert take != away


@pytest.mark.parametrize("size", [(390, 844), (375, 667)])
@pytest.mark.parametrize("seats", [4, 5])
def test_thefts_are_in_sight_on_a_phone(person: Any, size: tuple[int, int], seats: int) -> None:
    someone = person(small=True, viewport={"width": size[0], "height": size[1]})
    page = someone.page
    letters = "BCDE"[: seats - 1]
    told(someone, phase="act", hand="", legal=["draw", *(f"steal {x}.{c}" for x in letters for c in ("blue", "green"))])
    sit_at(someone, "csacska-macska", seats)
    page.wait_for_function("n => document.querySelectorAll('.theft').length === n", arg=2 * (seats - 1))
    comes(page, HIDDEN, 0)


def test_a_pile_is_drawn_to_ones_own_place(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "csacska-macska")
    page.wait_for_selector("[data-carry='deck']")
    start = page.locator("[data-piece=deck]").bounding_box()
    goal = page.locator(".own section").bounding_box()
    page.mouse.move(start["x"] + 30, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + 50, steps=4)
    page.mouse.up()
    page.wait_for_selector("[data-piece=deck].drafted")
    page.wait_for_selector(".confirm:not([disabled])")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_everything_on_the_table_explains_itself(person: Any, language: str) -> None:
    """By keys every button, by the mouse every kind of card that lies in a series or on a pile."""
    someone = person(locale=language)
    page = someone.page
    told(someone, **ALL_KINDS)
    sit_at(someone, "csacska-macska")
    names = set()
    buttons = page.locator("button[data-about]:not([tabindex='-1'])")
    for number in range(buttons.count()):
        page.keyboard.press("Escape")
        page.keyboard.press("Shift")
        buttons.nth(number).focus()
        names.add(read(someone))
    assert len(names) >= 2 + 1 + 3 + 1 + 12, "two in hand, the deck, the piles, the box, the series of three"
    page.keyboard.press("Escape")
    for which in (
        "[data-piece='lane:1.red'] .card",
        "[data-piece='lane:0.blue'] .card",
        "[data-about=KIT]",
        "[data-about=coins]",
    ):
        page.locator(which).first.hover()
        read(someone)
        page.mouse.move(3, 3)
        gone(page.locator(".look"))
    assert page.evaluate(UNFILLED) == []


def test_a_long_press_opens_cards_of_the_table(person: Any) -> None:
    someone = person(small=True)
    page = someone.page
    told(someone, **ALL_KINDS)
    sit_at(someone, "csacska-macska")
    for which in (".others .card", "[data-piece=box]", "[data-piece=deck]", "[data-piece='pile:2']"):
        page.locator(which).first.evaluate(PRESS)
        read(someone)
        page.keyboard.press("Escape")


def test_the_deck_and_the_piles_tell_what_they_hold(person: Any) -> None:
    someone = person()
    page = someone.page
    told(
        someone, phase="act", hand="", legal=["draw"], unseen="B1*3 B3 S*2", box="R5*2 KIT", piles=["B5 R1", "B7", "R9"]
    )
    sit_down_told(someone)
    for piece, lines in (
        ("deck", ["blue: 1 × 3, 3", "stray cat × 2"]),
        ("box", ["red: 5 × 2", "Kittens"]),
        ("pile:1", ["Under it: blue\u00a05."]),
    ):
        page.locator(f"[data-piece='{piece}']").hover()
        page.locator(".look li").first.wait_for()
        assert page.locator(".look li").all_inner_texts() == lines
        page.mouse.move(3, 3)
        gone(page.locator(".look"))


def test_what_a_move_would_bring_is_told_before_it_is_made(person: Any) -> None:
    someone = person()
    page = someone.page
    then = {"colour": "blue", "size": 5, "target": 5, "totals": [29], "scored": "must", "coins": 3}
    told(someone, phase="resolve", hand="B7", legal=["play B7", "discard B7 P1"], outlooks={"play B7": [then]})
    sit_down_told(someone)
    assert page.locator(".then").count() == 0
    page.locator("[data-piece='lane:0.blue']").click()
    words = page.locator("[data-piece='lane:0.blue'] .then")
    expect(words).to_contain_text("29")
    expect(words).to_contain_text("3 coins")
    expect(page.locator("[data-piece='lane:0.blue'] .ghost")).to_have_count(1)


# What of a room must be scrolled to, and whose name and coins do not stand in two lines.
UNSEEN = """() => {
  const room = document.querySelector('.room');
  const high = [...room.querySelectorAll('.others h2')].filter(each => each.clientHeight > 36);
  const found = high.map(each => each.innerText);
  return room.scrollHeight > room.clientHeight + 1 ? [...found, `${room.scrollHeight} in ${room.clientHeight}`] : found;
}"""


def test_at_the_end_all_series_are_in_sight_on_a_small_phone(person: Any) -> None:
    someone = person(small=True, locale="uk", viewport={"width": 360, "height": 640})
    page = someone.page
    sit_at(someone, "csacska-macska", seats=4)
    table = page.url.rpartition("/")[2]
    page.goto(someone.address + "healthz")
    play_out(someone, table)
    someone.open(f"t/{table}")
    page.wait_for_selector(".sheet ol .panel")
    someone.is_told()
    for width, height in ((360, 640), (375, 667), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
        comes(page, UNSEEN, [])
