"""Sentences by id, in the reader's language: Fluent files of the games and of the rooms that speak to people."""

from clowder.texts.catalogue import Texts, game_book, game_texts, package_texts

__all__ = ["Texts", "game_book", "game_texts", "package_texts"]
