"""Cop & Rob: two roads of cards, one fleeing the bank, one hunting it."""

from __future__ import annotations

from games.cop_and_rob.cards import deal
from games.cop_and_rob.computer import PLAYERS
from games.cop_and_rob.draw import draw
from games.cop_and_rob.rulebook import RULEBOOK
from games.cop_and_rob.rules import Board, start
from games.cop_and_rob.words import describe, fold, label, roles, tip, warn, why
from games.core import Game, Option

GAME: Game[Board] = Game(
    id="cop_and_rob",
    name="Cop & Rob",
    tagline="Rob builds a road to freedom, Cop builds one to catch him.",
    credit="Владимир Бечик",
    seats=(2,),
    rules=1,
    shortest=10,
    accent=0x3E7CB1,
    private=False,
    roles=roles,
    options=(
        Option(
            "roles",
            "Who is Rob",
            {
                "lots": "Lots are drawn; the winner chooses",
                "random": "Chance decides",
                "host": "The host chooses",
            },
            "lots",
        ),
    ),
    deal=deal,
    start=start,
    fold=fold,
    describe=describe,
    draw=draw,
    label=label,
    rulebook=RULEBOOK,
    players=PLAYERS,
    closers=("stay",),
    warn=warn,
    tip=tip,
    why=why,
)
