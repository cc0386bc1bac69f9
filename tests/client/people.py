"""A server of its own, and people before screens."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import clowder

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = str(Path(clowder.__file__).resolve().parents[1])  # the servers run what the tests run, compiled or not
STATIC = ROOT / "src" / "clowder" / "server" / "static" / "index.html"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
# The same engine without windows and menus: half the work for the machine. What installs an app or shows notices of
# the system needs the whole browser.
QUICK_CHROMIUM = shutil.which("chromium-headless-shell") or CHROMIUM
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--no-first-run",
]
SERVE = "import sys; from tests.client.dealer import main; main(*sys.argv[1:])"
# What our page gives to the seed of a deal is known; whoever else draws (the socket routes of a test) gets real chance.
SHARE = """const chance = crypto.getRandomValues.bind(crypto);
const ours = error => error.stack.split('\\n')[2].includes('/assets/');
crypto.getRandomValues = bytes => ours(new Error()) ? bytes.fill(7) : chance(bytes);"""
ASKING = "asking.txt"
PATIENCE = 60  # seconds for what takes a few on a quiet machine
# One's turn, in words: what is to be done is told by the game's own sentences, which may come after the table.
MINE = """[...document.querySelectorAll('.status.mine')].some(line =>
  /[.!?] +\\S/.test(line.textContent) || document.querySelector('.confirm:not([disabled])'))"""
# No letters are on their way any more: those that come are wider or narrower than those that stood there.
LETTERS = "() => document.fonts.status === 'loaded'"


def ask(folder: Path, test: str) -> None:
    """From now on the server in this folder deals what belongs to this test (see dealer.py)."""
    (folder / ASKING).write_text(f"{os.environ.get('CLOWDER_DEALS', '')} {test}", encoding="utf-8")


@contextmanager
def serving(data: str, prefix: str = "", hints: str = "") -> Iterator[str]:
    """A server of its own while the block runs: its address, ending in a slash. `hints`: not from the usual level."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), PACKAGE))}
    server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), data, prefix, hints], env=env)
    url = f"http://127.0.0.1:{port}{prefix}/"
    try:
        limit = time.monotonic() + 400  # on a loaded machine
        while True:
            try:
                urllib.request.urlopen(url + "healthz", timeout=5).read()
                break
            except OSError:
                assert server.poll() is None, "the server did not start"
                assert time.monotonic() < limit, "the server did not answer in time"
                time.sleep(0.1)
        yield url
    finally:
        server.terminate()
        server.wait(PATIENCE)


# Before an open sheet nothing else can be reached; the page behind it is looked at by itself.
# Only violations are wanted: of what passes axe would spell out every place, which takes most of its time.
WISH = {"resultTypes": ["violations"], "iframes": False}
FINDINGS = """async wish => (await axe.run(document.querySelector('dialog[open]') ?? document, wish)).violations
  .map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', '))"""


class Person:
    """Somebody before a screen."""

    def __init__(self, browser: Any, address: str, **settings: Any) -> None:
        self.address = address
        self.small = settings.pop("small", False)
        self.troubles: list[str] = []
        self._expected: list[str] = []
        size = {"width": 360, "height": 740} if self.small else {"width": 1280, "height": 800}
        settings = {
            "viewport": size,
            "has_touch": self.small,
            "reduced_motion": "reduce",
            "locale": "en",
            "bypass_csp": True,
        } | settings
        self.context = browser.new_context(**settings)
        self.context.add_init_script(SHARE)
        self.context.set_default_timeout(PATIENCE * 1000)  # a busy machine takes ten times as long
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        """Errors of the console, but not that a whole browser finds no icon for an answer that is no page."""
        if message.type == "error" and not message.location["url"].endswith("/favicon.ico"):
            self.troubles.append(message.text)

    def expect_trouble(self, words: str) -> None:
        """An error of the console that belongs to the test, whenever the browser gets round to telling it."""
        self._expected.append(words)

    def real_troubles(self) -> list[str]:
        return [each for each in self.troubles if not any(words in each for words in self._expected)]

    def saw(self) -> str:
        """The page in words: its address, its errors, and what stands on it."""
        body = self.page.locator("body")
        try:
            words = body.inner_text(timeout=3_000) + "\n" + body.inner_html(timeout=3_000)[:3_000]
        except Exception as gone:  # a page that was closed, or hangs
            words = f"nothing: {gone}"
        return f"{self.page.url}\n{self.troubles}\n{words}"

    def open(self, path: str = "") -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main")
        self.page.wait_for_function(LETTERS)

    def arrive(self) -> None:
        """Known to the server, and nothing of the page is drawn yet: for tests that begin at a table."""
        self.page.goto(self.address + "healthz")
        self.page.evaluate("() => fetch('api/me').then(answer => answer.text())")

    def press(self, locator: Any) -> None:
        """Click, or tap where there is a touch screen."""
        if self.small:
            locator.tap()
        else:
            locator.click()

    def sheet(self, game: str, way: int) -> None:
        """Open the sheet for a new table: way 0 alone, 1 with friends, 2 on one screen."""
        self.open()
        self.is_known()
        card = self.page.locator(".card", has=self.page.locator("h2", has_text=game))
        self.press(card.locator(".ways button").nth(way))
        self.page.wait_for_selector("dialog[open]")

    def is_known(self) -> None:
        """The server has said who they are: somebody who made a table before that would be another person."""
        self.until(lambda: any(cookie["name"] == "clowder_session" for cookie in self.context.cookies()))

    def deal(self) -> None:
        self.press(self.page.locator("dialog button[type=submit]"))

    def choose_level(self, name: str) -> None:
        self.page.locator("dialog .pill", has_text=name).first.click()

    def until(self, is_so: Callable[[], Any]) -> None:
        """Waits for what the browser tells this program: requests that are held, workers that were started."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, "it has not come"
            self.page.wait_for_timeout(20)

    def my_turn(self) -> None:
        self.page.wait_for_function(f"() => {MINE}")
        self.page.wait_for_selector("main .felt, main .room")
        self.page.wait_for_function(LETTERS)

    def is_told(self) -> None:
        """What happened stands in the log: the game's own sentences have come, and the letters."""
        self.page.wait_for_selector(".log [data-line]", state="attached")
        self.page.wait_for_function(LETTERS)

    def is_over(self) -> bool:
        return bool(self.page.locator(".sheet ol .panel").count())

    def axe(self) -> list[str]:
        """Findings on the page as it is, or in the sheet that is open."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        return list(self.page.evaluate(FINDINGS, WISH))

    def axe_in_every_scheme(self) -> list[str]:
        """The same in the light; in the dark, with stronger marks and in forced colours only colours differ."""
        page = self.page
        page.add_style_tag(content="* { transition: none !important; }")  # colours between two schemes are of neither
        found = self.axe()
        colours = {**WISH, "runOnly": ["color-contrast"]}
        page.emulate_media(color_scheme="dark")
        page.wait_for_selector("html[data-theme=dark]")
        found += page.evaluate(FINDINGS, colours)
        page.emulate_media(color_scheme="light")
        page.wait_for_selector("html[data-theme=light]")
        page.evaluate("() => (document.documentElement.dataset.marks = 'true')")
        found += page.evaluate(FINDINGS, colours)
        page.evaluate("() => (document.documentElement.dataset.marks = 'false')")
        page.emulate_media(forced_colors="active")
        found += page.evaluate(FINDINGS, colours)
        page.emulate_media(forced_colors="none")
        return found
