"""Graveyard Shift: two assistants cart body parts to the gates of a graveyard."""

from __future__ import annotations

from games.core import Game, Option
from games.graveyard_shift.computer import PLAYERS
from games.graveyard_shift.draw import draw
from games.graveyard_shift.rulebook import RULEBOOK
from games.graveyard_shift.rules import Board, deal, start
from games.graveyard_shift.words import describe, fold, label, tip, warn, why

GAME: Game[Board] = Game(
    id="graveyard_shift",
    name="Graveyard Shift",
    tagline="Cart body parts to the gates before the other assistant does.",
    credit="Isaiah Tanenbaum, 2011 (CC BY-SA 2.5)",
    seats=(2,),
    rules=1,
    shortest=16,
    accent=0x79A471,
    private=False,
    score="rounds won: {n}",
    sides=("White", "Red"),
    options=(
        Option(
            name="rounds",
            title="Rounds",
            choices={"3": "Three rounds: the first to win two", "1": "A single round"},
            default="3",
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
    warn=warn,
    tip=tip,
    why=why,
)
