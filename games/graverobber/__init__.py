"""Graverobber: two secret boards, one move on both."""

from games.core import Game, Looks, Marks, Players, Rules, SetUp, Teaching, Time, Words
from games.graverobber.mind import set_up
from games.graverobber.rules import foresight, state
from games.graverobber.rules.known.board import SIDES, Board
from games.graverobber.rules.known.ground import SQUARES
from games.graverobber.shown import (
    advice,
    controls,
    description,
    draw,
    moments,
    overlay,
    spots,
    words,
)
from games.graverobber.teaching import pages, puzzles


def players() -> Players[Board]:
    """Its computer players: most processes never ask for them."""
    from games.graverobber.mind import computer, reasons, review  # noqa: PLC0415 - searches are dear

    return Players(
        levels=computer.PLAYERS,
        why=reasons.why,
        judge=review.judge,
        summed=review.summed,
    )


GAME: Game[Board] = Game(
    id="graverobber",
    rules=Rules(
        version=1,
        seats=(2,),
        private=True,
        deal=state.deal,
        start=state.start,
        options=state.OPTIONS,
        sides=SIDES,
        set_up=SetUp(open=set_up.laying, random=set_up.at_random, complete=set_up.complete),
    ),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=description.describe,
        caption=words.caption,
        moment=moments.moment,
        so_far=description.so_far,
    ),
    looks=Looks(
        draw=draw.draw,
        ghost=overlay.ghost,
        spots=spots.spots,
        fold=draw.fold,
        standings=spots.standings,
        lies=spots.lies,
        accent=0x8A6A48,
        cover=pages.cover,
        charted=overlay.charted,
        marks=Marks(squares=SQUARES, kinds=("obstacle?", "plot?", "clear", "me?")),
    ),
    touch=controls.TOUCH,
    time=Time(minutes=40, shortest=20),
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
