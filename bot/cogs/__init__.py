"""Commands with their controls and forms, one folder for each subject (`bot.subjects` has all)."""
