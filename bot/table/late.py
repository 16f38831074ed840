"""Who is out of time, or silent where no time runs, and what the others may make of it.

Where the clock decides a match of two, the result counts at that moment, whatever comes after it.
The match itself is not over yet, for its end would lay open what is secret: the winner chooses
between *take the win*, which ends it, and *let the computer play on*. Nobody has to wait for that
choice, since the result is written down before it; without one the match ends after a day.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.table.player import Player
from bot.table.table import Table
from bot.table.timer import CLOCKS, Forfeit, Late
from games.core import RESIGN, TIMEOUT, Match, Move, Refused, Seat, Text, Who, say

REPLACED = "normal"
"""How the computer plays that takes somebody's seat."""
SILENCE = 3 * 86_400.0
"""Seconds after which somebody is taken to be absent where no time runs."""
CHOICE = 86_400.0
"""Seconds in which the winner may choose how the match ends."""

NOBODY_STARTED = say("bot-ending-not-started")
RETURN = say("bot-late-return")
EVERYBODY = say("bot-ending-out-of-time")


def cost(table: Table) -> Text:
    """What it costs to be out of time, or silent where no time runs, in a sentence."""
    if table.waited_for:
        return RETURN
    options = table.game.settle(table.options)
    pace = table.game.time.pace(options)
    if (pace.move if pace else CLOCKS[table.clock][1]) is None:
        return say("bot-late-silent")
    return table.game.time.late(options)


def expire(table: Table, now: float) -> Table:
    """The deadline has passed: a lobby closes, a choice is made; in a match it is the game's word
    what it means.

    In a set-up a complete layout is taken as ready, and who has none is out of time (rules README,
    "Leaving"); if nobody has one, the table closes without a result. A computer is never out of
    time.
    """
    if table.stage == "lobby":
        return table.closed(NOBODY_STARTED, now)
    if table.forfeit and table.decided:
        return _ended(table, table.forfeit, now)
    match = table.playing
    if table.waited_for:
        return _not_back(table, match, now)
    acting = [seat for seat in match.state.acting if not table.players[seat].level]
    if not acting:  # a computer is slow because the bot is
        return table.changed().started_anew(now)
    late = [seat for seat in acting if not _laid(table, seat)]
    if len(late) == match.seats:
        return table.closed(EVERYBODY, now)
    for seat in acting:
        if table.game.rules.set_up and seat not in late:
            match = match.play(seat, table.game.rules.set_up.ready)
    if not late:
        return table.played(match, acting[-1], now)
    return _out_of_time(table, match, late[0], now)


def _laid(table: Table, seat: Seat) -> bool:
    """Has this seat only to say that its layout is ready?"""
    set_up = table.game.rules.set_up
    return set_up is not None and table.setting_up(seat) and set_up.complete(table.view(seat))


def _not_back(table: Table, match: Match[object], now: float) -> Table:
    """Who was out of time has not come back: that is a resignation."""
    if len(table.waited_for) == match.seats:
        return table.closed(EVERYBODY, now)
    return _lost(table, match, table.waited_for[0], RESIGN, now)


def _out_of_time(table: Table, match: Match[object], seat: Seat, now: float) -> Table:
    if table.game.time.resumes:
        late = Late(seat, table.game.time.period(table.view(None)), len(match.log))
        table = replace(table, late=(*table.late, late))
    return _lost(table, match, seat, TIMEOUT, now)


def _lost(table: Table, match: Match[object], seat: Seat, word: Move, now: float) -> Table:
    """The match after that word; where it is lost by it, the winner chooses how it ends."""
    ended = match.play(seat, word)
    outcome = ended.state.outcome  # which may be the rules' own: a passed board was the last one
    if outcome is None or outcome.left != seat or not _has_choice(table, seat):
        return table.played(ended, seat, now)
    forfeit = Forfeit(seat, now, len(match.log), word)
    decided = table.changed(match=match, forfeit=forfeit, offer=None, declined=0)
    waiting = replace(decided.wound(now, CHOICE), remind=None)
    return waiting.calling(table.players[1 - seat].id)


def _has_choice(table: Table, seat: Seat) -> bool:
    """Could a computer play on for this seat, and is there a person to play with?"""
    people = all(not player.level for player in table.players)
    return len(table.players) == 2 and people and REPLACED in table.game.players.levels


def go_on(table: Table, seat: Seat, now: float) -> Table:
    """Somebody whose time ran out is back; when all are, the next part of the match begins."""
    if seat not in table.waited_for:
        raise Refused(say("bot-nothing-waits"))
    back = table.changed(late=tuple(entry for entry in table.late if entry.seat != seat))
    if back.waited_for:
        return back
    movers = (table.players[mover].id for mover in back.to_move)
    return back.started_anew(now).calling(*movers)


def take_win(table: Table, seat: Seat, now: float) -> Table:
    """The winner ends the match; or, where no time runs, the opponent of somebody silent does."""
    return _ended(table, _forfeit(table, seat, now), now)


def play_on(table: Table, seat: Seat, now: float) -> Table:
    """Instead, the computer takes the loser's seat. The win counts, the rest does not."""
    forfeit = _forfeit(table, seat, now)
    if REPLACED not in table.game.players.levels:
        raise Refused(say("bot-no-computer", game=table.game.title))
    return stand_in(replace(table, forfeit=forfeit), forfeit.seat, now)


def _forfeit(table: Table, seat: Seat, now: float) -> Forfeit:
    """What this seat may make use of. Raises `Refused`."""
    if table.playing.seats != 2:
        raise Refused(say("bot-matches-of-two"))
    if table.forfeit and table.decided:
        if seat == table.forfeit.seat:
            raise Refused(say("bot-winner-chooses", who=Who(1 - seat)))
        return table.forfeit
    absent = 1 - seat
    silent(table, seat, absent, now)
    match = table.playing
    return Forfeit(absent, now, len(match.log), _word(match, absent), silent=True)


def silent(table: Table, seat: Seat, absent: Seat, now: float) -> None:
    """Raises `Refused` unless a seat has been waiting for another one for so long that this one is
    taken to be absent."""
    acting, who = table.playing.state.acting, Who(absent)
    if absent not in acting or seat in acting or table.players[absent].level:
        raise Refused(say("bot-nobody-waits", who=who))
    if table.deadline is not None:
        raise Refused(say("bot-still-time", who=who))
    if now < table.turn_began + SILENCE:
        raise Refused(say("bot-silent-days", who=who))


def _word(match: Match[object], absent: Seat) -> Move:
    """How the log tells that somebody silent has lost: they are out of time, or in a game that
    knows no time they have given up."""
    if match.refusal(absent, TIMEOUT):
        return RESIGN
    outcome = match.play(absent, TIMEOUT).state.outcome
    return TIMEOUT if outcome and outcome.left == absent else RESIGN


def _ended(table: Table, forfeit: Forfeit, now: float) -> Table:
    over = table.playing.play(forfeit.seat, forfeit.word)
    return replace(table, forfeit=forfeit).played(over, forfeit.seat, now)


def stand_in(table: Table, absent: Seat, now: float) -> Table:
    """The computer has taken the seat of somebody absent, who is rated as last."""
    players = list(table.players)
    id = min([0, *(p.id for p in players if p.level)]) - 1
    players[absent] = Player(id, f"Computer {-id} ({REPLACED})", REPLACED)
    gone = {**table.absent, absent: table.players[absent]}
    late = tuple(entry for entry in table.late if entry.seat != absent)
    begun = {**table.stood_in, absent: len(table.playing.log)}
    changed = table.changed(
        players=tuple(players), absent=gone, stood_in=begun, offer=None, late=late
    )
    return changed.started_anew(now)


def taken_over(table: Table) -> Mapping[Seat, int]:
    """How many of a seat's last lines of the log are the computer's that took it over, by seat. All
    of them where that is not known any more."""
    found, log = dict[Seat, int](), table.match.log if table.match else ()
    for seat in table.absent:
        lost = table.forfeit.ply if table.forfeit and table.forfeit.seat == seat else 0
        since = table.stood_in.get(seat, lost)
        found[seat] = sum(mover == seat for mover, _ in log[since:])
    return found
