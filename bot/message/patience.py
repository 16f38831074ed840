"""What people are told of each other's patience: a pause, more time, days away."""

from __future__ import annotations

from discord import ButtonStyle

from bot.message.parts import Sheet, Widget, labelled, rows, sheet
from bot.message.words import lines, tell
from bot.table import controls
from bot.table.away import waits
from bot.table.player import plain
from bot.table.table import Table
from games.core import Seat, Who, all_of, say


def paused(table: Table) -> str:
    """That the match is paused, since when, and until when at most. Empty if it is not."""
    if table.pause is None:
        return ""
    since, until = f"<t:{int(table.pause.since)}:f>", f"<t:{int(table.pause.until)}:f>"
    return tell(table, "bot-paused", since=since, until=until)


def resume_button(table: Table) -> Widget:
    """Ends the pause."""
    return labelled(table, controls.Resume(table.id), "bot-button-resume", ButtonStyle.primary)


def offer_buttons(table: Table) -> list[Widget]:
    """Answer the open offer, if there is one. The button says what is accepted: on a phone the
    sentence that says it is out of sight, above the picture."""
    if table.offer is None:
        return []
    yes, no = controls.Accept(table.id), controls.Decline(table.id)
    accept = say("bot-button-accept", kind=table.offer.kind)
    return [
        labelled(table, yes, accept, ButtonStyle.success),
        labelled(table, no, "bot-button-decline"),
    ]


def refusal_sheet(table: Table, told: str) -> Sheet:
    """Tells somebody that nobody moves during a pause, and lets them end it."""
    return sheet(table.game, told, rows([resume_button(table)] if table.pause else []))


def beside_the_clock(table: Table, reader: Seat | None = None) -> str:
    """Who has given more time in this turn, who is away, except the reader, and in a tournament
    when the round ends."""
    return lines(_given(table), away(table, reader), _round(table))


def _round(table: Table) -> str:
    if table.round is None:
        return ""
    name, until = f"**{plain(table.round.name)}**", f"<t:{int(table.round.ends)}:R>"
    who = " – ".join(map(table.mention_of, table.players))  # a thread shows up for whoever it names
    return tell(table, "bot-round", name=name, n=table.round.number, who=who, until=until)


def _given(table: Table) -> str:
    if not table.given:
        return ""
    givers = dict.fromkeys(Who(gift.by) for gift in table.given)
    return tell(table, "bot-more-given", who=all_of(list(givers)))


def away(table: Table, reader: Seat | None = None) -> str:
    """The people at the table who are away, or will be, each on a line. A match that does not wait
    for them does not tell it."""
    if table.stage == "playing" and not waits(table):
        return ""
    since = max(table.opened, table.turn_began)
    gone = {reader, *(table.gone if table.match else ())}
    found = [p for seat, p in enumerate(table.players) if seat not in gone]
    told = [
        say(
            "bot-is-away",
            who=f"**{plain(player.name)}**",
            since=f"<t:{int(player.away.since)}:D>",
            until=f"<t:{int(player.away.until) - 1}:D>",
        )
        for player in found
        if player.away and player.away.until > since
    ]
    return lines(*(tell(table, line) for line in told))
