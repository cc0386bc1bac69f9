"""The pages around the table: replays by address and by file, lessons, the rulebook, one's own games."""

import json
import urllib.parse
from pathlib import Path
from typing import Any

import pytest

LESSONS = {"cat-box": 9, "csacska-macska": 10, "if-it-fits": 9, "cat-attack": 10}
BOARD = Path(__file__).resolve().parents[2] / "src" / "clowder" / "games" / "cat_attack" / "parts" / "board.json"
WIDE = """() => [...document.querySelectorAll('button, h1, h2, p, label, .status, .name')]
  .filter(e => e.offsetParent && !e.closest('.unseen') && !e.classList.contains('unseen'))
  .filter(e => getComputedStyle(e).textOverflow !== 'ellipsis' && getComputedStyle(e).overflowX === 'visible')
  .filter(e => e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).display !== 'inline')
  .map(e => e.className + ': ' + e.textContent.trim().slice(0, 60))"""
DROP = """text => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', { type: 'application/json' }));
  dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


@pytest.fixture
def game(person: Any, play: Any) -> tuple[Any, str]:
    """Somebody who has just finished a game of Cat Box, and the table's id."""
    someone = person()
    someone.sheet("Cat Box", 0)
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()
    play["Cat Box"](someone, by="keys")
    table = urllib.parse.urlparse(someone.page.url).path.rpartition("/")[2]
    return someone, table


def ply(someone: Any) -> int:
    return int(someone.page.locator("[data-page=replay]").get_attribute("data-ply"))


def test_a_replay_by_address_keys_and_eyes(game: Any, person: Any) -> None:
    someone, table = game
    page = someone.page
    someone.open(f"replay/{table}?ply=3&seat=1")
    page.wait_for_selector("[data-page=replay][data-ply='3'][data-eyes='1']")
    assert page.locator("svg[role=application] .laid").count() == 4
    page.locator("svg[role=application]").focus()
    page.keyboard.press("ArrowRight")
    assert ply(someone) == 4
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert ply(someone) == 2
    page.keyboard.press("ArrowDown")
    assert ply(someone) == 3
    page.keyboard.press("End")
    last = ply(someone)
    assert last > 30
    assert "ply=" + str(last) in page.url
    page.locator("header button[aria-label='Score sheet']").click()
    page.wait_for_selector("dialog[open] ol .panel")
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    assert ply(someone) == 0
    page.keyboard.press(" ")
    page.wait_for_selector("[data-page=replay][data-ply='1']")
    page.keyboard.press(" ")
    page.locator(".eyes select").select_option("all")
    page.wait_for_selector("[data-page=replay][data-eyes='all']")
    assert "seat=all" in page.url


def test_what_a_seat_did_not_see_stays_hidden(game: Any) -> None:
    someone, table = game
    api = someone.context.request
    views = {}
    for seat in ("0", "1", "all"):
        answer = api.get(f"{someone.address}api/tables/{table}/replay?seat={seat}&ply=2").json()
        views[seat] = answer["steps"][0]["view"]
    assert views["0"]["identity"] != views["1"]["identity"]
    assert views["0"]["identities"] is None
    assert None not in views["all"]["identities"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_dropped_record_plays_and_a_changed_one_does_not(game: Any, person: Any, language: str) -> None:
    someone, table = game
    record = someone.context.request.get(f"{someone.address}api/tables/{table}/record").json()
    other = person(locale=language)
    page = other.page
    other.open("replay")
    page.wait_for_selector(".zone")
    page.evaluate(DROP, json.dumps(record))
    page.wait_for_selector("[data-page=replay][data-eyes='all']")
    page.keyboard.press("End")
    assert ply(other) == len(record["actions"])
    sentences = {}
    for name, given in {
        "edited": json.dumps({**record, "actions": record["actions"][:-1]}),
        "version": json.dumps({**record, "rules_version": "99"}),
        "broken": json.dumps(record)[:-40],
    }.items():
        other.open("replay")
        page.wait_for_selector(".zone")
        page.evaluate(DROP, given)
        page.wait_for_selector("[role=alert]")
        sentences[name] = page.locator("[role=alert]").inner_text()
    assert len(set(sentences.values())) == 3
    assert ("seal" if language == "en" else "Siegel") in sentences["edited"]
    other.troubles[:] = [trouble for trouble in other.troubles if "422" not in trouble]


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("lesson", LESSONS)
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


# The middle of a lit place on the screen, by its middle in the drawing.
LIT_AT = """([x, y]) => {
  const lit = [...document.querySelectorAll('rect.spot, circle.lit')].find(each => {
    const box = each.getBBox();
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 2;
  });
  const box = lit?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


def tap(page: Any, x: float, y: float) -> None:
    page.wait_for_selector("rect.spot, circle.lit")
    page.mouse.click(*page.evaluate(LIT_AT, [x, y]))


def fits_by_hand(page: Any, move: list[str], view: Any) -> None:
    """A move of If It Fits by the mouse: a card of the tray, a turn of it, a lit place."""
    verb, place = move[0], next((word for word in move if word.startswith("@")), None)
    if place is None:
        page.locator(".deck" if verb == "draw" else ".tray > .button").click()
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
    """A move of Cat Attack by the mouse: a card or an offer, then lit places, foods, suits."""
    places = {space["id"]: (space["x"], space["y"]) for space in json.loads(BOARD.read_text())["spaces"]}
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
        if word in places and page.locator("circle.lit").count():
            if page.evaluate(LIT_AT, places[word]):  # else it follows by itself
                tap(page, *places[word])
        elif move[0] == "fight" and index == 0:
            if page.locator("circle.lit").count():
                tap(page, *places[view["cats"][int(word)]])
        elif move[0] == "fight" and index == 2:
            page.locator(".cards .card").nth(view["hand"].index(move[2] + word)).click()
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
    page.wait_for_selector(".bubble .clause")
    assert "CB-PLACE-2" in page.locator(".bubble").inner_text()


def test_the_rulebook_finds_links_and_follows_a_table(person: Any) -> None:
    someone = person()
    page = someone.page
    someone.open("rules/cat-box?clause=CB-PLACE-3")
    page.wait_for_selector("#clause-CB-PLACE-3.here")
    assert page.evaluate("() => document.querySelector('.here').getBoundingClientRect().top") < 800
    everything = page.locator("dl > div[id]").count()
    marked = page.locator("#clause-CB-PAW-1 .only").text_content()
    assert marked == "only if “Rules” is “Special rules, with five tiles each”"
    page.locator(".tools input[type=checkbox]").check()
    page.wait_for_function("all => document.querySelectorAll('dl > div[id]').length < all", arg=everything)
    assert page.locator("#clause-CB-PAW-1").count() == 0
    page.locator("input[type=search]").fill("CHIHUAHUA tie")
    page.wait_for_selector("mark")
    assert page.locator("#clause-CB-SCORE-8").count() == 1
    page.locator("select").first.select_option("de")
    page.locator("input[type=search]").fill("")
    page.wait_for_selector("text=Eine Karte mit vier Kätzchen")
    assert page.locator("#glossary").count() == 1


def test_the_drawer_shows_the_rules_of_its_table(person: Any) -> None:
    """If It Fits as it comes: the Ukrainian edition on a table with an edge, without the advanced rules."""
    someone = person()
    page = someone.page
    someone.sheet("If It Fits", 0)
    someone.deal()
    someone.my_turn()
    page.locator("header button[aria-label='Rules']").click()
    page.wait_for_selector("dialog[open] #clause-IF-SETUP-12")
    marked = page.locator("dialog[open] #clause-IF-SETUP-12 .only").text_content()
    assert marked == "only if “Edition” is “Ukrainian”"
    shown = {each.get_attribute("id") for each in page.locator("dialog[open] dl > div[id]").all()}
    assert {"clause-IF-PLACE-3", "clause-IF-TOY-2", "clause-IF-SCORE-8"} <= shown
    assert not {"clause-IF-SETUP-13", "clause-IF-TOY-6", "clause-IF-ADV-1", "clause-IF-ED-1"} & shown
    page.locator("dialog[open] input[type=search]").fill("OWNER supply")
    page.wait_for_function("() => document.querySelectorAll('dialog[open] dl > div[id]').length < 9")
    assert page.locator("dialog[open] #clause-IF-PRIN-6").count() == 1


def test_my_games(game: Any, person: Any) -> None:
    someone, table = game
    page = someone.page
    someone.open("stats")
    page.wait_for_selector(".games li")
    assert page.locator(".two ol li").count() >= 1
    page.locator(".two a", has_text="Watch again").first.click()
    page.wait_for_selector(".transport")
    assert f"replay/{table}" in page.url
    nobody = person()
    nobody.open("stats")
    nobody.page.wait_for_selector(".none")


PAGES = ["replay", "learn", "stats", "learn/cat-box?step=4", "learn/csacska-macska?step=6", "rules/csacska-macska"]


def test_axe_finds_nothing_serious(person: Any, game: Any) -> None:
    someone = person(color_scheme="light")
    found = {}
    for path in PAGES:
        someone.open(path)
        someone.page.wait_for_timeout(400)
        found[path] = someone.axe_by_day_and_night()
    player, table = game
    for path in (f"replay/{table}?ply=9&seat=all", "stats"):
        player.open(path)
        player.page.wait_for_timeout(600)
        found[path] = player.axe_by_day_and_night()
    assert {page: findings for page, findings in found.items() if findings} == {}


@pytest.mark.parametrize("small", [False, True])
def test_longer_words_are_not_cut_off(person: Any, small: bool) -> None:
    someone = person(small=small)
    for path in PAGES:
        someone.open(path + ("&" if "?" in path else "?") + "pseudo")
        someone.page.wait_for_timeout(400)
        width = someone.page.viewport_size["width"]
        assert someone.page.evaluate("() => document.documentElement.scrollWidth") <= width, path
        assert someone.page.evaluate(WIDE) == [], path


def test_the_pages_are_reached_by_touch_at_360(person: Any, tmp_path: Path) -> None:
    someone = person(small=True)
    page = someone.page
    someone.open("learn")
    page.locator("a", has_text="Start the lesson").first.tap()
    page.wait_for_selector("[data-page=lesson][data-step='1']")
    page.locator(".next").tap()
    page.wait_for_selector("[data-page=lesson][data-step='2']")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
