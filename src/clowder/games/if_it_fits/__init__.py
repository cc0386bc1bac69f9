"""If It Fits: cats, cardboard boxes and a table that is never quite big enough."""
