"""`/dailypost`: which channel of a server gets the puzzle of the day, and when."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import ButtonStyle, app_commands

from bot.cogs.daily.days import day_of
from bot.cogs.daily.posting import LOOK, Posting
from bot.cogs.daily.store.posts import DailyHour, Posts
from bot.data.preferences import UTC, zones
from bot.message.parts import Sheet, labelled, rows, sheet
from bot.press.cog import Cog, Services, answers
from bot.press.commands import managing, zone_choices
from bot.press.interaction import Interaction
from bot.press.router import Raw, guarded
from bot.table import ids
from games.core import Refused, say

MORNING = 9
"""The usual hour."""


class StopPosting(ids.Control, name="dailystop"): ...


class DailyPost(Cog):
    """`/dailypost`, and its button."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._posts = Posts(services.store.engine)
        self.posting = Posting(services)

    async def cog_load(self) -> None:
        """Start the loop that makes the posts."""
        self.services.background.every(LOOK, self.posting.tick, "the puzzle of the day")

    @app_commands.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @guarded()
    async def dailypost(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
        timezone: str | None = None,
    ) -> None:
        managing(interaction.raw.permissions)
        post = await self._posts.of(interaction.guild)
        if channel or hour is not None or timezone or post is None:
            post = await self._changed(interaction, post, channel, hour, timezone)
            await self._posts.set(post)
        await interaction.hand(post_settings(post, interaction.language))

    @dailypost.autocomplete("timezone")
    async def _zones(self, _: Raw, typed: str) -> list[app_commands.Choice[str]]:
        return zone_choices(typed)

    async def _changed(
        self,
        interaction: Interaction,
        post: DailyHour | None,
        channel: discord.TextChannel | None,
        hour: int | None,
        zone: str | None,
    ) -> DailyHour:
        """The post with these changes. Raises `Refused` if the bot may not post there."""
        if zone is not None and zone not in zones():
            raise Refused(say("bot-no-such-choice"))
        person, now = interaction.user.id, self.tables.now()
        if post is None:
            own = (await self.services.people.person(person)).zone
            post = DailyHour(interaction.guild, interaction.channel, MORNING, own, "", person)
        where = channel.id if channel else post.channel
        if obstacle := await self.services.channels.places.obstacle(where):
            raise Refused(say("bot-daily-cannot", where=f"<#{where}>", why=obstacle.why))
        post = replace(
            post,
            channel=where,
            hour=post.hour if hour is None else hour,
            zone=zone or post.zone or UTC,
            language=interaction.language,
            person=person,
        )
        today = day_of(now)
        begun = post.at(today) <= now
        return replace(post, due=post.next(now, max(post.day, today) if begun else post.day))

    @answers()
    async def _stop(self, interaction: Interaction, _: StopPosting) -> None:
        managing(interaction.raw.permissions)
        await self._posts.stop(interaction.guild)
        text = say("bot-daily-no-post").in_(interaction.language)
        await interaction.turn_into(sheet(None, text))


def post_settings(post: DailyHour, language: str) -> Sheet:
    """What a server has chosen, with a button that stops the posts."""
    where = f"<#{post.channel}>"
    text = say("bot-daily-refused", where=where)
    if post.due is not None:
        next_ = f"<t:{int(post.due)}:F>"
        first, last = f"{post.hour:02}:00", f"{post.hour:02}:30"
        hours = {"from": first, "until": last}
        text = say("bot-daily-posted", where=where, zone=post.zone, next=next_, **hours)
    control = labelled(language, StopPosting(), "bot-daily-button-stop", ButtonStyle.danger)
    return sheet(None, text.in_(language), rows([control]))
