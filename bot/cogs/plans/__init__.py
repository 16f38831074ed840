"""Conditional moves: "if they do this, I do that"."""
