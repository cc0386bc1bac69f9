"""One's language and one's name, changed on the way."""

from typing import Any

from playwright.sync_api import expect

from tests.client.seating import NEW_TABLE, POST, invite_in


def test_the_language_changes_without_a_reload(person: Any) -> None:
    someone = person()
    someone.open()
    someone.page.evaluate("() => { window.stayed = true; }")
    someone.page.locator("select").first.select_option("hu")
    someone.page.wait_for_selector("text=Négy macskás játék")
    assert someone.page.evaluate("() => window.stayed") is True
    someone.page.wait_for_selector("html[lang=hu]")


def test_a_guest_is_called_in_the_menu_as_at_the_table(person: Any) -> None:
    host, guest = person(), person(small=True)
    host.open()
    guest.open()
    wish = {"game": "cat-box", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
    table = host.page.evaluate(NEW_TABLE, {**wish, "spectators": "none", "start": False})
    invite_in(host, guest, table)
    assert host.page.evaluate(POST, [f"/api/tables/{table}/start", {}]) == 200
    guest.open(f"t/{table}")
    guest.page.wait_for_selector(".table-screen .tray")
    guest.press(guest.page.locator("header .doors button").last)
    guest.page.wait_for_function("document.querySelector('dialog input[autocomplete=nickname]')?.value === 'Olha'")


def test_a_new_table_plays_the_edition_of_its_language_and_says_so(person: Any) -> None:
    someone = person(locale="hu")
    page = someone.page
    someone.sheet("If It Fits", 0)
    expect(page.locator("dialog[open] .edition")).to_have_text(["Kiadás: Magyar"])
    someone.deal()
    expect(page.locator(".log .edition p")).to_have_text(["Kiadás: Magyar"])
    table = page.url.rstrip("/").rpartition("/")[2]
    assert (
        page.evaluate("id => fetch(`/api/tables/${id}`).then(a => a.json()).then(t => t.options.edition)", table)
        == "hungarian"
    )
