"""Carolus Magnus by Leo Colovini, for 2, 3 or 4 players."""

TITLE, DESIGNER, PREFIX, VERSION = "Carolus Magnus", "Leo Colovini", "CAR", 1
