"""Whole decks of every kind, typed in from nothing by touch alone, kept, and played online with a friend.

A board has 65 places and more that must be there, with their ways: it is begun from the house's and changed.
"""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.client.playing import (
    meet,
    play_cat_attack,
    play_cat_box,
    play_csacska_macska,
    play_if_it_fits,
    take_turns,
)

SOUND: Final = "No faults"
NAME: Final = "Typed in"


def chosen(someone: Any) -> Any:
    return someone.page.locator(".chosen")


def tap(someone: Any, name: str, role: str = "button") -> None:
    someone.press(chosen(someone).get_by_role(role, name=re.compile(name)).first)


def write(someone: Any, copies: int) -> None:
    """A number that would take many taps."""
    field = chosen(someone).get_by_role("spinbutton")
    field.fill(str(copies))
    field.blur()


def row(someone: Any, name: str) -> None:
    cards = someone.page.get_by_role("list", name="Cards", exact=True)
    someone.press(cards.get_by_role("button", name=re.compile(name)).first)


def cat_box(someone: Any) -> None:
    """One card with four kittens, and as many like it as the engine misses."""
    for place, colour in enumerate(("black", "pink", "purple", "blue"), 1):
        tap(someone, colour, "radio")
        tap(someone, f"^Front, place {place}")
    tap(someone, "^47 more like it$")


def csacska_macska(someone: Any) -> None:
    for value, copies in ((1, 8), (3, 8), (5, 7)):
        tap(someone, "^New$")
        if value != 1:
            tap(someone, f"^{value}$")
            tap(someone, "^1$")
        write(someone, copies)
    cards = someone.page.get_by_role("list", name="Cards", exact=True).get_by_role("button")
    for place, copies in enumerate((12, 4, 3, 3, 3, 3), 3):
        someone.press(cards.nth(place))
        write(someone, copies)


def if_it_fits(someone: Any) -> None:
    row(someone, "^B01")
    tap(someone, "^Wall at the top$")
    tap(someone, "^fish$")
    tap(someone, "^71 more like it$")
    row(someone, "^T1")
    tap(someone, "^yarn|^ball")
    tap(someone, "^2 more like it$")
    row(someone, "^S1")
    tap(someone, "^4 more like it$")


def curiosity(someone: Any) -> None:
    someone.page.get_by_label("Title").fill("All anew")
    tap(someone, "^New$")
    someone.page.get_by_label("Title").fill("A fish falls from the sky")
    write(someone, 38)


def mog(someone: Any) -> None:
    cards = someone.page.get_by_role("list", name="Cards", exact=True).get_by_role("button")
    for place in range(6):
        someone.press(cards.nth(place))
        for value in range(1, 7) if place < 3 else ():
            tap(someone, f"{value}$")
        for _ in range(3):
            tap(someone, "^Copies.*: one more$")


def board(someone: Any) -> None:
    someone.page.get_by_role("button", name="N1", exact=True).first.press("Enter")
    someone.page.get_by_label("Curiosity space").tap()


KINDS: Final[dict[str, tuple[int, str, str, Callable[[Any], None], Callable[..., int]]]] = {
    "cat-box": (0, "Cat Box", "My Cards", cat_box, play_cat_box),
    "csacska-macska": (1, "Csacska Macska", "My Deck", csacska_macska, play_csacska_macska),
    "if-it-fits": (2, "If It Fits", "My Cards", if_it_fits, play_if_it_fits),
    "board": (3, "Cat Attack", "My Board", board, play_cat_attack),
    "mog": (4, "Cat Attack", "My Mog cards", mog, play_cat_attack),
    "curiosity": (5, "Cat Attack", "My Curiosity cards", curiosity, play_cat_attack),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_part_is_typed_in_by_touch_and_played_with_a_friend(person: Any, kind: str) -> None:
    which, title, label, type_in, play = KINDS[kind]
    host, guest = person(small=True), person(small=True)
    host.open("parts")
    host.page.get_by_label("Which part").select_option(index=which)
    if type_in is board:
        host.press(host.page.get_by_role("button", name="Begin with the house’s"))
        host.page.get_by_text(SOUND).wait_for()
    else:
        host.press(host.page.get_by_role("button", name="Begin with nothing"))
        host.page.get_by_text(re.compile("^(One fault|[0-9]+ faults)$")).first.wait_for()
    type_in(host)
    host.page.get_by_text(SOUND).wait_for()
    host.page.get_by_label("Name", exact=True).fill(NAME)
    host.press(host.page.get_by_role("button", name="Keep", exact=True))
    host.page.get_by_text("Kept. Tables offer it").wait_for()
    host.sheet(title, 1)
    host.page.locator("dialog .pill").first.tap()
    host.page.get_by_label(label).select_option(label=NAME)
    host.deal()
    guest.page.goto(host.page.locator(".invite input").input_value())
    guest.page.get_by_text(re.compile(f"^{NAME}, from ")).wait_for()
    meet(host, guest)
    take_turns(host, guest, lambda someone: play(someone, 1), 3)
    assert host.page.locator(".log li").count() > 0
