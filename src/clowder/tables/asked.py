"""What a table asks a thinker for, in one text: a level, and perhaps a temper or a fixed amount of work.

`alley-cat`, `alley-cat/temper=thief`, `alley-cat/simulations=100`. Such a text also waits in queues for bot workers.
"""

from typing import NamedTuple


class Asked(NamedTuple):
    level: str
    temper: str = ""
    simulations: int = 0  # the same move on every machine: no clock is looked at; 0 says with one

    def text(self) -> str:
        temper = f"/temper={self.temper}" if self.temper else ""
        return self.level + temper + (f"/simulations={self.simulations}" if self.simulations else "")


def asked(text: str) -> Asked:
    level, *words = text.split("/")
    found = dict(word.partition("=")[::2] for word in words)
    return Asked(level, found.get("temper", ""), int(found.get("simulations", "0")))
