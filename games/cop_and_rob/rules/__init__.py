"""The rules of Cop & Rob: the full position, with every secret, and what can be foreseen."""
