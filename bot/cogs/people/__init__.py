"""What people and server owners decide for themselves."""
