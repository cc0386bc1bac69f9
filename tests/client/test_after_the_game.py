"""The deal of the day from the first page to the result; a finished game once more: better moves, and played on."""

import re
from typing import Any

from playwright.sync_api import expect

from clowder.puzzles import puzzles_of
from tests.client.patience import gone
from tests.client.seating import play_out, sit_down

EYES = "() => [...document.querySelectorAll('header option')].map(each => each.textContent)"


def test_the_deal_of_the_day_from_the_first_page_to_its_results(person: Any) -> None:
    someone = person()
    page = someone.page
    someone.open()
    page.get_by_role("link", name="Today’s deals").click()
    page.get_by_role("button", name=re.compile("Play the deal.*If It Fits")).click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".table-screen footer button")
    table = page.url.rsplit("/", 1)[-1].partition("?")[0]
    about = someone.context.request.get(f"{someone.address}api/tables/{table}").json()
    assert about["deal"]["counts"]
    assert page.get_by_role("button", name="Hint").count() == 0
    play_out(someone, table)
    someone.open(f"deal/{about['deal']['id']}")
    expect(page.locator(".bars .mine")).to_have_count(1)
    assert "number" not in page.locator("[data-result]").inner_text()  # with nobody beside there is no place
    assert page.get_by_role("link", name="Look at the best game").count() == 0  # which is one's own
    assert someone.axe_in_every_scheme() == []
    called = []
    for replay in (f"replay/{table}?seat=all", f"replay?best={about['deal']['id']}"):
        someone.open(replay)
        page.wait_for_selector("[data-page=replay][data-eyes='all']")
        called.append(page.evaluate(EYES))
    assert called[0] == called[1]  # bots have their names in a record too
    someone.open("daily")
    page.get_by_role("button", name=re.compile("Play for practice.*If It Fits")).wait_for()
    assert someone.axe_in_every_scheme() == []


def test_better_moves_and_another_way_from_here(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_down(someone, "cat-box", seats=2)  # few moves: plain Python takes its time to judge them
    table = page.url.rsplit("/", 1)[-1].partition("?")[0]
    play_out(someone, table)
    someone.open(f"mistakes/{table}")
    seats = page.locator("header select")
    page.locator("header option").first.wait_for(state="attached", timeout=300_000)
    found = page.locator("[data-action=show-best]")
    looked_at = found.or_(page.get_by_text("There is nothing to find")).first
    looked_at.wait_for()
    for seat in range(page.locator("header option").count()):
        seats.select_option(str(seat))
        looked_at.wait_for()
        if found.count():
            break
    page.wait_for_selector("[data-page=mistakes][data-ready=true][data-done=false]")
    task = page.get_by_text("Find a better one.")
    expect(task).to_contain_text(". Find")
    page.locator("[data-action=show-best]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-page=mistakes][data-done=true] [data-shown=best]")
    gone(task)  # there is nothing left to find
    page.locator("[data-action=show-played]").click()
    page.wait_for_selector("[data-page=mistakes][data-done=true]:not(:has([data-shown=best]))")
    task.wait_for()
    assert someone.axe() == []
    someone.open(f"replay/{table}?ply=6&seat=all")
    page.wait_for_selector("[data-page=replay][data-ply='6']")
    page.locator("[data-action=open-play-on]").click()
    page.locator("[data-action=challenge]").click()
    page.locator("dialog[open] .invite").wait_for()
    page.locator("[data-action=play-on]").click()
    page.wait_for_url("**/t/*")
    made = page.url.rsplit("/", 1)[-1].partition("?")[0]
    about = someone.context.request.get(f"{someone.address}api/tables/{made}").json()
    assert (about["deal"]["given"], about["status"]) == (6, "running")


def test_puzzles_from_the_first_page_by_keys(person: Any) -> None:
    someone = person()
    page = someone.page
    someone.open()
    page.get_by_role("link", name="Solve puzzles").click()
    page.wait_for_selector("[data-page=puzzles] li")
    assert someone.axe_in_every_scheme() == []
    page.get_by_role("link", name=re.compile("Solve.*Csacska Macska")).click()
    page.wait_for_selector("[data-page=puzzle][data-ready=true][data-done=false]")
    puzzle = page.locator("[data-page=puzzle]")
    first = puzzle.get_attribute("data-id")
    address = f"{someone.address}api/puzzles/csacska-macska/{first}"
    assert "best" not in someone.context.request.get(address).json()
    page.locator("[data-action=show]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-page=puzzle][data-done=true] [data-best]")
    assert someone.axe() == []
    page.locator("[data-action=next]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-page=puzzle][data-ready=true][data-done=false]:not([data-id='{first}'])")
    one = next(each for each in puzzles_of("csacska-macska") if each.best == "draw")
    someone.open(f"puzzles/csacska-macska?id={one.id}")
    page.wait_for_selector("[data-page=puzzle][data-ready=true][data-done=false]")
    expect(page.locator("[data-streak]")).to_contain_text("In a row with the first move: 0")
    page.locator(".deck.lit").focus()
    page.keyboard.press("Enter")
    page.locator(".confirm:not([disabled])").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-page=puzzle][data-done=true] [data-best]")
    page.reload()
    page.wait_for_selector("[data-page=puzzle][data-ready=true]")
    expect(page.locator("[data-streak]")).to_contain_text("In a row with the first move: 1")
