"""The command line, thin over the library. One small file per command, in commands/."""
