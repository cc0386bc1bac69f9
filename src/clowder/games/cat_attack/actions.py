"""Packing and notation of moves. Codes are laid out in board.py; texts are the words of the specification's table.

cat 5 N2 | cat 5 cornered | mouse 3 MH R1 | bird 2 nothing | speedy | attack R9 | attack nothing | burglar F2 fish |
burglar nothing | fight 2 bird 4 | six mouse H2 E1 | dest R9 | swap speedy bird1 | keep | raid milk | decline |
answer 3 | food fish | larder H2
"""

from typing import Final

from clowder.core.arrays import i64
from clowder.core.errors import MalformedAction
from clowder.games.cat_attack.position import Position
from clowder.games.cat_attack.vocabulary import CARD_NAMES, FACES, FOODS, NUMBERED, PREY, SUITS

HINT: Final = (
    "write for example 'cat 5 N2', 'mouse 3 MH R1', 'attack R9', 'dest R9', 'fight P2 bird 4', 'swap speedy bird1', "
    "'raid milk'"
)
CAT_CARDS: Final = [f"cat {steps}" for steps in range(1, 7)]
PREY_CARDS: Final = [[f"{kind} {steps}" for steps in range(7)] for kind in PREY]
NO_ACTION: Final = -1  # a readable move without a code: no path of that length joins these spaces


def is_card_move(p: Position, action: i64) -> bool:
    """Whether a card moves a cat or an animal: most of what there is to choose from."""
    return action < p.board.idle_base


def card_move_pair(p: Position, action: i64) -> tuple[str, str]:
    """Such a move, and where it ends."""
    board = p.board
    if action < board.prey_base:
        space = action % (board.size + 1)
        return CAT_CARDS[action // (board.size + 1)], board.ids[space] if space < board.size else "cornered"
    code = action - board.prey_base
    card = PREY_CARDS[board.prey_kind[code]][board.prey_count[code]]
    return f"{card} {board.ids[board.prey_from[code]]}", board.ids[board.prey_end[code]]


def action_text(p: Position, action: i64) -> str:
    """The canonical text of an action."""
    board = p.board
    ids = board.ids
    if is_card_move(p, action):
        card, end = card_move_pair(p, action)
        return f"{card} {end}"
    if action < board.speedy_code:
        kind, value = divmod(int(action - board.idle_base), 6)
        return f"{PREY[kind]} {value + 1} nothing"
    if action == board.speedy_code:
        return "speedy"
    if action < board.burglar_base:
        space = int(action - board.attack_base)
        return f"attack {ids[space] if space < board.size else 'nothing'}"
    if action < board.fight_base:
        space, food = divmod(int(action - board.burglar_base), 6)
        return f"burglar {ids[space]} {FOODS[food]}" if space < board.size else "burglar nothing"
    if action < board.six_base:
        other, face = divmod(int(action - board.fight_base), NUMBERED)
        return f"fight {other} {SUITS[face // 6]} {face % 6 + 1}"
    if action < board.dest_base:
        rest, space = divmod(int(action - board.six_base), int(board.size))
        kind, unit = divmod(rest, 6)
        return f"six {PREY[kind]} {p.setup.home_names[unit]} {ids[space]}"
    return _decision_text(p, action)


def _decision_text(p: Position, action: i64) -> str:
    board = p.board
    if action < board.swap_base:
        return f"dest {board.ids[action - board.dest_base]}"
    if action < board.keep_code:
        take, give = divmod(int(action - board.swap_base), FACES)
        return f"swap {CARD_NAMES[take]} {CARD_NAMES[give]}"
    if action == board.keep_code:
        return "keep"
    if action < board.decline_code:
        return f"raid {FOODS[action - board.raid_base]}"
    if action == board.decline_code:
        return "decline"
    if action < board.food_base:
        return f"answer {action - board.answer_base + 1}"
    if action < board.larder_base:
        return f"food {FOODS[action - board.food_base]}"
    return f"larder {p.setup.home_names[action - board.larder_base]}"


def shown_move(text: str) -> str:
    """A canonical text with the label of the cat that a fight is with: P3 for the seat that records call 2."""
    words = text.split()
    if words[:1] == ["fight"] and len(words) > 1 and words[1].isdigit():
        words[1] = f"P{int(words[1]) + 1}"
    return " ".join(words)


def parse_action(p: Position, text: str) -> i64:
    """The action a text means; NO_ACTION if it is readable but has no code. Raises MalformedAction."""
    words = text.split()
    if not words:
        raise MalformedAction(text, HINT)
    board = p.board
    head, rest = words[0], words[1:]
    count = len(rest)
    if head == "cat" and count == 2:
        space = board.size if rest[1] == "cornered" else _space(p, text, rest[1])
        return board.cat_base + (_number(text, rest[0]) - 1) * (board.size + 1) + space
    if head in PREY and count in (2, 3):
        return _parse_prey(p, text, PREY.index(head), rest)
    if head == "speedy" and count == 0:
        return board.speedy_code
    if head == "attack" and count == 1:
        return board.attack_base + (board.size if rest[0] == "nothing" else _space(p, text, rest[0]))
    if head == "burglar" and rest == ["nothing"]:
        return board.burglar_base + 6 * board.size
    if head == "burglar" and count == 2:
        return board.burglar_base + 6 * _space(p, text, rest[0]) + _word(text, FOODS, rest[1])
    if head == "fight" and count == 3:
        face = 6 * _word(text, SUITS, rest[1]) + _number(text, rest[2]) - 1
        return board.fight_base + NUMBERED * _seat(p, text, rest[0]) + face
    if head == "six" and count == 3:
        larder = 6 * _word(text, PREY, rest[0]) + _unit(p, text, rest[1])
        return board.six_base + larder * board.size + _space(p, text, rest[2])
    return _parse_decision(p, text, head, rest)


def _parse_decision(p: Position, text: str, head: str, rest: list[str]) -> i64:
    board = p.board
    count = len(rest)
    if head == "dest" and count == 1:
        return board.dest_base + _space(p, text, rest[0])
    if head == "swap" and count == 2:
        return board.swap_base + FACES * _word(text, CARD_NAMES, rest[0]) + _word(text, CARD_NAMES, rest[1])
    if head == "keep" and count == 0:
        return board.keep_code
    if head == "raid" and count == 1:
        return board.raid_base + _word(text, FOODS, rest[0])
    if head == "decline" and count == 0:
        return board.decline_code
    if head == "answer" and count == 1:
        return board.answer_base + _number(text, rest[0]) - 1
    if head == "food" and count == 1:
        return board.food_base + _word(text, FOODS, rest[0])
    if head == "larder" and count == 1:
        return board.larder_base + _unit(p, text, rest[0])
    raise MalformedAction(text, HINT)


def _parse_prey(p: Position, text: str, kind: int, rest: list[str]) -> i64:
    board = p.board
    value = _number(text, rest[0])
    if len(rest) == 2:
        if rest[1] != "nothing":
            raise MalformedAction(text, HINT)
        return board.idle_base + 6 * kind + value - 1
    row = (kind * 6 + value - 1) * board.size + _space(p, text, rest[1])
    end = _space(p, text, rest[2])
    for code in range(board.prey_first[row], board.prey_first[row + 1]):
        if board.prey_end[code] == end:
            return board.prey_base + code
    return NO_ACTION


def _space(p: Position, text: str, word: str) -> i64:
    space = p.board.index.get(word)
    if space is None:
        raise MalformedAction(text, f"there is no space {word[:20]!r}")
    return space


def _number(text: str, word: str) -> i64:
    if word not in ("1", "2", "3", "4", "5", "6"):
        raise MalformedAction(text, "numbers are 1 to 6")
    return int(word)


def _word(text: str, words: tuple[str, ...], word: str) -> i64:
    if word not in words:
        raise MalformedAction(text, "use one of " + ", ".join(words))
    return words.index(word)


def _seat(p: Position, text: str, word: str) -> i64:
    labels = [f"P{seat + 1}" for seat in range(p.seats)]
    if word in labels:
        return labels.index(word)
    if word not in ("0", "1", "2", "3", "4", "5") or int(word) >= p.seats:
        raise MalformedAction(text, f"seats are P1 to P{p.seats}, or 0 to {p.seats - 1}")
    return int(word)


def _unit(p: Position, text: str, word: str) -> i64:
    if word not in p.setup.home_names:
        raise MalformedAction(text, "larders are named by their Homes: " + ", ".join(p.setup.home_names))
    return p.setup.home_names.index(word)
