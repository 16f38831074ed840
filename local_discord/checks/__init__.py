"""What Discord accepts from a bot, and how it says what is wrong."""
