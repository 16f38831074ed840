"""Opening tables."""
