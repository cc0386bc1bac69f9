"""Watching again: by address and by file, through whose eyes, by keys."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.looking import read


def ply(someone: Any) -> int:
    return int(someone.page.locator("[data-page=replay]").get_attribute("data-ply"))


def is_at(someone: Any, number: int) -> None:
    someone.page.wait_for_selector(f"[data-page=replay][data-ply='{number}']")


def test_a_replay_by_address_keys_and_eyes(finished_game: Any, person: Any) -> None:
    someone, table = finished_game
    page = someone.page
    someone.open(f"replay/{table}?ply=3&seat=1")
    page.wait_for_selector("[data-page=replay][data-ply='3'][data-eyes='1']")
    expect(page.locator("svg[role=application] .laid")).to_have_count(4)
    page.locator("svg[role=application]").focus()
    page.keyboard.press("ArrowRight")
    is_at(someone, 4)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    is_at(someone, 2)
    page.keyboard.press("ArrowDown")
    is_at(someone, 3)
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('[data-page=replay]').dataset.ply > 30")
    last = ply(someone)
    page.wait_for_function("last => location.search.includes(`ply=${last}`)", arg=last)
    page.locator("header button[aria-label='Score sheet']").click()
    page.wait_for_selector("dialog[open] ol .panel")
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    is_at(someone, 0)
    page.keyboard.press(" ")
    page.wait_for_selector("[data-page=replay][data-ply='1']")
    page.keyboard.press(" ")
    page.locator(".eyes select").select_option("all")
    page.wait_for_selector("[data-page=replay][data-eyes='all']")
    page.wait_for_function("() => location.search.includes('seat=all')")
    page.locator("[data-action=analysis]").click()
    curve = page.locator(".analysis svg[role=img]")
    curve.locator("polyline").first.wait_for(timeout=60_000)
    lines = curve.locator("polyline").all()
    assert len({line.get_attribute("stroke-dasharray") for line in lines}) == len(lines) > 1
    box = curve.bounding_box()
    curve.click(position={"x": box["width"] / 2, "y": 5})
    page.wait_for_function(
        "half => Math.abs(document.querySelector('[data-page=replay]').dataset.ply - half) <= 1", arg=last / 2
    )
    here = ply(someone)
    page.keyboard.press("ArrowRight")
    is_at(someone, here + 1)


def test_what_a_seat_did_not_see_stays_hidden(finished_game: Any) -> None:
    someone, table = finished_game
    api = someone.context.request
    views = {}
    for seat in ("0", "1", "all"):
        answer = api.get(f"{someone.address}api/tables/{table}/replay?seat={seat}&ply=2").json()
        views[seat] = answer["steps"][0]["view"]
    assert views["0"]["identity"] != views["1"]["identity"]
    assert views["0"]["identities"] is None
    assert None not in views["all"]["identities"]


DROP = """text => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', { type: 'application/json' }));
  dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_dropped_record_plays_and_a_changed_one_does_not(finished_game: Any, person: Any, language: str) -> None:
    someone, table = finished_game
    record = someone.context.request.get(f"{someone.address}api/tables/{table}/record").json()
    other = person(locale=language)
    page = other.page
    other.open("replay")
    page.wait_for_selector(".zone")
    page.evaluate(DROP, json.dumps(record))
    page.wait_for_selector("[data-page=replay][data-eyes='all']")
    page.keyboard.press("End")
    is_at(other, len(record["actions"]))
    other.expect_trouble("422")
    sentences = {}
    for name, given in {
        "edited": json.dumps({**record, "actions": record["actions"][:-1]}),
        "version": json.dumps({**record, "rules_version": "99"}),
        "broken": json.dumps(record)[:-40],
    }.items():
        other.open("replay")
        page.wait_for_selector(".zone")
        page.evaluate(DROP, given)
        sentences[name] = page.locator("[role=alert]").first.inner_text()
    assert len(set(sentences.values())) == 3
    assert ("seal" if language == "en" else "Siegel") in sentences["edited"]


def test_keys_belong_to_what_has_the_focus(replay: Any) -> None:
    page = replay.page
    plane = page.locator(".plane")
    page.get_by_role("button", name="Larger").click()
    near = plane.get_attribute("style")
    page.locator(".eyes select").focus()
    page.keyboard.press("f")
    page.locator("svg[role=application]").focus()
    page.keyboard.press("Control+f")
    page.keyboard.press("Alt+f")
    assert plane.get_attribute("style") == near
    page.keyboard.press("f")
    page.wait_for_function("was => document.querySelector('.plane').getAttribute('style') !== was", arg=near)
    page.locator(".log ol").focus()
    for key in ("Home", "End", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
    assert ply(replay) == 30
    page.keyboard.press("ArrowRight")
    is_at(replay, 31)


def test_what_lies_there_explains_itself(replay: Any) -> None:
    """In a replay as at the table; and a clause leads into the rules."""
    page = replay.page
    card = page.locator("g.laid[data-about]").last.bounding_box()
    page.mouse.click(card["x"] + 5, card["y"] + 5)
    assert read(replay)
    page.locator(".look .clause").first.click()
    page.locator("dialog[open]").wait_for()


def test_the_doors_of_a_replay_stand_beside_each_other_on_a_phone(finished_game: Any) -> None:
    """After the last move there are the most of them."""
    someone, table = finished_game
    page = someone.page
    for width, height in ((375, 667), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        someone.open(f"replay/{table}?seat=all")
        page.wait_for_selector("[data-page=replay][data-ply='0']")
        page.keyboard.press("End")
        page.locator(".doors > :nth-child(6)").wait_for()
        edges = page.locator(".doors > *").evaluate_all(
            "all => all.flatMap(each => [each.getBoundingClientRect().left, each.getBoundingClientRect().right])"
        )
        assert edges == sorted(edges)
        assert edges[-1] <= (width if width < height else width / 2)
        assert page.locator(".eyes select").bounding_box()["width"] >= 40
