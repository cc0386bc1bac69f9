"""Alembic migrations, run when a server starts."""
