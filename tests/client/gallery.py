"""Tables of all four games as players leave them: for the screenshots, and the pictures of the README.

python tests/client/gallery.py FOLDER [--at ADDRESS] [--game GAME]
Writes GAME-light.webp and GAME-dark.webp. Without an address it starts a server of its own, where kittens give hints.
"""

import argparse
import base64
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import people
from playwright.sync_api import sync_playwright

# game, bots beside the person, the person's moves until the picture
MIDDLES = {"cat-box": (3, 8), "csacska-macska": (3, 14), "if-it-fits": (3, 5), "cat-attack": (4, 14)}
NEW_TABLE = """async ([game, bots]) => {
  const seats = [{kind: 'me', name: 'Ann'}, ...Array(bots).fill({kind: 'bot', level: 'kitten'})];
  const wish = {game, options: {}, seats, private: true, spectators: 'public', start: true};
  const body = JSON.stringify(wish);
  const made = await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return (await made.json()).table.id;
}"""
# The person asks for a hint and follows it, move after move, through a socket of their own.
FOLLOW = """([id, moves]) => new Promise((done) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/ws`);
  let made = 0;
  let now = null;
  const say = (frame) => socket.send(JSON.stringify(frame));
  socket.onopen = () => say({t: 'hello', since: null});
  socket.onmessage = (message) => {
    const frame = JSON.parse(message.data);
    if (frame.t === 'hint') say({t: 'act', id: `move${made++}`, ply: now.ply, seat: 0, text: frame.text});
    if (frame.t !== 'snapshot' && frame.t !== 'update') return;
    now = frame;
    const mine = frame.to_act === 0;
    if (frame.outcome || (mine && made >= moves)) { socket.close(); done(frame.outcome ? 'over' : 'middle'); }
    else if (mine) say({t: 'hint', id: `ask${frame.ply}`, seat: 0});
  };
})"""
# The browser knows how to write WebP; PNG would be three times as large.
AS_WEBP = """async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = Object.assign(document.createElement('canvas'), {width: picture.width, height: picture.height});
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', 0.9).split(',')[1];
}"""


def table(someone: people.Person, game: str, moves: int, bots: int, query: str = "", at: Any = None) -> str:
    """Deal a game, play so many moves of the person (from the page `at`), and show the table; returns its id."""
    page = someone.page
    if at is not None:
        at.goto(someone.address)
    elsewhere = at or page
    id = str(elsewhere.evaluate(NEW_TABLE, [game, bots]))
    elsewhere.evaluate(FOLLOW, [id, moves])
    someone.open(f"t/{id}{query}")
    page.wait_for_selector(".table-screen")
    page.wait_for_load_state("networkidle")
    return id


def photograph(page: Any, path: Path) -> None:
    png = base64.b64encode(page.screenshot()).decode()
    path.write_bytes(base64.b64decode(page.evaluate(AS_WEBP, png)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--at", default="", help="the address of a running server")
    parser.add_argument("--game", choices=MIDDLES, action="append")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = wanted.at or rooms.enter_context(people.serving(data, hints="kitten"))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        for game in wanted.game or MIDDLES:
            bots, moves = MIDDLES[game]
            someone = people.Person(browser, address, viewport={"width": 1366, "height": 768})
            someone.open()
            someone.page.wait_for_selector(".card")
            table(someone, game, moves, bots)
            someone.my_turn()
            for scheme in ("light", "dark"):
                someone.page.emulate_media(color_scheme=scheme)
                photograph(someone.page, wanted.folder / f"{game}-{scheme}.webp")
            someone.context.close()
        browser.close()


if __name__ == "__main__":
    main()
