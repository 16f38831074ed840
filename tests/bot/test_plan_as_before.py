"""The plan decides as the three algorithms of version 1.9 did, over random tables of all games."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from bot.live.tables import GONE
from bot.screen.plan import Edit, Operation, Post, Readers, Strip, Tokens, plan
from bot.screen.seen import NOTHING, Board, Dm, Gathering, Place
from bot.table import late, offers
from bot.table import lobby as lobbies
from bot.table.player import Player
from bot.table.reach import Reach
from bot.table.table import Table
from games import GAMES
from games.core import Refused
from tests.bot.decided import Decision, decided
from tests.bot.showing import CHANNEL, Paper
from tests.sample import sample

pytestmark = pytest.mark.lite

PEOPLE = [Player(id, f"P{id}", newcomer=id == 3) for id in (11, 12, 13, 14)]
REACHES: tuple[Reach, ...] = ("channel", "direct", "answers")
STEPS = 40
CASES = [(game, reach) for game in GAMES for reach in REACHES]


@dataclass
class Walk:
    """A table to which random things happen, and its messages."""

    table: Table
    random: Random
    paper: Paper = field(default_factory=Paper)

    def step(self) -> None:
        """Something happens, if it may; sometimes several things before anything is shown."""
        table, does = self.table, self.random.choice
        with suppress(Refused):
            if table.stage == "lobby":
                joins = [self._joins, self._joins, self._invites]
                self.table = does([*joins, self._leaves, self._starts])()
            elif table.stage == "playing":
                self.table = does([self._moves] * 8 + [self._offers, self._calls, self._ends])()
        if heard := self.paper.messages.heard:
            self.table = self.table.heard(heard)
            heard.clear()

    def looks(self) -> None:
        """What is known of readers and ways changes; something may be doubted, or tried again."""
        people = [player.id for player in PEOPLE]
        some = frozenset(self.random.sample(people, 2))
        messages = self.paper.messages
        notes = [note.message for note in (messages.board, *messages.untidy) if note]
        board = frozenset([messages.board.message] if messages.board else [])
        can = self.random.choice
        tokens = Tokens(
            frozenset(note for note in notes if can([True, False])),
            can([board, frozenset()]),
            can([True, False]),
        )
        languages = {people[0]: can(["en", "de"])}
        self.paper.readers = Readers(languages, some, can([True, True, False]), tokens=tokens)
        self.paper.deaf = can([(), (), (people[1],)])
        if can([True, False, False, False]):
            messages.refused.clear()
        if can([True, False, False, False]):
            messages.doubted([None, 0, 1, *people])

    # --- what happens ----------------------------------------------------------------------------

    def _joins(self) -> Table:
        if self.random.random() < 0.2:
            return lobbies.add_computer(self.table, "easy", self.table.host)
        return lobbies.join(self.table, self.random.choice(PEOPLE))

    def _invites(self) -> Table:
        guest = self.random.choice(PEOPLE)
        if self.table.invites(guest.id):
            return lobbies.decline(self.table, guest.id)
        return lobbies.invite(self.table, guest, self.table.host)

    def _leaves(self) -> Table:
        person = self.random.choice(PEOPLE).id
        if len(self.table.players) == 1:
            return self.table
        return lobbies.leave(self.table, person)

    def _starts(self) -> Table:
        return lobbies.start(self.table, self.table.host, self.random, 0.0)

    def _moves(self) -> Table:
        seat = self.random.choice(self.table.playing.state.acting)
        move = self.random.choice(self.table.playing.state.legal(seat))
        return self.table.play(seat, [move], 0.0)

    def _offers(self) -> Table:
        table, seat = self.table, self.random.randrange(len(self.table.players))
        if table.offer:
            return offers.answer(table, self.random.choice(table.asked), seat > 0, 0.0)
        if table.pause:
            return replace(table, pause=None).changed()
        makes = self.random.choice([offers.draw, offers.takeback])
        return makes(table, seat)

    def _calls(self) -> Table:
        table = self.table
        if self.random.random() < 0.3 and len(table.players) > 1 and not table.players[1].level:
            return late.stand_in(table, 1, 0.0)
        return table.calling(self.random.choice(table.players).id)

    def _ends(self) -> Table:
        if self.random.random() < 0.5:
            return self.table
        if self.random.random() < 0.3:
            return self.table.close(GONE, 0.0)
        return self.table.resign(self.random.randrange(len(self.table.players)), 0.0)


def begun(game: str, reach: Reach, random: Random) -> Walk:
    """A lobby that P11 has opened."""
    guild = 1 if reach != "channel" else 5
    lobby = Table(
        id=1,
        guild=guild,
        channel=CHANNEL,
        reach=reach,
        game_id=game,
        host=PEOPLE[0].id,
        players=(PEOPLE[0],),
    )
    return Walk(lobby, random)


@pytest.mark.parametrize("seed", sample(range(12), first=2))
@pytest.mark.parametrize(("game", "reach"), CASES)
def test_the_plan_decides_as_before(game: str, reach: Reach, seed: int) -> None:
    walk = begun(game, reach, Random(f"{game} {reach} {seed}"))
    for _ in range(STEPS):
        for _ in range(walk.random.choice([1, 1, 2])):
            walk.step()
        walk.looks()
        paper, table = walk.paper, walk.table
        seen = replace(paper.seen(table), revision=NOTHING)
        operations = list(plan(table, seen, paper.readers))
        assert sorted(map(brief, operations), key=str) == sorted(
            decided(table, paper.messages, paper.readers, 0.0), key=str
        )
        paper.shown = NOTHING
        paper.shows(table)
        assert reach == "answers" or not paper.next(table), "all is done, so nothing is left"
        if table.reach == "direct" and table.match:
            paper.messages.begun()


def brief(operation: Operation) -> Decision:
    """The operation as a decision of then."""
    where = operation.place and place(operation.place)
    match operation:
        case Post(Board(), target, pings):
            return "post", where, target.sheet.key, pings
        case Post(Dm(), target, _, silent):
            return "post", where, target.sheet.key, silent
        case Post(_, target):
            return "post", where, target.sheet.key
        case Edit(_, _, target):
            return "edit", where, target.sheet.key
        case Strip(None, old, sheet):
            return "strip", old.message, sheet.key
        case Strip(_, _, sheet, ends):
            return "farewell" if ends else "strip", where, sheet.key


def place(place: Place) -> object:
    match place:
        case Board():
            return "board"
        case Dm(seat):
            return seat
        case Gathering(person):
            return person
