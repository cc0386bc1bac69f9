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
        prefix, word = state.action_pair(action)
        if not word:
            found.append([prefix, []])
            last = ""
            continue
        if prefix is not last and prefix != last:
            last = prefix
            words = []
            found.append([prefix, words])
        words.append(word)
    return found
