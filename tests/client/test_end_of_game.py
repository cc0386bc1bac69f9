"""The end of a game and what leads back into it: count, score sheet, check of the shuffle, rematch, replay."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.conftest import finish
from tests.client.patience import comes
from tests.client.probes import OVER, UNFILLED
from tests.client.seating import sit_at, sit_down, solo
from tests.client.story_probe import PLAY, play_along

# What stands around the board at every picture, while the end is counted.
WATCH_COUNT = """() => {
  window.told = [];
  const text = which => document.querySelector(which)?.innerText ?? '';
  const look = () => {
    if (document.querySelector('.count')) {
      const scores = document.querySelectorAll('.side .score').length;
      const shown = [...document.querySelectorAll('.side li')].filter(each => each.querySelector('.detail p')).length;
      const line = text('.log ol li:last-child');
      window.told.push({ status: text('.status'), title: document.title, bar: text('.bar'), scores, shown, line });
    }
  };
  // A slow machine draws few pictures: what changes between two of them is seen too.
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  const again = () => { look(); requestAnimationFrame(again); };
  again();
}"""
LEFT = r"(\d+)\scards? left to play"


def forge(route: Any) -> None:
    answer = route.fetch()
    record = answer.json()
    record["seed"] = "0" * 32
    route.fulfill(response=answer, json=record)


def test_a_finished_game_is_counted_checked_and_played_again(person: Any, play: Any) -> None:
    someone = person()
    page = someone.page
    solo(someone, "Cat Box")
    left = int(re.findall(LEFT, page.locator(".deck").inner_text())[0])
    play_along(someone, left // 2 - 2)
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
    expect(page.locator(".result li")).to_have_count(6)
    expect(page.locator("a[href*='/replay/']")).to_have_count(1)
    assert someone.axe() == []
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep the picture").click()
    picture = Path(kept.value.path()).read_bytes()
    assert picture[1:4] == b"PNG"
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [1200, 630]
    page.route("**/record", forge)
    page.get_by_role("button", name="Check the shuffle").click()
    page.wait_for_selector(".verdict:not(.good)")
    expect(page.locator(".result li.bad")).to_have_count(2)  # the shuffle and the seal
    before = page.url
    page.locator(".sheet").get_by_role("button", name="Play again").click()
    page.wait_for_function("was => location.href !== was && document.querySelector('.status')", arg=before)
    someone.my_turn()


def test_nobody_is_told_who_has_won_before_it_is_counted(person: Any) -> None:
    someone = person(reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    page = someone.page
    sit_at(someone, "cat-box", 2)
    table = page.url.rpartition("/")[2]
    left = int(re.findall(LEFT, page.locator(".deck").inner_text())[0])
    play_along(someone, left // 2 - 1)
    someone.my_turn()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH_COUNT)
    page.evaluate(PLAY, [table, 99])
    page.wait_for_selector(".sheet .ending", timeout=60_000)
    told = page.evaluate("() => window.told")
    assert {each["status"] for each in told} == {"The game is over. Now it is counted."}
    assert {each["scores"] for each in told} == {0}
    assert not any(
        "won" in each["title"] or "Play again" in each["bar"] or "identities" in each["line"] for each in told
    )
    # One identity after the other.
    assert {1, 2} <= {each["shown"] for each in told} <= {0, 1, 2}
    # Then it is told: who, by how much, and what made the difference; the number of a rule stands behind a mark.
    card = page.locator(".sheet .ending").inner_text()
    assert re.search(r"won by|have won|share the victory|has won", card), card
    expect(page.locator(".ending .places li")).to_have_count(2)
    assert set(page.locator(".sheet .clause").all_inner_texts()) == {"§"}


def test_no_button_is_where_confirm_was_for_a_moment(person: Any) -> None:
    someone = person(small=True)
    page = someone.page
    sit_at(someone, "cat-box", 2)
    where = page.locator(".confirm").bounding_box()
    spot = [where["x"] + where["width"] / 2, where["y"] + where["height"] / 2]
    page.evaluate(
        """spot => {
      const look = () => {
        if (!document.querySelector('.sheet ol .panel')) { requestAnimationFrame(look); return; }
        const under = document.elementFromPoint(...spot);
        window.under = under?.closest('[inert]') ? null : (under?.closest('button, a')?.outerHTML ?? null);
        window.looked = true;
      };
      look();
    }""",
        spot,
    )
    page.evaluate(PLAY, [page.url.rpartition("/")[2], 99])
    page.wait_for_function("() => window.looked")
    assert page.evaluate("() => window.under") is None
    page.wait_for_function("() => !document.querySelector('.sheet [inert]')")


def test_the_end_speaks_of_who_played(person: Any) -> None:
    """Lines begin like sentences and name the players; the way on is not hidden under the sheet."""
    someone = person(locale="de")
    page = someone.page
    sit_down(someone, "cat-attack", {"round_limit": 5})
    page.evaluate(PLAY, [page.url.rpartition("/")[2], 999])
    page.wait_for_selector(".sheet ol .panel", timeout=60_000)
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
    page.evaluate(PLAY, [page.url.rpartition("/")[2], 99])
    someone.press(page.get_by_role("button", name="Keverés ellenőrzése"))
    page.wait_for_selector(".verdict.good")
    page.wait_for_function("() => document.querySelector('.result').getBoundingClientRect().bottom <= innerHeight")


# Names that are broken into letters, and what of the result cannot be seen at once.
CROWDED = """() => {
  const found = [...document.querySelectorAll('.ending .places li')]
    .filter(each => each.getBoundingClientRect().height > 36).map(each => each.textContent);
  const seen = ['.ending .title', '.ending .places', '.ending .winner', '.sheet .row .primary'];
  for (const box of seen.map(which => document.querySelector(which).getBoundingClientRect()))
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0) found.push(JSON.stringify(box));
  return found;
}"""


def test_the_result_fits_a_small_phone_either_way(person: Any, finished_game: Any) -> None:
    player, table = finished_game
    page = player.page
    player.open(f"t/{table}")
    page.wait_for_selector(".sheet ol .panel")
    player.is_told()
    for width, height in ((844, 390), (740, 360), (667, 375), (640, 400), (375, 667), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
        comes(page, CROWDED, [])


@pytest.mark.parametrize("language", ["de", "uk"])
def test_the_result_of_four_fits_a_small_phone_in_the_longest_languages(person: Any, language: str) -> None:
    player = person(locale=language)
    page = player.page
    player.open(f"t/{finish(player, seats=4)}")
    page.wait_for_selector(".sheet ol .panel")
    player.is_told()
    for width, height in ((740, 360), (667, 375), (375, 667), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
        comes(page, CROWDED, [])
