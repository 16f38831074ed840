"""The channel's message: the board that everybody sees, whose turn it is, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import ButtonStyle

from bot.message.clock import reserves, runs_out
from bot.message.ending import closed_sheet, decided, past, result_sheet
from bot.message.lobby import lobby_sheet
from bot.message.moving import about_to, go_on, turn_controls
from bot.message.news import WHOLE, WHOLE_ROOM, Before, begins, news, once, recent
from bot.message.opening import led_by
from bot.message.parts import Sheet, Target, Widget, button, labelled, page_button, rows, sheet
from bot.message.patience import beside_the_clock, offer_buttons, paused, resume_button
from bot.message.waiting import (
    for_good,
    sealed,
    thinking,
    waiting_target,
    waits,
    who_is_who,
)
from bot.message.words import REST, alt_text, lines, mentions, people, tell
from bot.table import controls
from bot.table.away import ends
from bot.table.facts import Offer
from bot.table.late import CALLED
from bot.table.question import asked, hint_offered
from bot.table.table import Table
from games.core import Move, Seat, Text, View, Who, all_of, say


def board_target(table: Table, before: Before | None, beginning: Move = "") -> Target:
    """What the channel's message should show, given the one before.

    The lobby is turn -1, the result the last turn. `beginning`: what somebody has chosen in an open
    game. It is made once however often it is asked for."""
    about = ("board", beginning)
    return once(table, before, about, lambda: _target(table, before, beginning))


def _target(table: Table, before: Before | None, beginning: Move) -> Target:
    if waits(table):
        return waiting_target(table, before)
    since, told, loose = 0, 0, False
    turn, playing = _turn(table), table.stage == "playing"
    if table.match:
        view = table.view(None)
        since, told = begins(table, view, turn, table.calls, before), len(view.notes)
        loose = playing and _loose(table, view)
    make = partial(board_sheet, table, since, beginning)
    return Target(make, turn, playing, table.calls, since, told, loose=loose)


def _loose(table: Table, view: View[Any]) -> bool:
    """Is this a secret game's board with only controls that work at any time of the match?"""
    asks = table.decided or table.waited_for or table.offer or table.pause
    return table.game.rules.private and not (asks or _in_channel(table, view))


def _turn(table: Table) -> int:
    turns = len(table.match.turns) if table.match else 0
    return turns + 1 if turns and not table.alive else turns - 1


def board_sheet(table: Table, since: int, beginning: Move = "") -> Sheet:
    """The channel's message for the current turn. It tells the notes from `since` on."""
    if table.stage == "lobby":
        return lobby_sheet(table)
    if table.stage == "closed":
        return closed_sheet(table)
    view = table.view(None)
    if table.stage == "over":
        return result_sheet(table, view, since)
    chosen, tips = "", ""
    items, mine = list[Widget](), ButtonStyle.primary
    first = not (_turn(table) or table.calls)
    told, seal = for_good(table, view.notes[since:], first=first), sealed(table, first=first)
    if _in_channel(table, view):
        items, mine = turn_controls(asked(table, view.acting[0]), beginning), ButtonStyle.secondary
        own = table.view(view.acting[0])
        chosen, tips = about_to(table, own, beginning), tip(table, own)
    return sheet(
        table.game,
        lines(told, whose_turn(table, view), who_is_who(table, view), chosen, tips, seal),
        led_by(page_button(table), items, table_controls(table, mine)),
        draw=view,
        alt=alt_text(table, view, REST),
        stays=lines(told, seal),
        pings=table.called or people(table.players[seat] for seat in table.to_move),
    )


def _in_channel(table: Table, view: View[Any]) -> bool:
    """Are the buttons for the next move below the channel's message?"""
    moving = table.to_move and not table.waited_for and not table.computers
    return bool(moving) and (
        not table.game.rules.private or table.game.words.asks(view) is not None
    )


def whose_turn(table: Table, view: View[Any], *, aside: bool = False) -> str:
    """Who has to move or to decide, until when, and what is offered. `aside`: only somebody
    else reads it."""
    if table.decided:
        return decided(table)
    if table.pause:
        return paused(table) + offered(table)
    if len(table.computers) == len(view.acting):
        return thinking(table, view)
    if table.waited_for:
        return waiting(table) + offered(table)
    people = [seat for seat in view.acting if table.players[seat].id > 0]
    waits = say("bot-waiting-for", who=mentions(table, people))
    told = tell(table, waits) if aside else _asked(table, view, people)
    if until := runs_out(table):
        told += f" {tell(table, until)}"
        if table.lenient and not table.against_computers:
            told += f" {tell(table, 'bot-time-to-call')}"
    return lines(told, beside_the_clock(table)) + offered(table)


def _asked(table: Table, view: View[Any], people: Sequence[Seat]) -> str:
    """What the people who have to move are told."""
    laying = any(table.setting_up(seat) for seat in view.acting)
    turn = "bot-lay-out" if laying else "bot-your-turn"
    told = tell(table, turn, who=mentions(table, people), count=len(people))
    if question := table.game.words.asks(view):
        return f"{told} {tell(table, question)}"
    return told + (_where(table, people) if table.game.rules.private else "")


def offered(table: Table) -> str:
    """The open offer, or that the last one was declined, on a line of its own."""
    text = ""
    if table.offer:
        text += f"\n{tell(table, _asks(table, table.offer))}"
    if table.declined:
        offerer = " ".join(_by_id(table, person) for person in table.called)
        who = _by_id(table, table.declined)
        declined = say("bot-offer-declined", offerer=offerer, who=who)
        text += f"\n{tell(table, declined)}"
    return text


def _by_id(table: Table, person: int) -> str:
    seat = table.seat_of(person)
    return f"<@{person}>" if seat is None else table.mention_of(table.players[seat])


def waiting(table: Table) -> str:
    """Whom the match waits for after their time ran out, and how long."""
    late = table.waited_for
    until = f"<t:{int(ends(table, table.deadline or 0))}:R>"
    told = tell(table, "bot-waits", who=mentions(table, late), count=len(late), until=until)
    if table.lenient:
        told += f" {tell(table, CALLED)}"
    return lines(told, beside_the_clock(table))


def _where(table: Table, people: Sequence[Seat]) -> str:
    """Where the people who have to move find their secret boards."""
    if table.reach == "answers":
        return f" {tell(table, 'bot-board-here')}"
    unreachable = [seat for seat in people if not table.players[seat].reachable]
    if not unreachable:
        return f" {tell(table, 'bot-board-in-dm', count=len(people))}"
    if len(people) == 1:
        return f" {tell(table, 'bot-board-not-sent')}"
    who, count = mentions(table, unreachable), len(unreachable)
    return f"\n{tell(table, 'bot-boards-not-sent', who=who, count=count)}"


def choice_controls(table: Table) -> list[Widget]:
    """The winner's choice when the other player is out of time."""
    return [
        labelled(table, controls.TakeWin(table.id), "bot-button-win", ButtonStyle.success),
        labelled(table, controls.PlayOn(table.id), "bot-button-play-on"),
    ]


def _asks(table: Table, offer: Offer) -> Text:
    asked, who = mentions(table, table.asked), Who(offer.seat)
    if offer.kind == "replace":
        return say("bot-offer-replace", asked=asked, who=who, absent=Who(offer.absent))
    if offer.kind == "pause":
        return say("bot-offer-pause", asked=asked, who=who)
    if offer.kind == "draw":
        return say("bot-offer-draw", asked=asked, who=who)
    return say("bot-offer-takeback", asked=asked, who=who)


def table_controls(table: Table, mine: ButtonStyle) -> list[Widget]:
    """What everybody may press below a running match's board. `mine` is the style of *My secret
    board*."""
    items = choice_controls(table) if table.decided else list[Widget]()
    if table.waited_for:
        items.append(go_on(table))
    if table.pause:
        items.append(resume_button(table))
    items += offer_buttons(table)
    if table.game.rules.private:
        items.append(labelled(table, controls.OwnBoard(table.id), "bot-button-mine", mine))
    elif hint_offered(table, table.to_move):
        items.append(labelled(table, controls.Hint(table.id), "bot-button-hint"))
    items.append(labelled(table, controls.InWords(table.id), "bot-button-words"))
    items.append(button(controls.More(table.id), "⋯"))
    return items


def stripped_sheet(table: Table, text: str, alt: str, below: str = "") -> Sheet:
    """An earlier turn's message without its controls; its text and picture stay. If it told nothing
    that lasts, like a lobby, it names the game and its players. `below`: what it says besides."""
    told = text or tell(table, _played_by(table))
    return sheet(table.game, told, alt=alt, below=below, stripped=table.id)


def _played_by(table: Table) -> Text:
    if not table.match:
        return say("bot-lobby-goes-on")
    who = all_of([Who(seat) for seat in range(len(table.players))])
    return say("bot-played-by", game=table.game.title, who=who)


def watch_sheet(table: Table) -> Sheet:
    """What anybody may see: the last turn in full, and the public board with its words. If the
    match is over, it begins with which one it was."""
    if table.match is None:
        return sheet(table.game, table.say("bot-match-not-begun"))
    view = table.view(None)
    told = news(table, view.notes[recent(table, view) :], WHOLE, WHOLE_ROOM)
    board = tell(table, table.game.words.describe(view))
    words = lines(past(table), told, board, reserves(table))
    return sheet(table.game, words, rows(page_button(table)), draw=view, alt=alt_text(table, view))


def tip(table: Table, view: View[Any]) -> str:
    """What a person who is new to the game should know now."""
    new = view.seat is not None and table.players[view.seat].newcomer
    plays = table.stage == "playing" and not (table.waited_for or table.decided)
    tip = table.game.teaching.tip(view) if new and plays else None
    return f"-# {tell(table, tip)}" if tip else ""
