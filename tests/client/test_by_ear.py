"""A game by ear: boards that can be read, moves told whole and in order, and the focus where one was."""

from typing import Any

from playwright.sync_api import expect

from tests.client.playing import MINE_OR_OVER, meet, play_cat_box
from tests.client.probes import LISTENER
from tests.client.seating import sit_down

TABLE = "What lies on the table"
FOCUSED = "() => document.activeElement.ariaLabel || document.activeElement.textContent.trim()"


def open_by_key(page: Any, name: str) -> None:
    button = page.get_by_role("button", name=name, exact=True)
    button.focus()
    button.press("Enter")
    page.wait_for_selector("dialog[open]")


def test_a_sheet_gives_the_focus_back(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_down(someone, "cat-box")
    for door in ("Menu", "Rules"):
        open_by_key(page, door)
        page.keyboard.press("Escape")
        page.wait_for_function(f"({FOCUSED})() === '{door}'")


def test_after_the_end_the_focus_goes_on_from_the_heading(person: Any, finished_game: Any) -> None:
    someone, table = finished_game
    page = someone.page
    someone.open(f"t/{table}")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.tagName === 'H1'")


def test_what_happens_is_said_within_an_open_sheet(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_down(someone, "cat-box")
    play_cat_box(someone, 1)
    open_by_key(page, "Menu")  # while the bots play, or just after
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("[role=status][aria-live]")).to_contain_text("plays a card")
    expect(sheet.locator("[role=status]:not([aria-live])")).to_contain_text("Your turn.")


def test_a_played_card_is_told_with_its_face_and_place(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({LISTENER})()")
    sit_down(someone, "cat-box")
    play_cat_box(someone, 1)
    page.wait_for_function(MINE_OR_OVER)
    page.wait_for_function("() => window.heard.some(words => /plays a card.*Column −?\\d+, row/.test(words))")
    line = page.get_by_role("list", name="What happened").get_by_role("button", name="Column").first
    assert "Column" not in line.locator("span:not(.unseen)").inner_text()


def test_a_board_can_be_read_as_a_table(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_down(someone, "cat-box")
    table = page.get_by_role("table", name=TABLE)
    expect(table.get_by_role("columnheader", name="Column 0")).to_have_count(1)
    expect(table.get_by_role("rowheader", name="Row 1", exact=True)).to_have_count(1)
    contents = [words for words in table.locator("td").all_inner_texts() if words]
    assert len(contents) >= 4
    assert all("kitten" in words or "box" in words for words in contents)


def test_a_drafted_move_and_a_hint_are_spelled_out_once(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({LISTENER})()")
    sit_down(someone, "cat-box")
    page.keyboard.press("1")
    page.wait_for_function("() => window.heard.some(words => words.startsWith('Your card, laid as'))")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.heard.some(words => words.includes(': fits, on: '))")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('header p[role=status]').textContent.startsWith('Lay here. ')")
    page.keyboard.press("h")
    page.wait_for_function("() => window.heard.some(words => words.includes('I would do this'))")
    said = next(words for words in page.evaluate("window.heard") if "I would do this" in words)
    assert said.count("I would do this") == 1
    assert "Column" in said


def test_the_map_is_told_by_its_places_alone(person: Any) -> None:
    someone = person()
    sit_down(someone, "cat-attack")
    drawing = someone.page.get_by_role("application")
    assert drawing.get_by_role("img").count() == 0
    assert drawing.aria_snapshot().count("text:") == 0


def test_who_sits_down_is_said_and_nobody_loses_the_focus(person: Any) -> None:
    host, guest = person(), person()
    for each in (host, guest):
        each.page.add_init_script(f"({LISTENER})()")
    host.sheet("Cat Box", 1)
    host.page.locator("dialog .pill").first.click()
    host.deal()
    meet(host, guest)
    host.page.wait_for_function("() => window.heard.some(words => words.includes(': is here.'))")
    host.page.wait_for_function("() => document.activeElement.tagName === 'H1'")


def test_a_key_of_the_replay_keeps_the_focus_at_the_end(replay: Any) -> None:
    page = replay.page
    key = page.get_by_role("button", name="To the end")
    key.focus()
    key.press("Enter")
    page.wait_for_function("() => document.activeElement.getAttribute('aria-disabled') === 'true'")
    assert page.evaluate(FOCUSED) == "To the end"
