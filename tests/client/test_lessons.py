"""Lessons run through, by hand on their boards, say what is wrong, and show the way on."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.patience import comes

LESSONS = {"cat-box": 9, "csacska-macska": 10, "if-it-fits": 9, "cat-attack": 10}


@pytest.mark.parametrize(
    ("lesson", "language"), [("cat-box", "en"), ("csacska-macska", "hu"), ("if-it-fits", "de"), ("cat-attack", "uk")]
)
def test_a_lesson_runs_through(person: Any, lesson: str, language: str) -> None:
    someone = person(locale=language)
    page = someone.page
    someone.open(f"learn/{lesson}")
    for number in range(1, LESSONS[lesson] + 1):
        room = page.wait_for_selector(f"[data-page=lesson][data-step='{number}']")
        page.wait_for_selector(".task h2")
        if room.get_attribute("data-done") == "false":
            page.locator(".ways button", has=page.locator("svg")).click()
            page.locator(".bubble .button").click()
            page.locator(".confirm:not([disabled])").click()
            page.wait_for_selector("[data-page=lesson][data-done='true'] .praise")
        page.locator(".next").click()
    page.wait_for_selector(".end")


@pytest.mark.parametrize(
    ("lesson", "language"), [("cat-box", "it"), ("csacska-macska", "en"), ("if-it-fits", "uk"), ("cat-attack", "hu")]
)
def test_lessons_on_playing_well_follow_the_first(person: Any, lesson: str, language: str) -> None:
    """From one lesson to the next, each step as it is shown; at the end figures and the way on."""
    someone = person(locale=language)
    page = someone.page
    lessons = someone.context.request.get(f"{someone.address}api/learn/{lesson}").json()["lessons"]
    someone.open(f"learn/{lesson}?lesson={lessons[1]['id']}")
    for each in lessons[1:]:
        about = f"{someone.address}api/learn/{lesson}?lesson={each['id']}&lang={language}"
        titles = [step["title"] for step in someone.context.request.get(about).json()["steps"]]
        assert len(titles) == each["steps"]
        for number, title in enumerate(titles, 1):
            page.wait_for_selector(f"[data-page=lesson][data-step='{number}']")
            expect(page.locator(".task h2")).to_have_text(title)  # of this lesson, and not of the one before it
            if page.get_attribute("[data-page=lesson]", "data-done") == "false":
                page.locator(".ways button", has=page.locator("svg")).click()
                page.locator(".bubble .button").click()
                page.locator(".confirm:not([disabled])").click()
                page.wait_for_selector("[data-page=lesson][data-done='true'] .praise")
                expect(page.locator(".worth")).to_have_count(int(each["well"]))
            page.locator(".next").click()
        page.wait_for_selector(".end")
        if each is not lessons[-1]:
            page.locator(".end button").first.click()


# The middle of a lit place on the screen, by its middle in the drawing.
LIT_AT = """([x, y]) => {
  const lit = [...document.querySelectorAll('rect.spot')].find(each => {
    const box = each.getBBox();
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 2;
  });
  const box = lit?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


def tap(page: Any, x: float, y: float) -> None:
    page.mouse.click(*page.wait_for_function(LIT_AT, arg=[x, y]).json_value())


def fits_by_hand(page: Any, move: list[str], view: Any) -> None:
    """A move of If It Fits by the mouse: a card of the tray, a turn of it, a lit place."""
    verb, place = move[0], next((word for word in move if word.startswith("@")), None)
    if place is None:
        page.locator(".deck" if verb == "draw" else ".tray > .button[aria-pressed]").click()
        if verb == "no_cat":
            page.locator(".tray > .button[aria-pressed]").click()  # chosen again it is sent
        return
    cards = view["starts"] if verb == "start" else view.get("hand", [])
    if verb == "sleep":
        page.locator(".nap button").click()
    elif verb != "cat":
        page.locator(".tray .group button").nth(cards.index(move[1] if verb != "princess" else "princess")).click()
    page.wait_for_selector("rect.spot")
    if "r180" in move and page.locator(".turn").count():
        page.keyboard.press("r")
    column, row = (int(part) for part in place[1:].split(","))
    across = verb in ("cat", "toy_across") or any(f"@{column},{row}" in each for each in view["lying"])
    tap(page, (column + (1 if across else 0.5)) * 126, (row + 0.5) * 176)


def attack_by_hand(page: Any, move: list[str], view: Any) -> None:
    """A move of Cat Attack by the mouse: a card or an offer, then lit places, foods, a card to lead."""
    words = list(move)
    if view["phase"] == "card" and words[0] not in ("fight", "six"):
        card = "".join(words[:2]) if words[0] in ("cat", "mouse", "bird") else words[0]
        page.locator(".cards .card").nth(view["hand"].index(card)).click()
        del words[: 2 if words[0] in ("cat", "mouse", "bird") else 1]
    elif view["phase"] == "card":
        page.locator(".offers button", has_text="fight").click()
        del words[0]
    else:
        del words[0]
    for index, word in enumerate(words):
        if page.locator(".confirm:not([disabled])").count():
            return
        place = view["cats"][int(word)] if move[0] == "fight" and index == 0 else word
        spot = page.locator(f"[data-spot='{place}'][role=button], [data-spot$=':{place}'][role=button]")
        if move[0] == "fight" and index == 1:
            page.locator(".cards .card").nth(view["hand"].index(word + words[2])).click()
            return
        if spot.count():  # else it follows by itself
            box = spot.first.bounding_box()
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        elif page.locator(".offers button:not(.quiet)").count():
            page.locator(".offers button:not(.quiet)", has_text=word).first.click()


@pytest.mark.parametrize(("lesson", "by_hand"), [("if-it-fits", fits_by_hand), ("cat-attack", attack_by_hand)])
def test_a_lesson_is_played_by_hand_on_its_board(person: Any, lesson: str, by_hand: Any) -> None:
    """Every step that asks for a move is answered on the board itself, without being shown."""
    someone = person()
    page = someone.page
    steps = someone.context.request.get(f"{someone.address}api/learn/{lesson}?lang=en").json()["steps"]
    someone.open(f"learn/{lesson}")
    for number, step in enumerate(steps, 1):
        page.wait_for_selector(f"[data-page=lesson][data-step='{number}']")
        page.wait_for_selector(".task h2")
        page.wait_for_selector("svg[role=application]")
        if step["asks"]:
            by_hand(page, step["example"].split(), step["view"])
            page.wait_for_selector(".praise, .confirm:not([disabled])")  # done by the last tap, or to be confirmed
            if not page.locator(".praise").count():
                page.locator(".confirm:not([disabled])").click()
            page.wait_for_selector("[data-page=lesson][data-done='true'] .praise")
        page.locator(".next").click()
    page.wait_for_selector(".end")


def test_a_lesson_by_hand_says_what_is_wrong(person: Any) -> None:
    someone = person()
    page = someone.page
    someone.open("learn/csacska-macska?step=2")
    page.wait_for_selector(".pile.lit")
    page.locator(".pile").nth(2).click()
    page.locator(".confirm:not([disabled])").click()
    page.wait_for_selector(".other")
    page.locator(".pile").nth(1).click()
    page.locator(".confirm:not([disabled])").click()
    page.wait_for_selector(".praise")
    someone.open("learn/cat-box?step=2")
    page.wait_for_selector("svg[role=application] .laid")
    page.keyboard.press("1")
    page.wait_for_selector("circle.dot")
    box = page.locator("svg[role=application]").bounding_box()
    page.mouse.click(box["x"] + 30, box["y"] + box["height"] - 90)
    expect(page.locator(".bubble")).to_contain_text("CB-PLACE-2")


def test_the_end_of_a_lesson_shows_the_way_on(person: Any) -> None:
    someone = person(small=True, locale="it")
    page = someone.page
    someone.open("learn/cat-box")
    page.locator(".dots button").last.click()
    page.locator(".task .button.primary").first.click()
    page.wait_for_selector(".end")
    room = page.locator(".task").evaluate("each => each.parentElement.getBoundingClientRect().bottom")
    way = page.locator(".end .button.primary").evaluate("each => each.getBoundingClientRect().bottom")
    assert way <= room


# What of the way on is not wholly in the column of what is read.
HIDDEN = """() => {
  const side = document.querySelector('.side').getBoundingClientRect();
  return [...document.querySelectorAll('.ways button')].filter(each => {
    const box = each.getBoundingClientRect();
    return box.right > side.right + 1 || box.bottom > side.bottom + 1;
  }).map(each => each.innerText);
}"""


@pytest.mark.parametrize(("lesson", "language"), [("cat-attack", "de"), ("csacska-macska", "uk")])
def test_on_a_phone_held_sideways_the_way_on_is_in_sight(person: Any, lesson: str, language: str) -> None:
    someone = person(has_touch=True, viewport={"width": 667, "height": 375}, locale=language)
    page = someone.page
    someone.open(f"learn/{lesson}")
    for number in range(1, LESSONS[lesson] + 1):
        page.wait_for_selector(f"[data-page=lesson][data-step='{number}'] .ways")
        comes(page, HIDDEN, [])
        if number == 2:  # what was learned stands there instead
            page.locator(".ways button").nth(1).tap()
            page.locator(".bubble .button").tap()
            page.locator(".confirm:not([disabled])").tap()
            page.wait_for_selector("[data-page=lesson][data-done='true'] .praise")
            comes(page, HIDDEN, [])
        page.locator(".next").tap()
    way = page.locator(".end .button.primary")
    way.wait_for()
    page.wait_for_function("way => way.getBoundingClientRect().y < 300", arg=way.element_handle())
