"""Discord, the database, processes with supervisors, and people; and what must be true of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from bot.data.absences import Shard
from bot.table.ids import Control, Moment, Step
from bot.table.reach import DIRECT
from tests.simulation import checks
from tests.simulation.discord import Channel, Discord, Message, Pressed
from tests.simulation.loop import Loop, Time
from tests.simulation.process import Process
from tests.simulation.sheets import Small
from tests.simulation.store import Database, Saved

PEOPLE = (11, 12, 13)
BEGAN = 1_790_000_000.0
FORGETS = 12.0
"""After which the database drops the session of a process that stands still."""
GUILDS = (2 << 22, 3 << 22)
"""A server of each of two shards."""
ELSEWHERE = 300
"""A channel where the bot is not."""
SILENCE = 20.0
"""The longest that a request waits for an answer."""
MOVES = 0.7
"""How often somebody who can move does so, instead of anything else."""
PROMPT = 6.0
"""Seconds within which a change is shown wherever nothing is wrong."""


class World:
    """One run. `several`: does each shard have a process of its own?"""

    def __init__(self, seed: int, *, several: bool) -> None:
        self.random = Random(seed)
        self.pace = 0.2 if seed % 4 == 3 else 0.004
        """Seconds that the way to the database takes."""
        self.time = Time()
        self.discord = Discord(self.now)
        self.database = Database()
        self.of = 2 if several else 1
        self.processes = list[Process]()
        self.armed = list[tuple[str, str]]()
        """What goes wrong with the next requests: the line, and how; empty for nothing."""
        self.bad = dict[int, str]()
        """The channels about which every request goes wrong, and how."""
        self.bad_since = 0.0
        self.outage = 0.5
        """Seconds until a process that has died is started again."""
        self.away = self.calm = False
        """Is the database away? Has nothing gone wrong but in bad channels?"""
        self.wrong = self.discord.wrong
        """What was seen that must not be."""
        self.acked = set[int]()
        self.gaps = dict[int, list[list[float]]]()
        """By shard, since and until when nobody served it."""
        self.told: Callable[[str], None] | None = None
        """Is told what happens, in words."""
        self.first = dict[tuple[int, Any], float]()
        """By table and moment of its match, when a message first showed it to all."""
        self._told = Counter[Any]()
        self._posted = Counter[Any]()
        self.tainted = dict[int, int]()
        """By table, the revision at which a process without the lock may have shown an old one."""
        self.discord.watchers.append(self._seen)
        self.database.watchers.append(self._saved)
        self.database.noted = self._noted
        for n, guild in enumerate(GUILDS):
            for channel in (100 + n, 200 + n):
                self.discord.channels[channel] = Channel(channel, guild)
        self.discord.channels[ELSEWHERE] = Channel(ELSEWHERE, bot=False)
        for person in PEOPLE:
            self.discord.direct(person)
        for number in range(self.of):
            self.start([Shard(number, self.of)])

    def now(self) -> float:
        """Seconds since 1970."""
        return BEGAN + self.time.now

    def shard(self, guild: int) -> Shard:
        """The one that has this server."""
        return Shard((guild >> 22) % self.of, self.of)

    def tell(self, *words: object) -> None:
        if self.told:
            self.told(" ".join(map(str, (f"{self.time.now:9.3f}", *words))))

    # --- processes -------------------------------------------------------------------------------

    def start(self, shards: list[Shard]) -> None:
        self.tell("starts", shards)
        self.processes.append(Process(self, shards))

    def close(self) -> None:
        for process in self.processes:
            process.loop.kill()

    def serves(self, process: Process, serving: bool) -> None:
        """A process begins or ends to serve its shards."""
        for shard in process.shards:
            gaps = self.gaps.setdefault(shard.number, [])
            if serving and gaps and len(gaps[-1]) == 1:
                gaps[-1].append(self.now())
            elif not serving and not (gaps and len(gaps[-1]) == 1):
                gaps.append([self.now()])

    def serving(self, guild: int) -> Process | None:
        """The process that hears a server's interactions."""
        able = [p for p in self.processes if p.up and any(s.has(guild) for s in p.shards)]
        awake = [p for p in able if not p.loop.still]
        return next(reversed(awake or able), None)

    def served(self) -> bool:
        """Does a process serve each shard?"""
        able = {s.number for p in self.processes if p.up and not p.loop.still for s in p.shards}
        return len(able) == self.of and not self.away

    def dies(self, loop: Loop) -> None:
        """This process is killed now; a supervisor starts it again."""
        for process in [p for p in self.processes if p.loop is loop]:
            self.ends(process)

    def ends(self, process: Process) -> None:
        self.tell("dies", process.shards)
        process.loop.dead = True
        self.database.dropped(process.session)
        self.processes.remove(process)
        self.time.later(0.0, process.loop.kill)
        if not any(set(p.shards) & set(process.shards) for p in self.processes):
            self.serves(process, False)
            self.time.later(self.outage, self.start, process.shards)
            self.bad_since = 0.0
        self.outage = 0.5

    def stands(self, process: Process, seconds: float) -> None:
        """A process stands still for a while; if that is long, another one takes over."""
        self.tell("stands still", process.shards, seconds)
        process.loop.still = True
        if process.session in self.database.locks.values():
            self.serves(process, False)

        def forgotten() -> None:
            if process.loop.still and process in self.processes:
                self.database.dropped(process.session)
                self.start(process.shards)

        def wakes() -> None:
            self.tell("wakes", process.shards)
            process.spared = True
            process.loop.wake()
            if process.session in self.database.locks.values():
                self.serves(process, True)

        if seconds > FORGETS:
            self.time.later(FORGETS, forgotten)
        self.time.later(seconds, wakes)

    def goes_away(self, seconds: float) -> None:
        """The database goes away, and with it all sessions."""
        self.away = True
        self.database.locks.clear()
        for process in self.processes:
            process.loop.call_soon(process.lost)
        self.time.later(seconds, setattr, self, "away", False)

    def opens(self, channel: Channel) -> None:
        """The bot may write in a channel again, and its processes hear of that."""
        channel.shut = channel.full = False
        there = [id for id, row in self.database.rows.items() if row.table.channel == channel.id]
        if process := self.serving(channel.guild):
            process.allowed(there)

    def notifies(self, process: Process, table: int, payload: str) -> None:
        """A process tells the others something; that may be lost."""
        for other in self.processes:
            if other is not process and self.random.random() < 0.9:
                for heard in other.store.heard:
                    other.loop.call_soon(heard, table, payload)

    def fault(self, line: str, where: int) -> str:
        """What goes wrong with the next request."""
        if line == "database" and self.away:
            return "refused"
        if where in self.bad:
            return self.bad[where]
        for n, (which, how) in enumerate(self.armed):
            if which == line:
                del self.armed[n]
                if how:
                    self.tell("fault", line, how)
                return how
        return ""

    def channel(self, pressed: Pressed) -> Channel:
        """Where it happened."""
        return self.discord.channels[pressed.channel]

    # --- people ----------------------------------------------------------------------------------

    def presses(self, person: int, pick: float, old: bool) -> None:
        """Somebody presses something that they see, or saw a moment ago; 0: whoever can move."""
        if not person:
            able = [id for id in PEOPLE if self._theirs(id, self._buttons(id, old))]
            person = (able or PEOPLE)[int(pick * len(able or PEOPLE))]
        buttons = self._buttons(person, old)
        theirs = self._theirs(person, buttons)
        if theirs and pick * 97 % 1 < MOVES:
            buttons = theirs
        if buttons:
            message, control = buttons[int(pick * 89 % 1 * len(buttons))]
            self.tell("presses", person, _short(message), control)
            self.interacts(person, message.channel, message, control)

    def _buttons(self, person: int, old: bool) -> list[tuple[Message, Control]]:
        if old:
            return [(m, c) for m in self.discord.seen(person) for c in m.posted.controls]
        seen = [m for m in self.discord.seen(person) if m.sheet.controls]
        return [(m, c) for m in seen[-3:] for c in m.sheet.controls]

    def _theirs(
        self, person: int, buttons: Sequence[tuple[Message, Control]]
    ) -> list[tuple[Message, Control]]:
        return [(m, c) for m, c in buttons if isinstance(c, Step) and self._moves(person, c)]

    def _moves(self, person: int, step: Step[Moment]) -> bool:
        """Is it their own move?"""
        players = self.database.rows[step.where.table].table.players
        return step.where.seat < len(players) and players[step.where.seat].id == person

    def interacts(
        self, person: int, channel: int, message: Message | None, control: Any
    ) -> Pressed:
        """An interaction, and its way to the bot."""
        pressed = self.discord.press(person, channel, message, control)
        there = self.discord.channels[channel]
        by = there.guild or DIRECT if there.bot else GUILDS[(pressed.id >> 22) % 2]
        for _ in range(1 + (self.random.random() < 0.03)):  # Discord may bring it twice
            self.time.later(0.1, self._brings, by, pressed)
        return pressed

    def _brings(self, guild: int, pressed: Pressed) -> None:
        if process := self.serving(guild):
            process.hear(pressed)

    def acknowledged(self, press: int) -> None:
        """Somebody is told that what they did is done."""
        if press not in self.database.presses:
            self.wrong.append(f"press {press} was answered before it was stored")
        self.acked.add(press)

    # --- what must be true at any time ------------------------------------------------------------

    def _seen(self, what: str, message: Message, by: object) -> None:
        sheet = message.sheet
        self.tell(what, _short(message), sheet.place, sheet.table, sheet.moment, sheet.shows)
        told = (sheet.table, sheet.place, sheet.moment)
        if sheet.shows and not message.only:
            self.first.setdefault((sheet.table, sheet.moment[:2]), self.now())
        if sheet.place.startswith("lobby"):  # somebody who was there before may come back
            for other in [t for t in self._posted if t[:2] == told[:2] and t != told]:
                del self._posted[other]
                for person in PEOPLE:
                    del self._told[person, other]
        if what == "edit" or message.only or self._deleted(told):
            return
        if self.discord.channels[message.channel].bot:
            self._new(message, told)

    def _new(self, message: Message, told: Any) -> None:
        """A new message; where the bot is not, nothing keeps it from being posted twice."""
        if message.sheet.shows:
            self._posted[told] += 1
            if self._posted[told] > 1:
                self.wrong.append(f"posted twice: {told}")
        for person in message.notified:
            self._told[person, told] += 1
            if self._told[person, told] > 1:
                self.wrong.append(f"{person} was notified twice: {told}")

    def _deleted(self, told: Any) -> bool:
        gone = (m.posted for m in self.messages() if m.gone)
        return told in [(s.table, s.place, s.moment) for s in gone]

    def _saved(self, saved: Saved) -> None:
        self.tell("stores", saved.press, saved.after.id, saved.after.revision)
        table = saved.after
        if saved.over is not saved.before and saved.over.revision != saved.before.revision:
            self.wrong.append(f"a change was stored over another one: table {table.id}")
        if saved.press in [s.press for s in self.database.saved[:-1] if s.press is not None]:
            self.wrong.append(f"press {saved.press} was stored twice")
        self.wrong += checks.hurried(self, saved)
        if self.calm and self.now() - self.bad_since > SILENCE:
            self.time.later(PROMPT, self._prompt, table.id, table.revision, self.bad)

    def _prompt(self, id: int, revision: int, bad: object) -> None:
        """Nothing waits for what goes wrong elsewhere. (At a table, the board waits for one try of
        each direct message.)"""
        table = self.database.rows[id].table
        own = {table.channel, *(self.discord.direct(player.id) for player in table.players)}
        own |= {m.channel for m in self.messages() if m.sheet.table == id}  # also who was invited
        if bad is not self.bad or (own & {*self.bad} and "silent" in self.bad.values()):
            return
        if table.revision == revision and table.reach != "answers":
            for why in checks.faults(self, table):
                self.wrong.append(f"not within {PROMPT} s: {why}")

    def _noted(self, table: int, session: object, of: int) -> None:
        if not self.database.holds(table, session, of):
            self.wrong.append(f"table {table} was noted without its lock")

    def sends(self, process: Process, sheet: Small) -> None:
        """A process is about to change what Discord shows of a table."""
        table = self.database.rows[sheet.table].table
        holder = self.database.locks.get(self.shard(table.guild).number)
        if holder is not process.session:
            if not process.spared:
                self.wrong.append(f"table {table.id} was shown without its lock")
            process.spared = False
            self.tainted[table.id] = table.revision

    # --- what must be true once nothing happens any more ------------------------------------------

    def messages(self) -> Iterator[Message]:
        for channel in self.discord.channels.values():
            yield from channel.messages

    def unsettled(self) -> list[str]:
        """What is not as it should be."""
        found = [
            why for row in self.database.rows.values() for why in checks.faults(self, row.table)
        ]
        lost = [press for press in self.acked if press not in self.database.presses]
        found += [f"press {press} is lost" for press in lost]
        for process in self.processes:
            found += process.left()
            found += [f"nobody caught {fault}" for fault in process.loop.faults]
        return found


def _short(message: Message) -> int:
    return message.id % 10**9
