"""Players that see a chair, never the state."""
