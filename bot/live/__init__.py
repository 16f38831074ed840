"""Tables in memory, kept in step with Discord."""
