"""Invitations, letters and reports in real browsers: what reaches somebody, and what they can do about it."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.client.patience import gone
from tests.client.people import Person
from tests.client.seating import NEW_TABLE, PLAY_ON, is_played_out, sit_together

sys.path.append(str(Path(__file__).parents[1] / "server"))

driver = pytest.importorskip("driver")
mail_server = pytest.importorskip("mail_server")
TOKEN = "a token that nobody guesses"


def test_people_who_played_along_are_invited_and_come_with_one_tap_or_decline(person: Any) -> None:
    host, guest = person(), person(small=True)
    table = sit_together(host, guest)
    for each in (host, guest):
        each.page.evaluate(PLAY_ON, table)
    is_played_out(host, table)
    for answer in ("Sit down", "No, thanks"):
        wish = {"game": "cat-box", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
        fresh = host.page.evaluate(NEW_TABLE, {**wish, "spectators": "none", "start": False})
        host.open(f"t/{fresh}")
        host.page.get_by_text("Invite somebody you have played with").click()
        host.page.get_by_role("button", name="Invite Olha").click()
        host.page.locator("details li", has_text="Olha").get_by_text("invited").wait_for()
        assert host.axe() == []
        # it stands on the start page of who was picked, before everything else
        guest.open()
        invited = guest.page.locator("section", has=guest.page.get_by_role("heading", name="You are invited"))
        invited.get_by_text("keeps a seat for you").wait_for()
        assert guest.axe() == []
        guest.press(invited.get_by_role("button", name=answer))
        if answer == "Sit down":
            guest.page.wait_for_url(f"**/t/{fresh}")
            host.page.locator("main li", has_text="Olha").first.wait_for()
        else:
            gone(invited)
            host.page.reload()
            host.page.get_by_text("Invite somebody you have played with").click()
            host.page.locator("details li", has_text="Olha").get_by_text("said no").wait_for()
            assert host.page.get_by_role("button", name="Invite Olha").count() == 0


@pytest.fixture
def post(beside: Any) -> Iterator[Any]:
    """A mail server of the test's own."""
    mail = mail_server.MailServer()
    opened = mail.open()
    beside(opened.__aenter__())
    yield mail
    beside(opened.__aexit__(None, None, None))


@pytest.fixture
def house(tmp_path: Path, post: Any) -> Iterator[Any]:
    """A server whose host has given it a mail server and a token."""
    port = driver.free_port()
    more = {"smtp_url": post.url, "mail_from": "Clowder <cats@example.org>", "admin_token": TOKEN}
    server = driver.Server(tmp_path, port=port, public_url=f"http://127.0.0.1:{port}", push_wait=0.0, **more).start()
    yield server
    server.stop()


@pytest.fixture
def visitor(browser: Any, house: Any) -> Iterator[Person]:
    someone = Person(browser, f"{house.url}/")
    yield someone
    someone.context.close()
    assert someone.real_troubles() == []


def link_in(letter: Any, way: str) -> str:
    found = re.search(rf"http://127\.0\.0\.1:\d+/mail/{way}/\S+", letter.get_content())
    assert found is not None, letter.get_content()
    return found[0]


def test_the_links_of_letters_say_yes_and_no(visitor: Person, house: Any, post: Any, beside: Any) -> None:
    page = visitor.page
    visitor.open("stats")
    page.get_by_label("E-mail, if you like").fill("bob@example.org")
    page.get_by_role("button", name="Send me notices there").click()
    page.get_by_text("A letter is on its way to bob@example.org").wait_for()
    page.goto(link_in(beside(post.letter()), "confirm"))
    page.get_by_role("status").get_by_text("Notices of your games come to this address from now on").wait_for()
    assert visitor.axe_in_every_scheme() == []
    page.get_by_role("link", name="My games").click()
    page.get_by_text("Notices come to bob@example.org too").wait_for()
    # a turn while nobody looks: one letter, whose other link ends it for good
    ann = beside(driver.Person(house, "Ann").enter())
    bob = driver.Person(house)
    cookie = next(each for each in visitor.context.cookies() if each["name"] == "clowder_session")
    bob.http.cookies.set("clowder_session", cookie["value"])
    page.goto("about:blank")
    table = beside(ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
    beside(bob.post(f"/api/tables/{table}/join"))
    beside(ann.post(f"/api/tables/{table}/start"))
    hers = beside(ann.sit(table))
    assert beside(hers.act(0, "wave"))["t"] == "ack"
    letter = beside(post.letter())
    assert letter["Subject"] == "Your turn: Tiny"
    page.goto(link_in(letter, "off"))
    page.get_by_role("status").get_by_text("No more letters come").wait_for()
    page.get_by_role("link", name="My games").click()
    page.get_by_label("E-mail, if you like").wait_for()
    assert post.got.empty()
    # a link that is none says so
    visitor.expect_trouble("404")
    visitor.open("mail/confirm/nosuchkey")
    page.get_by_role("alert").wait_for()


def test_the_host_reads_reports_behind_a_token_and_acts_on_them(visitor: Person, house: Any, beside: Any) -> None:
    ann, bob = beside(driver.Person(house, "Ann").enter()), beside(driver.Person(house, "Rude Name").enter())
    table = beside(ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
    beside(bob.post(f"/api/tables/{table}/join"))
    told = {"reason": "name", "note": "look at that name"}
    assert beside(ann.http.post(f"/api/tables/{table}/seats/1/report", json=told)).status_code == 204
    page = visitor.page
    visitor.expect_trouble("403")
    visitor.open("admin")
    page.get_by_label("The host’s token").wait_for()
    assert page.get_by_text("Rude Name").count() == 0
    for token, seen in (("a guess", page.get_by_role("alert")), (TOKEN, page.get_by_text("look at that name"))):
        page.get_by_label("The host’s token").fill(token)
        page.get_by_role("button", name="Show the reports").click()
        seen.wait_for()
    report = page.locator("main li.panel", has_text="Rude Name")
    report.get_by_text("An offensive name").wait_for()
    assert visitor.axe_in_every_scheme() == []
    report.get_by_role("button", name="Remove the name").click()
    page.get_by_text("The name Rude Name is gone from the tables.").wait_for()
    assert beside(ann.get(f"/api/tables/{table}"))["seats"][1]["name"] == ""
    page.get_by_role("button", name="Done").click()
    page.get_by_text("There is nothing to read.").wait_for()
    page.get_by_label("Show those that are done").check()
    page.get_by_role("button", name="Take up again").wait_for()
