"""Learning a game."""
