"""What a decision is about: told by the engine, as events, foresight and counts, of the move that is best there.

A tag is given for what happens in most worlds that the seat cannot tell from the real one: at once or, where nothing
does, in the rest of the turn. Puzzles are tagged by it, and the decisions of finished games.
"""

from collections import Counter
from typing import Any, Final

from clowder.analysis.playout import Playout
from clowder.bots.chair import Chair
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.games.cat_attack.vocabulary import FOODS

WORLDS: Final = 8
MOST: Final = 6  # of the worlds
LONGEST: Final = 8  # decisions of the rest of a turn
QUIET: Final = "quiet"
# What a move does, by the kinds of events in which the one who decides is `seat`.
EVENT_TAGS: Final[dict[str, dict[str, str]]] = {
    "cat-box": {"scratcher_laid": "scratcher", "scratcher_taken": "scratcher", "mouse_moved": "mouse"},
    "csacska-macska": {
        "score": "score",
        "steal": "theft",
        "swap": "gift",
        "good_dog": "dog",
        "bad_dog": "dog",
        "cat_lady": "cat-lady",
        "place_kittens": "kittens",
        "put_kittens": "kittens",
        "keep": "keep",
        "discard": "discard",
        "draw": "deck",
        "take": "pile",
    },
    "if-it-fits": {
        "closed": "close",
        "princess": "princess",
        "sleep": "sleep",
        "toy_box": "toys",
        "toy_across": "toys",
        "cat": "cat",
        "box": "box",
    },
    "cat-attack": {
        "caught": "hunt",
        "shopped": "shop",
        "sampled": "shop",
        "raided": "theft",
        "burgled": "theft",
        "fight": "fight",
        "attacked": "fight",
        "trespasser": "trespasser",
        "swapped": "swap",
        "safe": "home",
        "discarded": "discard",
    },
}
REASON_TAGS: Final = {"hint-wins": "win", "hint-rival": "rival", "hint-place": "overtake"}


def tags_of(game: str, chair: Chair, action: int, why: str) -> list[str]:
    """The tags of a move; `why` is the key of the reason that a hint gives for it."""
    at_once, later = Counter[str](), Counter[str]()
    for number in range(WORLDS):
        world = chair.sample(Rng(number + 1))
        at_once.update(_tags(game, world, chair.seat, action))
        later.update(_rest_of_turn(game, world, chair.seat, number))
    common = _usual(at_once) or _usual(later)
    if why in REASON_TAGS:
        common.add(REASON_TAGS[why])
    return sorted(common) or [QUIET]


def _usual(counted: Counter[str]) -> set[str]:
    return {tag for tag, times in counted.items() if times >= MOST}


def _rest_of_turn(game: str, world: State, seat: int, number: int) -> set[str]:
    """What comes of it as everybody plays in playouts."""
    found: set[str] = set()
    playout = Playout(number + 1)
    for _ in range(LONGEST):
        if int(world.to_act()) != seat:
            break
        found |= _tags(game, world, seat, int(playout.choose(world, seat)))
    return found


def _tags(game: str, world: State, seat: int, action: int) -> set[str]:
    """What a move does; the world goes on."""
    foreseen = world.foresee(seat, action)
    before = world.view(seat)
    events: list[Any] = []
    world.events = events
    world.apply(action)
    world.events = None
    after = world.view(seat)
    kinds = EVENT_TAGS.get(game, {})
    own = [event for event in events if event.public.get("seat") == seat]
    tags = {kinds[event.kind] for event in own if event.kind in kinds}
    if any(event.kind == "played" and event.public.get("owner", seat) != seat for event in own):
        tags.add("borrow")
    if any(value < 0 for value in foreseen.get("changes", {}).values()):
        tags.add("cover")
    if _joins(before, after):
        tags.add("join")
    if _is_home(own, before, seat):
        tags.add("home")
    if _steps_home(own, before, seat):
        tags.add("way-home")
    if _falls(foreseen, before, seat):
        tags.add("spoil")
    return tags


def _joins(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """The seat's largest group grows by more than kittens of that colour came to the table."""
    then, now = (side.get("counts", {}).get(side.get("identity")) for side in (before, after))
    if not isinstance(then, list) or not isinstance(now, list):
        return False
    return bool(now[1] - then[1] > max(now[0] - then[0], 1))


def _is_home(own: list[Any], before: dict[str, Any], seat: int) -> bool:
    homes = before.get("homes", [])
    return any(event.kind == "moved" and event.public["to"] == homes[seat] for event in own)


def _steps_home(own: list[Any], before: dict[str, Any], seat: int) -> bool:
    """A cat with a full larder is on its way home."""
    larders = before.get("larders", [])
    return bool(larders) and len(larders[seat]) == len(FOODS) and any(event.kind == "moved" for event in own)


def _falls(foreseen: dict[str, Any], before: dict[str, Any], seat: int) -> bool:
    """Somebody else counts fewer points than before."""
    then, now = before.get("scores", []), foreseen.get("scores", [])
    return any(new < old for other, (old, new) in enumerate(zip(then, now, strict=False)) if other != seat)
