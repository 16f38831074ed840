"""Bushwhacked, a game of bases and ambushes for two to four players by Kevin Reilly."""

from games.bushwhacked.rules import foresight, state
from games.bushwhacked.rules.known.board import SIDES, Board, counted
from games.bushwhacked.shown import (
    advice,
    controls,
    description,
    draw,
    moments,
    overlay,
    spots,
    words,
)
from games.bushwhacked.teaching import pages, puzzles
from games.core import Game, Looks, Players, Rules, Teaching, Time, Words, say


def players() -> Players[Board]:
    """Its computer players: most processes never ask for them."""
    from games.bushwhacked.mind import computer, reasons  # noqa: PLC0415 - searches are dear

    return Players(
        levels=computer.PLAYERS,
        why=reasons.why,
        rough=0.2,
        openings=(2, 6),
    )


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
        describe=description.describe,
        counts=counted,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        spots=spots.spots,
        standings=spots.standings,
        lies=spots.lies,
        accent=0x5B4A36,
        cover=pages.cover,
        charted=overlay.charted,
        ghost=overlay.ghost,
    ),
    controls=controls.CONTROLS,
    touch=controls.TOUCH,
    time=Time(minutes=40, shortest=30, late=lambda options: say(state.LATE)),
    mind=players,
    teaching=Teaching(
        rulebook=pages.RULEBOOK,
        tip=advice.tip,
        warn=advice.warn,
        tasks=puzzles.TASKS,
        line=puzzles.LINE,
        maker=puzzles.MAKER,
    ),
    foresight=foresight.FORESIGHT,
    feats=moments.FEATS,
)
