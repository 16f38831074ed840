"""One table, pure: its lobby, its match, its clock. No Discord in here.

- `table`: people by seat, and the match; `facts`: what is stored; `lobby`, `offers`, `rematch`.
- `timer` (and the time that does not count), `late` (whose time runs out), `patience` (more time,
  pauses), `away` (days when somebody is away), `clocks`.
- `shown`: what messages need of a match: a table, a lesson, a puzzle, a plan gives it.
- `question`: which move? Asked at a match, in a lesson, in a puzzle; `menu`: legal moves as menus;
  `touch`: legal moves by hand; `confirm`: which moves are asked about once more.
- `controls`: what can be pressed about a table; `ids`: the one codec of custom ids; `marks`.
- `apart`: who may not meet; `verdict`: for whom a result counts.
- `reach`, `direct`: tables outside a server's channel.
"""
