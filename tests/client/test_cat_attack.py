"""Cat Attack: an animal is chosen where one is, and a Curiosity card is read on the table."""

from typing import Any

from tests.client.playing import MINE_OR_OVER, play_cat_attack
from tests.client.seating import sit_at, sit_down


def test_an_animal_is_chosen_where_one_is(person: Any) -> None:
    someone = person(locale="de")
    page = someone.page
    sit_down(someone, "cat-attack")
    question = page.locator(".ask p", has_text="Welches Tier bewegst du?")
    for _ in range(60):
        page.wait_for_function(MINE_OR_OVER)
        page.wait_for_selector(".card.lit, circle.lit, .offers button")
        own = page.locator(".cards:not(.other) .card.lit")
        for n in range(own.count()):
            own.nth(n).click()
            if question.count():
                break
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
        if question.count():
            break
        play_cat_attack(someone, 1)
    question.wait_for()
    spot = page.evaluate(
        "() => { const box = document.querySelector('svg[role=application]').getBoundingClientRect();"
        " const lit = [...document.querySelectorAll('circle.lit')].map(each => each.getBoundingClientRect());"
        " const all = [...document.querySelectorAll('rect.block')].map(each => each.getBoundingClientRect())"
        "  .map(each => [each.x + each.width / 2, each.y + each.height / 2]);"
        " const far = ([x, y]) => Math.min(...lit.map(each => Math.hypot(each.x - x, each.y - y)));"
        " return all.sort((p, q) => far(q) - far(p))[0]; }"
    )
    page.mouse.click(*spot)
    assert "Von hier lässt sich" in page.wait_for_selector(".bubble p").inner_text()


def test_a_card_of_curiosity_stays_to_be_read_on_the_table(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_at(someone, "cat-attack")
    for _ in range(30):
        if page.locator("main [data-about^='K']").count():
            break
        play_cat_attack(someone, 1)
        page.wait_for_function(MINE_OR_OVER)
    shut = page.locator("section[aria-label='Curiosity card'] button")
    if shut.count():  # it lies in the middle until it is put aside
        shut.click()
    drawn = page.locator("main [data-about^='K']")
    drawn.hover(force=True)
    look = page.locator(".look")
    look.wait_for()
    assert len(look.locator("p").first.inner_text()) > 10
