"""What the command line offers, and what makes and measures: matches, weights, puzzles, pages."""
