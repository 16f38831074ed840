"""The rules of Graverobber: the full position, with every secret, and what can be foreseen."""
