"""Somebody's finished matches, as a message."""

from __future__ import annotations

from discord import ButtonStyle

from bot.cogs.standing.leaderboard import game_name
from bot.data.careers import Entry, History
from bot.message.parts import Control, Sheet, button, rows, sheet
from bot.table.ids import Action
from bot.table.player import plain


def history_sheet(history: History, language: str) -> Sheet:
    """A page of matches, each with a button for its replay."""
    if not history.entries:
        return sheet(None, "You have not finished a match here yet. `/newgame` opens a table.")
    text = "\n".join(
        ["### Your matches in this server", *(_line(entry, language) for entry in history.entries)]
    )
    replays = [_replay(entry) for entry in history.entries]
    turns = [("Newer", history.page - 1), ("Older", history.page + 1)]
    pages = [
        button(Action(0, "history", (str(page),)), label)
        for label, page in turns
        if 0 <= page <= history.last
    ]
    return sheet(None, text, [*rows(replays), *rows(pages)])


def _line(entry: Entry, language: str) -> str:
    against = ", ".join(plain(name) for name in entry.opponents)
    rated = "" if entry.rated else f" · not rated{_why_not(entry)}"
    reason = entry.reason.say(
        [plain(player.called(language)) for player in entry.players], language
    )
    return (
        f"**{entry.table}** [{game_name(entry.game)}]({entry.link}) against {against}: "
        f"**{_result(entry)}**\n-# {reason} · {entry.turns} turns · <t:{int(entry.ended)}:d>{rated}"
    )


def _why_not(entry: Entry) -> str:
    """Empty for matches that ended before there were ratings."""
    if any(player.level for player in entry.players):
        return ": a computer played"
    return ": too short" if entry.turns else ""


def _result(entry: Entry) -> str:
    if entry.place > 1:
        return "lost" if len(entry.places) == 2 else f"place {entry.place} of {len(entry.places)}"
    return "drawn" if entry.shared else "won"


def _replay(entry: Entry) -> Control:
    label = f"Replay {entry.table}"
    return button(Action(entry.table, "replay"), label, ButtonStyle.primary)
