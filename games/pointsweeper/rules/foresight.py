"""What plans need: the other player's scouts and passes are foreseen; whatever tells of tiles is
not."""

from __future__ import annotations

from games.core import Foresight, Move, Options, Seat, Text, View, say
from games.pointsweeper.rules.known.board import BOARDS, Act, Board, Minefield, Scout
from games.pointsweeper.rules.known.chess import SQUARES
from games.pointsweeper.rules.known.moves import is_claim, is_scout
from games.pointsweeper.rules.play import Play
from games.pointsweeper.rules.state import PointsweeperState


class Imagined(Play):
    """A board on which only the tiles that were shown are true. Scouts keep the sums that were
    told: no made-up tile may count, and a claim, which changes them, is not foreseen."""

    def _told(self, act: Act, viewer: Seat | None) -> Act:
        told = isinstance(act, Scout) and act.rest is not None
        return act if told else super()._told(act, viewer)


def imagined(view: View[Board], seats: int, options: Options) -> PointsweeperState:
    """The match with a 0 on every hidden square. No clock runs in it."""
    return PointsweeperState(
        seats=seats,
        notes=view.notes,
        outcome=view.outcome,
        tiles=(dict.fromkeys(SQUARES, 0),) * BOARDS,
        timed=False,
        aids=view.board.aids,
        plays=tuple(map(_imagined, view.board.minefields)),
    )


def _imagined(minefield: Minefield) -> Imagined:
    hidden = {square: 0 for square in SQUARES if square not in minefield.tiles}
    return Imagined(
        white=minefield.white,
        tiles={**minefield.tiles, **hidden},
        turn=minefield.turn,
        taken=minefield.taken,
        hands=minefield.hands,
        acts=minefield.acts,
    )


def stops(view: View[Board], seat: Seat, move: Move) -> Text | None:
    """Tiles are told of: by a claim, the seat's own scout, or the end of a board. Or a new board
    begins."""
    if view.board.choosing is not None:
        return say("pointsweeper-foresight-begins")
    if is_claim(move):
        return say("pointsweeper-foresight-claim")
    if is_scout(move) and seat == view.seat:
        return say("pointsweeper-foresight-scout")
    if imagined(view, 2, {}).apply(seat, move).plays[-1].over:
        return say("pointsweeper-foresight-over")
    return None


FORESIGHT = Foresight(imagined=imagined, stops=stops)
