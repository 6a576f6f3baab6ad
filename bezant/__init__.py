"""bezant: three medieval board games, to play and to study. `load("carolus")` gives the one object everything else uses."""

from bezant.kernel.game import OVER, Game, games, load

__all__ = ["OVER", "Game", "games", "load"]
