"""What the command line offers: matches in the terminal, between computers, as a web page."""
