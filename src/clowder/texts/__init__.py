"""Sentences by id, in the reader's language: Fluent files of the games and of the rooms that speak to people."""

from clowder.texts.catalogue import LANGUAGES, Texts, game_texts, package_texts, spoken
from clowder.texts.diagrams import package_of
from clowder.texts.names import names_of
from clowder.texts.rulebook import Rulebook, option_value, read_book, table_options, usual_options

__all__ = [
    "LANGUAGES",
    "Rulebook",
    "Texts",
    "game_texts",
    "names_of",
    "option_value",
    "package_of",
    "package_texts",
    "read_book",
    "spoken",
    "table_options",
    "usual_options",
]
