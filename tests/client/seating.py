"""How people come to a table: alone with bots, and two of them."""

from typing import Any

from tests.client.people import LETTERS
from tests.client.playing import MINE_OR_OVER

NEW_TABLE = """async wish => (await (await fetch('/api/tables', {method: 'POST',
  headers: {'content-type': 'application/json'}, body: JSON.stringify(wish)})).json()).table.id"""
POST = """async ([path, body]) => {
  const answer = await fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  return answer.status;
}"""
# The path of a new link to a table.
NEW_LINK = """async ([table, wish]) => (await (await fetch(`/api/tables/${table}/links`, {method: 'POST',
  headers: {'content-type': 'application/json'}, body: JSON.stringify(wish)})).json()).path"""
# Plays one's seat of a table to its end, always the first move that the server lists.
PLAY_ON = """id => {
  window.over = false;
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/ws`);
  let me = -1;
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', since: null }));
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.t === 'snapshot') me = frame.seat;
    if (frame.t !== 'snapshot' && frame.t !== 'update') return;
    if (frame.outcome) { window.over = true; socket.close(); return; }
    if (frame.to_act !== me || !frame.legal.length) return;
    const [prefix, words] = frame.legal[0];
    const text = words.length ? `${prefix} ${words[0]}` : prefix;
    socket.send(JSON.stringify({ t: 'act', id: `m${frame.n}`, ply: frame.ply, seat: me, text }));
  };
}"""


# The last move is shown a moment before the game is stored as over; then there is all that a finished game has.
STORED = "async id => (await (await fetch(`/api/tables/${id}`)).json()).status === 'over'"


def play_out(someone: Any, table: str) -> None:
    """Somebody's seat is played to the end of the game, which is stored as over."""
    someone.page.evaluate(PLAY_ON, table)
    is_played_out(someone, table)


def is_played_out(someone: Any, table: str) -> None:
    """Waits until the game that somebody plays on by itself is over and stored."""
    someone.page.wait_for_function("() => window.over", timeout=300_000)
    someone.page.wait_for_function(STORED, arg=table, polling=100)


def solo(someone: Any, game: str) -> None:
    """A table of two for Cat Box, of the usual size else, with bots that play at random; it is the person's turn."""
    someone.sheet(game, 0)
    if game == "Cat Box":
        someone.page.locator("dialog .pill").first.click()
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()


def sit_down(someone: Any, game: str, options: dict[str, Any] | None = None, seats: int = 3) -> None:
    """A new table with bots that play at random, once it is the person's turn or over."""
    someone.arrive()
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    wish = {"game": game, "options": options or {}, "seats": [{"kind": "me"}, *bots], "private": True}
    table = someone.page.evaluate(NEW_TABLE, {**wish, "spectators": "none", "start": True})
    someone.open(f"t/{table}")
    someone.page.wait_for_selector("svg[role=application], main .room")  # the game's own part of the page has arrived
    someone.page.wait_for_function(MINE_OR_OVER)
    someone.page.wait_for_function(LETTERS)


def sit_at(someone: Any, game: str, seats: int = 3, **options: Any) -> None:
    """The same, and it is the person's turn."""
    sit_down(someone, game, options, seats)
    someone.my_turn()


def sit_together(host: Any, guest: Any, **more: Any) -> str:
    """A running table of Cat Box with these two; the host begins. Returns its id; neither has opened it."""
    host.arrive()
    guest.arrive()
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "cat-box", "options": {"start_player": 1}, "seats": seats, "private": True, "spectators": "none"}
    table: str = host.page.evaluate(NEW_TABLE, {**wish, "start": False, **more})
    invite_in(host, guest, table)
    assert host.page.evaluate(POST, [f"api/tables/{table}/start", {}]) == 200
    return table


def invite_in(host: Any, guest: Any, table: str) -> None:
    """The guest sits down as Olha, by a link of the host's."""
    path = host.page.evaluate(NEW_LINK, [table, {"purpose": "play"}])
    assert guest.page.evaluate(POST, [f"api/links/{path.removeprefix('/l/')}/join", {"name": "Olha"}]) == 200


def both_open(host: Any, guest: Any, table: str) -> None:
    for each in (host, guest):
        each.open(f"t/{table}")
        each.page.wait_for_selector(".table-screen .status")
