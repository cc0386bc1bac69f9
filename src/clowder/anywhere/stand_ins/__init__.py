"""Plain Python for compiled libraries that a browser does not have; in an archive they have its names."""
