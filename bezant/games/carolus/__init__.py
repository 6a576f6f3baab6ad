"""Carolus Magnus by Leo Colovini, for 2, 3 or 4 players."""
