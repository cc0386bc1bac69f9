"""Two friends far apart, one of them on a phone: what they say, how long they have, and who looks on."""

from typing import Any

from tests.client.patience import gone
from tests.client.seating import both_open, sit_together

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
