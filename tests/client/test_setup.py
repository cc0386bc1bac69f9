"""A position set up by hand, piece by piece, in every game; then the question "May I do this?"."""

import re
from typing import Any

from tests.client.patience import gone


def begin(someone: Any, game: str) -> Any:
    """The editor with an empty table: what was dealt is in the deck, or back in the box."""
    page = someone.page
    someone.open(f"position/{game}")
    someone.press(page.get_by_role("button", name="Set up by hand"))
    page.wait_for_selector("[data-page=setup][data-ready=true]")
    someone.press(page.get_by_role("button", name="Clear the table"))
    return page


def take(someone: Any, piece: str) -> None:
    """Takes a piece of the box up, found by its name."""
    page = someone.page
    page.get_by_role("searchbox").fill(piece)
    someone.press(page.locator(f'.palette [data-piece^="{piece}"]').first)
    page.locator(".hand").wait_for()


def put_in(someone: Any, piece: str, place: str) -> None:
    take(someone, piece)
    someone.press(someone.page.get_by_role("button", name=f"Put here: {place}", exact=True))
    gone(someone.page.locator(".hand"))


def put_at(someone: Any, piece: str, cell: str) -> None:
    take(someone, piece)
    someone.press(someone.page.locator(f'[data-cell="{cell}"]'))
    gone(someone.page.locator(".hand"))


def done(someone: Any) -> None:
    page = someone.page
    page.wait_for_selector("[data-page=setup][data-ready=true]")
    assert someone.axe_in_every_scheme() == []
    someone.press(page.get_by_role("button", name="To the table"))
    page.wait_for_selector("[data-page=position]")


def may(someone: Any, move: str) -> None:
    """Asks, and waits for the answer to this question."""
    page = someone.page
    page.get_by_label("May I do this?").fill(move)
    someone.press(page.get_by_role("button", name="Ask"))


def seats(page: Any) -> list[str]:
    """Whose places there are, by name."""
    return [name.strip() for name in page.locator(".seats h2").all_inner_texts()]


def test_cat_box_by_touch(person: Any) -> None:
    someone = person(small=True)
    page = begin(someone, "cat-box")
    page.get_by_text("This position is impossible").wait_for()
    first, second, *_ = seats(page)
    put_at(someone, "C01", "0,0")
    put_in(someone, "C06", f"{first}: Hand")
    put_in(someone, "C03", f"{second}: Hand")
    someone.press(page.get_by_role("radio", name=first, exact=True))
    page.get_by_text("This position is possible").wait_for()
    # Taken up again it is moved, turned over and put back; every step can be undone.
    someone.press(page.locator('[data-cell="0,0"]'))
    someone.press(page.get_by_role("button", name="Turn over (F)"))
    someone.press(page.locator('[data-cell="1,0"]'))
    for _ in range(2):
        someone.press(page.get_by_role("button", name="Undo"))
    done(someone)
    may(someone, "play 1.0 @1,0")
    page.locator(".answer .clause").first.wait_for()
    may(someone, "play 1.0 @1,1")
    page.get_by_text("Yes, that is allowed.").wait_for()


def test_if_it_fits_by_keys(person: Any) -> None:
    someone = person()
    page = begin(someone, "if-it-fits")
    page.get_by_role("searchbox").fill("S1")
    page.locator('.palette [data-piece="S1"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-cell="0,0"]').focus()
    page.keyboard.press("Enter")
    gone(page.locator(".hand"))
    first = seats(page)[0]
    put_in(someone, "B01", f"{first}: Hand")
    page.get_by_role("radio", name=first, exact=True).press("Enter")
    page.get_by_role("radio", name="play a card").press("Enter")
    put_at(someone, "cat A", "4,4") if page.locator('[data-cell="4,4"]').count() else put_at(someone, "cat A", "1,1")
    page.get_by_text("Nothing can lie across these two cells").wait_for()
    page.keyboard.press("Control+z")
    gone(page.get_by_text("Nothing can lie across these two cells"))
    # A card is walked to by arrows, taken up and turned by its key.
    page.locator('[data-cell="-1,0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    page.keyboard.press("Escape")
    done(someone)
    may(someone, "box B01 @5,5")
    page.locator(".answer .clause").first.wait_for()
    may(someone, "box B01 @1,0")
    page.get_by_text("Yes, that is allowed.").wait_for()


def test_csacska_macska_by_touch(person: Any) -> None:
    someone = person(small=True)
    page = begin(someone, "csacska-macska")
    first, second, *_ = seats(page)
    for number, card in enumerate(("B5", "Y1", "R9"), 1):
        put_in(someone, card, f"Pile {number}")
    put_in(someone, "B1", f"{first}: Series: blue")
    put_in(someone, "S", f"{second}: Series: red")
    page.get_by_text("a stray, which is never first").or_(page.get_by_text("at most one stray")).first.wait_for()
    someone.press(page.get_by_role("button", name="Undo"))
    someone.press(page.get_by_role("radio", name=first, exact=True))
    page.get_by_role("group", name=re.compile("thalers")).first.get_by_role("button").last.tap()
    done(someone)
    may(someone, "steal A.blue")
    page.locator(".answer .clause").first.wait_for()
    may(someone, "take P1")
    page.get_by_text("Yes, that is allowed.").wait_for()


def test_cat_attack_by_dragging(person: Any) -> None:
    someone = person()
    page = begin(someone, "cat-attack")
    first, second, *_ = seats(page)
    someone.press(page.get_by_role("radio", name=first, exact=True))
    put_in(someone, "cat5", f"{first}: Hand")
    put_in(someone, "fish", f"{second}: Larder")
    take(someone, "mouse")
    page.keyboard.press("Escape")
    mouse = page.locator('.palette [data-piece="mouse"]').bounding_box()
    page.locator('[data-cell="N3"]').scroll_into_view_if_needed()
    space = page.locator('[data-cell="N3"]').bounding_box()
    page.mouse.move(mouse["x"] + mouse["width"] / 2, mouse["y"] + mouse["height"] / 2)
    page.mouse.down()
    page.mouse.move(space["x"], space["y"], steps=5)
    page.mouse.move(space["x"] + space["width"] / 2, space["y"] + space["height"] / 2)
    page.mouse.up()
    page.get_by_role("button", name=re.compile("^Nap Lane 3: Mouse")).wait_for()
    done(someone)
    may(someone, "cat 5 R9")
    page.locator(".answer .clause").first.wait_for()
    legal = page.locator("#moves option").evaluate_all("all => all.map(each => each.value)")
    may(someone, next(move for move in legal if move.startswith("cat 5 ")))
    page.get_by_text("Yes, that is allowed.").wait_for()
