"""Replays and reviews as messages."""
