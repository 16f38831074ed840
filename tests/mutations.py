"""Defects that somebody could put into the code, each with the tests of which one must fail.

`make mutants` puts them in one after the other (`tools/mutants.py`). When a line has changed so
that a defect does not fit any more, mend the defect with it: it guards what the line is there for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Mutation:
    """A defect. `before` stands once in the file, and is replaced by `after`."""

    name: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]

    @property
    def test(self) -> str:
        """Its tests, to be printed."""
        return ", ".join(self.tests)


MONKEY = "tests/e2e/test_monkey.py::test_a_walk_that_begins_with_everything"


def read(text: str) -> Iterator[Mutation]:
    """Defects as patches: a name, the file, its text and what takes its place, the tests."""
    for patch in text.strip("\n").split("\n\n"):
        name, file, *lines, by = (line for line in patch.splitlines() if line[0] != "#")
        before, after = ("\n".join(line[1:] for line in lines if line[0] == sign) for sign in "-+")
        folder, _, tests = by.removeprefix("by ").partition(": ")
        found = [f"tests/{folder}/test_{test}.py" for test in tests.split()] or [MONKEY]
        yield Mutation(name, file.removeprefix("in "), before, after, tuple(found))


MUTATIONS = tuple(
    read(r"""
# --- the rules of the games, and their secrets ---
pointsweeper: the end of a board is not told by its mines
in games/pointsweeper/rules/play.py
-return mines == MINES or len(self.taken) - mines == TILES
+return len(self.taken) - mines == TILES
by games: pointsweeper oracles

pointsweeper: a claim takes its numbers although it hit a mine
in games/pointsweeper/rules/play.py
-act = Claim(seat, kind, path, mines or tiles)
+act = Claim(seat, kind, path, tiles)
by games: pointsweeper oracles

graverobber: a Plot can be dug up twice
in games/graverobber/rules/state.py
-plot = square in self.layouts[1 - seat].plots and square not in dug(self.deeds, seat)
+plot = square in self.layouts[1 - seat].plots
by games: graverobber oracles

graverobber: a board shows the other seat's layout
in games/graverobber/rules/state.py
-seen = [bool(self.outcome) or owner == seat for owner in (0, 1)]
+seen = [bool(self.outcome) or seat is not None for owner in (0, 1)]
by games: graverobber every_game

bushwhacked: the match goes on when one seat is left
in games/bushwhacked/rules/state.py
-if len(left.position.still_in) == 1:
+if len(left.position.still_in) == 0:
by games: bushwhacked

bushwhacked: whoever leaves keeps the turn
in games/bushwhacked/rules/state.py
-return after._end_turn() if seat == self.position.turn.seat else after
+return after
by games: bushwhacked

graveyard shift: a seat may move out of its turn
in games/graveyard_shift/rules/state.py
-return self._moves if seat in self.acting else ()
+return self._moves
by games: graveyard_shift every_game

cop & rob: whoever has to place a card drives
in games/cop_and_rob/rules/state.py
-if self.driving:
-            return drive_moves
+if not self.driving:
+            return drive_moves
by games: cop_and_rob

cop & rob: the card under a pawn may be covered
in games/cop_and_rob/rules/known/streets.py
-return placed(cell for cell in self.uncovered(other) if cell != self.pawns[other])
+return placed(self.uncovered(other))
by games: cop_and_rob

pointsweeper: who did not scout hears what the scout saw
in games/pointsweeper/rules/play.py
-        if act.seat != viewer:
+        if viewer is None:
by games: secrets pointsweeper

pointsweeper: a plan goes on over a scout of one's own
in games/pointsweeper/rules/foresight.py
-if is_scout(move) and seat == view.seat:
+if is_scout(move) and seat != view.seat:
by games: foresight every_game_foresight

cop & rob: what is imagined has another card turned up
in games/cop_and_rob/rules/foresight.py
-seen = (*seen[:at], *seen[at + 1 :], board.card)
+seen = (board.card, *seen[:at], *seen[at + 1 :])
by games: every_game_foresight

# --- what games show, say and think ---
records: times stay where they were when what was cleared goes
in games/record.py
-times = record.times and [record.times[ply] for ply in kept]
+times = record.times and record.times[: len(kept)]
by games: record

bushwhacked: spots lie upside down
in games/bushwhacked/shown/spots.py
-square: Spot(SQUARES.box(square), 
+square: Spot(SQUARES.box(square[0] + str(18 - int(square[1:]))), 
by games: every_game_spots

graverobber: the first moves since a dig are told, not the latest
in games/graverobber/shown/description.py
-for m in moves[-_MOVES:]]
+for m in moves[:_MOVES]]
by games: golden

words: squares typed in Cyrillic letters are not read
in games/core/typed.py
-lambda letter: letter[0].translate(_ALIKE)
+lambda letter: letter[0]
by games: typed

words: a button has a German word in Russian
in games/bushwhacked/locale/ru.ftl
-bushwhacked-label-pass = ⏭ Пас
+bushwhacked-label-pass = ⏭ Passen
by games: golden

graveyard shift: a computer enters where the other has started
in games/graveyard_shift/mind/packed.py
-closed = now.pawns if now.opening else ()
+closed = ()
by games: graveyard_shift_computer

graveyard shift: a puzzle takes as many turns as one likes
in games/graveyard_shift/teaching/puzzles.py
-left = turns - 1 if ended else turns
+left = turns
by games: puzzles_proven shipped_puzzles

reviews: the luck of a deal is the luck of both
in games/reckoning.py
-luck = luck if before.seat == after.seat else -luck
+luck = abs(luck)
by games: accounts

# --- tables and time ---
time is called as soon as the deadline has passed
in bot/table/timer.py
-return self.deadline is not None and self.deadline + GRACE <= now
+return self.deadline is not None and self.deadline <= now
by bot: time clocks late

missing time counts twice
in bot/table/timer.py
-            turn_began=self.turn_began + seconds,
-            counted=now,
+            turn_began=self.turn_began,
+            counted=self.counted,
by bot: time clocks

what opponents gave comes off the reserve
in bot/table/timer.py
-over = max(0.0, turn - (pace.move or 0) - self.gifts)
+over = max(0.0, turn - (pace.move or 0))
by bot: reserve more_time

a pause may be taken again and again
in bot/table/timer.py
-left = max(0.0, self.pause_left - used)
+left = self.pause_left
by bot: pause

a computer loses on time
in bot/table/late.py
-if not acting:  # only
+if False:  # only
by bot: late

a set-up that nobody made has a loser
in bot/table/late.py
-if len(late) == match.seats:
+if len(late) > match.seats:
by bot: late

anybody changes a lobby
in bot/table/lobby.py
-    if by != table.host:
-        raise Refused(say("bot-host-alone"
+    if not by:
+        raise Refused(say("bot-host-alone"
by bot: table lobby_offers

a takeback leaves old controls fresh
in bot/table/table.py
-if self.match is None or moment.takebacks != self.takebacks:
+if self.match is None:
by bot: table move ids

# --- what is stored, and results ---
a match counts for whom it should not
in bot/data/ratings.py
-                if person in self.counted:
-                    changed
+                if person:
+                    changed
by bot: ratings

many meetings count like the first
in bot/data/ratings.py
-(theirs, met[league, (min(me, other), max(me, other))])
+(theirs, 0)
by bot: ratings

# --- the core: what is shown, how it is stored, when it counts ---
what Discord has refused is sent again and again
in bot/screen/plan.py
-if seen.refused.get(place) == target.turn:
+if seen.refused.get(place) == -9:
by bot: plan

whoever has just opened a table is notified of it
in bot/screen/plan.py
-tuple(p for p in pings if p not in readers.present)
+tuple(pings)
by bot: plan

whoever gets a direct message is mentioned, too
in bot/screen/plan.py
-tuple(p for p in sheet.pings if p not in reachable or p in readers.by_mention)
+tuple(sheet.pings)
by bot: plan

a message that no token reaches is to be stripped
in bot/screen/plan.py
-if table.reach != "answers" or old.message in readers.tokens.edits:
-            yield
+if old.message:
+            yield
by bot: plan

an earlier turn's message keeps its controls
in bot/screen/seen.py
-passed=(*earlier, *passed)[-KEPT:],
+passed=self.passed,
by bot: plan

what somebody has deleted is edited
in bot/screen/plan.py
-if old and place not in seen.deleted and target.on(old.turn, old.call):
+if old and target.on(old.turn, old.call):
by bot: plan

a press after the end of its time still plays
in bot/table/late.py
-deadline < now and seat in table.to_move:
+deadline < now - 60 and seat in table.to_move:
by bot: clocks

whoever has not the database's lock writes
in bot/data/ownership.py
-        if not self.holds:
-            raise Away
+        if not self.dead:
+            raise Away
by bot: ownership

a press that Discord has given up is played
in bot/press/lateness.py
-return max(0.0, delay - min(self._delays)) if self._delays else 0.0
+return 0.0
by bot: clock_of_the_host

times are told by a clock that is wrong
in bot/live/skew.py
-self._set(round(ahead) if abs(ahead) >= LEAST else 0)
+self._set(0)
by bot: clock_of_the_host

# --- subjects ---
tournaments: the weakest opponent counts, too
in bot/cogs/tournaments/scoring.py
-buchholz=sum(worth) - min(worth, default=0),
+buchholz=sum(worth),
by bot: scoring

tournaments: whoever had a bye gets the next one
in bot/cogs/tournaments/pairing.py
-return 0, person.byes, person.points,
+return 0, 0, person.points,
by bot: pairing

plans: a line goes on that nobody has begun
in bot/cogs/plans/plan.py
-for line in lines if len(line) > n and line[:n] == played)
+for line in lines if len(line) > n)
by bot: plans

plans: what nobody has confirmed is played
in bot/cogs/plans/plan.py
-for line in self.lines if (run
+for line in self.draft if (run
by bot: plans

challenges: people are offered their own
in bot/cogs/challenges/challenge.py
-if challenge.person == self.person or challenge.game
+if challenge.game
by bot: challenges

blocks: they keep nobody apart
in bot/cogs/safety/store.py
-frozenset(pairs[key] for key in blocks),
+frozenset(),
by bot: safety

reminders: somebody away is reminded
in bot/live/reminders.py
- or is_away(player, now):
+:
by bot: reminders

days away: there is no end of them
in bot/table/away.py
-        if used(after, year) > MOST:
+        if used(after, year) > 366:
by bot: away

daily: a day that was missed is no gap
in bot/cogs/daily/days.py
-run = run + 1 if before == day - 1 else 1
+run = run + 1 if before else 1
by bot: days

deletion: the name stays
in bot/data/people.py
-await connection.execute(sa.delete(people).where(people.c.id == person))
+sa.delete(people).where(people.c.id == person)
by bot: people leaving

# --- between two subjects: mostly, only whoever has both on at once can notice ---
plans and ends: while a plan stands, no match can end
in bot/cogs/plans/plan.py
-if table.stage != "playing":  # the match is over
+if table.stage == "lobby":  # the match is over
by the monkey

tournaments and other matches: every end is a result of one
in bot/cogs/tournaments/follow.py
-if round is None or (before.stage
+if (before.stage
by the monkey

achievements and matches that go on: every move is an end
in bot/cogs/achievements/follow.py
-if before.forfeit or not (ended or after.forfeit):
+if before.forfeit:
by the monkey

challenges and lobbies: every lobby is one
in bot/cogs/challenges/follow.py
-        if challenge is None:
-            return None
-        now
+        now
by the monkey

time and tournaments: time is given as if every match had a round
in bot/table/patience.py
-round = table.round.ends if table.round else inf
+round = table.round.ends
by bot: more_time

the clock and choices: a winner who has not chosen is asked again and again
in bot/table/late.py
-return _ended(table, table.forfeit, now)
+return table.changed().wound(now, CHOICE)
by bot: late

the clock and lobbies: one that nobody starts stays
in bot/table/late.py
-if table.stage == "lobby":
+if table.stage == "closed":
by the monkey

pauses and the clock: one that is over goes on
in bot/live/clock.py
-await held.save(resumed(table, now), None)
+await held.save(table, None)
by bot: pause

spectators and seats: who does not sit there gets the first seat's board
in bot/cogs/play/seat.py
-seat = table.seat_of(interaction.user.id)
-    if seat is None or
+seat = table.seat_of(interaction.user.id) or 0
+    if
by the monkey

challenges and matches: one stays when its lobby does not
in bot/cogs/challenges/follow.py
-if before.stage != "lobby":
+if after.stage != "lobby":
by bot: challenges

spectators and secrets: everybody reads the first seat's words
in bot/message/board.py
-table.say("bot-match-not-begun"))
-    view = table.view(None)
+table.say("bot-match-not-begun"))
+    view = table.view(0)
by the monkey

spectators and secrets: everybody sees the first seat's picture
in bot/message/board.py
-rows(page_button(table)), draw=view, alt
+rows(page_button(table)), draw=table.view(0), alt
by the monkey

ends and matches: whoever has resigned plays on
in bot/table/table.py
-return self.played(self.undecided.play(seat, RESIGN), now)
+return self.changed()
by the monkey

pauses and the clock: none runs after one
in bot/table/patience.py
-after = table.changed().resumed(now)
-
+after = replace(table.changed().resumed(now), deadline=None)
+
by the monkey
""")
)
