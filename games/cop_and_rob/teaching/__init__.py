"""What teaches Cop & Rob: pages of the rules, the lesson, puzzles."""
