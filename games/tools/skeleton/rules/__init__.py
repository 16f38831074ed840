"""The rules of Pebbles: the full position, with every secret, and what can be foreseen."""
