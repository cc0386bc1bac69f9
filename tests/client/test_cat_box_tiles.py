"""Cat Box by the special rules: every tile used once through the page, by mouse and by keyboard; cards dragged."""

from typing import Any

import pytest

from tests.client.playing import FREE, MINE_OR_OVER, MOVED_ON

TILES = ["stack", "paw", "scratcher", "fish", "mouse"]
ASKS = {
    "paw": "lay as well",
    "scratcher": "the scratcher",
    "fish": "reserve",
    "mouse": "on the table and move",
}


def special_table(someone: Any) -> None:
    someone.sheet("Cat Box", 0)
    page = someone.page
    page.locator("dialog .pill").first.click()  # two players
    someone.choose_level("random")
    page.locator("dialog summary").click()
    page.locator("dialog details select").first.select_option(index=1)
    someone.deal()
    someone.my_turn()


def ply_of(page: Any) -> str:
    return str(page.locator(".table-screen").get_attribute("data-ply"))


class Fingers:
    """Does at a table what a hand with a mouse does."""

    def __init__(self, someone: Any) -> None:
        self.page = someone.page

    def take(self, tile: str) -> None:
        self.page.locator(f".tile.lit[data-tile={tile}]").click()

    def pick(self) -> None:
        self.page.locator("button.lit[aria-pressed]:not(.tile)").first.click()

    def lay(self) -> None:
        self.page.mouse.click(*self.page.wait_for_function(FREE, arg=["circle.dot", 0]).json_value())

    def catch(self) -> None:
        """Pick one of the outlined cards on the table, where nothing lies over it."""
        spot = self.page.evaluate(
            """() => [...document.querySelectorAll('.movable')].map(e => e.getBoundingClientRect())
            .flatMap(b => [[b.x + b.width / 4, b.y + b.height / 4], [b.x + b.width * .75, b.y + b.height * .75],
                           [b.x + b.width * .75, b.y + b.height / 4], [b.x + b.width / 4, b.y + b.height * .75]])
            .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('svg[role=application]'))"""
        )
        for x, y in spot:
            self.page.mouse.click(x, y)
            if self.page.locator("circle.dot").count():
                return
            self.page.keyboard.press("Escape")
            self.page.locator(".tile.lit[data-tile=mouse]").click()
        raise AssertionError("no outlined card could be picked")

    def confirm(self) -> None:
        self.page.locator(".confirm:not([disabled])").click()

    def end(self) -> None:
        self.page.get_by_role("button", name="End turn").click()


class Keys(Fingers):
    """The same without a pointer."""

    def take(self, tile: str) -> None:
        self.page.locator(f".tile.lit[data-tile={tile}]").focus()
        self.page.keyboard.press("Enter")

    def pick(self) -> None:
        self.page.locator("button.lit[aria-pressed]:not(.tile)").first.focus()
        self.page.keyboard.press("Enter")

    def lay(self) -> None:
        self.page.wait_for_selector("circle.dot")
        board = self.page.locator("svg[role=application]")
        board.focus()
        for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            self.page.keyboard.press(arrow)
            if self.page.locator(".ghost:not(.bad)").count():
                break
        self.page.keyboard.press("Enter")

    def catch(self) -> None:
        self.page.locator("svg[role=application]").focus()
        for arrow in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"] * 4:
            self.page.keyboard.press(arrow)
            self.page.keyboard.press("Enter")
            if self.page.locator("circle.dot").count():
                return
        raise AssertionError("no card could be picked by key")

    def confirm(self) -> None:
        self.page.locator(".confirm:not([disabled])").focus()
        self.page.keyboard.press("Enter")

    def end(self) -> None:
        self.page.get_by_role("button", name="End turn").focus()
        self.page.keyboard.press("Enter")


def use(hand: Fingers, tile: str) -> None:
    """The tile's own part of a turn, after the card was laid."""
    hand.take(tile)
    hand.page.locator(".status", has_text=ASKS[tile]).wait_for()
    if tile == "mouse":
        hand.catch()
        hand.lay()
    elif tile == "scratcher":
        hand.lay()
    elif tile == "fish":
        hand.pick()
    else:
        hand.pick()
        hand.lay()
    hand.confirm()


@pytest.mark.parametrize("way", [Fingers, Keys])
def test_every_tile_can_be_used(person: Any, way: type[Fingers]) -> None:
    someone = person()
    special_table(someone)
    page, hand = someone.page, way(someone)
    used: list[str] = []
    for _ in range(12):
        page.wait_for_function(MINE_OR_OVER)
        if someone.is_over() or len(used) == len(TILES):
            break
        # The card of the turn, on a stack if that tile is still there and may be used.
        if "stack" not in used and page.locator(".tile.lit[data-tile=stack]").count():
            hand.take("stack")
            used.append("stack")
        ply = ply_of(page)
        hand.pick()
        hand.lay()
        hand.confirm()
        page.wait_for_function(MOVED_ON, arg=ply)
        page.wait_for_function(MINE_OR_OVER)
        ready = [
            tile for tile in TILES[1:] if tile not in used and page.locator(f".tile.lit[data-tile={tile}]").count()
        ]
        ends = page.get_by_role("button", name="End turn").count()
        if ends and ready:
            ply = ply_of(page)
            use(hand, ready[0])
            page.wait_for_function(MOVED_ON, arg=ply)
            used.append(ready[0])
        page.wait_for_function(MINE_OR_OVER)
        if page.get_by_role("button", name="End turn").count():
            ply = ply_of(page)
            hand.end()
            page.wait_for_function(MOVED_ON, arg=ply)
    assert sorted(used) == sorted(TILES)
    assert page.locator(".tile").count() == 0


def test_a_card_can_be_dragged_to_its_place(person: Any) -> None:
    someone = person()
    someone.sheet("Cat Box", 0)
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()
    page = someone.page
    card = page.locator("button.lit[aria-pressed]").first
    card.click()
    x, y = page.wait_for_function(FREE, arg=["circle.dot", 0]).json_value()
    page.keyboard.press("Escape")
    box = card.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] - 40, steps=4)
    page.mouse.move(x, y, steps=6)
    page.mouse.up()
    page.wait_for_selector(".ghost.sure")
    ply = ply_of(page)
    page.locator(".confirm:not([disabled])").click()
    page.wait_for_function(MOVED_ON, arg=ply)
