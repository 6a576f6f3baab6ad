"""What every game stands on. Imports no game."""
