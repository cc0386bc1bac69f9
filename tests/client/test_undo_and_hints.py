"""Taking moves back, alone and with consent; hints, and who gets them."""

import json
from pathlib import Path
from typing import Any

from clowder.server.settings import Settings
from tests.client.dealer import settings
from tests.client.playing import play_cat_box, play_if_it_fits, tap_lit
from tests.client.seating import NEW_TABLE, POST, both_open, sit_down, sit_together


def test_an_undone_move_comes_back(person: Any, play: Any) -> None:
    visitor = person()
    visitor.sheet("Csacska Macska", 2)
    visitor.deal()
    visitor.page.wait_for_selector(".table-screen")  # the sheet with its own button is gone
    visitor.page.wait_for_function(
        "() => document.querySelector('.status.mine') || document.querySelector('dialog[open]')"
    )
    if visitor.page.locator("dialog[open] .button.primary").count():
        visitor.page.locator("dialog[open] .button.primary").click()
    visitor.my_turn()
    page = visitor.page
    before = page.locator(".middle").inner_text()
    assert play["Csacska Macska"](visitor, moves=1) == 1
    assert page.locator(".middle").inner_text() != before
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => document.querySelector('.table-screen').dataset.ply === '0'")
    page.wait_for_selector("text=took a move back")
    assert page.locator(".middle").inner_text() == before


def ask_back(host: Any, guest: Any) -> None:
    host.page.get_by_role("button", name="Undo").click()
    guest.page.get_by_role("dialog", name="would like to take a move back").wait_for()


def test_a_question_is_put_aside_refused_and_granted(person: Any) -> None:
    host, guest = person(), person(small=True)
    both_open(host, guest, sit_together(host, guest))
    play_cat_box(host, 1)
    guest.my_turn()
    ask_back(host, guest)
    host.page.get_by_text("The others are being asked").wait_for()
    question = guest.page.locator("dialog[open]")
    guest.page.keyboard.press("Escape")  # not an answer
    question.wait_for(state="detached")
    assert host.page.get_by_text("The others are being asked").count() == 1
    guest.press(guest.page.get_by_role("button", name="Answer"))
    assert guest.axe() == []
    guest.press(question.get_by_role("button", name="No", exact=True))
    host.page.locator(".status", has_text="The others would rather not.").wait_for()
    question.wait_for(state="detached")
    ask_back(host, guest)
    guest.page.reload()  # the question comes again
    guest.press(question.get_by_role("button", name="Yes", exact=True))
    for each in (host, guest):
        each.page.wait_for_selector(".table-screen[data-ply='0']")
        assert each.page.locator("dialog[open]").count() == 0
    host.my_turn()


def test_a_move_ends_the_question(person: Any) -> None:
    host, guest = person(), person()
    both_open(host, guest, sit_together(host, guest))
    play_cat_box(host, 1)
    guest.my_turn()
    ask_back(host, guest)
    guest.page.keyboard.press("Escape")
    play_cat_box(guest, 1)
    guest.page.get_by_role("button", name="Undo").wait_for()
    assert guest.page.get_by_role("button", name="Answer").count() == 0
    host.my_turn()


def test_who_asks_within_their_own_turn_sees_that_they_wait(person: Any) -> None:
    host, guest = person(), person(small=True)
    host.open()
    guest.open()
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "if-it-fits", "options": {"first_player": 0}, "seats": seats, "private": True, "spectators": "none"}
    table = host.page.evaluate(NEW_TABLE, {**wish, "start": False})
    assert guest.page.evaluate(POST, [f"api/tables/{table}/join", {"name": "Olha"}]) == 200
    assert host.page.evaluate(POST, [f"api/tables/{table}/start", {}]) == 200
    for each in (host, guest):
        each.open(f"t/{table}")
    play_if_it_fits(host, 1)
    play_if_it_fits(guest, 1)
    host.page.wait_for_selector(".deck, button.lit[aria-pressed]")
    if host.page.locator(".deck").count():  # where no cat could sleep, the card is drawn already
        host.page.locator(".deck").click()
    host.page.wait_for_selector("button.lit[aria-pressed]")
    host.page.get_by_role("button", name="Undo").click()
    host.page.locator(".status", has_text="The others are being asked").wait_for()
    host.page.locator("button.lit[aria-pressed]").first.click()
    host.page.wait_for_selector("rect.spot")
    tap_lit(host, "rect.spot", 0)
    host.page.locator(".status", has_text="Confirm your move").wait_for()


def test_a_hint_is_shown_and_can_be_taken(person: Any) -> None:
    visitor = person()
    visitor.sheet("Cat Box", 0)
    visitor.deal()
    visitor.my_turn()
    visitor.page.get_by_role("button", name="Hint").click()
    visitor.page.wait_for_selector(".ghost.hint")
    visitor.page.locator(".bubble .button").click()
    visitor.page.wait_for_selector(".ghost.sure")
    assert visitor.page.locator(".confirm:not([disabled])").count() == 1


def test_a_hint_is_drawn(person: Any) -> None:
    someone = person()
    sit_down(someone, "if-it-fits")
    someone.page.get_by_role("button", name="Hint").click()
    someone.page.wait_for_selector(".ghost.hint")
    someone.page.locator(".bubble .button").click()
    someone.page.wait_for_selector(".ghost.sure")


def test_who_waits_for_a_hint_is_told_so(person: Any) -> None:
    someone = person()
    page = someone.page

    def slow(socket: Any) -> None:
        """The hint is never heard."""
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda text: None if json.loads(text)["t"] == "hint" else socket.send(text))

    page.route_web_socket("**/ws", slow)
    sit_down(someone, "cat-attack")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".bubble.waiting")
    page.keyboard.press("Escape")
    page.wait_for_selector(".bubble.waiting", state="detached")


def test_people_in_these_tests_get_the_hints_that_everybody_gets(tmp_path: Path) -> None:
    assert settings("8765", str(tmp_path), "", "").hints == Settings().hints
    assert settings("8765", str(tmp_path), "", "kitten").hints == "kitten"
