"""Makes pictures of all four tables at their beginning, middle and end, at every size and in both lights.

python tests/client/shots_tables.py FOLDER [--game GAME] [--stage STAGE] [--size 844x390] [--scheme S] [--language L]
One table of each is dealt and played; then the same page is held in every direction.
"""

import argparse
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import gallery
import people
from playwright.sync_api import sync_playwright

SIZES = (
    "1920x1080",
    "1366x768",
    "1180x820",
    "820x1180",
    "390x844",
    "375x667",
    "844x390",
    "740x360",
    "667x375",
    "640x400",
)
STAGES = ("beginning", "middle", "end")


def pictures(someone: people.Person, game: str, stage: str, wanted: argparse.Namespace) -> None:
    page = someone.page
    bots, middle = gallery.MIDDLES[game]
    someone.open()
    gallery.table(someone, game, {"beginning": 0, "middle": middle, "end": 999}[stage], bots)
    page.wait_for_selector(".table-screen.ended" if stage == "end" else ".status.mine", timeout=60_000)
    for size in wanted.size or SIZES:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        for scheme in wanted.scheme or ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(300)
            page.screenshot(path=str(wanted.folder / f"{game}-{stage}-{size}-{scheme}.png"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=gallery.MIDDLES, action="append")
    parser.add_argument("--stage", choices=STAGES, action="append")
    parser.add_argument("--size", action="append", help="width and height, as 844x390")
    parser.add_argument("--scheme", choices=("light", "dark"), action="append")
    parser.add_argument("--language", default="en")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = rooms.enter_context(people.serving(data, hints="kitten"))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        for game in wanted.game or gallery.MIDDLES:
            for stage in wanted.stage or STAGES:
                someone = people.Person(browser, address, locale=wanted.language, has_touch=True)
                pictures(someone, game, stage, wanted)
                someone.context.close()
        browser.close()


if __name__ == "__main__":
    main()
