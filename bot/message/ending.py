"""How a match ends: by the clock, with a result, without one; and whether it counts."""

from __future__ import annotations

import re
from typing import Any

from discord import ButtonStyle

from bot.message.clock import overrun
from bot.message.news import news
from bot.message.parts import Sheet, labelled, rows, sheet
from bot.message.words import REST, alt_text, lines, people, tell
from bot.table import controls, folding
from bot.table.player import plain
from bot.table.table import Table
from bot.table.verdict import Result
from games.core import Outcome, View, Who, all_of, say, sentences


def closed(table: Table) -> str:
    """That a table ended without a result, and why."""
    if table.ending is None:
        return tell(table, "bot-closed")
    return tell(table, "bot-closed-because", why=table.ending)


def past(table: Table) -> str:
    """Which match this was, since another one may be running in its channel by now. Empty while it
    runs."""
    if table.alive or table.match is None:
        return ""
    who = all_of([Who(seat) for seat in range(len(table.players))])
    when, match = f"<t:{int(table.ended)}:R>", str(table.id)
    return tell(table, "bot-past", match=match, game=table.game.title, who=who, when=when)


def decided(table: Table) -> str:
    """Who has lost by the clock, whether that is rated, and what the winner may choose."""
    if table.forfeit is None:
        raise ValueError("nobody has lost by the clock")
    lost = table.forfeit.seat
    won = 1 - lost
    told = tell(table, "bot-decided", lost=Who(lost), won=Who(won))
    choice = say(
        "bot-decided-choice",
        winner=table.mention_of(table.players[won]),
        lost=Who(lost),
        until=f"<t:{int(table.deadline or 0)}:R>",
    )
    return lines(f"{told} {counted(table)}", overrun(table), tell(table, choice))


def counted(table: Table) -> str:
    """Whether the match was rated, or why not; and that it was settled before a computer played
    on."""
    names = [f"**{plain(table.name_of(player))}**" for player in table.finishers]
    told, forfeit = [Result.counted(table).verdict.text], table.forfeit
    if forfeit and forfeit.silent:
        told.append(say("bot-silent-before", who=Who(forfeit.seat)))
    if forfeit and table.absent:
        lost, won = Who(forfeit.seat), Who(1 - forfeit.seat)
        told.append(say("bot-settled-before", won=won, lost=lost))
    return sentences(told).say(names, table.spoken)


def result(table: Table, outcome: Outcome) -> str:
    """Who won and why. Below it are everybody's places and scores; none if somebody left before
    anybody had scored."""
    order = sorted(range(len(table.players)), key=lambda seat: outcome.places[seat])
    left = outcome.reason.id in ("core-resigned", "core-out-of-time")
    some = not left or any(re.search("[1-9]", score) for score in outcome.scores)
    points = [scored(table, score) if some else "" for score in outcome.scores]
    scores = [f" ({told})" if told else "" for told in points]
    places = [
        f"**{outcome.places[s]}.** {table.mention_of(table.players[s])}{scores[s]}" for s in order
    ]
    over = outcome.decided and tell(table, "bot-over-because", reason=outcome.reason)
    remark = outcome.remark and tell(table, outcome.remark)
    return lines(f"### {winner(table, outcome)}", over or "", " · ".join(places), remark or "")


def winner(table: Table, outcome: Outcome) -> str:
    """Who won, and what decided the match."""
    gave_up = table.match and folding.reason(table.match, table.players)
    why = gave_up or outcome.decided or outcome.reason
    first = tuple(Who(seat) for seat, place in enumerate(outcome.places) if place == 1)
    if len(first) == 1:
        return tell(table, "core-wins", who=first[0], why=why)
    return tell(table, "core-shared", who=all_of(first), why=why)


def scored(table: Table, score: str) -> str:
    """A score with its unit, and a minus sign as wide as a plus; nothing where it says nothing."""
    points = table.game.points(score)
    return re.sub(r"-(?=[0-9])", "−", table.say(points)) if points else ""


def closed_sheet(table: Table) -> Sheet:
    """A table that ended without a result."""
    return sheet(table.game, f"### {table.say(table.game.title)}\n{closed(table)}")


def result_sheet(table: Table, view: View[Any], since: int) -> Sheet:
    """How the match ended, with everything revealed."""
    outcome = view.outcome
    if outcome is None:
        raise ValueError("a table is over only with an outcome")
    told = news(table, view.notes[since:])
    remarks = [tell(table, remark) for remark in table.remarks]
    text = lines(told, result(table, outcome), overrun(table), *remarks, f"-# {counted(table)}")
    items = [
        labelled(table, controls.Replay(table.id), "bot-button-replay"),
        labelled(table, controls.InWords(table.id), "bot-button-words"),
    ]
    if table.reviewable:
        items.insert(1, labelled(table, controls.Review(table.id), "bot-button-review"))
    if any(not player.level for player in table.players):
        again, primary = say("bot-button-rematch"), ButtonStyle.primary
        items.insert(0, labelled(table, controls.Rematch(table.id), again, primary))
    alt, pings = alt_text(table, view, REST), people(table.players)
    return sheet(table.game, text, rows(items), draw=view, alt=alt, pings=pings)
