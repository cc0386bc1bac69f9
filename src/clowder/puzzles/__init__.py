"""Puzzles: positions of played games in which one move is clearly best, as data (`bench/puzzles` makes them)."""

from clowder.puzzles.puzzle import LEVELS, Puzzle, Tried, puzzle_of, puzzles_of

__all__ = ["LEVELS", "Puzzle", "Tried", "puzzle_of", "puzzles_of"]
