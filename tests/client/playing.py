"""How people play through the page: every game, by pointer, by keys and by touch."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.client.people import MINE, Person

Player = Callable[..., int]
# The middle of a lit place that nothing else on the screen lies over.
FREE = """([lit, n]) => {
  const free = [...document.querySelectorAll(lit)].map(dot => dot.getBoundingClientRect())
    .map(box => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('svg[role=application]'));
  return free.length ? free[n % free.length] : null;
}"""
# The same once there is one that stands still, for a map may be coming nearer; "gone" where nothing is lit any more,
# because what was chosen before has been sent.
FREE_OR_GONE = f"""given => {{
  if (!document.querySelector(given[0])) return 'gone';
  const spot = ({FREE})(given), before = window.spotBefore;
  window.spotBefore = spot;
  return spot && before && Math.hypot(spot[0] - before[0], spot[1] - before[1]) < 0.5 ? spot : null;
}}"""
MOVED_ON = """was => document.querySelector('.sheet ol .panel')
  || document.querySelector('.table-screen').dataset.ply !== was"""
# The ply of one's next decision, or that the game is over.
NEXT_TURN = """was => document.querySelector('.sheet ol .panel') ? 'over'
  : document.querySelector('.status.mine') && document.querySelector('.table-screen').dataset.ply !== was
    && document.querySelector('.table-screen').dataset.ply"""
MINE_OR_OVER = f"() => {MINE} || document.querySelector('.sheet ol .panel')"
# Something has come of a choice: the table has moved on, the move is to be confirmed, or other things stand there to
# be chosen than before.
CHOICES = """() => [...document.querySelectorAll('.card.lit, .card.picked, circle.lit, .offers button, .ask, .plane')]
  .map(each => each.matches('.plane') ? each.style.cssText : each.outerHTML).join()"""
WENT_ON = f"""([ply, was]) => ({MOVED_ON})(ply) || document.querySelector('.confirm:not([disabled])')
  || ({CHOICES})() !== was"""


def tap_lit(someone: Person, lit: str, n: int) -> None:
    page = someone.page
    if page.evaluate(FREE, [lit, n]) is None:  # something lies over it: show everything
        if page.locator(".look").count():
            page.keyboard.press("Escape")  # it closes what is seen large, and nothing else
            page.wait_for_selector(".look", state="detached")
        page.locator("svg[role=application]").focus()
        page.keyboard.press("f")
        page.evaluate("() => document.querySelector('.beyond')?.click()")  # the way to what a near map does not show
    spot = page.wait_for_function(FREE_OR_GONE, arg=[lit, n]).json_value()
    if spot == "gone":
        return
    if someone.small:
        page.touchscreen.tap(*spot)
    else:
        page.mouse.click(*spot)


def turns(someone: Person, most: int) -> Iterator[int]:
    """One's next turns, numbered from 0, until the game is over; each has ended when the table has moved on."""
    page = someone.page
    ply = ""
    for n in range(most):
        ply = page.wait_for_function(NEXT_TURN, arg=ply).json_value()
        if ply == "over":
            return
        yield n
    page.wait_for_function(MOVED_ON, arg=ply)


def by_keys(page: Any, n: int) -> None:
    """From place to place by arrows; Enter drafts, Enter again sends."""
    page.locator("svg[role=application]").focus()
    page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[n % 4])
    page.keyboard.press("Enter")


READY = f"""was => ({MOVED_ON})(was) ? 'moved' : document.querySelector('.confirm:not([disabled])') && 'asked'"""


def confirm_if_asked(someone: Person, ply: str | None, by: str = "pointer") -> None:
    """A choice is confirmed; the one thing to do is done at once."""
    page = someone.page
    if page.wait_for_function(READY, arg=ply).json_value() == "moved":
        return
    button = page.locator(".confirm:not([disabled])")
    if by == "keys":
        button.focus()
        page.keyboard.press("Enter")
    else:
        someone.press(button)


def play_cat_box(someone: Person, moves: int = 99, by: str = "pointer") -> int:
    """Play Cat Box through the page: pick a lit card, lay it on a lit place, confirm. Returns the turns made."""
    page = someone.page
    made = 0
    for n in turns(someone, moves):
        page.wait_for_selector("button.lit[aria-pressed]")  # the board may come after the words that it is one's turn
        if by == "keys":
            page.keyboard.press("1")
            page.wait_for_selector("circle.dot")
            page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[n % 4])
            page.keyboard.press("Enter")
            page.wait_for_selector(".ghost.sure")
            page.keyboard.press("Enter")
        else:
            someone.press(page.locator("button.lit[aria-pressed]").nth(n % 2))
            page.wait_for_selector("circle.dot")
            tap_lit(someone, "circle.dot", n)
            someone.press(page.locator(".confirm:not([disabled])"))
        made = n + 1
    return made


# What is lit: an answer in words, else a pile, else a series; which of them, and the ply.
LIT_CATS = """n => [['.offers button', 0], ['.pile.lit', n], ['.lanes .lit', 0]]
  .map(([lit, at]) => [lit, at % (document.querySelectorAll(lit).length || 1), document.querySelectorAll(lit).length])
  .filter(([, , count]) => count)
  .map(([lit, at]) => [lit, at, document.querySelector('.table-screen').dataset.ply])[0]"""


def play_csacska_macska(someone: Person, moves: int = 999, by: str = "pointer") -> int:
    """Play Csacska Macska through the page, one lit thing after the other. Returns the moves made."""
    page = someone.page
    made = 0
    for n in turns(someone, moves):
        lit, at, ply = page.wait_for_function(LIT_CATS, arg=n).json_value()
        target = page.locator(lit).nth(at)
        if by == "keys":
            target.focus()
            page.keyboard.press("Enter")
        else:
            someone.press(target)
        confirm_if_asked(someone, ply, by)
        made = n + 1
    return made


def play_if_it_fits(someone: Any, moves: int = 999, by: str = "pointer") -> int:
    page = someone.page
    made = 0
    for n in turns(someone, moves):
        page.wait_for_selector("button.lit[aria-pressed], rect.spot, .deck")
        if page.locator(".deck").count() and n % 7 != 5:
            ply = page.locator(".table-screen").get_attribute("data-ply")
            if by == "keys":
                page.locator(".deck").focus()
                page.keyboard.press("Enter")
            else:
                someone.press(page.locator(".deck"))
            confirm_if_asked(someone, ply, by)
        else:
            lit = page.locator("button.lit[aria-pressed]")
            if not page.locator("rect.spot").count():
                if by == "keys":
                    lit.nth(n % lit.count()).focus()
                    page.keyboard.press("Enter")
                else:
                    someone.press(lit.nth(n % lit.count()))
            page.wait_for_selector("rect.spot")
            if by == "keys":
                by_keys(page, n)
                page.wait_for_selector(".ghost.sure")
                page.keyboard.press("Enter")
            else:
                tap_lit(someone, "rect.spot", n)
                someone.press(page.locator(".confirm:not([disabled])"))
        made = n + 1
    return made


def choose(someone: Any, by: str, n: int) -> None:
    """The next word of a move in Cat Attack: a lit place, a card of the other hand, an offer, or an own card."""
    page = someone.page
    page.wait_for_selector(".card.lit, circle.lit, .offers button")
    if page.locator("circle.lit").count():
        if by == "keys":
            by_keys(page, n)
        else:
            tap_lit(someone, "circle.lit", n)
        return
    others, offers = page.locator(".other .card.lit"), page.locator(".offers button:not(.quiet)")
    own, picked = page.locator(".cards:not(.other) .card.lit"), page.locator(".card.picked")
    found = others if others.count() else offers if offers.count() and (picked.count() or not own.count()) else own
    target = found.nth(n % found.count())
    if by == "keys":
        target.focus()
        page.keyboard.press("Enter")
    else:
        someone.press(target)


def play_cat_attack(someone: Any, moves: int = 999, by: str = "pointer") -> int:
    page = someone.page
    made = 0
    for n in turns(someone, moves):
        ply = page.locator(".table-screen").get_attribute("data-ply")
        for _ in range(8):
            if page.evaluate(READY, ply):
                break
            was = page.evaluate(CHOICES)
            choose(someone, by, n)
            page.wait_for_function(WENT_ON, arg=[ply, was])  # what was sent at once changes nothing before its answer
        confirm_if_asked(someone, ply, by)
        made = n + 1
    return made


LARGE_BOARDS: dict[str, tuple[Player, dict[str, Any]]] = {
    "if-it-fits": (play_if_it_fits, {}),
    "cat-attack": (play_cat_attack, {"round_limit": 5}),
}


def meet(host: Person, guest: Person) -> None:
    """The guest follows the host's invitation, sits down as Olha, and the host starts."""
    guest.page.goto(host.page.locator(".invite input").input_value())
    sit_and_start(host, guest)


def sit_and_start(host: Person, guest: Person) -> None:
    guest.page.locator("form input").fill("Olha")
    guest.press(guest.page.locator("form button"))
    host.page.wait_for_selector("text=Olha")
    host.page.locator("main > .button.primary").click()


def take_turns(host: Person, guest: Person, move: Callable[[Person], int], moves: int) -> None:
    """Whoever is to act moves; one of them loads the page again in the middle of a turn."""
    made = 0
    while made < moves:
        for someone in (host, guest):
            someone.page.wait_for_selector(".status")
            if someone.page.locator(".status.mine").count():
                if made == 3:
                    someone.page.reload()
                    someone.my_turn()
                made += move(someone)
        host.page.wait_for_timeout(20)
