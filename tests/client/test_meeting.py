"""Strangers meet in the open lobby: they find a table, say when they are ready, talk, and need not hear each other."""

from typing import Any

from tests.client.patience import gone


def test_strangers_meet_in_the_lobby_talk_and_need_not_hear_each_other(person: Any) -> None:
    host, guest = person(), person(small=True)
    host.open("tables")
    new = host.page.get_by_role("button", name="Cat Box", exact=True)
    new.wait_for()
    assert host.axe_in_every_scheme() == []
    new.click()
    host.page.locator("dialog .pill").first.click()
    host.page.locator("dialog .field input").first.fill("Lobelia")
    host.deal()
    host.page.get_by_text("the table is set").wait_for()
    # who looks for something else does not find it, and is shown the way back; the list comes by itself
    guest.open("tables?game=cat-attack&language=uk&clock=days")
    guest.page.get_by_text("No open table is like that right now.").wait_for()
    guest.press(guest.page.get_by_role("button", name="Show all tables"))
    card = guest.page.locator("main li.panel", has_text="Lobelia")
    card.get_by_text("one free seat").wait_for()
    card.get_by_text("As long as it takes").wait_for()
    assert guest.axe() == []
    guest.press(card.get_by_role("link", name="Sit down"))
    # what is played stands there before one sits down, with doors for who does not know the game
    guest.page.get_by_text("Played as printed.").wait_for()
    assert guest.page.get_by_role("link", name="Learn").get_attribute("href").endswith("learn/cat-box")
    guest.page.locator("form input").fill("Gollum")
    guest.press(guest.page.get_by_role("button", name="Sit down"))
    guest.press(guest.page.get_by_role("button", name="I’m ready"))
    host.page.get_by_text("Everybody is ready.").wait_for()
    assert host.axe() == guest.axe() == []
    host.page.get_by_role("button", name="Start").click()
    for each in (host, guest):
        each.page.wait_for_selector(".table-screen .status")
    # words stand at the seat of who says them; strangers have phrases only
    guest.press(guest.page.get_by_role("button", name="What happened", exact=True))
    talk = guest.page.locator("dialog details")
    guest.press(talk.locator("summary"))
    assert talk.locator("form").count() == 0
    guest.press(talk.get_by_role("button", name="Good luck", exact=False))
    bubble = host.page.locator(".bubble", has_text="Good luck")
    bubble.wait_for()
    host.page.locator("aside .said", has_text="Gollum: Good luck").wait_for()
    assert host.axe() == []
    host.page.locator("aside summary").click()
    host.page.get_by_role("button", name="People at this table").click()
    assert host.axe() == []
    block = host.page.get_by_role("button", name="Block", exact=True)
    block.press("Enter")
    host.page.locator("button[aria-pressed=true]", has_text="Block").wait_for()
    host.page.keyboard.press("Escape")
    gone(host.page.locator("aside .said"))
    guest.press(talk.get_by_role("button", name="Meow"))
    guest.page.locator("dialog .said", has_text="Meow").wait_for()
    gone(host.page.locator("aside .said, .bubble"))
    # the table is not offered to who is blocked, nor is the next one
    host.open("stats")
    host.page.locator("li", has_text="Gollum").get_by_role("button", name="Unblock").click()
    gone(host.page.get_by_text("Blocked people"))


def test_a_name_in_one_long_word_widens_nobodys_page(person: Any) -> None:
    """As somebody may send it past the field of the page, which takes fewer letters."""
    host, guest = person(), person(small=True)
    host.open()
    http, long = host.page.request, "W" * 40
    assert http.patch(f"{host.address}api/me", data={"name": long}).ok
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = http.post(f"{host.address}api/tables", data={"game": "cat-box", "options": {}, "seats": seats}).json()
    for path in ("", "tables", f"t/{table['table']['id']}"):
        guest.open(path)
        guest.page.get_by_text(long).wait_for()
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
