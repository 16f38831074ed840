"""What a viewer of Graverobber may be given, and its terms: no full position."""
