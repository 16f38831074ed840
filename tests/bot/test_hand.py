"""The hand: what is done when Discord refuses something, and by what way. What a lost answer or a
crash leaves behind is tried in `tests/simulation`."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.data.store import Store
from bot.errors import NotReachable, NoWay, Rejected
from bot.live.background import Background
from bot.live.hands import Hands
from bot.live.live import Live
from bot.live.looks import Looks
from bot.live.tables import Tables
from bot.message.parts import Sheet
from bot.screen.marks import Mark, mark
from bot.screen.plan import Post, Readers, Tokens, plan
from bot.screen.seen import Board, Dm, Gathering, Posted, Seen
from bot.screen.stored import read
from bot.screen.ways import Sent, Token, Ways
from bot.table import late, reach
from bot.table import lobby as lobbies
from bot.table.table import Table
from games.core import Refused
from local_discord.patience import LONG
from tests.bot.matches import move, seated

ANNA, BOB = 1, 2
CHANNEL, DMS = 7, 1000
OPEN, SECRET = "graveyard_shift", "pointsweeper"
FORBIDDEN = NotReachable("403 50013 Missing Permissions", code=50013)
UNANSWERED = NotReachable("404 10015 Unknown Webhook", code=10015)
CLOSED = NotReachable("403 50007 Cannot send messages to this user", code=50007)
DELETED = NotReachable("404 10008 Unknown Message", code=10008)
GONE = NotReachable("404 10003 Unknown Channel", gone=True, code=10003)


@dataclass
class Discord:
    """A very small Discord, which does what it is told or fails as it is told."""

    done: list[str] = field(default_factory=list)
    messages: dict[int, Sent] = field(default_factory=dict)
    fails: dict[str, list[Exception]] = field(default_factory=dict)
    """By what is done there: the next failures."""
    holds: dict[str, asyncio.Event] = field(default_factory=dict)
    """What waits for this."""
    ids: itertools.count[int] = field(default_factory=lambda: itertools.count(100))

    async def _do(self, what: str) -> None:
        if what in self.holds:
            await self.holds[what].wait()
        if self.fails.get(what):
            raise self.fails[what].pop(0)
        self.done.append(what)

    async def dm_of(self, person: int) -> int:
        assert person > 0, "a computer"
        return DMS + person

    async def post(self, channel: int, sheet: Sheet, mark: Mark) -> Sent:
        calls = "".join(f" @{person}" for person in sheet.pings)
        await self._do(f"post {channel}")
        sent = Sent(channel, next(self.ids), mark.id)
        self.done[-1] += calls
        self.messages[sent.message] = sent
        return sent

    async def change(self, old: Posted, sheet: Sheet) -> int | None:
        await self._do(f"change {old.message}")
        return 0 if old.message in self.messages else None

    async def newer(self, channel: int, than: int) -> Sequence[Sent]:
        return [it for it in self.messages.values() if it.channel == channel and it.message > than]

    async def follow_up(self, token: str, sheet: Sheet, mark: Mark) -> Sent | None:
        raise AssertionError

    async def change_by(self, token: str, message: int, old: Posted, sheet: Sheet) -> int | None:
        self.done.append(f"change {message or 'the original answer'} by {token}")
        return 0

    async def original(self, token: str) -> Sent | None:
        await self._do(f"look at {token}")
        return None


@dataclass
class Press:
    """An interaction that is lent."""

    message: int
    discord: Discord
    id: int = 5
    token: str = "token"
    channel: int = CHANNEL
    person: int = ANNA
    alt: str = ""
    public: bool = True
    changes: bool = True
    posts: bool = True
    original: int = 0
    answered: bool = False

    async def acknowledge(self) -> None:
        self.answered = True
        self.discord.done.append("acknowledge")

    async def change(self, old: Posted, sheet: Sheet) -> int | None:
        what = "by the token" if self.answered else "as the answer"
        self.answered = True
        self.discord.done.append(f"change {old.message} {what}")
        return 0

    async def give(self, sheet: Sheet, mark: Mark) -> Sent | None:
        return Sent(self.channel, 77, mark.id)


class House:
    """A process with its hands, on a small Discord. Nothing waits longer than a moment."""

    def __init__(self, store: Store) -> None:
        self.store, self.discord, self.time = store, Discord(), 1000.0
        self.tables = Tables(store, lambda: self.time, Random(1))
        self.background, self.excused = Background(), list[str]()
        ways = Ways(self.discord, self.tables.now)
        self.hands = Hands(self.tables, ways, self.read, self.background, self.excuse)
        self.looks = Looks(self.tables, self.hands, self.background)
        self.hands.retries = (0.0,)
        self.hands.noting.flush = 0.0

    async def read(self, table: Table, seen: Seen) -> Readers:
        return Readers()

    async def excuse(self, table: Table, error: NotReachable, nonce: str) -> None:
        self.excused.append(nonce)

    async def begin(self, game: str = OPEN) -> tuple[Live, int]:
        """A match, shown as it is, and its board's message. The first to move sits first."""
        made = await self.tables.create(seated(game, ANNA, BOB, guild=1, channel=CHANNEL), 1)
        await self.change(made.id, _begun)
        if game == SECRET:  # the first turn chooses something that all may see
            await self.move()
            await self.move()
        self.discord.done.clear()
        live = await self.tables.live(made.id)
        return live, live.seen.now[Board()].message

    async def press(
        self, message: int, step: str | None = None, *, fresh: bool = True, **how: Any
    ) -> None:
        await self.hands.lend(1, Press(message, self.discord, **how), step, fresh=fresh)
        await self.settled()

    async def change(self, id: int, change: Callable[[Table], Table]) -> None:
        async with self.tables.hold(id) as held:
            await held.save(change(held.table), None)
        await self.settled()

    async def move(self, *, wait: bool = True) -> None:
        async with self.tables.hold(1) as held:
            await held.save(move(held.table, 0.0), None)
        if wait:
            await self.settled()

    async def settled(self) -> None:
        await self.hands.settled()
        await until(lambda: not self.background._tasks)

    async def heir(self) -> House:
        """The next process: this one is dead, whatever it has not noted is lost."""
        self.tables.presence.holds = lambda: False
        heir = House(Store(self.store.engine))
        heir.discord.messages, heir.discord.ids = self.discord.messages, self.discord.ids
        await heir.looks.resume()
        await heir.hands.settled()
        return heir


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not condition():  # noqa: ASYNC110 - of many kinds
            await asyncio.sleep(0)  # in turn with the database's thread


def _begun(table: Table) -> Table:
    begun = lobbies.start(table, ANNA, Random(1), 0.0)
    return begun if begun.to_move == (0,) else replace(begun, players=begun.players[::-1])


@pytest_asyncio.fixture
async def house(store: Store) -> AsyncIterator[House]:
    house = House(store)
    yield house
    await house.background.close()


def acting(live: Live) -> int:
    return live.table.players[live.table.to_move[0]].id


# --- the ways -------------------------------------------------------------------------------------


async def test_a_press_is_answered_by_taking_the_controls_off_its_board(house: House) -> None:
    live, board = await house.begin()
    await house.move(wait=False)
    await house.press(board)
    posted = f"post {CHANNEL} @{acting(live)}"
    assert house.discord.done == [f"change {board} as the answer", posted]
    assert live.settled == live.shown == live.table.revision
    assert live.tokens == []


@pytest.mark.parametrize("said", [False, True])
async def test_where_nothing_can_be_posted_the_old_board_shows_the_turn(
    house: House, said: bool
) -> None:
    """Whatever Discord has said beforehand: below it people can go on."""
    live, board = await house.begin("bushwhacked")
    house.discord.fails[f"post {CHANNEL}"] = [FORBIDDEN]
    await house.move(wait=False)
    await house.press(board, posts=said)
    first = f"change {board} as the answer" if said else "acknowledge"
    assert house.discord.done == [first, f"change {board} by the token"]
    assert live.refused
    for step in ("place A", ""):
        await house.press(board, step)
        assert house.discord.done.pop() == f"change {board} as the answer"
    await house.looks.again([1])
    await house.settled()
    posted = f"post {CHANNEL} @{acting(live)}"
    assert house.discord.done[2:] == [posted, f"change {board} by the token"]
    assert live.settled == live.table.revision


async def test_where_nothing_can_be_changed_either_that_is_tried_once_until_permissions_change(
    house: House,
) -> None:
    _, board = await house.begin()
    house.discord.fails[f"post {CHANNEL}"] = [FORBIDDEN, FORBIDDEN]
    house.discord.fails[f"change {board}"] = [OSError(), FORBIDDEN]
    await house.move()
    await house.change(1, lambda table: table.changed())
    assert house.discord.done == []
    await house.looks.again([1])  # it sees the channel again, but may not write
    await house.settled()
    assert house.discord.done == [f"change {board}"]
    assert not any(house.discord.fails.values())
    assert len(house.excused) == 2


async def test_within_a_turn_the_pressed_message_is_the_answer(house: House) -> None:
    live, _ = await house.begin(SECRET)
    dm = live.seen.now[Dm(live.table.to_move[0])].message
    await house.move(wait=False)
    await house.press(dm, channel=DMS + ANNA)
    assert house.discord.done[0] == f"change {dm} as the answer"


async def test_while_the_hand_is_busy_a_press_is_acknowledged_and_its_token_used(
    house: House,
) -> None:
    live, board = await house.begin()
    held = house.discord.holds[f"post {CHANNEL}"] = asyncio.Event()
    await house.move(wait=False)
    await until(lambda: live.busy)
    press = Press(board, house.discord)
    await house.hands.lend(1, press)
    assert house.discord.done == ["acknowledge"]
    held.set()
    await house.settled()
    assert house.discord.done[-1] == f"change {board} by the token"


async def test_a_step_is_shown_on_the_message_until_the_table_changes(house: House) -> None:
    _, board = await house.begin("bushwhacked")
    await house.hands.lend(1, Press(board, house.discord), "place A")
    assert house.discord.done == [f"change {board} as the answer"]
    await house.settled()
    assert len(house.discord.done) == 1
    await house.change(1, lambda table: table.changed())
    assert house.discord.done[1:] == [f"change {board} by the token"]


async def test_a_press_that_finds_its_message_outdated_has_it_put_right(house: House) -> None:
    _, board = await house.begin()
    await house.hands.lend(1, Press(board, house.discord), fresh=False)
    assert house.discord.done == [f"change {board} as the answer"]
    await house.press(1, fresh=False)  # a message that nobody knows
    assert house.discord.done[1:] == ["change 1 as the answer"]


async def test_another_processes_press_is_told_to_the_owner(house: House) -> None:
    (live, board), heard = await house.begin(), list[str]()

    async def notify(table: int, told: str) -> None:
        heard.append(told)

    house.store.notify = notify  # type: ignore[method-assign]
    house.tables.presence.holds = lambda: False
    await house.move(wait=False)
    await house.hands.lend(1, Press(board, house.discord), fresh=False)
    assert house.discord.done == ["acknowledge"]
    assert json.loads(heard[0]) == {"guild": 1}
    house.tables.presence.holds = lambda: True
    for payload in heard:
        house.store.heard[0](1, payload)
    await house.settled()
    assert live.settled == live.table.revision
    assert len(house.discord.done) == 3


# --- what fails -----------------------------------------------------------------------------------


async def test_closed_direct_messages_are_told_by_the_board_and_asked_once(house: House) -> None:
    live, _ = await house.begin(SECRET)
    other = live.table.players[1 - live.table.to_move[0]].id
    house.discord.fails[f"post {DMS + other}"] = [CLOSED]
    await house.move()
    assert house.discord.done[-1] == f"post {CHANNEL} @{other}"
    await house.change(1, lambda table: table.changed())
    assert f"post {DMS + other}" not in house.discord.done
    house.time += 61
    house.tables.visit(1, other)
    await house.settled()
    assert f"post {DMS + other}" in house.discord.done
    assert all(player.reachable for player in live.table.players)


async def test_what_discord_calls_wrong_waits_for_the_next_revision_or_ten_minutes(
    house: House,
) -> None:
    live, _ = await house.begin()
    wrong = house.discord.fails[f"post {CHANNEL}"] = [Rejected("400"), Rejected("400")]
    await house.move(wait=False)
    await until(lambda: len(wrong) < 2)
    house.tables.visit(1, ANNA)
    await asyncio.sleep(0.01)
    assert len(wrong) == 1
    [wait] = live.waits.values()
    wait.until = 0.0
    live.wake.set()
    await until(lambda: not wrong)
    await house.change(1, lambda table: table.changed())
    assert live.settled == live.table.revision


async def test_what_is_refused_is_told_once_and_tried_with_the_next_turn(house: House) -> None:
    live, board = await house.begin()
    house.discord.fails[f"post {CHANNEL}"] = [FORBIDDEN, FORBIDDEN]
    await house.move()
    assert (live.refused, len(house.excused)) == (True, 1)
    assert live.shown < live.table.revision
    assert await house.store.to_show(()) == []
    await house.change(1, lambda table: table.changed())
    assert house.discord.done == [f"change {board}"]  # once
    await house.move()
    assert len(house.excused) == 2
    assert house.excused[-1] == ""  # they know
    await house.looks.again([1])
    await house.settled()
    assert not live.refused
    assert live.settled == live.table.revision
    house.discord.fails[f"post {CHANNEL}"] = [FORBIDDEN]
    await house.move()
    assert len(house.excused) == 3
    assert house.excused[-1] != ""  # it was shown meanwhile, so they don't


async def test_what_discord_did_not_take_is_tried_at_once_when_somebody_comes(house: House) -> None:
    live, _ = await house.begin()
    house.hands.retries = (3600.0,)
    house.discord.fails[f"post {CHANNEL}"] = [OSError()]
    await house.move(wait=False)
    await until(lambda: bool(live.waits) and not live.busy)
    assert house.discord.done == []
    house.tables.visit(1, BOB)
    await until(lambda: live.shown == live.table.revision)
    assert house.discord.done[0] == f"post {CHANNEL} @{acting(live)}"


async def test_a_table_whose_channel_is_gone_closes(house: House) -> None:
    live, board = await house.begin()
    house.discord.fails[f"post {CHANNEL}"] = [GONE]
    house.discord.fails[f"change {board}"] = [GONE] * 3
    await house.move()
    assert live.table.stage == "closed"
    assert live.shown == live.table.revision
    assert house.excused == []


async def test_a_channel_of_a_server_that_is_unavailable_is_not_gone(house: House) -> None:
    """Discord may know none of its channels then."""
    live, board = await house.begin()
    house.hands.unavailable = lambda guild: True
    for what in (f"change {board}", f"post {CHANNEL}"):
        house.discord.fails[what] = [GONE] * 3
    await house.move()
    assert live.table.stage == "playing"
    assert house.discord.done[-1] == f"change {board}"  # it loses its controls in the end
    assert live.settled == live.table.revision


async def test_a_table_whose_server_has_removed_the_bot_is_not_said_to_wait(house: House) -> None:
    live, board = await house.begin()
    for what in (f"change {board}", f"post {CHANNEL}"):
        house.discord.fails[what] = [FORBIDDEN] * 3
    await house.tables.close([1], reach.GONE)
    await house.settled()
    assert live.shown == live.table.revision
    assert house.excused == []


async def test_a_post_deleted_before_anybody_heard_of_it_is_posted_anew(house: House) -> None:
    """Under its nonce, Discord says only that there is no such message (discord-api-docs#6647). If
    it said so of each, nothing else would be asked of it."""
    live, _ = await house.begin()
    number = live.seen.number(Board())
    house.hands.retries = (0.0, 3600.0)
    house.discord.fails[f"post {CHANNEL}"] = [ConnectionError(), DELETED]
    await house.move(wait=False)
    await until(lambda: live.seen.number(Board()) > number and not live.busy)
    assert house.discord.done == []
    house.tables.visit(1, BOB)
    await house.settled()
    assert house.discord.done[0] == f"post {CHANNEL} @{acting(live)}"
    assert live.settled == live.table.revision
    assert live.seen.number(Board()) == number + 2
    assert house.excused == []


async def test_a_deleted_board_is_posted_again(house: House) -> None:
    live, board = await house.begin()
    del house.discord.messages[board]
    await house.hands.doubt(live, Board())
    await house.settled()
    assert house.discord.done[-1] == f"post {CHANNEL} @{acting(live)}"
    assert live.seen.passed == ()


# --- what a crash leaves --------------------------------------------------------------------------


async def test_nothing_is_looked_for_with_a_computer(house: House) -> None:
    live, _ = await house.begin(SECRET)
    house.tables.presence.holds = lambda: False
    await house.change(1, lambda table: late.stand_in(table, 1, 0.0))
    heir = await house.heir()
    again = await heir.tables.live(1)
    assert again.table.players[1].level
    assert again.settled == again.table.revision > live.settled


async def test_a_settled_table_is_left_alone_by_the_next_process(house: House) -> None:
    await house.begin()
    heir = await house.heir()
    assert heir.discord.done == []


async def test_one_post_is_written_down_before_the_next_there(house: House) -> None:
    live, _ = await house.begin()
    house.hands.noting.flush = 3600.0
    numbers, note = list[int](), house.store.note

    async def noting(notes: Any) -> None:
        numbers.extend(_number(it.messages) for it in notes.values())
        await note(notes)

    house.store.note = noting  # type: ignore[method-assign]
    for fails in ([], [], [], [ConnectionError(), DELETED]):
        house.discord.fails[f"post {CHANNEL}"] = fails
        await house.move(wait=False)
        await until(lambda: live.settled == live.table.revision)
    assert numbers == [3, 4, 5, 6]


def _number(messages: str) -> int:
    return read(messages).number(Board())


# --- in direct messages ---------------------------------------------------------------------------


async def test_a_match_begins_once_everybodys_message_has_arrived(house: House) -> None:
    lobby = seated(OPEN, ANNA, BOB, channel=0, reach="direct", wanted=2)
    house.discord.fails[f"post {DMS + BOB}"] = [CLOSED]
    made = await house.tables.open_direct(lobby, 1)
    await house.settled()
    live = await house.tables.live(made.id)
    assert live.table.stage == "lobby"
    assert [player.reachable for player in live.table.players] == [True, False]
    house.time += 11
    house.tables.visit(made.id, BOB)
    await house.settled()
    assert (await house.tables.look(made.id)).stage == "playing"
    assert {Dm(0), Dm(1)} <= live.seen.now.keys()


async def test_whoever_could_not_be_written_to_is_named_no_more_once_they_have_left(
    house: House,
) -> None:
    lobby = seated(OPEN, ANNA, BOB, channel=0, reach="direct")
    house.discord.fails[f"post {DMS + BOB}"] = [CLOSED]
    made = await house.tables.open_direct(lobby, 1)
    await house.settled()
    live = await house.tables.live(made.id)
    assert [*live.seen.refused] == [Gathering(BOB)]
    await house.change(made.id, lambda table: lobbies.leave(table, BOB))
    assert [*live.seen.refused] == []


async def test_a_table_that_is_not_there_is_no_fault(house: House) -> None:
    await house.looks.again([99])
    with pytest.raises(Refused):
        await house.hands.lend(99, Press(1, house.discord))


@pytest.mark.parametrize(
    ("original", "changed"), [(77, "the original answer"), (0, "77"), (50, "77")]
)
async def test_a_board_posted_after_an_acknowledgement_is_not_its_original_answer(
    original: int, changed: str
) -> None:
    """Where the bot is not: the press was slow, so its pressed message, or nothing that all see, is
    what its token calls the original answer."""
    discord = Discord()
    ways = Ways(discord, lambda: 1000.0)
    token = Token.of(Press(0, discord, original=original), 1000.0, gives=True)
    table = Table(id=1, guild=0, channel=CHANNEL, game_id=OPEN, host=ANNA, reach="answers")
    [post] = plan(table, Seen(), Readers(tokens=Tokens(posts=True)))
    assert isinstance(post, Post)
    made = mark(b"", 1, Board(), 0, -1, 0)
    sent = await ways.post(table, CHANNEL, post, made, [token])
    assert token.reaches(sent.message)
    await ways.change(table, Posted(CHANNEL, sent.message), post.target.sheet, [token])
    assert discord.done == [f"change {changed} by token"]


@pytest.mark.parametrize(("after", "closed"), [(1.0, False), (4.0, True)])
async def test_of_a_token_that_nobody_has_answered_discord_is_asked_once(
    after: float, closed: bool
) -> None:
    """Where the bot is not, after a restart; a moment after the press it may yet be answered."""
    discord, token = Discord(), Token(5, "token", 1000.0, 50)
    ways = Ways(discord, lambda: 1000.0 + after)
    discord.fails["look at token"] = [UNANSWERED]
    table = Table(id=1, guild=0, channel=CHANNEL, game_id=OPEN, host=ANNA, reach="answers")
    [post] = plan(table, Seen(), Readers(tokens=Tokens(posts=True)))
    assert isinstance(post, Post)
    made = mark(b"", 1, Board(), 0, -1, 0)
    assert await ways.found(table, CHANNEL, made, 0, [token]) is None
    with pytest.raises(NoWay if closed else ConnectionError):
        await ways.post(table, CHANNEL, post, made, [token])
    with pytest.raises(NoWay if closed else ConnectionError):
        await ways.change(table, Posted(CHANNEL, 50), post.target.sheet, [token])
    assert discord.done == []
    assert not discord.fails["look at token"]
