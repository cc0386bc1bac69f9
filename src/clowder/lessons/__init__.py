"""Lessons: for each game some rows of small positions with one thing to do in each, written as data."""

from clowder.lessons.lesson import Course, Lesson, Step, Verdict, course_of, lesson_of

__all__ = ["Course", "Lesson", "Step", "Verdict", "course_of", "lesson_of"]
