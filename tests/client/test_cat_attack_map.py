"""The map of Cat Attack explains itself, fills its room, comes near to fingers, and is played without being seen."""

from typing import Any

import pytest

from tests.client.looking import pick_a_card_with_places, read
from tests.client.patience import gone
from tests.client.playing import CHOICES, MINE_OR_OVER, MOVED_ON, READY, WENT_ON
from tests.client.probes import UNFILLED
from tests.client.seating import play_out, sit_at, sit_down

# One of every kind: road, centre of a road, Curiosity, wall, lane, home, garden, shop garden, lairs, car park.
PLACES = ("N1", "N3", "N2", "R2", "n2b", "H4", "G1a", "F2", "MH", "BH", "CP")
THINGS = ("shop:dairy", "larder:{home}", "pile:mog", "pile:curiosity")
SHARE = """() => { const box = document.querySelector('.plane').getBoundingClientRect();
  return box.width * box.height / innerWidth / innerHeight; }"""
# The lit places: how near the nearest two are, how many of them are out of sight or under something, to how many
# of them the buttons at the edges lead, and how many are in sight.
LIT = """() => {
  const spots = [...document.querySelectorAll('[data-spot][role=button]')].map(each => each.getBoundingClientRect())
    .map(box => [box.x + box.width / 2, box.y + box.height / 2]);
  const apart = spots.flatMap(([x, y], n) => spots.slice(n + 1).map(([a, b]) => Math.hypot(a - x, b - y)));
  const free = spots.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('svg[role=application]'));
  const led = [...document.querySelectorAll('.beyond')].map(each => Number(each.innerText));
  return [Math.min(...apart, 999), spots.length - free.length, led.reduce((sum, each) => sum + each, 0), free.length];
}"""


def about(someone: Any, name: str) -> Any:
    return someone.page.locator(f"main [data-about='{name}']").first


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_kind_of_place_and_thing_explains_itself_under_a_mouse(person: Any, language: str) -> None:
    someone = person(locale=language, viewport={"width": 1366, "height": 768})
    page = someone.page
    sit_at(someone, "cat-attack", seats=3)
    page.mouse.move(5, 5)
    home = page.locator("main [data-about^='larder:']").first.get_attribute("data-about")
    names = set()
    for name in (*[f"place:{place}" for place in PLACES], *THINGS):
        piece = about(someone, name.format(home=str(home).rpartition(":")[2]))
        if language == "en":
            page.mouse.move(5, 5)
            gone(page.locator(".look"))
            box = piece.bounding_box()
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:  # it rests long enough in one language; the others are read at once
            piece.dispatch_event("look", {"bubbles": True})
        names.add(read(someone))
    assert len(names) == len(PLACES) + len(THINGS)
    assert page.evaluate(UNFILLED) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_of_the_list_explains_itself_to_keys(person: Any, language: str) -> None:
    """Cats, car, prey, shops, piles, cards on the table, the way home."""
    someone = person(locale=language)
    page = someone.page
    sit_at(someone, "cat-attack")
    page.locator(".atlas > button").click()
    lines = page.locator(".atlas section [data-about]")
    lines.first.wait_for()
    kinds = {str(line.get_attribute("data-about")).partition(":")[0] for line in lines.all()}
    assert {"place", "cat", "car", "shop", "larder", "pile"} <= kinds
    for number in range(lines.count()):
        page.keyboard.press("Shift")  # the last thing touched was a key: what has the focus shows it
        lines.nth(number).focus()
        read(someone)
    assert page.evaluate(UNFILLED) == []


def test_a_finger_that_rests_on_a_place_reads_it(person: Any) -> None:
    someone = person(small=True)
    sit_at(someone, "cat-attack")
    finger = someone.context.new_cdp_session(someone.page)
    for name in ("place:R3", "shop:vet", "pile:curiosity"):
        box = about(someone, name).bounding_box()
        touched = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touched]})
        assert read(someone)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        someone.page.keyboard.press("Escape")
        gone(someone.page.locator(".look"))


def test_a_replay_explains_its_places_too(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_down(someone, "cat-attack", {"round_limit": 5})
    play_out(someone, page.url.rpartition("/")[2])
    page.goto(page.url.replace("/t/", "/replay/") + "?ply=3")
    page.wait_for_selector("[data-page=replay][data-ply='3'] svg[role=application]")
    someone.is_told()
    box = about(someone, "place:R2").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert read(someone) == "Wall 2"


def test_the_map_uses_the_screen(person: Any) -> None:
    someone = person(viewport={"width": 1366, "height": 768})
    sit_at(someone, "cat-attack", seats=4)
    someone.page.wait_for_function(f"() => ({SHARE})() >= 0.45")


@pytest.mark.parametrize("size", [(390, 844), (375, 667)])
def test_places_come_near_to_fingers_and_go_back(person: Any, size: tuple[int, int]) -> None:
    someone = person(small=True, viewport={"width": size[0], "height": size[1]})
    page = someone.page
    sit_at(someone, "cat-attack")
    pick_a_card_with_places(someone)
    ready = "apart >= 43.9 && hidden <= led && free > 0"
    page.wait_for_function(f"() => {{ const [apart, hidden, led, free] = ({LIT})(); return {ready}; }}")
    for side in page.locator(".beyond").evaluate_all("all => all.map(each => each.classList[1])"):
        beyond = page.locator(f".beyond.{side}")
        far = beyond.inner_text()
        someone.press(beyond)
        page.wait_for_function(
            "([side, far]) => document.querySelector(`.beyond.${side}`)?.innerText !== far", arg=[side, far]
        )
        page.wait_for_function(f"() => {{ const [apart, hidden, led, free] = ({LIT})(); return {ready}; }}")
        page.keyboard.press("f")
    whole = "() => [...document.querySelectorAll('[data-spot]')].every(spot => spot.getBoundingClientRect().width < 44)"
    if page.locator(".card.picked").count():
        page.keyboard.press("Escape")
        page.wait_for_function(whole)


def test_keys_walk_over_the_whole_map(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "cat-attack")
    page.locator("svg[role=application]").focus()
    seen = []
    for key in ("Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowUp", "Shift+ArrowLeft", "Shift+ArrowRight"):
        page.keyboard.press(key)
        seen.append(page.wait_for_function("() => document.activeElement.dataset.spot").json_value())
    assert len(set(seen)) > 1
    read(someone)


def test_the_list_can_be_walked(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "cat-attack")
    page.get_by_role("button", name="Map as a list").click()
    room = page.get_by_role("region", name="Map as a list")
    here = room.get_by_role("button").first
    seen = [here.inner_text()]
    for _ in range(3):
        room.get_by_role("heading", name="Next to it").locator("+ ul").get_by_role("button").last.click()
        page.wait_for_function("was => document.querySelector('.atlas h2').innerText !== was", arg=seen[-1])
        seen.append(here.inner_text())
    assert all(words.startswith("Here: ") for words in seen)


def press_by_name(page: Any) -> None:
    """The next choice, by roles and names alone: a place of the map, an answer, a card of a hand."""
    places = page.get_by_role("application").get_by_role("button")
    if places.count():
        names = [str(place.get_attribute("aria-label")) for place in places.all()]
        assert all(len(name) > 3 for name in names)
        page.get_by_role("button", name=names[0], exact=True).first.dispatch_event("click")
        return
    foot = page.get_by_role("contentinfo")
    own = foot.get_by_role("group", name="Your cards").get_by_role("button")
    offers = foot.get_by_role("group", name="What you can do").get_by_role("button")
    others = foot.get_by_role("group", name="’s cards").get_by_role("button", pressed=False, disabled=False)
    is_picked = any(card.get_attribute("aria-pressed") == "true" for card in [*own.all(), *others.all()])
    able = [card for card in own.all() if card.get_attribute("aria-disabled") is None]
    if others.count():
        others.first.click()
    elif able and not (is_picked and offers.count()):
        assert able[0].inner_text().strip()
        able[0].click()
    else:
        offers.first.click()


def test_a_whole_game_by_roles_and_names(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_down(someone, "cat-attack", {"round_limit": 5})
    confirm = page.get_by_role("contentinfo").get_by_role("button").last
    for _ in range(200):
        page.wait_for_function(MINE_OR_OVER)
        if someone.is_over():
            break
        ply = page.locator(".table-screen").get_attribute("data-ply")
        for _ in range(8):
            if page.evaluate(READY, ply):
                break
            was = page.evaluate(CHOICES)
            press_by_name(page)
            page.wait_for_function(WENT_ON, arg=[ply, was])
        if page.evaluate(READY, ply) == "asked":
            confirm.click()
        page.wait_for_function(MOVED_ON, arg=ply)
    assert someone.is_over()
