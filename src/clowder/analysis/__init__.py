"""What a finished game was decided by: chances move by move, what decisions cost, and what was luck."""
