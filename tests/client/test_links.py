"""Links in real browsers: the owner, friends and strangers, and what a dead one says."""

from typing import Any

from playwright.sync_api import expect

from tests.client.seating import NEW_LINK, PLAY_ON, is_played_out, sit_together

END_LINKS = """async () => {
  const mine = await (await fetch('/api/me/links')).json();
  for (const { id } of mine) await fetch(`/api/me/links/${id}`, { method: 'DELETE' });
}"""


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
    expect(host.page).to_have_url(table)
    stranger = person()
    stranger.expect_trouble("WebSocket")
    stranger.page.goto(table)
    stranger.page.get_by_text("one comes in by a link").wait_for()
    # the start page begins with this game, and My games has the link, to be ended
    host.open()
    going_on = host.page.get_by_role("region", name="Continue")
    expect(going_on.get_by_role("listitem")).to_have_count(1)
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
    replay.open("stats")  # its owner can tell the two apart
    page.get_by_text("Replay, from move 30, without names").wait_for()
    expect(page.get_by_text("Replay, from move 30")).to_have_count(2)


def test_links_to_watch_and_to_replay_for_the_owner_a_friend_a_stranger_and_a_phone(person: Any) -> None:
    owner, friend, stranger, phone = person(), person(), person(), person(small=True)
    everybody, lookers = (owner, friend, stranger, phone), (stranger, phone)
    table = sit_together(owner, friend, spectators="public")
    watch = owner.page.evaluate(NEW_LINK, [table, {"purpose": "watch"}])
    for each in everybody:
        each.open(watch.removeprefix("/"))
        each.page.wait_for_selector(".table-screen .status")
    for each in (owner, friend):  # who has a seat comes to it
        expect(each.page.locator("li.me")).to_have_count(1)
    for each in lookers:
        each.page.locator(".status", has_text="You are watching").wait_for()
        each.expect_trouble("410")
    owner.page.evaluate(END_LINKS)
    for each in lookers:
        each.page.get_by_text("has ended it").wait_for()
    for each in (owner, friend):
        assert each.page.locator("li.me").count() == 1
        each.open()  # nothing of the game has to be drawn
        each.page.evaluate(PLAY_ON, table)
    is_played_out(owner, table)
    replay = owner.page.evaluate(NEW_LINK, [table, {"purpose": "replay", "ply": 3}])
    for each in everybody:
        each.open(replay.removeprefix("/"))
        each.page.wait_for_selector("[data-page=replay][data-ply='3']")
    owner.page.evaluate(END_LINKS)
    for each in everybody:
        each.expect_trouble("410")
        each.page.reload()
        each.page.get_by_text("has ended it").wait_for()


def test_news_of_a_table_make_no_further_links_and_a_guest_makes_one_only_when_asked(person: Any) -> None:
    """A page that made one with every change of its lobby came too late as soon as somebody started: a 409."""
    host, guest = person(), person()
    asked: list[str] = []
    held: list[Any] = []

    def hold(route: Any) -> None:
        if route.request.method == "POST":
            held.append(route)
        else:
            route.continue_()

    guest.page.route("**/api/tables/*/links", hold)
    host.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/links") else None)
    host.sheet("Csacska Macska", 1)
    host.page.locator("dialog .pill").nth(1).click()
    host.deal()
    guest.page.goto(host.page.locator(".invite input").input_value())
    guest.page.locator("form input").fill("Olha")
    guest.press(guest.page.locator("form button"))
    guest.page.get_by_role("button", name="Make a link to a free seat").wait_for()
    host.page.wait_for_selector("text=Olha")
    guest.page.get_by_role("button", name="I’m ready").click()
    host.page.get_by_text("Everybody is ready.", exact=True).wait_for()
    assert len(asked) == 2  # which there are, and a new one
    guest.page.get_by_role("button", name="Make a link to a free seat").click()
    guest.until(lambda: held)
    held[0].continue_()
    assert guest.page.locator(".invite input").input_value() != host.page.locator(".invite input").input_value()
    guest.page.reload()
    guest.page.locator(".invite input").wait_for()  # found again, not made again
    host.page.locator("main > .button.primary").click()
    guest.page.wait_for_selector(".table-screen .status")
    assert len(held) == 1
