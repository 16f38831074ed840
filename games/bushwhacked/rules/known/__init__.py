"""What a viewer of Bushwhacked may be given, and its terms: no full position."""
