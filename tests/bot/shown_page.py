"""What a page shows of a match."""

from __future__ import annotations

from typing import Any

from bot.message.made import read_in
from bot.table.controls import Resign, TakeBack
from bot.table.player import Player
from bot.web.page import SeenTable
from games.core import Match, load
from tests.bot.matches import seated

ANNA, BOB, CLEO = 1001, 1002, 1003
PEOPLE = {0: ANNA, 1: BOB, 2: 1004, 3: 1005, None: CLEO}
NAMES = ("Anna", "Bob", "Dora", "Emil")


def page(match: Match[Any], seat: int | None, language: str = "en", now: float = 0.0) -> SeenTable:
    """What a page shows of this match."""
    load(language)
    people = (Player(PEOPLE[n], NAMES[n]) for n in range(match.seats))
    stage = "over" if match.state.outcome else "playing"
    table = seated(match.game.id, *people, id=7, stage=stage, match=match, nonce="the same for all")
    read = read_in(table, language)
    return SeenTable(read, seat, PEOPLE[seat], {Resign, TakeBack}, now, away=False, confirms=False)
