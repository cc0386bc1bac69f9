"""The end of a game and what leads back into it: count, score sheet, check of the shuffle, rematch, replay."""

import re
from typing import Any

from tests.client.playing import play_cat_attack, play_cat_box
from tests.client.probes import OVER, UNFILLED
from tests.client.seating import sit_at, sit_down, solo


def forge(route: Any) -> None:
    answer = route.fetch()
    record = answer.json()
    record["seed"] = "0" * 32
    route.fulfill(response=answer, json=record)


def test_a_finished_game_is_counted_checked_and_played_again(person: Any, play: Any) -> None:
    someone = person()
    page = someone.page
    solo(someone, "Cat Box")
    while int(re.findall(r"(\d+) cards? left to play", page.locator(".deck").inner_text())[0]) > 2:
        play["Cat Box"](someone, 1)
        someone.my_turn()
    page.emulate_media(reduced_motion="no-preference")
    play["Cat Box"](someone)
    # It is counted on the table before the sheet opens; a key skips the rest.
    page.wait_for_function("() => document.querySelector('.count') || document.querySelector('.sheet ol .panel')")
    page.keyboard.press("Shift")
    page.wait_for_selector(".sheet ol .panel")
    assert page.evaluate(UNFILLED) == []
    page.get_by_role("button", name="Check the shuffle").click()
    page.wait_for_selector(".verdict.good")
    assert page.locator(".result li").count() == 6
    assert page.locator("a[href*='/replay/']").count() == 1
    assert someone.axe() == []
    page.route("**/record", forge)
    page.get_by_role("button", name="Check the shuffle").click()
    page.wait_for_selector(".verdict:not(.good)")
    assert page.locator(".result li.bad").count() == 2  # the shuffle and the seal
    before = page.url
    page.locator(".sheet").get_by_role("button", name="Play again").click()
    page.wait_for_function("was => location.href !== was && document.querySelector('.status')", arg=before)
    someone.my_turn()


def test_the_end_speaks_of_who_played(person: Any) -> None:
    """Lines begin like sentences and name the players; the way on is not hidden under the sheet."""
    someone = person(locale="de")
    page = someone.page
    sit_down(someone, "cat-attack", {"round_limit": 5})
    play_cat_attack(someone)
    page.wait_for_selector(".sheet ol .panel")
    for panel in page.locator(".sheet ol .panel").all():
        name = panel.locator("strong").inner_text()
        assert f"Übrige Leben von {name}" in panel.inner_text()
    for words in page.locator(".sheet .sentence").all_inner_texts():
        assert words[0] == words[0].upper()
    assert page.evaluate(OVER, [".bar .button", "dialog[open]"]) == 0
    # Nor under the cards left in the hand, for which there is no room beside the sheet.
    assert page.locator(".hand .card").count() > 0
    assert page.locator(".hand .card:visible").count() == 0


def test_the_verdict_on_the_shuffle_comes_into_sight(person: Any) -> None:
    someone = person(small=True, locale="hu")
    page = someone.page
    sit_at(someone, "cat-box", seats=2)
    play_cat_box(someone)
    someone.press(page.get_by_role("button", name="Keverés ellenőrzése"))
    page.wait_for_selector(".verdict.good")
    page.wait_for_function("() => document.querySelector('.result').getBoundingClientRect().bottom <= innerHeight")
