"""The attacks of bench/server/hostile.py: each is what one guest does to the server for some seconds."""

import copy
import http.client
import itertools
import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from driver import Server
from hostile import bare, masked, upgraded

from clowder.core.record import Record
from clowder.core.rng import Rng
from clowder.games import GAMES
from clowder.games.cat_attack import catalogue

HELLO = masked(0x81, b'{"t":"hello","since":null}')
FORMS = {"Content-Type": "application/json"}


class Target(NamedTuple):
    """The server, a guest of it with a table of their own, a table of somebody else, and when to stop."""

    server: Server
    cookie: str
    own: str
    others: str
    end: float

    def is_over(self) -> bool:
        return time.monotonic() >= self.end


Attack = Callable[[Target], None]
Request = tuple[str, str, Any]


# -- sockets -----------------------------------------------------------------------------------------------------------


def _flood(target: Target, what: bytes, sockets: int) -> None:
    lines = []
    while not target.is_over():
        try:
            if len(lines) < sockets:
                lines.append(upgraded(target.server, target.own, target.cookie))
            for line in lines:
                line.setblocking(False)
                line.send(what)
        except (OSError, AssertionError):
            time.sleep(0.01)
    for line in lines:
        line.close()


def unread_hellos(target: Target) -> None:
    _flood(target, HELLO * 50, 30)


def pings(target: Target) -> None:
    _flood(target, masked(0x89, b"") * 500, 10)


def frames(target: Target) -> None:
    _flood(target, masked(0x81, b'{"t":"ping","id":"p"}') * 200, 10)


def moves_for_another_position(target: Target) -> None:
    """Each is answered with a whole position, where it may."""
    _flood(target, masked(0x81, b'{"t":"act","id":"x","ply":9,"seat":0,"text":"wave"}') * 50, 10)


def dripped_frames(target: Target) -> None:
    """A message of a megabyte, a few bytes at a time."""
    head = bytes((0x81, 0xFF)) + (1 << 20).to_bytes(8, "big") + b"\x0a\x0b\x0c\x0d"
    _flood(target, head + b"j" * 100, 30)


# -- heads of requests -------------------------------------------------------------------------------------------------


def half_requests(target: Target) -> None:
    lines = []
    with suppress(OSError):
        while not target.is_over() and len(lines) < 3000:
            lines.append(bare(target.server))
            lines[-1].sendall(b"GET / HTTP/1.1\r\nHost:")
    time.sleep(max(0.0, target.end - time.monotonic()))
    for line in lines:
        line.close()


def endless_heads(target: Target) -> None:
    while not target.is_over():
        with suppress(OSError), bare(target.server) as line:
            line.sendall(b"GET / HTTP/1.1\r\nX-Junk: ")
            while not target.is_over():
                line.sendall(b"j" * 65_536)


# -- requests ----------------------------------------------------------------------------------------------------------


def _ask(target: Target, requests: Iterator[Request], cookies: Iterator[str] | None = None) -> None:
    """As fast as they are answered."""
    line = http.client.HTTPConnection("127.0.0.1", target.server.port, timeout=60)
    while not target.is_over():
        method, path, body = next(requests)
        cookie = target.cookie if cookies is None else next(cookies)
        headers = {**FORMS, "Cookie": f"clowder_session={cookie}"} if cookie else FORMS
        try:
            line.request(method, path, None if body is None else json.dumps(body), headers)
            line.getresponse().read()
        except (OSError, http.client.HTTPException):
            line.close()


def _walls(size: int, edges: list[tuple[int, int]]) -> Any:
    board: Any = copy.deepcopy(catalogue.house_board())
    for n in range(size):
        board["spaces"].append({"id": f"Q{n}", "kind": "wall", "x": n, "y": 0, "curiosity": False})
    board["edges"] += [["R3", "Q0"], *([f"Q{a}", f"Q{b}"] for a, b in edges)]
    return board


def _wish(board: Any, start: bool) -> Any:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot" if start else "open"}]
    return {"game": "cat-attack", "options": {"board": board}, "seats": seats, "start": start}


def option_bombs(target: Target) -> None:
    """Boards whose ways explode: a clique of walls, and a ring of an allowed degree."""
    clique = _walls(12, [(a, b) for a in range(12) for b in range(a)])
    ring = _walls(48, [(n, (n + step) % 48) for n in range(48) for step in range(1, 4)])
    _ask(target, itertools.cycle([("POST", "/api/tables", _wish(board, True)) for board in (clique, ring)]))


def junk_in_the_lobby(target: Target) -> None:
    """Open tables with boards of their own, and the list of all of them."""
    fence = _walls(20, [(n, n + 1) for n in range(19)])
    _ask(target, itertools.cycle([("POST", "/api/tables", _wish(fence, False)), ("GET", "/api/tables?open=1", None)]))


def tables_of_strong_bots(target: Target) -> None:
    """Five panthers each, which nobody watches."""
    seats = [{"kind": "bot", "level": "panther"}] * 5
    _ask(target, itertools.repeat(("POST", "/api/tables", {"game": "cat-attack", "seats": seats, "start": True})))


def _whole_game(game: str) -> Any:
    rules = GAMES.get(game)
    state, choose, texts = rules.new(seats=3, seed=7), Rng(8), []
    while state.to_act() >= 0:
        action = state.nth_action(choose.below(state.count_actions()))
        texts.append(state.action_text(action))
        state.apply(action)
    return {**Record.start(rules, seats=3, seed=7).as_json(), "actions": texts}


def replays(target: Target) -> None:
    record = _whole_game("csacska-macska")
    _ask(target, itertools.repeat(("POST", "/api/replay?seat=all", record)))


def rulebooks_and_lessons(target: Target) -> None:
    paths = [
        f"/api/games/{game}/rulebook?seats=3&lang={lang}" for game in ("cat-box", "cat-attack") for lang in ("en", "uk")
    ]
    _ask(target, itertools.cycle([("GET", path, None) for path in [*paths, "/api/learn/cat-attack"]]))


def twisted_cookies(target: Target) -> None:
    """One session in many spellings: each had a rate of its own."""
    value, _, signature = target.cookie.rpartition(".")
    spellings = (f"{value}.{signature[:4]}{'~' * (1 + n % 99)}{signature[4:]}" for n in itertools.count())
    _ask(target, itertools.repeat(("GET", "/api/tables?open=1", None)), spellings)


def new_guests(target: Target) -> None:
    _ask(target, itertools.repeat(("GET", "/api/me", None)), itertools.repeat(""))


def renames(target: Target) -> None:
    _ask(target, (("PATCH", "/api/me", {"name": f"M{n}"}) for n in itertools.count()))


def others_seats(target: Target) -> None:
    """All seats of somebody's table, under many names, and its start."""
    path = f"/api/tables/{target.others}"
    wishes = [("POST", f"{path}/join", {"seat": n, "name": f"M{n}"}) for n in range(4)]
    _ask(
        target, itertools.cycle([*wishes, ("POST", f"{path}/start", {"fill": "random"}), ("POST", f"{path}/leave", {})])
    )


def pictures_of_links(target: Target) -> None:
    """A link to watch one's own table, and the picture that messengers show of it, drawn anew each time."""
    line = http.client.HTTPConnection("127.0.0.1", target.server.port, timeout=60)
    headers = {**FORMS, "Cookie": f"clowder_session={target.cookie}"}
    line.request("POST", f"/api/tables/{target.own}/links", json.dumps({"purpose": "watch"}), headers)
    answer = line.getresponse()
    made = json.loads(answer.read())
    line.close()
    assert answer.status == 201, made
    key = made["path"].rpartition("/")[2]
    _ask(target, itertools.repeat(("GET", f"/l/{key}/picture.png", None)))


def own_data(target: Target) -> None:
    """All that is stored about oneself, and one's games."""
    _ask(target, itertools.cycle([("GET", path, None) for path in ("/api/me/data", "/api/me/games", "/api/me/links")]))


def pauses(target: Target) -> None:
    path = f"/api/tables/{target.own}/pause"
    _ask(target, itertools.cycle([("POST", path, {"on": True}), ("POST", path, {"on": False})]))


ATTACKS: dict[str, Attack] = {
    "1 boards whose ways explode, as options": option_bombs,
    "2 30 sockets that say hello without end and read nothing": unread_hellos,
    "3 heads of requests without end": endless_heads,
    "4 tables of five panthers that nobody watches": tables_of_strong_bots,
    "5 replays of a whole game": replays,
    "6 one cookie in many spellings": twisted_cookies,
    "7 3,000 requests that do not come to their end": half_requests,
    "9 moves for another position on 10 sockets": moves_for_another_position,
    "10 open tables with boards, and the list of them": junk_in_the_lobby,
    "11 seats and start of somebody's table": others_seats,
    "WebSocket pings without end on 10 sockets": pings,
    "frames without end on 10 sockets": frames,
    "messages of 1 MB, dripped": dripped_frames,
    "rulebooks and lessons": rulebooks_and_lessons,
    "new guests without end": new_guests,
    "renames": renames,
    "pauses": pauses,
    "pictures of a link": pictures_of_links,
    "one's own data, games and links": own_data,
}
