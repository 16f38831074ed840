"""The channel's message: the board that everybody sees, whose turn it is, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, SelectOption

from bot.message.lobby import lobby_sheet
from bot.message.news import WHOLE, WHOLE_ROOM, Before, begins, news, recent
from bot.message.parts import (
    Control,
    Row,
    Sheet,
    Target,
    alt_text,
    button,
    lines,
    mentions,
    names_of,
    people,
    rows,
    select,
    sheet,
    tell,
)
from bot.message.waiting import (
    BEGINS,
    for_good,
    sealed,
    thinking,
    waiting_target,
    waits,
    who_is_who,
)
from bot.table import hints, ids
from bot.table.ids import Action, Choice, Moment, Step
from bot.table.menu import Group, Menu, menu, pages
from bot.table.player import plain
from bot.table.table import Offer, Table
from bot.table.verdict import Result
from games.core import Game, Move, Outcome, Seat, View, say


def board_target(table: Table, before: Before | None, beginning: Move = "") -> Target:
    """What the channel's message should show, given the one before. The lobby is turn -1, the
    result the last turn. In an open game somebody may have chosen the beginning of a move."""
    if waits(table):
        return waiting_target(table, before)
    since = told = 0
    turn, playing = _turn(table), table.stage == "playing"
    if table.match:
        view = table.view(None)
        since, told = begins(table, view, turn, table.calls, before), len(view.notes)
    return Target(board_sheet(table, since, beginning), turn, playing, table.calls, since, told)


def _turn(table: Table) -> int:
    turns = len(table.match.turns) if table.match else 0
    return turns + 1 if turns and not table.alive else turns - 1


def board_sheet(table: Table, since: int, beginning: Move = "") -> Sheet:
    """The channel's message for the present turn, telling the notes from there on."""
    if table.stage == "lobby":
        return lobby_sheet(table)
    if table.stage == "closed":
        return closed_sheet(table)
    view = table.view(None)
    if table.stage == "over":
        return result_sheet(table, view, since)
    turn, controls, tips = _turn(table), list[Row](), ""
    told, seal = for_good(table, view.notes[since:], turn), sealed(table, turn)
    if _in_channel(table, view):
        controls = rows(turn_controls(table, view.acting[0], beginning))
        tips = tip(table, table.view(view.acting[0]))
    return sheet(
        table.game,
        lines(told, _whose_turn(table, view), who_is_who(table, view), tips, seal),
        [*controls, *rows(table_controls(table))],
        draw=view,
        alt=alt_text(table, view),
        stays=lines(told, seal),
        pings=table.called or people(table.players[seat] for seat in table.to_move),
    )


def _in_channel(table: Table, view: View[Any]) -> bool:
    """Are the buttons for the next move below the channel's message?"""
    moving = table.to_move and not table.waited_for and not table.computers
    return bool(moving) and (not table.game.private or table.game.asks(view) is not None)


def _whose_turn(table: Table, view: View[Any]) -> str:
    if table.decided:
        return decided(table)
    if len(table.computers) == len(view.acting):
        return thinking(table, view)
    if table.waited_for:
        return waiting(table) + _offered(table)
    people = [seat for seat in view.acting if table.players[seat].id > 0]
    text = f"Your turn, {mentions(table, people)}."
    if any(table.setting_up(seat) for seat in view.acting):
        what = "board" if len(people) == 1 else "boards"
        text = f"{mentions(table, people)}: lay out your {what}."
    question = table.game.asks(view)
    if question:
        text += f" {tell(table, question)}"
    elif table.game.private:
        text += _where(table, people)
    if table.deadline:
        text += f" Time runs out <t:{int(table.deadline)}:R>."
    return text + _offered(table)


def _offered(table: Table) -> str:
    """The open offer, or that the last one was declined; on a line of its own."""
    text = ""
    if table.offer:
        asked = mentions(table, table.asked)
        text += f"\n{asked}: {names_of(table)[table.offer.seat]} {_asks(table, table.offer)}."
    if table.declined:
        offerer = " ".join(f"<@{person}>" for person in table.called)
        text += f"\n{offerer}: <@{table.declined}> declines."
    return text


def waiting(table: Table) -> str:
    """For whom the match waits since their time ran out, and how long."""
    who, until = mentions(table, table.waited_for), int(table.deadline or 0)
    return (
        f"{who}: your time ran out. The match waits until you press *Go on*; if you don't, you "
        f"resign <t:{until}:R>."
    )


def _where(table: Table, people: Sequence[Seat]) -> str:
    """Where those who are to move find their secret boards."""
    unreachable = [seat for seat in people if not table.players[seat].reachable]
    if not unreachable:
        return " Your secret board is in our DM." if len(people) == 1 else " They are in your DMs."
    if len(people) == 1:
        return " I can't write to you, so press *My secret board*."
    who = mentions(table, unreachable)
    return f"\n{who}: I can't write to you, so press *My secret board*."


def decided(table: Table) -> str:
    """Who has lost by the clock, what that counts, and what the winner may choose."""
    if table.forfeit is None:
        raise ValueError("nobody has lost by the clock")
    lost, names = table.forfeit.seat, names_of(table)
    return (
        f"{names[lost]} is out of time: {names[1 - lost]} wins. {counted(table)}\n"
        f"{table.players[1 - lost].mention}: end the match with that, or let the computer play on "
        f"for {names[lost]}? What it plays counts no more. Without an answer the match ends "
        f"<t:{int(table.deadline or 0)}:R>."
    )


def counted(table: Table) -> str:
    """Whether the match was rated, and if not why; and when, if a computer played on."""
    names = [f"**{plain(player.name)}**" for player in table.finishers]
    text = Result.counted(table).verdict.text.say(names, table.spoken)
    if table.forfeit and table.forfeit.silent:
        text += f" {names[table.forfeit.seat]} had made no move for three days."
    if table.forfeit and table.absent:
        lost, won = names[table.forfeit.seat], names[1 - table.forfeit.seat]
        text += f" {won}'s win was settled when {lost} lost by time; what the computer played "
        text += "after that does not count."
    return text


def choice_controls(table: Table) -> list[Control]:
    """What the winner may choose when the other one is out of time."""
    return [
        button(Action(table.id, "win"), "Take the win", ButtonStyle.success),
        button(Action(table.id, "playon"), "Let the computer play on"),
    ]


def _go_on(table: Table) -> Control:
    return button(Action(table.id, "goon"), "Go on", ButtonStyle.primary)


def _asks(table: Table, offer: Offer) -> str:
    if offer.kind == "replace":
        return f"asks that the computer plays for {names_of(table)[offer.absent]}"
    return "offers a draw" if offer.kind == "draw" else "asks to take back the last turn"


def table_controls(table: Table) -> list[Control]:
    """What everybody may press below a running match's board."""
    items = choice_controls(table) if table.decided else list[Control]()
    if table.waited_for:
        items.append(_go_on(table))
    if table.offer:
        items.append(button(Action(table.id, "accept"), "Accept", ButtonStyle.success))
        items.append(button(Action(table.id, "decline"), "Decline"))
    if table.game.private:
        items.append(button(Action(table.id, "mine"), "My secret board", ButtonStyle.primary))
    elif hints.offered(table, table.to_move):
        items.append(button(Action(table.id, "hint"), "Give me a hint"))
    items.append(button(Action(table.id, "board"), "In words"))
    items.append(button(Action(table.id, "more"), "⋯"))
    return items


def stripped_sheet(table: Table, text: str, alt: str) -> Sheet:
    """An earlier turn's message: what it told and its picture stay, its controls go."""
    started = BEGINS if table.match else "The lobby goes on below."
    return sheet(table.game, text or started, alt=alt)


def closed(table: Table) -> str:
    """That a table ended without a result, and why."""
    if table.ending is None:
        return tell(table, say("bot-closed"))
    return tell(table, say("bot-closed-because", why=table.ending))


def closed_sheet(table: Table) -> Sheet:
    """A table that ended without a result."""
    return sheet(table.game, f"### {table.game.name}\n{closed(table)}")


def result_sheet(table: Table, view: View[Any], since: int) -> Sheet:
    """How the match ended, everything revealed."""
    outcome = view.outcome
    if outcome is None:
        raise ValueError("a table is over only with an outcome")
    told = news(table, view.notes[since:])
    text = f"{told}\n{result(table, outcome)}\n-# {counted(table)}".strip()
    played = any(not player.level for player in table.players)
    items = [
        *([button(Action(table.id, "rematch"), "Rematch", ButtonStyle.primary)] if played else []),
        button(Action(table.id, "replay"), "Replay"),
        button(Action(table.id, "board"), "In words"),
    ]
    return sheet(
        table.game,
        text,
        rows(items),
        draw=view,
        alt=alt_text(table, view),
        pings=people(table.players),
    )


def result(table: Table, outcome: Outcome) -> str:
    """Who has won and why, and below it everybody's place and score."""
    names = names_of(table)
    order = sorted(range(len(names)), key=lambda seat: outcome.places[seat])
    winners = [names[seat] for seat in order if outcome.places[seat] == 1]
    head = f"{winners[0]} wins" if len(winners) == 1 else f"A draw between {' and '.join(winners)}"
    scores = " · ".join(
        f"**{outcome.places[s]}.** {table.players[s].mention}"
        f"{_score(table.game, outcome.scores[s])}"
        for s in order
    )
    remark = f"\n{tell(table, outcome.remark)}" if outcome.remark else ""
    return f"### {head}: {_why(table, outcome)}\n{scores}{remark}"


def _why(table: Table, outcome: Outcome) -> str:
    """What decided the match, and why it is over where that is another matter."""
    over = tell(table, outcome.reason)
    if outcome.decided is None:
        return f"{over}."
    return f"{tell(table, outcome.decided)}.\nIt is over because {over}."


def _score(game: Game[Any], score: str) -> str:
    if not game.score:
        return ""
    return f" ({game.score.format(n=score)})".replace("-", "−")


def watch_sheet(table: Table) -> Sheet:
    """What anybody may see: the last turn in full, and the public board with its words."""
    if table.match is None:
        return sheet(table.game, "The match has not begun.")
    view = table.view(None)
    told = news(table, view.notes[recent(table, view) :], WHOLE, WHOLE_ROOM)
    words = "\n".join(filter(None, [told, tell(table, table.game.describe(view))]))
    return sheet(table.game, words, draw=view, alt=alt_text(table, view))


def tip(table: Table, view: View[Any]) -> str:
    """What somebody new to the game should know now."""
    news_to_them = view.seat is not None and table.players[view.seat].newcomer
    tip = table.game.tip(view) if news_to_them and not table.waited_for else None
    return f"-# {tell(table, tip)}" if tip else ""


def turn_controls(table: Table, seat: Seat, beginning: str = "") -> list[Control]:
    """Buttons and menus for the seat's legal moves that start with `beginning`; the menus on top
    where the game has shortlists."""
    if seat in table.waited_for:
        return [_go_on(table)]
    view, moment = table.view(seat), table.moment(seat)
    found: Menu = menu(view.legal, beginning, table.game.menus)
    buttons = [_move_button(table, view, moment, move) for move in found.buttons]
    menus = [_move_menu(table, view, moment, n, found.groups) for n in range(len(found.groups))]
    if beginning:
        return [*buttons, *menus, button(Step(moment, ""), "Back")]
    if table.setting_up(seat):
        style = ButtonStyle.secondary if moment.count else ButtonStyle.primary
        buttons.append(button(Action(table.id, "random"), "Random layout", style))
        buttons.append(button(Action(table.id, "type"), "Type it"))
        return [*buttons, *menus]
    shortlists = _shortlists(table, view, moment, len(menus))
    return [*shortlists, *menus, *buttons] if shortlists else [*buttons, *menus]


def _shortlists(table: Table, view: View[Any], moment: Moment, number: int) -> list[Control]:
    """The game's shortlists as menus, numbered from there on."""
    made = list[Control]()
    for shortlist in table.game.shortlists(view):
        parts = pages(list(shortlist.moves))
        for n, page in enumerate(parts, 1):
            options = [
                SelectOption(label=table.say(shortlist.moves[move])[:100], value=ids.entry(move))
                for move in page
            ]
            title = table.say(shortlist.title)
            title += f" ({n} of {len(parts)})" if len(parts) > 1 else ""
            made.append(select(Choice(moment, number + len(made)), title, options))
    return made


def captioned(table: Table, view: View[Any], beginning: str) -> str:
    """A legal move of this view or the beginning of one, as a control says it."""
    return table.say(table.game.captioned(view, beginning.strip()))


def _move_button(table: Table, view: View[Any], moment: Moment, move: str) -> Control:
    ends = table.game.set_up is not None and move == table.game.set_up.ready
    style = ButtonStyle.success if ends else ButtonStyle.secondary
    return button(Step(moment, move), captioned(table, view, move), style)


def _move_menu(
    table: Table, view: View[Any], moment: Moment, number: int, groups: Sequence[Group]
) -> Control:
    group = groups[number]
    alike = [n for n, other in enumerate(groups) if other.of == group.of]
    options = [
        SelectOption(label=captioned(table, view, entry)[:100], value=ids.entry(entry))
        for entry in group.entries
    ]
    of = group.of.strip()
    placeholder = captioned(table, view, of) if of else "Choose a move…"
    if len(alike) > 1:
        placeholder += f" ({alike.index(number) + 1} of {len(alike)})"
    return select(Choice(moment, number), placeholder, options)
