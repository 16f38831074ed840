"""What is told of a match: to everybody, or to one seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from games.core import Note, Seat, Text, Who, say, sentences
from games.pointsweeper.board import (
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
from games.pointsweeper.chess import NAMES
from games.squares import Square


def number(value: int) -> str:
    """With a real minus sign."""
    return str(value).replace("-", "−")


def points(value: int) -> Text:
    """`1 point`, `23 points`, `−1 point`."""
    return say("{n} point" if abs(value) == 1 else "{n} points", n=number(value))


def mines(value: int) -> Text:
    """`1 mine`, `2 mines`."""
    return say("1 mine") if value == 1 else say("{n} mines", n=value)


def counted(found: Count) -> Text:
    """`23 points, 1 mine` (PS-15)."""
    return say("{points}, {mines}", points=points(found.points), mines=mines(found.mines))


def values(tiles: Mapping[Square, Tile], squares: Iterable[Square]) -> tuple[Text, ...]:
    """`A1 3, A2 −1` for numbered tiles."""
    shown = ((square, tiles[square]) for square in squares)
    return tuple(say("{s} {v}", s=s, v=number(v)) for s, v in shown if v != MINE)


def chosen(white: Seat, number_of_board: int, *, late: bool = False) -> Note:
    """Who plays first on a board; `late`: because their time to choose was over."""
    template = (
        "{who} is out of time and so plays first on board {n}: {who}'s pawns move up, {other}'s "
        "down."
        if late
        else "{who} plays first on board {n}: {who}'s pawns move up, {other}'s down."
    )
    return Note(say(template, who=Who(white), other=Who(1 - white), n=number_of_board))


def told(minefield: Minefield) -> tuple[Note, ...]:
    """What is told of the last turn on a board."""
    match minefield.acts[-1]:
        case Scout() as scout:
            return _scouted(scout)
        case Claim() as claim:
            return (Note(_claimed(claim, minefield.tiles)),)
        case Pass(seat, late):
            template = (
                "{who} is out of time and has passed on this board."
                if late
                else "{who} passes on this board."
            )
            return (Note(say(template, who=Who(seat))),)


def _scouted(scout: Scout) -> tuple[Note, ...]:
    piece = say(NAMES[scout.kind])
    public = Note(
        say(
            "{who} scouts with a {piece} on {square}.",
            who=Who(scout.seat),
            piece=piece,
            square=scout.square,
        )
    )
    if scout.saw is None:
        return (public,)
    seen = say(
        "Your {piece} on {square} sees {count}.",
        piece=piece,
        square=scout.square,
        count=counted(scout.saw),
    )
    return public, Note(seen, to=scout.seat)


def _claimed(claim: Claim, tiles: Mapping[Square, Tile]) -> Text:
    way: dict[str, object] = {
        "who": Who(claim.seat),
        "piece": say(NAMES[claim.kind]),
        "start": claim.path[0],
        "end": claim.path[-1],
    }
    found = count(tiles, claim.squares)
    if found.mines == 1:
        template = "{who} hits a mine on {squares} with a {piece} from {start} to {end}!"
        return say(template, squares=claim.squares, **way)
    if found.mines:
        template = "{who} hits {n} mines with a {piece} from {start} to {end}: on {squares}!"
        return say(template, squares=claim.squares, n=found.mines, **way)
    if not claim.squares:
        return say("{who} moves a {piece} from {start} to {end} and claims nothing.", **way)
    return say(
        "{who} claims {points} with a {piece} from {start} to {end}: {values}.",
        points=points(found.points),
        values=values(tiles, claim.squares),
        **way,
    )


def result(minefield: Minefield, number_of_board: int) -> Note:
    """The result of a board that is over."""
    ann, bob = (
        say("{who} {count}", who=Who(seat), count=counted(minefield.gain(seat))) for seat in (0, 1)
    )
    return Note(say("Board {n} is over: {ann}; {bob}.", n=number_of_board, ann=ann, bob=bob))


def late_on(late: Sequence[tuple[Seat, int]]) -> Text:
    """On which boards somebody's time ran out, once for each person."""
    told = list[Text]()
    for seat in (0, 1):
        numbers = sorted({number for who, number in late if who == seat})
        match numbers:
            case [n]:
                told.append(say("{who} ran out of time on board {n}.", who=Who(seat), n=n))
            case [n, m]:
                template = "{who} ran out of time on boards {n} and {m}."
                told.append(say(template, who=Who(seat), n=n, m=m))
            case [_, _, _]:
                told.append(say("{who} ran out of time on all three boards.", who=Who(seat)))
    return sentences(told)


def decided(board: Board, first: Seat) -> Text:
    """What decided the match: the score of the seat that is named first, and the other's."""
    return say("{first} to {other}", first=scored(board, first), other=scored(board, 1 - first))


def scored(board: Board, seat: Seat) -> Text:
    """`116 points (131 less 15 for 5 mines)`: a score, and what it comes from (PS-31)."""
    gain, score = board.gain(seat), points(board.score(seat))
    if not gain.mines:
        return score
    return say(
        "{score} ({points} less {penalty} for {mines})",
        score=score,
        points=number(gain.points),
        penalty=penalty(gain.mines),
        mines=mines(gain.mines),
    )
