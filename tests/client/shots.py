"""Makes the screenshots to look at: start page, games in the middle and at the end, wide and narrow, light and dark.

python tests/client/shots.py FOLDER [ADDRESS]; without an address it starts a server of its own.
"""

import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import people
from playwright.sync_api import sync_playwright


def session(browser: Any, address: str, folder: Path, small: bool, scheme: str) -> None:
    name = f"{'phone' if small else 'desk'}-{scheme}"
    someone = people.Person(browser, address, small=small, color_scheme=scheme)
    page = someone.page

    def shot(what: str) -> None:
        page.wait_for_timeout(500)
        page.screenshot(path=str(folder / f"{name}-{what}.png"))

    someone.open()
    page.wait_for_selector(".card")
    shot("start")
    for game, turns in (("Cat Box", 6), ("Csacska Macska", 12)):
        player = people.play_cat_box if game == "Cat Box" else people.play_csacska_macska
        label = game.lower().replace(" ", "-")
        someone.sheet(game, 0)
        someone.choose_level("random")
        someone.deal()
        someone.my_turn()
        player(someone, turns)
        someone.my_turn()
        shot(f"{label}-middle")
        player(someone)
        shot(f"{label}-end")
    someone.context.close()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = sys.argv[2] if len(sys.argv) > 2 else rooms.enter_context(people.serving(data))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        for small in (False, True):
            for scheme in ("light", "dark"):
                session(browser, address, folder, small, scheme)
        browser.close()


if __name__ == "__main__":
    main()
