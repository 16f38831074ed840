"""What people see: tables as messages.

- `parts`: sheets, and what stands on them; `words`: names, lines, places; `moving`: controls for
  legal moves; `forms`: what is asked in a window of its own; `made`:
  what is made of a table once, and in which language it is read.
- `board`: the channel's message; `news`: what happened since the message before; `opening`.
- `seat`: one person's; `mine`: which tables are theirs; `direct`: tables shown in direct messages
  only; `options`.
- `lobby`, `waiting`; `patience` (pauses, more time, days away), `clock`; `ending`; `about`.
"""
