"""Keeping away from somebody: blocks, a server's bars, reports."""
