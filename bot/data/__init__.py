"""What is stored: tables, people, results."""
