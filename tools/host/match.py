"""Two people who play on whatever bot is there."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.table.ids import Moment, Step, parse
from local_discord import Channel, Message, Person, World
from tests.databases import found
from tests.e2e.driver import press_something, pressed

LOG = "SELECT ply, seat, move FROM log ORDER BY table_id, ply"


@dataclass
class Play:
    """A match in a channel."""

    world: World
    channel: Channel
    people: tuple[Person, Person]
    random: Random
    database: str

    @property
    def board(self) -> Message:
        """The newest message that everybody sees."""
        return [m for m in self.people[0].look(self.channel) if not m.ephemeral][-1]

    @property
    def log(self) -> list[tuple[object, ...]]:
        """The stored moves."""
        return found(self.database, LOG)

    async def begin(self, game: str) -> None:
        """Both sit down at a new table, and it starts."""
        anna, bob = self.people
        await anna.command("newgame", self.channel, game=game)
        await self._shows("join")
        await pressed(bob, self.board, "join")
        await self.world.settled()
        await pressed(anna, self.board, "start")
        await self.world.wait(lambda: self.mover)

    async def _shows(self, action: str) -> None:
        def shown() -> bool:  # it comes after the answer to /newgame, which only one person sees
            newest = [m for m in self.people[0].look(self.channel) if not m.ephemeral][-1:]
            buttons = (button for message in newest for button in message.buttons)
            return any((button.custom_id or "").endswith(f":{action}") for button in buttons)

        await self.world.wait(shown)

    @property
    def mover(self) -> Person | None:
        """Whoever has controls on the board."""
        moment = moment_of(self.board)
        if moment is None:
            return None
        [[person]] = found(
            self.database,
            f"SELECT person FROM seats WHERE table_id = {moment[0]} AND seat = {moment[1]}",
        )
        return next(p for p in self.people if p.id == person)

    async def play(self, moves: int) -> None:
        """Play so many moves, each stored and shown."""
        for _ in range(moves):
            person, count, board = self.mover, len(self.log), self.board
            assert person
            before = moment_of(board)
            await press_something(person, board, self.random)
            assert len(self.log) == count + 1
            await self._moved_on(before)

    async def _moved_on(self, before: tuple[int, int, int, int] | None) -> None:
        await self.world.wait(lambda: moment_of(self.board) not in (None, before))


def moment_of(message: Message) -> tuple[int, int, int, int] | None:
    """The moment (table, seat, moves, takebacks) of a message's controls; None without controls."""
    ids = [b.custom_id for b in message.buttons if b.custom_id]
    for id in [*ids, *(menu.custom_id for menu in message.selects)]:
        if isinstance(control := parse(id), Step) and isinstance(at := control.where, Moment):
            return at.table, at.seat, at.count, at.takebacks
    return None
