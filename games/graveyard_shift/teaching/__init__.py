"""What teaches Graveyard Shift: pages of the rules, the lesson, puzzles."""
