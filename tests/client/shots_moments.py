"""Makes pictures of what happens at a table: the big moments, and one move of a bot at each pace as a strip.

python tests/client/shots_moments.py FOLDER [--game GAME] [--what moments|strips] [--kind KIND]
Moments are taken from the replay of a game that bots and chance have played.
"""

import argparse
import base64
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import people
from playwright.sync_api import sync_playwright

SIZES = ((1366, 768), (1180, 820), (844, 390), (375, 667))
PACES = ("calm", "normal", "quick", "once")
GAMES = ("cat-box", "csacska-macska", "if-it-fits", "cat-attack")
# options, bots
TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "cat-box": ({"rules": "special"}, 2),
    "csacska-macska": ({}, 2),
    "if-it-fits": ({}, 2),
    "cat-attack": ({}, 3),
}
# Pictures of one strip, and ms between two of them.
STRIP, APART = 10, 260
NEW_TABLE = """async wish => (await (await fetch('/api/tables', {method: 'POST',
  headers: {'content-type': 'application/json'}, body: JSON.stringify(wish)})).json()).table.id"""
# Plays one's seat in another page, always a move in the middle of the list, until so many were made.
PLAY = """([id, moves]) => new Promise(done => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/ws`);
  let me = -1, made = 0;
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', since: null }));
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.t === 'snapshot') me = frame.seat;
    if (frame.t !== 'snapshot' && frame.t !== 'update') return;
    if (frame.outcome || (frame.to_act === me && made >= moves)) { socket.close(); done(frame.n); return; }
    if (frame.to_act !== me || !frame.legal.length) return;
    const [prefix, words] = frame.legal[made % frame.legal.length];
    made += 1;
    const text = words.length ? `${prefix} ${words[made % words.length]}` : prefix;
    socket.send(JSON.stringify({ t: 'act', id: `m${frame.n}`, ply: frame.ply, seat: me, text }));
  };
})"""
JOIN = """async (pictures) => {
  const all = await Promise.all(pictures.map(async png =>
    createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())));
  const [width, height] = [all[0].width / 3, all[0].height / 3];
  const size = {width: width * 5, height: height * Math.ceil(all.length / 5)};
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  all.forEach((one, n) => pen.drawImage(one, (n % 5) * width, Math.floor(n / 5) * height, width - 4, height - 4));
  return canvas.toDataURL('image/webp', 0.85).split(',')[1];
}"""


def sit(someone: people.Person, game: str, level: str = "random") -> str:
    options, bots = TABLES[game]
    someone.open()
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "level": level}] * bots]
    wish = {"game": game, "options": options, "seats": seats, "private": True, "spectators": "none", "start": True}
    return str(someone.page.evaluate(NEW_TABLE, wish))


def pace(someone: people.Person, name: str) -> None:
    someone.open()
    someone.page.evaluate("pace => localStorage.setItem('clowder', JSON.stringify({pace}))", name)


def moments(someone: people.Person, game: str, folder: Path, label: str, kinds: str) -> None:
    """Plays a whole game elsewhere while this page tells it; every kind of moment is taken once."""
    page = someone.page
    pace(someone, "calm")
    table = sit(someone, game)
    other = someone.context.new_page()
    other.goto(someone.address)
    other.evaluate(PLAY, [table, 999])
    other.close()
    someone.open(f"replay/{table}?seat=none")
    page.wait_for_selector("[data-page=replay] :is(svg[role=application], .room)")
    last = int(page.locator("input[type=range]").get_attribute("max"))
    steps = page.evaluate(
        "async id => (await (await fetch(`/api/tables/${id}/replay?seat=none`)).json()).steps.map(s => s.events)", table
    )
    taken: set[str] = set()
    for ply in range(1, last):
        kind = next((event["kind"] for event in steps[ply] if event["kind"] in kinds.split(",")), None)
        if kind is None or kind in taken:
            continue
        someone.open(f"replay/{table}?seat=none&ply={ply - 1}")
        page.wait_for_selector(f"[data-page=replay][data-ply='{ply - 1}'] :is(svg[role=application], .room)")
        page.wait_for_timeout(300)
        page.keyboard.press("ArrowRight")
        try:
            page.wait_for_selector(".moment", timeout=20_000)
        except Exception:  # a kind that is big only for some
            continue
        page.wait_for_timeout(500)
        taken.add(kind)
        box = page.evaluate(CUT)
        print(label, game, kind, "whole" if box else "CUT OFF")
        page.screenshot(path=str(folder / f"{label}-{game}-{kind}.png"))


CUT = """() => { const panel = document.querySelector('.moment'); const box = panel.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    && panel.scrollHeight <= panel.clientHeight + 1 && panel.scrollWidth <= panel.clientWidth + 1; }"""
KINDS = {
    "cat-box": "played,fished,mouse_moved,scratcher_laid",
    "csacska-macska": "steal,score,good_dog,bad_dog,swap,cat_lady",
    "if-it-fits": "box,princess,sleep",
    "cat-attack": "curiosity,fight,fight-lost,attacked,raided,burgled,lost",
}


def strip(someone: people.Person, game: str, folder: Path) -> None:
    """The answer of the bots to one move of the person, at each pace."""
    page = someone.page
    for name in PACES:
        pace(someone, name)
        table = sit(someone, game)
        someone.open(f"t/{table}")
        page.wait_for_selector("svg[role=application], main .room")
        page.wait_for_timeout(500)
        other = someone.context.new_page()
        other.goto(someone.address)
        page.bring_to_front()
        other.evaluate("args => { void (" + PLAY + ")(args); }", [table, 2])
        pictures = []
        for _ in range(STRIP):
            pictures.append(base64.b64encode(page.screenshot()).decode())
            page.wait_for_timeout(APART)
        other.close()
        (folder / f"{game}-{name}.webp").write_bytes(base64.b64decode(page.evaluate(JOIN, pictures)))
        print(game, name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--what", choices=("moments", "strips"), action="append")
    parser.add_argument("--kinds", default="", help="kinds of events, with commas")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = rooms.enter_context(people.serving(data))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        for game in wanted.game or GAMES:
            if "strips" in (wanted.what or ("strips",)):
                size = {"width": 1366, "height": 768}
                strip(
                    people.Person(browser, address, viewport=size, reduced_motion="no-preference"), game, wanted.folder
                )
            if "moments" not in (wanted.what or ("moments",)):
                continue
            for number, (width, height) in enumerate(SIZES):
                scheme = "dark" if number % 2 else "light"
                size = {"width": width, "height": height}
                someone = people.Person(
                    browser, address, viewport=size, color_scheme=scheme, reduced_motion="no-preference"
                )
                moments(someone, game, wanted.folder, f"{width}x{height}-{scheme}", wanted.kinds or KINDS[game])
                someone.context.close()
        browser.close()


if __name__ == "__main__":
    main()
