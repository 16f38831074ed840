"""Presses, commands and forms: taken, guarded, routed, answered."""
