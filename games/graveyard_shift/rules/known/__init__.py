"""What a viewer of Graveyard Shift may be given, and its terms: no full position."""
