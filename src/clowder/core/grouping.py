"""Legal actions as people are sent them: what several have in common is said once."""

from typing import Any

from clowder.core.state import State


def grouped_actions(state: State) -> list[list[Any]]:
    """The legal actions as [[prefix, [last words]], ...] in ascending order of their codes.

    An action is prefix + space + word, or the prefix alone where the list is empty.
    """
    found: list[list[Any]] = []
    words: list[str] = []
    last = ""
    for action in state.legal_actions():
        text = state.action_text(action)
        cut = text.rfind(" ")
        if cut < 0:
            found.append([text, []])
            last = ""
            continue
        prefix = text[:cut]
        if prefix != last:
            last = prefix
            words = []
            found.append([prefix, words])
        words.append(text[cut + 1 :])
    return found
