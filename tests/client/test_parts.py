"""Cards and boards of one's own, typed in by touch alone, kept through a closed tab, and played with a friend."""

import re
from typing import Any

from tests.client.playing import meet, take_turns

SOUND = "No faults"
KINDS = 6


def button(someone: Any, name: str, within: str = "main") -> Any:
    return someone.page.locator(within).get_by_role("button", name=name, exact=True)


def begin(someone: Any, which: int) -> None:
    """The house's own part of that kind, as a new one."""
    someone.open("parts")
    someone.page.get_by_label("Which part").select_option(index=which)
    someone.press(button(someone, "Begin with the house’s"))
    someone.page.get_by_text(SOUND).wait_for()


def change_something(someone: Any, which: int) -> None:
    """One tap on what is drawn: a picture, a number, a wall, a card, a kind of space, copies."""
    page, chosen = someone.page, someone.page.locator(".chosen")
    if which == 0:
        someone.press(chosen.get_by_role("radio", name="empty box"))
        someone.press(chosen.get_by_role("button", name=re.compile("^Back, place 4")))
    elif which == 1:
        someone.press(chosen.get_by_role("button", name="9", exact=True))
    elif which == 2:
        someone.press(chosen.get_by_role("button", name="Wall at the top"))
        someone.press(chosen.get_by_role("button", name="fish", exact=True))
    elif which == 3:
        page.get_by_role("button", name="N1", exact=True).first.press("Enter")
        page.get_by_label("Curiosity space").tap()
    elif which == 4:
        someone.press(chosen.get_by_role("button", name="Cat 6"))
    else:
        someone.press(chosen.get_by_role("button", name="Copies: one more"))


def test_every_kind_is_changed_by_touch_and_undone(person: Any) -> None:
    someone = person(small=True)
    for which in range(KINDS):
        begin(someone, which)
        change_something(someone, which)
        undo = button(someone, "Undo")
        while undo.is_enabled():
            someone.press(undo)
        someone.press(button(someone, "Redo"))
        someone.press(button(someone, "Undo"))
        someone.page.get_by_text(SOUND).wait_for()


def test_a_deck_is_typed_in_by_touch_survives_a_closed_tab_and_is_played_with_a_friend(person: Any, play: Any) -> None:
    host, guest = person(small=True), person(small=True)
    begin(host, 0)
    change_something(host, 0)
    host.press(button(host, "Remove"))
    host.page.get_by_text("There must be 48 here; there are 47.").wait_for()
    host.page.get_by_label("Name", exact=True).fill("From my box")
    address = host.page.url
    host.page.close()
    host.page = host.context.new_page()
    host.page.goto(address)
    host.page.get_by_text("There must be 48 here; there are 47.").wait_for()
    host.press(button(host, "Duplicate"))
    host.page.get_by_text(re.compile("equally often|No faults")).first.wait_for()
    host.press(button(host, "Keep"))
    host.page.get_by_text("Kept. Tables offer it").wait_for()
    host.sheet("Cat Box", 1)
    host.page.locator("dialog .pill").first.tap()
    host.page.get_by_label("My Cards").select_option(label="From my box")
    host.deal()
    guest.page.goto(host.page.locator(".invite input").input_value())
    guest.page.get_by_text(re.compile("^From my box, from ")).wait_for()
    guest.press(guest.page.get_by_role("button", name="Look"))
    guest.page.locator("dialog .overview li").nth(47).wait_for()
    guest.press(guest.page.locator("dialog header button"))
    meet(host, guest)
    take_turns(host, guest, lambda someone: play["Cat Box"](someone, 1), 4)
    assert host.page.locator(".log li").count() > 0
