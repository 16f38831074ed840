"""Somebody to play with: challenges to everybody, calls, challenges to one person."""
