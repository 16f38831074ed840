"""What Discord accepts from a bot, and how it says what is wrong.

Written by hand and not read from Discord's description of its API: that would let through every
fifth of the messages and commands that the tests know to be refused (unknown fields, texts of
blanks, what excludes each other, what is too much together), and names no error codes. The tests
hold the checks against the description: nothing passes here that it refuses.
"""
