"""A lobby as a message, and where tables are opened and ended."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import ButtonStyle
from discord.ui import TextDisplay

from bot.message.parts import Control, Sheet, button, people, rows, sheet, tell
from bot.table import ids
from bot.table.ids import Action
from bot.table.late import cost
from bot.table.lobby import can_start, changed_options, is_full, seats_of
from bot.table.player import plain
from bot.table.table import LOT, Table
from bot.table.timer import CLOCKS
from games.core import ENGLISH, Game, Pace


def lobby_sheet(table: Table) -> Sheet:
    """What is played and how one wins; below the picture who is here, and what can be done now."""
    game = table.game
    cover = game.cover_in(ENGLISH)
    head = [f"### {game.name}", game.goal, f"-# {_in_short(table)}"]
    below = TextDisplay[Any]("\n".join([*_people(table), *_terms(table)]))
    made = sheet(
        game,
        "\n".join(head),
        [below, *rows(_buttons(table))],
        draw=cover,
        alt=cover.alt if cover else "",
        pings=table.called or people((*table.players, *table.invited)),
    )
    return replace(made, lasting=True)


def in_short(game: Game[Any]) -> str:
    """What somebody wants to know who has never heard of the game, within 100 characters."""
    secret = "secret boards" if game.private else "no secrets"
    return f"{game.name}: {seats_of(game)} players, {game.minutes} minutes, {secret}"


def _in_short(table: Table) -> str:
    game = table.game
    secret = "Secret boards, which come by direct message" if game.private else "No secrets"
    return f"About {game.minutes} minutes · {seats_of(game)} players · {secret}"


def _people(table: Table) -> list[str]:
    """Who is at the table, who is waited for, what comes next."""
    here = [p.mention + (" (host)" if p.id == table.host else "") for p in table.players]
    lines = [
        f"**{len(here)} at the table, {seats_of(table.game)} can play**: {', '.join(here)}",
        _next(table),
    ]
    if table.invited:
        invited = " ".join(p.mention for p in table.invited)
        lines.append(f"**Invited**: {invited}. Please press *Join* or *Decline*.")
    if table.declined:
        lines.append(f"<@{table.declined}> declines.")
    unreachable = [p.mention for p in table.players if not p.reachable]
    if unreachable and table.game.private:
        lines.append(
            f"⚠ {', '.join(unreachable)}: I can't write to you. In this server's menu, open "
            "*Privacy Settings* and allow *Direct Messages*. Until then, *My secret board* shows "
            "you yours."
        )
    return lines


def _next(table: Table) -> str:
    """What somebody has to do now."""
    host = next((p.mention for p in table.players if p.id == table.host), "The host")
    if is_full(table):
        return f"The table is full. {host}: press *Start*."
    if can_start(table):
        return f"Press *Join* to sit down too. {host}: press *Start* when everybody is here."
    if not table.game.players:
        return f"Press *Join* to sit down. {host}: *Start* when there are enough of you."
    return f"Press *Join* to sit down. {host}: you can also play against the computer at once."


def _terms(table: Table) -> list[str]:
    """The time, and what was chosen otherwise than usual."""
    pace = table.game.pace(table.game.settle(table.options))
    clock = f"Clock: {_spans(pace)}." if pace else f"{CLOCKS[table.clock][0]}."
    lines = [f"-# {clock} {tell(table, cost(table))}"]
    chosen = [f"{o.title}: {o.choices[value]}" for o, value in changed_options(table)]
    if table.side != LOT and table.game.sides:
        chosen.append(f"The host is {table.side}")
    first = [p.name for p in (*table.players, *table.invited) if p.id == table.first]
    chosen += [f"{plain(name)} begins" for name in first]
    return [*lines, *([f"-# Chosen by the host: {' · '.join(chosen)}"] if chosen else [])]


def _spans(pace: Pace) -> str:
    if not pace.move:
        return "none; nobody's time runs out"
    bank = f", and {_span(pace.bank)} more to spend on each board" if pace.bank else ""
    return f"{_span(pace.move)} a move{bank}"


def _span(seconds: int) -> str:
    """Whole days or minutes."""
    size, word = (86_400, "day") if seconds >= 86_400 else (60, "minute")
    count = seconds // size
    return f"1 {word}" if count == 1 else f"{count} {word}s"


def _buttons(table: Table) -> list[Control]:
    """At most two rows. What is most likely wanted next is coloured."""
    ready, full = can_start(table), is_full(table)
    start = ButtonStyle.primary if ready else ButtonStyle.secondary
    alone = button(Action(table.id, "alone"), "Play against the computer", ButtonStyle.primary)
    return [
        button(Action(table.id, "join"), "Join", ButtonStyle.success, disabled=full),
        *([alone] if table.game.players and not ready else []),
        button(Action(table.id, "start"), "Start", start),
        button(Action(table.id, "rules"), "How it goes"),
        button(Action(table.id, "options"), "Options…"),
        *([button(Action(table.id, "no"), "Decline")] if table.invited else []),
    ]


def taken_sheet(table: Table, lobby: Table, thread: ids.Action) -> Sheet:
    """The channel has a table; there is room in a thread, which this control opens."""
    items = [button(thread, "Open a thread", ButtonStyle.primary)]
    text = f"{table.game.name} is being played here: one table a channel. Shall I open a thread?"
    return sheet(lobby.game, text, rows(items))


def resigns(table: Table, person: int) -> bool:
    """Does this person play a match here that a moderator must not take the result of?"""
    runs = table.stage == "playing" and table.match is not None and not table.decided
    return runs and table.seat_of(person) is not None


def opened_sheet(table: Table) -> Sheet:
    """Where the new table is."""
    return sheet(table.game, f"Your table is in <#{table.channel}>.")


def damaged_sheet(id: int, thread: ids.Action | None = None) -> Sheet:
    """This channel's table can't be read: what can be done about it."""
    items = [button(Action(id, "ended"), "Close it", ButtonStyle.danger)]
    if thread:
        items.append(button(thread, "Open a thread", ButtonStyle.primary))
    text = (
        f"This channel's table (number {id}) can't be read any more: what I stored of it is "
        "damaged. Its players, or somebody who may manage messages here, can close it, without a "
        "result. Nothing that is stored of it is deleted."
    )
    return sheet(None, text, rows(items))


def end_sheet(table: Table, person: int) -> Sheet:
    """Asks a moderator once. Who plays there themselves can only give up."""
    if resigns(table, person):
        items = [button(Action(table.id, "resigned"), "Yes, resign", ButtonStyle.danger)]
        text = f"You play at this table of {table.game.name}: to end it, you resign. Do you?"
        return sheet(table.game, text, rows(items))
    items = [button(Action(table.id, "ended"), "Yes, end it", ButtonStyle.danger)]
    text = f"End this table of {table.game.name}? No result is counted, and everybody is told."
    return sheet(table.game, text, rows(items))
