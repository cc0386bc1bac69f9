"""The table of Cat Box: it keeps still, it says what a move would bring, and one's own colour is one's own."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.patience import gone
from tests.client.playing import tap_lit, turns
from tests.client.probes import UNFILLED
from tests.client.seating import NEW_TABLE, sit_at, sit_down

# How the table lies on the screen, and whether every card with a cell around it would be in sight with another place.
PLANE = "() => document.querySelector('.plane').style.transform"
SHOWN_WITH = """transform => {
  const [x, y, scale] = transform.match(/-?[\\d.]+(?:e-?\\d+)?/g).map(Number);
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const deck = document.querySelector('.deck')?.getBoundingClientRect();
  const counts = document.querySelector('.counts').getBoundingClientRect();
  const bottom = counts.top - felt.top;
  return [...document.querySelectorAll('g.laid')].every(card => {
    const [left, top] = card.style.transform.match(/-?[\\d.]+/g).map(Number);
    const box = {left: (left - 100) * scale + x, top: (top - 100) * scale + y};
    box.right = box.left + 400 * scale; box.bottom = box.top + 400 * scale;
    const isUnder = deck && box.left < deck.right - felt.left - 1 && box.top < deck.bottom - felt.top - 1;
    return box.left >= -1 && box.top >= -1 && box.right <= felt.width + 1 && box.bottom <= bottom + 2 && !isUnder;
  });
}"""
SIGNED = re.compile(r"[+−-]\d+")


@pytest.mark.parametrize("small", [False, True])
def test_the_table_keeps_its_place_while_everything_is_in_sight(person: Any, small: bool) -> None:
    """Over a whole game: it moves only where a card would have been out of sight, and not often."""
    someone = person(small=small)
    sit_down(someone, "cat-box", seats=3)
    page = someone.page
    lies, moved = page.evaluate(PLANE), 0
    for n in turns(someone, 99):
        now = page.evaluate(PLANE)
        if now != lies:
            assert not page.evaluate(SHOWN_WITH, lies), "the table moved without need"
            lies, moved = now, moved + 1
        someone.press(page.locator("button.lit[aria-pressed]").nth(n % 2))
        page.wait_for_selector("circle.dot")
        tap_lit(someone, "circle.dot", n)
        someone.press(page.locator(".confirm:not([disabled])"))
    assert someone.is_over()
    assert moved <= 12


def signed(text: str) -> int:
    return int(text.replace("−", "-"))


def test_the_drafted_move_says_what_it_brings_and_it_comes_true(person: Any) -> None:
    """Seat alone with bots that wait: the points beside one's own colour, then +n, then the new points."""
    someone = person()
    sit_at(someone, "cat-box", seats=2)
    page = someone.page
    tile = page.locator("[data-about=identity]")
    for n in range(12):
        someone.my_turn()
        before = int(tile.locator(".points").inner_text().split()[0])
        page.locator("button.lit[aria-pressed]").first.click()
        page.wait_for_selector("circle.dot")
        tap_lit(someone, "circle.dot", n)
        page.wait_for_selector(".ghost.sure")
        change = page.locator(".own .change")
        page.locator(".change").first.wait_for(state="attached")
        promised = signed(change.inner_text()) if change.count() else 0
        inside = SIGNED.findall(tile.locator(".points").inner_text())
        assert [signed(each) for each in inside] == ([promised] if promised else [])
        after = page.evaluate(
            """() => new Promise(done => {
              const own = document.querySelector('[data-about=identity] .points');
              const ply = () => document.querySelector('.table-screen').dataset.ply;
              const was = ply();
              const look = () => {
                if (ply() !== was && !own.querySelector('b')) { seen.disconnect(); done(own.innerText); }
              };
              const seen = new MutationObserver(look);
              seen.observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
              document.querySelector('.confirm').click();
            })"""
        )
        assert int(after.split()[0]) == before + promised
        if promised:
            return
    raise AssertionError("twelve cards, and none of them changed one's own points")


def test_alone_one_sees_who_one_is_and_only_oneself(person: Any) -> None:
    someone = person()
    sit_at(someone, "cat-box")
    page = someone.page
    own = page.locator("[data-about=identity]")
    expect(own).to_contain_text(re.compile("kitten|chihuahua", re.IGNORECASE))
    expect(page.locator(".counts .own")).to_have_count(1)


def hot_seat(someone: Any) -> None:
    someone.open()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Olha"}]
    wish = {"game": "cat-box", "options": {}, "seats": seats, "private": True, "spectators": "none", "start": True}
    someone.open(f"t/{someone.page.evaluate(NEW_TABLE, wish)}")
    curtain = someone.page.get_by_role("button", name="I am")
    someone.page.locator(".tray").or_(curtain).first.wait_for()
    if curtain.count():
        curtain.click()
    someone.my_turn()


PLACES = """() => [...document.querySelectorAll('.tray > *, .board, .bar, g.laid, .counts')]
  .map(each => { const box = each.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; })"""


def test_where_others_look_too_it_is_covered_and_peeking_moves_nothing(person: Any) -> None:
    someone = person(viewport={"width": 1366, "height": 768})
    hot_seat(someone)
    page = someone.page
    cover = page.get_by_role("button", name="Peek at your secret identity")
    cover.wait_for()
    assert page.locator("[data-about=identity], .counts .own").count() == 0
    before = page.evaluate(PLACES)
    cover.click()
    page.locator("[data-about=identity]").wait_for()
    assert page.evaluate(PLACES) == before
    page.mouse.click(700, 300)
    gone(page.locator("[data-about=identity]"))


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_player_aid_tells_tiles_points_and_what_nobody_has_seen(person: Any, language: str) -> None:
    someone = person(locale=language)
    sit_at(someone, "cat-box", seats=4, rules="special")
    page = someone.page
    page.locator(".deck .aid").click()
    aid = page.locator("dialog[open]")
    expect(aid.locator(".line")).to_have_count(3 + 5)
    aid.locator("li").last.wait_for()
    left = sum(int(each) for each in aid.locator("li b").all_inner_texts())
    cards = int(re.findall(r"\d+", aid.locator("section").last.locator("p").inner_text())[0])
    assert left == 4 * cards
    assert page.evaluate(UNFILLED) == []
