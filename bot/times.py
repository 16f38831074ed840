"""Waiting times that depend on each other, in seconds, in order of size, with what each must be
below or above (`tests/bot/test_times.py` holds them to it). A time that depends on nothing stands
where it is used.
"""

from __future__ import annotations

HEIRS = 0.2
"""Between two looks at what other processes do with the shards: several to a `HAND_OVER`."""
FLUSH = 0.5
"""For which notes of what was shown are gathered. Below `RENEW`: no lease is renewed in vain."""
QUIET = 0.5
"""Without an interaction, after which a process that is to end hears no more. Below
`QUIET_AT_MOST`."""
TICK = 0.5
"""Between two looks at the clock: two are below `STOOD_STILL`."""
GOODBYE = 0.8
"""To hear what Discord sends until it has closed its side of the gateway."""
LAST_WORDS = 1.0
"""The most that Discord is given for that, if there is time. Above `GOODBYE`."""
MEMBERS = 1.0
"""That Discord is given to say who is in a server. With `SLOW` below `HEARD`."""
CLOCK_ANSWER = 1.0
"""In which the database has to say what time it is, to be believed. Below `BEAT`."""
ANSWERS_OTHERS = 1.0
"""In which the database has to answer a new connection, if it did not answer an old one."""
CLOSING = 1.2
"""To write down what was shown, and to give up what others are to do."""
ANSWERING = 1.5
"""To answer what has been heard, at the end."""
SLOW = 1.5
"""After which an interaction is acknowledged although its answer is not ready. Below `HEARD`."""
STOOD_STILL = 1.5
"""Between two `TICK`s after which the process is taken to have stood still. Below `HEARD`."""
ANSWERED = 2.0
"""The most that is taken to answer what has been heard, if there is time. Above `ANSWERING`."""
BEAT = 2.0
"""Between two notes that the process is there. While the database is away the others take it for
dead, and it hears of that when it is back."""
RENEW = 2.0
"""Between two words that this process still shows its tables, or thinks there. Two are below
`LEASE`, which thus outlives one that is lost."""
RETRY_SHOWING = 2.0
"""Until a table that Discord did not take is shown again. Below `LEASE`: by this process still."""
ANSWERS = 2.5
"""In which the database has to answer whoever asks for this process's health."""
HEARD = 3.0
"""In which an interaction is answered, or not at all: Discord's own limit."""
LAST_WORDS_THINKING = 3.0
"""In which the database has to hear that a process thinks no more. Below `AT_LAST`."""
QUIET_AT_MOST = 3.0
"""After which a process that is to end hears no more in any case. Below `HAND_OVER`."""
RENEW_REVIEW = 3.0
"""Between two words that this process still makes a review: two are below `REVIEW_LEASE`."""
HEALTH_CHECK = 4.0
"""That the container's health check waits (Dockerfile). Above `ANSWERS` and `ANSWERS_OTHERS`."""
IDLE = 5.0
"""For which a process may stand still in a transaction: half of `HUNG`, so that those who wait for
its end are in time."""
IDENTIFIES = 5.2
"""Between two identifies under one key of Discord's (5, and some for the way). Below `HAND_OVER`,
in which two shards of one key have to begin."""
UNBEATEN = 3 * BEAT
"""Without a beat, after which there may be others that this process does not know of. Below `DEAD`:
they change nothing before it knows, or is dead."""
HAND_OVER = 6.0
"""To serve until the next process hears."""
LEASE = 6.0
"""For which a process shows a table, or thinks there, alone, if it does not say again that it does:
a dead one's tables are silent for so long, and then for a thought. Above two of `RENEW`."""
AT_LAST = HAND_OVER + GOODBYE + ANSWERING + CLOSING
"""After which a process that was told to stop has stopped. Below `HOST`."""
CATCHING_UP = 10.0
"""After a gap, within which interactions may be old. Above `HEARD`."""
DEAD = 10.0
"""After which a process that was not seen is dead. Above `UNBEATEN`."""
HOST = 10.0
"""After which hosts kill a process that they have told to stop: Docker's default, the least of
all."""
HUNG = 10.0
"""In which a database has to answer, or is taken for lost. Not above `DEAD`."""
REVIEW_LEASE = 10.0
"""For which a process makes a review alone, if it does not say again that it does."""
OVERLAP = 15.0
"""After which the process before has certainly ended. Above `AT_LAST` and `DEAD`."""
THINKERS = 15.0
"""For which a table waits for a process that does nothing but think. Above `LEASE` and `DEAD`, so
that another of them may come first."""
FORGET = 60.0
"""Between two looks for what nobody needs any more. Below `TOKEN`."""
POST_LEASE = 60.0
"""For which a process posts the puzzle of the day alone, without another word. Above `HUNG`. Who
comes after it looks whether it has."""
SILENT = 60.0
"""After which discord.py notices at the latest that the gateway is silent."""
SLEPT = 60.0
"""Without a beat after which the process is taken to have stood still: the machine slept, its clock
was put forward, or its database was away. Above `DEAD`."""
TOKEN = 900.0
"""For which Discord takes an interaction's token."""
DELIVERED = 3600.0
"""After which Discord certainly does not deliver an interaction again. Above `TOKEN`."""
FORTNIGHT = 14 * 86_400.0
"""After which a table that can't be shown is closed, so that nobody stalls for ever. Above the
longest clock of a table."""
ABSENCES = 30 * 86_400.0
"""For which an absence is kept. Above `FORTNIGHT`, so longer than any turn that is waited for."""
