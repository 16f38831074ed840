"""What the database stores for the puzzle of the day."""
