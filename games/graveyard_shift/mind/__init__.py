"""The computer players of Graveyard Shift, what they search, and why: all of a `View`."""
