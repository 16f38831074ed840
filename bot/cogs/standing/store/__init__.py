"""What is asked of the database about how well people play."""
