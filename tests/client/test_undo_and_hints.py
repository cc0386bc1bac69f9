"""Taking moves back, alone and with consent; hints, and who gets them."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from clowder.server.settings import Settings
from tests.client.dealer import settings
from tests.client.patience import gone
from tests.client.playing import play_cat_box, play_if_it_fits, tap_lit
from tests.client.seating import NEW_TABLE, POST, both_open, invite_in, sit_at, sit_down, sit_together

PLY = "ply => document.querySelector('.table-screen').dataset.ply === ply"


# The move was taken back, or one is asked whether to do it.
TAKEN_OR_ASKED = f"""was => !({PLY})(was)
  || [...document.querySelectorAll('dialog[open] button')].some(each => each.textContent.trim() === 'Take it back')"""


def ply_of(someone: Any) -> str:
    return str(someone.page.locator(".table-screen").get_attribute("data-ply"))


def test_undo_first_clears_what_is_drafted(person: Any) -> None:
    someone = person(small=True)
    page = someone.page
    sit_at(someone, "cat-box", start_player=1)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    someone.press(page.locator("button.lit[aria-pressed]").first)
    page.wait_for_selector("circle.dot")
    tap_lit(someone, "circle.dot", 0)
    page.locator(".confirm:not([disabled])").wait_for()
    expect(page.get_by_text("Undo", exact=True), "a word beside the arrow, also on a phone").to_be_visible()
    someone.press(undo)
    page.locator(".confirm[disabled]").wait_for()
    assert ply_of(someone) == "0"
    expect(undo).to_be_disabled()


def test_alone_it_says_what_goes_with_it_and_what_was_seen_and_can_be_redone(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "cat-box", start_player=1)
    play_cat_box(someone, 1)
    someone.my_turn()
    ply = ply_of(someone)
    question = page.get_by_role("dialog", name="Take your last decision back?")
    page.keyboard.press("u")
    question.get_by_text("This also takes back the answer").wait_for()
    question.get_by_text("You have seen since:").wait_for()
    question.get_by_text("with take-backs").wait_for()
    assert someone.axe() == []
    question.get_by_role("button", name="Leave it").click()
    gone(question)
    assert ply_of(someone) == ply
    page.get_by_role("button", name="Undo").click()
    question.get_by_role("button", name="Take it back").click()
    page.wait_for_function(PLY, arg="0")
    page.wait_for_selector("text=took a move back")
    page.get_by_role("button", name="Redo").click()
    page.wait_for_function(PLY, arg=ply)
    page.wait_for_selector("text=put the move back")
    gone(page.get_by_role("button", name="Redo"))
    someone.my_turn()
    page.get_by_role("button", name="Undo").click()
    question.get_by_role("button", name="Take it back").click()
    page.wait_for_function(PLY, arg="0")
    play_cat_box(someone, 1)  # something new
    gone(page.get_by_role("button", name="Redo"))


def test_at_one_screen_only_who_moved_takes_back_and_says_so_by_name(person: Any, play: Any) -> None:
    both = person()
    page = both.page
    both.open()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Ben"}, {"kind": "hotseat", "name": "Cleo"}]
    wish = {"game": "csacska-macska", "options": {"start_player": 1}, "seats": seats, "private": True}
    both.open(f"t/{page.evaluate(NEW_TABLE, {**wish, 'spectators': 'none', 'start': True})}")
    both.my_turn()
    undo = page.get_by_role("button", name="Undo")
    for _ in range(12):  # until the turn of Ann is over: nothing is hidden, the screen goes on by itself
        if page.locator("[aria-current] .name").inner_text() != "Ann":
            break
        play["Csacska Macska"](both, 1)
        both.my_turn()
    before = ply_of(both)
    undo.click()
    other = page.get_by_role("dialog", name="That was Ann’s move")
    other.get_by_role("button", name="Leave it").click()
    gone(other)
    assert ply_of(both) == before
    undo.click()
    other.get_by_role("button", name="I am Ann").click()
    sure = page.get_by_role("button", name="Take it back")
    page.wait_for_function(TAKEN_OR_ASKED, arg=before)
    if sure.count():
        sure.click()
    page.wait_for_function(PLY, arg=str(int(before) - 1))
    page.get_by_role("button", name="Redo").click()
    page.wait_for_function(PLY, arg=before)


def with_a_bot_between(host: Any, guest: Any) -> None:
    """The host has put down a start box, and a bot one after it: nothing was seen, and the guest is to act."""
    host.open()
    guest.open()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}]
    wish = {"game": "if-it-fits", "options": {"first_player": 0}, "seats": seats, "private": True, "spectators": "none"}
    table = host.page.evaluate(NEW_TABLE, {**wish, "start": False})
    invite_in(host, guest, table)
    assert host.page.evaluate(POST, [f"api/tables/{table}/start", {}]) == 200
    both_open(host, guest, table)
    play_if_it_fits(host, 1)
    guest.my_turn()


def ask_back(host: Any, guest: Any) -> None:
    host.page.get_by_role("button", name="Undo").click()
    question = host.page.get_by_role("dialog", name="Take your last decision back?")
    question.get_by_text("This also takes back the answer").wait_for()
    question.get_by_role("button", name="Ask the others").click()
    asked = guest.page.get_by_role("dialog", name="would like to take a move back")
    asked.get_by_text("This would be taken back:").wait_for()
    assert asked.get_by_role("paragraph").inner_text().count("on the table.") == 2  # one's own box, and the bot's


def test_a_question_is_put_aside_and_granted_after_the_page_was_loaded_again(person: Any) -> None:
    host, guest = person(), person(small=True)
    with_a_bot_between(host, guest)
    ask_back(host, guest)
    host.page.locator(".status", has_text="Olha is being asked").wait_for()
    host.page.reload()  # who comes back reads that it is still open
    host.page.locator(".status", has_text="Olha is being asked").wait_for()
    question = guest.page.locator("dialog[open]")
    guest.page.keyboard.press("Escape")  # not an answer
    gone(question)
    assert host.page.locator(".status", has_text="Olha is being asked").count() == 1
    guest.press(guest.page.get_by_role("button", name="Answer"))
    question.wait_for()
    assert guest.axe() == []
    guest.page.reload()  # the question comes again
    guest.press(question.get_by_role("button", name="Yes", exact=True))
    for each in (host, guest):
        each.page.wait_for_selector(".table-screen[data-ply='0']")
        gone(each.page.locator("dialog[open]"))
    host.my_turn()
    gone(guest.page.get_by_role("button", name="Redo"))


def test_a_no_holds_and_a_move_ends_the_question(person: Any) -> None:
    host, guest = person(), person()
    with_a_bot_between(host, guest)
    ask_back(host, guest)
    question = guest.page.locator("dialog[open]")
    question.get_by_role("button", name="No", exact=True).click()
    host.page.locator(".status", has_text="The others would rather not.").wait_for()
    gone(question)
    host.page.keyboard.press("Escape")  # what was said is put away
    host.page.locator(".status", has_text="Waiting for Olha").wait_for()
    host.page.get_by_role("button", name="Undo").click()  # nobody is asked twice, and nothing offers it
    host.page.locator(".status", has_text="The others would rather not.").wait_for()
    assert host.page.locator("dialog[open]").count() == question.count() == 0
    play_if_it_fits(guest, 1)
    guest.page.get_by_role("button", name="Undo").wait_for()
    gone(guest.page.get_by_role("button", name="Answer"))


def test_among_people_what_was_seen_stays_and_the_arrow_says_so(person: Any) -> None:
    host, guest = person(), person()
    both_open(host, guest, sit_together(host, guest))
    play_cat_box(host, 1)  # and a card was drawn
    guest.my_turn()
    undo = host.page.get_by_role("button", name="Undo")
    host.page.get_by_role("button", name="Undo", disabled=True).wait_for()
    host.page.keyboard.press("u")
    host.page.locator(".status", has_text="among people that stays").wait_for()
    assert host.page.locator("dialog[open]").count() == 0
    play_cat_box(guest, 1)
    host.my_turn()
    expect(undo, "nobody takes back what another person decided").to_be_disabled()


def test_a_hint_is_shown_and_can_be_taken(person: Any) -> None:
    visitor = person()
    visitor.sheet("Cat Box", 0)
    visitor.deal()
    visitor.my_turn()
    visitor.page.get_by_role("button", name="Hint").click()
    visitor.page.wait_for_selector(".ghost.hint")
    visitor.page.locator(".bubble .button").click()
    visitor.page.wait_for_selector(".ghost.sure")
    expect(visitor.page.locator(".confirm:not([disabled])")).to_have_count(1)


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
