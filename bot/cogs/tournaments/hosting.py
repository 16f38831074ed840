"""The buttons and forms of a tournament's host, and of the server's moderators."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cogs.tournaments.controls import (
    AskCancel,
    AskRuling,
    AskTerms,
    AskWhom,
    CancelIt,
    Remove,
    Rule,
    SetResult,
    SetTerms,
    StartNow,
    Tools,
)
from bot.cogs.tournaments.director import ENDINGS
from bot.cogs.tournaments.gate import TournamentGate
from bot.cogs.tournaments.managing import (
    NAME,
    STARTS,
    WHAT,
    WHY,
    fields_of,
    ruling_form,
    rulings_sheet,
    starts_now,
    sure_sheet,
    terms_form,
    tools_sheet,
    whom_sheet,
)
from bot.cogs.tournaments.ruling import REASON, What, choices
from bot.cogs.tournaments.settling import settled
from bot.cogs.tournaments.starts import start
from bot.cogs.tournaments.store.tournaments import MEANWHILE
from bot.cogs.tournaments.told import Told
from bot.cogs.tournaments.tournament import Field, Pairing
from bot.message.parts import sheet
from bot.press.cog import Cog, Services, answers
from bot.press.interaction import Interaction
from bot.table.entered import cut, named
from games import GAMES
from games.core import Refused, Text, say

FEWEST = 2
"""How many people a tournament needs."""


class Hosting(Cog):
    """Settling, starting, removing, cancelling."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._gate = TournamentGate(services)
        self._store = self._gate.store

    @answers()
    async def _tools(self, interaction: Interaction, control: Tools) -> None:
        field = await self._gate.managed(interaction, control.id, over=True)
        if field.tournament.stage == "over" and not field.tournament.round:
            raise Refused(say("bot-tournament-over"))
        await self._show(interaction, field)

    async def _show(self, interaction: Interaction, field: Field, said: Text | None = None) -> None:
        await interaction.answer_aside(tools_sheet(field, interaction.language, said))

    async def _again(self, interaction: Interaction, id: int, said: Text) -> None:
        """Show the tools after something has changed."""
        await self._show(interaction, await self._store.field(id), said)

    # --- before the start ------------------------------------------------------------------------

    @answers()
    async def _ask(self, interaction: Interaction, control: AskTerms) -> None:
        tournament = (await self._opened(interaction, control.id)).tournament
        zone = await self._zone(interaction)
        await interaction.ask(terms_form(tournament, control.form, zone, interaction.language))

    @answers()
    async def _set(self, interaction: Interaction, control: SetTerms) -> None:
        tournament = (await self._opened(interaction, control.id)).tournament
        zone, now = await self._zone(interaction), self.tables.now()
        chosen = {name: interaction.field(name) for name in fields_of(tournament, control.form)}
        name = cut(named(chosen.pop(NAME, "")), 100) or tournament.name
        typed = chosen.pop(STARTS, None)
        starts = tournament.starts
        if typed is not None and typed != starts_now(tournament, zone):
            starts = start(typed, zone, now)
        terms = settled(GAMES[tournament.game], tournament.terms, chosen)
        await self._store.change(control.id, terms, starts, name)
        await self._again(interaction, control.id, say("bot-tournament-changed"))

    @answers()
    async def _start(self, interaction: Interaction, control: StartNow) -> None:
        field = await self._opened(interaction, control.id)
        if len(field.people) < FEWEST:
            raise Refused(say("bot-tournament-too-few", n=FEWEST))
        await self._store.start(control.id, self.tables.now())
        told = Told(field, interaction.language)
        words = told.say("bot-tournament-starts-now")
        game = GAMES[field.tournament.game]
        await interaction.answer_aside(sheet(game, f"{told.head}\n{words}"))

    async def _opened(self, interaction: Interaction, id: int) -> Field:
        """Raises `Refused` once it has begun."""
        field = await self._gate.managed(interaction, id)
        if field.tournament.stage != "open":
            raise Refused(say("bot-tournament-begun"))
        return field

    async def _zone(self, interaction: Interaction) -> str:
        return (await self.services.people.person(interaction.user.id)).zone

    # --- results put right -----------------------------------------------------------------------

    @answers()
    async def _rulings(self, interaction: Interaction, control: AskRuling) -> None:
        field = await self._gate.managed(interaction, control.id, over=True)
        await interaction.answer_aside(rulings_sheet(field, interaction.language, control.page))

    @answers()
    async def _rule(self, interaction: Interaction, control: Rule) -> None:
        field, legs, offered = await self._pairing(interaction, control)
        await interaction.ask(ruling_form(field, legs[0], offered, interaction.language))

    @answers()
    async def _ruled(self, interaction: Interaction, control: SetResult) -> None:
        field, legs, offered = await self._pairing(interaction, control)
        what = next((one for one in offered if one == interaction.field(WHAT)), None)
        reason = " ".join(interaction.field(WHY).split())[:REASON]
        if what is None or not reason:
            raise Refused(say("bot-no-such-choice"))
        running = await self._store.rule(field.tournament, legs, what, reason)
        await interaction.defer(thinking=False)
        await self.tables.close(running, ENDINGS["ruled"])
        await self._again(interaction, control.id, say("bot-tournament-changed"))

    async def _pairing(
        self, interaction: Interaction, control: Rule | SetResult
    ) -> tuple[Field, Sequence[Pairing], Sequence[What]]:
        """The matches of a pairing, and what this person may do about them. Raises `Refused`, for
        whoever plays in it, too."""
        field = await self._gate.managed(interaction, control.id, over=True)
        legs = legs_of(field, control.pairing)
        numbers = {number for leg in legs for number in (leg.first, leg.second)}
        two = [one for one in field.entrants if one.number in numbers]
        if interaction.user.id in [one.person for one in two]:
            raise Refused(say("bot-tournament-rule-own"))
        there, now = all(one.there for one in two), self.tables.now()
        if Told(field, interaction.language).cancelled:
            raise Refused(say("bot-tournament-over"))
        offered = choices(field.tournament, legs, now, there=there)
        if not offered:
            raise Refused(say("bot-tournament-over") if legs else MEANWHILE)
        return field, legs, offered

    # --- removing and cancelling -----------------------------------------------------------------

    @answers()
    async def _whom(self, interaction: Interaction, control: AskWhom) -> None:
        field = await self._gate.managed(interaction, control.id)
        await interaction.answer_aside(whom_sheet(field, interaction.language, control.page))

    @answers()
    async def _remove(self, interaction: Interaction, control: Remove) -> None:
        field = await self._gate.managed(interaction, control.id)
        if not any(one.number == control.number and not one.level for one in field.entrants):
            raise Refused(say("bot-tournament-gone-entrant"))
        await interaction.defer(thinking=False)
        tables = await self._store.remove(control.id, control.number)
        await self.tables.close(tables, ENDINGS["removed"])
        who = Told(field, interaction.language).name(control.number)
        await self._again(interaction, control.id, say("bot-tournament-removed", who=who))

    @answers()
    async def _ask_cancel(self, interaction: Interaction, control: AskCancel) -> None:
        field = await self._gate.managed(interaction, control.id)
        await interaction.answer_aside(sure_sheet(field, interaction.language))

    @answers()
    async def _cancel(self, interaction: Interaction, control: CancelIt) -> None:
        field = await self._gate.managed(interaction, control.id)
        await interaction.defer(thinking=False)
        tables = await self._store.cancel(control.id)
        await self.tables.close(tables, ENDINGS["void"])
        told = Told(field, interaction.language)
        words = told.say("bot-tournament-cancelled")
        game = GAMES[field.tournament.game]
        await interaction.answer_aside(sheet(game, f"{told.head}\n{words}"))


def legs_of(field: Field, id: int) -> Sequence[Pairing]:
    """The one or two matches of the pairing to which the match of this number belongs."""
    found = [(one.round, one.board) for one in field.pairings if one.id == id]
    return [one for one in field.pairings if (one.round, one.board) in found]
