"""A few of many actions, drawn so that equal decisions in the same world are offered the same ones.

Actions are compared on the same worlds. If what the others draw there were left to chance anew, chance would hide the
difference. So an action is drawn by a hash of its own number and the salt of the decision: after two different moves
the next player mostly looks at the same answers.
"""

from typing import Final

from clowder.core.arrays import i64, vec

WORD: Final = 0xFFFFFFFF


def hashed(action: i64, salt: i64) -> i64:
    """32 bits in which every bit of the action (up to 62 of them) and of the salt has its part."""
    word = (action ^ (action >> 32) ^ salt) & WORD
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x68E31DA5) & WORD
    return word ^ (word >> 16)


def drawn(actions: vec[i64], count: i64, salt: i64) -> vec[i64]:
    """`count` of the actions, or all of them if they are not more; every choice of actions is equally likely."""
    if len(actions) <= count:
        return actions
    kept = vec[i64]([0] * count)
    ranks = vec[i64]([0] * count)
    filled: i64 = 0
    for action in actions:
        rank = hashed(action, salt)
        if filled == count and rank >= ranks[count - 1]:
            continue
        place = filled if filled < count else count - 1
        if filled < count:
            filled += 1
        while place > 0 and ranks[place - 1] > rank:
            ranks[place] = ranks[place - 1]
            kept[place] = kept[place - 1]
            place -= 1
        ranks[place] = rank
        kept[place] = action
    return kept
