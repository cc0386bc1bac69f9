"""Puzzles: positions of played games in which one move is clearly best, as data (`bench/puzzles` makes them),
and positions that people have set up, on their way to one (`making.py`)."""

from clowder.puzzles.puzzle import LEVELS, Puzzle, Tried, puzzle_of, puzzles_of

__all__ = ["LEVELS", "Puzzle", "Tried", "puzzle_of", "puzzles_of"]
