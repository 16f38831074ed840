"""What Discord accepts from a bot, and how it says what is wrong.

The checks are written by hand, not generated from Discord's description of its API. Generated ones
would accept a fifth of the wrong messages and commands in the tests: unknown fields, texts of
blanks, fields that exclude each other, too much in total. The description names no error codes
either. The tests hold the checks against it: they accept nothing that it refuses.
"""
