"""Every rule has a proof of its own: a test, or a case of one, that names fewer than six ids."""

from __future__ import annotations

import pytest

import bezant
from bezant.lab.coverage import coverage


@pytest.mark.parametrize("game", bezant.game_names())
def test_no_id_is_named_by_catalogues_alone(game: str) -> None:
    """A test that names many ids at once does not say which of them broke. What cannot be proved alone is excused in
    docs/rules/exceptions.toml."""
    assert coverage(game).only_in_catalogues == []
