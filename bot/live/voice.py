"""What the bot can say at a table where it is not: by answers to what somebody pressed there."""

from __future__ import annotations

from dataclasses import dataclass, field

from discord.utils import snowflake_time

from bot.times import HEARD, TOKEN

BOARDS = 3
"""How many boards are posted as follow-ups to one interaction. Discord takes five follow-ups where
only a person has installed the application (40094), and the press itself may be answered by two."""
MARGIN = 30.0
"""Seconds before its end after which a token is no longer used."""
REMEMBERED = 3
"""How many of a table's newest voices are kept, to edit what was posted by them; beside the newest
that reaches each message with controls."""


@dataclass
class Voice:
    """An interaction at a table, by whose token the bot can answer there for 15 minutes."""

    interaction: int
    token: str = field(repr=False)
    at: float
    """When it was answered, in seconds since 1970."""
    channel: int = 0
    original: int = 0
    """The message that the token calls `@original`, if everybody sees it: the pressed one, or the
    answer to a command."""
    public: bool = True
    """Do others see what is answered?"""
    ready: bool = True
    """Has the interaction been answered? Discord takes nothing else before."""
    left: int = BOARDS
    posted: set[int] = field(default_factory=set)
    """The boards that were posted by it."""

    def lasts(self, now: float) -> bool:
        """Does Discord still take its token?"""
        return now < self.at + TOKEN - MARGIN

    def fresh(self, now: float) -> bool:
        """May the process that heard it still be answering?"""
        return now < self.at + HEARD

    def outlasts(self, other: Voice) -> bool:
        """Had Discord given up the other one when it took this one? By Discord's own clock, which
        their ids tell: the machine's may be another."""
        taken = [snowflake_time(one.interaction).timestamp() for one in (self, other)]
        return taken[0] - taken[1] > TOKEN - MARGIN

    def reaches(self, message: int) -> bool:
        """Can this message be edited by it?"""
        return message in self.posted or message == self.original != 0
