"""Tables in memory, kept in step with Discord.

- `live`, `copies`, `held`, `tables`: tables in memory, locked, saved; `clock`, `reminders`.
- `hands`: what presses, people and looks ask of the hands; `wire`: the bot's own requests; `line`:
  how long an upload takes; `channels`, `sent`, `studio` (pictures), `reading` (the readers).
- `process`, `shards`, `presence`, `gateway`, `backoff`, `watchdog`, `ending`: this process, and
  what it owns; `events`, `answers`: what Discord says, as discord.py can read it.
- `computers`, `thinking`, `thinkers`, `workers`, `processor`: what thinks, in bounded processes.
- `heap`: the memory below Python's own, one for all threads.
- `servers`, `places`, `members`, `waiting`, `unreached`: servers, permissions and people that come
  and go; `requests`, `crowding`: how often who may ask; `orders`: what an operator wants done.
- `background` owns every loop: started, guarded, counted and closed there; `listening` serves HTTP.
"""
