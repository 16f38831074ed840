"""Tables in direct messages: one message a seat holds the board as that seat knows it, the news,
whose turn it is, and all controls. (A seat's picture shows all that the public one shows.)"""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import ButtonStyle

from bot.message.board import offered, tip
from bot.message.clock import runs_out
from bot.message.ending import closed_sheet, result_sheet
from bot.message.lobby import alone_button, covered, host_of, seated, terms
from bot.message.moving import about_to
from bot.message.news import Before, begins, once
from bot.message.opening import led_by, own_page_button
from bot.message.parts import Sheet, Target, Widget, button, labelled, sheet
from bot.message.patience import away, beside_the_clock, offer_buttons
from bot.message.seat import aids, dm_target, own_controls, to_do
from bot.message.waiting import for_good, sealed, thinking, who_is_who
from bot.message.words import REST, alt_text, lines, mentions, tell
from bot.table import controls
from bot.table.direct import complete, wanted
from bot.table.lobby import can_start, is_full, opens_up
from bot.table.table import Table
from games.core import Move, Seat, Text, View, all_of, say


def own_target(table: Table, seat: Seat, before: Before | None, beginning: Move = "") -> Target:
    """What a seat's direct message should show, given the one it has: everything, or beside a
    channel's message only what the seat needs."""
    if table.reach != "direct":
        return dm_target(table, seat, before, beginning)
    about = ("direct", seat, beginning)
    return once(table, before, about, lambda: _target(table, seat, before, beginning))


def _target(table: Table, seat: Seat, before: Before | None, beginning: Move) -> Target:
    """A new message when the seat's turn comes, when it is called, and at the end."""
    view, acting = table.view(seat), table.stage == "playing" and seat in table.to_move
    # with those taken back, so that a turn played anew gets a new message
    turns = len(table.match.turns) + table.takebacks if table.match else 0
    turn = turns if acting else before.turn if before else 0
    if not table.alive:
        turn = turns + 1
    calls = before is None or table.players[seat].id in table.called
    call = table.calls if calls or before is None else before.call
    since = begins(table, view, turn, call, before)
    first = turn <= 1 and not call  # the first turn is 1 to whoever begins
    make = partial(_sheet, table, view, since, first, beginning)
    return Target(make, turn, table.alive, call, since, len(view.notes))


def _sheet(table: Table, view: View[Any], since: int, first: bool, beginning: Move) -> Sheet:
    if table.stage == "closed":
        return closed_sheet(table)
    if table.stage == "over":
        return result_sheet(table, view, since)
    seat, told = view.seat or 0, for_good(table, view.notes[since:], first=first)
    return sheet(
        table.game,
        lines(
            told,
            _state(table, view, seat) + offered(table),
            _unreachable(table, seat),
            who_is_who(table, view),
            about_to(table, view, beginning),
            tip(table, view),
            sealed(table, first=first),
        ),
        led_by(
            own_page_button(table, seat),
            own_controls(table, seat, beginning),
            _aside(table, seat),
        ),
        draw=view,
        alt=alt_text(table, view, REST),
        stays=told,
    )


def _state(table: Table, view: View[Any], seat: Seat) -> str:
    """Whether the seat has to move, or whom it waits for."""
    if table.decided or table.pause or table.waited_for or seat in table.to_move:
        return to_do(table, view, seat)
    if len(table.computers) == len(view.acting):
        return thinking(table, view)
    told = [say("bot-direct-waits", who=mentions(table, view.acting)), runs_out(table)]
    words = " ".join(tell(table, text) for text in told if text)
    return lines(words, beside_the_clock(table, seat))


def _unreachable(table: Table, seat: Seat) -> str:
    """Which of the others get no messages."""
    people = [p for n, p in enumerate(table.players) if n != seat and not p.reachable]
    if not people:
        return ""
    names = all_of([table.mention_of(player) for player in people])
    return tell(table, "bot-direct-unreachable", people=names)


def _aside(table: Table, seat: Seat) -> list[Widget]:
    """The controls below those of the turn: what is offered, aids, everything else."""
    made = offer_buttons(table) if seat in table.asked else []
    made += aids(table, seat)
    made.append(labelled(table, controls.InWords(table.id), "bot-button-words"))
    made.append(button(controls.More(table.id), "⋯"))
    return made


# --- before the match ----------------------------------------------------------------------------


def lobby_target(table: Table, person: int, before: Before | None) -> Target:
    """What somebody's message shows before the match, given the one they have. Whoever is called
    gets a new one."""
    calls = before is None or person in table.called
    call = table.calls if calls or before is None else before.call
    return Target(partial(_before, table, person), -1, passes=True, call=call)


def _before(table: Table, person: int) -> Sheet:
    if person not in [p.id for p in (*table.players, *table.invited)]:
        return sheet(table.game, table.say("bot-direct-gone"))
    if table.stage == "closed":
        return closed_sheet(table)
    told = [*_next(table, person), table.say(seated(table)), _lost(table), away(table)]
    said = [*filter(None, told), *terms(table)]
    stays = f"### {table.say(table.game.title)}\n{table.say('bot-direct-goes-on')}"
    return covered(table, said, _lobby_controls(table, person), stays=stays)


def _next(table: Table, person: int) -> list[str]:
    """What happens next, or what the person is asked."""
    told = list[Text]()
    if table.declined and person == table.host:
        told.append(say("bot-direct-declined"))
    if complete(table):
        told.append(say("bot-direct-begins"))
    elif table.seat_of(person) is None:
        told.append(say("bot-direct-asks", host=host_of(table)))
    elif table.invited:
        names = all_of([table.mention_of(p) for p in table.invited])
        told.append(say("bot-direct-asked", people=names))
    elif len(table.players) > 1:
        told.append(say("bot-direct-more", n=wanted(table) - len(table.players)))
    elif not told:
        told.append(say("bot-direct-gathers"))
    return [table.say(text) for text in told]


def _lost(table: Table) -> str:
    """Who can't be written to, and what follows from that."""
    lost = [p for p in (*table.players, *table.invited) if not p.reachable]
    if not lost:
        return ""
    names = all_of([table.mention_of(p) for p in lost])
    until = f"<t:{int(table.deadline or 0)}:R>"
    why = "bot-direct-lost" if complete(table) else "bot-direct-unreachable"
    return table.say(why, people=names, until=until)


def _lobby_controls(table: Table, person: int) -> list[Widget]:
    id, hosts = table.id, person == table.host
    made = list[Widget]()
    if table.seat_of(person) is None:
        join, full = table.say("bot-join"), is_full(table)
        made.append(button(controls.Join(id), join, ButtonStyle.success, disabled=full))
        made.append(labelled(table, controls.TurnDown(id), "bot-no"))
    if hosts and can_start(table) and not complete(table):
        made.append(labelled(table, controls.Start(id), "bot-start", ButtonStyle.primary))
    elif hosts and not can_start(table):
        made.append(alone_button(table))
    made.append(labelled(table, controls.Rules(id), "bot-how-it-goes"))
    made.append(labelled(table, controls.Options(id), "bot-options"))
    if hosts and opens_up(table) and not complete(table):
        made.append(labelled(table, controls.ToEverybody(id), "bot-to-everybody"))
    made.append(button(controls.Host(id), "⋯"))
    return made
