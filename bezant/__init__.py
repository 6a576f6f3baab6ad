"""bezant: three medieval board games, to play and to study. `load("carolus")` gives the one object everything else uses."""

from bezant.kernel.game import OVER, Game, game_names, load

__all__ = ["OVER", "Game", "game_names", "load"]
