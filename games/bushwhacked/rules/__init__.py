"""The rules of Bushwhacked: the full position, with every secret, and what can be foreseen."""
