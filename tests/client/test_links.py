"""Links in real browsers: the owner, friends and strangers, and what a dead one says."""

from typing import Any


def test_a_link_to_play_seats_one_friend_and_lets_the_next_watch_until_it_is_ended(person: Any) -> None:
    host, guest, third = person(), person(small=True), person()
    host.sheet("Cat Box", 1)
    host.page.locator("dialog .pill").first.click()
    host.deal()
    address = host.page.locator(".invite input").input_value()
    assert "/l/" in address
    guest.page.goto(address)
    guest.page.locator("form input").fill("Olha")
    guest.press(guest.page.locator("form button"))
    host.page.wait_for_selector("text=Olha")
    third.page.goto(address)
    third.page.get_by_text("you will watch as soon as the game begins").wait_for()
    host.page.locator("main > .button.primary").click()
    third.page.locator(".status", has_text="You are watching").wait_for()
    # the owner, by the same link, is at the table; its address is no way in for others
    table = host.page.url
    host.page.goto(address)
    host.page.wait_for_selector(".table-screen .status")
    assert host.page.url == table
    stranger = person()
    stranger.expect_trouble("WebSocket")
    stranger.page.goto(table)
    stranger.page.get_by_text("one comes in by a link").wait_for()
    # the start page begins with this game, and My games has the link, to be ended
    host.open()
    host.page.get_by_role("heading", name="Continue").wait_for()
    assert host.page.locator(".going li").count() == 1
    assert host.axe() == []
    host.open("stats")
    third.expect_trouble("410")
    host.page.get_by_role("button", name="End the link").click()
    third.page.get_by_text("has ended it").wait_for()
    assert third.axe() == []
    third.page.reload()
    third.page.get_by_text("has ended it").wait_for()
    guest.page.wait_for_selector(".table-screen .status")


def test_a_finished_game_is_shared_for_strangers_with_and_without_names(replay: Any, person: Any) -> None:
    page = replay.page
    ply = page.locator("[data-page=replay]").get_attribute("data-ply")
    page.get_by_role("button", name="Copy the link to this move").click()
    named = page.locator("dialog .invite input").input_value()
    page.get_by_label("Show the names of the players").uncheck()
    page.wait_for_function("was => document.querySelector('dialog .invite input')?.value !== was", arg=named)
    nameless = page.locator("dialog .invite input").input_value()
    assert replay.axe() == []
    stranger = person(small=True)
    for address in (named, nameless):
        stranger.page.goto(address)
        stranger.page.wait_for_selector(f"[data-page=replay][data-ply='{ply}']")
    assert stranger.axe() == []
    stranger.expect_trouble("404")
    stranger.page.goto(named[:-3])
    stranger.page.get_by_text("There is no such link").wait_for()
