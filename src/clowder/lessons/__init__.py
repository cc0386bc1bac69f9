"""Lessons: for each game a row of small positions with one thing to do in each, written as data."""

from clowder.lessons.lesson import Lesson, Step, Verdict, lesson_of

__all__ = ["Lesson", "Step", "Verdict", "lesson_of"]
