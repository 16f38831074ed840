"""Cop & Rob: two roads of cards, one fleeing the bank, one hunting it."""

from games.cop_and_rob.rules import foresight, state
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.shown import (
    advice,
    controls,
    description,
    draw,
    moments,
    overlay,
    spots,
    words,
)
from games.cop_and_rob.teaching import pages, puzzles
from games.core import Game, Looks, Players, Rules, Teaching, Time, Words


def players() -> Players[Board]:
    """Its computer players: most processes never ask for them."""
    from games.cop_and_rob.mind import computer, reasons  # noqa: PLC0415 - searches are dear

    return Players(
        levels=computer.PLAYERS,
        why=reasons.why,
        proves=True,
        rough=0.1,
        draws=foresight.draws,
        openings=(1, 1),
    )


GAME: Game[Board] = Game(
    id="cop_and_rob",
    rules=Rules(
        version=1,
        seats=(2,),
        private=False,
        deal=state.deal,
        start=state.start,
        options=state.OPTIONS,
        closers=("stay",),
    ),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=description.describe,
        meant=words.meant,
        caption=words.caption,
        recalled=words.recalled,
        roles=words.roles,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        spots=spots.spots,
        standings=spots.standings,
        lies=spots.lies,
        accent=0x3E7CB1,
        cover=pages.cover,
        charted=overlay.charted,
        ghost=overlay.ghost,
    ),
    controls=controls.CONTROLS,
    touch=controls.TOUCH,
    time=Time(minutes=20, shortest=5, turn=state.turn),
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
