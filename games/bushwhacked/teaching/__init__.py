"""What teaches Bushwhacked: pages of the rules, the lesson, puzzles."""
