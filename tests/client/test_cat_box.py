"""Cat Box: a card at the edge, and what is counted."""

from typing import Any

from tests.client.patience import comes
from tests.client.playing import play_cat_box
from tests.client.probes import OVER
from tests.client.seating import sit_at

MIDDLES = (
    "all => all.map(each => each.getBoundingClientRect()).map(box => [box.x + box.width / 2, box.y + box.height / 2])"
)


def test_a_card_at_the_edge_is_seen_whole(person: Any) -> None:
    """Wherever a card is laid, neither the deck above the table nor the counts below it hide it."""
    someone = person(small=True, viewport={"width": 360, "height": 600})
    sit_at(someone, "cat-box")
    page = someone.page
    play_cat_box(someone, 3)
    someone.my_turn()
    someone.press(page.locator("button.lit[aria-pressed]").first)
    page.wait_for_selector("circle.dot")
    dots = page.locator("circle.dot").evaluate_all(MIDDLES)
    for x, y in (min(dots, key=lambda dot: dot[1]), max(dots, key=lambda dot: dot[1])):
        page.touchscreen.tap(x, y)
        page.wait_for_selector(".ghost.sure")
        comes(page, OVER, 0, [".ghost.sure .edge", ".deck, .counts"])
        page.keyboard.press("Escape")
        page.wait_for_selector(".ghost.sure", state="detached")


def test_boxes_and_groups_of_three_are_two_numbers(person: Any) -> None:
    someone = person(small=True)
    sit_at(someone, "cat-box")
    gap = someone.page.evaluate(
        "() => { const [count, threes] = document.querySelectorAll('.counts li:last-child :is(b, .threes)');"
        " return threes.getBoundingClientRect().left - count.getBoundingClientRect().right; }"
    )
    assert gap >= 4
