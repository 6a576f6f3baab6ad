"""What a game is given that it does not bring itself, made for each game."""
