"""More than one person: by invitation, on one screen, and through a broken connection."""

from typing import Any

import pytest

from tests.client.people import meet, take_turns


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
    assert host.page.locator(".log li").count() > 0


@pytest.mark.parametrize("game", ["Cat Box", "Csacska Macska"])
def test_pass_and_play_hides_the_table_between_turns(person: Any, play: Any, game: str) -> None:
    both = person()
    both.sheet(game, 2)
    both.page.locator("dialog .pill").first.click()
    both.deal()
    both.page.wait_for_selector(".table-screen")
    for _ in range(4):
        both.page.wait_for_function(
            "() => document.querySelector('dialog[open]') || document.querySelector('.status.mine')"
        )
        if both.page.locator("dialog[open]").count():
            both.page.keyboard.press("Escape")  # nobody peeks
            assert both.page.locator("dialog[open]").count() == 1
            both.page.locator("dialog[open] .button.primary").click()
        both.my_turn()
        play[game](both, 1)


def test_a_lost_connection_heals(person: Any, play: Any) -> None:
    someone = person()
    sockets: list[Any] = []

    def pass_on(socket: Any) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    someone.page.route_web_socket("**/ws", pass_on)
    someone.sheet("Csacska Macska", 0)
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()
    someone.page.route(someone.address, lambda route: None)  # the page itself is never answered: no reason to stay away
    sockets[-1].close(code=1012)  # as a restarting server does
    someone.page.wait_for_selector(".status.lost")
    someone.my_turn()
    assert len(sockets) == 2
    assert play["Csacska Macska"](someone, 1) == 1
