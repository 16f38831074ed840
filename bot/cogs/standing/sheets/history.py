"""A person's finished matches, as a message."""

from __future__ import annotations

from dataclasses import dataclass

from discord import ButtonStyle

from bot.cogs.standing.sheets.leaderboard import game_name
from bot.cogs.standing.store.careers import Entry, History
from bot.message.parts import Sheet, button, rows, sheet, turners
from bot.table import controls, ids
from bot.table.player import plain
from games.core import Text, Who, all_of, lines, say


@dataclass(frozen=True)
class TurnHistory(ids.Control, name="history"):
    """Turns to a page."""

    page: int


def history_sheet(history: History, language: str, *, direct: bool = False) -> Sheet:
    """A page of matches, each with a button for its replay. `direct`: those of direct messages."""

    def told(text: Text) -> str:
        return text.in_(language)

    if not history.entries:
        return sheet(None, told(say("bot-history-none")))
    head = told(say("bot-history-direct" if direct else "bot-history-head"))
    text = "\n".join([head, *(_line(entry, language) for entry in history.entries)])
    replays = [
        button(
            controls.Replay(entry.table),
            told(say("bot-history-replay", match=str(entry.table))),
            ButtonStyle.primary,
        )
        for entry in history.entries
    ]
    labels = ("bot-newer", "bot-older")
    pages = turners(TurnHistory, history.page, history.last, language, labels)
    return sheet(None, text, [*rows(replays), *rows(pages)])


def _line(entry: Entry, language: str) -> str:
    names = [plain(player.called(language, entry.players)) for player in entry.players]
    others = (name for name, p in zip(names, entry.players, strict=True) if p.id != entry.person)
    match = say(
        "bot-history-match",
        match=str(entry.table),
        game=game_name(entry.game),
        link=entry.link,
        opponents=all_of(list(others)),
        result=_result(entry),
        place=entry.place,
        players=len(entry.places),
    )
    about = say(
        "bot-history-about",
        reason=_reason(entry),
        turns=entry.turns,
        ended=f"<t:{int(entry.ended)}:d>",
        rated=_rated(entry),
    )
    return lines([match, about]).say(names, language)


def _reason(entry: Entry) -> Text:
    """Why the match is over. If somebody else won, it says so first: the reason may be about the
    winner."""
    first = [seat for seat, place in enumerate(entry.places) if place == 1]
    if entry.place == 1 or len(first) > 1:
        return entry.reason
    return say("bot-history-won-by", who=Who(first[0]), reason=entry.reason)


def _rated(entry: Entry) -> str:
    """Whether the match counts, or why not. For matches from before there were ratings, the reason
    is not known."""
    if entry.rated:
        return "yes"
    if any(player.level for player in entry.players):
        return "computer"
    return "short" if entry.turns else "no"


def _result(entry: Entry) -> str:
    if entry.place > 1:
        return "lost" if len(entry.places) == 2 else "place"
    return "drawn" if entry.shared else "won"
