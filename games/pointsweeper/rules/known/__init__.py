"""What a viewer of Pointsweeper may be given, and its terms: no full position."""
