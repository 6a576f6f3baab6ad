"""Byzantium by Martin Wallace, for 2 to 4 players."""

TITLE, DESIGNER, PREFIX, VERSION = "Byzantium", "Martin Wallace", "BYZ", 1
