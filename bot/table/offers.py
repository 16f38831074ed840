"""What one seat proposes to the others: a draw, a takeback, a pause, a computer for somebody
absent.

Every change returns the new table or raises `Refused`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.table import late, patience
from bot.table.facts import Offer
from bot.table.table import Table
from games.core import DRAW, Match, Refused, Seat, Text, say


def draw(table: Table, seat: Seat) -> Table:
    """Offer a draw. The offer ends with the next move."""
    if table.playing.seats != 2 or table.players[1 - seat].level:
        raise Refused(say("bot-draw-of-two"))
    return _offered(table, Offer("draw", seat))


def takeback(table: Table, seat: Seat) -> Table:
    """Ask to take back the seat's last turn. The offer ends with the next move."""
    _before_last_turn(table, seat)
    return _settled(_offered(table, Offer("takeback", seat)), table.turn_began)


def pause(table: Table, seat: Seat, now: float) -> Table:
    """Propose to pause the match. Whoever plays alone against computers pauses it at once."""
    patience.check_pausable(table, seat)
    return _settled(_offered(table, Offer("pause", seat)), now)


def never_taken_back(table: Table) -> Text | None:
    """Why no turn of this match can be taken back; None if turns can."""
    if table.game.rules.private:
        return say("bot-never-secret")
    if table.playing.seats != 2:
        return say("bot-never-many")
    return None


def _offered(table: Table, offer: Offer) -> Table:
    if table.undecided and table.offer:
        raise Refused(say("bot-offer-open"))
    offered = table.changed(offer=offer, declined=0)
    return offered.calling(*(table.players[seat].id for seat in offered.asked))


def replacement(table: Table, seat: Seat, absent: Seat, now: float) -> Table:
    """Propose that a computer take the seat of somebody silent.

    This is only for matches of three or four without a clock. With a clock, whoever is out of time
    leaves the match. For matches of two, see `late`.
    """
    if table.playing.seats == 2:
        raise Refused(say("bot-nobody-replaced"))
    if absent >= len(table.players):
        raise Refused(say("core-no-such-seat"))
    if seat in table.gone:
        raise Refused(say("bot-you-left"))
    late.silent(table, seat, absent, now)
    return _settled(_offered(table, Offer("replace", seat, absent)), now)


def answer(table: Table, seat: Seat, accept: bool, now: float) -> Table:
    """Accept or decline what another seat has offered."""
    offer = table.offer
    if table.playing and offer is None:
        raise Refused(say("bot-offer-gone"))
    if offer is None or seat not in table.asked:
        raise Refused(say("bot-offer-not-yours"))
    if not accept:
        declined = table.changed(offer=None, declined=table.players[seat].id)
        return declined.calling(table.players[offer.seat].id)
    if offer.kind == "replace":  # an older version may have allowed the offer
        late.silent(table, offer.seat, offer.absent, now)
    agreed = replace(offer, agreed=(*offer.agreed, seat))
    return _settled(table.changed(offer=agreed), now, seat)


def _settled(table: Table, now: float, seat: Seat = 0) -> Table:
    """Do what was offered if everybody asked has agreed."""
    match, offer = table.playing, table.offer
    if offer is None or table.asked:
        return table
    if offer.kind == "draw":
        return table.played(match.play(seat, DRAW), now)
    if offer.kind == "takeback":
        before = _before_last_turn(table, offer.seat)
        still = tuple(entry for entry in table.late if entry.ply < len(before.log))
        after = replace(table, late=still).played(before, now)
        # the turn goes on: missing time that was added to it must not be added again
        counted = max(after.counted, table.counted)
        takebacks = table.takebacks + 1
        after = replace(after, takebacks=takebacks, taken_back=offer.seat, counted=counted)
        return replace(after, hurried=table.hurried)
    if offer.kind == "pause":
        return patience.paused(table, offer.seat, now)
    return late.stand_in(table, offer.absent, now)


def _before_last_turn(table: Table, seat: Seat) -> Match[Any]:
    """The match before the seat's last turn in which it had a choice. Raises `Refused` if that turn
    can't be taken back."""
    match = table.playing
    table.check_not_paused()
    if why := never_taken_back(table):
        raise Refused(why)
    ply = _last_choice(match, seat)
    if ply is None:
        raise Refused(say("bot-no-turn-yet"))
    if table.forfeit and ply < table.forfeit.ply:
        raise Refused(say("bot-turn-counted"))
    before = match.back_to(ply)
    if before.state.revealed != match.state.revealed:
        raise Refused(say("bot-turn-revealed"))
    return before


def _last_choice(match: Match[Any], seat: Seat) -> int | None:
    """The line of the log where the seat's last turn with a choice began; None if there is none.
    Forced turns are skipped, since they would be played again at once."""
    for ply in reversed(range(len(match.log))):
        if match.log[ply][0] != seat or match.back_to(ply).forced:
            continue
        began = max(turn.ply for turn in match.turns if turn.ply <= ply)
        if match.log[began][0] == seat:
            return began
    return None
