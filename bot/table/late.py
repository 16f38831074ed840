"""What happens when somebody is out of time, or silent where no time runs.

When the clock decides a match of two, the result counts at once, whatever is played after it. But
the match is not over yet, since its end would reveal the secrets. The winner chooses between *take
the win*, which ends it, and *let the computer play on*. The rating does not wait for that choice,
since the result is written down before it. Without a choice the match ends after a day.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.table.direct import lapsed
from bot.table.player import Player
from bot.table.table import Table
from bot.table.timer import Forfeit, Late, Overrun
from games.core import (
    RESIGN,
    TIMEOUT,
    Level,
    Match,
    Move,
    Refused,
    Seat,
    Text,
    Who,
    say,
    sentences,
)

REPLACED: Level = "normal"
"""The level of a computer that takes somebody's seat."""
SILENCE = 3 * 86_400.0
"""Seconds after which somebody silent counts as absent, where no time runs."""
CHOICE = 86_400.0
"""Seconds that the winner has to choose how the match ends."""

NOBODY_STARTED = say("bot-ending-not-started")
RETURN = say("bot-late-return")
CALLED = say("bot-late-called")
"""Said where the clock alone decides nothing."""
EVERYBODY = say("bot-ending-out-of-time")


def cost(table: Table) -> Text:
    """A sentence that says what it costs to be out of time, or silent where no time runs."""
    if table.pace.move is None and not table.waited_for:
        return say("bot-late-silent")
    lost = RETURN if table.waited_for else table.game.time.late(table.game.settle(table.options))
    if table.reach != "answers":
        return lost
    if table.match and table.against_computers:
        return say("bot-late-nobody")
    return sentences([lost, CALLED])


def reserve(table: Table) -> float:
    """How many of the seconds before the deadline are reserve: those after the turn's own time."""
    if table.deadline is None or table.waited_for or table.decided or not table.reserves:
        return 0.0
    return min(table.reserves[seat] for seat in table.playing.state.acting)


def in_time(table: Table, seat: Seat, now: float) -> None:
    """Raises `Refused` if the match waits for this seat, and its time ran out before now. Not where
    somebody has to call time: until then they may still move."""
    deadline = table.deadline if table.stage == "playing" and not table.lenient else None
    if deadline is not None and deadline < now and seat in table.to_move:
        raise Refused(say("bot-time-over"))


def expire(table: Table, now: float) -> Table:
    """The table after its deadline has passed.

    A lobby closes. A winner who has not chosen takes the win. In a match the game decides what it
    means. During a set-up, a complete layout counts as ready, and whoever has none is out of time
    (rules README, "Leaving"); if nobody has one, the table closes without a result. A computer is
    never out of time.
    """
    if table.stage == "lobby":
        if why := lapsed(table):
            return table.closed(why, now).calling(*(player.id for player in table.players))
        return table.closed(NOBODY_STARTED, now)
    if table.forfeit and table.decided:
        return _ended(table, table.forfeit, now)
    match = table.playing
    if table.waited_for:
        return _not_back(table, match, now)
    acting = [seat for seat in match.state.acting if not table.players[seat].level]
    if not acting:  # only computers have to move, and if they are late, the bot was slow
        return table.changed().started_anew(now)
    late = [seat for seat in acting if not _laid(table, seat)]
    if len(late) == match.seats:
        return table.closed(EVERYBODY, now)
    for seat in acting:
        if table.game.rules.set_up and seat not in late:
            match = match.play(seat, table.game.rules.set_up.ready)
    if not late:
        return table.played(match, now)
    return _out_of_time(table, match, late[0], now)


def overdue(table: Table, seat: Seat, now: float) -> bool:
    """May this seat call time: on somebody else whose time has run out, where the clock does not do
    it by itself?"""
    if not table.lenient or table.pause or table.deadline is None or table.deadline >= now:
        return False
    waits = any(not table.players[other].level for other in table.to_move)
    return waits and seat not in table.to_move and seat not in table.gone


def call_time(table: Table, seat: Seat, now: float) -> Table:
    """This seat calls time: what the clock does elsewhere happens now. Raises `Refused` if nobody
    else is out of time."""
    if not overdue(table, seat, now):
        raise Refused(say("bot-not-overdue"))
    return expire(table, now)


def _laid(table: Table, seat: Seat) -> bool:
    """Is this seat's layout complete, so that it only has to say it is ready?"""
    set_up = table.game.rules.set_up
    return set_up is not None and table.setting_up(seat) and set_up.complete(table.view(seat))


def _not_back(table: Table, match: Match[object], now: float) -> Table:
    """Somebody who was out of time has not come back: that counts as resigning."""
    if len(table.waited_for) == match.seats:
        return table.closed(EVERYBODY, now)
    return _lost(table, match, table.waited_for[0], RESIGN, now)


def _out_of_time(table: Table, match: Match[object], seat: Seat, now: float) -> Table:
    turn = (table.pace.move or 0) + table.gifts
    had = Overrun(seat, turn, reserve(table), len(match.log))
    table = replace(table, overrun=had)
    if table.game.time.resumes:
        late = Late(seat, table.game.time.period(table.view(None)), len(match.log))
        table = replace(table, late=(*table.late, late))
    return _lost(table, match, seat, TIMEOUT, now)


def _lost(table: Table, match: Match[object], seat: Seat, word: Move, now: float) -> Table:
    """The table after this word in the log. If the seat loses a match of two by it, the winner
    chooses how it ends."""
    ended = match.play(seat, word)
    outcome = ended.state.outcome  # it may come from the rules: a passed board was the last one
    if outcome is None or outcome.left != seat or not _has_choice(table):
        return table.played(ended, now)
    forfeit = Forfeit(seat, now, len(match.log), word)
    decided = table.changed(match=match, forfeit=forfeit, offer=None, declined=0)
    waiting = replace(decided.wound(now, CHOICE), remind=None)
    return waiting.calling(table.players[1 - seat].id)


def _has_choice(table: Table) -> bool:
    """Does the winner get the choice? Only in a match between two people, where a computer could
    play on."""
    people = all(not player.level for player in table.players)
    return len(table.players) == 2 and people


def go_on(table: Table, seat: Seat, now: float) -> Table:
    """Somebody who ran out of time is back. Once all are, the next part of the match begins."""
    if seat not in table.waited_for:
        raise Refused(say("bot-nothing-waits"))
    back = table.changed(late=tuple(entry for entry in table.late if entry.seat != seat))
    if back.waited_for:
        return back
    movers = (table.players[mover].id for mover in back.to_move)
    return back.started_anew(now).calling(*movers)


def take_win(table: Table, seat: Seat, now: float) -> Table:
    """The winner ends the match. Where no time runs, the opponent of somebody silent may do so."""
    return _ended(table, _forfeit(table, seat, now), now)


def play_on(table: Table, seat: Seat, now: float) -> Table:
    """The computer takes the loser's seat, and the match goes on. Only the win counts, not what is
    played after it."""
    forfeit = _forfeit(table, seat, now)
    return stand_in(replace(table, forfeit=forfeit), forfeit.seat, now)


def _forfeit(table: Table, seat: Seat, now: float) -> Forfeit:
    """The forfeit this seat may use: the clock's, or one for silence. Raises `Refused` if there is
    none."""
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
    """Raises `Refused` unless `seat` has waited so long for `absent` that this one counts as
    absent."""
    acting, who = table.playing.state.acting, Who(absent)
    table.check_not_paused()
    if absent not in acting or seat in acting or table.players[absent].level:
        raise Refused(say("bot-nobody-waits", who=who))
    if table.deadline is not None:
        raise Refused(say("bot-still-time", who=who))
    if now < table.turn_began + SILENCE:
        raise Refused(say("bot-silent-days", who=who))


def _word(match: Match[object], absent: Seat) -> Move:
    """The log's word for losing by silence: out of time, or resigned in a game that has no time or
    where running out of it does not lose the match."""
    if match.refusal(absent, TIMEOUT):
        return RESIGN
    outcome = match.play(absent, TIMEOUT).state.outcome
    return TIMEOUT if outcome and outcome.left == absent else RESIGN


def _ended(table: Table, forfeit: Forfeit, now: float) -> Table:
    over = table.playing.play(forfeit.seat, forfeit.word)
    return replace(table, forfeit=forfeit).played(over, now)


def stand_in(table: Table, absent: Seat, now: float) -> Table:
    """The table once the computer has taken the seat of somebody absent."""
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
    """By seat, how many of its lines in the log a computer played that took the seat over. All of
    them where nobody knows since when."""
    found, log = dict[Seat, int](), table.match.log if table.match else ()
    for seat in table.absent:
        lost = table.forfeit.ply if table.forfeit and table.forfeit.seat == seat else 0
        since = table.stood_in.get(seat, lost)
        found[seat] = sum(mover == seat for mover, _ in log[since:])
    return found
