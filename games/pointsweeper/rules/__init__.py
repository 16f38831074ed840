"""The rules of Pointsweeper: the full position, with every secret, and what can be foreseen."""
