"""Whole games by roles and names alone, as a screen reader offers them; Cat Attack's is in test_cat_attack_map.py."""

from typing import Any

import pytest

from tests.client.playing import MOVED_ON
from tests.client.seating import sit_down
from tests.client.story_probe import play_elsewhere

# Chosen: done at once, or to be confirmed.
CHOSEN = """ply => document.querySelector('.table-screen').dataset.ply !== ply
  || document.querySelector('.confirm:not([disabled])')"""
CHOICE = """() => document.querySelector('.sheet ol .panel') || document.querySelector('.status.mine')"""
# The same with something to press: what others did may still be shown.
OFFERED = """() => document.querySelector('.sheet ol .panel') || document.querySelector('.status.mine') && (
  document.querySelector('footer button.lit, [aria-label="Lit places"] button')
  || [...document.querySelectorAll('footer button:enabled')].some(each => each.textContent.trim() === 'Draw a card'))"""


def press(locator: Any) -> None:
    """The click that an assistive tool makes: on the thing itself, wherever it is drawn."""
    locator.evaluate("button => button.click()")


def play_by_names(someone: Any, hand: str, n: int, ply: str) -> None:
    """One decision: a button that decides at once, or a card, a place from the list, and confirm."""
    page = someone.page
    tray = page.get_by_role("contentinfo")
    places = page.get_by_role("list", name="Lit places").get_by_role("button")
    draw = tray.get_by_role("button", name="Draw a card", exact=True)
    cards = tray.get_by_role("group", name=hand).get_by_role("button", disabled=False)
    if not cards.count():  # the others may have taken all of them; now one takes theirs
        cards = tray.get_by_role("group").get_by_role("button", disabled=False, pressed=False)
    if not places.count() and draw.count() and (n % 7 != 5 or not cards.count()):
        press(draw)
        page.wait_for_function(CHOSEN, arg=ply)
        if page.locator(".table-screen").get_attribute("data-ply") == ply:
            press(tray.locator(".confirm:not([disabled])"))
        return
    if not places.count():
        press(cards.nth(n % cards.count()))
    places.first.wait_for(state="attached")
    press(places.nth(n % places.count()))
    confirm = tray.locator(".confirm:not([disabled])")
    confirm.wait_for()
    press(confirm)


@pytest.mark.parametrize(("game", "hand"), [("cat-box", "Your cards"), ("if-it-fits", "Your cards|Start boxes")])
def test_a_whole_game_by_roles_and_names(person: Any, game: str, hand: str) -> None:
    someone = person()
    sit_down(someone, game, seats=5)
    page = someone.page
    for n in range(200):
        page.wait_for_function(OFFERED)
        if someone.is_over():
            break
        ply = page.locator(".table-screen").get_attribute("data-ply")
        names = [name for name in hand.split("|") if page.get_by_role("group", name=name).count()]
        play_by_names(someone, names[-1] if names else hand, n, ply)
        page.wait_for_function(MOVED_ON, arg=ply)
    assert someone.is_over()


MOVES_BY_NAMES = 12
MOVES_BETWEEN = 30
NAMES = """all => all.map(each => [(each.ariaLabel || each.innerText).trim(), each.ariaPressed === 'true'])"""


def press_what_is_offered(page: Any, n: int) -> bool:
    """The next choice of Csacska Macska: an answer in words, else a pile, else a series or a player; none twice.

    False where nothing is offered any more: what could be done alone was done at once.
    """
    answers = page.get_by_role("contentinfo").get_by_role("group", name="What you can do").get_by_role("button")
    heaps = page.get_by_role("group", name="Deck and piles").get_by_role("button", disabled=False)
    areas = page.get_by_role("region", name="Series of").get_by_role("button", disabled=False)
    for group in (answers, heaps, areas):
        offered = group.element_handles()  # looked for once: finding by role reads the whole page
        named = page.evaluate(NAMES, offered)
        assert all(name for name, _ in named)
        open_ = [at for at, (name, pressed) in enumerate(named) if not pressed and not name.startswith("Box, ")]
        if open_:
            press(offered[open_[n % len(open_)]])
            return True
    return False


def test_a_whole_game_of_csacska_macska_by_roles_and_names(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_down(someone, "csacska-macska", seats=5)
    confirm = page.get_by_role("contentinfo").locator(".confirm:not([disabled])")
    for n in range(300):
        if n == MOVES_BY_NAMES:  # it is long: beginning and end by names, what is between by a socket
            play_elsewhere(someone, MOVES_BETWEEN)
        page.wait_for_function(CHOICE)
        if someone.is_over():
            break
        ply = page.locator(".table-screen").get_attribute("data-ply")
        for step in range(6):
            if not press_what_is_offered(page, n + step):
                page.wait_for_function(MOVED_ON, arg=ply)
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
            if page.evaluate(CHOSEN, ply):
                break
        if page.locator(".table-screen").get_attribute("data-ply") == ply:
            press(confirm)
        page.wait_for_function(MOVED_ON, arg=ply)
    assert someone.is_over()
