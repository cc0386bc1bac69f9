"""The referee's score pads, filled in by touch with worked examples; a position set up, asked about and played on."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import clowder
from tests.client.patience import gone
from tests.client.test_landscape import hold
from tests.games.pad_examples import AS_SEEN, EXAMPLES


def counted(someone: Any, scores: list[int]) -> None:
    """The sheet has come to these points."""
    someone.page.wait_for_selector(f'[data-counted="{" ".join(map(str, scores))}"]')


def example(game: str, id: str) -> Any:
    return next(each for each in EXAMPLES[game] if each.id == id)


def players(someone: Any, count: int, now: int = 3) -> None:
    someone.press(someone.page.locator("main summary").first)
    step = "one more" if count > now else "one fewer"
    for _ in range(abs(count - now)):
        someone.press(someone.page.get_by_role("button", name=f"Players: {step}"))
    someone.press(someone.page.locator("main summary").first)


def test_cat_box_is_laid_box_by_box_kept_and_sent_by_link(person: Any) -> None:
    someone, page = (host := person(small=True)), host.page
    someone.open("referee/cat-box")
    players(someone, 5)
    letters = {"K": "black", "P": "pink", "V": "purple", "B": "blue", "Y": "yellow", "E": "empty box"}
    brushes = page.get_by_role("radiogroup").first
    # The middle of the example is laid by touch, the rest is typed: a tap for every box would only take longer.
    someone.press(brushes.get_by_role("radio", name=re.compile(letters["V"])))
    someone.press(page.locator('[data-cell="0,0"]'))
    someone.press(page.locator('[data-cell="1,1"]'))
    someone.press(page.get_by_role("button", name="Undo"))
    someone.press(page.get_by_text("Type it"))
    rows: dict[int, dict[int, str]] = {}
    for entry in AS_SEEN.split():
        letter, _, place = entry.partition("@")
        x, y = map(int, place.split(","))
        rows.setdefault(y, {})[x] = letter
    picture = "\n".join("".join(rows[y].get(x, "-") for x in range(-4, 4)) for y in sorted(rows))
    page.locator("textarea").fill(picture)
    page.locator("textarea").blur()
    who = page.get_by_role("region", name="Who was who").get_by_role("group")
    for seat, name in enumerate(["black", "pink", "blue", "yellow", "Chihuahua"]):
        someone.press(who.nth(seat).get_by_role("button", name=re.compile(name, re.IGNORECASE)))
    counted(someone, example("cat-box", "CB-EX1").scores)
    someone.press(page.locator("li.line .clause").first)
    page.locator("dialog").get_by_text("CB-SCORE").first.wait_for()
    page.keyboard.press("Escape")
    page.reload()
    counted(someone, [6, 11, 9, 9, 12])
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
    someone.press(page.get_by_role("button", name="Copy a link"))
    page.wait_for_function("window.copied")
    other = person()
    other.open()
    other.page.goto(page.evaluate("window.copied"))
    counted(other, [6, 11, 9, 9, 12])


def test_csacska_macska_is_written_down_series_by_series(person: Any) -> None:
    someone, page = (host := person(small=True)), host.page
    someone.open("referee/csacska-macska")
    add = page.get_by_role("region", name="What brings coins")
    someone.press(add.get_by_role("radio", name="yellow"))
    for number in ("5", "3", "7", "7"):
        someone.press(add.locator(f'[data-number="{number}"]'))
    add.get_by_text("This series is not to be scored").wait_for()
    someone.press(add.get_by_role("button", name=re.compile("[Ss]tray")))
    add.get_by_text("Brings 1 point").wait_for()
    someone.press(add.get_by_role("button", name="Write it down"))
    counted(someone, [1, 0, 0])
    page.get_by_text("5 + 3 + 7 + 7 + 7 = 29").wait_for()
    someone.press(add.get_by_role("radiogroup", name="Who gets it").get_by_role("radio").nth(1))
    someone.press(add.get_by_role("radio", name=re.compile("Cat lady")))
    for _ in range(2):
        someone.press(add.get_by_role("button", name=re.compile("Strays taken in: one more")))
    someone.press(add.get_by_role("button", name="Write it down"))
    counted(someone, [1, 3, 0])
    someone.press(page.get_by_role("button", name="Undo"))
    counted(someone, [1, 0, 0])


def test_a_line_is_corrected_struck_out_and_undone_and_the_pads_of_an_evening_are_told_apart(person: Any) -> None:
    someone, page = (host := person(small=True, viewport={"width": 375, "height": 667})), host.page
    someone.open("referee/csacska-macska")
    add = page.get_by_role("region", name="What brings coins")
    lines = page.get_by_role("region", name="Written down")
    for who, colour, numbers in ((0, "blue", "135"), (1, "red", "999")):
        someone.press(add.get_by_role("radiogroup", name="Who gets it").get_by_role("radio").nth(who))
        someone.press(add.get_by_role("radio", name=colour, exact=True))
        for number in numbers:
            someone.press(add.locator(f'[data-number="{number}"]'))
        write = add.get_by_role("button", name="Write it down").bounding_box()
        points = page.locator("body > #app .bar").last.bounding_box()
        assert write["y"] + write["height"] <= points["y"] + 1, "it is in sight above the points"
        someone.press(add.get_by_role("button", name="Write it down"))
    counted(someone, [1, 3, 0])
    # The second was somebody else's: it comes back, and is written anew in its place.
    someone.press(lines.get_by_role("button", name=re.compile("red 9, red 9, red 9.*Correct line 2")))
    add.get_by_text("Brings 3 points").wait_for()
    someone.press(add.get_by_role("radiogroup", name="Who gets it").get_by_role("radio").nth(2))
    someone.press(add.get_by_role("button", name="Write it down"))
    counted(someone, [1, 0, 3])
    expect(lines.get_by_role("listitem")).to_have_count(2)
    lines.get_by_role("button", name="Strike out line 1").focus()
    page.keyboard.press("Enter")
    counted(someone, [0, 0, 3])
    page.wait_for_function("() => document.activeElement.ariaLabel === 'Strike out line 1'")  # of the next line
    someone.press(page.get_by_role("button", name="Undo"))
    counted(someone, [1, 0, 3])
    someone.press(page.get_by_role("link", name="All pads"))
    someone.press(page.get_by_role("link", name=re.compile(r"Biscuit \(1\), Pepper \(0\), Olive \(3\)")))
    counted(someone, [1, 0, 3])
    someone.press(page.get_by_role("button", name="New pad"))
    counted(someone, [0, 0, 0])


# What a finger presses on a pad.
PRESSED = {
    "cat-box": ".brush, .cell, .pad > .row > .button",
    "csacska-macska": ".entry button, .pad > .row > .button",
    "if-it-fits": "section > .row > .button, .cell, .pad > .row > .button",
    "cat-attack": ".food, section .row > .button, .pad > .row > .button",
}
COVERED = """parts => {
  const found = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  for (const each of document.querySelectorAll(parts)) {
    each.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = each.getBoundingClientRect();
    for (const part of [0.1, 0.5, 0.9]) {
      const over = document.elementFromPoint(x + Math.min(width / 2, 8), y + height * part);
      if (!each.contains(over)) found.push(`${each.outerHTML} lies under ${over?.outerHTML}`);
    }
    if (each.matches('.kind, .food') && each.scrollWidth > each.clientWidth) found.push(`${each.innerText} is cut off`);
    for (const picture of each.querySelectorAll('svg'))
      if (picture.clientWidth < 20) found.push(`${each.innerText} has no picture`);
  }
  scrollTo(0, 0);
  return found;
}"""
# How high it is from the colours to where the series is written down, and how much room there is above the points.
FROM_COLOURS = """() => [document.querySelector('.write').getBoundingClientRect().bottom
  - document.querySelector('.colour').getBoundingClientRect().top,
  [...document.querySelectorAll('.bar')].at(-1).getBoundingClientRect().top]"""
KEYS = "() => [...document.querySelectorAll('.key, .write .primary')].map(key => key.offsetTop)"


@pytest.mark.parametrize("language", ["en", "de", "hu", "it", "uk"])
def test_nothing_lies_over_the_keys_of_a_pad_on_a_phone(person: Any, language: str) -> None:
    someone = person(small=True, viewport={"width": 375, "height": 667}, locale=language)
    page = someone.page
    for game, pressed in PRESSED.items():
        someone.open(f"referee/{game}")
        page.wait_for_selector(f"html[lang={language}] [data-counted]")
        if game == "csacska-macska":
            before = page.evaluate(KEYS)
            for number in "5377135913":
                someone.press(page.locator(f'[data-number="{number}"]'))
            page.wait_for_selector(".entry .trouble")  # why it is not to be scored, in several lines
            assert page.evaluate(KEYS) == before, "whoever taps quickly hits what they see"
        for size in ((375, 667), (360, 640), (667, 375)):
            hold(someone, size)
            assert page.evaluate(COVERED, pressed) == [], (game, size)
            if game == "csacska-macska":
                height, room = page.evaluate(FROM_COLOURS)
                assert height <= room, size


# For this once chance is real, as it is for everybody: it is what pads are called by.
REAL_CHANCE = "delete crypto.getRandomValues"


def test_two_pads_of_one_device_stay_apart(person: Any) -> None:
    someone, page = (host := person(small=True)), host.page
    page.add_init_script(REAL_CHANCE)
    someone.open("referee/csacska-macska")
    add = page.get_by_role("region", name="What brings coins")
    lines = page.get_by_role("region", name="Written down")

    def write(who: int, numbers: str) -> None:
        someone.press(add.get_by_role("radiogroup", name="Who gets it").get_by_role("radio").nth(who))
        for number in numbers:
            someone.press(add.locator(f'[data-number="{number}"]'))
        someone.press(add.get_by_role("button", name="Write it down"))

    def go_to(scores: str) -> None:
        someone.press(page.get_by_role("link", name="All pads"))
        someone.press(page.get_by_role("link", name=re.compile(scores)))

    write(0, "999")
    counted(someone, [3, 0, 0])
    first = page.url
    someone.press(page.get_by_role("button", name="New pad"))
    counted(someone, [0, 0, 0])
    expect(page).not_to_have_url(first)
    write(1, "135")
    counted(someone, [0, 1, 0])
    second = page.url
    go_to(r"Biscuit \(3\), Pepper \(0\), Olive \(0\)")
    counted(someone, [3, 0, 0])
    expect(page).to_have_url(first)
    someone.press(lines.get_by_role("button", name=re.compile("Correct line 1")))
    write(2, "")
    counted(someone, [0, 0, 3])
    someone.press(page.get_by_role("button", name="New pad"))
    counted(someone, [0, 0, 0])
    # Each is found again, and says what was written on it last.
    for path, scores in ((first, [0, 0, 3]), (second, [0, 1, 0])):
        page.goto(path)
        counted(someone, scores)
        page.reload()
        counted(someone, scores)
    someone.press(page.get_by_role("button", name="New pad"))
    write(0, "135")
    counted(someone, [1, 0, 0])
    page.reload()
    counted(someone, [1, 0, 0])  # the new one, and not that which lay here before
    someone.press(page.get_by_role("link", name="All pads"))
    page.get_by_role("heading", name="Pads on this device").wait_for()
    expect(page.locator(".kept")).to_have_count(3)


def test_a_pad_from_a_link_is_kept_once(person: Any) -> None:
    someone, page = (host := person()), host.page
    page.add_init_script(REAL_CHANCE)
    someone.open("referee/cat-attack")
    each = EXAMPLES["cat-attack"][0]
    kept = {"game": "cat-attack", "names": ["Guest"] * each.pad["seats"], "pad": as_entered("cat-attack", each.pad)}
    for _ in range(2):
        page.evaluate(FOLLOW, kept)
        page.wait_for_function(COUNTED, arg=["Guest", " ".join(map(str, each.scores))])
    page.reload()
    counted(someone, each.scores)
    someone.press(page.get_by_role("link", name="All pads"))
    expect(page.locator(".kept")).to_have_count(1)


def test_if_it_fits_is_laid_card_by_card(person: Any) -> None:
    """IF-W5: two cards that close a box, two kinds of toys, one cat."""
    someone, page = (host := person(small=True)), host.page
    someone.open("referee/if-it-fits")
    table = page.get_by_role("region", name="The table at the end")
    for wall in ("Wall at the top", "Wall at the bottom", "Wall on the left"):
        someone.press(table.get_by_role("button", name=wall))
    for _ in range(2):
        someone.press(table.get_by_role("group", name="Put in").get_by_role("button", name="mouse"))
    someone.press(page.locator('[data-cell="0,0"]'))
    for wall in ("left", "right"):
        someone.press(table.get_by_role("button", name=f"Wall on the {wall}"))
    for _ in range(2):
        someone.press(table.get_by_role("button", name="mouse: take out").last)
        someone.press(table.get_by_role("group", name="Put in").get_by_role("button", name="yarn"))
    someone.press(page.locator('[data-cell="1,0"]'))
    someone.press(page.locator('[data-tool="cat"]'))
    someone.press(page.locator('[data-cell="0,0"]'))
    counted(someone, [4, 0, 0])
    someone.press(page.get_by_text("Edition and rules"))
    someone.press(page.get_by_label("All most frequent kinds of toys count"))
    counted(someone, [8, 0, 0])


def test_cat_attack_counts_lives_and_foods(person: Any) -> None:
    """CA-S3: equal points, and the larders decide."""
    someone, page = (host := person(small=True)), host.page
    someone.open("referee/cat-attack")
    for _ in range(4):
        someone.press(page.get_by_role("button", name="Lives at the start: one fewer"))
    cats = page.locator(".cat")
    for seat, (lives, foods) in enumerate(
        [(5, ["Mouse"]), (2, ["Mouse", "Fish", "milk", "Tin"]), (2, ["Bird", "Fish", "milk", "vitamins"])]
    ):
        for _ in range(5 - lives):
            someone.press(cats.nth(seat).get_by_role("button", name=re.compile("fewer")))
        for food in foods:
            someone.press(cats.nth(seat).get_by_role("button", name=re.compile(food)))
    counted(someone, [6, 6, 6])
    expect(page.locator("li.panel.first")).to_have_count(2)


def test_a_position_is_pasted_asked_about_played_on_and_refused(person: Any) -> None:
    someone, page = (host := person()), host.page
    someone.open("position/cat-box")
    page.wait_for_selector('[data-page="position"] .board svg')
    position = {"seats": 3, "table": "C01+@0,0", "hands": {"P1": ["C06+"], "P2": ["C03+"]}, "deck": "C17+ C02-"}
    someone.press(page.get_by_text("As text (JSON)"))
    page.get_by_label("Paste a position here").fill(json.dumps({**position, "to_act": "P7", "phase": "never"}))
    someone.press(page.get_by_role("button", name="Set up").last)
    page.get_by_text("Nobody sits there").first.wait_for()
    page.get_by_label("Paste a position here").fill(json.dumps(position))
    someone.press(page.get_by_role("button", name="Set up").last)
    gone(page.get_by_text("Nobody sits there"))  # told at the top and at its field
    page.get_by_label("May I do this?").fill("play 1.0 @1,0")
    someone.press(page.get_by_role("button", name="Ask"))
    page.locator(".answer .clause").first.wait_for()
    page.get_by_label("May I do this?").fill("play 1.0 @1,1")
    someone.press(page.get_by_role("button", name="Ask"))
    page.get_by_text("Yes, that is allowed.").wait_for()
    before = int(page.locator("[data-page=position]").get_attribute("data-past") or 0)
    someone.press(page.get_by_role("button", name="Do it"))
    page.wait_for_selector(f'[data-past="{before + 1}"]')
    someone.press(page.get_by_role("button", name="Undo"))
    page.wait_for_selector(f'[data-past="{before}"]')


FOLLOW = """async (value) => {
    const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    const text = btoa(String.fromCharCode(...bytes))
    location.hash = 'p=' + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}"""
COUNTED = """([name, scores]) => {
    const sheet = document.querySelector('[data-counted]')
    return sheet?.textContent.includes(name) && sheet.dataset.counted === scores
}"""


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_worked_example_opens_from_its_link_and_gives_its_score(person: Any, game: str) -> None:
    """One page, one link after the other: the pad that is there makes room for the one that comes."""
    someone, page = (host := person()), host.page
    someone.open(f"referee/{game}")
    for number, each in enumerate(EXAMPLES[game]):
        names = [f"Guest {number} {seat}" for seat in range(each.pad["seats"])]
        kept = {"game": game, "names": names, "pad": as_entered(game, each.pad), "changed": 0}
        page.evaluate(FOLLOW, kept)
        page.wait_for_function(COUNTED, arg=[names[0], " ".join(map(str, each.scores))])
        winning = page.locator(".sheet li.panel.first")
        expect(winning, each.id).to_have_count(len(each.winners) if any(each.scores) else 0)


def as_entered(game: str, pad: dict[str, Any]) -> dict[str, Any]:
    """As the pads write it: tables as lists, Cat Box cards by their faces, cells behind an at sign, tiles counted."""
    found = {"options": {}, **pad}
    if game == "cat-box":
        deck = clowder.game(game)
        faces = {piece.id: piece.faces for piece in deck.pieces(deck.new(seats=2, seed=0))}
        entries = [entry.replace("(", "").replace(")", "").partition("@") for entry in pad["table"].split()]
        side = {"+": 0, "-": 1}
        found["table"] = [f"{faces[c[:-1]][side[c[-1]]] if c[:-1] in faces else c}@{at}" for c, _, at in entries]
        if "tiles" in pad:
            found["tiles"] = [own if isinstance(own, int) else len(own) for own in pad["tiles"]]
    if game == "if-it-fits":
        cells = [re.sub(r"^\((\S+)\) (.*?)( r180)?$", r"\2 @\1\3", entry) for entry in pad["table"].split(" · ")]
        found["table"] = [cell.replace("sleeping cat of", "sleep") for cell in cells]
        lying = [re.sub(r"^(\w+) (?:on|across) \((\S+?)\).*$", r"\1 @\2", entry) for entry in pad["lying"].split(" · ")]
        found["lying"] = [re.sub(r"^([A-E]) @", r"cat \1 @", entry) for entry in lying if entry]
    return found


def test_axe_finds_nothing_on_the_pads(person: Any) -> None:
    someone = person(small=True)
    found = {}
    pads = {f"referee/{game}": "[data-counted]" for game in EXAMPLES}
    for path, content in {"referee": "main li", **pads, "position/cat-box": ".board svg"}.items():
        someone.open(path)
        someone.page.wait_for_selector(content)
        found[path] = someone.axe_in_every_scheme()
    assert not any(found.values()), found
