"""Sentences by id, in the reader's language: Fluent files of the games and of the rooms that speak to people."""

from clowder.texts.catalogue import Texts, game_texts, package_texts
from clowder.texts.rulebook import LANGUAGES, Rulebook, read_book, table_options

__all__ = ["LANGUAGES", "Rulebook", "Texts", "game_texts", "package_texts", "read_book", "table_options"]
