"""What a viewer of Cop & Rob may be given, and its terms: no full position."""
