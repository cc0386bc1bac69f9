"""Answers without HTTP and SQL: the authority in a worker of a browser, and what the server shares with it."""
