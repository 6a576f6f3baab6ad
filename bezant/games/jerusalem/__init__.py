"""Jerusalem by Michele Mura, for 2, 3 or 4 players."""

TITLE, DESIGNER, PREFIX, VERSION = "Jerusalem", "Michele Mura", "JER", 1
