"""Seeds made of names and numbers, for rows of games that can be repeated one by one."""

import hashlib

from clowder.core.rng import SEED_LIMIT


def seed_of(*parts: object) -> int:
    """A seed that depends on all parts and on nothing else."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big") % SEED_LIMIT
