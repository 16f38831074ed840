"""What teaches Pointsweeper: pages of the rules, the lesson, puzzles."""
