"""Where games are: folders beside this package, and packages that declare the entry point group `bezant.games`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from bezant.kernel.errors import BadGame, UnknownGame

ROOT = Path(__file__).resolve().parent.parent
GROUP = "bezant.games"


@dataclass(frozen=True)
class Home:
    """The package of a game, and its folder."""

    package: str
    folder: Path

    @property
    def is_own(self) -> bool:
        """Whether it belongs to bezant itself."""
        return self.package.startswith("bezant.")


@cache
def homes() -> dict[str, Home]:
    """All games that are installed, by name."""
    own = sorted(path.parent for path in (ROOT / "games").glob("*/__init__.py"))
    found = {folder.name: Home(f"bezant.games.{folder.name}", folder) for folder in own}
    for point in entry_points(group=GROUP):
        spec = find_spec(point.value)
        if spec is None or not spec.submodule_search_locations:
            raise BadGame(f"The game “{point.name}” is said to be the package {point.value}, which cannot be found.")
        if point.name in found:
            raise BadGame(f"There are two games “{point.name}”: {found[point.name].package} and {point.value}.")
        found[point.name] = Home(point.value, Path(spec.submodule_search_locations[0]))
    return dict(sorted(found.items()))


def home(game: str) -> Home:
    """Where the game of this name is."""
    if game not in homes():
        wanted, games = str(game)[:40], ", ".join(homes())
        raise UnknownGame(f"There is no game “{wanted}”; the games are: {games}.", game=wanted, games=games)
    return homes()[game]
