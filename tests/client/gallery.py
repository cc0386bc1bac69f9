"""Tables of all four games as players leave them: for the screenshots, and the pictures of the README.

python tests/client/gallery.py FOLDER [--at ADDRESS]
"""

import argparse
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import people
from playwright.sync_api import sync_playwright

# game, bots beside the person, the person's moves until the picture
MIDDLES = {"cat-box": (3, 8), "csacska-macska": (3, 14), "if-it-fits": (3, 12), "cat-attack": (4, 14)}
NEW_TABLE = """async ([game, bots]) => {
  const seats = [{kind: 'me', name: 'Ann'}, ...Array(bots).fill({kind: 'bot', level: 'kitten'})];
  const wish = {game, options: {}, seats, private: true, spectators: 'none', start: true};
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
    else if (mine) say({t: 'hint', id: `ask${frame.ply}`, seat: 0, level: 'kitten'});
  };
})"""


def table(someone: people.Person, game: str, moves: int, bots: int) -> str:
    """Deal a game, play so many moves of the person, and show the table; returns its id."""
    page = someone.page
    id = str(page.evaluate(NEW_TABLE, [game, bots]))
    page.evaluate(FOLLOW, [id, moves])
    someone.open(f"t/{id}")
    page.wait_for_selector(".frame")
    page.wait_for_load_state("networkidle")
    return id


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--at", default="", help="the address of a running server")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = wanted.at or rooms.enter_context(people.serving(data))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        for game, (bots, moves) in MIDDLES.items():
            someone = people.Person(browser, address, viewport={"width": 1366, "height": 768})
            someone.open()
            someone.page.wait_for_selector(".card")
            table(someone, game, moves, bots)
            someone.my_turn()
            someone.page.wait_for_timeout(1500)  # what happened since is shown first
            someone.page.screenshot(path=str(wanted.folder / f"{game}.png"))
            someone.context.close()
        browser.close()


if __name__ == "__main__":
    main()
