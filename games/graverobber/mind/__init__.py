"""The computer players of Graverobber, what they search, and why: all of a `View`."""
