"""Commands with their controls and forms, one folder for each subject (`bot.subjects` has all).

A subject holds all that only it needs: `cog` (slash commands, buttons, forms), `sheets` (what it
shows), `store` (what it asks of the database), what is pure, its loops. `tables` and `play` are the
core's. Each of the others could be taken away.
"""
