"""The spaces of Gymnasium that describe observations; PettingZoo uses the same."""

from typing import Any

import numpy as np
from gymnasium import spaces

from clowder.adapters.match import Match


def observation_space(match: Match, extra: int = 0) -> spaces.Dict:
    """`observation` (a vector, or blocks by name) and `action_mask`."""
    encoder = match.encoder
    seen: spaces.Space[Any]
    if match.observation == "vector":
        seen = spaces.Box(-1.0, 1.0, (encoder.size,), np.float32)
    else:
        seen = spaces.Dict({block.name: spaces.Box(-1.0, 1.0, block.shape, np.float32) for block in encoder.blocks})
    mask = spaces.Box(0, 1, (match.action_count + extra,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})
