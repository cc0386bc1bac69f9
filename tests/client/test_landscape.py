"""Phones sideways and upright, a low window, a page at 200 %: board, hand and confirm in sight without scrolling."""

from typing import Any

import pytest

from tests.client.seating import sit_at
from tests.client.story_probe import play_along

SIZES = [(844, 390), (667, 375), (740, 360), (640, 400), (1180, 820), (390, 844), (375, 667), (360, 640)]
# game -> moves of the person until the middle
GAMES = {"cat-box": 5, "csacska-macska": 8, "if-it-fits": 6, "cat-attack": 6}
# What is not wholly in the window, what lies over what, and what could be scrolled away.
FAULTS = """() => {
  const parts = ['main.board', 'footer .hand', 'footer .bar', 'header .status', 'section.side'];
  const boxes = parts.map(which => document.querySelector(which).getBoundingClientRect());
  const found = [];
  boxes.forEach((a, n) => {
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      found.push(`${parts[n]} is cut off`);
    boxes.slice(n + 1).forEach((b, m) => {
      if (a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom)
        found.push(`${parts[n]} lies over ${parts[n + 1 + m]}`);
    });
  });
  const page = document.querySelector('.table-page');
  if (page.scrollHeight > page.clientHeight + 1) found.push('the page scrolls');
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push('the document scrolls');
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the document scrolls sideways');
  const [board, hand] = boxes;
  const share = innerHeight > innerWidth ? [1, 0.32] : [0.45, 0.6];
  if (board.width < innerWidth * share[0] - 1 || board.height < innerHeight * share[1])
    found.push(`the board is small: ${board.width} x ${board.height}`);
  if (hand.height < 90) found.push(`the hand is ${hand.height} high`);
  const confirm = document.querySelector('.confirm')?.getBoundingClientRect();
  if (!confirm || confirm.height < 44 || confirm.width < 100)
    found.push(`confirm is small or gone: ${confirm?.width} x ${confirm?.height}`);
  const words = document.querySelector('.confirm > span')?.getBoundingClientRect();
  if (words && (words.left < confirm.left + 4 || words.right > confirm.right - 4))
    found.push('confirm is too narrow for its words');
  const heading = document.querySelector('header h1');
  if (getComputedStyle(heading).display === 'none') found.push('voices find no heading');
  const over = confirm && document.elementFromPoint(confirm.x + confirm.width / 2, confirm.y + confirm.height / 2);
  if (!over?.closest('.confirm')) found.push('something lies over confirm');
  return found;
}"""
# Buttons that a finger does not hit well.
SMALL = """() => [...document.querySelectorAll('header button, header a, footer button, .zoom button, .beyond')]
  .filter(each => each.offsetParent).map(each => [each.ariaLabel ?? each.innerText, each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
CUT_NAMES = """() => [...document.querySelectorAll('.side .name')]
  .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"""


def hold(someone: Any, size: tuple[int, int]) -> None:
    width, height = size
    someone.page.set_viewport_size({"width": width, "height": height})
    someone.page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=list(size))
    someone.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


# The languages with the longest words.
LONGEST = ("de", "uk")
SPEAK = """language => localStorage.setItem('clowder', JSON.stringify({language}))"""


@pytest.mark.parametrize("game", GAMES)
def test_board_hand_and_confirm_are_in_sight(person: Any, game: str) -> None:
    someone = person(has_touch=True, viewport={"width": 844, "height": 390}, locale=LONGEST[0])
    page = someone.page
    sit_at(someone, game, 4)
    for stage, moves, languages in (("beginning", 0, LONGEST), ("middle", GAMES[game], reversed(LONGEST))):
        if moves:
            play_along(someone, moves)
            page.wait_for_selector(".status.mine, .table-screen.ended")
        if page.locator(".table-screen.ended").count():
            return
        for language in languages:
            if page.locator("html").get_attribute("lang") != language:
                page.evaluate(SPEAK, language)
                page.reload()
                page.wait_for_selector(f"html[lang={language}]")
            someone.my_turn()
            for size in SIZES:
                hold(someone, size)
                assert page.evaluate(FAULTS) == [], (stage, language, size)
                assert page.evaluate(CUT_NAMES) == [], (stage, language, size)
                if min(size) < 520:
                    assert page.evaluate(SMALL) == [], (stage, language, size)


class Finger:
    """One finger on a touch screen, in steps as a hand makes them."""

    def __init__(self, someone: Any) -> None:
        self.devtools = someone.context.new_cdp_session(someone.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y} for x, y in points]
        self.devtools.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": where})

    def draw(self, *way: tuple[float, float]) -> None:
        self.touch("Start", way[0])
        for point in way[1:]:
            self.touch("Move", point)


def middle_of(locator: Any) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_drag_on_the_board_moves_only_the_board_and_one_from_the_hand_lays_the_card(person: Any) -> None:
    someone = person(has_touch=True, viewport={"width": 740, "height": 360})
    page = someone.page
    sit_at(someone, "cat-box")
    bar = page.locator("footer .bar")
    before, finger = bar.bounding_box(), Finger(someone)
    x, y = middle_of(page.locator("main.board"))
    for dx, dy in ((0, -60), (0, 60), (80, 0), (-80, 0)):
        was = page.locator(".plane").get_attribute("style")
        finger.draw((x, y), (x + dx / 2, y + dy / 2), (x + dx, y + dy))
        finger.touch("End")
        page.wait_for_function("was => document.querySelector('.plane').getAttribute('style') !== was", arg=was)
    assert page.evaluate("() => [scrollY, document.querySelector('.table-page').scrollTop]") == [0, 0]
    assert bar.bounding_box() == before
    x, y = middle_of(page.locator("button.lit[aria-pressed]").first)
    finger.draw((x, y), (x + 12, y), (x + 30, y))  # sideways: there the board is
    page.wait_for_selector("circle.dot")
    finger.touch("Move", middle_of(page.locator("circle.dot").first))
    finger.touch("End")
    page.wait_for_selector(".ghost.sure")


def test_very_large_text_lets_the_column_scroll_and_the_board_stay(person: Any) -> None:
    someone = person(has_touch=True, viewport={"width": 844, "height": 390})
    page = someone.page
    sit_at(someone, "cat-box")
    page.evaluate("() => localStorage.setItem('clowder', JSON.stringify({ size: 'giant' }))")
    page.reload()
    someone.my_turn()
    page.evaluate("() => document.querySelector('.table-page').scrollTo(0, 9999)")
    board, bar = page.locator("main.board").bounding_box(), page.locator("footer .bar").bounding_box()
    assert abs(board["y"]) < 1
    assert board["height"] == 390
    assert board["width"] > 300
    assert bar["y"] + bar["height"] <= 391
