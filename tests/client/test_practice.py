"""Learn from your mistakes over many games: one after another by keys, and what was found stays with the person."""

import json
import sqlite3
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from clowder.analysis.summary import METHOD
from tests.client.conftest import finish

NEXT = "[data-page=practice][data-number='{}'][data-ready=true][data-done=false]"


def analysed(someone: Any, cellar: Path, table: str, tag: str) -> None:
    """As if the game had been analysed: at one decision any move but the one that was made is better."""

    def get(path: str) -> Any:
        return someone.context.request.get(f"{someone.address}api/tables/{table}{path}").json()

    record = get("/record")
    for ply in range(len(record["actions"])):
        board = get(f"/decisions/{ply}")
        moves = [f"{prefix} {word}" if word else prefix for prefix, words in board["legal"] for word in words or [""]]
        if board["seat"] == 0 and len(moves) > 3:
            break
    played = record["actions"][ply]
    options = [{"move": move, "chance": 0.3 if move == played else 0.5} for move in moves]
    best = next(move for move in moves if move != played)
    worst = {"ply": ply, "cost": 0.2, "error": 0.02, "played": played, "best": best, "options": options}
    figures = {
        "accuracy": None,
        "start": 0.5,
        "result": 0.0,
        "skill": -0.3,
        "skill_own": -0.3,
        "luck": -0.2,
        "decisions": 5,
        "words": {"blunder": 1},
        "tags": [{"tag": tag, "found": 0, "missed": 1, "cost": 0.2, "ply": ply}],
        "worst": [{**worst, "tags": [tag], "why": {"key": "hint-only", "params": {}}}],
    }
    with sqlite3.connect(cellar / "clowder.sqlite3", 60) as store:
        query = "SELECT person FROM results WHERE table_id = ? AND seat = 0"
        (person,) = store.execute(query, (table,)).fetchone()
        row = (table, 0, person, METHOD, record["rules_version"], 1, json.dumps(figures))
        store.execute("INSERT INTO analyses VALUES (?, ?, ?, ?, ?, ?, ?)", row)


def test_mistakes_of_many_games_are_practised_one_after_another(person: Any, cellar: Path) -> None:
    someone = person(viewport={"width": 375, "height": 667})
    page = someone.page
    someone.open("practice")
    page.get_by_role("heading", name="There is nothing to practise yet.").wait_for()
    page.get_by_role("link", name="Analyse my games").wait_for()
    for tag in ("join", "cover"):
        analysed(someone, cellar, finish(someone, seats=2), tag)
    someone.open("stats")
    page.locator("[data-action=practice]").click()
    page.wait_for_selector(NEXT.format(1))
    expect(page.locator("[data-went]")).to_contain_text("Found so far: 0 of 2")
    page.locator("svg[role=application]").wait_for()
    assert someone.axe_in_every_scheme() == []
    page.locator("[data-action=show-best]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-page=practice][data-done=true] [data-shown=best]")
    page.locator(".next").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(NEXT.format(2))
    page.wait_for_function("() => document.activeElement.matches('.side h2')")  # read on from here
    page.locator("button.lit[aria-pressed]").nth(1).focus()  # the game was played with the first card throughout
    page.keyboard.press("Enter")
    page.wait_for_selector("circle.dot")
    page.locator("svg[role=application]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".confirm:not([disabled])").focus()  # one Enter chooses, and only another one sends
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-page=practice][data-done=true] .told.right")
    page.locator(".next").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-page=practice][data-ended=true]")
    page.locator("p", has_text="Found so far: 1 of 2").wait_for()  # it is also said aloud
    page.locator("p", has_text="This time with the first move: 1 of 2").wait_for()
    rows = someone.context.request.get(f"{someone.address}api/me/practice").json()["decisions"]
    assert [(row["tries"], row["first"], row["found"] > 0) for row in rows] == [(1, 0, False), (1, 1, True)]
    someone.open("practice?about=cover")
    page.wait_for_selector(NEXT.format(1))
    expect(page.locator("[data-went]")).to_contain_text("of 1")
