"""The rules of Graveyard Shift: the full position, with every secret, and what can be foreseen."""
