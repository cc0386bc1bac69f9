"""The tiny game of the server's tests serves here too."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "server"))

from tiny_game_fixture import tiny_game

__all__ = ["tiny_game"]
