"""Graveyard Shift: two assistants cart body parts to the gates of a graveyard."""

from games.core import Game, Looks, Players, Rules, Teaching, Time, Touch, Words
from games.graveyard_shift.mind import computer, reasons
from games.graveyard_shift.rules import foresight, state
from games.graveyard_shift.rules.known.board import SIDES, Board
from games.graveyard_shift.shown import (
    beside,
    chart,
    draw,
    feats,
    ghost,
    moments,
    spots,
    touch,
    words,
)
from games.graveyard_shift.teaching import cover, puzzles, rulebook

GAME: Game[Board] = Game(
    id="graveyard_shift",
    rules=Rules(
        version=1,
        seats=(2,),
        private=False,
        deal=state.deal,
        start=state.start,
        options=state.OPTIONS,
        sides=SIDES,
        begun_by=state.begun_by,
        swapped=True,
    ),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=words.describe,
        meant=words.meant,
        caption=words.caption,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        spots=spots.spots,
        standings=beside.standings,
        lies=beside.lies,
        accent=0x79A471,
        cover=cover.cover,
        charted=chart.charted,
        ghost=ghost.ghost,
    ),
    touch=Touch(asks=touch.asks, why_not=touch.why_not, shows=False),
    time=Time(minutes=15, shortest=12, turn=state.turn),
    players=Players(
        levels=computer.PLAYERS,
        why=reasons.why,
        of="round",
        proves=True,
        rough=0.35,
        stakes=computer.stakes,
        fitted=computer.FITTED,
    ),
    teaching=Teaching(
        rulebook=rulebook.RULEBOOK,
        tip=words.tip,
        warn=words.warn,
        tasks=puzzles.TASKS,
        line=puzzles.LINE,
        maker=puzzles.MAKER,
    ),
    foresight=foresight.FORESIGHT,
    feats=feats.FEATS,
)
