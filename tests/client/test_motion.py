"""Cards fly and cats walk, and stop as soon as somebody acts; who wants calm sees none of it."""

from typing import Any

import pytest

from tests.client.playing import MINE_OR_OVER, play_cat_attack
from tests.client.seating import sit_down

# Counts what ever flew, from before the first move on: a flight is over in a third of a second.
WATCH_FLIGHTS = """() => {
  window.flown = 0;
  new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => {
    if (node.classList?.contains('flying')) window.flown += 1;
  }))).observe(document.body, {childList: true});
}"""


@pytest.mark.parametrize("game", ["Cat Box", "Csacska Macska"])
@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_cards_fly_only_where_motion_is_welcome(person: Any, play: Any, game: str, wish: str) -> None:
    someone = person(reduced_motion=wish)
    someone.sheet(game, 0)
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()
    someone.page.evaluate(WATCH_FLIGHTS)
    play[game](someone, 3)
    someone.my_turn()
    flown = someone.page.evaluate("window.flown")
    assert (flown > 0) == (wish == "no-preference")
    someone.page.wait_for_selector(".flying", state="detached")


# Presses a key as soon as something flies, and says how many of those pieces are still in the air afterwards.
PRESS = """() => {
  new MutationObserver((_, watch) => {
    const flying = [...document.querySelectorAll('.flying')];
    if (!flying.length) return;
    watch.disconnect();
    window.dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift', bubbles: true}));
    const frame = then => requestAnimationFrame(() => requestAnimationFrame(then));
    frame(() => { window.aloft = flying.filter(one => one.isConnected).length; });
  }).observe(document.body, {childList: true});
}"""


def test_a_press_lands_everything_at_once(person: Any, play: Any) -> None:
    someone = person(reduced_motion="no-preference")
    someone.open()
    someone.page.evaluate("localStorage.setItem('clowder', JSON.stringify({pace: 'calm'}))")
    someone.sheet("Cat Box", 0)
    someone.choose_level("random")
    someone.deal()
    someone.my_turn()
    someone.page.evaluate(PRESS)
    play["Cat Box"](someone, 3)
    someone.page.wait_for_function("window.aloft !== undefined")
    assert someone.page.evaluate("window.aloft") == 0


# Watches for a walk; the first one that is seen is ended by a key.
WATCH_WALKS = """() => {
  const walking = () => document.getAnimations().some(each => each.playState === 'running'
    && !(each instanceof CSSTransition)
    && /^(cat\\d|mouse@|bird@|car$)/.test(each.effect.target?.dataset?.piece ?? ''));
  const watch = () => {
    if (!walking()) return requestAnimationFrame(watch);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    requestAnimationFrame(() => { window.walk = walking() ? 'goes on' : 'ended'; });
  };
  watch();
}"""


def test_what_happened_is_walked_and_a_key_ends_it(person: Any) -> None:
    someone = person(reduced_motion="no-preference")
    sit_down(someone, "cat-attack")
    someone.page.evaluate(WATCH_WALKS)
    for _ in range(20):  # on a slow machine a walk may end before a picture of it is drawn; another comes
        play_cat_attack(someone, 1)
        someone.page.wait_for_function(MINE_OR_OVER)
        if someone.page.evaluate("() => window.walk"):
            break
    assert someone.page.evaluate("() => window.walk") == "ended"
