"""What the database holds of the puzzle of the day."""
