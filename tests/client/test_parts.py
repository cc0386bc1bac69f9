"""Cards and boards of one's own: typed in by touch alone, kept through a closed tab, tried out, played together."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.client.patience import gone
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
    host.page.locator("li", has_text="There must be 48 here; there are 47.").wait_for()
    host.page.get_by_label("Name", exact=True).fill("From my box")
    address = host.page.url
    host.page.close()
    host.page = host.context.new_page()
    host.page.goto(address)
    host.page.locator("li", has_text="There must be 48 here; there are 47.").wait_for()
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
    host.is_told()


def test_keep_pressed_again_and_a_second_tab_make_no_second_part_and_lose_nothing(person: Any) -> None:
    someone = person(small=True)
    held: list[Any] = []
    begin(someone, 5)
    page = someone.page
    page.route(
        "**/api/me/parts", lambda route: held.append(route) if route.request.method == "POST" else route.continue_()
    )
    page.get_by_label("Name", exact=True).fill("Once")
    someone.press(button(someone, "Keep"))
    someone.until(lambda: held)
    change_something(someone, 5)  # while it is on its way
    someone.press(button(someone, "Keep"))
    held[0].continue_()
    page.get_by_text("Kept. Tables offer it").wait_for()
    assert len(held) == 1
    page.unroute("**/api/me/parts")
    mine = page.evaluate("async () => (await fetch('/api/me/parts')).json()")
    assert [(part["name"], part["version"]) for part in mine] == [("Once", 2)]
    other = someone.context.new_page()
    other.goto(page.url)
    other.get_by_label("Name", exact=True).wait_for()
    change_something(someone, 5)
    other.get_by_text("Another tab has changed this part").wait_for()
    other.get_by_role("button", name="Keep", exact=True).tap()
    page.get_by_text("Kept. Tables offer it").wait_for()
    # another device, which follows nothing
    change_something(someone, 5)
    page.evaluate(
        """async id => { const part = await (await fetch(`/api/me/parts/${id}`)).json();
        await fetch(`/api/me/parts/${id}`, { method: 'PUT', headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'Elsewhere', data: part.data, version: part.version }) }); }""",
        mine[0]["id"],
    )
    someone.expect_trouble("409")
    someone.press(button(someone, "Keep"))
    page.get_by_role("alert").filter(has_text="is now a part of its own").wait_for()
    someone.open("parts")
    shelf = page.get_by_role("list", name="My cards and boards")
    shelf.get_by_text("Elsewhere").wait_for()
    expect(shelf.get_by_role("listitem")).to_have_count(2)


def test_walls_of_a_bare_board_are_drawn_tap_by_tap(person: Any) -> None:
    someone = person(small=True)
    someone.open("parts")
    someone.page.get_by_label("Which part").select_option(index=3)
    someone.press(button(someone, "Begin with nothing"))
    missing = someone.page.get_by_text("homes.H1.garden")
    missing.wait_for()
    someone.page.locator(".chosen").get_by_role("combobox").first.select_option(value="pen")
    plan = someone.page.get_by_role("group", name="The map")
    someone.press(plan.get_by_role("button", name="N4", exact=True))
    scale = plan.bounding_box()["width"] / 1040
    plan.tap(position={"x": 680 * scale, "y": 215 * scale})  # where nothing is
    someone.press(plan.get_by_role("button", name="G1b", exact=True))
    gone(missing)
    someone.press(button(someone, "Undo"))
    missing.wait_for()
    someone.press(button(someone, "Undo"))
    gone(plan.get_by_role("button", name="A01", exact=True))


def test_cards_are_tried_out_and_the_result_is_read_by_names(person: Any) -> None:
    someone = person(small=True)
    page = someone.page
    begin(someone, 2)
    change_something(someone, 2)
    page.get_by_text(SOUND).wait_for()
    page.get_by_label("Players").select_option("2")
    someone.press(page.get_by_role("button", name="Play 100 games with these cards"))
    result = page.get_by_role("group", name="How it plays")
    result.wait_for(timeout=240_000)  # two hundred games, behind everything that others wait for
    page.get_by_role("status").filter(has_text="The games are played.").wait_for()
    decisions = re.compile(r"^Decisions in a game [\d.]+ \([\d.]+ … [\d.]+\)")
    expect(result.get_by_role("row", name=decisions)).to_have_count(1)
    compared = re.compile(r"no difference from the house’s can be seen in 100\sgames|than with the house’s")
    expect(result.get_by_text(compared)).to_have_count(4)
    pieces = result.get_by_role("table", name="How often each mattered")
    expect(pieces.get_by_role("row")).to_have_count(13)
    names = [head.inner_text() for head in pieces.get_by_role("columnheader").all()]
    assert names == ["Piece", "Came up", "Per game", "Counted", "House’s: came up", "Win difference"]
    someone.press(result.get_by_role("button", name="Show all"))
    expect(pieces.get_by_role("row")).to_have_count(82)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert someone.axe() == []
    someone.press(button(someone, "Undo"))
    result.get_by_text("You have changed something since.").wait_for()
