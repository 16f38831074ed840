"""Which table a typed command means."""

from __future__ import annotations

import discord

from bot.live.tables import Tables
from bot.message.made import read_in
from bot.message.mine import others, state_of
from bot.message.words import told_apart
from bot.press.cog import Services
from bot.press.commands import LONGEST, Choices, suggestions
from bot.press.interaction import Interaction
from bot.press.router import Raw
from bot.table.table import Table
from games.core import Refused, say


async def running(tables: Tables, person: int) -> list[Table]:
    """Somebody's running matches, those that wait for them first."""
    found = [table for table in await tables.tables_of(person) if table.stage == "playing"]
    return sorted(found, key=lambda table: not table.waits_for(person))


async def meant(
    tables: Tables,
    interaction: Interaction,
    named: str | None,
    *,
    watching: bool = False,
) -> Table:
    """The table that a command is about, in the language of the person who typed it. From here on,
    a refusal uses the names of its players."""
    here = None if interaction.direct else interaction.channel
    table = await which(tables, interaction.user.id, here, named, watching=watching)
    interaction.table = table.id
    return interaction.reads(table)


async def meant_so_far(tables: Tables, raw: Raw) -> Table:
    """The table that a command is about while somebody types it. Raises `Refused`."""
    direct = not raw.guild_id and not raw.context.private_channel
    here = None if direct else raw.channel_id
    return await which(tables, raw.user.id, here, getattr(raw.namespace, "table", None))


async def which(
    tables: Tables, person: int, channel: int | None, named: str | None, *, watching: bool = False
) -> Table:
    """The table that is named; else this channel's (None: a direct message); else the person's
    only one.

    A channel's finished match does not hide the person's running one, unless they are `watching`.
    Raises `Refused` if there is none, or more than one.
    """
    if named is not None:
        mine = {str(table.id): table for table in await tables.tables_of(person)}
        if named not in mine:
            raise Refused(say("bot-no-table-of-yours"))
        return mine[named]
    here = None if channel is None else await tables.table_in(channel)
    if here:
        seated = here.alive and here.seat_of(person) is not None
        if watching or seated:
            return here
        if here.alive:
            raise Refused(say("bot-not-at-this-table"))
    own = await running(tables, person)
    if not own:
        raise Refused(say("bot-at-no-table"))
    if len(own) > 1:
        raise Refused(say("bot-several-tables"))
    return own[0]


async def offered(services: Services, raw: Raw, typed: str) -> Choices:
    """Somebody's running matches as suggestions for the option “table”."""
    person = raw.user.id
    language = await services.languages.met(person, raw.locale.value)
    own = [read_in(table, language) for table in await running(services.tables, person)]
    by_age = sorted(own, key=lambda table: table.id)  # so that a number stays the same
    named = told_apart([_name(services.client, table, person) for table in by_age], LONGEST)
    names = {table.id: name for table, name in zip(by_age, named, strict=True)}
    found = ((names[table.id], str(table.id)) for table in own)
    return suggestions(pair for pair in found if typed.casefold() in pair[0].casefold())


def _name(client: discord.Client, table: Table, person: int) -> str:
    place = client.get_channel(table.channel)
    game, who, how = table.game.title, others(table, person), state_of(table, person)
    if place is None:
        return table.say("bot-table-choice", game=game, others=who, state=how)
    told = say("bot-table-choice-in", game=game, others=who, place=str(place), state=how)
    return table.say(told)
