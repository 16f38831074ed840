"""Slash commands, thin: each hands over to the desk."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from bot.cogs.info import Info
from bot.cogs.people.me import Me
from bot.cogs.people.settings import Settings
from bot.cogs.play.cog import Play
from bot.cogs.records.cog import Records
from bot.cogs.standing.cog import Standing
from bot.cogs.tables.cog import Tables

COGS: Sequence[type[commands.Cog]] = (Tables, Play, Info, Standing, Records, Me, Settings)
