"""Legal moves, suggested while somebody types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from discord import app_commands

from bot.table.table import Table
from games.core import Ambiguous, Match, Move, Refused, Seat, View, shown

Choices = list[app_commands.Choice[str]]


def suggestions(table: Table, seat: Seat, typed: str) -> Choices:
    """At most 25 legal moves that fit what was typed so far, the last of several moves: shown in
    the reader's language, sent in the canonical form."""
    if table.match is None:
        return []
    head, _, last = typed.rpartition(";")
    match = now = table.playing
    try:
        before = now.read(seat, head, table.spoken) if head.strip() else ()
        for move in before:
            match = match.play(seat, move)
    except Refused:
        return []
    if not now.foreseen(match, seat):
        return []
    sent, seen = "; ".join([*before, ""]), f"{head.strip()}; " if head.strip() else ""
    found = list[app_commands.Choice[str]]()
    for move, label in _fitting(table, match, seat, last):
        if len(sent + move) <= 100:
            found.append(app_commands.Choice(name=(seen + label)[:100], value=sent + move))
    return found[:25]


def _fitting(table: Table, match: Match[Any], seat: Seat, typed: str) -> Iterator[tuple[Move, str]]:
    """The legal moves that fit the words, with what their buttons show."""
    read = match.game.understood(typed, table.spoken)
    meant = [move.casefold() for move in (read.moves if isinstance(read, Ambiguous) else (read,))]
    wanted = typed.strip().casefold()
    view = match.view(seat)
    for move in _foremost_first(match, view):
        label = table.say(match.game.captioned(view, move))
        plain = shown(label)
        if any(part in move.casefold() for part in (wanted, *meant)) or shown(typed) in plain:
            yield move, label


def _foremost_first(match: Match[Any], view: View[Any]) -> Iterable[Move]:
    """All legal moves, before the others those that the message offers first."""
    lists = match.game.controls.shortlists(view)
    first = [*match.game.controls.handy(view), *(move for short in lists for move in short.moves)]
    return dict.fromkeys([*first, *view.legal])
