"""What is seen large of cards, tiles and places: how a test opens it, and what every one of them has to say."""

from typing import Any

WHOLE = """() => { const box = document.querySelector('.look').getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; }"""
PRESS = """async card => {
  const box = card.getBoundingClientRect();
  const at = {bubbles: true, pointerType: 'touch', pointerId: 7, clientX: box.x + 4, clientY: box.y + 4};
  card.dispatchEvent(new PointerEvent('pointerdown', at));
  await new Promise(done => setTimeout(done, 900));
  card.dispatchEvent(new PointerEvent('pointerup', at));
}"""


def read(someone: Any) -> str:
    """The name of what is open: it has a name, a sentence and a clause, and all of it is on the screen."""
    look = someone.page.locator(".look")
    look.wait_for()
    assert look.locator("strong").inner_text().strip()
    assert len(look.locator("p").first.inner_text()) > 15
    assert look.locator(".clause").count() >= 1
    assert someone.page.evaluate(WHOLE)
    return str(look.locator("strong").inner_text())
