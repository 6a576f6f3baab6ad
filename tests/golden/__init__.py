"""Games kept as text. `python -m tests.golden` writes the files anew; a test compares them line by line."""

from tests.golden.writing import FOLDER, action_table, observations, playthrough

__all__ = ["FOLDER", "action_table", "observations", "playthrough"]
