"""What must hold on every walk of the monkey, after each act and at its end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.screen.ways import left
from bot.table import ids
from bot.table.clocks import NONE
from bot.table.facts import Offer
from bot.times import FORTNIGHT
from games.core import DRAW, LANGUAGES, RESIGN, TIMEOUT, Refused, say
from local_discord import Message, Person, User
from tests.databases import found
from tests.e2e.acts import known_as
from tests.e2e.hidden import table_of
from tests.games.oracles import oracle_of

if TYPE_CHECKING:
    from tests.e2e.monkey import Walk

WENT_WRONG = tuple(
    say("bot-went-wrong", error="~").in_(language).partition("~")[0]
    for language in ("en", "de", "ru")
)
YOU_RESIGNED, AGREED, ACCEPTED, CLOSED = (
    {say(id).in_(language) for language in LANGUAGES}
    for id in ("bot-you-resigned", "bot-offer-agreed", "bot-offer-accepted", "bot-closed")
)
LONGEST = 12
"""Almost weeks, in which the longest clock ends, with its reserve, days away and pauses."""


def check(walk: Walk) -> None:
    """Raises `AssertionError` with what does not hold."""
    if walk.faults:
        raise AssertionError(f"the log has an error: {walk.faults[0]}")
    wrong = walk.scene.world.violations
    wrong[:] = [each for each in wrong if each.token not in walk.cut_off]
    wrong.check()
    tables = walk.scene.bot.tables
    walk.hidden.look(tables)
    for message in _messages(walk):
        now = message.content, message.components_json
        before, walk.read[message.id] = walk.read.get(message.id), now
        if before == now:
            continue
        if any(text in message.text for text in WENT_WRONG):
            raise AssertionError(f"somebody reads {message.text!r}")
        reader = _reader(walk, message)
        walk.hidden.check(tables, message, reader.id if reader else None)
        _own(walk, message, reader)
        if before is None:
            _new(walk, message)
    _one_board(walk)
    _still_ended(walk)


def _reader(walk: Walk, message: Message) -> User | None:
    """The only person who sees it; None if others do, too."""
    own = (p for p in walk.people.values() if p.dm is message.channel)
    return message.only_for or next(own, None)


def _own(walk: Walk, message: Message, reader: User | None) -> None:
    """Nobody but who sits there can move for a seat from what only they see."""
    if reader is None:
        return
    for at in _moments(message):
        live = walk.scene.bot.tables.in_hand(at.table)
        if live and live.table.stage == "playing":
            whose = live.table.players[at.seat].id
            assert whose == reader.id, f"{reader.name} may move for another: {message.text!r}"


def _new(walk: Walk, message: Message) -> None:
    """Nobody is told the same twice, unasked, unless of another table, or once more of what
    moderators had given back meanwhile."""
    if message.interaction or message.author.bot is False:
        return
    newest = max((live.table.id for live in walk.scene.bot.tables.in_memory), default=0)
    given = sum(act.what == "mended" for act in walk.done)
    walk.came[message.id] = now = newest, given
    said = json.dumps([message.content, message.components_json])
    for other in message.channel.messages.values():
        same = other is not message and other.author is message.author and not other.interaction
        if not same or not message.text or walk.came.get(other.id, now) != now:
            continue
        if json.dumps([other.content, other.components_json]) == said:
            raise AssertionError(f"told twice: {message.text!r}")


def _one_board(walk: Walk) -> None:
    """One message a table has moves that everybody sees."""
    for channel in walk.shared:
        live = [m for m in channel.messages.values() if not m.ephemeral and _moments(m)]
        tables = [_moments(m)[0].table for m in live]
        for message, table in zip(live[:-1], tables[:-1], strict=True):
            if tables.count(table) > 1:
                raise AssertionError(f"two messages have moves, this one too: {message.text!r}")


def _still_ended(walk: Walk) -> None:
    """An end is an end: nothing goes on after it."""
    for live in walk.scene.bot.tables.in_memory:
        table = live.table
        now = table.stage, table.ending, table.match and table.match.log
        if table.alive:
            assert table.id not in walk.ended, f"table {table.id} had ended"
        elif walk.ended.setdefault(table.id, now) != now:
            raise AssertionError(f"table {table.id} ended otherwise: {walk.ended[table.id]}")


def open_offer(walk: Walk, custom_id: str) -> Offer | None:
    """What is offered at the control's table before it is pressed."""
    live = walk.scene.bot.tables.in_hand(table_of(custom_id))
    return live.table.offer if live else None


async def ends(
    walk: Walk, who: Person, custom_id: str, before: Offer | None, told: Message
) -> None:
    """Whoever is told that something has ended can believe it. `before`: what was offered there,
    `told`: the message that answered."""
    lines = set(told.text.splitlines())
    draw = before is not None and before.kind == "draw"
    ended = {
        "t.resigned": lines & YOU_RESIGNED,
        "t.draw": lines & AGREED,
        "t.accept": draw and lines & ACCEPTED,
        "t.cancel": lines & CLOSED,
    }
    if ended.get(known_as(custom_id)):
        table = await walk.scene.bot.tables.look(table_of(custom_id))
        out = table.seat_of(who.id) in table.gone
        assert out or not table.alive, f"table {table.id} goes on after {custom_id}"


def _moments(message: Message) -> list[ids.Moment]:
    """The points in matches at which one can move from there."""
    controls = [b.custom_id or "" for b in message.buttons]
    controls += [s.custom_id for s in message.selects]
    steps = [ids.parse(id, [""]) for id in controls if id[:2] in ("g:", "s:")]
    return [s.where for s in steps if isinstance(s, ids.Step) and isinstance(s.where, ids.Moment)]


def _messages(walk: Walk) -> Iterator[Message]:
    for channel in (*walk.all_places.values(), *(p.dm for p in walk.people.values())):
        yield from channel.messages.values() if channel else ()


async def check_end(walk: Walk) -> None:
    """What is shown is what is stored; what was played obeys the rules; and what is left alone
    comes to its end."""
    bot = walk.scene.bot
    await walk.settle()
    for live in bot.tables.in_memory:
        if live.table.reach == "channel" and not live.refused:
            behind = left(live.table, live.seen)
            assert behind is None, f"table {live.table.id} is not shown as it is: {behind}"
    await _by_the_rules(walk)
    for person in walk.people.values():
        person.open_dms()
    weeks = 0
    while table := await _going_on(walk):
        assert weeks < LONGEST, f"table {table} was left alone and does not end"
        weeks += 1
        await walk.wait(FORTNIGHT / 2 - 3600)
        await walk.settle()
        check(walk)
    for (table,) in found(walk.scene.database, "SELECT table_id FROM challenges"):
        assert not table or (await bot.tables.look(table)).stage == "lobby", "a challenge stays"


async def _going_on(walk: Walk) -> int:
    """A table that its clock, or the one of all lobbies, has to end; 0: there is none."""
    for person in walk.people.values():
        for table in await walk.scene.bot.tables.tables_of(person.id):
            timed = table.clock != NONE or table.pause
            if table.stage == "lobby" or (table.stage == "playing" and timed and not table.lenient):
                return table.id
    return 0


async def _by_the_rules(walk: Walk) -> None:
    """Every match, played again by the second engine of its game."""
    number = 0
    while True:
        number += 1
        try:
            table = await walk.scene.bot.tables.look(number)
        except Refused:
            return
        match = table.match
        if match is None or match.options.get("roles", "host") != "host":
            continue  # the oracle of Cop & Rob knows no other
        other = oracle_of(match.game.id).Oracle(match.deal, match.seats, match.options)
        for seat, move in match.log:
            if move in (RESIGN, TIMEOUT, DRAW):
                break
            legal = other.legal(seat)
            assert legal is None or move in legal, f"table {number}: {move} is not legal"
            other.play(seat, move)
        else:
            other.agree(match.state)
