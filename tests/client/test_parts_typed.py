"""Whole parts of every kind, typed in from nothing by touch alone, kept, and played online with a friend.

A board begins with the 65 spaces whose number the rules fix, with the ways of roads, shops and gardens; all walls, the
ways to the gardens and lairs, and a Curiosity space are made here, as few as make it sound.
"""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.client.patience import gone
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


WALLS: Final[tuple[tuple[str | tuple[int, int], ...], ...]] = (  # spaces that are there, and places where none is
    ("N4", (660, 195), "G1b"),
    ("E3", (805, 500), "G2b"),
    ("A02", "G3d"),
    ("A02", (733, 500), "BH"),
    ("S2", (660, 805), "G4d"),
    ("W3", (195, 500), "G5b"),
    ("A05", "G6d"),
    ("A05", (267, 500), "MH"),
)


def tool(someone: Any, value: str) -> None:
    chosen(someone).get_by_role("combobox").first.select_option(value=value)


def board(someone: Any) -> None:
    """Every way of the pen ends with a second tap on its last space. The map stays where it is, whatever is faulty."""
    plan = someone.page.get_by_role("group", name="The map")
    spaces, ways = plan.get_by_role("button"), plan.locator("line")
    someone.page.get_by_text("homes.H1.garden").wait_for()
    tool(someone, "pen")
    plan.scroll_into_view_if_needed()
    top, made, lines = plan.bounding_box(), spaces.count(), ways.count()
    for wall in WALLS:
        for number, place in enumerate((*wall, wall[-1])):
            if isinstance(place, str):
                someone.press(plan.get_by_role("button", name=place, exact=True))
            else:
                scale = top["width"] / 1040
                plan.tap(position={"x": (place[0] + 20) * scale, "y": (place[1] + 20) * scale})
                made += 1
            lines += 1 if 0 < number < len(wall) else 0
            wanted = (made, lines)
            someone.until(lambda wanted=wanted: (spaces.count(), ways.count()) == wanted)
    gone(someone.page.get_by_text("homes.H1.garden"))
    someone.page.get_by_text("lairs.mouse").wait_for()
    assert plan.bounding_box() == top
    for lair, wall_space in (("mouse", "A06"), ("bird", "A03")):
        tool(someone, f"lairs.{lair}")
        someone.press(plan.get_by_role("button", name=wall_space, exact=True))
        gone(someone.page.get_by_text(f"lairs.{lair}"))
    tool(someone, "choose")
    someone.press(plan.get_by_role("button", name="A03", exact=True))
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
    host.press(host.page.get_by_role("button", name="Begin with nothing"))
    host.page.get_by_text(re.compile(r"^(One fault|[0-9]+\sfaults)$")).first.wait_for()
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
    host.is_told()
