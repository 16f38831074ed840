"""Presses, commands and forms: taken, guarded, routed, answered.

- `router`: the route; `cog`: what the cogs have in common; `guard`: errors; `failing`: their words;
  `asked`: what an interaction says; `interaction`: its answers.
- `choosing`: the one way to a move; `acts`: what else is done at a table, for Discord and the page.
  Both know no Discord: `board` is their port to it. `lending`: an interaction for the table's hand.
- `commands`: what they are called, and what is suggested; `opens`: who may open a table where.
- `lateness`: does Discord still hear? `often`: how often somebody may ask; `showing`, `pointed`,
  `fields`, `guests`.
"""
