"""What one person sees of a table: the seat's own board with its controls, and rarer actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from discord import ButtonStyle
from discord.ui import Button

from bot.message.board import choice_controls, tip, waiting
from bot.message.clock import runs_out
from bot.message.ending import closed, decided, past, result
from bot.message.mine import others
from bot.message.moving import about_to, captioned, turn_controls
from bot.message.news import WHOLE, WHOLE_ROOM, Before, begins, news, once, recent
from bot.message.opening import led_by, own_page_button
from bot.message.parts import (
    Sheet,
    Target,
    Widget,
    labelled,
    page_button,
    rows,
    sheet,
)
from bot.message.patience import beside_the_clock, paused, resume_button
from bot.message.words import REST, alt_text, jump_url, lines, place, tell
from bot.table import controls, late, offers, patience
from bot.table.apart import opponents
from bot.table.ids import Moment, Step
from bot.table.player import plain
from bot.table.question import asked, hint_offered
from bot.table.table import Table
from games.core import (
    ENGLISH,
    Move,
    Refused,
    Seat,
    Thought,
    View,
    Who,
    say,
    sentences,
    shown,
)


def dm_target(table: Table, seat: Seat, before: Before | None, beginning: Move = "") -> Target:
    """What a seat's direct message should show, given the one it has. The seat may have chosen the
    `beginning` of a move. It is made only once, like `board_target`."""
    about = ("letter", seat, beginning)
    return once(table, before, about, lambda: _dm_target(table, seat, before, beginning))


def _dm_target(table: Table, seat: Seat, before: Before | None, beginning: Move) -> Target:
    acting = table.stage == "playing" and seat in table.to_move
    last = before.turn if before else 0
    turn, view = len(table.playing.turns) if acting else last, table.view(seat)
    since = begins(table, view, turn, 0, before)
    rests = table.stage == "playing" and not (acting or table.decided or table.pause)

    def make() -> Sheet:
        return _own_sheet(table, view, news(table, view.notes[since:]), beginning)

    return Target(make, turn, acting, since=since, told=len(view.notes), rests=rests)


def seat_sheet(
    table: Table,
    seat: Seat,
    beginning: str = "",
    *,
    since: int | None = None,
    head: str = "",
    here: int = 0,
) -> Sheet:
    """The seat's own board with its controls: the answer to *My secret board*. It tells the seat's
    notes from `since` on (None: since its last turn). `here`: the channel in which it is read."""
    view = table.view(seat)
    notes = view.notes[recent(table, view) if since is None else since :]
    told = news(table, notes, WHOLE, WHOLE_ROOM)
    return _own_sheet(table, view, told, beginning, head, here)


def _own_sheet(
    table: Table, view: View[Any], told: str, beginning: str = "", head: str = "", here: int = 0
) -> Sheet:
    seat = view.seat or 0
    chosen = about_to(table, view, beginning)
    lines = [head, told, to_do(table, view, seat, here), chosen, tip(table, view)]
    last = list[Widget]()
    if table.reach != "direct":
        last.append(Button(label=table.say("bot-button-table"), url=jump_url(table)))
    if table.reach == "answers":
        last.append(labelled(table, controls.ShowTable(table.id), "bot-button-show-table"))
    last += aids(table, seat)
    return sheet(
        table.game,
        "\n".join(filter(None, lines)),
        led_by(own_page_button(table, seat), own_controls(table, seat, beginning), last),
        draw=view,
        alt=alt_text(table, view, REST),
        stays=told,
    )


def own_controls(table: Table, seat: Seat, beginning: str = "") -> list[Widget]:
    """What the seat has to decide: its next move, how a won match ends, whether to go on."""
    if table.stage == "playing" and seat in table.to_move:
        return turn_controls(asked(table, seat), beginning)
    if table.forfeit and table.decided and seat != table.forfeit.seat:
        return choice_controls(table)
    if table.pause and seat not in table.gone:
        return [resume_button(table)]
    return []


def aids(table: Table, seat: Seat) -> list[Widget]:
    """Marks, a hint."""
    made = list[Widget]()
    if table.game.looks.marks and table.stage == "playing" and not table.setting_up(seat):
        made.append(labelled(table, controls.AskMark(table.id), "bot-button-mark"))
    if table.stage == "playing" and hint_offered(table, [seat] if seat in table.to_move else []):
        made.append(labelled(table, controls.Hint(table.id), "bot-button-hint"))
    return made


def to_do(table: Table, view: View[Any], seat: Seat, here: int = 0) -> str:
    """What the seat has to do now, or how its match ended. `here`: the channel in which it is
    read."""
    if table.stage == "closed":
        return closed(table)
    if view.outcome:
        return result(table, view.outcome)
    if table.decided:
        return decided(table)
    if table.pause:
        return paused(table)
    if table.waited_for:
        return waiting(table)
    if seat in view.acting:
        own = say("bot-own-lay-out") if table.setting_up(seat) else say("bot-own-turn")
        question = table.game.words.asks(view)
        told = tell(table, sentences([t for t in (own, question, runs_out(table)) if t]))
        return lines(told, beside_the_clock(table, seat))
    return "" if here == table.channel else goes_on(table)


def goes_on(table: Table) -> str:
    """Where a seat that has moved can follow the match. This stays true while the match lasts, so
    no earlier direct message has to be corrected."""
    return tell(table, "bot-goes-on", where=place(table))


def past_sheet(table: Table, told: str, alt: str) -> Sheet:
    """A direct message for a turn that has passed: without controls, and it says where the match
    goes on."""
    below = f"-# {tell(table, 'bot-direct-goes-on')}"
    on = below if table.reach == "direct" else goes_on(table)
    text = "\n".join(filter(None, [told, on]))
    return sheet(table.game, text, alt=alt, stripped=table.id)


def farewell_sheet(table: Table) -> Sheet:
    """The last direct message to somebody whose seat a computer has taken."""
    away = say("bot-stands-in", where=place(table))
    if table.reach == "direct":
        away = say("bot-direct-stands-in")
    return sheet(table.game, tell(table, away))


def steps_sheet(table: Table, seat: Seat, beginning: str, text: str = "") -> Sheet:
    """One step of choosing a move, without a picture."""
    if beginning and not text:
        view = table.view(seat)
        text = about_to(table, view, beginning) or captioned(table, view, beginning)
    items = turn_controls(asked(table, seat), beginning) if seat in table.to_move else []
    return sheet(table.game, text or table.say("bot-choose"), rows(items))


def played_sheet(table: Table, seat: Seat, since: int, below: str = "") -> Sheet:
    """What a seat's own message shows after its move: the seat's notes from `since` on, and how the
    turn goes on. `below`: what else is said."""
    told = lines(news(table, table.view(seat).notes[since:]), below)
    if table.stage == "playing" and seat in table.to_move:
        return steps_sheet(table, seat, "", told)
    return sheet(table.game, told or table.say("bot-played"))


def more_sheet(table: Table, seat: Seat | None, now: float) -> Sheet:
    """The rarer actions that are possible now."""
    items = [labelled(table, controls.Rules(table.id), "bot-button-rules")]
    if table.seal:
        items.append(labelled(table, controls.ShowSeal(table.id), "bot-button-seal"))
    if table.match:
        items += page_button(table)
    if seat is not None and table.stage == "playing":
        items += _seldom(table, seat, now)
    if seat is not None and opponents(table, seat):
        items.append(labelled(table, controls.Trouble(table.id), "bot-button-trouble"))
    return sheet(table.game, _about_more(table, seat), rows(items))


def _about_more(table: Table, seat: Seat | None) -> str:
    if not table.alive:
        return past(table) or closed(table)
    if seat is None:
        return table.say("bot-watching")
    why = table.stage == "playing" and offers.never_taken_back(table)
    return lines(table.say("bot-more-about"), f"-# {tell(table, why)}" if why else "")


def _seldom(table: Table, seat: Seat, now: float) -> list[Widget]:
    """Buttons for offers, a hint, more time, a pause, resigning."""
    items = list[Widget]()
    if _possible(partial(offers.draw, table, seat)):
        items.append(labelled(table, controls.Draw(table.id), "bot-button-draw"))
    if _possible(partial(offers.takeback, table, seat)):
        asks, takes = say("bot-button-takeback"), say("bot-button-own-takeback")
        label = takes if table.against_computers else asks
        items.append(labelled(table, controls.TakeBack(table.id), label))
    if table.against_computers and seat in table.playing.state.acting:
        items.append(labelled(table, controls.Hint(table.id), "bot-button-hint-short"))
    if _possible(partial(table.playing.imagined, seat)) and not table.decided:
        items.append(labelled(table, controls.OpenPlan(table.id), "bot-button-plan"))
    if _possible(partial(patience.give_time, table, seat, now)):
        items.append(labelled(table, controls.GiveTime(table.id), "bot-button-more-time"))
    if _possible(partial(offers.pause, table, seat, now)):
        items.append(labelled(table, controls.Pause(table.id), "bot-button-pause"))
    for absent in table.playing.state.acting:
        if _possible(partial(offers.replacement, table, seat, absent, now)):
            label = say("bot-button-replace", who=Who(absent))
            items.append(labelled(table, controls.Replace(table.id, absent), label))
    if late.overdue(table, seat, now):
        calls, primary = say("bot-button-call-time"), ButtonStyle.primary
        items.append(labelled(table, controls.CallTime(table.id), calls, primary))
    if _possible(partial(late.take_win, table, seat, now)):
        items += choice_controls(table)
    if seat not in table.gone and not table.decided:
        resign, danger = say("bot-button-resign"), ButtonStyle.danger
        items.append(labelled(table, controls.AskResign(table.id), resign, danger))
    return items


def _possible(change: Callable[[], object]) -> bool:
    """Would the table allow this?"""
    try:
        change()
    except Refused:
        return False
    return True


def seal_sheet(table: Table) -> Sheet:
    """The seal's digits, and what they are for."""
    return sheet(table.game, table.say("bot-seal", seal=table.seal))


def hint_sheet(table: Table, moment: Moment, thought: Thought) -> Sheet:
    """What the computer would play in the seat's place, as a button says it, and why; with a button
    to play it."""
    view, game, move = table.view(moment.seat), table.game, thought.move
    warning = game.teaching.warn(view, move)
    why = game.players.why(view, thought) if len(view.legal) > 1 else say("bot-only-move")
    told = f"**{table.say(game.recalled(view, move, seen=True))}**: {tell(table, why)}"
    warned = f"⚠ {tell(table, warning)}" if warning else ""
    step, this = Step(moment, move, sure=True), say("bot-button-play-this")
    items = [labelled(table, step, this, ButtonStyle.primary)]
    typed = table.say("bot-to-type-it", move=as_typed(table, move))
    return sheet(game, lines(told, warned, typed), rows(items))


def as_typed(table: Table, move: Move) -> str:
    """A move as its reader would type it: in English the canonical form, else the button's words
    without emoji."""
    return move if table.spoken == ENGLISH else shown(table.say(table.game.words.label(move)))


def resign_sheet(table: Table, person: int) -> Sheet:
    """Asks the person to confirm that they resign, and says which match: they may be at several
    of the same game."""
    sure, danger = say("bot-button-resign-sure"), ButtonStyle.danger
    items = [labelled(table, controls.Resign(table.id), sure, danger)]
    turns = len(table.match.turns) if table.match else 0
    who = plain(others(table, person))
    which = say("bot-resign-which", others=who, where=place(table), n=turns)
    question = say("bot-resign-sure", game=table.game.title)
    return sheet(table.game, lines(table.say(question), tell(table, which)), rows(items))


def confirm_sheet(table: Table, seat: Seat, move: str, warning: str) -> Sheet:
    """A warning about a move, with a button that plays it anyway."""
    moment = table.moment(seat)
    step, anyway = Step(moment, move, sure=True), say("bot-button-play-anyway")
    items = [
        labelled(table, step, anyway, ButtonStyle.danger),
        labelled(table, Step(moment), "bot-button-back"),
    ]
    return sheet(table.game, f"⚠ {warning}", rows(items))
