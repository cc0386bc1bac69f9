"""Two people at one table: taking back, playing again, talking, pausing, clocks."""

from typing import Any

from tests.client.people import play_cat_box
from tests.client.test_games_two import NEW_TABLE, sit_down
from tests.client.test_night import LISTENER

POST = """async ([path, body]) => {
  const answer = await fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  return answer.status;
}"""
# Plays one's seat of a table to its end, always the first move that the server lists.
PLAY_ON = """id => {
  window.over = false;
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/ws`);
  let me = -1;
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', since: null }));
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.t === 'snapshot') me = frame.seat;
    if (frame.t !== 'snapshot' && frame.t !== 'update') return;
    if (frame.outcome) { window.over = true; socket.close(); return; }
    if (frame.to_act !== me || !frame.legal.length) return;
    const [prefix, words] = frame.legal[0];
    const text = words.length ? `${prefix} ${words[0]}` : prefix;
    socket.send(JSON.stringify({ t: 'act', id: `m${frame.n}`, ply: frame.ply, seat: me, text }));
  };
}"""


def sit_together(host: Any, guest: Any, **more: Any) -> str:
    """A running table of Cat Box with these two; the host begins. Returns its id; both are on the start page."""
    host.open()
    guest.open()
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "cat-box", "options": {"start_player": 1}, "seats": seats, "private": True, "spectators": "none"}
    table: str = host.page.evaluate(NEW_TABLE, {**wish, "start": False, **more})
    assert guest.page.evaluate(POST, [f"api/tables/{table}/join", {"name": "Olha"}]) == 200
    assert host.page.evaluate(POST, [f"api/tables/{table}/start", {}]) == 200
    return table


def both_open(host: Any, guest: Any, table: str) -> None:
    for each in (host, guest):
        each.open(f"t/{table}")
        each.page.wait_for_selector(".table-screen .status")


def ask_back(host: Any, guest: Any) -> None:
    host.page.get_by_role("button", name="Undo").click()
    guest.page.get_by_role("dialog", name="would like to take a move back").wait_for()


def test_a_question_is_put_aside_refused_and_granted(person: Any) -> None:
    host, guest = person(), person(small=True)
    both_open(host, guest, sit_together(host, guest))
    play_cat_box(host, 1)
    guest.my_turn()
    ask_back(host, guest)
    host.page.get_by_text("The others are being asked").wait_for()
    question = guest.page.locator("dialog[open]")
    guest.page.keyboard.press("Escape")  # not an answer
    question.wait_for(state="detached")
    assert host.page.get_by_text("The others are being asked").count() == 1
    guest.press(guest.page.get_by_role("button", name="Answer"))
    assert guest.axe() == []
    guest.press(question.get_by_role("button", name="No", exact=True))
    host.page.locator(".status", has_text="The others would rather not.").wait_for()
    question.wait_for(state="detached")
    ask_back(host, guest)
    guest.page.reload()  # the question comes again
    guest.press(question.get_by_role("button", name="Yes", exact=True))
    for each in (host, guest):
        each.page.wait_for_selector(".table-screen[data-ply='0']")
        assert each.page.locator("dialog[open]").count() == 0
    host.my_turn()


def test_a_move_ends_the_question(person: Any) -> None:
    host, guest = person(), person()
    both_open(host, guest, sit_together(host, guest))
    play_cat_box(host, 1)
    guest.my_turn()
    ask_back(host, guest)
    guest.page.keyboard.press("Escape")
    play_cat_box(guest, 1)
    guest.page.get_by_role("button", name="Undo").wait_for()
    assert guest.page.get_by_role("button", name="Answer").count() == 0
    host.my_turn()


def test_playing_again_waits_for_the_others(person: Any) -> None:
    host, guest = person(), person(small=True)
    guest.page.add_init_script(f"({LISTENER})()")
    table = sit_together(host, guest)
    for each in (host, guest):
        each.page.evaluate(PLAY_ON, table)
    for each in (host, guest):
        each.page.wait_for_function("() => window.over")
    both_open(host, guest, table)
    host.page.locator(".sheet").get_by_role("button", name="Play again").click()
    # Nothing is dealt: the host waits at the new table, where the guest is not yet.
    host.page.get_by_role("heading", name="the table is set").wait_for()
    host.page.locator("li", has_text="Olha").get_by_text("is away").wait_for()
    join = guest.page.locator("dialog[open]").get_by_role("link", name="The others play again")
    join.wait_for()
    guest.page.wait_for_function("() => window.heard.some(words => words.includes('The others play again'))")
    assert guest.page.get_by_role("button", name="Play again").count() == 0
    assert guest.axe() == []
    guest.press(join)
    host.page.locator("li", has_text="Olha").get_by_text("is here").wait_for()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for each in (host, guest):
        each.page.wait_for_selector(".table-screen[data-ply='0']")


def test_own_words_at_a_private_table_only(person: Any) -> None:
    host, guest = person(), person()
    both_open(host, guest, sit_together(host, guest))
    for each in (host, guest):
        each.page.locator(".log summary").click()
    words = host.page.get_by_role("textbox", name="Your own words")
    words.fill("f" * 300)
    assert len(words.input_value()) == 200
    words.fill("Szia, Olha!")
    words.press("Enter")
    said = guest.page.locator(".log li.said", has_text="Szia, Olha!")
    said.wait_for()
    assert said.inner_text() == "Biscuit: Szia, Olha!"  # a host without a name has a cat's
    assert words.input_value() == ""
    assert host.axe() == []
    both_open(host, guest, sit_together(host, guest, private=False, spectators="public"))
    host.page.locator(".log summary").click()
    host.page.locator(".log").get_by_role("button", name="Hello!").wait_for()
    assert words.count() == 0


def test_a_paused_table_stands_still_until_somebody_goes_on(person: Any) -> None:
    host, guest = person(), person(small=True)
    clock = {"turn": 0, "bank": 300, "increment": 10, "days": 0}
    both_open(host, guest, sit_together(host, guest, clock=clock))
    host.my_turn()
    host.page.get_by_role("button", name="Menu", exact=True).click()
    host.page.get_by_role("button", name="Pause the game").click()
    for each in (host, guest):
        each.page.locator(".status", has_text="The game is paused.").wait_for()
        assert each.axe() == []
    before = host.page.locator("[role=timer]").first.inner_text()
    guest.press(guest.page.get_by_role("button", name="Go on playing"))
    host.my_turn()
    assert host.page.get_by_role("button", name="Go on playing").count() == 0
    host.page.wait_for_function("before => document.querySelector('[role=timer]').textContent !== before", arg=before)


def test_a_table_with_friends_can_have_a_clock(person: Any) -> None:
    host = person()
    host.sheet("Cat Box", 1)
    host.page.locator("dialog .pill").first.click()
    host.page.get_by_label("Time to think").select_option("15 minutes each, 15 seconds more per move")
    host.deal()
    guest = person(small=True)
    guest.page.goto(host.page.locator(".invite input").input_value())
    for each in (host, guest):  # the guest is told before sitting down
        line = each.page.locator("main p", has_text="Time to think")
        line.wait_for()
        assert line.inner_text().split("\n")[-1] == "15 minutes each, 15 seconds more per move"
        assert each.axe() == []
    host.page.get_by_role("button", name="Start, bots").click()
    host.page.locator("[role=timer]", has_text="1").first.wait_for()
    assert {"15:00", "14:59"} & set(host.page.locator("[role=timer]").all_inner_texts())


def test_a_fault_of_the_settings_is_told_in_the_games_own_words(person: Any) -> None:
    host = person()

    def spoil(route: Any) -> None:
        if route.request.method == "POST":
            wish = {**route.request.post_data_json, "options": {"rotation": "sideways"}}
            route.continue_(post_data=wish)
        else:
            route.continue_()

    host.page.route("**/api/tables", spoil)
    host.sheet("Cat Box", 0)
    host.deal()
    alert = host.page.locator("dialog [role=alert]")
    alert.wait_for()
    assert alert.inner_text() == "Turning cards must be one of none, half, quarter, not sideways."
    host.troubles.clear()  # the refused table is an error of the console, not of the page


def test_who_cannot_leave_is_told_so(person: Any) -> None:
    someone = person()
    page = someone.page
    sit_down(someone, "cat-attack")
    page.route("**/leave", lambda route: route.abort())
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Really leave").click()
    page.locator("dialog [role=alert]", has_text="cannot be reached").wait_for()
    assert page.locator(".table-screen").count() == 1
    someone.troubles.clear()
