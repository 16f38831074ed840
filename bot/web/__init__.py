"""The page: the board in a browser, by the same door as a press on Discord."""
