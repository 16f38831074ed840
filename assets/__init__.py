"""The project's pictures, and the command that makes them."""
