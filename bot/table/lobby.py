"""The lobby before a match: its people and settings, its start. Also the lobby of a rematch.

Every change returns the new table or raises `Refused`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bot.table import clocks
from bot.table.apart import TOGETHER, Apart, check_inviting, check_joining
from bot.table.facts import LOT
from bot.table.player import Player, plain
from bot.table.table import Table
from games.core import (
    LEVELS,
    Damaged,
    Dealt,
    Game,
    Match,
    Options,
    Refused,
    Text,
    all_of,
    say,
)

LOBBY_LIFE = 86_400
"""Seconds until an open lobby is closed."""
MOST_OPEN = 3
"""How many lobbies, challenges and threads a person may have open, in all servers and direct
messages together. Running matches do not count, nor do threads of other servers without a lobby."""


def seats_of(game: Game[Any]) -> Text | int:
    """How many people can play a game: `2`, `2 to 4`."""
    least, most = min(game.rules.seats), max(game.rules.seats)
    return most if least == most else say("bot-seats-between", least=least, most=most)


def players_of(game: Game[Any]) -> Text:
    """The same with the noun: `2 players`, `2 to 4 players`."""
    least, most = min(game.rules.seats), max(game.rules.seats)
    if least == most:
        return say("bot-players", n=most)
    return say("bot-players-between", least=least, most=most)


def can_start(table: Table) -> bool:
    """Is the number of players right for a match?"""
    return len(table.players) in table.game.rules.seats


def is_full(table: Table) -> bool:
    """Is every seat taken?"""
    return len(table.players) >= max(table.game.rules.seats)


def room(table: Table) -> int:
    """How many seats are neither taken nor kept for anybody: a computer may have them."""
    return max(table.game.rules.seats) - len(table.players) - len(table.invited)


def opens_up(table: Table) -> bool:
    """Can its host open the lobby to everybody?"""
    return table.challenges and table.reach != "answers" and room(table) > 0


def check_opens_up(table: Table, by: int) -> None:
    """Raises `Refused` unless this person can open the lobby to everybody."""
    hosted_by(table, by)
    if table.reach == "answers":
        raise Refused(say("bot-newgame-elsewhere"))
    if not opens_up(table):
        _no_room(table)
        raise Refused(say("bot-challenges-off"))


def _no_room(table: Table) -> None:
    if room(table) <= 0:
        taken = len(table.players) + len(table.invited)
        raise Refused(say("bot-seats-taken-or-kept", n=taken))


def alone_at(table: Table, person: int) -> bool:
    """Is this a lobby where only its host, this person, sits and no seat is kept for anybody?"""
    here = [p.id for p in (*table.players, *table.invited)]
    return table.stage == "lobby" and here == [table.host] == [person]


def join(table: Table, player: Player, apart: Apart = TOGETHER) -> Table:
    """Somebody sits down."""
    open_lobby(table)
    if table.seat_of(player.id) is not None:
        raise Refused(say("bot-in-already"))
    if is_full(table):
        raise Refused(say("bot-seats-taken", n=len(table.players)))
    held = [p for p in table.invited if p.id != player.id]
    if len(table.players) + len(held) >= max(table.game.rules.seats):
        names = tuple(plain(p.name) for p in held)
        raise Refused(say("bot-seats-kept", people=all_of(names)))
    check_joining(table, player.id, apart)
    players = (*table.players, player)
    return _arranged(table, players=players, invited=tuple(held))


def add_computer(table: Table, level: str, by: int) -> Table:
    """The host gives a free seat to a computer."""
    hosted_by(table, by)
    if level not in LEVELS:
        raise Refused(say("bot-no-computer", game=table.game.title))
    _no_room(table)
    id = min([0, *(p.id for p in table.players if p.level)]) - 1
    computer = Player(id, f"Computer {-id} ({level})", level)
    return _arranged(table, players=(*table.players, computer))


def decline(table: Table, user: int) -> Table:
    """An invited person does not want to play."""
    open_lobby(table)
    if user not in [p.id for p in table.invited]:
        raise Refused(say("bot-not-invited"))
    return replace(uninvite(table, user), declined=user).calling(table.host)


def uninvite(table: Table, user: int) -> Table:
    """No seat is kept for this person any more."""
    open_lobby(table)
    return _arranged(table, invited=tuple(p for p in table.invited if p.id != user))


def leave(table: Table, user: int) -> Table:
    """Somebody leaves. If that was the host, the next person becomes host. If nobody is left, the
    table closes."""
    open_lobby(table)
    if table.seat_of(user) is None:
        raise Refused(say("bot-not-seated"))
    players = tuple(p for p in table.players if p.id != user)
    people = [p.id for p in players if not p.level]
    if not people:
        return table.closed(say("bot-ending-empty"))
    return _arranged(table, players=players, host=table.host if user != table.host else people[0])


def without(table: Table, person: int, now: float) -> Table:
    """The table without this person: they get up, decline, or resign. Raises `Refused` if they
    can't, as where they have left already."""
    if table.stage != "lobby":
        return table.resign(table.seat_for(person), now)
    return uninvite(table, person) if table.seat_of(person) is None else leave(table, person)


def hosted_by(table: Table, by: int) -> None:
    """Raises `Refused` unless this is a lobby and this person hosts it."""
    open_lobby(table)
    if by != table.host:
        raise Refused(say("bot-host-alone", host=_host(table)))


def _host(table: Table) -> str:
    names = (plain(p.name) for p in table.players if p.id == table.host)
    return next(names, f"<@{table.host}>")


def invite(table: Table, player: Player, by: int, apart: Apart = TOGETHER) -> Table:
    """The host keeps a seat for somebody."""
    hosted_by(table, by)
    taken = [p.id for p in (*table.players, *table.invited)]
    if player.id in taken:
        raise Refused(say("bot-here-already", who=plain(player.name)))
    _no_room(table)
    check_inviting(table, player, by, apart)
    return _arranged(table, invited=(*table.invited, player))


def remove(table: Table, user: int, by: int) -> Table:
    """The host removes somebody from their seat, or takes an invitation back."""
    hosted_by(table, by)
    if user == by:
        raise Refused(say("bot-leave-yourself"))
    if user in [p.id for p in table.invited]:
        return uninvite(table, user)
    return leave(table, user)


def hand_over(table: Table, user: int, by: int) -> Table:
    """The host makes another person at the table the host."""
    hosted_by(table, by)
    if table.seat_of(user) is None or user < 0:
        raise Refused(say("bot-host-must-sit"))
    return _arranged(table, host=user)


def set_option(table: Table, name: str, value: str, by: int) -> Table:
    """The host changes a setting of the game."""
    hosted_by(table, by)
    try:
        options = table.game.settle({**offered(table), name: value})
    except Damaged:
        raise Refused(say("bot-no-such-option")) from None
    return _arranged(table, options=offered(replace(table, options=options)))


def set_clock(table: Table, clock: str, by: int, reserve: str = "") -> Table:
    """The host changes the time a turn may take, and the reserve."""
    hosted_by(table, by)
    return _arranged(table, clock=clocks.read(clock, reserve))


def set_side(table: Table, side: str, by: int) -> Table:
    """The host chooses a side, or to draw lots."""
    hosted_by(table, by)
    if side not in (LOT, *table.game.rules.sides):
        raise Refused(say("bot-no-such-side"))
    return _arranged(table, side=side)


def set_first(table: Table, person: int, by: int) -> Table:
    """The host chooses who begins, or (0) to draw lots."""
    hosted_by(table, by)
    if table.game.rules.begun_by is None:
        raise Refused(say("bot-first-by-rules", game=table.game.title))
    if person not in (0, *(p.id for p in (*table.players, *table.invited))):
        raise Refused(say("bot-first-must-sit"))
    return _arranged(table, first=person)


def set_casual(table: Table, by: int, *, casual: bool) -> Table:
    """The host decides whether the match is rated."""
    hosted_by(table, by)
    return _arranged(table, casual=casual)


def set_wanted(table: Table, wanted: int, by: int) -> Table:
    """The host decides with how many players the match begins by itself."""
    hosted_by(table, by)
    if wanted not in table.game.rules.seats:
        raise Refused(say("bot-no-such-option"))
    return _arranged(table, wanted=wanted)


def cancel(table: Table, by: int) -> Table:
    """The host closes the lobby."""
    hosted_by(table, by)
    return table.closed(say("bot-ending-cancelled"))


def start(table: Table, by: int, random: Random, now: float) -> Table:
    """The seats are assigned, chance deals, and the match begins."""
    hosted_by(table, by)
    seats = len(table.players)
    if not can_start(table):
        wanted = players_of(table.game)
        raise Refused(say("bot-too-few", game=table.game.title, players=wanted, n=seats))
    options = table.game.settle(offered(table))
    dealt = table.game.rules.deal(random, seats, options)
    players = _seated(table, random)
    match = Match.start(table.game, seats, options, _begun(table, players, dealt)).with_forced
    begun = _arranged(
        table,
        stage="playing",
        players=players,
        invited=(),
        match=match,
        options=options,
        rules=table.game.rules.version,
        started=now,
        calls=0,
        nonce=f"{random.getrandbits(128):032x}",
    )
    return begun.started_anew(now)


def start_alone(table: Table, level: str, by: int, random: Random, now: float) -> Table:
    """Fill up with as few computers of this level as the game needs, and start.

    No seat is kept for invited people any more. If enough people have sat down meanwhile, the host
    is refused and told so, and can't start a match with them by mistake.
    """
    may_start_alone(table, by)
    if level not in LEVELS:
        raise Refused(say("bot-no-computer", game=table.game.title))
    filled = replace(table, invited=())
    while not can_start(filled):
        filled = add_computer(filled, level, by)
    return start(filled, by, random, now)


def may_start_alone(table: Table, by: int) -> None:
    """Raises `Refused` unless this person may play the computer here at once."""
    open_lobby(table)
    if by != table.host:
        raise Refused(say("bot-not-your-table", host=_host(table)))
    if can_start(table):
        raise Refused(say("bot-enough-here"))


def _seated(table: Table, random: Random) -> tuple[Player, ...]:
    """The players by seat. In games with sides they are seated by lot or as the host chose, in
    others the host sits first."""
    players = list(table.players)
    if table.game.rules.sides and table.side not in table.game.rules.sides:
        random.shuffle(players)
        return tuple(players)
    host = next((p for p in players if p.id == table.host), players[0])
    players.remove(host)
    place = table.game.rules.sides.index(table.side) if table.game.rules.sides else 0
    players.insert(min(place, len(players)), host)
    return tuple(players)


def _begun(table: Table, players: Sequence[Player], dealt: Dealt) -> Dealt:
    """The deal, begun by the person the host chose if they sit here; else begun as dealt."""
    seat = next((s for s, player in enumerate(players) if player.id == table.first), None)
    if table.game.rules.begun_by is None or seat is None:
        return dealt
    return table.game.rules.begun_by(dealt, seat)


def offered(table: Table) -> Options:
    """The table's options without those that only old matches have."""
    gone = {option.name for option in table.game.rules.options if not option.offered}
    return {name: value for name, value in table.options.items() if name not in gone}


def here(table: Table, person: int) -> int:
    """The person, if they are at the table or invited; else 0."""
    return person if person in [p.id for p in (*table.players, *table.invited)] else 0


def open_lobby(table: Table) -> None:
    """Raises `Refused` unless the table is still a lobby."""
    if table.stage != "lobby":
        raise Refused(say("bot-no-lobby"))


def _arranged(table: Table, **changes: Any) -> Table:
    """The lobby with these changes. It no longer tells who declined or was called, and somebody who
    has gone is no longer the one who begins."""
    after = table.changed(declined=0, called=(), **changes)
    return replace(after, first=here(after, after.first))
