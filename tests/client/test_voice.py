"""What is said aloud, where the focus goes, whose a key is; and what was really copied."""

from typing import Any

import pytest

from tests.client.people import MINE_OR_OVER
from tests.client.test_friends import PLAY_ON
from tests.client.test_games_two import NEW_TABLE, play_if_it_fits, sit_down
from tests.client.test_night import LISTENER

NO_CLIPBOARD = """() => Object.defineProperty(navigator, 'clipboard', { value: undefined })"""
DEAF = """() => { document.execCommand = () => false; }"""
# What the old way of copying takes.
TAKEN = """() => addEventListener('copy', () => { window.taken = document.activeElement.value; })"""
READ_ABOVE = """() => new Promise(done => {
  const list = document.querySelector('.log ol');
  list.addEventListener('scroll', done, { once: true });
  list.scrollTop = 60;
})"""


def focused(page: Any) -> str:
    return str(page.evaluate("() => document.activeElement.tagName + ' ' + document.activeElement.textContent.trim()"))


def test_a_turn_is_said_once(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({LISTENER})()")
    sit_down(someone, "if-it-fits")
    play_if_it_fits(someone, 1)
    page.wait_for_function(MINE_OR_OVER)
    page.wait_for_function("() => window.heard.length")
    # The status line is a voice of its own.
    assert page.locator(".status[role=status]").inner_text().startswith("Your turn.")
    assert not [words for words in page.evaluate("window.heard") if "Your turn" in words]


def test_the_same_refusal_is_said_again(person: Any) -> None:
    someone = person()
    page = someone.page
    page.add_init_script(f"({LISTENER})()")
    sit_down(someone, "if-it-fits")
    page.locator("button.lit[aria-pressed]").first.click()
    page.wait_for_selector("rect.spot")
    box = page.locator("svg[role=application]").bounding_box()
    for times in (1, 2):
        page.mouse.click(box["x"] + 30, box["y"] + box["height"] - 40)
        page.wait_for_selector(".bubble .clause")
        page.wait_for_function(
            "times => { const words = document.querySelector('.bubble p').textContent;"
            " return window.heard.filter(each => each === words).length === times; }",
            arg=times,
        )


def test_the_focus_goes_to_the_heading_of_a_new_page(person: Any) -> None:
    someone = person()
    page = someone.page
    someone.open()
    page.wait_for_selector(".card")
    assert focused(page).startswith("BODY")
    page.locator("a[href$='rules/cat-box']").click()
    page.wait_for_function("() => document.activeElement.tagName === 'H1'")
    assert focused(page) == "H1 Rules of Cat Box"
    page.go_back()
    page.wait_for_function("() => document.activeElement.textContent.includes('Four cat games')")
    page.locator(".ways button").first.click()
    someone.deal()
    someone.my_turn()
    page.wait_for_function("() => document.activeElement.tagName === 'H1'")
    assert focused(page) == "H1 Cat Box"


def test_an_address_that_cannot_be_read_shows_a_page(person: Any) -> None:
    someone = person()
    someone.open("t/%25")
    someone.page.evaluate(
        "() => { history.pushState(null, '', '/t/%'); dispatchEvent(new PopStateEvent('popstate')); }"
    )
    someone.page.get_by_role("heading", name="only a cat in a box").wait_for()
    someone.troubles.clear()  # there is no table with such a name


@pytest.fixture
def replay(person: Any) -> Any:
    """Somebody in the replay of a finished game against bots."""
    someone = person()
    page = someone.page
    someone.open()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "cat-box", "options": {}, "seats": seats, "private": True, "spectators": "none", "start": True}
    table = page.evaluate(NEW_TABLE, wish)
    page.evaluate(PLAY_ON, table)
    page.wait_for_function("() => window.over")
    someone.open(f"replay/{table}?ply=30")
    page.wait_for_selector("[data-page=replay][data-ply='30'] svg[role=application]")
    return someone


def test_keys_belong_to_what_has_the_focus(replay: Any) -> None:
    page = replay.page
    plane = page.locator(".plane")
    page.get_by_role("button", name="Larger").click()
    near = plane.get_attribute("style")
    page.locator(".eyes select").focus()
    page.keyboard.press("f")
    page.locator("svg[role=application]").focus()
    page.keyboard.press("Control+f")
    page.keyboard.press("Alt+f")
    assert plane.get_attribute("style") == near
    page.keyboard.press("f")
    page.wait_for_function("was => document.querySelector('.plane').getAttribute('style') !== was", arg=near)
    ply = "() => document.querySelector('[data-page=replay]').dataset.ply"
    page.locator(".log ol").focus()
    for key in ("Home", "End", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate(ply) == "30"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(ply) == "31"


def test_who_reads_the_log_is_not_moved(replay: Any) -> None:
    page = replay.page
    rest = "() => { const list = document.querySelector('.log ol');"
    rest += " return list.scrollHeight - list.scrollTop - list.clientHeight; }"
    assert page.evaluate(rest) < 2
    page.locator("svg[role=application]").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(rest) < 2
    page.evaluate(READ_ABOVE)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-page=replay][data-ply='32']")
    assert page.evaluate(rest) > 40


@pytest.mark.parametrize("way", ["old", "none"])
def test_copied_is_said_only_when_it_was(person: Any, way: str) -> None:
    """Over plain http in a local network a page has no clipboard."""
    someone = person()
    page = someone.page
    for script in (NO_CLIPBOARD, TAKEN, *([DEAF] if way == "none" else [])):
        page.add_init_script(f"({script})()")
    someone.sheet("Cat Box", 1)
    someone.deal()
    page.wait_for_selector(".invite")
    address = page.locator(".invite input").input_value()
    page.get_by_role("button", name="Copy").click()
    if way == "old":
        page.get_by_role("button", name="Copied").wait_for()
        assert page.evaluate("window.taken") == address
        return
    page.locator(".invite [role=alert]").wait_for()
    assert page.get_by_role("button", name="Copied").count() == 0
    marked = "() => { const it = document.activeElement; return it.value.slice(it.selectionStart, it.selectionEnd); }"
    assert page.evaluate(marked) == address


def test_the_address_of_a_move_is_copied_or_shown(replay: Any) -> None:
    page = replay.page
    page.evaluate(NO_CLIPBOARD)
    page.evaluate(TAKEN)
    page.get_by_role("button", name="Copy the link to this move").click()
    page.wait_for_selector("button[title=Copied]")
    assert page.evaluate("window.taken") == page.url
    page.evaluate(DEAF)
    page.get_by_role("button", name="Copy the link to this move").click()
    field = page.locator("dialog[open] input")
    field.wait_for()
    assert field.input_value() == page.url
    assert replay.axe() == []
