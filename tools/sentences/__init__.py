"""The lint of sentences: `python -m tools.sentences games bot`; what messages say: `.said`."""
