"""Jerusalem by Michele Mura, for 2, 3 or 4 players."""
