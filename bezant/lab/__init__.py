"""Experiments: players against each other, the speed of the engine, the coverage of the rules."""
