"""`/tournament`: new ones, what people read of them, registering and withdrawing; and what goes on
in tournaments without anybody pressing anything."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.cogs.tournaments.controls import (
    PAIRINGS,
    STANDINGS,
    Choose,
    ListAll,
    Read,
    Register,
    SaveFile,
    Withdraw,
)
from bot.cogs.tournaments.director import LOOK, Director
from bot.cogs.tournaments.follow import TournamentsFollow
from bot.cogs.tournaments.gate import TournamentGate
from bot.cogs.tournaments.managing import tools_sheet
from bot.cogs.tournaments.reading import LISTED, SAVED, file_sheet, list_sheet, read_sheet, saved
from bot.cogs.tournaments.settling import (
    MOST_PEOPLE,
    MOST_ROUNDS,
    ROBIN,
    SWISS,
    begun,
    tournament_games,
)
from bot.cogs.tournaments.starts import MOST_TYPED, relative, start
from bot.cogs.tournaments.store.tournaments import TOO_MANY
from bot.cogs.tournaments.times import suggested, understood
from bot.cogs.tournaments.told import Told
from bot.cogs.tournaments.tournament import Field, Tournament
from bot.live.languages import of_table, ready
from bot.live.live import Follows
from bot.message.parts import Sheet
from bot.press.cog import Cog, Services, answers
from bot.press.commands import Choices, choice, level_choices, suggestions
from bot.press.interaction import Interaction
from bot.press.opens import check_allowed
from bot.press.router import Raw, guarded
from bot.table import ids
from bot.table.entered import named
from bot.table.player import Player
from bot.table.yes import yes_no
from games import GAMES
from games.core import LEVELS, Refused, lines, say

GAMES_OF_TWO = tournament_games(GAMES)
CHOICES = [choice(id, game.title) for id, game in GAMES_OF_TWO.items()]
KINDS = [choice(kind, say("bot-tournament-kind", kind=kind)) for kind in (SWISS, ROBIN)]
LEVEL_CHOICES = level_choices(LEVELS)
UTC = "UTC"


class Tournaments(Cog):
    """`/tournament new`, `/tournament show`, and the buttons that everybody may press."""

    tournament = app_commands.Group(
        name="tournament",
        description="…",  # discord.py wants one; `bot.press.commands` gives it its own
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=False
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._gate = TournamentGate(services)
        self._store = self._gate.store
        self.director = Director(services)

    @property
    def follows(self) -> Sequence[Follows]:
        """The results of matches."""
        return (TournamentsFollow(),)

    async def cog_load(self) -> None:
        """From now on, run the tournaments of this process's servers."""
        self.services.background.every(LOOK, self.director.tick, "tournaments")

    @tournament.command()
    @app_commands.choices(game=CHOICES, format=KINDS, computers=LEVEL_CHOICES)
    @guarded()
    async def new(
        self,
        interaction: Interaction,
        game: str,
        name: app_commands.Range[str, 1, 100] | None = None,
        clock: app_commands.Range[str, 1, MOST_TYPED] | None = None,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        length: app_commands.Range[str, 1, MOST_TYPED] | None = None,
        starts: app_commands.Range[str, 1, MOST_TYPED] | None = None,
        most: app_commands.Range[int, 2, MOST_PEOPLE] | None = None,
        format: str | None = None,
        rated: bool = True,
        computers: str | None = None,
    ) -> None:
        await self._check_place(interaction)
        chosen = {
            "clock": clock,
            "rounds": rounds,
            "length": length,
            "most": most,
            "format": format,
            "rated": yes_no(rated),
            "computers": computers,
        }
        if game not in GAMES_OF_TWO:
            raise Refused(say("bot-unknown-game"))
        typed = {field: str(v) for field, v in chosen.items() if v is not None}
        terms = begun(GAMES[game], understood(typed, interaction.language))
        settings = await self.services.people.server(interaction.guild)
        asked = of_table(settings.language, interaction.community, interaction.language)
        language, now = await ready(asked), self.tables.now()
        zone = (await self.services.people.person(interaction.user.id)).zone
        usual = say("bot-tournament-name", game=GAMES[game].title).in_(language)
        wanted = Tournament(
            id=0,
            guild=interaction.guild,
            channel=interaction.channel,
            person=interaction.user.id,
            name=named(name or "") or usual,
            game=game,
            terms=terms,
            language=language,
            opened=now,
            starts=start(starts or "", zone, now),
        )
        made = await self._store.open(wanted)
        field = await self._store.field(made.id)
        told = [say("bot-tournament-created")]
        if zone == UTC and not relative(starts or ""):
            told.append(say("bot-tournament-utc"))
        await interaction.hand(tools_sheet(field, interaction.language, lines(told)))

    @new.autocomplete("clock")
    async def _clocks(self, raw: Raw, typed: str) -> Choices:
        return await self._times(raw, typed, "clock")

    @new.autocomplete("length")
    async def _lengths(self, raw: Raw, typed: str) -> Choices:
        return await self._times(raw, typed, "length")

    @tournament.command()
    @guarded()
    async def show(self, interaction: Interaction) -> None:
        await self._list(interaction, ListAll())

    # --- presses ---------------------------------------------------------------------------------

    @answers()
    async def _register(self, interaction: Interaction, control: Register) -> None:
        field, me = await self._gate.there(interaction, control.id), interaction.user
        apart = await self.tables.apart(interaction.guild, [me.id])
        if apart.keeps_out(me.id, []):
            raise Refused(say("bot-tournament-full", n=field.tournament.terms.most))
        player = Player(me.id, interaction.name)
        await self._store.register(control.id, player, self.tables.now())
        after = await self._store.field(control.id)
        told = Told(after, interaction.language)
        said = say("bot-tournament-registered", n=after.tournament.round + 1)
        begins = told.begins(mine=me.id == after.tournament.person)
        when = [begins] if after.tournament.stage == "open" else []
        await self._tell(interaction, after, " ".join([told.say(said), *when]))

    @answers()
    async def _withdraw(self, interaction: Interaction, control: Withdraw) -> None:
        me, now = interaction.user.id, self.tables.now()
        await self._gate.there(interaction, control.id)
        await self._store.withdraw(control.id, me, now)
        after = await self._store.field(control.id)
        told, entry = Told(after, interaction.language), after.of(me)
        said = [say("bot-tournament-withdrawn")]
        if entry and told.mine(entry.number):
            said.append(say("bot-tournament-still-plays"))
        if entry and entry.free > now:
            said.append(say("bot-tournament-again", until=f"<t:{int(entry.free) + 1}:R>"))
        await self._tell(interaction, after, " ".join(map(told.say, said)))

    async def _tell(self, interaction: Interaction, field: Field, said: str) -> None:
        """Tell somebody: in what they are reading, if only they see that."""
        if interaction.fleeting:
            await interaction.turn_into(self._page(interaction, field, said=said))
        else:
            await interaction.tell(said)

    @answers()
    async def _read(self, interaction: Interaction, control: Read) -> None:
        if control.what not in (STANDINGS, PAIRINGS):
            raise Refused(ids.UNKNOWN)
        field = await self._gate.seen(interaction, control.id)
        await interaction.answer(self._page(interaction, field, control.what, control.page))

    @answers()
    async def _choose(self, interaction: Interaction, control: Choose) -> None:
        field = await self._gate.seen(interaction, control.id)
        await interaction.answer(self._page(interaction, field))

    @answers()
    async def _save(self, interaction: Interaction, control: SaveFile) -> None:
        field = await self._gate.seen(interaction, control.id)
        text = json.dumps(saved(field), indent=2, ensure_ascii=False)
        file = discord.File(io.BytesIO(text.encode()), SAVED)
        await interaction.hand(file_sheet(field, interaction.language), file)

    @answers()
    async def _list(self, interaction: Interaction, _: ListAll) -> None:
        """One's own, and the server's whose channels one sees; if there is only one: that one."""
        found = {one.id: one for one in await self._store.mine(interaction.user.id, LISTED)}
        here = await self._store.here(interaction.guild, LISTED) if interaction.guild else ()
        for one in here:
            if one.id not in found and await self._gate.shows(interaction, one):
                found[one.id] = one
        listed = [found[id] for id in sorted(found, reverse=True)][: 2 * LISTED]
        await interaction.answer(list_sheet(listed, interaction.language))

    def _page(
        self,
        interaction: Interaction,
        field: Field,
        what: str = STANDINGS,
        page: int = 0,
        said: str = "",
    ) -> Sheet:
        here = field.tournament.guild == interaction.guild
        person, language = interaction.user.id, interaction.language
        return read_sheet(field, person, language, here=here, what=what, page=page, said=said)

    # --- new ones --------------------------------------------------------------------------------

    async def _check_place(self, interaction: Interaction) -> None:
        """Raises `Refused` if this person may open no tournament here."""
        if not interaction.guild:
            raise Refused(say("bot-tournament-in-server"))
        may = interaction.raw.permissions
        if not (may.create_events or may.manage_events or may.manage_guild):
            raise Refused(say("bot-tournament-may-not"))
        if not isinstance(interaction.raw.channel, discord.TextChannel):
            raise Refused(say("bot-tournament-no-place"))
        me = interaction.user.id
        if (await self.tables.apart(interaction.guild, [me])).keeps_out(me, []):
            raise Refused(TOO_MANY)
        settings = await self.services.people.server(interaction.guild)
        channels = self.services.channels
        there = channels.still_there(interaction.guild, settings.channels)
        check_allowed(settings, interaction.channel, there)
        channels.places.check_permitted(interaction.raw)

    async def _times(self, raw: Raw, typed: str, field: str) -> Choices:
        """Times to choose from, and what was typed itself if it is one: only what is then taken."""
        language = await self.services.languages.met(raw.user.id, raw.locale.value)
        return suggestions(suggested(vars(raw.namespace), field, typed, language))
