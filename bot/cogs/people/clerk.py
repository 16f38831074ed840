"""At the desk, for what is about people and servers: preferences, own tables and data, hosting."""

from __future__ import annotations

import io
import json
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from pydantic import ValidationError

from bot.cogs.people import forms
from bot.data.people import People
from bot.data.preferences import PersonSettings, ServerSettings
from bot.table.table import Table
from games.core import Refused, say

if TYPE_CHECKING:
    from bot.press.interaction import Press
    from bot.press.router import Act, Desk

_Settings = TypeVar("_Settings", ServerSettings, PersonSettings)


class Clerk:
    """Answers the forms in `forms`; the desk hands over what is pressed on them."""

    def __init__(self, desk: Desk, people: People) -> None:
        self._desk = desk
        self._people = people
        self.acts: Mapping[str, Act] = {
            "settings": self._set_server,
            "me": self._set_person,
            "mygames": self._turn_games,
            "mydata": self._delete,
            "host": self._hosting,
        }

    # --- preferences ---------------------------------------------------------------------------

    async def settings(self, press: Press) -> None:
        """Show a server's settings to somebody who may change them."""
        _managing(press)
        settings = await self._people.server(press.guild_id or 0)
        await self._desk.hand(press, forms.settings_sheet(settings))

    async def _set_server(self, press: Press, _: int, field: str) -> None:
        _managing(press)
        guild = press.guild_id or 0
        value: Any = _picked(press) if field == "channels" else _first(press)
        if field in ("pings", "threads"):
            value = value == forms.YES
        settings = _changed(await self._people.server(guild), {field: value})
        await self._people.set_server(guild, settings)
        await self._desk.turn_into(press, forms.settings_sheet(settings))

    async def me(self, press: Press, zone: str | None) -> None:
        """Show somebody what they prefer; with a time zone, that is set first."""
        settings = await self._people.person(press.user.id)
        if zone is not None:
            settings = _changed(settings, {"zone": zone})
            await self._people.set_person(press.user.id, press.user.display_name, settings)
        await self._desk.hand(press, forms.me_sheet(settings, self._desk.host.now()))

    async def _set_person(self, press: Press, _: int, field: str) -> None:
        value = _first(press)
        changes: Mapping[str, Mapping[str, Any]] = {
            "reminders": {"reminders": value},
            "from": {"quiet_from": None if value == forms.NO else value},
            "until": {"quiet_until": value},
            "records": {"name_in_records": value == forms.YES},
        }
        before = await self._people.person(press.user.id)
        settings = _changed(before, changes.get(field, {}))
        await self._people.set_person(press.user.id, press.user.display_name, settings)
        await self._desk.turn_into(press, forms.me_sheet(settings, self._desk.host.now()))

    # --- one's tables --------------------------------------------------------------------------

    async def games(self, press: Press) -> None:
        """Somebody's open tables. Many have to be read first, so the answer may take its time."""
        await self._desk.defer(press)
        tables = await self._desk.tables_of(press.user.id)
        await self._desk.hand(press, forms.games_sheet(tables, press.user.id, 0))

    async def _turn_games(self, press: Press, _: int, page: str) -> None:
        number = int(page) if page.isdecimal() and len(page) < 6 else 0
        tables = await self._desk.tables_of(press.user.id)
        await self._desk.turn_into(press, forms.games_sheet(tables, press.user.id, number))

    # --- one's data ----------------------------------------------------------------------------

    async def data(self, press: Press) -> None:
        """All that is stored about somebody, as a file."""
        await self._desk.defer(press)
        found = await self._people.everything(press.user.id)
        text = json.dumps(found, indent=2, ensure_ascii=False)
        file = discord.File(io.BytesIO(text.encode()), forms.DATA)
        await self._desk.hand(press, forms.data_sheet(), file)

    async def _delete(self, press: Press, _: int, what: str) -> None:
        person = press.user.id
        if what != "delete":
            tables = await self._people.open_tables_naming(person)
            await self._desk.hand(press, forms.delete_sheet(len(tables)))
            return
        await self._desk.defer(press, thinking=False)
        await self._forget(person)
        await self._desk.conclude(press, forms.deleted_sheet())

    async def _forget(self, person: int) -> None:
        """Leave every open table, then forget: one transaction a table, one for all that is stored.

        Broken off in between, it can be asked for again and goes on. Tables are left under the
        person's own id, so that the match is rated as theirs; where others play on, they get up
        without a name.
        """
        nobody = -secrets.randbelow(2**52) - 2**32  # unlike any computer's id
        for id in await self._people.open_tables_naming(person):
            async with self._desk.host.hold(id) as held:
                with suppress(Refused):
                    await held.save(_without(held.table, person, self._desk.host.now()), None)
                seat = held.table.seat_of(person)
                if seat is not None and held.table.match and held.table.stage == "playing":
                    await held.save(held.table.forget(person, nobody), None)
                    held.messages.letters.pop(seat, None)
        await self._desk.host.forget(person, nobody)
        await self._people.forget(person, nobody)
        await self._desk.host.forget(person, nobody)  # what was read again in between

    # --- the host's ----------------------------------------------------------------------------

    async def _hosting(self, press: Press, id: int, what: str) -> None:
        if not what:
            table = await self._desk.host.look(id)
            table.hosted_by(press.user.id)
            await self._desk.hand(press, forms.host_sheet(table))
        elif what == "invite":
            await self._invite(press, id)
        else:
            await self._change_people(press, id, what)

    async def _invite(self, press: Press, id: int) -> None:
        game = (await self._desk.host.look(id)).game_id
        guests = await self._desk.guests(press.extras.get("picked", ()), game)
        async with self._desk.host.hold(id) as held:
            table = held.table
            for guest in guests:
                table = table.invite(guest, press.user.id)
            await held.save(table.calling(*(guest.id for guest in guests)), press.id)
            told = f"Invited: {', '.join(guest.mention for guest in guests)}."
            await self._desk.turn_into(press, forms.host_sheet(table, told))

    async def _change_people(self, press: Press, id: int, what: str) -> None:
        """Remove somebody, or make them the host."""
        person, me = _number(_first(press)), press.user.id
        async with self._desk.host.hold(id) as held:
            table = held.table
            after = table.remove(person, me) if what == "remove" else table.hand_over(person, me)
            await held.save(after, press.id)
            sheet = forms.host_sheet(after) if after.host == me else forms.handed_sheet(after)
            await self._desk.turn_into(press, sheet)


def _managing(press: Press) -> None:
    """Raises `Refused` for whoever may not manage the server; Discord's own check can be
    overridden for the command, and does not cover its menus."""
    if not press.permissions.manage_guild:
        raise Refused(say("The settings are for people with the permission Manage Server."))


def _picked(press: Press) -> list[str]:
    data: Any = press.data or {}
    return list(data.get("values") or [])


def _first(press: Press) -> str:
    return next(iter(_picked(press)), "")


def _number(text: str) -> int:
    return int(text) if text.lstrip("-").isdecimal() and len(text) < 21 else 0


def _changed(settings: _Settings, change: Mapping[str, Any]) -> _Settings:
    """The settings with a change. Raises `Refused` for what is none of the choices."""
    try:
        return settings.model_validate(settings.model_dump() | dict(change))
    except ValidationError:
        raise Refused(say("That is not one of the choices; please pick from the list.")) from None


def _without(table: Table, person: int, now: float) -> Table:
    """The table without this person: they get up, decline, or resign."""
    seat = table.seat_of(person)
    if table.stage == "lobby":
        return table.uninvite(person) if seat is None else table.leave(person)
    if seat is None:
        raise Refused(say("You are not at this table."))
    return table.resign(seat, now)
