"""One table: game, seats, clock, record. The authority over play, without HTTP or SQL."""
