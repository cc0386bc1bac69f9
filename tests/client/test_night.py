"""What makes an evening of it: sounds, notices, looking on, hints that take their time, words that fit."""

import json
import re
from typing import Any

import pytest

from tests.client.people import MINE_OR_OVER
from tests.client.test_games_two import GAMES, NEW_TABLE, play_if_it_fits, sit_down
from tests.client.test_pages import WIDE

# Counts the tones that are ever started.
EARS = """() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...rest) { window.tones += 1; return start.apply(this, rest); };
}"""
# Keeps all that is said aloud.
LISTENER = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const words = document.querySelector('[role=status][aria-live]')?.textContent;
    if (words) window.heard.push(words);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}"""
# The page is not looked at, and what the system would show is kept.
ELSEWHERE = """permission => {
  window.notices = [];
  window.Notification = class {
    static permission = permission;
    static async requestPermission() { return permission; }
    constructor(title, { body }) { window.notices.push([title, body]); }
    close() {}
  };
}"""
HIDDEN = "() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"


def menu(someone: Any, label: str) -> None:
    """Tick something in the menu."""
    page = someone.page
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("dialog[open] label", has_text=label).click()


def test_nothing_is_heard_before_it_is_asked_for(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({EARS})()")
    sit_down(someone, "if-it-fits")
    play_if_it_fits(someone, 1)
    page.wait_for_function(MINE_OR_OVER)
    assert page.evaluate("window.tones") == 0
    menu(someone, "Sounds")
    page.wait_for_function("() => window.tones === 2")  # how one's turn will sound
    page.keyboard.press("Escape")
    play_if_it_fits(someone, 1)
    page.wait_for_function("() => window.tones > 2")


def test_a_notice_comes_with_the_turn_and_only_once(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({ELSEWHERE})('granted')")
    # Here a special toy in the first hand binds nobody (IF-R24), so drawing is always a step of one's own.
    sit_down(someone, "if-it-fits", {"edition": "hungarian"})
    menu(someone, "Tell me when")
    page.keyboard.press("Escape")
    page.evaluate(HIDDEN)
    play_if_it_fits(someone, 1)
    page.wait_for_function("() => window.notices.length === 1")
    title, words = page.evaluate("window.notices[0]")
    assert title.startswith("Your turn!")
    assert words.startswith("Your turn.")
    assert page.title() == title
    # To draw is a step of the same turn: nobody is called twice.
    page.locator(".deck").click()
    page.locator("rect.spot, button.lit[aria-pressed]").first.wait_for()
    assert page.evaluate("window.notices.length") == 1


def test_places_are_named_aloud_and_shown_in_the_log(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({LISTENER})()")
    sit_down(someone, "if-it-fits")
    play_if_it_fits(someone, 1)
    page.wait_for_function("() => window.heard.some(words => /\\d,-?\\d/.test(words))")
    lines = page.locator(".all > ol > li").all_inner_texts()
    assert lines
    assert not [line for line in lines if re.search(r"\d,-?\d", line)]


def test_a_browser_that_allows_no_notice_is_spoken_of(person: Any) -> None:
    someone = person()
    someone.page.add_init_script(f"({ELSEWHERE})('denied')")
    sit_down(someone, "cat-attack")
    menu(someone, "Tell me when")
    someone.page.wait_for_selector("dialog[open] [role=alert]")
    assert not someone.page.locator("dialog[open] label", has_text="Tell me when").locator("input").is_checked()


@pytest.mark.parametrize("policy", ["none", "public", "delayed"])
def test_looking_on_as_the_table_allows(person: Any, policy: str) -> None:
    host, guest = person(), person()
    host.open()
    bots = [{"kind": "bot", "level": "random"}] * 2
    wish = {"game": "if-it-fits", "options": {}, "seats": [{"kind": "me"}, *bots], "private": policy == "none"}
    table = host.page.evaluate(NEW_TABLE, {**wish, "spectators": policy, "start": True})
    host.open(f"t/{table}")
    host.my_turn()
    guest.open(f"t/{table}")
    page = guest.page
    if policy == "none":
        page.wait_for_selector("text=not yours to see")
        guest.troubles.clear()  # the refused address is an error of the console, not of the page
        return
    if policy == "delayed":
        page.wait_for_selector("text=a few moves later")
    # The first player finds an empty table; a delayed one comes into sight by itself.
    play_if_it_fits(host, 6 if policy == "delayed" else 1)
    host.my_turn()
    page.wait_for_selector(".status")
    page.wait_for_selector("svg[role=application] .laid")
    assert page.locator(".status").inner_text().startswith("You are watching")
    assert page.locator(".confirm").count() == 0
    assert page.locator(".tray button.lit").count() == 0
    ply = int(host.page.locator(".table-screen").get_attribute("data-ply"))
    if policy == "delayed":
        assert int(page.locator(".table-screen").get_attribute("data-ply")) < ply
    else:
        page.wait_for_function("ply => Number(document.querySelector('.table-screen').dataset.ply) === ply", arg=ply)
    assert guest.axe() == []


def test_who_waits_for_a_hint_is_told_so(person: Any) -> None:
    someone = person()
    page = someone.page

    def slow(socket: Any) -> None:
        """The hint is never heard."""
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda text: None if json.loads(text)["t"] == "hint" else socket.send(text))

    page.route_web_socket("**/ws", slow)
    sit_down(someone, "cat-attack")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".bubble.waiting")
    page.keyboard.press("Escape")
    page.wait_for_selector(".bubble.waiting", state="detached")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("small", [False, True])
def test_longer_words_and_larger_text_fit(person: Any, game: str, small: bool) -> None:
    someone = person(small=small)
    page = someone.page
    sit_down(someone, game)
    page.goto(page.url + "?pseudo")
    someone.my_turn()
    assert page.evaluate(WIDE) == []
    page.evaluate("() => localStorage.setItem('clowder', JSON.stringify({ size: 'giant' }))")
    page.goto(page.url.split("?")[0])
    someone.my_turn()
    assert page.evaluate(WIDE) == []
    board = page.locator("main.board").bounding_box()
    assert board["height"] > 120, f"no room is left for the table: {board}"


def test_a_private_link_brings_the_tables_to_another_device_once(person: Any) -> None:
    laptop, phone, stranger = person(), person(small=True), person()
    sit_down(laptop, "if-it-fits")
    table = laptop.page.url.split("?")[0]
    laptop.open()
    laptop.page.get_by_role("button", name="Continue on another device").click()
    link = laptop.page.get_by_label("Your private link").input_value()
    assert laptop.axe() == []
    assert stranger.context.request.get(link).ok  # a messenger looks at what it carries
    sit_down(phone, "cat-attack")
    own = phone.page.url.rpartition("/")[2]
    phone.page.goto(link)
    phone.page.get_by_text("They will no longer be listed here").wait_for()
    assert phone.axe() == []
    phone.press(phone.page.get_by_role("button", name="Continue here"))
    phone.page.locator(f'a[href*="{table.rsplit("/", 1)[1]}"]').first.wait_for()
    assert phone.page.locator(f'a[href*="{own}"]').count() == 0
    stranger.page.goto(link)
    stranger.page.get_by_text("was used already").wait_for()
    assert stranger.page.get_by_role("button", name="Continue here").count() == 0
    stranger.troubles.clear()  # the refused question is an error of the console, not of the page
