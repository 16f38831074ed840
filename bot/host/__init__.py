"""What the command line offers, one module a subject; `bot.__main__` lists them."""
