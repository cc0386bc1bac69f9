"""The table as an app: every page of a site without a server, what other apps share with it, the offer to install it,
and the way of a device's games to an account.

    CLOWDER_ANYWHERE=1 pytest tests/client/test_anywhere_app.py
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clowder.anywhere.site import is_complete, write_site
from tests.client.patience import gone
from tests.client.people import PATIENCE, STATIC
from tests.client.plain_site import Visitor, hosting

BOTS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
SHARE_FILE = """async record => {
  const form = new FormData();
  form.append('record', new File([record], 'game.json', { type: 'application/json' }));
  return (await fetch('share', { method: 'POST', body: form, redirect: 'manual' })).type;
}"""
OFFER = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => { window.prompted = true; return { outcome: 'accepted' }; };
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""
NEED_A_SERVER = ["tables", "admin", "mail/confirm/x", "s/abcdef", "l/abcdef"]
# What is there once a page has come; every other one is a rulebook or a lesson.
HERE = {
    "stats": "main h2",
    "daily": "main .card",
    "parts": "main h1",
    "puzzles": "[data-page=puzzles] li",
    "referee": "main li.panel",
    "replay": "main h1",
    "proof": "main",
}
READ = "[id^='clause-'], .table-page.reading"
# With CLOWDER_SHOTS=FOLDER pictures of what is tested are left there.
SHOTS = os.environ.get("CLOWDER_SHOTS", "")

pytestmark = pytest.mark.skipif("CLOWDER_ANYWHERE" not in os.environ, reason="CLOWDER_ANYWHERE=1 runs it")


def shot(someone: Visitor, name: str) -> None:
    if SHOTS:
        someone.page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


@pytest.fixture
def visitor(whole_browser: Any, tmp_path: Path) -> Iterator[Any]:
    """Somebody with a phone at a site, all of which is on the device; its host is gone."""
    if not is_complete(STATIC.parent):
        pytest.skip("the client is not built: python build_client.py")
    write_site(STATIC.parent, tmp_path / "club" / "cats")
    with hosting(tmp_path) as (address, host):
        someone = Visitor(whole_browser, f"{address}club/cats/", small=True)
        someone.open()
        someone.is_kept()
        host.terminate()
        host.wait(PATIENCE)
        yield someone
        assert someone.left_the_site() == []
        someone.expect_trouble("sw.js")  # whether there is a new version cannot be asked in flight
        someone.context.close()
        assert someone.real_troubles() == []


def test_every_page_of_a_site_works_or_says_that_it_needs_a_server(visitor: Visitor) -> None:
    page = visitor.page
    page.wait_for_selector("[data-anywhere=alone]")
    links = set(page.eval_on_selector_all("main a[href], header a[href]", "all => all.map(one => one.search)"))
    places = {link.removeprefix("?at=") for link in links if link}
    assert {"stats", "daily", "parts", "rules/cat-box", "learn/cat-attack"} <= places
    for place in sorted(places):
        visitor.go(f"?at={place}")
        assert place in HERE or place.startswith(("rules/", "learn/")), f"what is to be seen at {place}?"
        page.wait_for_selector(HERE.get(place, READ))
        assert page.locator("main [role=alert]").count() == 0, place
        shot(visitor, place.replace("/", "-"))
    for place in NEED_A_SERVER:
        visitor.go(f"?at={place}")
        page.get_by_role("heading", name="This page needs a server").wait_for()
    shot(visitor, "needs-a-server")
    visitor.go("?at=t/xabcdefghijk")  # a table of some server
    page.get_by_role("heading", name="This table does not exist").wait_for()
    visitor.go("")
    said: list[str] = []
    for language in ("de", "hu", "it", "uk", "en"):
        page.locator("header select").select_option(language)
        page.wait_for_function("said => !said.includes(document.querySelector('h1').innerText)", arg=said)
        said.append(page.locator("h1").first.inner_text())
    assert said[-1] == "Four cat games, one table"


def test_the_deal_of_the_day_a_shared_record_and_the_offer_to_install(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("?at=daily")
    card = page.locator(".card", has=page.locator("h2", has_text="If It Fits"))
    page.get_by_text("comparing it with others needs a server").first.wait_for()
    card.locator("[data-action=play-deal]").tap()
    page.wait_for_selector(".table-screen")
    table = page.url.split("at=t/")[1]
    assert visitor.play(table)["over"]
    assert page.evaluate(OFFER), "the browser's own bar is kept back"
    visitor.go(f"?at=t/{table}")
    page.locator("[data-install]").scroll_into_view_if_needed()
    shot(visitor, "install")
    page.locator("[data-install] .quiet").tap()
    gone(page.locator("[data-install]"))
    page.evaluate(OFFER)
    assert page.locator("[data-install]").count() == 0, "a no is remembered"
    visitor.go("?at=daily")
    card.locator(".mine").wait_for()  # the result stays on the device
    shot(visitor, "daily-played")

    record = visitor.ask("GET", f"api/tables/{table}/record")
    assert page.evaluate(SHARE_FILE, json.dumps(record)) == "opaqueredirect"
    page.goto(visitor.address + "?at=replay&shared=1")
    page.wait_for_selector("[data-page=replay] svg[role=application]")
    shot(visitor, "shared")
    tools = visitor.context.new_cdp_session(page)
    found = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {each["errorId"] for each in found} <= {"in-incognito"}, "nothing but the test's own profile is in the way"


def test_games_of_a_device_move_to_the_account_in_one_tap(whole_browser: Any, address: str) -> None:
    someone = Visitor(whole_browser, address, small=True)
    page = someone.page
    someone.expect_trouble("ERR_INTERNET_DISCONNECTED")
    someone.open()
    page.locator("[data-anywhere=keep] button").tap()
    page.get_by_text("The table is on this device").wait_for()
    someone.is_kept()
    someone.context.set_offline(True)
    page.reload()
    page.locator("[data-anywhere=away] button").tap()
    page.wait_for_selector("[data-anywhere=alone]")
    shot(someone, "away")
    played = [someone.new_table("if-it-fits", BOTS, {}) for _ in range(2)]
    assert all(someone.play(table)["over"] for table in played)
    someone.context.set_offline(False)
    someone.open("stats")
    page.locator("[data-bring='2']").wait_for()
    shot(someone, "bring")
    page.locator("[data-bring] button").tap()
    page.get_by_text("2 games are in your account now").wait_for()
    page.locator("[data-bring='0']").wait_for()
    shot(someone, "brought")
    page.reload()
    page.locator("main a[href*='replay/here']").first.wait_for()
    assert page.locator("[data-bring]").count() == 0
    at_server = page.evaluate("() => fetch('api/me/games').then(answer => answer.json())")
    assert {game["table"] for game in at_server["games"]} == set(played)
    someone.context.close()
    assert someone.real_troubles() == []
