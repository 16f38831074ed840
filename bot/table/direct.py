"""A table in direct messages before its match: it begins by itself, once enough people sit there
and the message to each of them has arrived.

Times are seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from random import Random

from bot.table.lobby import LOBBY_LIFE, can_start, hosted_by, players_of, start
from bot.table.player import plain
from bot.table.table import Table
from games.core import Refused, Text, all_of, say

DELIVERY = 600.0
"""Seconds within which everybody's message has to arrive, once enough people sit there."""


def gathers(table: Table) -> bool:
    """Is this a table in direct messages whose match has not begun?"""
    return table.reach == "direct" and table.stage == "lobby"


def complete(lobby: Table) -> bool:
    """Do enough people sit there?"""
    return can_start(lobby) and len(lobby.players) >= wanted(lobby)


def wanted(lobby: Table) -> int:
    """With how many players it begins by itself."""
    return lobby.wanted or max(lobby.game.rules.seats)


def ready(lobby: Table, by: int) -> Table:
    """The host waits for nobody else. Raises `Refused` if there are too few."""
    hosted_by(lobby, by)
    if not can_start(lobby):
        wanted, n = players_of(lobby.game), len(lobby.players)
        raise Refused(say("bot-too-few", game=lobby.game.title, players=wanted, n=n))
    return lobby.changed(wanted=len(lobby.players), invited=(), declined=0, called=())


def timed(lobby: Table, now: float) -> Table:
    """The lobby with its deadline: a day to find people, then `DELIVERY`."""
    if not complete(lobby):
        day = lobby.opened + LOBBY_LIFE
        return replace(lobby, deadline=max(day, lobby.deadline or 0.0))  # time may be given back
    return replace(lobby, deadline=min(lobby.deadline or now + DELIVERY, now + DELIVERY))


def missing(lobby: Table, arrived: Collection[int]) -> list[int]:
    """The people who sit there and whose message has not arrived."""
    return [p.id for p in lobby.players if p.id > 0 and p.id not in arrived]


def begun(lobby: Table, arrived: Collection[int], random: Random, now: float) -> Table | None:
    """The match, if it can begin: the message to these people has arrived."""
    if not gathers(lobby) or not complete(lobby) or missing(lobby, arrived):
        return None
    return start(lobby, lobby.host, random, now)


def lapsed(lobby: Table) -> Text | None:
    """Why the lobby closes at its deadline, if that is because somebody could not be written to."""
    if not gathers(lobby) or not complete(lobby):
        return None
    people = [p for p in lobby.players if p.id > 0]
    lost = [p for p in people if not p.reachable] or people  # none if Discord itself was away
    return say("bot-ending-not-delivered", people=all_of([plain(p.name) for p in lost]))
