"""Bushwhacked, a game of bases and ambushes for two to four players by Kevin Reilly."""

from games.bushwhacked.mind import computer, reasons
from games.bushwhacked.rules import foresight, state
from games.bushwhacked.rules.known.board import SIDES, Board, counted
from games.bushwhacked.shown import (
    advice,
    beside,
    chart,
    draw,
    feats,
    ghost,
    moments,
    shortlists,
    spots,
    touch,
    words,
)
from games.bushwhacked.teaching import cover, puzzles, rulebook
from games.core import Controls, Game, Looks, Players, Rules, Teaching, Time, Touch, Words, say

GAME: Game[Board] = Game(
    id="bushwhacked",
    rules=Rules(
        version=1,
        seats=(2, 3, 4),
        private=False,
        deal=state.deal,
        start=state.start,
        options=state.OPTIONS,
        sides=SIDES,
        begun_by=state.begun_by,
        closers=("done",),
    ),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=words.describe,
        counts=counted,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        spots=spots.spots,
        standings=beside.standings,
        lies=beside.lies,
        accent=0x5B4A36,
        cover=cover.cover,
        charted=chart.charted,
        ghost=ghost.ghost,
    ),
    controls=Controls(handy=shortlists.sure, shortlists=shortlists.shortlists, menus=("trade",)),
    touch=Touch(asks=touch.asks, plays=touch.plays, why_not=touch.why_not),
    time=Time(minutes=40, shortest=30, late=lambda options: say(state.LATE)),
    players=Players(
        levels=computer.PLAYERS,
        why=reasons.why,
        rough=0.2,
        openings=(2, 6),
        fitted=computer.FITTED,
    ),
    teaching=Teaching(
        rulebook=rulebook.RULEBOOK,
        tip=advice.tip,
        warn=advice.warn,
        tasks=puzzles.TASKS,
        line=puzzles.LINE,
        maker=puzzles.MAKER,
    ),
    foresight=foresight.FORESIGHT,
    feats=feats.FEATS,
)
