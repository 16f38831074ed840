"""What version 1.9 decided to post, edit and strip, by its three algorithms: a second opinion on
the plan. It is as it was there, without the requests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.live.shown import AGAIN, Messages
from bot.message.board import board_target, stripped_sheet
from bot.message.direct import lobby_target, own_target
from bot.message.parts import Sheet, Target
from bot.message.seat import farewell_sheet, past_sheet
from bot.screen.plan import Readers
from bot.screen.seen import Posted
from bot.table.table import Table

Decision = tuple[Any, ...]
"""What, where, the key of what is to be seen there, and whom it notifies."""


def decided(table: Table, messages: Messages, readers: Readers, now: float) -> list[Decision]:
    """What is to be done, if everything succeeds."""
    found = list[Decision]()
    if table.reach == "direct" and table.match is None and table.stage != "playing":
        found += _lobby(table, messages, readers, now)
    elif table.reach == "direct" or (table.reach == "channel" and table.game.rules.private):
        found += _seats(table, messages, readers)
    if table.reach == "answers":
        found += _answered(table, messages, readers)
    elif table.reach == "channel":
        found += _board(table, messages, readers)
    lobby = table.reach == "direct" and (table.match or table.stage == "playing")
    for old in (*messages.untidy, *(messages.lobby.values() if lobby else ())):
        if table.reach != "answers" or old.message in readers.tokens.edits:
            found.append(("strip", old.message, stripped_sheet(table, old.text, old.alt).key))
    return found


def _board(table: Table, messages: Messages, readers: Readers) -> Iterator[Decision]:
    old = messages.board
    target = board_target(table, old)
    if old and target.on(old.turn, old.call):
        if old.key != target.sheet.key and not (old.rests and target.rests):
            yield "edit", "board", target.sheet.key
        return
    yield "post", "board", target.sheet.key, called(table, target.sheet, readers)


def called(table: Table, sheet: Sheet, readers: Readers) -> tuple[int, ...]:
    if table.stage == "lobby":
        return sheet.pings
    if not readers.pings:
        return ()
    if table.stage != "playing" or not table.game.rules.private or table.called:
        return sheet.pings
    reachable = {player.id for player in table.players if player.reachable}
    told = [id for id in sheet.pings if id in reachable and id not in readers.by_mention]
    return tuple(id for id in sheet.pings if id not in told)


def _seats(table: Table, messages: Messages, readers: Readers) -> Iterator[Decision]:
    for seat, player in enumerate(table.players if table.match else ()):
        old, person = messages.dms.get(seat), table.finishers[seat].id
        read = table.read_in(readers.languages.get(person, table.spoken))
        if player.level:
            if old:
                yield "farewell", seat, farewell_sheet(read).key
        elif target := _seat(read, messages, old, seat):
            if old and target.on(old.turn, old.call):
                yield "edit", seat, target.sheet.key
                continue
            if old and old.alt:
                yield "strip", seat, past_sheet(read, old.text, old.alt).key
            silent = table.reach == "channel" and player.id in readers.by_mention
            yield "post", seat, target.sheet.key, silent


def _seat(table: Table, messages: Messages, old: Posted | None, seat: int) -> Target | None:
    target = own_target(table, seat, old)
    acting = table.stage == "playing" and seat in table.to_move
    tries = acting or (table.reach == "direct" and not table.alive)
    if old is None and not table.players[seat].reachable and not tries:
        return None
    if old and old.rests and target.rests:
        return None
    if old and target.on(old.turn, old.call):
        return None if old.key == target.sheet.key else target
    return None if messages.refused.get(seat) == target.turn else target


def _lobby(table: Table, messages: Messages, readers: Readers, now: float) -> Iterator[Decision]:
    here = (*table.players, *table.invited) if table.alive else ()
    people = [p.id for p in here if p.id > 0]
    for person in dict.fromkeys([*people, *messages.lobby]):
        old = messages.lobby.get(person)
        target = lobby_target(
            table.read_in(readers.languages.get(person, table.spoken)), person, old
        )
        if person not in people:
            yield "farewell", person, target.sheet.key
        elif old and target.on(old.turn, old.call):
            if old.key != target.sheet.key:
                yield "edit", person, target.sheet.key
        elif now - messages.refused.get(person, -AGAIN) >= AGAIN:
            yield "post", person, target.sheet.key


def _answered(table: Table, messages: Messages, readers: Readers) -> Iterator[Decision]:
    board, tokens = messages.board, readers.tokens
    target = board_target(table, board)
    if board and target.on(board.turn, board.call):
        if target.sheet.key == board.key or (target.rests and board.rests):
            return
        editor = board.message in tokens.edits
        if editor or table.stage != "lobby":
            if editor:
                yield "edit", "board", target.sheet.key
            return
    elif not _waits_for_somebody(table):
        return
    seated = {player.id for player in table.players}
    pings = tuple(person for person in target.sheet.pings if person in seated)
    if tokens.posts:
        yield "post", "board", target.sheet.key, pings
    elif board and board.message in tokens.turns:
        yield "edit", "board", target.sheet.key


def _waits_for_somebody(table: Table) -> bool:
    if table.stage != "playing" or not table.computers:
        return True
    return len(table.computers) < len(table.to_move)
