"""What people see: tables as messages."""
