"""The channel's message while computers answer the only person at a table.

At such a table the computers' turns belong to the person's turn. That turn's message shows what the
person played, loses its controls and then stays as it is. When the person has to move again, one
new message tells what everybody has played since.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.message.clock import overrun
from bot.message.news import Before, begins, news
from bot.message.parts import Sheet, Target, sheet
from bot.message.words import REST, alt_text, lines, mentions, names_of, tell
from bot.table.player import plain
from bot.table.table import Table
from games.core import Note, View, Who, say

BEGINS = say("bot-match-begins")


def waits(table: Table) -> bool:
    """Does the only person at the table wait for the computers?"""
    return bool(table.computers) and table.lone is not None and table.lone not in table.to_move


def waiting_target(table: Table, before: Before | None) -> Target:
    """The message of the person's last turn, until they have to move again.

    What was played since the person's press does not count as told. The next message tells it, and
    this one drops it once its turn has passed.
    """
    match, lone, view = table.playing, table.lone or 0, table.view(None)
    turn = (match.finished_turns(lone) or [0])[-1]
    since = told = begins(table, view, turn, table.calls, before)
    if before and before.told is not None and (turn, table.calls) == (before.turn, before.call):
        told = min(before.told, len(view.notes))
    make = partial(_sheet, table, view, since, told, turn)
    return Target(make, turn, True, table.calls, since, told, rests=True)


def _sheet(table: Table, view: View[Any], since: int, told: int, turn: int) -> Sheet:
    played = news(table, view.notes[told:]) or table.say(BEGINS)
    first = not (turn or table.calls)
    stays = for_good(table, view.notes[since:told], first=first)
    return sheet(
        table.game,
        lines(played, thinking(table, view), who_is_who(table, view)),
        draw=view,
        alt=alt_text(table, view, REST),
        stays=lines(stays, sealed(table, first=first)),
    )


def thinking(table: Table, view: View[Any]) -> str:
    """Says that computers have to move. To the only person, several computers are one answer."""
    if table.lone is not None and len(table.players) > 2:
        return table.say("bot-computers-think")
    who = mentions(table, view.acting)
    return table.say("bot-computer-thinks", who=who, count=len(view.acting))


def for_good(table: Table, notes: Sequence[Note], *, first: bool) -> str:
    """What the turn's message still tells when the turn has passed. `first`: is it the match's
    first message?"""
    back = beside_moves(table)
    told = news(table, notes) or (table.say(BEGINS) if first and not back else "")
    return lines(told, back, _late(table))


def beside_moves(table: Table) -> str:
    """What has happened to this turn that is no move: it was taken back to, brought back from a
    backup, or the bot will be away in it."""
    seat = table.taken_back
    back = "" if seat is None else tell(table, "bot-taken-back", who=Who(seat))
    if table.restored:
        back = lines(back, tell(table, "bot-restored", when=f"<t:{int(table.restored)}:f>"))
    return lines(back, _will_be_away(table, *table.announced) if table.announced else "")


def _late(table: Table) -> str:
    """Who was out of time just before this turn. Where that decided the match and a computer plays
    on, it is told once: by the message in which it was decided."""
    lost = table.forfeit
    if lost is None or lost.silent:
        return overrun(table)
    if table.decided or len(table.playing.log) > lost.ply:
        return ""
    people = replace(table, players=table.finishers)
    told = tell(people, "bot-decided", lost=Who(lost.seat), won=Who(1 - lost.seat))
    return lines(told, overrun(table))


def _will_be_away(table: Table, begins: float, ends: float, words: str) -> str:
    """That the bot is stopped for a while, in whoever runs it's own words, too."""
    away = say("bot-announced", begins=f"<t:{int(begins)}:f>", ends=f"<t:{int(ends)}:t>")
    return lines(tell(table, away), f"> {plain(words)}" if words else "")


def sealed(table: Table, *, first: bool) -> str:
    """In the match's first message: that the deal is sealed."""
    return table.say("bot-sealed") if first and table.seal else ""


def who_is_who(table: Table, view: View[Any]) -> str:
    """What the picture calls each player."""
    pairs = zip(map(table.say, table.game.called(view)), names_of(table), strict=False)
    told = " · ".join(f"{side}: {name}" for side, name in pairs)
    return f"-# {told}" if told else ""
