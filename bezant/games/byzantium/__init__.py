"""Byzantium by Martin Wallace, for 2, 3 or 4 players."""
