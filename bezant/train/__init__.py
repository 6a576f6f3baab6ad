"""Learning to play: from a teacher's games to a network of `bezant.players.network`. The only package that knows PyTorch."""
