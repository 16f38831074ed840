"""Cop & Rob."""
