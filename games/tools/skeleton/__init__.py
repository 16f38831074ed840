"""Pebbles: whoever takes the last one wins."""

from games.core import Game, Looks, Players, Rules, Teaching, Time, Words

from .rules import foresight, state
from .rules.known.board import Board
from .shown import description, draw, moments, spots, words
from .teaching import pages


def players() -> Players[Board]:
    """Its computer players: most processes never ask for them."""
    from .mind import computer  # noqa: PLC0415 - searches are dear

    return Players(levels=computer.PLAYERS, proves=True)


GAME: Game[Board] = Game(
    id="skeleton",
    rules=Rules(version=1, seats=(2,), private=False, deal=state.deal, start=state.start),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=description.describe,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        spots=spots.spots,
        lies=spots.lies,
        accent=0x9AA0A8,
        cover=pages.cover,
    ),
    time=Time(minutes=5, shortest=4),
    mind=players,
    teaching=Teaching(rulebook=pages.RULEBOOK),
    foresight=foresight.FORESIGHT,
    feats=moments.FEATS,
)
