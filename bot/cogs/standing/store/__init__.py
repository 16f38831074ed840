"""The database's queries about how well people play."""
