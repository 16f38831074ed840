"""What mattered in a match of Graveyard Shift, and what its winners are proud of."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Dealt, Feat, Played, Seat, Text, View, Who, say
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.moves import Enter, Take, read
from games.graveyard_shift.rules.known.rounds import LONGEST
from games.graveyard_shift.rules.known.yard import KINDS


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """A round was over, or a part was delivered, between these two positions."""
    number = before.board.number
    for seat in (0, 1):
        if after.board.won[seat] > before.board.won[seat]:
            return say("graveyard-shift-moment-won", who=Who(seat), n=number)
    if after.board.number > number:
        return say("graveyard-shift-moment-drawn", n=number)
    for seat in (0, 1):
        for kind in after.board.round.collected[seat]:
            if kind not in before.board.round.collected[seat]:
                return say("graveyard-shift-moment-takes", who=Who(seat), kind=kind)
    return None


def _undead(view: View[Board], log: Played, seat: Seat) -> bool:
    """The other had won the first round."""
    won = (n.text.values["who"] for n in view.notes if n.text.id == "graveyard-shift-round-won")
    return next(won, None) == Who(1 - seat)


def _whole(view: View[Board], log: Played, seat: Seat) -> bool:
    """The last round was won while the other still lacked two parts."""
    now = view.board.round
    return now.winner == seat and len(now.collected[1 - seat]) <= 2


def _won(log: Played) -> Iterator[tuple[Seat, int]]:
    """Who won the rounds that were won, and how many parts the other had (GS-30). A pawn on the map
    that enters begins the round after a drawn one."""
    taken, inside = ([0, 0], [False, False])
    for seat, move in log:
        match read(move):
            case Enter():
                taken = [0, 0] if inside[seat] else taken
                inside[seat] = True
            case Take():
                inside[seat], taken[seat] = False, taken[seat] + 1
                if taken[seat] == len(KINDS):
                    yield seat, taken[1 - seat]
                    taken, inside = [0, 0], [False, False]


def _is_long(log: Played) -> bool:
    """Has a round perhaps had all its turns (GS-31)? Then both pawns may have been off the map."""
    return len(log) > LONGEST


def _told_undead(deal: Dealt, log: Played, seat: Seat) -> bool | None:
    return None if _is_long(log) else next(_won(log), (seat, 0))[0] != seat


def _told_whole(deal: Dealt, log: Played, seat: Seat) -> bool | None:
    """The last part was the winner's, and the other had few."""
    last = bool(log) and log[-1][0] == seat and isinstance(read(log[-1][1]), Take)
    if last and _is_long(log):
        return None
    return last and [*_won(log)][-1:] in ([(seat, n)] for n in range(3))


FEATS = (Feat("undead", _undead, _told_undead), Feat("whole", _whole, _told_whole))
