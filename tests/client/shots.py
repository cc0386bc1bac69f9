"""Makes the screenshots: start page, lobby, dialogs, games in the middle and at the end; all sizes and lights.

python tests/client/shots.py FOLDER [--at ADDRESS] [--size desk|tablet|phone] [--scheme light|dark]
Without an address it starts a server of its own.
"""

import argparse
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import gallery
import people
from playwright.sync_api import sync_playwright

SIZES = {"desk": (1366, 768), "tablet": (820, 1180), "phone": (360, 740)}
GAMES = ("Cat Box", "Csacska Macska")
Shot = Callable[[str], None]


def dialogs(someone: people.Person, shot: Shot) -> None:
    """The menu, the rules and, where it is one, the log, over a running table."""
    page = someone.page
    doors = page.locator("header .doors button")
    for number, what in ((0, "rules"), (1, "log"), (2, "menu")):
        if doors.nth(number).is_visible():
            someone.press(doors.nth(number))
            page.wait_for_selector("dialog[open]")
            shot(what)
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")


def play(someone: people.Person, game: str, shot: Shot) -> None:
    """A table from its sheet over a hint to its score sheet."""
    page = someone.page
    label = game.lower().replace(" ", "-")
    someone.sheet(game, 0)
    shot(f"{label}-new")
    bots, moves = gallery.MIDDLES[label]
    gallery.table(someone, label, moves, bots)
    someone.my_turn()
    shot(f"{label}-middle")
    someone.press(page.locator(".bar button").nth(1))
    page.wait_for_selector(".bubble")
    shot(f"{label}-hint")
    someone.press(page.locator(".bubble .button"))
    shot(f"{label}-drafted")
    page.keyboard.press("Escape")
    if game == "Cat Box":
        dialogs(someone, shot)
        someone.press(page.locator("button.lit[aria-pressed]").first)
        page.wait_for_selector("circle.dot")
        shot(f"{label}-picked")
        page.keyboard.press("Escape")
    gallery.table(someone, label, 999, bots)
    page.wait_for_selector(".sheet ol .panel")
    shot(f"{label}-end")


def session(browser: Any, address: str, folder: Path, size: str, scheme: str) -> None:
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    someone = people.Person(browser, address, small=size == "phone", color_scheme=scheme, viewport=viewport)
    page = someone.page

    def shot(what: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=str(folder / f"{size}-{scheme}-{what}.png"))

    someone.open()
    page.wait_for_selector(".card")
    shot("start")
    for game in GAMES:
        play(someone, game, shot)
    for game in ("if-it-fits", "cat-attack"):
        bots, moves = gallery.MIDDLES[game]
        for what, many in (("middle", moves), ("end", 999)):
            someone.open()
            gallery.table(someone, game, many, bots)
            page.wait_for_selector(".sheet ol .panel" if what == "end" else ".status.mine", timeout=60_000)
            shot(f"{game}-{what}")
    someone.sheet("Cat Box", 1)
    shot("friends")
    someone.deal()
    page.wait_for_selector("main ul.panel")
    shot("lobby")
    someone.open()
    page.wait_for_selector(".card")
    page.mouse.wheel(0, 4000)
    shot("start-below")
    someone.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--at", default="", help="the address of a running server")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--scheme", choices=("light", "dark"), action="append")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = wanted.at or rooms.enter_context(people.serving(data, hints="kitten"))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        for size in wanted.size or SIZES:
            for scheme in wanted.scheme or ("light", "dark"):
                session(browser, address, wanted.folder, size, scheme)
        browser.close()


if __name__ == "__main__":
    main()
