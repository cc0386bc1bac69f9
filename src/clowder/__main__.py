"""python -m clowder does what the command clowder does."""

from clowder.cli.main import run

run()
