"""Runs tournaments: begins their rounds, opens and closes their tables, shows how they stand.

A tournament waits as a row with the moment at which somebody has to look at it (`due`). The owner
of its server takes one step and says when to look again. Each step is one transaction, or finds out
what a step before it has left behind: so it does not matter where a process dies.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import inf

from bot.cogs.tournaments import pairing
from bot.cogs.tournaments.events import Events, Threads
from bot.cogs.tournaments.notices import Notices
from bot.cogs.tournaments.opening import PairingTables
from bot.cogs.tournaments.result import ROUND_OVER, missed
from bot.cogs.tournaments.store.results import decide
from bot.cogs.tournaments.store.running import Running
from bot.cogs.tournaments.store.tournaments import TournamentStore
from bot.cogs.tournaments.tournament import Field, Pairing, Tournament
from bot.errors import Stale, Unreadable
from bot.live.held import Held
from bot.press.cog import Services
from bot.table.timer import Span, later
from games import GAMES
from games.core import Refused, Text, say

log = logging.getLogger(__name__)

LOOK = 2.0
"""Seconds between two looks for tournaments that have something to do."""
AT_A_TIME = 5
"""How many tables one look opens, how many threads it archives, and how many tournaments that are
over it shows anew (a deletion of data asks for up to a hundred): others wait meanwhile."""
SOON = 5.0
"""Seconds until it is looked again whether a match's last board is shown."""
RETRY = 20.0
"""Seconds until something is tried again that Discord did not take."""
LATER = 300.0
"""Seconds until something is tried again that failed for another reason."""
LIFE = 60 * 86_400.0
"""Seconds after which a tournament that nobody has begun is dropped."""
MOVED = 60.0
"""Seconds by which a round's end must have moved to be told."""

ENDINGS = {
    "removed": say("bot-ending-tournament-removed"),
    "void": say("bot-ending-tournament-cancelled"),
    "ruled": say("bot-ending-tournament-ruled"),
    "annulled": say("bot-ending-tournament-ruled"),
}
"""Results that end a running match -> what its table says."""


class Director:
    """Runs the tournaments of this process's servers."""

    def __init__(self, services: Services) -> None:
        self._services, self._tables = services, services.tables
        self._store = TournamentStore(services.store.engine)
        self._running = running = Running(services.store.engine)
        self._threads = Threads(services.client)
        self._notices = Notices(services, running, Events(services.client))
        self._opening = PairingTables(services, running, self._threads)

    async def tick(self) -> None:
        """Look at every tournament that is due."""
        here, now = self._tables.presence.here, self._tables.now()
        due = await self._running.due(now, here) if here else ()
        there = [one for one in due if self._services.channels.available(one.guild)]
        later = [one.id for one in there if one.stage == "over"][AT_A_TIME:]
        for tournament in there:
            if tournament.id not in later:
                await self._look(tournament)

    async def _look(self, tournament: Tournament) -> None:
        now, due = self._tables.now(), None
        try:
            due = await self._step(tournament.id)
        except (OSError, Stale, Unreadable) as error:
            log.warning("tournament %s: %s; trying again", tournament.id, error)
            due = now + RETRY
        except Refused as refused:  # the worker has too much to do, or the tournament is gone
            log.warning("tournament %s: %s", tournament.id, refused)
            due = now + LATER
        except Exception:
            log.exception("tournament %s", tournament.id)
            due = now + LATER
        await self._running.give(tournament, due)

    async def _step(self, id: int) -> float | None:
        """Do what there is to do. Returns when to look again; None: nothing is left to do."""
        field = await self._store.field(id)
        again = inf
        if field.tournament.stage == "open":
            again = await self._wait(field)
        elif field.tournament.stage == "playing":
            again = await self._play(field)
        again = min(again, await self._file(field))
        shown = await self._notices.show(await self._store.field(id))
        if shown is None:  # there was never anything to keep
            await self._running.drop(field.tournament)
        again = min(again, inf if shown is None else shown)
        return None if again == inf else again

    # --- rounds ----------------------------------------------------------------------------------

    async def _wait(self, field: Field) -> float:
        """Begin the first round when it is time to."""
        tournament, now = field.tournament, self._tables.now()
        if tournament.starts is None and now >= tournament.opened + LIFE:
            await self._running.over(tournament)
            return inf
        if tournament.starts is None or tournament.starts > now:
            return tournament.starts or tournament.opened + LIFE
        people, terms = len(field.people), tournament.terms
        if people < 2:
            await self._running.over(tournament)
            return inf
        rounds = 1 if terms.kind == "robin" else terms.rounds or pairing.rounds_for(people)
        known = any(one.level for one in field.entrants)
        if terms.computers and terms.kind == "swiss" and not known:
            await self._running.computer(tournament.id, terms.computers)
            field = await self._store.field(tournament.id)
        settled = replace(field.tournament, terms=replace(terms, rounds=rounds))
        await self._begin(replace(field, tournament=settled))
        return 0.0

    async def _play(self, field: Field) -> float:
        """Open what is to be opened, close what is over, and begin the next round, or end it."""
        tournament, now = field.tournament, self._tables.now()
        spans = [
            Span(span.since, min(span.until, now))  # nobody knows yet when one ends that goes on
            for span in self._tables.presence.spans(tournament.guild)
        ]
        ends = later(tournament.ends or now, spans, tournament.began or now)
        if ends - (tournament.ends or now) > MOVED:
            await self._put_off(field, ends)
            return 0.0
        if ends <= now and field.running:
            await self._time_over(field)
            return 0.0
        waiting = [one for one in field.running if one.table is None]
        faults = [await self._open(field, one) for one in waiting[:AT_A_TIME]]
        if fault := next(filter(None, faults), None):
            raise fault
        if field.running:
            return 0.0 if len(waiting) > AT_A_TIME else ends
        if tournament.round < tournament.terms.rounds and await self._begin(field):
            return 0.0
        await self._notices.won(field)
        await self._running.over(tournament)
        return 0.0

    async def _open(self, field: Field, one: Pairing) -> Exception | None:
        """Open a table. A fault is returned, so that it keeps no other table waiting."""
        try:
            await self._opening.open(field, one)
        except OSError:  # Discord or the network is away: the others would only meet the same
            raise
        except Exception as fault:  # noqa: BLE001 - raised once the others are open
            return fault
        return None

    async def _begin(self, field: Field) -> bool:
        """Begin the next round; False if there is nobody left to pair."""
        tournament, now = field.tournament, self._tables.now()
        entrants = [one for one in field.entrants if one.since <= tournament.round + 1]
        if tournament.terms.kind == "robin":
            pairs = pairing.everybody(entrants) if not tournament.round else ()
        else:
            paired = partial(pairing.paired, computer=bool(tournament.terms.computers))
            work = self._services.worker.do(-tournament.id, paired, entrants, field.pairings)
            pairs = await work
        if not pairs:
            return False
        swapped = GAMES[tournament.game].rules.swapped
        ends = now + tournament.terms.length
        await self._running.begin(tournament, pairs, now, ends, swapped=swapped)
        return True

    async def _put_off(self, field: Field, ends: float) -> None:
        """The bot was away: the round lasts longer, and its tables say so."""
        await self._running.put_off(field.tournament, self._tables.now(), ends)

        async def tell(held: Held) -> None:
            if (round := held.table.round) and held.table.alive:
                await held.save(held.table.changed(round=replace(round, ends=ends)), None)

        for one in field.running:
            if one.table:
                with suppress(Unreadable):
                    await self._tables.change(one.table, tell)

    async def _time_over(self, field: Field) -> None:
        """Close the tables that still play; whoever has used more time loses. What was never opened
        counts as a draw."""

        for one in field.running:
            if one.table:
                await self._close(one.table, ROUND_OVER)
                await self._make_up(one.table)
        left = (await self._store.field(field.tournament.id)).running
        await self._running.void(field.tournament, [one.id for one in left])

    async def _make_up(self, id: int) -> None:
        """Note the result of a match that is over, if a fault has lost it: what follows from a
        change can't stop it (`bot.live.live.Follows`)."""

        async def note(held: Held) -> None:
            if (round := held.table.round) and (result := missed(held.table)):
                await held.beside(partial(decide, round, result))

        with suppress(Unreadable):
            await self._tables.change(id, note)

    # --- threads ---------------------------------------------------------------------------------

    async def _file(self, field: Field) -> float:
        """Archive the threads of matches that are over, once the last board is shown there."""
        done, again, asked = list[Pairing](), inf, 0
        for one in field.pairings:
            if one.open or one.filed:
                continue
            if one.table and one.why in ENDINGS:
                # whoever removed or cancelled may have died before they closed it
                await self._close(one.table, ENDINGS[one.why])
            if one.table is None or one.id not in field.threads:
                done.append(one)
            elif asked == AT_A_TIME:
                again = 0.0
            elif await self._plays_on(one.table):
                continue  # its end is told, like every other one
            elif not await self._is_shown(one.table):
                again = min(again, self._tables.now() + SOON)
            elif await self._services.store.open_table(field.threads[one.id]) is not None:
                done.append(one)  # a rematch is played there
            else:
                await self._threads.file(field.threads[one.id])
                asked += 1
                done.append(one)
        if done:
            await self._running.filed(done)
        return again

    async def _close(self, table: int, ending: Text) -> None:
        """Close a match, if it is still open."""

        async def close(held: Held) -> None:
            if held.table.alive:
                await held.save(held.table.close(ending, self._tables.now()), None)

        with suppress(Unreadable):
            await self._tables.change(table, close)

    async def _plays_on(self, id: int) -> bool:
        """Is the match won, and played on against a computer?"""
        with suppress(Refused):
            return (await self._tables.look(id)).alive
        return False

    async def _is_shown(self, id: int) -> bool:
        """Does the table's channel show how it is, as far as Discord lets it?"""
        return await self._services.store.is_shown(id)
