"""The computer players of Cop & Rob, what they search, and why: all of a `View`."""
