"""What one person sees of a table: the seat's own board, its controls, what to do more rarely."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Button, Item

from bot.message.board import (
    captioned,
    choice_controls,
    closed,
    decided,
    result,
    tip,
    turn_controls,
    waiting,
)
from bot.message.news import WHOLE, WHOLE_ROOM, Before, begins, news, recent
from bot.message.parts import (
    Control,
    Sheet,
    Target,
    alt_text,
    button,
    jump_url,
    lines,
    rows,
    sheet,
    tell,
)
from bot.table import hints, ids, late, offers
from bot.table.ids import Action, Form, Moment, Step
from bot.table.table import Table
from games.core import Marks, Move, Refused, Seat, View

MOST_TYPED = 400
"""Characters that may be typed at a time. Discord holds people to it, but no client that somebody
has written for themselves."""
UNMARKED = "none"
"""Stands for no mark in a form."""
NAMES = 80
"""Characters of people's names on one line, so that a page of tables has room."""


def dm_target(table: Table, seat: Seat, before: Before | None) -> Target:
    """What a seat's direct message should show, given the one it has."""
    acting = table.stage == "playing" and seat in table.to_move
    last = before.turn if before else 0
    turn, view = len(table.playing.turns) if acting else last, table.view(seat)
    since = begins(table, view, turn, 0, before)
    sheet = _own_sheet(table, view, news(table, view.notes[since:]))
    rests = table.stage == "playing" and not (acting or table.decided)
    return Target(sheet, turn, acting, since=since, told=len(view.notes), rests=rests)


def seat_sheet(
    table: Table, seat: Seat, beginning: str = "", *, since: int | None = None, head: str = ""
) -> Sheet:
    """The seat's own board with its controls, as *My secret board* answers; it tells the seat's
    notes from `since` on, or else all since its turn before."""
    view = table.view(seat)
    notes = view.notes[recent(table, view) if since is None else since :]
    return _own_sheet(table, view, news(table, notes, WHOLE, WHOLE_ROOM), beginning, head)


def _own_sheet(
    table: Table, view: View[Any], told: str, beginning: str = "", head: str = ""
) -> Sheet:
    seat = view.seat or 0
    lines = [head, told, _to_do(table, view, seat), tip(table, view)]
    items: list[Item[Any]] = []
    if table.stage == "playing" and seat in table.to_move:
        items += rows(turn_controls(table, seat, beginning))
    elif table.forfeit and table.decided and seat != table.forfeit.seat:
        items += rows(choice_controls(table))
    last: list[Item[Any]] = [Button(label="Go to the table", url=jump_url(table))]
    if table.game.marks and table.stage == "playing" and not table.setting_up(seat):
        last.append(button(Action(table.id, "mark"), "Mark squares"))
    if table.stage == "playing" and hints.offered(table, [seat] if seat in table.to_move else []):
        last.append(button(Action(table.id, "hint"), "Give me a hint"))
    items.append(ActionRow(*last))
    return sheet(
        table.game,
        "\n".join(filter(None, lines)),
        items,
        draw=view,
        alt=alt_text(table, view),
        stays=told,
    )


def _to_do(table: Table, view: View[Any], seat: Seat) -> str:
    if table.stage == "closed":
        return closed(table)
    if view.outcome:
        return result(table, view.outcome)
    if table.decided:
        return decided(table)
    if table.waited_for:
        return waiting(table)
    if seat in view.acting:
        what = "Lay out your board." if table.setting_up(seat) else "**Your turn.**"
        if question := table.game.asks(view):
            what += f" {tell(table, question)}"
        return what + (f" Time runs out <t:{int(table.deadline)}:R>." if table.deadline else "")
    return goes_on(table)


def goes_on(table: Table) -> str:
    """Where the match can be followed by whoever has moved. True for as long as it lasts, so that
    nobody has to put an earlier direct message right."""
    return f"-# The match goes on in <#{table.channel}>."


def past_sheet(table: Table, told: str, alt: str) -> Sheet:
    """A direct message for a turn that has passed without an answer in it: no controls."""
    return sheet(table.game, "\n".join(filter(None, [told, goes_on(table)])), alt=alt)


def steps_sheet(table: Table, seat: Seat, beginning: str, text: str = "") -> Sheet:
    """One step of choosing a move, without a picture."""
    head = text or (captioned(table, table.view(seat), beginning) if beginning else "")
    controls = turn_controls(table, seat, beginning) if seat in table.to_move else []
    return sheet(table.game, head or "Choose a move.", rows(controls))


def played_sheet(table: Table, seat: Seat, since: int) -> Sheet:
    """What a seat's own message shows after its move: what happened (the seat's notes from there
    on), and how the turn goes on."""
    told = news(table, table.view(seat).notes[since:])
    if table.stage == "playing" and seat in table.to_move:
        return steps_sheet(table, seat, "", told)
    return sheet(table.game, told or "Played.")


def more_sheet(table: Table, seat: Seat | None, now: float) -> Sheet:
    """What one does more rarely, as far as it is possible now."""
    items = [button(Action(table.id, "rules"), "Rules")]
    if table.seal:
        items.append(button(Action(table.id, "seal"), "Seal"))
    if seat is not None and table.stage == "playing":
        items += _seldom(table, seat, now)
    text = "Moves can also be typed: `/play`. Your own picture: `/board`."
    if table.stage == "playing" and (why := offers.never_taken_back(table)):
        text += f"\n-# {tell(table, why)}"
    if seat is None:
        text = "You are watching this table."
    return sheet(table.game, text, rows(items))


def _seldom(table: Table, seat: Seat, now: float) -> list[Control]:
    """Offers, a hint, resigning."""
    items = list[Control]()
    if _possible(partial(offers.draw, table, seat)):
        items.append(button(Action(table.id, "draw"), "Offer a draw"))
    if _possible(partial(offers.takeback, table, seat)):
        label = "Take my last turn back" if table.against_computers else "Ask for a takeback"
        items.append(button(Action(table.id, "takeback"), label))
    if table.against_computers and seat in table.to_move:
        items.append(button(Action(table.id, "hint"), "Hint"))
    for absent in table.playing.state.acting:
        if _possible(partial(offers.replacement, table, seat, absent, now)):
            label = f"Computer for {table.names[absent]}"
            items.append(button(Action(table.id, "replace", (str(absent),)), label))
    if _possible(partial(late.take_win, table, seat, now)):
        items += choice_controls(table)
    if seat not in table.gone and not table.decided:
        items.append(button(Action(table.id, "resign"), "Resign", ButtonStyle.danger))
    return items


def _possible(change: Callable[[], Table]) -> bool:
    """Would the table agree?"""
    try:
        change()
    except Refused:
        return False
    return True


def seal_sheet(table: Table) -> Sheet:
    """The seal's digits, and what they are good for."""
    text = (
        "What chance decides in this match was settled before the first move. This seal is made of "
        f"it, so that nobody can change it unnoticed, me included:\n`{table.seal}`\n"
        "When the match is over, `/record` gives you a file with the deal and this seal; keep the "
        "seal until then, to compare."
    )
    return sheet(table.game, text)


def hint_sheet(table: Table, moment: Moment, move: Move) -> Sheet:
    """What the computer would play in the seat's place, and why; it can be played at once."""
    view, game = table.view(moment.seat), table.game
    warning = game.warn(view, move)
    told = f"**{table.say(game.label(move))}**: {tell(table, game.why(view, move))}"
    warned = f"⚠ {tell(table, warning)}" if warning else ""
    items = [button(Step(moment, move, sure=True), "Play this", ButtonStyle.primary)]
    return sheet(game, lines(told, warned, f"-# To type it: `/play {move}`"), rows(items))


def resign_sheet(table: Table) -> Sheet:
    """Asks once."""
    items = [button(Action(table.id, "resigned"), "Yes, resign", ButtonStyle.danger)]
    return sheet(table.game, f"Resign this match of {table.game.name}?", rows(items))


def confirm_sheet(table: Table, seat: Seat, move: str, warning: str) -> Sheet:
    """A warning, to be read before the move is played."""
    moment = table.moment(seat)
    items = [
        button(Step(moment, move, sure=True), "Play it anyway", ButtonStyle.danger),
        button(Step(moment, ""), "Back"),
    ]
    return sheet(table.game, f"⚠ {warning}", rows(items))


def type_modal(table: Table, example: str) -> discord.ui.Modal:
    """Takes moves in one line. What is sent arrives at the router."""
    modal = discord.ui.Modal(
        title=f"{table.game.name}: your moves", custom_id=ids.write(Form(table.id))
    )
    field = discord.ui.TextInput[Any](
        style=discord.TextStyle.paragraph,
        custom_id="moves",
        max_length=MOST_TYPED,
        placeholder=f"For example: {example}"[:100],
    )
    modal.add_item(discord.ui.Label(text="Moves, separated by ;", component=field))
    return modal


def mark_modal(table: Table, marks: Marks) -> discord.ui.Modal:
    """Asks which squares to mark, and how."""
    title = f"{table.game.name}: private marks"
    modal = discord.ui.Modal(title=title, custom_id=ids.write(Action(table.id, "marked")))
    squares = discord.ui.TextInput[Any](
        custom_id="squares",
        max_length=MOST_TYPED,
        placeholder=f"For example: {' '.join(marks.squares[:3])}",
    )
    kinds = [discord.SelectOption(label=kind, value=kind) for kind in marks.kinds]
    none = discord.SelectOption(label="No mark: take them away", value=UNMARKED)
    menu = discord.ui.Select[Any](custom_id="mark", options=[*kinds, none])
    modal.add_item(discord.ui.Label(text="Squares", component=squares))
    modal.add_item(
        discord.ui.Label(
            text="Mark", description="Only you see it; /mark takes any two letters", component=menu
        )
    )
    return modal


def standing(table: Table, person: int) -> str:
    """How things are at a table, for this person, without markup."""
    if table.stage == "lobby":
        return "you can start it" if table.waits_for(person) else "in the lobby"
    if table.stage != "playing" or table.match is None:
        return "closed"
    if table.decided:
        return "you have won: end it?" if table.waits_for(person) else "lost by time"
    acting = [table.players[seat] for seat in table.to_move]
    if person in [player.id for player in acting]:
        return "you are waited for: go on?" if table.waited_for else "your turn"
    if table.waits_for(person):
        return "an offer to answer"
    names = " and ".join(player.name for player in acting)
    return textwrap.shorten(f"waiting for {names}", NAMES, placeholder="…")


def others(table: Table, person: int) -> str:
    """The other people at a table."""
    return ", ".join(p.name for p in table.players if p.id != person) or "nobody yet"


def boards_sheet(tables: Sequence[Table], person: int) -> Sheet:
    """Asks which of somebody's boards to show; at most 25 can be offered."""
    labels = [(t.id, f"{t.game.name} with {others(t, person)}") for t in tables[:25]]
    return sheet(
        None, "Which board?", rows([button(Action(id, "mine"), label) for id, label in labels])
    )
