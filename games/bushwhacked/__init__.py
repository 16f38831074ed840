"""Bushwhacked, a game of bases and ambushes for two to four players by Kevin Reilly."""

from __future__ import annotations

from games.bushwhacked.battlefield import SIDES, Battlefield
from games.bushwhacked.computer import PLAYERS
from games.bushwhacked.draw import draw
from games.bushwhacked.rulebook import RULEBOOK
from games.bushwhacked.rules import deal, start
from games.bushwhacked.words import describe, fold, label, tip, warn, why
from games.core import Game, Option

GAME: Game[Battlefield] = Game(
    id="bushwhacked",
    name="Bushwhacked",
    tagline="Surround the bases, and ambush whoever stands in the way.",
    credit="Kevin Reilly",
    seats=(2, 3, 4),
    rules=1,
    shortest=30,
    accent=0x5B4A36,
    private=False,
    score="{n}",
    sides=SIDES,
    options=(
        Option(
            name="first",
            title="Who begins",
            choices={"random": "Drawn at random", "white": "White"},
            default="random",
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
    closers=("done",),
    warn=warn,
    tip=tip,
    why=why,
)
