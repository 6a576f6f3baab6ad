"""Learning to play: from a teacher's games to a network of `bezant.players.network`. The only package that knows PyTorch,
and in it whatever can do without does: settings, rounds, the games that they remember, and the processes that play these."""
