"""What whoever runs the bot has asked for by hand (`bot.data.acts`), done by a process that
can. And whom they keep out."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Collection

import discord

from bot.causes import answer
from bot.data.acts import ANNOUNCE, CLOSE, LEAVE, Act, banned, done, take, waiting
from bot.data.database import Database
from bot.errors import Stale, Unreadable
from bot.live.held import Held
from bot.live.tables import Tables
from games.core import Refused, say

log = logging.getLogger(__name__)

LOOK = 5.0
"""Seconds between two looks."""
GIVEN_UP = 3600.0
"""Seconds after which nobody waits any more for the process that serves a server."""


class Orders:
    """Looks for them. `client`: knows the servers of this process. `serves`: has Discord listed
    those of a server's shard?"""

    def __init__(
        self,
        engine: Database,
        tables: Tables,
        client: discord.Client,
        serves: Callable[[int], bool],
    ) -> None:
        self._engine, self._tables, self._client = engine, tables, client
        self._serves = serves
        self._people: Collection[int] = ()
        self._servers: Collection[int] = ()

    def shuts_out(self, person: int, server: int) -> bool:
        """Is somebody kept out, or everybody in that server?"""
        return person in self._people or server in self._servers

    async def round(self) -> None:
        """Look once."""
        self._people, self._servers = await banned(self._engine)
        for server in self._servers:
            if self._client.get_guild(server):
                await self._leave(server)
        for act in await waiting(self._engine, self._tables.now()):
            if self._mine(act) and await take(self._engine, act, self._tables.now()):
                told = await self._do(act)
                log.info("act %s (%s %s): %s", act.id, act.what, act.target, told)
                await done(self._engine, act, told)

    def _mine(self, act: Act) -> bool:
        """Can this process do it? Whoever serves a server leaves it, once they know their servers.
        If nobody serves it for so long, anybody says so."""
        if act.what != LEAVE or self._tables.now() - act.due > GIVEN_UP:
            return True
        here = self._tables.presence.here
        return self._serves(act.target) and any(shard.has(act.target) for shard in here)

    async def _do(self, act: Act) -> str:
        if act.what == CLOSE:
            return await self._close(act.target)
        if act.what == LEAVE:
            return await self._leave(act.target)
        if act.what == ANNOUNCE:
            return await self._announce(**json.loads(act.words))
        return "this version does not know it"

    async def _close(self, table: int) -> str:
        try:
            done = await self._tables.close([table], say("bot-ending-operator"))
        except Refused as refused:
            return refused.text.say(())
        return "closed" if done else say("bot-closed-already").say(())

    async def _leave(self, server: int) -> str:
        guild = self._client.get_guild(server)
        if guild is None:
            return "the bot is not in that server"
        try:
            await guild.leave()
        except discord.HTTPException as error:
            return f"Discord refuses it: {answer(error.status, error.code)}"
        return "left"

    async def _announce(self, begins: float, ends: float, words: str) -> str:
        async def note(held: Held) -> None:
            if held.table.stage == "playing":
                after = held.table.changed(announced=(begins, ends, words))
                await held.save(after, None)

        ids, told = await self._tables.store.playing(), 0
        for id in ids:
            try:
                await self._tables.change(id, note)
                told += 1
            except (Refused, Stale, Unreadable):  # it is over, or nobody can read it
                continue
        return f"running tables that tell it: {told}"
