"""Tables at which two people press, and remember what was acknowledged, while the bot is killed."""

from __future__ import annotations

import json
import os
import re
import time
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from bot.table.ids import read_entry
from bot.times import SLOW
from local_discord import Channel, Message, Person, Violation, World
from tests.databases import found
from tests.e2e.driver import controls
from tests.e2e.process import BotProcess

LATE = ("unanswered", 10062, 10015, 50027)
"""What a press meets when the bot dies before or while it answers; and whoever asks for that answer
with a token that is too old by the world's clock, which is put forward."""
REPLACED = "REFERENCED_ATTACHMENT_NOT_FOUND"
"""A picture that an edit has replaced of which nobody has heard: it is asked for once more."""
KILLS = int(os.environ.get("KILLS", "2"))
"""How often; `make soak` asks for a hundred."""

Spot = tuple[int, int, int]
"""Table, seat, and how many moves the seat had made."""
GONE = ""
"""A move that was thrown away with what its seat had laid: it is in no log."""


def minded(world: World) -> list[Violation]:
    """What Discord minded, but for what kills bring with them."""
    return [v for v in world.violations if v.code not in LATE and REPLACED not in str(v)]


def place(custom_id: str) -> Spot:
    """What a control for a move is for."""
    table, seat, count = custom_id.split(":")[1:4]
    return int(table), int(seat), int(count)


def logs(database: str) -> Mapping[int, list[list[str]]]:
    """The moves that each of two seats has made, by table."""
    made = defaultdict[int, list[list[str]]](lambda: [[], []])
    for table, facts in found(database, "SELECT id, facts FROM tables"):
        for seat, moves in json.loads(facts).get("thrown", {}).items():
            made[table][int(seat)] += [GONE] * moves
    query = "SELECT table_id, seat, move FROM log ORDER BY table_id, ply"
    for table, seat, move in found(database, query):
        made[table][seat].append(move)
    return made


BEGINNING = re.compile(r"\+$|,$|^[^,]* [A-Z]$")
"""A control that leads on to others: whole words, or cut inside a square."""


@dataclass
class Played:
    """Five tables, the people at them, and what they pressed."""

    bot: BotProcess
    people: tuple[Person, Person]
    channels: dict[str, Channel]
    random: Random
    pressed: dict[Spot, set[str]] = field(default_factory=lambda: defaultdict(set))
    tables: dict[int, int] = field(default_factory=dict)
    """The newest table of each channel, by id."""
    acknowledged: set[Spot] = field(default_factory=set)
    deferred: set[Spot] = field(default_factory=set)
    """What was acknowledged early, and nothing shown for it by the bot's answer."""

    def board(self, channel: Channel) -> Message:
        """The newest message that everybody sees."""
        return [m for m in self.people[0].look(channel) if not m.ephemeral][-1]

    def dm(self, seat: int, table: int) -> Message | None:
        """The newest direct message about a table: each links to its channel."""
        person = self.people[seat]
        links = [f"/{c.id}" for c in self.channels.values() if self.tables[c.id] == table]
        for message in reversed(person.look(person.dm)):
            if any((b.url or "").endswith(tuple(links)) for b in message.buttons):
                return message
        return None

    def offered(self, seat: int, channel: Channel) -> tuple[Message, list[str], list[str]]:
        """The newest controls for a move that are this seat's, on the board or in its direct
        message."""
        table, board = self.tables[channel.id], self.board(channel)
        for message in filter(None, (board, self.dm(seat, table))):
            buttons, menus = (
                [id for id in ids if place(id)[:2] == (table, seat)] for ids in controls(message)
            )
            if buttons or menus:
                return message, buttons, menus
        return board, [], []

    def offers(self, label: str, channel: Channel) -> bool:
        """Can this be pressed on the newest message that everybody sees?"""
        seen = [m for m in self.people[0].look(channel) if not m.ephemeral]
        return bool(seen) and label in [b.label for b in seen[-1].buttons]

    async def open(self, channel: Channel, game: str) -> None:
        """Both sit down at a new table, and it starts."""
        (anna, bob), world = self.people, self.bot.world
        await anna.command("newgame", channel, game=game)
        await world.wait(lambda: self.offers("Join", channel))
        ids = (b.custom_id for b in self.board(channel).buttons if b.custom_id)
        self.tables[channel.id] = int(next(ids).split(":")[1])
        await bob.press(self.board(channel), "Join")
        await world.settled()
        form = (await anna.press(self.board(channel), "Options…")).modal
        assert form
        if sides := [field for field in form.fields if field.label == "Sides"]:
            await anna.submit(form, {"Sides": sides[0].control.data["options"][1]["value"]})
            await world.settled()
        await anna.press(self.board(channel), "Start")
        await world.settled()

    async def act(self, seat: int, channel: Channel) -> None:
        """Press on for as long as the bot answers and leads on; remember what it acknowledged."""
        person = self.people[seat]
        message, buttons, menus = self.offered(seat, channel)
        while buttons or menus:
            chosen = self.random.choice(buttons + menus)
            spot = place(chosen)
            began = time.monotonic()
            if chosen in buttons:
                entry = chosen.split(":", 4)[4]
                self.pressed[spot].add(read_entry(entry))
                reply = await person.press(message, chosen)
            else:
                options = next(s.options for s in message.selects if s.custom_id == chosen)
                entry = self.random.choice(options).value
                self.pressed[spot].add(read_entry(entry))
                reply = await person.choose(message, chosen, entry)
            took = time.monotonic() - began
            if reply.failed:
                return
            if message.ephemeral and reply.deferred:  # it goes when the move is stored
                if message.deleted:
                    self.acknowledged.add(spot)
                return
            message = reply.message or message
            labels = [b.label for b in message.buttons]
            if "Play it anyway" in labels:  # there may be no move without a warning
                sure = (b.custom_id for b in message.buttons if b.label == "Play it anyway")
                buttons, menus = [id for id in sure if id], []
                continue
            if "Back" not in labels:
                played = not BEGINNING.search(entry)  # of which the first step may be shown anew
                if not (played and (reply.updated or message.buttons)):
                    return  # it was refused, in words
                early = reply.deferred and not reply.updated and took >= SLOW  # shows no success
                (self.deferred if early else self.acknowledged).add(spot)
                return
            buttons, menus = controls(message)

    def log(self, table: int) -> list[list[str]]:
        return logs(self.bot.database)[table]

    def check_nothing_lost(self) -> None:
        """Whatever was acknowledged is in the log, and nothing that nobody pressed."""
        for table, seat, count in self.acknowledged:
            moves = self.log(table)[seat]
            assert len(moves) > count, f"table {table} forgot move {count} of seat {seat}"
            assert moves[count] in {GONE, *self.pressed[table, seat, count]}

    def shown(self, channel: Channel) -> bool:
        """Are people's newest controls for the position that is stored?"""
        moves = self.log(self.tables[channel.id])
        mine = [self.offered(seat, channel) for seat in range(2)]
        return all(
            place(id)[2] == len(moves[seat])
            for seat, (_, buttons, menus) in enumerate(mine)
            for id in buttons + menus
        )
