"""Every module here is a command: it has `register(app)`, which adds itself to the application."""
