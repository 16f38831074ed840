"""Graveyard Shift: two assistants cart body parts to the gates of a graveyard."""

from games.core import Game
from games.graveyard_shift import (
    chart,
    computer,
    cover,
    draw,
    moments,
    puzzles,
    rulebook,
    rules,
    words,
)
from games.graveyard_shift.board import SIDES, Board

GAME: Game[Board] = Game(
    id="graveyard_shift",
    minutes=15,
    seats=(2,),
    rules=1,
    shortest=12,
    accent=0x79A471,
    private=False,
    sides=SIDES,
    options=rules.OPTIONS,
    deal=rules.deal,
    start=rules.start,
    begun_by=rules.begun_by,
    fold=words.fold,
    meant=words.meant,
    describe=words.describe,
    draw=draw.draw,
    label=words.label,
    caption=words.caption,
    rulebook=rulebook.RULEBOOK,
    cover=cover.cover,
    players=computer.PLAYERS,
    fitted=computer.FITTED,
    warn=words.warn,
    tip=words.tip,
    moment=moments.moment,
    why=words.why,
    charted=chart.charted,
    tasks=puzzles.TASKS,
    maker=puzzles.MAKER,
)
