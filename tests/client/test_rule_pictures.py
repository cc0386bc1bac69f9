"""Pictures of the rules: every chapter draws its positions, with a caption where there is a move, also on a phone."""

from typing import Any

import pytest

from tests.client.people import LETTERS

# Of every picture: whether it was drawn, whether it has a caption where it shows a move, and how far it sticks out.
SEEN = """() => [...document.querySelectorAll('figure[data-diagram]')].map(each => ({
  move: each.dataset.diagram,
  drawn: each.querySelectorAll('.picture svg').length > 0,
  caption: (each.querySelector('figcaption')?.innerText ?? '').trim(),
  over: each.getBoundingClientRect().right - document.documentElement.clientWidth,
  cut: [...each.querySelectorAll('.picture > svg .zone, .picture > svg .laid, .picture > svg .aim')].some(mark => {
    const [inner, outer] = [mark, mark.ownerSVGElement].map(one => one.getBoundingClientRect());
    return inner.left < outer.left || inner.top < outer.top || inner.right > outer.right || inner.bottom > outer.bottom;
  }),
}))"""


@pytest.mark.parametrize(
    ("game", "language", "small"),
    [("cat-box", "de", False), ("csacska-macska", "hu", True), ("if-it-fits", "uk", False), ("cat-attack", "it", True)],
)
def test_every_picture_of_the_rules_is_drawn(person: Any, game: str, language: str, small: bool) -> None:
    someone = person(locale=language, small=small)
    page = someone.page
    someone.open(f"rules/{game}")
    page.wait_for_selector("figure[data-diagram] svg")
    page.locator("figure[data-diagram]").nth(14).wait_for(state="attached")
    count = page.locator("figure[data-diagram]").count()
    for index in range(count):
        page.locator("figure[data-diagram]").nth(index).scroll_into_view_if_needed()
    page.wait_for_function(f"() => ({SEEN})().every(each => each.drawn)")
    page.wait_for_function(LETTERS)
    for picture in page.evaluate(SEEN):
        assert bool(picture["caption"]) == bool(picture["move"]), picture
        assert "{" not in picture["caption"], picture
        assert picture["over"] <= 0, picture
        assert not picture["cut"], picture
