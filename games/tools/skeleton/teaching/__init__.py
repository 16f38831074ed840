"""What teaches Pebbles: pages of the rules, the lesson, puzzles."""
