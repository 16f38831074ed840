"""Tables before and in their matches, without Discord, and what is written on them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from bot.table import lobby as lobbies
from bot.table.player import Player
from bot.table.table import Table
from games.core import Refused

ANNA, BOB, CLEO = Player(1, "Anna"), Player(2, "Bob"), Player(3, "Cleo")
NOW = 1_800_000_000.0


def seated(game: str, *people: Player | int, **more: Any) -> Table:
    """A lobby in which these people sit; the first one hosts. `more`: other facts."""
    players = tuple(p if isinstance(p, Player) else Player(p, f"P{p}") for p in people)
    facts = {"id": 0, "guild": 5, "channel": 7, "host": players[0].id}
    return Table(game_id=game, players=players, **facts | more)


def lobby(game: str = "graveyard_shift", *guests: Player) -> Table:
    """Anna hosts; the guests have joined."""
    table = seated(game, ANNA, id=1, opened=NOW)
    for guest in guests:
        table = lobbies.join(table, guest)
    return table


def refused(act: object, *words: str) -> None:
    with pytest.raises(Refused) as caught:
        act()  # type: ignore[operator]
    said = caught.value.text.say(["Anna", "Bob", "Cleo"])
    assert all(word in said for word in words), said


def started(
    game: str,
    *guests: Player,
    clock: str = "1d",
    side: str = "lot",
    seed: int = 1,
    options: Mapping[str, str] = MappingProxyType({}),
) -> Table:
    """Anna's match with these guests, or with Bob."""
    table = lobbies.set_clock(lobby(game, *(guests or (BOB,))), clock, by=1)
    table = lobbies.set_side(table, side, by=1) if side != "lot" else table
    for option, value in options.items():
        table = lobbies.set_option(table, option, value, by=1)
    return lobbies.start(table, 1, Random(seed), NOW)


def on(table: Table, moves: int = 60) -> Table:
    """The table so many moves later, at the same time."""
    random = Random(2)
    for _ in range(moves):
        seat = table.playing.state.acting[0]
        table = table.play(seat, [random.choice(table.playing.state.legal(seat))], NOW)
    return table


def laid(table: Table, seat: int, seed: int = 1, now: float = NOW) -> Table:
    """The table once this seat has laid a whole board, without saying that it is ready."""
    set_up = table.game.rules.set_up
    assert set_up
    return table.play(seat, set_up.random(table.view(seat), Random(seed)), now)


def ready(table: Table, now: float = NOW) -> Table:
    """The table after a secret set-up, if the game has one."""
    if table.game.rules.set_up:
        for seat in range(len(table.players)):
            table = laid(table, seat, now=now).play(seat, ["ready"], now)
    return table


def labels_of(sheet: object) -> set[str]:
    found = (getattr(item, "item", item) for item in sheet.view.walk_children())  # type: ignore[attr-defined]
    return {str(label) for item in found if (label := getattr(item, "label", None))}


def text_of(sheet: object) -> str:
    """Everything that a sheet says, or its view."""
    parts = getattr(sheet, "view", sheet).walk_children()  # type: ignore[attr-defined]
    return "\n".join(part.content for part in parts if hasattr(part, "content"))


def move(table: Table, now: float, word: str = "") -> Table:
    """The table after the first legal move that begins with this word."""
    seat = table.playing.state.acting[0]
    return table.play(
        seat, [next(m for m in table.playing.state.legal(seat) if m.startswith(word))], now
    )
