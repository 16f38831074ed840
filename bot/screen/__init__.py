"""What people see of a table on Discord, and what is left to be done for that."""
