"""Slash commands, thin: each hands over to the desk."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from bot.cogs.info import Info
from bot.cogs.me import Me
from bot.cogs.play import Play
from bot.cogs.records import Records
from bot.cogs.settings import Settings
from bot.cogs.standing import Standing
from bot.cogs.tables import Tables

COGS: Sequence[type[commands.Cog]] = (Tables, Play, Info, Standing, Records, Me, Settings)
