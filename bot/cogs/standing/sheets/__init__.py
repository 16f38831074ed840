"""Leaderboards, profiles and histories as messages."""
