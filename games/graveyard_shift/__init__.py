"""Graveyard Shift: two assistants cart body parts to the gates of a graveyard."""

from games.core import Game, Looks, Players, Rules, Teaching, Time, Words
from games.graveyard_shift.rules import foresight, state
from games.graveyard_shift.rules.known.board import SIDES, Board
from games.graveyard_shift.shown import (
    advice,
    controls,
    description,
    draw,
    moments,
    overlay,
    spots,
    words,
)
from games.graveyard_shift.teaching import pages, puzzles


def players() -> Players[Board]:
    """Its computer players: most processes never ask for them."""
    from games.graveyard_shift.mind import computer, reasons  # noqa: PLC0415 - searches are dear

    return Players(
        levels=computer.PLAYERS,
        why=reasons.why,
        of="round",
        proves=True,
        rough=0.35,
        stakes=computer.stakes,
    )


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
        describe=description.describe,
        meant=words.meant,
        caption=words.caption,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        spots=spots.spots,
        standings=spots.standings,
        lies=spots.lies,
        accent=0x79A471,
        cover=pages.cover,
        charted=overlay.charted,
        ghost=overlay.ghost,
    ),
    touch=controls.TOUCH,
    time=Time(minutes=15, shortest=12, turn=state.turn),
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
