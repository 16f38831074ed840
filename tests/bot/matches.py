"""Tables before and in their matches, without Discord, and what is written on them."""

from __future__ import annotations

from random import Random

import pytest

from bot.table import lobby as lobbies
from bot.table.player import Player
from bot.table.table import Table
from games.core import Refused

ANNA, BOB, CLEO = Player(1, "Anna"), Player(2, "Bob"), Player(3, "Cleo")
NOW = 1_800_000_000.0


def lobby(game: str = "graveyard_shift", *guests: Player) -> Table:
    """Anna hosts; the guests have joined."""
    table = Table(id=1, guild=5, channel=7, game_id=game, host=1, players=(ANNA,), opened=NOW)
    for guest in guests:
        table = lobbies.join(table, guest)
    return table


def refused(act: object, *words: str) -> None:
    with pytest.raises(Refused) as caught:
        act()  # type: ignore[operator]
    said = caught.value.text.say(["Anna", "Bob", "Cleo"])
    assert all(word in said for word in words), said


def started(game: str, *guests: Player, clock: str = "1d") -> Table:
    table = lobbies.set_clock(lobby(game, *guests), clock, by=1)
    return lobbies.start(table, 1, Random(1), NOW)


def on(table: Table, moves: int = 60) -> Table:
    """The table so many moves later, at the same time."""
    random = Random(2)
    for _ in range(moves):
        seat = table.playing.state.acting[0]
        table = table.play(seat, [random.choice(table.playing.state.legal(seat))], NOW)
    return table


def laid(table: Table, seat: int) -> Table:
    """The table once this seat has laid a whole board, without saying that it is ready."""
    set_up = table.game.rules.set_up
    assert set_up
    return table.play(seat, set_up.random(table.view(seat), Random(1)), NOW)


def ready(table: Table) -> Table:
    """The table after a secret set-up, if the game has one."""
    if table.game.rules.set_up:
        for seat in range(len(table.players)):
            table = laid(table, seat).play(seat, ["ready"], NOW)
    return table


def labels_of(sheet: object) -> set[str]:
    found = (getattr(item, "item", item) for item in sheet.view.walk_children())  # type: ignore[attr-defined]
    return {str(label) for item in found if (label := getattr(item, "label", None))}


def text_of(sheet: object) -> str:
    parts = sheet.view.walk_children()  # type: ignore[attr-defined]
    return "\n".join(part.content for part in parts if hasattr(part, "content"))


def started_by(game: str, clock: str, *guests: Player, seed: int = 1) -> Table:
    table = lobbies.set_clock(lobby(game, *(guests or (BOB,))), clock, by=1)
    return lobbies.start(table, 1, Random(seed), NOW)


def move(table: Table, now: float, word: str = "") -> Table:
    """The table after the first legal move that begins with this word."""
    seat = table.playing.state.acting[0]
    return table.play(
        seat, [next(m for m in table.playing.state.legal(seat) if m.startswith(word))], now
    )
