"""What teaches Graverobber: pages of the rules, the lesson, puzzles."""
