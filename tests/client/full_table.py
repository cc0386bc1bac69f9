"""Tables fuller than a game leaves them: for measuring."""

from typing import Any


def full_table(route: Any) -> None:
    """The first step of the lesson with all 110 cards on the table, and cats across ten pairs of them."""
    answer = route.fetch()
    lesson = answer.json()
    view = lesson["steps"][0]["view"]
    names = sorted(name for name in view["faces"] if name[0] == "B")
    cells = [(column - 6, row - 4) for row in range(10) for column in range(11)]
    view["table"] = [f"{names[n % len(names)]} @{x},{y}" for n, (x, y) in enumerate(cells)]
    view["lying"] = [f"cat {'AB'[n % 2]} @{-5 + n},{n - 4}" for n in range(10)]
    view["boxes"] = []
    route.fulfill(response=answer, json=lesson)
