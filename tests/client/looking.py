"""What is seen large of cards, tiles and places: how a test opens it, and what every one of them has to say."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.client.playing import MINE_OR_OVER, play_cat_attack

WHOLE = """() => { const box = document.querySelector('.look')?.getBoundingClientRect();
  return box && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; }"""
PRESS = """async card => {
  const box = card.getBoundingClientRect();
  const place = {clientX: box.x + 4, clientY: box.y + 4};
  const at = {bubbles: true, pointerType: 'touch', pointerId: 7, isPrimary: true, ...place};
  card.dispatchEvent(new PointerEvent('pointerdown', at));
  await new Promise(done => setTimeout(done, 900));
  card.dispatchEvent(new PointerEvent('pointerup', at));
}"""


def read(someone: Any) -> str:
    """The name of what is open: it has a name, a sentence and a clause, and all of it is on the screen."""
    look = someone.page.locator(".look")
    expect(look.locator("strong")).to_have_text(re.compile(r"\S"))
    expect(look.locator("p").first).to_have_text(re.compile(r".{16}", re.DOTALL))
    look.locator(".clause").first.wait_for(state="attached")
    someone.page.wait_for_function(WHOLE)
    return str(look.locator("strong").inner_text())


def pick_a_card_with_places(someone: Any) -> None:
    """A card of the hand is picked, or the die was thrown: places are lit."""
    page = someone.page
    for _ in range(40):
        page.wait_for_function(MINE_OR_OVER)
        page.wait_for_selector(".card.lit, circle.lit, .offers button")
        if page.locator("circle.lit").count() > 1:
            return
        cards = page.locator(".cards:not(.other) .card.lit[data-about^=cat]")
        for n in range(cards.count()):
            someone.press(cards.nth(n))
            page.wait_for_selector(".card.picked")
            if page.locator("circle.lit").count() > 1:
                return
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
        play_cat_attack(someone, 1)
