"""The computer players of Bushwhacked, what they search, and why: all of a `View`."""
