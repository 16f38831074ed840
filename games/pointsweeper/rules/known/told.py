"""What is told, to everybody or to one seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core import Note, Seat, Text, Who, all_of, say, sentences
from games.pointsweeper.rules.known.board import (
    MINE,
    Board,
    Claim,
    Count,
    Minefield,
    Pass,
    Scout,
    Tile,
    count,
    penalty,
)
from games.pointsweeper.rules.known.chess import NAMES
from games.squares import Square

CALLED = (say("pointsweeper-side-red"), say("pointsweeper-side-blue"))
"""The sides, by seat."""


def number(value: int) -> str:
    """The number with a real minus sign."""
    return str(value).replace("-", "−")


def counted(found: Count) -> Mapping[str, object]:
    """What a sentence with `23 points, 1 mine` needs (PS-15): numbers to choose plurals by, and the
    sum as it is written."""
    return {"points": found.points, "sum": number(found.points), "mines": found.mines}


def chosen(white: Seat, number_of_board: int, *, late: bool = False) -> Note:
    """Who plays first on a board. `late`: because their time to choose was over."""
    id = "pointsweeper-begins-late" if late else "pointsweeper-begins"
    return Note(say(id, who=Who(white), other=Who(1 - white), board=number_of_board))


def told(minefield: Minefield) -> tuple[Note, ...]:
    """What the last turn on a board tells."""
    match minefield.acts[-1]:
        case Scout() as scout:
            return _scouted(scout)
        case Claim() as claim:
            return (Note(_claimed(claim, minefield.tiles)),)
        case Pass(seat, late):
            id = "pointsweeper-passes-late" if late else "pointsweeper-passes"
            return (Note(say(id, who=Who(seat))),)


def _scouted(scout: Scout) -> tuple[Note, ...]:
    put = {"piece": NAMES[scout.kind], "square": scout.square}
    public = Note(say("pointsweeper-scouts", who=Who(scout.seat), **put))
    if scout.saw is None:
        return (public,)
    return public, Note(say("pointsweeper-sees", **put, **counted(scout.saw)), to=scout.seat)


def _claimed(claim: Claim, tiles: Mapping[Square, Tile]) -> Text:
    way: dict[str, object] = {
        "who": Who(claim.seat),
        "piece": NAMES[claim.kind],
        "start": claim.path[0],
        "end": claim.path[-1],
    }
    found = count(tiles, claim.squares)
    if found.mines:
        return say("pointsweeper-hits", squares=all_of(claim.squares), mines=found.mines, **way)
    if not claim.squares:
        return say("pointsweeper-claims-nothing", **way)
    shown = ((square, tiles[square]) for square in claim.squares)
    claimed = tuple(f"{square} {number(tile)}" for square, tile in shown if tile != MINE)
    return say("pointsweeper-claims", tiles=claimed, **counted(found), **way)


def result(
    minefield: Minefield, number_of_board: int, called: Sequence[Who | Text] = CALLED
) -> Text:
    """The result of a board that is over, for players who are called that."""
    red, blue = (
        say("pointsweeper-gained", who=who, **counted(minefield.gain(seat)))
        for seat, who in enumerate(called)
    )
    return say("pointsweeper-board-over", board=number_of_board, red=red, blue=blue)


def late_on(late: Sequence[tuple[Seat, int]]) -> Text:
    """On which boards time ran out, for each person one sentence."""
    told = list[Text]()
    for seat in (0, 1):
        numbers = sorted({number for who, number in late if who == seat})
        match numbers:
            case [n]:
                told.append(say("pointsweeper-late-on-one", who=Who(seat), board=n))
            case [n, m]:
                told.append(say("pointsweeper-late-on-two", who=Who(seat), first=n, second=m))
            case [_, _, _]:
                told.append(say("pointsweeper-late-on-all", who=Who(seat)))
    return sentences(told)


def decided(board: Board, first: Seat) -> Text:
    """What decided the match: the score of `first`, and the other one's."""
    scores = board.score(first), board.score(1 - first)
    return say(
        "pointsweeper-decided",
        first=scored(board, first),
        other=scored(board, 1 - first),
        result="draw" if scores[0] == scores[1] else "win",
    )


def scored(board: Board, seat: Seat) -> Text:
    """`116 points (131 less 15 for 5 mines)`: a score and how it is made up (PS-31)."""
    gain, score = board.gain(seat), board.score(seat)
    cost = penalty(gain.mines)
    return say("pointsweeper-scored", score=score, total=number(score), cost=cost, **counted(gain))
