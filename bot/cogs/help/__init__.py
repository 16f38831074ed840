"""Help: rulebooks, and everything else there is to know."""
