"""A lobby as a message, and the messages around opening and ending tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ButtonStyle
from discord.ui import TextDisplay

from bot.message.parts import Sheet, Widget, button, labelled, rows, sheet
from bot.message.patience import away
from bot.message.words import people, place, tell
from bot.table import clocks, controls, ids
from bot.table.facts import LOT
from bot.table.late import cost
from bot.table.lobby import (
    can_start,
    is_full,
    offered,
    opens_up,
    players_of,
    room,
    seats_of,
)
from bot.table.player import plain
from bot.table.table import Table
from games.core import LEVELS, Game, Options, Pace, Text, all_of, lines, say


def lobby_sheet(table: Table) -> Sheet:
    """The lobby: the game and how to win it, its picture, and below it the people and controls."""
    pings = table.called or people((*table.players, *table.invited))
    return covered(table, [*_people(table), *terms(table)], _buttons(table), pings=pings)


def covered(
    table: Table,
    said: Sequence[str],
    items: Sequence[Widget],
    *,
    stays: str = "",
    pings: tuple[int, ...] = (),
) -> Sheet:
    """A lobby's message: the game, its picture, and what is said below it."""
    game = table.game
    cover = game.looks.cover(table.spoken)
    title, aim, short = map(table.say, (game.title, game.aim, in_short(table)))
    made = sheet(
        game,
        f"### {title}\n{aim}\n-# {short}",
        [TextDisplay[Any]("\n".join(said)), *rows(items)],
        draw=cover,
        alt=cover.alt if cover else "",
        stays=stays,
        pings=pings,
    )
    return replace(made, lasting=True)


def in_short(table: Table) -> Text:
    secret = "here" if table.reach == "answers" else "yes"
    return say(
        "bot-lobby-in-short",
        minutes=table.game.time.minutes,
        players=players_of(table.game),
        secret=secret if table.game.rules.private else "no",
    )


def _people(table: Table) -> list[str]:
    """Who is at the table, what comes next, who is invited, who has declined, who can't be written
    to."""
    lines = [seated(table), _next(table)]
    if table.invited:
        invited = " ".join(p.mention for p in table.invited)
        lines.append(say("bot-lobby-invited", people=invited))
    if table.declined:
        lines.append(say("bot-lobby-declined", who=f"<@{table.declined}>"))
    unreachable = tuple(p.mention for p in table.players if not p.reachable)
    if unreachable and table.game.rules.private and table.reach == "channel":
        lines.append(say("bot-lobby-unreachable", people=all_of(unreachable)))
    return [*(table.say(line) for line in lines), *filter(None, [away(table)])]


def seated(table: Table) -> Text:
    here = [table.mention_of(p) for p in table.players]
    hosts = [p.id == table.host for p in table.players]
    marked = (
        say("bot-lobby-host", who=who) if h else who for who, h in zip(here, hosts, strict=True)
    )
    return say("bot-lobby-here", n=len(here), seats=seats_of(table.game), people=tuple(marked))


def _next(table: Table) -> Text:
    """What has to happen now."""
    host = host_of(table)
    if is_full(table):
        return say("bot-lobby-full", host=host)
    if can_start(table):
        return say("bot-lobby-ready", host=host)
    return say("bot-lobby-alone", host=host)


def host_of(table: Table) -> str:
    """The host as a mention. A host who watches computers does not sit at the table."""
    names = (table.mention_of(p) for p in table.players if p.id == table.host)
    return next(names, f"<@{table.host}>")


def terms(table: Table) -> list[str]:
    """The clock, and every setting that is not the usual one."""
    clock = say("bot-lobby-clock", kind=clocks.kind(table.pace), clock=clock_of(table))
    alone = any(player.level for player in table.players)
    counts = not (table.casual or alone)
    more = cost(table) if counts else say("bot-lobby-computer") if alone else None
    told = [f"-# {table.say(clock)} {tell(table, more) if more else ''}".rstrip()]
    chosen = unusual(table)
    if table.casual and not alone:
        chosen.append(say("bot-lobby-casual"))
    first = [table.name_of(p) for p in (*table.players, *table.invited) if p.id == table.first]
    chosen += [say("bot-lobby-begins", who=plain(name)) for name in first]
    if chosen:
        words = " · ".join(map(table.say, chosen))
        told.append(f"-# {table.say('bot-lobby-chosen', chosen=words)}")
    return told


def clock_of(table: Table) -> Text:
    """The clock, or the one that the game itself has."""
    own = table.game.time.pace(table.game.settle(table.options))
    return _pace(own) if own else clocks.words(table.clock)


def unusual(table: Table) -> list[Text]:
    """The options that are not the usual ones, and the host's side if that is not drawn by lot."""
    game = table.game
    chosen = changed(game, offered(table))
    if table.side != LOT and game.rules.sides:
        chosen.append(say("bot-lobby-side", side=game.side(table.side)))
    return chosen


def changed(game: Game[Any], options: Options) -> list[Text]:
    """The game's options that do not have their default value."""
    settled = game.settle(options)
    return [
        say("bot-setting", title=game.setting(option), value=game.choice(option, value))
        for option in game.rules.options
        if option.offered and (value := settled[option.name]) != option.default
    ]


def _pace(pace: Pace) -> Text:
    """A game's own clock."""
    if not pace.move:
        return say("bot-pace-none")
    if not pace.bank:
        return say("bot-pace", move=clocks.span(pace.move))
    return say("bot-pace-bank", move=clocks.span(pace.move), bank=clocks.span(pace.bank))


def _buttons(table: Table) -> list[Widget]:
    """At most two rows of buttons. What people most likely press next is coloured."""
    ready, full, id = can_start(table), is_full(table), table.id
    join = ButtonStyle.secondary if ready else ButtonStyle.primary
    start = ButtonStyle.success if ready else ButtonStyle.secondary
    adds = labelled(table, controls.AskComputer(id), "bot-people-add")
    return [
        labelled(table, controls.Join(id), "bot-join", join, disabled=full),
        *([] if ready else [alone_button(table)]),
        *([adds] if adds_computers(table) else []),
        labelled(table, controls.Start(id), "bot-start", start, disabled=not ready),
        labelled(table, controls.Rules(id), "bot-how-it-goes"),
        labelled(table, controls.Options(id), "bot-options"),
        *([labelled(table, controls.TurnDown(id), "bot-no")] if table.invited else []),
        *(
            [labelled(table, controls.ToEverybody(id), "bot-to-everybody")]
            if opens_up(table)
            else []
        ),
        button(controls.Host(id), "⋯"),
    ]


def alone_button(table: Table) -> Widget:
    """Asks the host which computer to play at once."""
    return labelled(table, controls.AskAlone(table.id), "bot-alone", ButtonStyle.primary)


def adds_computers(table: Table) -> bool:
    """Is it another thing to add a computer than to play the computer at once? Not where a single
    seat is left and nobody else has sat down."""
    return room(table) > 0 and max(table.game.rules.seats) > 2


def alone_sheet(table: Table, last: str | None) -> Sheet:
    """Asks which computer the host wants to play: `last` time's first, or the weakest."""
    levels = list[str](LEVELS)
    first = last if last in levels else levels[0]
    levels.sort(key=lambda level: level != first)
    made = [
        labelled(
            table,
            controls.StartAlone(table.id, level),
            "bot-alone-at",
            ButtonStyle.primary if level == first else ButtonStyle.secondary,
            level=level,
        )
        for level in levels
    ]
    timed = say("bot-alone-timed", clock=clock_of(table))
    about = timed if table.pace.move else say("bot-alone-untimed")
    words = table.say(lines([say("bot-alone-asks"), about]))
    return sheet(table.game, words, rows(made))


def taken_sheet(table: Table, lobby: Table, thread: ids.Control) -> Sheet:
    """Tells that the channel has a table, and offers a thread, which this control opens."""
    items = [labelled(table.spoken, thread, "bot-open-thread", ButtonStyle.primary)]
    text = table.say("bot-channel-taken", game=table.game.title)
    return sheet(lobby.game, text, rows(items))


def taken_here_sheet(table: Table) -> Sheet:
    """Tells that there is a table here already, where the bot is not; offers to post it again."""
    shows = labelled(table, controls.ShowTable(table.id), "bot-button-show-table")
    return sheet(table.game, table.say("bot-taken-here", game=table.game.title), rows([shows]))


def resigns(table: Table, person: int) -> bool:
    """Does this person play an undecided match here? Then they may resign, but not end the table
    without a result, even as a moderator."""
    runs = table.stage == "playing" and table.match is not None and not table.decided
    return runs and table.seat_of(person) is not None


def opened_sheet(table: Table, channel: int) -> Sheet:
    """Tells where the new table is to somebody who is in this channel."""
    here = table.reach == "channel" and table.channel == channel
    told = say("bot-opened-here") if here else say("bot-opened", where=place(table))
    return sheet(table.game, table.say(told))


def damaged_sheet(id: int, language: str, thread: ids.Control | None = None) -> Sheet:
    """Tells that this channel's table can't be read, and offers what can be done about it."""
    items = [labelled(language, controls.End(id), "bot-close-damaged", ButtonStyle.danger)]
    if thread:
        items.append(labelled(language, thread, "bot-open-thread", ButtonStyle.primary))
    return sheet(None, say("bot-damaged", n=str(id)).in_(language), rows(items))


def end_sheet(table: Table, person: int) -> Sheet:
    """Asks a moderator to confirm. A moderator who plays there can only resign."""
    title = table.game.title
    if resigns(table, person):
        resign, sure = controls.Resign(table.id), say("bot-button-resign-sure")
        item = labelled(table, resign, sure, ButtonStyle.danger)
        return sheet(table.game, table.say("bot-end-resigns", game=title), rows([item]))
    item = labelled(table, controls.End(table.id), "bot-yes-end", ButtonStyle.danger)
    return sheet(table.game, table.say("bot-end-asks", game=title), rows([item]))
