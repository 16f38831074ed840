"""Waiting times that depend on each other, in seconds and in order of size. Each says what it must
be below or above; `tests/bot/test_times.py` checks that. A time that depends on nothing stands
where it is used.
"""

from __future__ import annotations

import time


def steady() -> float:
    """A clock that nobody puts forward or back. Where there is one, it is one that goes on while
    the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


ASK = 0.2
"""Between two asks for a lock that another process has."""
FLUSH = 0.5
"""How long notes of what was shown are gathered."""
TICK = 0.5
"""Between two looks at the clock. Two of them are below `STOOD_STILL`."""
GOODBYE = 0.8
"""To hear what Discord sends until it has closed its side of the gateway."""
LAST_WORDS = 1.0
"""The most for that, if there is time. Above `GOODBYE`."""
MEMBERS = 1.0
"""How long Discord may take to say who is in a server. With `SLOW` below `HEARD`."""
CLOCK_ANSWER = 1.0
"""How long the database may take to say what time it is; a later answer is not believed. Below
`BEAT`."""
ANSWERS_OTHERS = 1.0
"""How long the database may take to answer a new connection, if it did not answer an old one."""
CLOSING = 1.2
"""To write down what was shown, and to drop the locks."""
ANSWERING = 1.5
"""To answer what has been heard, at the end."""
SLOW = 1.5
"""After which an interaction is acknowledged although its answer is not ready. Below `HEARD`."""
STOOD_STILL = 1.5
"""If two `TICK`s are this far apart, the process has stood still. Below `HEARD`."""
ASIDE = 1.9
"""The most that a subject may take before a change of a table is stored, and again while it is
stored. Below `HEARD`, so that the press is still answered; twice that is below `IDLE`, after which
PostgreSQL would break off the change itself."""
ANSWERED = 2.0
"""The most to answer what has been heard, if there is time. Above `ANSWERING`."""
BEAT = 2.0
"""Between two notes that a shard is served. Several fit into `DEAD`."""
ANSWERS = 2.5
"""How long the database may take to answer when somebody asks for this process's health."""
HEARD = 3.0
"""In which an interaction must be answered: Discord's own limit."""
AT_LAST = GOODBYE + ANSWERING + CLOSING
"""After which a process that was told to stop has stopped. Below `HOST`. The next one, which waits
for the locks, has them `ASK` later, and answers when Discord has let it in: within 5 s in all."""
HEALTH_CHECK = 4.0
"""How long the container's health check waits (Dockerfile). Above `ANSWERS` and `ANSWERS_OTHERS`.
"""
TAKEN = 5.0
"""How long before it is read here a press may have been taken by Discord, to count from then. Above
`HEARD`, after which a press has no effect, so that clocks may differ by the rest."""
IDLE = 5.0
"""How long a process may stand still in a transaction. Half of `HUNG`, so that whoever waits for
its end is not taken for lost."""
IDENTIFIES = 5.2
"""Between two identifies under one of Discord's keys: its 5, and some for the way."""
GRACE = 6.0
"""How long after a deadline time is called. Above `TAKEN`, so that a press that counts as taken in
time is read before."""
CATCHING_UP = 10.0
"""For this time after a gap interactions may be old. Above `HEARD`."""
DEAD = 10.0
"""After which a shard whose owner was not heard of counts as away."""
HOST = 10.0
"""After which hosts kill a process that they have told to stop: Docker's default, the shortest of
all."""
HUNG = 10.0
"""A database that does not answer in this time counts as lost. Not above `DEAD`."""
UNCONFIRMED = 15.0
"""After this time without an answer over the connection that holds the locks, a process no longer
believes that it has them. Above `BEAT` and `HUNG` together, below `KEEPALIVE`."""
THINKERS = 15.0
"""How long a table waits for processes that only think, before its owner does it. Above the longest
thought."""
HANGS = 30.0
"""After this time in which its event loop does nothing a process ends itself. Above `HUNG`."""
KEEPALIVE = 30.0
"""After this time without a word from a machine PostgreSQL drops its connections, and their locks.
"""
SLOWEST = 30.0
"""After which a request counts as lost. Below `NONCE`, so that the next try is known by its nonce.
"""
NONCE = 60.0
"""For so long Discord certainly knows a nonce. (It is some minutes.)"""
FORGET = 60.0
"""Between two looks for rows that nobody needs any more. Below `TOKEN`."""
SILENT = 60.0
"""After which discord.py notices at the latest that the gateway is silent."""
TOKEN = 900.0
"""How long Discord takes an interaction's token."""
DELIVERED = 3600.0
"""After which Discord certainly does not deliver an interaction again. Above `TOKEN`."""
FORTNIGHT = 14 * 86_400.0
"""After which a table that can't be shown is closed, so that nobody waits for ever."""
LOOK_AGAIN = 25 * 86_400.0
"""After which the clock looks at a table that waits for somebody who is away. With `FORTNIGHT`
below `ABSENCES`."""
ABSENCES = 45 * 86_400.0
"""How long an absence is kept. Above the longest turn with its reserve and `FORTNIGHT` together: so
what was missing at its beginning still counts if the bot is down for a fortnight at its end."""
