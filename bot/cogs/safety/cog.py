"""`/block`, `/keepout`, `/report`, and the buttons for the same."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

import discord
from discord import app_commands

from bot.cogs.safety.sheets import (
    LONGEST,
    AskReport,
    Block,
    KeepOut,
    LetIn,
    LetOneIn,
    Operate,
    SendReport,
    done_sheet,
    kept_sheet,
    report_modal,
    report_sheet,
    trouble_sheet,
)
from bot.cogs.safety.store import Keeper, Keeping, met_at
from bot.data import schema
from bot.data.acts import BAN, CLOSE, LEAVE, RENAME, UNRATE, Operating
from bot.errors import NotReachable, Stale
from bot.live.channels import discord_says
from bot.live.held import Held
from bot.live.live import Keeps
from bot.press.cog import Cog, Services, answers
from bot.press.commands import managing
from bot.press.guests import Picked, name_of, picked
from bot.press.interaction import Interaction
from bot.press.often import Often
from bot.press.router import guarded
from bot.table import ids, lobby
from bot.table.controls import MINE, OURS, ShowKept, Trouble
from bot.table.player import Player, plain
from bot.table.table import Table
from games.core import Refused, say

log = logging.getLogger(__name__)

A_DAY, DAY = 5, 86_400.0
"""How many reports a person can send in a day, to each process and from its start on: nothing is
stored about who reported whom."""


class Safety(Cog):
    """Blocks, a server's bars, reports."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        store = services.store
        self._blocks, self._bars = Keeping(store, schema.blocks), Keeping(store, schema.bars)
        self._reported = Often(A_DAY, DAY)

    @property
    def keeps(self) -> Sequence[Keeps]:
        """Blocks and bars."""
        return (Keeper(self._blocks, self._bars),)

    @app_commands.command()
    @guarded()
    async def block(self, interaction: Interaction, person: discord.User | None = None) -> None:
        await self._command(interaction, MINE, person)

    @app_commands.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @guarded()
    async def keepout(self, interaction: Interaction, person: discord.User | None = None) -> None:
        await self._command(interaction, OURS, person)

    @app_commands.command()
    @guarded()
    async def report(
        self,
        interaction: Interaction,
        person: discord.User,
        reason: app_commands.Range[str, 1, LONGEST] | None = None,
    ) -> None:
        self._may_report(interaction, person.id)
        about = Player(person.id, name_of(person))
        if reason is None:
            await interaction.ask(report_modal(0, about, interaction.language))
        else:
            await self._send(interaction, 0, about, reason)

    # --- keeping out -----------------------------------------------------------------------------

    async def _command(
        self, interaction: Interaction, whose: str, person: discord.User | None
    ) -> None:
        if person is None:
            await self._show(interaction, ShowKept(whose))
        else:
            who = Picked(person.id, name_of(person), person.bot)
            await self._keep_out(interaction, whose, who)

    def _of(self, interaction: Interaction, whose: str) -> tuple[Keeping, int]:
        """The list, and its owner. Raises `Refused` if it is not this person's to change."""
        if whose == MINE:
            return self._blocks, interaction.user.id
        if whose != OURS or not interaction.guild:
            raise Refused(ids.UNKNOWN)
        managing(interaction.raw.permissions)
        return self._bars, interaction.guild

    @answers()
    async def _show(self, interaction: Interaction, control: ShowKept) -> None:
        keeping, owner = self._of(interaction, control.whose)
        page = await keeping.page(owner, control.page)
        await interaction.answer_aside(kept_sheet(control.whose, page, interaction.language))

    @answers()
    async def _pick(self, interaction: Interaction, control: KeepOut) -> None:
        found = picked(interaction, control.people)
        if not found:
            raise Refused(ids.UNKNOWN)
        await self._keep_out(interaction, control.whose, found[0])

    async def _keep_out(self, interaction: Interaction, whose: str, person: Picked) -> None:
        keeping, owner = self._of(interaction, whose)
        who = plain(person.name)
        if person.id == interaction.user.id:
            raise Refused(say("bot-block-oneself"))
        if person.bot:
            raise Refused(say("bot-block-bot", who=who))
        new = await keeping.add(owner, person.id, self.tables.now(), person.name)
        if whose == MINE:
            await self._part(owner, person.id)
            told = say("bot-block-done", who=who) if new else say("bot-block-already", who=who)
        else:
            told = say("bot-bar-done", who=who) if new else say("bot-bar-already", who=who)
        key = await keeping.key(owner, person.id)
        await interaction.answer_aside(done_sheet(whose, key, told, interaction.language))

    async def _part(self, me: int, other: int) -> None:
        """Take back this person's invitations of somebody they have just blocked. Else a seat would
        be kept for somebody who reads that the table is full. To invitations by the other one they
        say no: else those would still be delivered, and listed though they can't be taken up."""

        async def part(held: Held) -> None:
            if _invites(held.table, me, other):
                await held.save(lobby.uninvite(held.table, other), None)
            elif _invites(held.table, other, me):
                await held.save(lobby.decline(held.table, me), None)

        for table in (*await self.tables.tables_of(me), *await self.tables.asked(me)):
            if _invites(table, me, other) or _invites(table, other, me):
                with suppress(Refused, Stale):  # the table has gone, or changes all the time
                    await self.tables.change(table.id, part)

    @answers()
    async def _let_in(self, interaction: Interaction, control: LetIn | LetOneIn) -> None:
        keeping, owner = self._of(interaction, control.whose)
        await keeping.remove(owner, control.key)
        told = say("bot-block-off") if control.whose == MINE else say("bot-bar-off")
        page = await keeping.page(owner, 0)
        sheet = kept_sheet(control.whose, page, interaction.language, told)
        await interaction.answer_aside(sheet)

    # --- about an opponent -----------------------------------------------------------------------

    @answers()
    async def _trouble(self, interaction: Interaction, control: Trouble) -> None:
        table = interaction.reads(await self.tables.look(control.table))
        takes = bool(self.services.papers.reports)
        await interaction.answer_aside(trouble_sheet(table, interaction.user.id, takes=takes))

    async def _opponent(self, table: int, person: int) -> Player:
        """Somebody who sits at this table. Raises `Refused`."""
        players = (await self.tables.look(table)).players
        found = next((p for p in players if p.id == person and p.id > 0), None)
        if found is None:
            raise Refused(say("bot-block-gone"))
        return found

    @answers()
    async def _block(self, interaction: Interaction, control: Block) -> None:
        person = await self._opponent(control.table, control.person)
        await self._keep_out(interaction, MINE, Picked(person.id, person.name, bot=False))

    # --- reports ---------------------------------------------------------------------------------

    def _may_report(self, interaction: Interaction, person: int) -> None:
        if not self.services.papers.reports:
            raise Refused(say("bot-report-none"))
        if person == interaction.user.id:
            raise Refused(say("bot-block-oneself"))

    @answers()
    async def _ask(self, interaction: Interaction, control: AskReport) -> None:
        self._may_report(interaction, control.person)
        person = await self._opponent(control.table, control.person)
        await interaction.ask(report_modal(control.table, person, interaction.language))

    @answers()
    async def _send_form(self, interaction: Interaction, control: SendReport) -> None:
        self._may_report(interaction, control.person)
        name = await self.services.store.name_of(control.person) or ""
        about, words = Player(control.person, name), interaction.field("words")
        await self._send(interaction, control.table, about, words)

    async def _send(self, interaction: Interaction, table: int, about: Player, words: str) -> None:
        """Post the report, and only then say that it is sent. (discord.py tries several times; the
        nonce lets a repetition change nothing.)"""
        user = interaction.user
        self._reported.check(user.id, self.tables.now(), say("bot-report-enough", n=A_DAY))
        await interaction.defer()
        met = await met_at(self.services.store, user.id, about.id, table)
        by, operated = Player(user.id, interaction.name), bool(self.services.papers.operators)
        sheet = report_sheet(by, about, met, words, operated=operated)
        try:
            async with discord_says():
                nonce = f"report{interaction.id}"[:25]
                await self.services.channels.send(self.services.papers.reports, sheet, nonce)
        except (NotReachable, OSError, discord.HTTPException) as error:
            log.error("a report did not reach OPERATOR_CHANNEL: %s", error)
            self._reported.give_back(user.id)
            shut = isinstance(error, NotReachable)
            raise Refused(say("bot-report-shut" if shut else "bot-report-lost")) from None
        await interaction.tell(say("bot-report-sent"))

    # --- what operators do about them ------------------------------------------------------------

    @answers()
    async def _operate(self, interaction: Interaction, control: Operate) -> None:
        papers, person = self.services.papers, interaction.user.id
        if person not in papers.operators or interaction.channel != papers.reports:
            raise Refused(say("bot-operate-not"))
        await interaction.defer()
        operating = Operating(self.services.store.engine, f"{interaction.name} ({person})")
        changed, done = True, "bot-operate-done"
        if control.what == BAN:
            await operating.ban(control.target, "", server=False)
        elif control.what == RENAME:
            changed = await operating.rename(control.target, f"Player {control.target % 10_000:04}")
        elif control.what == UNRATE:
            changed = await operating.unrate(control.target)
        elif control.what == CLOSE:
            changed, done = bool(await operating.close(control.target)), "bot-operate-asked"
        elif control.what == LEAVE:
            await operating.ask(LEAVE, control.target)
            done = "bot-operate-asked"
        else:
            raise Refused(ids.UNKNOWN)
        await interaction.tell(say(done if changed else "bot-operate-nothing"))


def _invites(table: Table, host: int, guest: int) -> bool:
    """Is it this host's lobby, and is this guest invited?"""
    invited = [p.id for p in table.invited]
    return table.stage == "lobby" and table.host == host and guest in invited
