"""At the desk, for finished matches: their replays, animations and records."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord

from bot.cogs.records.darkroom import Darkroom
from bot.cogs.records.replay import ANIMATION, RECORD, animation_sheet, record_sheet, replay_sheet
from bot.cogs.standing.scorer import first, number
from bot.data.careers import Careers
from bot.data.people import People
from bot.table.table import Table
from games import record
from games.core import Damaged, Match, Refused, say
from games.replay import Film

if TYPE_CHECKING:
    from bot.press.interaction import Press
    from bot.press.router import Act, Desk


class Archive:
    """Shows what is over; the desk hands over what is pressed on it."""

    def __init__(self, desk: Desk, people: People, careers: Careers) -> None:
        self._desk = desk
        self._people = people
        self._careers = careers
        self._darkroom = Darkroom()
        self.acts: Mapping[str, Act] = {
            "replay": self._replay,
            "animate": self._animate,
            "record": self._record,
        }

    async def close(self) -> None:
        """Stop the work that is under way."""
        await self._darkroom.close()

    # --- commands ------------------------------------------------------------------------------

    async def replay(self, press: Press, match: int | None) -> None:
        """Step through a match: the one with this number, or the channel's last."""
        await self._replay(press, match or await self._last(press), "")

    async def record(self, press: Press, match: int | None) -> None:
        """The record of a match: the one with this number, or the channel's last."""
        await self._record(press, match or await self._last(press), "")

    async def upload(self, press: Press, file: discord.Attachment) -> None:
        """Step through a record that somebody has sent, after every move of it is checked."""
        if file.size > record.MOST_BYTES:
            raise Refused(say("A record has a megabyte at most; that file is larger."))
        await self._desk.defer(press)
        data = await file.read()
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise Refused(say("That file is not text, so it is no record.")) from None
        await self._darkroom.check(text)
        film = _film(text)
        sheet = replay_sheet(film, 0, film.viewpoints[0], 0)
        await self._desk.hand(press, sheet, _file(text))

    async def _last(self, press: Press) -> int:
        """The channel's match that was finished last, unless one is running."""
        table = await self._desk.table_in(press.channel_id or 0)
        if table and table.stage == "playing":
            return table.id  # which is refused, in words
        last = await self._careers.last_finished(press.channel_id or 0)
        if last is None:
            raise Refused(say("No match was finished in this channel; `/history` lists yours."))
        return last

    # --- presses -------------------------------------------------------------------------------

    async def _replay(self, press: Press, id: int, what: str) -> None:
        """Another step or viewpoint (`open.12`), or a new replay from the start (nothing)."""
        film, carried = await self._reel(press, id)
        viewpoint, _, step = (first(press) or what).partition(".")
        if not viewpoint:
            sheet = replay_sheet(film, id, film.viewpoints[0], 0)
            await self._desk.hand(press, sheet)
            return
        sheet = replay_sheet(film, id, viewpoint, number(step.partition(".")[0]))
        await self._desk.turn_into(press, sheet, *carried)

    async def _animate(self, press: Press, id: int, viewpoint: str) -> None:
        film, _ = await self._reel(press, id)
        if viewpoint not in film.viewpoints:
            raise Refused(say("Nobody sat there."))
        await self._desk.defer(press)
        data = await self._darkroom.animation(film.match.dumps(), film.names, viewpoint)
        file = discord.File(io.BytesIO(data), ANIMATION)
        await self._desk.hand(press, animation_sheet(film, viewpoint), file)

    async def _record(self, press: Press, id: int, _: str) -> None:
        table, match = await self._finished(press, id)
        times = await self._careers.times(table.id)
        nonce = table.nonce if table.seal else ""
        text = record.write(match, await self._names(table), times, nonce)
        await self._desk.hand(press, record_sheet(), _file(text))

    async def _names(self, table: Table) -> list[str]:
        """People's names in a record: of computers, and of those who agree."""
        names = record.anonymous(len(table.players))
        for seat, player in enumerate(table.players):
            if player.level or (await self._people.person(player.id)).name_in_records:
                names[seat] = player.name
        return names

    # --- inside --------------------------------------------------------------------------------

    async def _reel(self, press: Press, id: int) -> tuple[Film, list[discord.File]]:
        """What is being looked at: a table's match, or the record that the message carries, which
        then has to be carried along."""
        if id:
            table, match = await self._finished(press, id)
            return Film(match, table.names), []
        text = await _carried(press)
        return _film(text), [_file(text)]

    async def _finished(self, press: Press, id: int) -> tuple[Table, Match[Any]]:
        """The table and its match, if that is over and whoever asks may see it: in its own server,
        or as one of its players. Raises `Refused`."""
        table = await self._desk.host.look(id)
        if table.guild != press.guild_id and table.seat_of(press.user.id) is None:
            raise Refused(say("There is no such match in this server."))
        if table.stage == "playing":
            raise Refused(say("That match is still running; this can be had when it is over."))
        if table.stage != "over":
            raise Refused(say("No match was finished at that table."))
        if table.match is None:
            raise Refused(say("That match was played under older rules; I can't show it any more."))
        return table, table.match


async def _carried(press: Press) -> str:
    """The record that the pressed message carries. (Files that components show are not among a
    message's attachments.)"""
    view = discord.ui.LayoutView.from_message(press.message) if press.message else None
    for item in view.walk_children() if view else ():
        if isinstance(item, discord.ui.File):
            data: bytes = await press.client.http.get_from_cdn(item.media.url)
            return data.decode()
    raise Refused(say("The record is gone; send it again: `/replay file:`"))


def _film(text: str) -> Film:
    """A record that was checked when it came, under the rules of that time."""
    try:
        found = record.read(text)
        return Film(record.follow(found), found.names)
    except Damaged as fault:
        raise Refused(say("{where}: {why}", where=fault.where, why=fault.why)) from None


def _file(text: str) -> discord.File:
    return discord.File(io.BytesIO(text.encode()), RECORD)
