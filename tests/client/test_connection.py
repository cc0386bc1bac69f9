"""Lost connections heal, what was missed is told once, and an old page becomes the new one."""

import json
import os
from typing import Any

from tests.client.patience import gone
from tests.client.playing import play_cat_box, tap_lit
from tests.client.seating import both_open, sit_together


def test_a_lost_connection_heals(person: Any, play: Any) -> None:
    someone = person()
    sockets: list[Any] = []

    def pass_on(socket: Any) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    someone.page.route_web_socket("**/ws", pass_on)
    someone.sheet("Csacska Macska", 0)
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()
    someone.page.route(someone.address, lambda route: None)  # the page itself is never answered: no reason to stay away
    sockets[-1].close(code=1012)  # as a restarting server does
    someone.page.wait_for_selector(".status.lost")
    someone.my_turn()
    assert len(sockets) == 2
    assert play["Csacska Macska"](someone, 1) == 1


class Line:
    """The socket of a page, on which a test listens; it can be cut, or go dead without a word."""

    def __init__(self, page: Any) -> None:
        self.sockets: list[Any] = []
        self.heard: list[Any] = []  # frames from the server, since the last connection
        self.said: list[Any] = []  # frames from the page, since the last connection
        self.is_cut = False
        self.is_dead = False
        page.route_web_socket("**/ws", self._pass_on)

    def _pass_on(self, socket: Any) -> None:
        if self.is_cut:
            socket.close(code=1012)
            return
        self.sockets.append(socket)
        self.heard.clear()
        self.said.clear()
        server = socket.connect_to_server()

        def hear(text: str) -> None:
            if not self.is_dead:
                self.heard.append(json.loads(text))
                socket.send(text)

        def say(text: str) -> None:
            if not self.is_dead:
                self.said.append(json.loads(text))
                server.send(text)

        server.on_message(hear)
        socket.on_message(say)

    def pings(self) -> int:
        return sum(frame["t"] == "ping" for frame in self.said)

    def pongs(self) -> int:
        return sum(frame["t"] == "pong" for frame in self.heard)

    def cut(self) -> None:
        self.is_cut = True
        self.sockets[-1].close(code=1012)


# For how long, in milliseconds, one is away; CLOWDER_AWAY=60000 is what a phone does in a pocket.
AWAY = int(os.environ.get("CLOWDER_AWAY", "0"))
BACK = "() => dispatchEvent(new Event('online'))"


def stop_the_clock(page: Any) -> None:
    """From now on time passes for the page as the test says; it began with `page.clock.install()`."""
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 0.1)


def test_who_was_away_hears_only_what_they_missed(person: Any) -> None:
    host, guest = person(), person()
    line = Line(host.page)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    both_open(host, guest, sit_together(host, guest, seats=seats))
    assert line.said[0] == {"t": "hello", "since": None}
    play_cat_box(host, 1)
    guest.my_turn()
    newest = max(frame["n"] for frame in line.heard if frame["t"] in ("snapshot", "update"))
    line.cut()
    host.page.wait_for_selector(".status.lost")
    play_cat_box(guest, 1)  # and then the bot moves
    guest.page.wait_for_function("() => Number(document.querySelector('.table-screen').dataset.ply) >= 3")
    line.is_cut = False
    host.page.evaluate(BACK)
    host.my_turn()
    assert line.said[0] == {"t": "hello", "since": newest, "seat": 0}
    others = ("thinking", "table", "pong")
    assert [frame["t"] for frame in line.heard if frame["t"] not in others] == ["update", "update"]
    assert line.heard[0]["t"] == "table"
    told = [frame for frame in line.heard if frame["t"] == "table" and "seat" in frame]  # others tell who is there
    assert told[0]["seat"] == 0
    first, last = (frame for frame in line.heard if frame["t"] == "update")
    assert [first["n"], last["n"]] == [newest + 1, newest + 2]
    assert "view" not in first
    assert last["view"]["game"] == "cat-box"
    lines = [each.page.locator(".log li .line") for each in (host, guest)]
    lines[1].nth(2).wait_for()
    assert lines[0].all_inner_texts() == lines[1].all_inner_texts()
    assert play_cat_box(host, 1) == 1


def test_a_connection_that_is_dead_without_a_word_is_made_anew(person: Any, play: Any) -> None:
    someone = person()
    line = Line(someone.page)
    someone.page.clock.install()
    someone.sheet("Csacska Macska", 0)
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()
    stop_the_clock(someone.page)  # a silence, however long, asks nothing
    pings = line.pings()
    someone.until(lambda: line.pongs() == pings)
    someone.page.evaluate(BACK)
    someone.until(lambda: line.pongs() == pings + 1)
    assert line.pings() == pings + 1
    assert len(line.sockets) == 1
    someone.page.clock.resume()
    assert play["Csacska Macska"](someone, 1) == 1
    someone.my_turn()
    line.is_dead = True
    someone.page.evaluate(BACK)  # asks, and hears nothing for 4 seconds
    someone.page.wait_for_selector(".status.lost")
    line.is_dead = False
    someone.my_turn()
    assert len(line.sockets) == 2
    assert play["Csacska Macska"](someone, 1) == 1


def draft_a_place(someone: Any) -> None:
    page = someone.page
    page.locator("button.lit[aria-pressed]").first.click()
    page.wait_for_selector("circle.dot")
    tap_lit(someone, "circle.dot", 0)
    page.locator(".confirm:not([disabled])").wait_for()


def test_packets_are_swallowed_and_the_move_counts_once(person: Any) -> None:
    """The line is dead for longer than a connection is waited for; nobody says so but the silence."""
    host, guest = person(), person()
    line = Line(host.page)
    host.page.clock.install()
    both_open(host, guest, sit_together(host, guest))
    host.my_turn()
    draft_a_place(host)
    stop_the_clock(host.page)
    line.is_dead = True
    host.page.locator(".confirm").click()
    host.page.clock.run_for(1_000)
    host.page.locator(".status", has_text="Sending").wait_for()
    host.page.clock.run_for(4_000)  # it is told within 5 seconds
    host.page.locator(".status.lost", has_text="Your move is kept").wait_for()
    host.page.clock.resume()
    host.page.wait_for_timeout(AWAY)
    assert guest.page.locator(".table-screen").get_attribute("data-ply") == "0"
    assert host.page.locator(".status.lost", has_text="Your move is kept").count() == 1, "it is still said"
    assert host.page.locator(".confirm:not([disabled])").count() == 0, "nothing can be done that would not arrive"
    assert host.page.get_by_role("button", name="Undo").is_disabled()
    line.is_dead = False
    guest.my_turn()
    host.page.wait_for_selector(".table-screen[data-ply='1']")
    host.page.wait_for_selector(".status.lost", state="detached")
    assert guest.page.locator(".table-screen").get_attribute("data-ply") == "1"
    laid = [each.page.locator(".log li .line").all_inner_texts() for each in (host, guest)]
    assert laid[0] == laid[1]
    assert play_cat_box(guest, 1) == 1


def test_who_only_waits_is_told_of_a_dead_line_too(person: Any) -> None:
    host, guest = person(), person()
    line = Line(guest.page)
    guest.page.clock.install()
    both_open(host, guest, sit_together(host, guest))
    host.my_turn()
    guest.page.locator(".status", has_text="Waiting").wait_for()
    stop_the_clock(guest.page)
    line.is_dead = True
    guest.page.clock.run_for(5_000)
    guest.page.locator(".status.lost").wait_for()
    guest.page.clock.resume()
    play_cat_box(host, 1)
    line.is_dead = False
    guest.my_turn()
    assert play_cat_box(guest, 1) == 1


def test_in_flight_mode_and_asleep_a_move_on_its_way_is_kept_and_counts_once(person: Any) -> None:
    """What was sent last is swallowed; then the device has no network, or sleeps, and wakes up."""
    host, guest = person(), person()
    line = Line(guest.page)
    both_open(host, guest, sit_together(host, guest))
    guest.expect_trouble("ERR_INTERNET_DISCONNECTED")
    devtools = guest.context.new_cdp_session(guest.page)
    for ply in (1, 3):
        play_cat_box(host, 1)
        guest.my_turn()
        draft_a_place(guest)
        line.is_dead = True
        guest.page.locator(".confirm").click()
        if ply == 1:
            guest.context.set_offline(True)
            guest.page.locator(".status.lost", has_text="Your move is kept").wait_for()
            host.page.wait_for_timeout(AWAY)
            guest.context.set_offline(False)
        else:
            guest.page.locator(".status", has_text="Sending").wait_for()
            devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
            host.page.wait_for_timeout(AWAY)
            devtools.send("Page.setWebLifecycleState", {"state": "active"})
        line.is_dead = False
        host.my_turn()
        for each in (host, guest):
            each.page.wait_for_selector(f".table-screen[data-ply='{ply + 1}']")
        guest.page.wait_for_selector(".status.lost", state="detached")
    # Who only waits and sleeps meanwhile sees the present when they wake up.
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    play_cat_box(host, 1)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    guest.my_turn()
    laid = [each.page.locator(".log li .line").all_inner_texts() for each in (host, guest)]
    assert laid[0] == laid[1]
    assert play_cat_box(guest, 1) == 1


# Whether somebody is greeted like a newcomer, be it for a moment.
GREETED = """() => {
  window.greeted = false;
  new MutationObserver(() => { window.greeted ||= document.querySelector('.hero:not(.held)') !== null; })
    .observe(document.body, { childList: true, subtree: true });
}"""


def test_back_closes_sheets_first_and_asks_before_it_leaves_a_game(person: Any) -> None:
    someone = person()
    page = someone.page
    someone.sheet("Cat Box", 0)
    someone.deal()
    someone.my_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").wait_for()
    page.evaluate("history.back()")
    gone(page.get_by_role("dialog"))
    for _ in range(2):  # what is seen large is closed too, and what was closed without Back is no step of it
        page.locator("button.lit[aria-pressed]").first.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        page.locator(".look").wait_for()
        page.evaluate("history.back()")
        gone(page.locator(".look"))
    assert page.get_by_role("dialog").count() == 0
    page.evaluate("history.back()")
    leaving = page.get_by_role("dialog", name="Leave this page?")
    leaving.get_by_role("button", name="Stay").click()
    gone(leaving)
    assert "/t/" in page.url
    page.evaluate(GREETED)
    page.evaluate("history.back()")
    leaving.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("heading", name="Continue").wait_for()
    assert page.evaluate("() => window.greeted") is False, "the start page begins with the game that goes on"


def test_an_old_page_becomes_the_new_one_after_an_upgrade(person: Any, play: Any) -> None:
    """The server comes back with another client: the page reloads itself and the game goes on where it was."""
    someone = person()
    page = someone.page
    sockets: list[Any] = []

    def pass_on(socket: Any) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/ws", pass_on)
    someone.sheet("Csacska Macska", 0)
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()
    play["Csacska Macska"](someone, 1)
    someone.my_turn()
    ply = page.locator(".table-screen").get_attribute("data-ply")
    page.evaluate("() => { window.old = true; }")

    def newer(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("assets/index-", "assets/index-new-"))

    page.route(someone.address, newer)
    sockets[-1].close(code=1012)
    page.wait_for_function("() => !window.old")
    someone.my_turn()
    assert page.locator(".table-screen").get_attribute("data-ply") == ply
    assert play["Csacska Macska"](someone, 1) == 1
