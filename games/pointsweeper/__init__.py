"""Pointsweeper, by elk: three minefields, two sets of chessmen."""
