"""Somebody to play with: challenges to everybody."""
