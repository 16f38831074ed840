"""Pointsweeper, by elk: three minefields, two sets of chessmen."""

from games.core import Game, Looks, Players, Rules, Teaching, Time, Words, say
from games.pointsweeper.rules import foresight, state
from games.pointsweeper.rules.known.board import SIDES, Board
from games.pointsweeper.shown import (
    advice,
    controls,
    description,
    draw,
    moments,
    overlay,
    spots,
    words,
)
from games.pointsweeper.teaching import pages, puzzles


def players() -> Players[Board]:
    """Its computer players: most processes never ask for them."""
    from games.pointsweeper.mind import computer, reasons, review  # noqa: PLC0415 - searches are dear

    return Players(
        levels=computer.PLAYERS,
        why=reasons.why,
        judge=review.judge,
        summed=review.summed,
    )


GAME: Game[Board] = Game(
    id="pointsweeper",
    rules=Rules(
        version=1,
        seats=(2,),
        private=True,
        deal=state.deal,
        start=state.start,
        options=state.OPTIONS,
        sides=SIDES,
    ),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=description.describe,
        caption=words.caption,
        step=words.step,
        asks=words.asks,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        ghost=overlay.ghost,
        spots=spots.spots,
        standings=spots.standings,
        lies=spots.lies,
        accent=0x79A471,
        cover=pages.cover,
        charted=overlay.charted,
    ),
    controls=controls.CONTROLS,
    touch=controls.TOUCH,
    time=Time(
        minutes=60,
        shortest=40,
        pace=state.pace,
        period=state.period,
        turn=state.turn,
        late=lambda options: say("pointsweeper-late"),
        resumes=True,
    ),
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
