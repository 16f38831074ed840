"""The computer players of Pointsweeper, what they search, and why: all of a `View`."""
