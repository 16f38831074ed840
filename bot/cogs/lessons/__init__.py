"""Lessons: learning a game by playing a few positions."""
