"""Append-only records: SQLite by default, PostgreSQL by URL."""
