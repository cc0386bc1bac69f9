"""Games that begin from a position: set up on the referee's page, and taken from a replay with other hidden cards."""

from typing import Any

from tests.client.patience import gone
from tests.client.playing import sit_and_start


def about(someone: Any) -> Any:
    """The table somebody is at."""
    someone.page.wait_for_url("**/t/*")
    table = someone.page.url.rsplit("/", 1)[-1].partition("?")[0]
    return someone.context.request.get(f"{someone.address}api/tables/{table}").json()


def test_a_position_becomes_a_table_with_bots_and_with_a_friend(person: Any) -> None:
    ann, bob = person(), person(small=True)
    page = ann.page
    ann.open("position/csacska-macska")
    page.wait_for_selector("[data-begin=solo]")
    page.get_by_role("button", name="A bot moves").click()
    page.wait_for_selector("[data-page=position]:not([data-past='0'])")
    page.locator("[data-begin=solo]").click()
    page.locator("dialog[open] form button[type=submit]").click()
    page.wait_for_selector(".table-screen .status")
    told = about(ann)
    seats = [seat["kind"] for seat in told["seats"]]
    assert (told["status"], seats.count("person"), told["beginning"]["eyes"]) == ("running", 1, -2)
    assert told["seats"][told["beginning"]["seat"]]["me"]

    ann.open("position/csacska-macska")
    page.locator("[data-begin=friends]").click()
    page.get_by_label("Your name").wait_for()
    assert ann.axe() == []
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Deal the hidden cards anew").check()
    page.locator("dialog[open] form button[type=submit]").click()
    page.get_by_text("a position that Ann set up").wait_for()
    assert about(ann)["beginning"]["eyes"] == -1
    bob.page.goto(page.locator(".invite input").input_value())
    bob.page.get_by_text("a position that Ann set up").wait_for()  # before sitting down
    bob.press(bob.page.get_by_role("button", name="Look at the position"))
    bob.page.wait_for_selector("dialog[open] [data-look=csacska-macska] > *")
    assert bob.axe() == []
    bob.page.keyboard.press("Escape")
    gone(bob.page.locator("dialog"))
    sit_and_start(ann, bob)
    for each in (ann, bob):
        each.page.wait_for_selector(".table-screen .status")


def test_what_if_the_cards_had_been_others(finished_game: Any) -> None:
    someone, table = finished_game
    page = someone.page
    someone.open(f"replay/{table}?ply=6&seat=0")
    page.wait_for_selector("[data-page=replay][data-ply='6']")
    page.locator("[data-action=open-play-on]").click()
    page.get_by_label("others, which your seat could not have told").check()
    page.get_by_text("What if the cards had been others?").wait_for()
    assert someone.axe() == []
    page.locator("[data-action=play-on]").click()
    page.wait_for_selector(".table-screen .status")
    told = about(someone)
    assert (told["status"], told["beginning"]) == ("running", {"source": "replay", "seat": 0, "eyes": 0})
