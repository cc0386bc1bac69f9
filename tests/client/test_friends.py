"""Two people at one table: meeting by link, playing again, talking, pausing, leaving."""

from typing import Any

import pytest

from tests.client.patience import gone
from tests.client.playing import LARGE_BOARDS, meet, sit_and_start, take_turns
from tests.client.probes import LISTENER
from tests.client.seating import NEW_TABLE, PLAY_ON, POST, both_open, is_played_out, sit_at, sit_down, sit_together


@pytest.mark.parametrize("game", ["Cat Box", "Csacska Macska"])
def test_two_browsers_meet_by_link(person: Any, play: Any, game: str) -> None:
    host, guest = person(), person(small=True)
    host.sheet(game, 1)
    if game == "Cat Box":
        host.page.locator("dialog .pill").first.click()
    else:
        host.page.locator("dialog select").nth(1).select_option(index=1)
    host.deal()
    meet(host, guest)
    take_turns(host, guest, lambda someone: play[game](someone, 1), 6)
    host.is_told()


@pytest.mark.parametrize("game", LARGE_BOARDS)
def test_two_browsers_by_link_with_a_reload(person: Any, game: str) -> None:
    host, guest = person(), person(small=True)
    player, options = LARGE_BOARDS[game]
    host.open()
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
    table = host.page.evaluate(NEW_TABLE, {**wish, "spectators": "none", "start": False})
    host.open(f"t/{table}")
    meet(host, guest)
    take_turns(host, guest, lambda someone: player(someone, 1), 8)
    host.is_told()


def test_a_newcomer_by_link_is_known_before_the_table_is(person: Any) -> None:
    """A socket that opened before the first cookie belonged to nobody: its owner sat down and saw no game."""
    host, guest = person(), person()
    host.sheet("Cat Box", 1)
    host.page.locator("dialog .pill").first.click()
    host.deal()
    held: list[Any] = []
    guest.page.route("**/api/me", lambda route: held.append(route), times=1)
    with guest.page.expect_response("**/Shared-*.js"):
        guest.page.goto(host.page.locator(".invite input").input_value())
    guest.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    guest.until(lambda: held)
    held.pop().continue_()
    sit_and_start(host, guest)
    for each in (host, guest):
        each.page.wait_for_selector(".status")


def test_playing_again_waits_for_the_others(person: Any) -> None:
    host, guest = person(), person(small=True)
    guest.page.add_init_script(f"({LISTENER})()")
    table = sit_together(host, guest)
    for each in (host, guest):
        each.page.evaluate(PLAY_ON, table)
    for each in (host, guest):
        is_played_out(each, table)
    both_open(host, guest, table)
    host.page.locator(".sheet").get_by_role("button", name="Play again").click()
    # Nothing is dealt: the host waits at the new table, where the guest is not yet.
    host.page.get_by_role("heading", name="the table is set").wait_for()
    host.page.locator("li", has_text="Olha").get_by_text("is away").wait_for()
    join = guest.page.locator("dialog[open]").get_by_role("link", name="The others play again")
    join.wait_for()
    guest.page.wait_for_function("() => window.heard.some(words => words.includes('The others play again'))")
    gone(guest.page.get_by_role("button", name="Play again"))
    assert guest.axe() == []
    guest.press(join)
    host.page.locator("li", has_text="Olha").get_by_text("is here").wait_for()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for each in (host, guest):
        each.page.wait_for_selector(".table-screen[data-ply='0']")


def test_own_words_at_a_private_table_and_not_among_strangers(person: Any) -> None:
    host, guest = person(), person()
    both_open(host, guest, sit_together(host, guest))
    for each in (host, guest):
        each.page.locator(".log summary").click()
    words = host.page.get_by_role("textbox", name="Your own words")
    words.fill("f" * 300)
    assert len(words.input_value()) == 200
    words.fill("Szia, Olha!")
    words.press("Enter")
    said = guest.page.locator(".log li.said", has_text="Szia, Olha!")
    said.wait_for()
    assert said.inner_text() == "Biscuit: Szia, Olha!"  # a host without a name has a cat's
    host.page.wait_for_function("() => document.querySelector('.log form input').value === ''")
    assert host.axe() == []
    both_open(host, guest, sit_as_strangers(host, guest))
    host.page.locator(".log summary").click()
    host.page.locator(".log").get_by_role("button", name="Hello!").wait_for()
    assert words.count() == 0


def sit_as_strangers(host: Any, guest: Any) -> str:
    """A running table that anybody may sit down at: nobody invited the guest."""
    host.open()
    guest.open()
    wish = {"game": "cat-box", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "private": False}
    table: str = host.page.evaluate(NEW_TABLE, {**wish, "spectators": "public", "start": False})
    assert guest.page.evaluate(POST, [f"api/tables/{table}/join", {"name": "Olha"}]) == 200
    assert host.page.evaluate(POST, [f"api/tables/{table}/start", {}]) == 200
    return table


def test_a_paused_table_stands_still_until_somebody_goes_on(person: Any) -> None:
    host, guest = person(), person(small=True)
    clock = {"turn": 0, "bank": 300, "increment": 10, "days": 0}
    both_open(host, guest, sit_together(host, guest, clock=clock))
    host.my_turn()
    host.page.get_by_role("button", name="Menu", exact=True).click()
    host.page.get_by_role("button", name="Pause the game").click()
    for each in (host, guest):
        each.page.locator(".status", has_text="has asked for a pause: 5 min at most.").wait_for()
        assert each.axe() == []
    guest.page.get_by_role("button", name="Menu", exact=True).click()
    guest.press(guest.page.get_by_role("button", name="Agree to the pause"))
    for each in (host, guest):
        each.page.locator(".status", has_text="The game is paused.").wait_for()
    before = host.page.locator("[role=timer]").first.inner_text()
    guest.press(guest.page.get_by_role("button", name="Go on playing"))
    host.my_turn()
    gone(host.page.get_by_role("button", name="Go on playing"))
    host.page.wait_for_function("before => document.querySelector('[role=timer]').textContent !== before", arg=before)


def test_a_guest_at_a_full_table_is_told_who_starts_it(person: Any) -> None:
    host, guest = person(), person(small=True)
    host.open()
    wish = {"game": "cat-box", "seats": [{"kind": "me"}, {"kind": "open"}], "private": True, "start": False}
    table = host.page.evaluate(NEW_TABLE, wish)
    host.open(f"t/{table}")
    guest.page.goto(host.page.locator(".invite input").input_value())
    guest.page.locator("form input").fill("Olha")
    guest.press(guest.page.locator("form button"))
    guest.page.get_by_text("Whoever set up this table starts the game.").wait_for()
    assert guest.page.get_by_role("button", name="Start").count() == 0
    assert guest.axe() == []
    host.page.wait_for_selector("text=Olha")
    gone(host.page.get_by_text("Whoever set up this table"))
    host.page.get_by_role("button", name="Start").click()
    guest.page.wait_for_selector(".table-screen .status")


def test_nothing_is_lit_while_the_game_is_paused(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "cat-box")
    table = page.url.rsplit("/", 1)[1]
    assert page.evaluate(POST, [f"/api/tables/{table}/pause", {"on": True}]) == 200
    page.locator(".status", has_text="The game is paused.").wait_for()
    page.wait_for_selector(".tray button")
    gone(page.locator("button.lit"))
    page.locator(".tray .hand button").first.click()
    assert page.locator("circle.dot").count() == 0
    page.get_by_role("button", name="Go on playing").click()
    someone.my_turn()
    page.locator("button.lit[aria-pressed]").first.click()
    page.wait_for_selector("circle.dot")


def test_who_cannot_leave_is_told_so(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_down(someone, "cat-attack")
    someone.expect_trouble("ERR_FAILED")
    page.route("**/leave", lambda route: route.abort())
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Really leave").click()
    page.locator("dialog [role=alert]", has_text="cannot be reached").wait_for()
    assert page.locator(".table-screen").count() == 1
