"""The engine contract: no game in it, no input or output."""
