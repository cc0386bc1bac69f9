"""If It Fits and Cat Attack through the page: whole games, refusals, two browsers, no serious finding of axe."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.client.full import full_table
from tests.client.people import MINE_OR_OVER, meet, take_turns, tap_lit, turns

LANGUAGES = ["en", "de", "hu", "it", "uk"]
NEW_TABLE = """async wish => (await (await fetch('/api/tables', {method: 'POST',
  headers: {'content-type': 'application/json'}, body: JSON.stringify(wish)})).json()).table.id"""

Player = Callable[..., int]


def sit_down(someone: Any, game: str, options: dict[str, Any] | None = None, seats: int = 3) -> None:
    """A new table with bots that play at random."""
    someone.open()
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    wish = {"game": game, "options": options or {}, "seats": [{"kind": "me"}, *bots], "private": True}
    table = someone.page.evaluate(NEW_TABLE, {**wish, "spectators": "none", "start": True})
    someone.open(f"t/{table}")
    someone.page.wait_for_selector("svg[role=application]")  # the game's own part of the page has arrived
    someone.page.wait_for_function(MINE_OR_OVER)


def by_keys(page: Any, n: int) -> None:
    """From place to place by arrows; Enter drafts, Enter again sends."""
    page.locator("svg[role=application]").focus()
    page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[n % 4])
    page.keyboard.press("Enter")


def play_if_it_fits(someone: Any, moves: int = 999, by: str = "pointer") -> int:
    page = someone.page
    made = 0
    for n in turns(someone, moves):
        page.wait_for_selector("button.lit[aria-pressed], rect.spot, .deck")
        if page.locator(".deck").count() and n % 7 != 5:
            if by == "keys":
                page.locator(".deck").focus()
                page.keyboard.press("Enter")
            else:
                someone.press(page.locator(".deck"))
        else:
            lit = page.locator("button.lit[aria-pressed]")
            if not page.locator("rect.spot").count():
                if by == "keys":
                    lit.nth(n % lit.count()).focus()
                    page.keyboard.press("Enter")
                else:
                    someone.press(lit.nth(n % lit.count()))
            page.wait_for_selector("rect.spot")
            if by == "keys":
                by_keys(page, n)
                page.wait_for_selector(".ghost.sure")
                page.keyboard.press("Enter")
            else:
                tap_lit(someone, "rect.spot", n)
                someone.press(page.locator(".confirm:not([disabled])"))
        made = n + 1
    return made


def choose(someone: Any, by: str, n: int) -> None:
    """The next word of a move in Cat Attack: a lit place, a card of the other hand, an offer, or an own card."""
    page = someone.page
    page.wait_for_selector(".card.lit, circle.lit, .offers button")
    if page.locator("circle.lit").count():
        if by == "keys":
            by_keys(page, n)
        else:
            tap_lit(someone, "circle.lit", n)
        return
    others, offers = page.locator(".other .card.lit"), page.locator(".offers button:not(.quiet)")
    own, picked = page.locator(".cards:not(.other) .card.lit"), page.locator(".card.picked")
    found = others if others.count() else offers if offers.count() and (picked.count() or not own.count()) else own
    target = found.nth(n % found.count())
    if by == "keys":
        target.focus()
        page.keyboard.press("Enter")
    else:
        someone.press(target)


def play_cat_attack(someone: Any, moves: int = 999, by: str = "pointer") -> int:
    page = someone.page
    made = 0
    for n in turns(someone, moves):
        confirm = page.locator(".confirm:not([disabled])")
        for _ in range(8):
            page.wait_for_timeout(20)
            if confirm.count():
                break
            choose(someone, by, n)
        if by == "keys":
            confirm.focus()
            page.keyboard.press("Enter")
        else:
            someone.press(confirm)
        made = n + 1
    return made


GAMES: dict[str, tuple[Player, dict[str, Any]]] = {
    "if-it-fits": (play_if_it_fits, {}),
    "cat-attack": (play_cat_attack, {"round_limit": 5}),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["mouse", "keys", "touch"])
def test_a_whole_game(person: Any, game: str, way: str) -> None:
    someone = person(small=way == "touch")
    player, options = GAMES[game]
    sit_down(someone, game, options)
    assert player(someone, by="keys" if way == "keys" else "pointer") > 8
    assert someone.is_over()
    assert someone.page.locator(".sheet ol .panel").count() == 3


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious(person: Any, game: str) -> None:
    someone = person(color_scheme="light")
    player, options = GAMES[game]
    sit_down(someone, game, options)
    player(someone, 6)
    someone.page.wait_for_function(MINE_OR_OVER)
    assert someone.axe_by_day_and_night() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_box_that_does_not_fit_says_why(person: Any, language: str) -> None:
    someone = person(locale=language)
    sit_down(someone, "if-it-fits")
    page = someone.page
    page.locator("button.lit[aria-pressed]").first.click()
    page.wait_for_selector("rect.spot")
    box = page.locator("svg[role=application]").bounding_box()
    page.mouse.click(box["x"] + 30, box["y"] + box["height"] - 40)
    bubble = page.wait_for_selector(".bubble .clause")
    assert bubble.inner_text().startswith("IF-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_too_far_says_why(person: Any, language: str) -> None:
    someone = person(locale=language)
    sit_down(someone, "cat-attack")
    page = someone.page
    cards = page.locator(".cards .card.lit")
    for n in range(cards.count()):
        cards.nth(n).click()
        page.wait_for_timeout(50)
        if page.locator("circle.lit").count():
            break
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    page.wait_for_selector("circle.lit")
    x, y = page.evaluate(UNLIT)
    page.mouse.click(x, y)
    bubble = page.wait_for_selector(".bubble .clause")
    assert bubble.inner_text().startswith("CA-")


# The middle of a wall space that is far from everything lit.
UNLIT = """() => {
  const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
  const lit = [...document.querySelectorAll('circle.lit')].map(each => middle(each.getBoundingClientRect()));
  const far = ([x, y]) => Math.min(...lit.map(([a, b]) => Math.hypot(a - x, b - y)));
  return [...document.querySelectorAll('rect.block')].map(each => middle(each.getBoundingClientRect()))
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('svg[role=application]'))
    .sort((p, q) => far(q) - far(p))[0];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_by_link_with_a_reload(person: Any, game: str) -> None:
    host, guest = person(), person(small=True)
    player, options = GAMES[game]
    host.open()
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
    table = host.page.evaluate(NEW_TABLE, {**wish, "spectators": "none", "start": False})
    host.open(f"t/{table}")
    meet(host, guest)
    take_turns(host, guest, lambda someone: player(someone, 1), 8)
    assert host.page.locator(".log li").count() > 0


def test_a_hint_is_drawn(person: Any) -> None:
    someone = person()
    sit_down(someone, "if-it-fits")
    someone.page.get_by_role("button", name="Hint").click()
    someone.page.wait_for_selector(".ghost.hint")
    someone.page.locator(".bubble .button").click()
    someone.page.wait_for_selector(".ghost.sure")


def test_a_box_tells_what_it_is_worth(person: Any) -> None:
    someone = person()
    sit_down(someone, "if-it-fits")
    play_if_it_fits(someone, 2)
    box = someone.page.locator(".laid .floor").first.bounding_box()
    someone.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    someone.page.wait_for_selector("div.note")
    assert "card" in someone.page.locator("div.note").inner_text()


def test_a_box_tells_it_to_a_finger_too(person: Any) -> None:
    someone = person(small=True)
    sit_down(someone, "if-it-fits")
    play_if_it_fits(someone, 2)
    someone.page.wait_for_function(MINE_OR_OVER)
    someone.page.wait_for_selector(".deck, button.lit[aria-pressed]")
    box = someone.page.locator(".laid .floor").first.bounding_box()
    someone.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    someone.page.wait_for_selector("div.note")


WATCH = """() => { window.times = []; let last = performance.now();
  const tick = now => { window.times.push(now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick); }"""


@pytest.mark.parametrize("game", GAMES)
def test_frames_of_pan_and_zoom(person: Any, game: str, record_property: Any) -> None:
    """All cards of If It Fits, six cats of Cat Attack, under a moving hand (the measured times are printed)."""
    someone = person()
    page = someone.page
    if game == "if-it-fits":
        page.route("**/api/learn/if-it-fits?*", full_table)
        someone.open("learn/if-it-fits")
        page.wait_for_function("() => document.querySelectorAll('.laid .floor').length === 110")
    else:
        sit_down(someone, game, seats=6)
        assert page.locator("[data-piece^=cat]").count() == 6
    box = page.locator("svg[role=application]").bounding_box()
    page.evaluate(WATCH)
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    for step in range(10):
        page.mouse.wheel(0, -40 if step < 5 else 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 420, box["y"] + 300, steps=20)
    page.mouse.up()
    times = sorted(page.evaluate("() => window.times.slice(1)"))
    figures = {"median": round(times[len(times) // 2], 1), "worst": round(times[-1], 1), "count": len(times)}
    record_property("frame_ms", json.dumps(figures))
    print(game, "frames in ms:", figures)
    assert len(times) > 5


# Watches for a walk; the first one that is seen is ended by a key.
WATCH_WALKS = """() => {
  const walking = () => document.getAnimations().some(each => each.playState === 'running'
    && !(each instanceof CSSTransition)
    && /^(cat\\d|mouse@|bird@|car$)/.test(each.effect.target?.dataset?.piece ?? ''));
  const watch = () => {
    if (!walking()) return requestAnimationFrame(watch);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    window.walk = walking() ? 'goes on' : 'ended';
  };
  watch();
}"""


def test_what_happened_is_walked_and_a_key_ends_it(person: Any) -> None:
    someone = person(reduced_motion="no-preference")
    sit_down(someone, "cat-attack")
    someone.page.evaluate(WATCH_WALKS)
    play_cat_attack(someone, 2)
    someone.page.wait_for_function("() => window.walk")
    assert someone.page.evaluate("() => window.walk") == "ended"


def test_the_end_is_counted_box_by_box(person: Any) -> None:
    """Boxes get their points one after the other; any key leads on to the score sheet."""
    someone = person(reduced_motion="no-preference")
    sit_down(someone, "if-it-fits", seats=2)
    page = someone.page
    page.evaluate(
        "() => { window.most = 0; new MutationObserver(() => { if (document.querySelector('.count'))"
        " window.most = Math.max(window.most, document.querySelectorAll('.looked').length); })"
        ".observe(document.body, { subtree: true, childList: true }); }"
    )
    play_if_it_fits(someone)
    assert someone.is_over()
    lines = page.locator(".sheet ol .panel li").count()
    assert page.evaluate("() => window.most") == (1 if lines else 0)
    page.keyboard.press("Escape")
    assert page.locator(".pay").count() <= lines
