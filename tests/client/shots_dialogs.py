"""Makes the screenshots of everything beside the straight way: sheets, drawers, bubbles, curtain, watching, troubles.

python tests/client/shots_dialogs.py FOLDER [--at ADDRESS] [--language LANGUAGE] [--small] [--scheme light|dark]
Without a language all five are shown, and the longer words of the pseudo language.
"""

import argparse
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import gallery
import people
import playing
from playwright.sync_api import sync_playwright

LANGUAGES = ("en", "de", "hu", "it", "uk", "pseudo")
Shot = Callable[[str], None]


def at_start(someone: people.Person, shot: Shot, query: str) -> None:
    """The start page, the sheets for a new table with their options open, an invitation."""
    page = someone.page
    someone.open(query)
    page.wait_for_selector(".card")
    shot("start")
    for way, what in enumerate(("solo", "friends", "one-screen")):
        someone.open(query)
        someone.press(page.locator("#games li").nth(way).locator(".ways button").nth(way))
        page.wait_for_selector("dialog[open]")
        for fold in page.locator("dialog summary").all():
            someone.press(fold)
        shot(f"new-{what}")
    someone.open(query)
    someone.press(page.locator("#games li").first.locator(".ways button").nth(1))
    someone.deal()
    page.wait_for_selector(".invite")
    shot("invitation")


def at_table(someone: people.Person, shot: Shot, query: str) -> None:
    """A refusal with its clause, the drawer it leads to, the menu, a hint, a special card, a theft."""
    page = someone.page
    someone.open(query)
    page.wait_for_selector(".card")
    gallery.table(someone, "cat-box", 2, 2, query)
    someone.my_turn()
    page.keyboard.press("1")
    page.wait_for_selector("circle.dot")
    box = page.locator("svg[role=application]").bounding_box()
    page.mouse.click(box["x"] + 30, box["y"] + box["height"] - 90)
    page.wait_for_selector(".bubble .clause")
    shot("refusal")
    someone.press(page.locator(".bubble .clause").first)
    page.wait_for_selector("dialog .here")
    shot("rules")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    someone.press(page.locator("header .doors button").last)
    page.wait_for_selector("dialog[open]")
    shot("menu")
    page.keyboard.press("Escape")


def curtain(someone: people.Person, shot: Shot, query: str) -> None:
    """Between two at one screen."""
    page = someone.page
    someone.open(query)
    someone.press(page.locator("#games li").first.locator(".ways button").nth(2))
    someone.deal()
    page.wait_for_selector(".table-screen")
    page.wait_for_selector(".pass, .status.mine")
    if page.locator(".pass").count():
        someone.press(page.locator(".pass .button.primary"))
    playing.play_cat_box(someone, 1)
    page.wait_for_selector(".pass")
    shot("curtain")


def watching(someone: people.Person, guest: people.Person, shot: Shot, query: str) -> None:
    """What somebody sees who only looks on: the host has an open table, the guest no seat."""
    someone.open(query)
    gallery.table(someone, "csacska-macska", 9, 3, query)
    guest.open(someone.page.url.removeprefix(someone.address))
    guest.page.wait_for_selector(".table-screen")
    guest.page.wait_for_load_state("networkidle")
    shot("spectator", guest.page)


def troubles(someone: people.Person, shot: Shot, query: str) -> None:
    """No such page, no such table, a connection that breaks, a server that does not answer."""
    page = someone.page
    for path, what in (("nowhere/at/all", "missing"), ("t/nosuchtable", "no-table")):
        someone.open(path + query)
        page.wait_for_load_state("networkidle")
        shot(what)
    sockets: list[Any] = []

    def once(socket: Any) -> None:
        if sockets:
            socket.close(code=1012)
        else:
            sockets.append(socket)
            socket.connect_to_server()

    page.route_web_socket("**/ws", once)
    someone.open(query)
    page.wait_for_selector(".card")
    gallery.table(someone, "csacska-macska", 1, 2, query, page.context.new_page())
    someone.my_turn()
    sockets[0].close(code=1012)
    page.wait_for_selector(".status.lost")
    shot("lost")
    page.route("**/api/**", lambda route: route.abort())
    someone.open(query)
    page.wait_for_selector("[role=alert]")
    shot("server-gone")


def session(browser: Any, address: str, folder: Path, language: str, settings: Any) -> None:
    query = "?pseudo" if language == "pseudo" else ""
    settings = {**settings, "locale": "en" if query else language}
    someone = people.Person(browser, address, **settings)
    someone.page.set_default_timeout(60_000)

    def shot(what: str, page: Any = None) -> None:
        page = page or someone.page
        page.wait_for_timeout(300)
        size = "phone" if settings["small"] else "desk"
        page.screenshot(path=str(folder / f"{language}-{size}-{settings['color_scheme']}-{what}.png"))

    at_start(someone, shot, query)
    at_table(someone, shot, query)
    curtain(someone, shot, query)
    guest = people.Person(browser, address, **settings)
    watching(someone, guest, shot, query)
    guest.context.close()
    troubles(someone, shot, query)
    someone.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--at", default="", help="the address of a running server")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--small", action="store_true", help="on a phone")
    parser.add_argument("--scheme", choices=("light", "dark"), default="light")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    settings = {"small": wanted.small, "color_scheme": wanted.scheme}
    if not wanted.small:
        settings["viewport"] = {"width": 1366, "height": 768}
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = wanted.at or rooms.enter_context(people.serving(data, hints="kitten"))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        for language in wanted.language or LANGUAGES:
            session(browser, address, wanted.folder, language, settings)
        browser.close()


if __name__ == "__main__":
    main()
