"""Watches a table at every picture of the browser, and says where it showed a result before its scene had ended."""

from typing import Any

from tests.client.playing import MINE_OR_OVER

# Keeps every update that the page hears, from before the page is there.
HEAR = """(() => {
  window.heard = [];
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.t === 'snapshot' && frame.view) window.first = frame;
        if (frame.t === 'update' && frame.view) window.heard.push(frame);
      });
    }
  };
})()"""
# What stands on the screen, read at every picture.
WATCH = """() => {
  const BOARD = /^(cat\\d+|car|mouse@|bird@|card:|cell:|lying:|scratcher:)/;
  const isSeen = piece => {
    for (let each = piece; each && each !== document.body; each = each.parentElement)
      if (parseFloat(getComputedStyle(each).opacity) < 0.05) return false;
    const inner = piece.firstElementChild;
    return !inner || parseFloat(getComputedStyle(inner).opacity) >= 0.05;
  };
  const place = (piece, plane) => {
    const box = piece.getBoundingClientRect();
    const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const { x, y } = plane ? point.matrixTransform(plane.getScreenCTM().inverse()) : point;
    return [Math.round(x), Math.round(y)];
  };
  const text = which => document.querySelector(which)?.innerText ?? '';
  // A slow machine draws fewer pictures than there are scenes: every scene is noted, also between two pictures.
  let scenes = [], moved = [];
  const note = () => {
    const { scene, moving } = document.querySelector('.table-screen').dataset;
    if (scene) scenes.push(scene);
    moved.push(...(moving ?? '').split(' ').filter(Boolean));
  };
  const attributeFilter = ['data-scene', 'data-moving'];
  new MutationObserver(note).observe(document.querySelector('.table-screen'), { attributeFilter });
  window.frames_ = [];
  window.take = () => {
    const table = document.querySelector('.table-screen');
    const plane = document.querySelector('.plane');
    const pieces = {};
    for (const piece of document.querySelectorAll('main.board [data-piece]')) {
      const name = piece.dataset.piece;
      if (BOARD.test(name) && isSeen(piece)) pieces[name] = place(piece, plane);
    }
    const seats = [...document.querySelectorAll('.side [data-piece^="seat:"]')].map(panel => ({
      seat: Number(panel.dataset.piece.slice(5)),
      score: panel.querySelector('.score')?.firstChild?.textContent ?? null,
      lives: panel.querySelector('.lives b')?.textContent ?? null,
      foods: panel.querySelectorAll('.foods svg:not(.gone)').length,
    })).sort((a, b) => a.seat - b.seat);
    return {
      ply: Number(table.dataset.ply), scene: table.dataset.scene ?? null,
      lines: [...document.querySelectorAll('.log [data-line]')].map(line => line.dataset.line),
      turn: document.querySelector('.side [aria-current]')?.dataset.piece ?? null,
      status: text('.status'), hand: text('.hand') + document.querySelectorAll('.hand [data-piece]').length,
      moment: document.querySelector('.moment')?.innerText ?? null,
      pieces, seats,
    };
  };
  const look = () => {
    const now = window.take();
    const last = window.frames_.at(-1);
    const plain = frame => JSON.stringify({ ...frame, scenes: 0, moving: 0 });
    const same = last && plain(last) === plain(now);
    if (!same) {
      window.frames_.push({ ...now, scenes: [...new Set(scenes)], moving: [...new Set(moved)] });
      scenes = [];
      moved = [];
      note();
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# Plays one's seat through a socket of its own: the first listed move, or one chosen by the number of the move.
PLAY = """([id, moves]) => new Promise(done => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/ws`);
  let me = -1, made = 0;
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', since: null }));
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.t === 'snapshot') me = frame.seat;
    if (frame.t !== 'snapshot' && frame.t !== 'update') return;
    if (frame.outcome || (frame.to_act === me && made >= moves)) { socket.close(); done([frame.n, frame.ply]); return; }
    if (frame.to_act !== me || !frame.legal.length) return;
    const [prefix, words] = frame.legal[made % frame.legal.length];
    const text = words.length ? `${prefix} ${words[made % words.length]}` : prefix;
    made += 1;
    socket.send(JSON.stringify({ t: 'act', id: `m${frame.n}`, ply: frame.ply, seat: me, text }));
  };
})"""
# The page shows what happened until then.
SHOWN = """ply => document.querySelector('.sheet ol .panel')
  || Number(document.querySelector('.table-screen').dataset.ply) >= ply"""


def play_along(someone: Any, moves: int) -> None:
    """So many moves of one's own by a socket beside the page; then it is one's turn again, or the game is over."""
    page = someone.page
    _, ply = page.evaluate(PLAY, [page.url.rpartition("/")[2], moves])
    page.wait_for_function(SHOWN, arg=ply)


def play_elsewhere(someone: Any, moves: int) -> None:
    """The same while the table is not on the screen, which spares the browser most of the work; then it is again."""
    page = someone.page
    table = page.url.rpartition("/")[2]
    page.goto(someone.address + "healthz")
    page.evaluate(PLAY, [table, moves])
    someone.open(f"t/{table}")
    page.wait_for_function(MINE_OR_OVER)


# What changes the figures of a panel, and how they are read from a view.
FIGURES: dict[str, tuple[str, str, set[str]]] = {
    "csacska-macska": ("score", "coins", {"score", "swap", "good_dog", "bad_dog", "cat_lady"}),
    "if-it-fits": ("score", "scores", {"start", "box", "toy_box", "toy_across", "princess", "cat", "sleep"}),
    "cat-attack": ("lives", "lives", {"lost", "gained"}),
}
# Steps of a cat that walks along its path, or of cats that make room; more than that between two pictures is a jump.
STRIDE = 330

Frame = dict[str, Any]


class Story:
    """What was heard and what was seen of some moves."""

    def __init__(
        self, game: str, first: dict[str, Any], heard: list[dict[str, Any]], frames: list[dict[str, Any]]
    ) -> None:
        self.game = game
        self.frames = frames
        self.events = {(f["n"], i): event for f in heard for i, event in enumerate(f["events"])}
        self.views = {first["ply"]: first["view"]} | {f["ply"]: f["view"] for f in heard}
        self.turns = {first["ply"]: first["to_act"]} | {f["ply"]: f["to_act"] for f in heard}
        self.by_ply = {f["ply"]: f for f in heard}

    def faults(self) -> list[str]:
        found: list[str] = []
        for before, now in zip(self.frames, self.frames[1:], strict=False):
            found += self.lines_without_a_scene(before, now)
            found += self.figures_too_early(now)
            found += self.headline_too_early(now)
            found += self.jumps(before, now)
        return found

    def told(self, frame: Frame) -> list[dict[str, Any]]:
        """The events of the update that is being shown which stand in the log."""
        update = self.by_ply.get(frame["ply"] + 1)
        if not update:
            return []
        lines = {tuple(map(int, line.split("-"))) for line in frame["lines"] if line[0].isdigit()}
        return [event for i, event in enumerate(update["events"]) if (update["n"], i) in lines]

    def lines_without_a_scene(self, before: Frame, now: Frame) -> list[str]:
        """A line of the log is written when the scene of its event has played."""
        new = [
            tuple(map(int, line.split("-")))
            for line in now["lines"]
            if line not in before["lines"] and line[0].isdigit()
        ]
        kinds = {self.events[line]["kind"] for line in new if line in self.events}
        return [f"line of {kind} without its scene" for kind in sorted(kinds - {*before["scenes"], *now["scenes"]})]

    def figures_too_early(self, frame: Frame) -> list[str]:
        if self.game not in FIGURES:
            return []
        what, path, causes = FIGURES[self.game]
        before = self.views.get(frame["ply"])
        if before is None or any(event["kind"] in causes for event in self.told(frame)):
            return []
        shown = [panel[what] for panel in frame["seats"]]
        expected = [str(value) for value in before[path]]
        return [] if shown == expected else [f"{path} {shown} instead of {expected} at ply {frame['ply']}"]

    def headline_too_early(self, frame: Frame) -> list[str]:
        turn = self.turns.get(frame["ply"], -1)
        expected = f"seat:{turn}" if turn >= 0 else None
        return [] if frame["turn"] in (expected, None) else [f"turn of {frame['turn']} instead of {expected}"]

    def jumps(self, before: Frame, now: Frame) -> list[str]:
        announced = set(before["moving"]) | set(now["moving"])
        scene = now["scenes"]
        found = []
        for name in set(before["pieces"]) | set(now["pieces"]):
            was, is_ = before["pieces"].get(name), now["pieces"].get(name)
            if was == is_ or name in announced:
                continue
            if was is None or is_ is None:
                found.append(f"{name} {'appears' if was is None else 'vanishes'} in {scene}")
            elif abs(was[0] - is_[0]) + abs(was[1] - is_[1]) > STRIDE // 5:
                found.append(f"{name} jumps from {was} to {is_} in {scene}")
        return found
