"""What mattered in a match of Graveyard Shift, and what its winners are proud of."""

from __future__ import annotations

from games.core import Dealt, Feat, Played, Seat, Text, View, Who, say
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.moves import Take, read
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


def _takers(log: Played) -> list[Seat]:
    """Who took the parts, part by part."""
    return [seat for seat, move in log if isinstance(read(move), Take)]


def _perhaps_undead(deal: Dealt, log: Played, seat: Seat) -> bool:
    """Two rounds were won after the other had won one, so parts taken for both."""
    takers = _takers(log)
    theirs = [n for n, taker in enumerate(takers) if taker != seat]
    won = theirs[len(KINDS) - 1 :]
    return bool(won) and takers[won[0] :].count(seat) >= 2 * len(KINDS)


def _perhaps_whole(deal: Dealt, log: Played, seat: Seat) -> bool:
    """The last part was the winner's; since the first of their last round the other took few."""
    takers = _takers(log)
    mine = [n for n, taker in enumerate(takers) if taker == seat][-len(KINDS) :]
    last = bool(log) and log[-1][0] == seat and isinstance(read(log[-1][1]), Take)
    return last and takers[mine[0] :].count(1 - seat) <= 2


FEATS = (Feat("undead", _undead, _perhaps_undead), Feat("whole", _whole, _perhaps_whole))
