"""A decision that cost something, practised in a browser without a server."""

from typing import Any

from clowder.anywhere import progress
from clowder.anywhere.keep import BrowserJournal
from clowder.anywhere.worker import Worker
from tests.anywhere.outside import MemoryOutside, ask


async def practise(worker: Worker, outside: MemoryOutside, table: str, decision: Any) -> None:
    """A dear decision is judged by what stays of an analysis, and how it went is kept too."""
    journal, name = BrowserJournal(outside), progress.KEPT + table
    kept = await journal.setting(name)
    assert kept is not None
    seat = next(each for each in kept["seats"] if each["seat"] == 0)
    other = next(option["move"] for option in decision["options"] if option["move"] != decision["best"])
    seat["worst"] = [{**decision, "played": other, "tags": [], "why": {"key": "hint-only", "params": {}}}]
    await journal.set_setting(name, kept)
    (row,) = (await ask(worker, "GET", "api/me/practice"))[1]["decisions"]
    assert (row["table"], row["ply"], row["tries"], row["found"]) == (table, decision["ply"], 0, 0)
    path = f"api/tables/{table}/decisions/{decision['ply']}"
    assert (await ask(worker, "GET", path))[1]["kept"]["played"] == other
    assert (await ask(worker, "POST", path, {"text": decision["best"]}))[1]["verdict"] == "right"
    assert (await ask(worker, "POST", f"api/me/practice/{table}/{decision['ply']}", {"how": "first"}))[0] == 200
    assert (await ask(worker, "POST", f"api/me/practice/{table}/9999", {"how": "first"}))[0] == 404
    assert (await ask(worker, "POST", f"api/me/practice/{table}/{decision['ply']}", {"how": "so"}))[0] == 422
    again = Worker(outside)
    await progress.keep(journal, table, [{**seat, "luck": 0.0}])  # analysed anew
    (row,) = (await ask(again, "GET", "api/me/practice"))[1]["decisions"]
    assert (row["tries"], row["first"], row["found"] > 0) == (1, 1, True)
