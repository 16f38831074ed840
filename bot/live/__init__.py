"""Tables in memory, kept in step with Discord.

- `live`, `copies`, `held`, `changes`: tables in memory, locked, saved; `tables`: found, opened,
  closed; `clock`, `reminders`.
- `hands`: what presses and people ask of the hands; `looks`: what is left to be shown; `wire`: the
  bot's own requests; `line`: how long an upload takes; `channels`, `sent`, `studio` (pictures),
  `reading` (the readers).
- `process`, `shards`, `presence`, `sharded`, `gateway`, `backoff`, `watchdog`, `ending`: this
  process, and what it owns; `events`, `answers`: what Discord says, as discord.py can read it.
- `computers`, `thinking`, `thinkers`, `workers`, `processor`: what thinks, in bounded processes.
- `heap`: the memory below Python's own, one for all threads.
- `servers`, `places`, `members`, `waiting`, `unreached`: servers, permissions and people that come
  and go; `requests`, `crowding`: how often who may ask; `orders`: what an operator wants done.
- `background` owns every loop: started, guarded, counted and closed there; `listening` serves HTTP.
"""
