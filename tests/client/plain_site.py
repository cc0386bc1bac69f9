"""A site of plain files on a host of its own, and games played at it through the worker of the page."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.client.people import PATIENCE, Person

START = 120_000  # milliseconds for Python to start in a browser on a busy machine
# Whoever opens a page here can speak to its worker, as the page does.
WITNESS = """(() => {
  const Real = Worker;
  window.Worker = class extends Real { constructor(...given) { super(...given); window.table = this; } };
})()"""
ASK = """([method, path, body]) => new Promise((done) => {
  const id = -Math.floor(Math.random() * 1e9) - 1;
  window.table.addEventListener('message', function hear({ data }) {
    if (data.t !== 'answer' || data.id !== id) return;
    window.table.removeEventListener('message', hear);
    done([data.status, JSON.parse(data.text)]);
  });
  window.table.postMessage({ t: 'ask', id, method, path, body: body === null ? null : JSON.stringify(body) });
})"""
# Plays all seats of this browser with the first move that is offered, at most so many moves; says what happened.
PLAY = """([table, most]) => new Promise((done) => {
  const socket = -Math.floor(Math.random() * 1e9) - 1, seats = new Set();
  let made = 0, refused = 0;
  const say = (frame) => window.table.postMessage({ t: 'frame', socket, text: JSON.stringify(frame) });
  const end = (over) => {
    window.table.removeEventListener('message', hear);
    window.table.postMessage({ t: 'close', socket });
    done({ over, made, refused });
  };
  function hear({ data }) {
    if (data.t !== 'frame' || data.socket !== socket) return;
    const frame = JSON.parse(data.text);
    if (frame.t === 'refused' || frame.t === 'error') refused += 1;
    if (frame.t === 'snapshot') frame.table.seats.forEach((seat) => seat.me && seats.add(seat.seat));
    if ((frame.t !== 'snapshot' && frame.t !== 'update') || !frame.view) return;
    if (frame.outcome) return end(true);
    if (!seats.has(frame.to_act)) return;
    if (!frame.legal.length) return say({ t: 'seat', seat: frame.to_act });
    if (made >= most) return end(false);
    const [prefix, words] = frame.legal[0], text = words.length ? `${prefix} ${words[0]}` : prefix;
    made += 1;
    say({ t: 'act', id: `m${made}-${frame.n}`, ply: frame.ply, seat: frame.to_act, text });
  }
  window.table.addEventListener('message', hear);
  window.table.postMessage({ t: 'open', socket, table });
  say({ t: 'hello', since: null });
})"""
GO = """path => { const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link); link.click(); link.remove(); }"""
VERSION = "() => document.querySelector('meta[name=clowder-anywhere]').content.split(' ')[0]"


@contextmanager
def hosting(root: Path) -> Iterator[tuple[str, Any]]:
    """A host of files: its address, and the process, which a test may end."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "-d", str(root)]
    host = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert host.stdout is not None
        port = host.stdout.readline().split("port ")[1].split()[0]
        yield f"http://127.0.0.1:{port}/", host
    finally:
        host.terminate()
        host.wait(PATIENCE)


class Visitor(Person):
    """Somebody at a site without a server."""

    def __init__(self, browser: Any, address: str, **settings: Any) -> None:
        super().__init__(browser, address, bypass_csp=False, **settings)
        self.asked: list[str] = []
        self.context.add_init_script(WITNESS)
        self.context.on("request", lambda request: self.asked.append(request.url))
        self.page.set_default_timeout(START)

    def is_known(self) -> None:
        """Nobody is asked."""

    def is_kept(self) -> None:
        """All files are on the device, and the page has them from there."""
        self.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = self.page.evaluate(ASK, [method, path, body])
        assert status == 200, answer
        return answer

    def new_table(self, game: str, seats: list[Any], options: Any) -> str:
        wish = {"game": game, "options": options, "seats": seats, "start": True}
        return str(self.ask("POST", "api/tables", wish)["table"]["id"])

    def play(self, table: str, most: int = 100_000) -> Any:
        return self.page.evaluate(PLAY, [table, most])

    def go(self, path: str) -> None:
        """Within the page."""
        self.page.evaluate(GO, self.address + path)

    def left_the_site(self) -> list[str]:
        return [url for url in self.asked if not url.startswith((self.address, "blob:", "data:"))]
