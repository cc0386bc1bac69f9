"""What was really copied is said to be."""

from typing import Any

import pytest

NO_CLIPBOARD = """() => Object.defineProperty(navigator, 'clipboard', { value: undefined })"""
DEAF = """() => { document.execCommand = () => false; }"""
# What the old way of copying takes.
TAKEN = """() => addEventListener('copy', () => { window.taken = document.activeElement.value; })"""


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


def test_the_link_to_a_move_is_copied(replay: Any) -> None:
    page = replay.page
    page.evaluate(NO_CLIPBOARD)
    page.evaluate(TAKEN)
    page.get_by_role("button", name="Copy the link to this move").click()
    address = page.locator("dialog[open] .invite input").input_value()
    assert "/l/" in address
    page.locator("dialog[open]").get_by_role("button", name="Copy").click()
    page.locator("dialog[open]").get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("window.taken") == address
