"""A position becomes a puzzle on its page, is sent on as a link and solved by somebody else, by touch."""

import json
import re
from typing import Any

from clowder.games import GAMES
from clowder.puzzles import puzzles_of
from tests.client.patience import gone
from tests.client.test_referee import FOLLOW

GAME = "csacska-macska"


def opened(someone: Any, position: Any) -> None:
    """The page is there with another position: only the fragment of its address changes."""
    someone.open(f"position/{GAME}")
    page = someone.page
    page.wait_for_selector("[data-action=puzzle]")
    past = int(page.locator("[data-page=position]").get_attribute("data-past") or 0)
    page.evaluate(FOLLOW, position)
    page.wait_for_selector(f'[data-page=position][data-past="{past + 1}"] [data-action=puzzle]')


def test_a_position_is_made_a_puzzle_shared_and_solved_by_touch(person: Any) -> None:
    known = next(each for each in puzzles_of(GAME) if each.best == "draw")
    maker, solver = person(), person(small=True)
    page = maker.page
    opened(maker, GAMES.get(GAME).position(known.state()))
    maker.press(page.locator("[data-action=puzzle]"))
    page.wait_for_selector("[data-puzzle=puzzle]", timeout=240_000)  # the strongest level, behind what others wait for
    clear = re.compile(r"^One move is clearly best: .* at least [\d.]+% of the chance to win \(±\s[\d.]+\)\.$")
    page.locator(".found", has_text=clear).wait_for()
    assert maker.axe() == []
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
    maker.press(page.locator("[data-action=puzzle-link]"))
    page.wait_for_function("window.copied")
    address = page.evaluate("window.copied")
    assert "#" not in address, "nothing of the position is in it"

    solver.page.goto(address)
    solver.page.wait_for_selector("[data-page=puzzle][data-ready=true][data-done=false]")
    told = solver.context.request.get(f"{solver.address}api/puzzles/shared/{address.rsplit('/', 1)[-1]}").json()
    assert not {"best", "position"} & told.keys()
    solver.press(solver.page.locator(".deck.lit"))
    solver.press(solver.page.locator(".confirm:not([disabled])"))
    solver.page.wait_for_selector("[data-page=puzzle][data-done=true] [data-best]")
    solver.page.get_by_text("The second best move is worse by").wait_for()
    assert solver.axe() == []

    maker.open("puzzles")
    maker.press(page.locator("[data-puzzle] [data-action=remove]"))
    page.wait_for_selector("[data-puzzle]", state="detached")
    solver.expect_trouble("404")
    solver.page.reload()
    solver.page.get_by_text("This puzzle is not here any more.").wait_for()


def test_what_is_no_puzzle_says_why(person: Any) -> None:
    someone = person(small=True)
    opened(someone, GAMES.get(GAME).position(GAMES.get(GAME).new(seats=3, seed=1)))
    someone.press(someone.page.locator("[data-action=puzzle]"))
    why = "No puzzle: there are only 4 moves. At least 6 are needed"
    someone.page.locator(".found", has_text=why).wait_for()


def test_a_cat_without_cards_is_told_as_the_reason_why_nobody_can_move(person: Any) -> None:
    game = GAMES.get("cat-attack")
    position = json.loads(json.dumps(game.position(game.new(seats=2, seed=1))))
    position["hands"][position["active"]] = []
    del position["pending"]
    someone = person()
    someone.open("position/cat-attack")
    someone.page.wait_for_selector("[data-action=puzzle]")
    someone.page.evaluate(FOLLOW, position)
    someone.page.get_by_text(re.compile("is to act and has nothing to do it with")).wait_for()
    gone(someone.page.locator("[data-action=puzzle], [data-begin]"))
