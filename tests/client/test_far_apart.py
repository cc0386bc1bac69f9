"""Two friends far apart, one of them on a phone: what they say, how long they have, and who looks on."""

import json
from typing import Any

from tests.client.patience import gone
from tests.client.seating import PLAY_ON, POST, both_open, play_out, sit_together

DAY = {"turn": 0, "bank": 0, "increment": 0, "days": 1}
INSIDE = """() => {
  const box = document.querySelector('.bubble').getBoundingClientRect();
  return box.left >= 0 && box.right <= document.documentElement.clientWidth;
}"""


def test_longer_words_after_short_ones_stay_on_the_screen_of_a_phone(person: Any) -> None:
    host, guest = person(), person(small=True, is_mobile=True)
    both_open(host, guest, sit_together(host, guest))
    host.page.locator(".log summary").click()
    host.page.locator(".log").get_by_role("button", name="Hello!").click()
    bubble = guest.page.locator(".bubble")
    bubble.filter(has_text="Hello!").wait_for()
    words = host.page.get_by_role("textbox", name="Your own words")
    words.fill("How good that you are here, so far away and so late in the evening!")
    words.press("Enter")
    bubble.filter(has_text="How good").wait_for()
    guest.page.wait_for_function(INSIDE)


def test_a_day_is_called_a_day_and_a_link_to_watch_is_made_when_somebody_asks(person: Any) -> None:
    host, guest = person(), person(small=True)
    both_open(host, guest, sit_together(host, guest, clock=DAY, spectators="public"))
    for each in (host, guest):
        each.page.locator("[role=timer]", has_text="1d").wait_for()
        each.page.get_by_role("timer", name="Time left: 1 day", exact=True).wait_for()
    page = host.page
    menu = page.get_by_role("button", name="Menu", exact=True)
    links = "async () => (await (await fetch('/api/me/links')).json()).map(each => each.purpose)"
    menu.click()
    make = page.get_by_role("button", name="Make a link for spectators")
    make.wait_for()
    assert "watch" not in page.evaluate(links)
    assert host.axe() == []
    make.click()
    address = page.locator("dialog .invite input").input_value()
    assert "/l/" in address
    page.keyboard.press("Escape")
    menu.click()
    assert page.locator("dialog .invite input").input_value() == address  # the same one, found again
    page.get_by_role("button", name="End the link").click()
    page.get_by_role("button", name="Make a new one").wait_for()
    page.keyboard.press("Escape")
    menu.click()
    make.wait_for()
    gone(page.locator("dialog .invite"))
    assert "watch" not in page.evaluate(links)


def test_a_challenge_is_found_at_the_end_and_played_to_the_comparison(person: Any) -> None:
    host, guest = person(), person(small=True)
    table = sit_together(host, guest)
    host.page.evaluate(PLAY_ON, table)
    play_out(guest, table)
    host.open(f"t/{table}")
    host.page.get_by_role("button", name="Share", exact=True).click()
    host.page.locator("[data-action=challenge]").click()
    address = host.page.get_by_role("textbox", name="Link to the challenge").input_value()
    guest.page.goto(address)
    guest.press(guest.page.get_by_role("button", name="Play the deal"))
    guest.page.wait_for_url("**/t/*")
    guest.page.get_by_role("heading", name="Cat Box Challenge").wait_for()  # and not any game against bots
    play_out(guest, guest.page.url.rsplit("/", 1)[-1])
    guest.press(guest.page.locator("dialog [data-action=deal-results]"))  # where one looks after the last move
    guest.page.locator("[data-beat]", has_text="To beat:").wait_for()
    verdict = guest.page.locator("[data-result]").inner_text()
    assert sum(words in verdict for words in ("have beaten it", "Exactly as good", "was not enough")) == 1
    beaten = "have beaten it" in verdict
    assert f"number {2 if 'was not enough' in verdict else 1} of 2" in verdict
    assert guest.axe() == []
    host.open()  # its maker is told where they come back to, until they have looked
    news = host.page.locator("section", has=host.page.get_by_role("heading", name="Your challenge was played"))
    news.get_by_text("One person has played your deal.").wait_for()
    assert host.axe() == []
    news.get_by_role("link", name="See how it went").click()
    so_far = host.page.locator("[data-beat]", has_text="Your result is the one to beat").inner_text()
    assert f"so far: {int(beaten)} of 1" in so_far
    until_known(host, [])


def until_known(maker: Any, challenges: list[Any]) -> None:
    """Until the server tells somebody this of their challenges."""
    told = "async wanted => JSON.stringify(await (await fetch('/api/me/challenges')).json()) === wanted"
    maker.page.wait_for_function(told, arg=json.dumps(challenges))


def test_a_vacation_is_read_to_its_end_and_ended_where_one_meets_it(person: Any) -> None:
    host, guest = person(), person(small=True)
    both_open(host, guest, sit_together(host, guest, clock=DAY))
    whole = "each => each.scrollWidth <= each.clientWidth && getComputedStyle(each).clipPath === 'none'"
    for way in ("menu", "start page"):
        assert host.page.evaluate(POST, ["/api/me/vacation", {"days": 7}]) == 200
        for each in (host, guest):  # at one's own seat, and on the other's phone, where there is little room
            note = each.page.locator(".vacation", has_text="vacation until")
            note.wait_for()
            assert note.evaluate(whole)
        if way == "menu":
            host.page.get_by_role("button", name="Menu", exact=True).click()
        else:
            host.open()
        host.page.get_by_text("You are on vacation until").wait_for()
        host.page.get_by_role("button", name="I am back").click()
        gone(host.page.locator("[data-action=come-back]"))
        gone(guest.page.locator(".vacation"))
