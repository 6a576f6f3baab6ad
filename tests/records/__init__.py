"""Whole games as records, one at least for each way a game can end. `python -m tests.records` looks for them anew."""
