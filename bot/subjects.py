"""All cogs, subject by subject. (Not listed in `bot.cogs` itself: else a worker that pairs the
round of a tournament would import them all.)"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cogs.achievements.cog import Achieving
from bot.cogs.challenges.calls import Calls
from bot.cogs.challenges.cog import Challenging
from bot.cogs.challenges.personal import Personal
from bot.cogs.daily.cog import Daily
from bot.cogs.daily.posts import DailyPost
from bot.cogs.entrance.cog import Entering
from bot.cogs.help.cog import Help
from bot.cogs.help.info import Info
from bot.cogs.lessons.cog import Learn
from bot.cogs.people.me import Me
from bot.cogs.people.own import Own
from bot.cogs.people.preferences import Preferences
from bot.cogs.plans.cog import Planner
from bot.cogs.play.moves import Moves
from bot.cogs.play.seat import Seat
from bot.cogs.records.cog import Records
from bot.cogs.safety.cog import Safety
from bot.cogs.standing.cog import Standing
from bot.cogs.tables.lobby import Lobby
from bot.cogs.tables.newgame import NewGame
from bot.cogs.tournaments.cog import Tournaments
from bot.cogs.tournaments.hosting import Hosting
from bot.press.cog import Cog

COGS: Sequence[type[Cog]] = (
    NewGame,
    Lobby,
    Moves,
    Seat,
    Planner,
    Info,
    Learn,
    Help,
    Daily,
    DailyPost,
    Standing,
    Achieving,  # after the planner: a plan may end a match
    Records,
    Preferences,
    Me,
    Own,
    Safety,
    Calls,
    Personal,
    Challenging,
    Entering,
    Tournaments,
    Hosting,
)
