"""The computer players of Pebbles, what they search, and why: all of a `View`."""
