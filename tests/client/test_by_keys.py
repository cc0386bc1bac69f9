"""Games by keys alone (the middle by a socket), from what a screen reader tells: the voices, and what has the focus."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.playing import play_cat_box
from tests.client.probes import LISTENER
from tests.client.seating import sit_down
from tests.client.story_probe import play_along

EXPECTED = "() => document.querySelector('[role=banner] [role=status], header [role=status]').textContent"
AT_LAST = "document.querySelector('dialog[open]')"
# The status that is said: one's turn (again) and what to do, whose words may come a little later; or the end.
TURN = f"() => {AT_LAST} || /^Your turn\\. *\\S/.test(({EXPECTED})())"
SURE = f"() => ({EXPECTED})().includes('Confirm your move')"
SAID = "before => window.heard.length > before"
# The name of what has the focus, if it can be pressed.
FOCUSED = """() => document.activeElement.matches('button:not([aria-disabled=true]), [role=button]')
  ? (document.activeElement.ariaLabel ?? document.activeElement.textContent).trim() : ''"""
BY_KEYS = 3
BETWEEN = {"cat-box": 6, "if-it-fits": 12}
STEPS = 60  # of the Tab key: more than a table has stops


class Blind:
    """Whoever hears and presses keys."""

    def __init__(self, someone: Any) -> None:
        self.page = someone.page
        self.page.add_init_script(f"({LISTENER})()")

    def press(self, key: str) -> str:
        """What is said because of it."""
        before = self.page.evaluate("window.heard.length")
        self.page.keyboard.press(key)
        self.page.wait_for_function(SAID, arg=before)
        return str(self.page.evaluate("window.heard.at(-1)"))

    def my_turn(self) -> str:
        """What is asked of them; empty: it is over."""
        self.page.wait_for_function(TURN)
        return "" if self.page.evaluate(f"() => Boolean({AT_LAST})") else str(self.page.evaluate(EXPECTED))

    def confirm(self) -> None:
        self.page.wait_for_function(SURE)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(f"() => {AT_LAST} || !({EXPECTED})().includes('Confirm your move')")

    def lay(self) -> None:
        """Picks the first card that fits somewhere, and lays it at the nearest place."""
        for key in "123456789":
            self.press(key)
            if "fits" in self.press("ArrowRight"):
                self.page.keyboard.press("Enter")
                self.confirm()
                return
        raise AssertionError("no card fits")

    def choose_in_tray(self, name: str) -> None:
        """From the board Enter goes to what can be chosen."""
        self.press("1")
        self.page.keyboard.press("Enter")
        self.page.wait_for_function("name => document.activeElement.textContent.trim() === name", arg=name)
        self.page.keyboard.press("Enter")
        self.confirm()


@pytest.mark.parametrize("game", ["cat-box", "if-it-fits"])
def test_a_whole_game_by_keys_and_ears(person: Any, game: str) -> None:
    someone = person()
    blind = Blind(someone)
    sit_down(someone, game, seats=5)
    for n in range(100):
        if n == BY_KEYS:  # it is long: beginning and end by keys, what is between by a socket
            play_along(someone, BETWEEN[game])
        asked = blind.my_turn()
        if not asked:
            break
        if "Draw a card" in asked:
            blind.choose_in_tray("Draw a card")
        else:
            blind.lay()
    expect(someone.page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    assert not [words for words in someone.page.evaluate("window.heard") if re.search(r"\d,-?\d", words)]


PLY = "() => document.querySelector('.table-screen').dataset.ply"
# Something has come of a key: words, another focus, another sentence about what is expected, or the next move.
STEP = f"""() => [
  document.activeElement.dataset.spot, ({FOCUSED})(), ({EXPECTED})(), ({PLY})(), window.heard.length].join()"""
IN_TRAY = "() => Boolean(document.activeElement.closest('footer .hand'))"


def attack(blind: Blind) -> None:
    """A decision: a card by its number, then Enter leads to what can be chosen, chooses it, and confirms."""
    page = blind.page
    asked, ply = page.evaluate(EXPECTED), page.evaluate(PLY)
    chosen: set[str] = set()

    def is_done() -> bool:
        return bool(page.evaluate(f"ply => Boolean({AT_LAST}) || ({PLY})() !== ply", ply))

    for key in "123456":
        if "Play a Mog card" in asked:
            blind.press(key)
        for _ in range(8):
            if is_done():
                return
            if "Confirm your move" in page.evaluate(EXPECTED):
                blind.confirm()
                page.wait_for_function(f"ply => {AT_LAST} || ({PLY})() !== ply", arg=ply)
                return
            # What was chosen already stays so: of two hands the other one is further on by Tab.
            for _ in range(STEPS):
                if page.evaluate(FOCUSED) not in chosen:
                    break
                page.keyboard.press("Tab")
            if page.evaluate(IN_TRAY):
                chosen.add(page.evaluate(FOCUSED))
            was = page.evaluate(STEP)
            page.keyboard.press("Enter")
            page.wait_for_function(f"was => {AT_LAST} || ({STEP})() !== was", arg=was)
    raise AssertionError(f"no way on from: {asked}")


def test_a_whole_game_of_cat_attack_by_keys_and_ears(person: Any) -> None:
    someone = person()
    blind = Blind(someone)
    page = someone.page
    sit_down(someone, "cat-attack", {"round_limit": 5}, seats=2)
    assert "Play a Mog card" in blind.my_turn()
    names = page.get_by_role("group", name="Your cards").get_by_role("button").all_inner_texts()
    moving = [(at, found[0]) for at, name in enumerate(names, 1) if (found := re.match(r"(Cat|Mouse|Bird) \d", name))]
    key, card = moving[0]
    assert card in blind.press(str(key))
    page.wait_for_function("() => window.heard.some(words => /Choose|choose/.test(words))")
    page.keyboard.press("Escape")  # laid back
    for _ in range(99):
        if not blind.my_turn():
            break
        attack(blind)
        page.wait_for_function("() => document.activeElement !== document.body")  # the focus is kept
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    page.wait_for_function("() => document.activeElement.closest('dialog')")


def test_turns_of_csacska_macska_by_keys_and_ears(person: Any) -> None:
    someone = person()
    blind = Blind(someone)
    page = someone.page
    sit_down(someone, "csacska-macska")

    def choose(beginnings: str) -> None:
        for _ in range(STEPS):
            page.keyboard.press("Tab")
            if re.match(beginnings, page.evaluate(FOCUSED)):
                page.keyboard.press("Enter")
                blind.confirm()
                return
        raise AssertionError(f"no {beginnings}")

    assert "draw two" in blind.my_turn()
    choose("Draw deck")
    assert "cards in your hand" in blind.my_turn()
    choose("Discard on pile|Play: |Put on |Use ")
    assert blind.my_turn()
    page.keyboard.press("9")
    page.wait_for_function("() => window.heard.some(words => words.includes('Key 9: nothing'))")


def test_a_deck_is_changed_and_kept_by_keys_and_ears(person: Any) -> None:
    someone = person()
    Blind(someone)
    page = someone.page
    page.goto(someone.address + "parts")
    page.get_by_label("Which part").wait_for()

    def go_to(name: str) -> None:
        for _ in range(STEPS):
            page.keyboard.press("Tab")
            if page.evaluate(FOCUSED).startswith(name):
                return
        raise AssertionError(f"no {name}")

    def hear(words: str) -> None:
        page.wait_for_function("words => window.heard.some(each => each.includes(words))", arg=words)

    go_to("Begin with the house’s")
    page.keyboard.press("Enter")
    page.get_by_text("No faults").wait_for()
    page.wait_for_function("() => document.activeElement.matches('h1')")
    go_to("Remove")
    page.keyboard.press("Enter")
    page.get_by_text("One fault").wait_for()
    hear(page.locator(".faults li").first.evaluate("each => each.lastChild.textContent.trim()"))  # which one
    page.keyboard.press("Control+z")
    page.get_by_text("No faults").wait_for()
    page.keyboard.press("Control+s")
    page.get_by_text("Kept.").wait_for()
    page.wait_for_function("() => document.activeElement !== document.body && !document.activeElement.disabled")


def test_the_deal_of_the_day_by_keys_to_its_results(person: Any) -> None:
    """What was won is told with who is who: a guest has a cat's name that they did not choose."""
    someone = person()
    page = someone.page
    page.goto(someone.address + "daily")
    page.get_by_role("button", name="Play the deal: Cat Box").wait_for()
    for _ in range(STEPS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == "Play the deal: Cat Box":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".table-screen .status")
    assert play_cat_box(someone, by="keys") > 8
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("listitem").filter(has_text="(you)")).to_have_count(2)  # among the places, on the sheet
    assert sheet.get_by_role("figure").get_attribute("aria-labelledby")
    results = sheet.get_by_role("link", name="Results")
    page.wait_for_function("() => !document.querySelector('.sheet [inert]')")
    results.focus()
    page.keyboard.press("Enter")
    page.get_by_role("listitem").filter(has_text="one try").filter(has_text="(you)").wait_for()
    page.wait_for_function("() => document.activeElement.tagName === 'H1'")
