"""Notices in a real browser: a phone whose page is closed gets one for its turn, and none while it looks at the table.

No browser without a screen reaches a push service: `subscribe` answers with a subscription at a service of the test,
which checks the signature and opens what was sent; the browser's own tools carry that to the page's worker.
"""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.client.people import PATIENCE

sys.path.append(str(Path(__file__).parents[1] / "server"))

driver = pytest.importorskip("driver")
push_service = pytest.importorskip("push_service")

SUBSCRIBE = """subscription => {
  const made = { endpoint: subscription.endpoint, toJSON: () => subscription, unsubscribe: async () => true };
  PushManager.prototype.subscribe = async function () { PushManager.made = made; return made; };
  PushManager.prototype.getSubscription = async () => PushManager.made ?? null;
}"""
# A page asks, not the worker: the browser may put that to sleep, and a question to it would never be answered.
NOTICES = "() => navigator.serviceWorker.getRegistration('/').then(here => here.getNotifications())"
LEADS = NOTICES + ".then(all => all.map(one => [one.title, one.data]))"
SHOWN = NOTICES + ".then(all => all.map(one => [one.title, one.tag]))"


def test_a_closed_phone_is_told_its_turn_once_and_one_that_looks_is_not(
    whole_browser: Any, tmp_path: Path, beside: Any
) -> None:
    service = push_service.Service()
    opened = service.open()
    beside(opened.__aenter__())
    server = driver.Server(tmp_path, push_hosts=f"127.0.0.1:{service.port}", push_wait=0.0).start()
    context = whole_browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en"
    )
    try:
        story(context, server, service, beside)
    finally:
        context.close()
        server.stop()
        beside(opened.__aexit__(None, None, None))


def becomes(context: Any, server: Any, service: Any, session: str) -> None:
    """The browser is that person's, and may show notices, which come by the test's own service."""
    context.set_default_timeout(PATIENCE * 1000)
    context.grant_permissions(["notifications"], origin=server.url)
    context.add_cookies([{"name": "clowder_session", "value": session, "url": server.url}])
    context.add_init_script(f"({SUBSCRIBE})({json.dumps(service.subscription)})")


def story(context: Any, server: Any, service: Any, beside: Any) -> None:
    ann, bob = beside(driver.Person(server, "Ann").enter()), beside(driver.Person(server, "Bob").enter())
    id = beside(ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
    beside(bob.post(f"/api/tables/{id}/join"))
    beside(ann.post(f"/api/tables/{id}/start"))
    hers = beside(ann.sit(id))
    becomes(context, server, service, bob.http.cookies["clowder_session"])

    # one tap, and the phone is put away
    phone = context.new_page()
    phone.goto(f"{server.url}/stats")
    phone.get_by_role("button", name="Tell me when it is my turn").click()
    phone.get_by_role("button", name="This device tells you your turns").wait_for()
    tools = context.new_page()  # any page of the server: the tools need one
    tools.goto(f"{server.url}/healthz")
    devtools, known = context.new_cdp_session(tools), []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not (known and context.service_workers):
        tools.wait_for_timeout(20)
    phone.close()

    def deliver(notice: Any) -> None:
        text = json.dumps({name: value for name, value in notice.items() if name != "headers"})
        to = {"origin": server.url, "registrationId": known[-1]["registrationId"]}
        devtools.send("ServiceWorker.deliverPushMessage", {**to, "data": text})

    # Ann moves: one notice
    assert beside(hers.act(0, "wave"))["t"] == "ack"
    notice = beside(service.got.get())
    service.check_signature(notice["headers"], beside(bob.get("/api/me/push"))["key"])
    deliver(notice)
    while tools.evaluate(SHOWN) != [["Your turn: Tiny", id]]:
        tools.wait_for_timeout(20)

    # Bob looks at the table: no notice leaves the server, and one that was on its way is not shown
    phone = context.new_page()
    phone.goto(f"{server.url}/t/{id}")
    beside(until_here(hers, True))
    his = beside(bob.sit(id))
    assert beside(his.act(1, "wave"))["t"] == "ack"
    beside(his.close())
    beside(hers.until_ply(2))
    assert beside(hers.act(0, "wave"))["t"] == "ack"
    deliver({**notice, "title": "Late"})
    his = beside(bob.sit(id))
    assert beside(his.act(1, "wave"))["t"] == "ack"
    beside(his.close())
    beside(hers.until_ply(4))
    assert tools.evaluate(SHOWN) == [["Your turn: Tiny", id]]
    assert service.got.empty()
    # away again: the next turn is told, and nothing was told in between
    phone.close()
    beside(until_here(hers, False))
    assert beside(hers.act(0, "wave"))["t"] == "ack"
    assert beside(service.got.get())["title"] == "Your turn: Tiny"
    assert service.got.empty()
    leads_to_results(tools, deliver, notice)


def leads_to_results(tools: Any, deliver: Any, notice: Any) -> None:
    """Word of a challenge does."""
    deliver({**notice, "title": "Your challenge was played: Tiny", "table": "abc", "what": "tried"})
    while ["Your challenge was played: Tiny", "deal/abc"] not in tools.evaluate(LEADS):
        tools.wait_for_timeout(20)


async def until_here(hers: Any, here: bool) -> None:
    """Until Ann sees that Bob is at the table, or that he is not."""
    while (await hers.until("table"))["table"]["seats"][1]["online"] != here:
        pass
