"""What a viewer of Pebbles may be given, and its terms: no full position."""
