"""Where a table is shown: its reach. It is chosen when the table is opened, and stays."""

from __future__ import annotations

from typing import Literal

from games.core import say

Reach = Literal["channel", "direct", "answers"]
"""In a server's channel; in each person's direct messages; or, in a channel where the bot is not,
only by answers to what people press there."""

GONE = say("bot-ending-gone")
"""How a table ends whose place is gone."""

DIRECT = 1
"""Stands for the server of tables that belong to none: those in direct messages, and those where
the bot is not. No server has this id. Direct messages arrive at shard 0, to which it belongs like
any id below 2**22."""


def place(interaction: int) -> int:
    """Stands for the channel of such a table, so that each has one of its own. `interaction`: the
    one that opened it. (Discord's ids are above zero.)"""
    return -interaction


def rematch_place(table: int) -> int:
    """The same for the rematch of a finished table, so that there is only one at a time. (A table's
    id is far below an interaction's.)"""
    return -table
