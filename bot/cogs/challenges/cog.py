"""`/find`, and all that is done about one's own challenges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot.cogs.challenges.challenge import (
    NEAR,
    ROUGHLY,
    Challenge,
    Reader,
    complete,
    first_terms,
    plain_terms,
)
from bot.cogs.challenges.follow import ChallengesFollow
from bot.cogs.challenges.sheets import (
    ANYONE,
    PROMPT,
    RATED,
    REACH,
    SHOWN,
    WANTED,
    Open,
    OpenOne,
    SetTerm,
    Take,
    TryAgain,
    Withdraw,
    find_sheet,
    offer_sheet,
    taken_sheet,
    unsure_sheet,
)
from bot.cogs.challenges.store import Challenges, Quicker, insert, write
from bot.cogs.challenges.taking import Taking
from bot.cogs.challenges.waiting import check_on
from bot.data import ratings
from bot.data.lapses import Lapses
from bot.live.held import Held
from bot.live.live import Follows
from bot.message.parts import Sheet
from bot.press.cog import Cog, Services, answers
from bot.press.commands import game_choices
from bot.press.interaction import Interaction
from bot.press.often import Often
from bot.press.router import Opened, guarded
from bot.table import ids, lobby
from bot.table.controls import Find, ToEverybody
from bot.table.lobby import MOST_OPEN
from bot.table.player import Player
from bot.table.reach import DIRECT
from bot.table.table import Table
from bot.table.yes import NO, YES
from bot.times import FORGET
from games import GAMES
from games.core import Refused, Text, say

CHOICES = game_choices()
OPENED, TAKEN, PERIOD = 10, 10, 600.0
"""How many challenges a person may open, and take, within so many seconds."""
_AT_ONCE = 3 * SHOWN
"""About how many challenges the blocks are asked at once."""
_SOON = say("bot-challenge-soon")


class Challenging(Cog):
    """Open challenges."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._challenges = Challenges(services.store.engine)
        self._lapses = Lapses(services.store.engine)
        self._taking = Taking(services, self._challenges)
        self._opened, self._taken = Often(OPENED, PERIOD), Often(TAKEN, PERIOD)

    async def cog_load(self) -> None:
        """Start the loop that deletes old challenges."""
        self.services.background.every(FORGET, self._forget, "old challenges")

    async def _forget(self) -> None:
        await self._challenges.forget(self.tables.now())

    @property
    def offers(self) -> Sequence[Opened]:
        """Challenges of lobbies."""
        return (self._offer,) if self.tables.challenges else ()

    @property
    def follows(self) -> Sequence[Follows]:
        """The challenge of a lobby."""
        return (ChallengesFollow(self._challenges),)

    @app_commands.command()
    @app_commands.choices(game=CHOICES)
    @guarded()
    async def find(self, interaction: Interaction, game: str | None = None) -> None:
        await self._list(interaction, game or "")

    # --- looking ---------------------------------------------------------------------------------

    @answers()
    async def _find(self, interaction: Interaction, control: Find) -> None:
        await self._list(interaction, control.game)

    async def _list(
        self, interaction: Interaction, game: str, told: Text | None = None, *, without: int = 0
    ) -> None:
        """Show what can be taken, `without` the challenge that somebody else is just taking."""
        check_on(self.tables.challenges)
        if game and game not in GAMES:
            raise Refused(ids.UNKNOWN)
        await interaction.answer_aside(await self._sheet(interaction, game, told, without))

    async def _sheet(
        self, interaction: Interaction, game: str, told: Text | None, without: int
    ) -> Sheet:
        me, language, now = interaction.user.id, interaction.language, self.tables.now()
        reader = await self._reader(interaction, [game] if game else list(GAMES))
        found = await self._challenges.found(language, list(reader.points), now)
        own = [await self._mended(one) for one in await self._challenges.of(me, now)]
        others = reader.sorted(one for one in found if one.id != without)
        free = await self._not_kept_out(me, others)
        return find_sheet(free, own, game, language, told, await self._asked(interaction, game))

    async def _asked(self, interaction: Interaction, game: str) -> list[Table]:
        """The tables in direct messages where this person is invited."""
        asked = await self.tables.asked(interaction.user.id)
        here = (t for t in asked if t.reach == "direct" and game in ("", t.game_id))
        return [interaction.reads(table) for table in here]

    async def _reader(self, interaction: Interaction, games: Sequence[str]) -> Reader:
        me = interaction.user.id
        points = await ratings.points(self.services.store.engine, me, games)
        late = await self._lapses.of(me, self.tables.now())
        return Reader(me, interaction.language, points, late.seldom)

    async def _not_kept_out(self, me: int, challenges: Sequence[Challenge]) -> list[Challenge]:
        """The first of these challenges where the person may meet everybody who is there."""
        found = list[Challenge]()
        for n in range(0, len(challenges), _AT_ONCE):
            some = challenges[n : n + _AT_ONCE]
            there = await self._challenges.people(some)
            apart = await self.tables.apart(DIRECT, {me}.union(*there.values()))
            found += [one for one in some if not apart.keeps_out(me, there[one.id] - {me})]
            if len(found) >= SHOWN:
                break
        return found[:SHOWN]

    async def _mended(self, one: Challenge) -> Challenge:
        """The challenge; free again, if its table can't begin any more and nobody has told it."""
        if one.free:
            return one
        if await self._taking.lobby_of(one) is None:
            await self._challenges.mend(one)
            return replace(one, free=True, table=None)
        return one

    # --- taking ----------------------------------------------------------------------------------

    @answers()
    async def _take(self, interaction: Interaction, control: Take) -> None:
        check_on(self.tables.challenges)
        me, now = interaction.user.id, self.tables.now()
        try:
            challenge = await self._challenges.free(control.challenge, now)
            if challenge.person == me:
                raise Refused(say("bot-challenge-own"))
            reader = await self._reader(interaction, [challenge.game])
            if not reader.suits(challenge):
                raise Quicker
            self._taken.check(me, now, _SOON)
            sheet = await self._taking.take(interaction, challenge)
        except Quicker as quicker:
            await self._list(interaction, control.game, quicker.text, without=control.challenge)
        else:
            await interaction.answer_aside(sheet)

    @answers()
    async def _try_again(self, interaction: Interaction, control: TryAgain) -> None:
        """Show how it stands. That somebody has pressed has their hand try again."""
        table = interaction.reads(await self.tables.look(control.table))
        await interaction.answer_aside(taken_sheet(table))

    # --- opening ---------------------------------------------------------------------------------

    @answers()
    async def _to_everybody(self, interaction: Interaction, control: ToEverybody) -> None:
        await self._offer(interaction, await self.tables.look(control.table))

    async def _offer(self, interaction: Interaction, table: Table) -> None:
        """Open a lobby to everybody, and show what can be chosen about that."""
        check_on(self.tables.challenges)
        me, now = interaction.user.id, self.tables.now()
        async with self.tables.hold(table.id) as held:
            lobby.hosted_by(held.table, me)
            if await self._challenges.at(table.id) is None:
                lobby.check_opens_up(held.table, me)
                new = await self._new(interaction, held.table.game_id)
                terms = first_terms(held.table)
                self._opened.check(me, now, _SOON)
                if held.table.reach == "direct":
                    await held.save(lobby.set_wanted(held.table, terms.wanted, me), None)
                new = replace(new, terms=terms, table=table.id)
                name = Player(me, interaction.name)
                await held.beside(lambda connection: insert(connection, new, name, MOST_OPEN))
        opened = await self._challenges.at(table.id)
        if opened:
            await interaction.hand(offer_sheet(opened, interaction.language))

    @answers()
    async def _open(self, interaction: Interaction, control: Open | OpenOne) -> None:
        """Open a challenge without a lobby."""
        check_on(self.tables.challenges)
        if control.game not in GAMES:
            raise Refused(say("bot-unknown-game"))
        me, now, store = interaction.user.id, self.tables.now(), self.services.store
        lobbies = await store.lobbies_of(me, interaction.guild)
        waiting = sum(is_open for _, is_open in lobbies)
        if waiting + await store.loose_challenges_of(me, now) >= MOST_OPEN:
            raise Refused(say("bot-too-many-open", n=MOST_OPEN))
        sure = isinstance(control, Open) and control.sure
        if not sure and not await store.finished(me, control.game):
            await interaction.answer_aside(unsure_sheet(control.game, interaction.language))
            return
        self._opened.check(me, now, _SOON)
        settings = await self.services.people.server(interaction.guild)
        terms = plain_terms(control.game, settings.clock)
        new = replace(await self._new(interaction, control.game), terms=terms)
        await self._challenges.add(new, Player(me, interaction.name), MOST_OPEN)
        newest = (await self._challenges.of(me, now))[0]
        await interaction.answer_aside(offer_sheet(newest, interaction.language))

    async def _new(self, interaction: Interaction, game: str) -> Challenge:
        """A challenge by this person to a game, without terms."""
        reader = await self._reader(interaction, [game])
        return Challenge(
            person=reader.person,
            game=game,
            terms=plain_terms(game, ""),
            language=reader.language,
            points=reader.points[game],
            guild=interaction.guild,
            channel=interaction.channel if interaction.guild else 0,
            opened=self.tables.now(),
        )

    # --- one's own -------------------------------------------------------------------------------

    @answers()
    async def _set(self, interaction: Interaction, control: SetTerm) -> None:
        me, now = interaction.user.id, self.tables.now()
        before = await self._challenges.own(control.challenge, me, now)
        after = _changed(before, control)
        if before.table is None:
            await self._challenges.change(before, after)
        else:
            async with self.tables.hold(before.table) as held:
                await self._set_lobby(held, before, after)
        shown = await self._challenges.own(control.challenge, me, now)
        await interaction.answer_aside(offer_sheet(shown, interaction.language))

    async def _set_lobby(self, held: Held, before: Challenge, after: Challenge) -> None:
        """Change a challenge that has a lobby. Whether the match is rated, and when one in direct
        messages begins, are the lobby's: the challenge follows it."""
        table, me = held.table, before.person
        if after.terms.casual != before.terms.casual:
            await held.save(lobby.set_casual(table, me, casual=after.terms.casual), None)
        elif after.terms.wanted != before.terms.wanted and table.reach == "direct":
            await held.save(lobby.set_wanted(table, after.terms.wanted, me), None)
        else:
            lobby.hosted_by(table, me)
            free = not complete(table, after.terms.wanted)
            await held.beside(lambda c: write(c, before, replace(after, free=free)))

    @answers()
    async def _withdraw(self, interaction: Interaction, control: Withdraw) -> None:
        me = interaction.user.id
        one = await self._challenges.own(control.challenge, me, self.tables.now())
        if not one.free:  # an old button: its match is about to begin, and the list says so
            await self._list(interaction, "")
            return
        await self._challenges.change(one, None)
        await self._list(interaction, "", say("bot-find-withdrawn"))


def _changed(one: Challenge, control: SetTerm) -> Challenge:
    """The challenge after this choice. Raises `Refused` if it is none."""
    value, terms = control.value, one.terms
    choices = {
        RATED: {YES: replace(terms, casual=False), NO: replace(terms, casual=True)},
        PROMPT: {YES: replace(terms, prompt=True), NO: replace(terms, prompt=False)},
        ANYONE: {YES: replace(terms, anyone=True), NO: replace(terms, anyone=False)},
        WANTED: {str(n): replace(terms, wanted=n) for n in GAMES[one.game].rules.seats},
    }
    reaches = {NO: None, str(NEAR): NEAR, str(ROUGHLY): ROUGHLY}
    if control.field == REACH and value in reaches:
        return one.ranged(reaches[value])
    if value not in choices.get(control.field, {}):
        raise Refused(say("bot-no-such-choice"))
    return replace(one, terms=choices[control.field][value])
