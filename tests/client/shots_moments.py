"""Makes pictures of what happens at a table: the big moments, and one move of a bot at each pace as a strip.

python tests/client/shots_moments.py FOLDER [--game GAME] [--what moments|strips] [--kinds KINDS] [--language L]
Moments are taken from replays of games that chance has played; each says whether any of it is cut off.
"""

import argparse
import base64
import json
import random
import re
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import people
from playwright.sync_api import TimeoutError as Timeout
from playwright.sync_api import sync_playwright

from clowder.core.play import play_legal
from clowder.core.record import Record
from clowder.core.types import NOBODY
from clowder.games import GAMES as GAMES_OF_THE_HOUSE

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


# A moment stays until all its pictures are taken: its time at the calm pace never runs out.
STAY = """(() => { const set = window.setTimeout;
  window.setTimeout = (done, ms, ...more) => set(done, ms === 6000 ? 1e9 : ms, ...more); })()"""
CUT = """() => { const panel = document.querySelector('.moment'); const box = panel.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    && panel.scrollHeight <= panel.clientHeight + 1 && panel.scrollWidth <= panel.clientWidth + 1; }"""
KINDS = {
    "cat-box": "played,fished,mouse_moved,scratcher_laid",
    "csacska-macska": "steal,score,good_dog,bad_dog,swap,cat_lady",
    "if-it-fits": "closed,princess",
    "cat-attack": "curiosity,fight,fight-lost,attacked,trespasser,raided,burgled,six,"
    "lost-car,lost-dog,lost-shop,lost-penalty",
}
# What makes two moments of one kind differ.
DIFFER = {"played": "tile", "lost": "cause"}
# Of the Curiosity cards the one with most to read is looked at, whichever was drawn.
RULEBOOK = Path(__file__).parents[2] / "src/clowder/games/cat_attack/rulebook"
CURIOSITY = re.compile(r"^piece-(K\d\d) = (.+)\n    \.text = (.+)$", re.MULTILINE)
DROP = """text => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', { type: 'application/json' }));
  dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}"""
# Games that chance plays until every kind has come up, and moves of one of them.
MOST_GAMES, MOST_MOVES = 120, 500


def moments(someone: people.Person, game: str, wanted: argparse.Namespace) -> None:
    """Every kind of moment from a game in which it came up, held until all pictures are taken."""
    page = someone.page
    page.add_init_script(STAY)
    card = longest_card(wanted.language)
    page.route("**/api/replay*", lambda route: draw_longest(route, card))
    pace(someone, "calm")
    kinds = (wanted.kinds or KINDS[game]).split(",")
    for kind, records in found(game, kinds).items():
        if any(told(someone, record, kind) for record in records):
            show(someone, game, kind, wanted)
        else:
            print(game, kind, "is not told large")


def found(game: str, kinds: list[str]) -> dict[str, list[Record]]:
    """For each kind some games that end with it."""
    options, bots = TABLES[game]
    made: dict[str, list[Record]] = {}
    for seed in range(MOST_GAMES):
        record = Record.start(GAMES_OF_THE_HOUSE.get(game), seats=bots + 1, options=options, seed=seed)
        state = GAMES_OF_THE_HOUSE.get(game).new(**record.deal())
        chance = random.Random(seed)
        while state.to_act() >= 0 and len(record.actions) < MOST_MOVES:
            action = chance.choice(list(state.legal_actions()))
            record = record.with_action(state.action_text(action))
            for event in play_legal(state, action):
                kind = moment_name(event.seen_by(NOBODY), kinds)
                if kind is not None and len(made.setdefault(kind, [])) < 3:
                    made[kind].append(record)
        if {kind.partition("-")[0] for kind in made} >= {kind.partition("-")[0] for kind in kinds} and seed > 20:
            break
    return made


def moment_name(event: dict[str, Any], kinds: list[str]) -> str | None:
    more = event.get(DIFFER.get(event["kind"], ""))
    name = f"{event['kind']}-{more}" if more else str(event["kind"])
    return name if name in kinds or (event["kind"] in kinds and (more or event["kind"] not in DIFFER)) else None


def longest_card(language: str) -> str:
    cards = CURIOSITY.findall((RULEBOOK / language / "table.ftl").read_text(encoding="utf-8"))
    return str(max(cards, key=lambda card: len(card[1] + card[2]))[0])


def draw_longest(route: Any, card: str) -> None:
    answer = route.fetch()
    told = answer.json()
    for event in (event for step in told["steps"] for event in step["events"] if event["kind"] == "curiosity"):
        event["card"] = card
    route.fulfill(response=answer, json=told)


def told(someone: people.Person, record: Record, kind: str) -> bool:
    """Whether the last step of this game has such a moment, which then stands; those before it are tapped away."""
    page = someone.page
    someone.open("replay")
    page.wait_for_selector(".zone")
    page.evaluate(DROP, json.dumps(record.as_json()))
    page.wait_for_selector("[data-page=replay] :is(svg[role=application], .room)")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f"[data-page=replay][data-ply='{len(record.actions) - 1}']")
    page.wait_for_timeout(300)
    page.keyboard.press("ArrowRight")
    wanted = page.locator(f".moment[data-event='{kind if kind == 'fight-lost' else kind.partition('-')[0]}']")
    for _ in range(4):
        try:
            page.wait_for_selector(".moment", timeout=15_000)
        except Timeout:  # a kind that is big only for some
            return False
        if wanted.count():
            page.wait_for_timeout(400)
            return True
        page.locator(".moment").click()
        page.wait_for_timeout(100)
    return False


def show(someone: people.Person, game: str, kind: str, wanted: argparse.Namespace) -> None:
    """The moment that stands, at every size and in both lights."""
    page = someone.page
    page.add_style_tag(content="* { transition: none !important; }")  # colours between two schemes are of neither
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(150)
            if wanted.language == "en":
                page.screenshot(path=str(wanted.folder / f"{game}-{kind}-{width}x{height}-{scheme}.png"))
        print(game, kind, f"{width}x{height}", "whole" if page.evaluate(CUT) else "CUT OFF", flush=True)


def strip(someone: people.Person, game: str, folder: Path, paces: tuple[str, ...]) -> None:
    """The answer of the bots to one move of the person, at each pace."""
    page = someone.page
    for name in paces:
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
    parser.add_argument("--pace", choices=PACES, action="append", help="of the strips")
    parser.add_argument("--kinds", default="", help="kinds of events, with commas")
    parser.add_argument("--language", default="en", help="others than en are measured without pictures")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, TemporaryDirectory() as data, ExitStack() as rooms:
        address = rooms.enter_context(people.serving(data))
        browser = playwright.chromium.launch(executable_path=people.CHROMIUM, args=people.FLAGS)
        for game in wanted.game or GAMES:
            if "strips" in (wanted.what or ("strips",)):
                size = {"width": 1366, "height": 768}
                strip(
                    people.Person(browser, address, viewport=size, reduced_motion="no-preference"),
                    game,
                    wanted.folder,
                    tuple(wanted.pace or PACES),
                )
            if "moments" not in (wanted.what or ("moments",)):
                continue
            someone = people.Person(browser, address, locale=wanted.language, reduced_motion="no-preference")
            moments(someone, game, wanted)
            someone.context.close()
        browser.close()


if __name__ == "__main__":
    main()
