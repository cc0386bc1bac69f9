"""What a family stumbles over: on a telephone, in German and Hungarian, at its first game."""

import re
from typing import Any

import pytest

from tests.client.people import MINE_OR_OVER, play_cat_box, play_csacska_macska
from tests.client.test_friends import POST
from tests.client.test_games_two import NEW_TABLE, play_cat_attack, play_if_it_fits, sit_down, tap_lit

SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
HEIGHT = "() => document.querySelector('main.board').getBoundingClientRect().height"
WATCH_HEIGHT = f"""() => {{
  window.heights = [];
  const look = () => {{ window.heights.push(({HEIGHT})()); requestAnimationFrame(look); }};
  look();
}}"""
# What of these lies over what of those, in whole pixels.
OVER = """([these, those]) => {
  const boxes = which => [...document.querySelectorAll(which)].map(each => each.getBoundingClientRect());
  return boxes(these).flatMap(a => boxes(those).filter(b =>
    a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom)).length;
}"""
MIDDLES = (
    "all => all.map(each => each.getBoundingClientRect()).map(box => [box.x + box.width / 2, box.y + box.height / 2])"
)


def sit_at(someone: Any, game: str, seats: int = 3, **options: Any) -> None:
    """A new table with bots that play at random; it is the person's turn."""
    someone.open()
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}, *bots], "private": True, "spectators": "none"}
    someone.open(f"t/{someone.page.evaluate(NEW_TABLE, {**wish, 'start': True})}")
    someone.page.wait_for_function(MINE_OR_OVER)
    someone.my_turn()


@pytest.mark.parametrize(("game", "seats"), [("csacska-macska", 5), ("if-it-fits", 5), ("cat-attack", 6)])
def test_many_seats_do_not_make_the_page_slide_sideways(person: Any, game: str, seats: int) -> None:
    someone = person(small=True)
    sit_at(someone, game, seats)
    assert someone.page.evaluate(SIDEWAYS) == 0


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
        assert page.evaluate(OVER, [".ghost.sure .edge", ".deck, .counts"]) == 0
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


@pytest.mark.parametrize("language", ["de", "hu"])
def test_what_can_be_done_with_a_card_is_not_cut_and_moves_nothing(person: Any, language: str) -> None:
    someone = person(small=True, locale=language)
    page = someone.page
    sit_at(someone, "csacska-macska")
    page.wait_for_selector(".pile.lit")
    someone.press(page.locator("[data-piece=deck].lit"))
    height = page.evaluate(HEIGHT)
    someone.press(page.locator(".confirm:not([disabled])"))
    page.wait_for_selector(".offers button")
    assert page.evaluate(HEIGHT) == height
    offers = page.locator(".offers")
    assert offers.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
    someone.press(offers.locator("button").last)  # the longest words: to throw the card away
    page.wait_for_selector(".confirm:not([disabled])")
    assert page.evaluate(HEIGHT) == height
    play_csacska_macska(someone, 1)


def test_the_first_series_moves_nothing(person: Any) -> None:
    someone = person(small=True)
    page = someone.page
    sit_at(someone, "csacska-macska", start_player=1)
    assert page.locator(".side .chip").count() == 0
    height = page.evaluate(HEIGHT)
    while not page.locator(".side .chip").count():
        play_csacska_macska(someone, 1)
        someone.my_turn()
    assert page.evaluate(HEIGHT) == height


def test_whoever_takes_over_the_screen_finds_their_own_cards_first(person: Any) -> None:
    both = person(small=True)
    page = both.page
    both.sheet("Cat Box", 2)
    both.deal()
    page.wait_for_selector(".table-screen")
    page.locator(".tray, dialog[open]").first.wait_for()
    if page.locator("dialog[open]").count():
        both.press(page.locator("dialog[open] .button.primary"))
    both.my_turn()
    page.locator(".tray").evaluate("row => row.scrollTo({ left: 999 })")
    assert page.locator(".tray").evaluate("row => row.scrollLeft") > 0
    play_cat_box(both, 1)
    both.press(page.locator("dialog[open] .button.primary"))
    both.my_turn()
    page.wait_for_function("() => document.querySelector('.tray').scrollLeft === 0")


@pytest.mark.parametrize(
    ("game", "play", "language"),
    [
        ("cat-box", play_cat_box, "en"),
        ("csacska-macska", play_csacska_macska, "de"),
        ("if-it-fits", play_if_it_fits, "uk"),
        ("cat-attack", play_cat_attack, "de"),
    ],
)
def test_the_table_keeps_its_height(person: Any, game: str, play: Any, language: str) -> None:
    """Longer sentences, a bot that thinks, cards that come and go: looked at in every frame that is drawn."""
    someone = person(small=True, locale=language)
    sit_at(someone, game)
    someone.page.evaluate(WATCH_HEIGHT)
    play(someone, 8)
    someone.page.wait_for_function(MINE_OR_OVER)
    heights = someone.page.evaluate("() => window.heights")
    assert max(heights) - min(heights) < 1


def pick_a_box_that_turns(someone: Any, name: str) -> None:
    """Plays on until there is a box in the hand that is not the same both ways up, and takes it."""
    page = someone.page
    box = page.locator('button.lit[data-piece^="hand:B"]')
    while True:
        for n in range(box.count()):
            someone.press(box.nth(n))
            page.wait_for_selector("rect.spot")
            if page.get_by_role("button", name=name).count():
                return
            someone.press(box.nth(n))  # back into the hand
            page.wait_for_selector("rect.spot", state="detached")
        play_if_it_fits(someone, 1)
        page.wait_for_function(MINE_OR_OVER)
        page.wait_for_selector("button.lit[aria-pressed], rect.spot, .deck")


def test_the_button_to_turn_a_box_covers_no_place(person: Any) -> None:
    someone = person(small=True, locale="hu")
    sit_down(someone, "if-it-fits")
    pick_a_box_that_turns(someone, "Forgatás")
    assert someone.page.evaluate(OVER, [".strip button", "rect.spot"]) == 0


def test_settings_wait_for_their_words(person: Any) -> None:
    """No name that only programs use, not even while the words are on their way."""
    someone = person(locale="de")
    held: list[Any] = []
    someone.page.route("**/api/games/cat-box/texts*", lambda route: held.append(route))
    someone.sheet("Cat Box", 0)
    someone.page.locator("dialog summary").click()
    someone.page.locator("dialog details[open]").wait_for()
    assert someone.page.locator("dialog details select").count() == 0
    held[0].continue_()
    someone.page.locator("dialog details label", has_text="Karten drehen").wait_for()


@pytest.mark.parametrize(("game", "label"), [("If It Fits", "Wer anfängt"), ("Cat Attack", "Wer anfängt")])
def test_who_begins_is_a_seat_of_this_table(person: Any, game: str, label: str) -> None:
    someone = person(locale="de")
    someone.sheet(game, 0)
    someone.page.locator("dialog .pill", has_text="3").first.click()
    someone.page.locator("dialog summary").click()
    words = someone.page.locator("dialog label", has_text=label).locator("option")
    words.first.wait_for(state="attached")
    assert words.all_inner_texts()[1:] == ["Platz 1", "Platz 2", "Platz 3"]
    assert "Null" not in someone.page.locator("dialog option").all_inner_texts()


def test_a_drawn_card_is_shown_and_not_told(person: Any) -> None:
    """The log has the card's picture; whoever only hears it is told every kitten on it."""
    someone = person(locale="de")
    page = someone.page
    sit_at(someone, "cat-box")
    play_cat_box(someone, 2)
    someone.my_turn()
    drawn = page.locator(".log button.line", has_text="zieht eine Karte")
    assert drawn.count() > 0
    assert drawn.locator("svg").count() >= drawn.count()
    assert not [words for words in drawn.all_inner_texts() if "Kätzchen" in words]
    page.locator("[aria-live]", has_text=re.compile("zieht eine Karte \\(.*Kätzchen")).first.wait_for(state="attached")


def test_no_tap_is_answered_in_notation(person: Any) -> None:
    """Every card that cannot be played, and every place where no animal waits, says why in words."""
    someone = person(locale="de")
    page = someone.page
    sit_down(someone, "cat-attack")
    asked = 0
    for _ in range(12):
        page.wait_for_function(MINE_OR_OVER)
        page.wait_for_selector(".card.lit, circle.lit, .offers button")
        dim = page.locator(".cards:not(.other) .card[aria-disabled=true]")
        for n in range(dim.count()):
            dim.nth(n).click(force=True)  # a card that says it cannot be played
            words = page.wait_for_selector(".bubble p").inner_text()
            assert "„" not in words
            asked += 1
            page.keyboard.press("Escape")
            page.wait_for_selector(".bubble", state="detached")
        play_cat_attack(someone, 1)
        if asked > 12:
            break
    assert asked


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


def test_the_end_speaks_of_who_played(person: Any) -> None:
    """Lines begin like sentences and name the players; the way on is not hidden under the sheet."""
    someone = person(locale="de")
    page = someone.page
    sit_down(someone, "cat-attack", {"round_limit": 5})
    play_cat_attack(someone)
    page.wait_for_selector(".sheet ol .panel")
    for panel in page.locator(".sheet ol .panel").all():
        name = panel.locator("strong").inner_text()
        assert f"Übrige Leben von {name}" in panel.inner_text()
    for words in page.locator(".sheet .sentence").all_inner_texts():
        assert words[0] == words[0].upper()
    assert page.evaluate(OVER, [".bar .button", "dialog[open]"]) == 0
    # Nor under the cards left in the hand, for which there is no room beside the sheet.
    assert page.locator(".hand .card").count() > 0
    assert page.locator(".hand .card:visible").count() == 0


def test_the_verdict_on_the_shuffle_comes_into_sight(person: Any) -> None:
    someone = person(small=True, locale="hu")
    page = someone.page
    sit_at(someone, "cat-box", seats=2)
    play_cat_box(someone)
    someone.press(page.get_by_role("button", name="Keverés ellenőrzése"))
    page.wait_for_selector(".verdict.good")
    page.wait_for_function("() => document.querySelector('.result').getBoundingClientRect().bottom <= innerHeight")


def test_who_asks_within_their_own_turn_sees_that_they_wait(person: Any) -> None:
    host, guest = person(), person(small=True)
    host.open()
    guest.open()
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "if-it-fits", "options": {"first_player": 0}, "seats": seats, "private": True, "spectators": "none"}
    table = host.page.evaluate(NEW_TABLE, {**wish, "start": False})
    assert guest.page.evaluate(POST, [f"api/tables/{table}/join", {"name": "Olha"}]) == 200
    assert host.page.evaluate(POST, [f"api/tables/{table}/start", {}]) == 200
    for each in (host, guest):
        each.open(f"t/{table}")
    play_if_it_fits(host, 1)
    play_if_it_fits(guest, 1)
    host.page.wait_for_selector(".deck, button.lit[aria-pressed]")
    if host.page.locator(".deck").count():  # where no cat could sleep, the card is drawn already
        host.page.locator(".deck").click()
    host.page.wait_for_selector("button.lit[aria-pressed]")
    host.page.get_by_role("button", name="Undo").click()
    host.page.locator(".status", has_text="The others are being asked").wait_for()
    host.page.locator("button.lit[aria-pressed]").first.click()
    host.page.wait_for_selector("rect.spot")
    tap_lit(host, "rect.spot", 0)
    host.page.locator(".status", has_text="Confirm your move").wait_for()


def test_ones_own_seat_is_marked_on_a_telephone(person: Any) -> None:
    someone = person(small=True, locale="uk")
    sit_at(someone, "cat-box")
    shown = someone.page.locator("li[data-piece^='seat:'] .note").evaluate_all(
        "all => all.filter(each => each.getBoundingClientRect().width > 2).map(each => each.textContent)"
    )
    assert shown == ["Ти"]


def test_the_end_of_a_lesson_shows_the_way_on(person: Any) -> None:
    someone = person(small=True, locale="it")
    page = someone.page
    someone.open("learn/cat-box")
    page.locator(".dots button").last.click()
    page.locator(".task .button.primary").first.click()
    page.wait_for_selector(".end")
    room = page.locator(".task").evaluate("each => each.parentElement.getBoundingClientRect().bottom")
    way = page.locator(".end .button.primary").evaluate("each => each.getBoundingClientRect().bottom")
    assert way <= room
