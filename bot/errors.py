"""The bot's errors, by cause. Two are the games' own, in `games.core`: `Refused` (a person may not
do this; has words for them) and `Damaged` (what came from outside is wrong).

    Refused: Unreadable, Paused
    Damaged
    Overtaken (something else came first): Stale, AlreadyDone, ChannelTaken, NotOwner
    NotReachable, Rejected, NoWay, TooLate (Discord says no)
    DatabaseLost: Away, Unsure
    CantRun (told to whoever runs the bot): Unusable, BadSetting, NoDatabase: Unreachable, Older

Everything else is a bug. It is logged under an id, and the person is told that id.
"""

from __future__ import annotations

from bot.causes import full
from games.core import Refused, Text, say


class Unreadable(Refused):
    """A stored table that can't be read here. Whoever meets it is told so.

    `alive`: it is a lobby or a running match.
    `newer`: it is not damaged, but of newer rules or an unknown game. It is left as it is, since
    another process, or a later version, knows those.
    """

    def __init__(self, id: int, *, alive: bool, newer: bool, fault: str = "") -> None:
        damaged = say("bot-table-damaged") if alive else say("bot-table-was-damaged")
        super().__init__(say("bot-table-newer") if newer else damaged)
        self.id, self.alive, self.newer = id, alive, newer
        self.fault = fault
        """What is wrong, for the log. It quotes nothing stored, which may be secret."""


class Paused(Refused):
    """Nobody moves while the match is paused. Whoever tries may resume it."""


class Overtaken(Exception):
    """Something else came first."""


class Stale(Overtaken):
    """Somebody else has changed it since it was read: read it and judge again."""


class AlreadyDone(Overtaken):
    """This interaction has had its effect: Discord delivered it twice."""


class ChannelTaken(Overtaken):
    """Another table is open in the channel."""


class NotOwner(Overtaken):
    """This process no longer shows the table: another one does, or may."""


class NotReachable(Exception):
    """Discord says no, and trying again does not help until somebody changes something.

    `gone`: the channel, server or person no longer exists.
    `code`: Discord's own; 0 if it has not been asked.
    """

    def __init__(self, why: str, *, gone: bool = False, code: int = 0) -> None:
        super().__init__(why)
        self.gone, self.code = gone, code


class Rejected(Exception):
    """Discord calls a request wrong, which is a bug."""


class NoWay(Exception):
    """The way by which something was to be shown has turned out to be closed."""


class TooLate(Exception):
    """Discord no longer takes the answer to this interaction, so it must have no effect."""


class DatabaseLost(Exception):
    """The database does not answer."""

    @property
    def text(self) -> Text:
        """What people read."""
        return say("bot-no-room") if full(self) else say("bot-no-memory")


class Away(DatabaseLost):
    """The database can't be reached, or is too busy. Nothing is stored; later it may work."""


class Unsure(DatabaseLost):
    """The database was lost while it stored something. Nobody knows whether it did."""

    @property
    def text(self) -> Text:
        """What people read."""
        return say("bot-unsure")


class CantRun(Exception):
    """A command can't be done. Its text is a sentence for whoever runs the bot, and quotes nothing
    that is stored, nor a secret."""

    status = 1
    """The exit status of the process."""


class Unusable(CantRun):
    """A file or a database can't be copied, or not to that place."""


class BadSetting(CantRun):
    """A setting can't be used."""

    status = 2


class NoDatabase(CantRun):
    """The database can't be used."""

    status = 3


class Unreachable(NoDatabase):
    """The database can't be used now, but perhaps later."""


class Older(NoDatabase):
    """A process runs that can't work with the new schema: it has to end first."""
