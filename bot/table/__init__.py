"""One table, pure: its lobby, its match, its clock. No Discord in here."""
