"""Rulebooks and help."""

from __future__ import annotations

from typing import Any

from discord import SelectOption, app_commands

from bot.message.parts import Sheet, rows, select, sheet
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind, guarded
from bot.table.ids import Action, fields, number, read_fields
from bot.table.lobby import seats_of
from games import GAMES
from games.core import Game

CHOICES = [app_commands.Choice(name=game.name, value=game.id) for game in GAMES.values()]

HELP = """### Skulduggery
Five little-known board games of digging, ambush and secrets, played in this server's channels.
- `/newgame` opens a table in a channel; others press *Join* (or the host
  adds a computer), then the host presses *Start*.
- Secret boards come by direct message; *My board* below the channel's board shows yours again.
- Moves are buttons and menus, or typed: `/play`. `/board`, `/mark`, `/resign` work here and in
  our DM; `/hint` helps against the computer.
- Who runs out of time loses, unless the lobby says otherwise, and that counts. Time in which I or
  Discord was away is added. Without a clock, who is silent for three days can lose by it.
- `/mygames` lists your tables, `/me` is for notifications and quiet hours, `/mydata` for your data.
- `/leaderboard` and `/profile` show who plays how well, `/history` what you have played; `/replay`
  steps through it, `/record` gives it as a file.
- `/rules` explains a game. For people with the permission Manage Server there is `/settings`, for
  those with Manage Messages `/endgame`, which closes a channel's table without a result.
**The games**
{games}"""


class Info(Cog):
    """`/rules`, `/help`."""

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """Who answers which controls."""
        return {"rules": self._rules}

    @app_commands.command()
    @app_commands.describe(game="Which game; left out: the one played in this channel")
    @app_commands.choices(game=CHOICES)
    @guarded()
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """How a game is played, with pictures"""
        here = None if game else await self.tables.table_in(interaction.channel)
        name = game or (here.game_id if here else None)
        language = interaction.language
        sheet = rulebooks_sheet(language) if name is None else rules_sheet(GAMES[name], 0, language)
        await interaction.hand(sheet)

    @app_commands.command()
    @guarded()
    async def help(self, interaction: Interaction) -> None:
        """What this bot is and how to use it"""
        lines = [f"- **{g.name}** ({seats_of(g)} players): {g.tagline}" for g in GAMES.values()]
        await interaction.tell(HELP.replace("\n  ", " ").format(games="\n".join(lines)))

    async def _rules(self, interaction: Interaction, control: Action) -> None:
        """A page chosen in the menu, which names game and page; else the table's game's first."""
        game, page = (*read_fields(interaction.value), "")[:2]
        if game in GAMES:
            book = GAMES[game]
            language = interaction.language
            last = len(book.pages(language)) - 1
            sheet = rules_sheet(book, min(number(page, 2) or 0, last), language)
            await interaction.answer(sheet)
        else:
            table = await self.tables.look(control.table)
            await interaction.hand(rules_sheet(table.game, 0, interaction.language))


def rules_sheet(game: Game[Any], number: int, language: str) -> Sheet:
    """A page of the rulebook, with a menu of the others."""
    page = game.pages(language)[number]
    options = [
        SelectOption(label=p.title[:100], value=fields(game.id, n), default=n == number)
        for n, p in enumerate(game.pages(language))
    ]
    credit = "" if number else f"\n-# Where the game comes from: {game.credit}"
    return sheet(
        game,
        f"### {game.name}: {page.title}\n{page.text}{credit}",
        rows([select(Action(0, "rules"), "Pages", options)]),
        draw=page if page.picture else None,
        alt=page.alt if page.picture else "",
    )


def rulebooks_sheet(language: str) -> Sheet:
    """A menu of all rulebooks."""
    options = [
        SelectOption(label=game.title.say((), language), value=fields(game.id, 0))
        for game in GAMES.values()
    ]
    text = "The rules of which game?"
    return sheet(None, text, rows([select(Action(0, "rules"), "Game", options)]))
