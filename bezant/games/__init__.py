"""One folder a game, always the same files."""
