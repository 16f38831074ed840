"""The bot's errors, by cause. `Refused` (a person may not do this; words for them) and `Damaged`
(what came from outside is not what it should be) are the games' own, in `games.core`.

    Refused: Unreadable
    Damaged
    Overtaken (something else came first): Stale, AlreadyDone, ChannelTaken, LostLease
    NotReachable, TooLate (Discord says no)
    DatabaseLost: Away, Unsure
    CantRun (told to whoever runs the bot): Unusable, BadSetting, NoDatabase: Unreachable, Older

Everything else is a bug: it is logged under an id that the person is told.
"""

from __future__ import annotations

from games.core import Refused, say


class Unreadable(Refused):
    """A stored table that can't be read here; whoever meets it is told so.

    `newer`: it is not damaged, but of newer rules or an unknown game. Another process knows those,
    or a later one: it is left as it is. `alive`: it is a lobby or a running match.
    """

    def __init__(self, id: int, *, alive: bool, newer: bool, fault: str = "") -> None:
        damaged = say("bot-table-damaged") if alive else say("bot-table-was-damaged")
        super().__init__(say("bot-table-newer") if newer else damaged)
        self.id, self.alive, self.newer = id, alive, newer
        self.fault = fault
        """What is the matter, for the log: no word of what is stored, which may be secret."""


class Overtaken(Exception):
    """Something else came first."""


class Stale(Overtaken):
    """Somebody else has changed it since it was read: read it again, and judge anew."""


class AlreadyDone(Overtaken):
    """This interaction has had its effect: Discord delivered it twice."""


class ChannelTaken(Overtaken):
    """Another table is open in the channel."""


class LostLease(Overtaken):
    """This process may not say anything about the table: another shows it by now, or may do so."""


class NotReachable(Exception):
    """Discord says no, and trying again will not help until somebody changes something.

    `gone`: the place does not exist any more.
    """

    def __init__(self, why: str, *, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


class TooLate(Exception):
    """Discord does not hear the answer to this interaction any more: it is to have no effect."""


class DatabaseLost(Exception):
    """The database does not answer."""


class Away(DatabaseLost):
    """It can't be reached, or is too busy: nothing is stored, and later it may work."""


class Unsure(DatabaseLost):
    """It was lost while it was storing: nobody knows whether it did."""


class CantRun(Exception):
    """What was asked for can't be done: a sentence for whoever runs the bot, with nothing in it
    that is stored or set."""

    status = 1
    """What the process ends with."""


class Unusable(CantRun):
    """A file or a database can't be copied, or not to there."""


class BadSetting(CantRun):
    """A setting can't be used."""

    status = 2


class NoDatabase(CantRun):
    """The database can't be used."""

    status = 3


class Unreachable(NoDatabase):
    """Not now, at least."""


class Older(NoDatabase):
    """A process runs that would not go with the new schema: not before it has ended."""
