"""Defects that somebody could put into the code, each with the tests of which one must fail.

`make mutants` puts them in one after the other (`tools/mutants.py`). When a line has changed so
that a defect does not fit any more, mend the defect with it: it guards what the line is there for.
"""

from __future__ import annotations

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


def _of(name: str, file: str, before: str, after: str, *tests: str) -> Mutation:
    return Mutation(name, file, before, after, tests)


_GAMES = "tests/games"
_BOT = "tests/bot"
_MONKEY = "tests/e2e/test_monkey.py::test_a_walk_that_begins_with_everything"

MUTATIONS = (
    # --- the rules of the games, and their secrets ---
    _of(
        "pointsweeper: the end of a board is not told by its mines",
        "games/pointsweeper/rules/play.py",
        "return mines == MINES or len(self.taken) - mines == TILES",
        "return len(self.taken) - mines == TILES",
        f"{_GAMES}/test_pointsweeper.py",
        f"{_GAMES}/test_oracles.py",
    ),
    _of(
        "pointsweeper: a claim takes its numbers although it hit a mine",
        "games/pointsweeper/rules/play.py",
        "act = Claim(seat, kind, path, mines or tiles)",
        "act = Claim(seat, kind, path, tiles)",
        f"{_GAMES}/test_pointsweeper.py",
        f"{_GAMES}/test_oracles.py",
    ),
    _of(
        "graverobber: a Plot can be dug up twice",
        "games/graverobber/rules/state.py",
        "plot = square in self.layouts[1 - seat].plots and square not in dug(self.deeds, seat)",
        "plot = square in self.layouts[1 - seat].plots",
        f"{_GAMES}/test_graverobber.py",
        f"{_GAMES}/test_oracles.py",
    ),
    _of(
        "graverobber: a board shows the other seat's layout",
        "games/graverobber/rules/state.py",
        "seen = [bool(self.outcome) or owner == seat for owner in (0, 1)]",
        "seen = [bool(self.outcome) or seat is not None for owner in (0, 1)]",
        f"{_GAMES}/test_graverobber.py",
        f"{_GAMES}/test_every_game.py",
    ),
    _of(
        "bushwhacked: the match goes on when one seat is left",
        "games/bushwhacked/rules/state.py",
        "if len(left.position.still_in) == 1:",
        "if len(left.position.still_in) == 0:",
        f"{_GAMES}/test_bushwhacked.py",
    ),
    _of(
        "bushwhacked: whoever leaves keeps the turn",
        "games/bushwhacked/rules/state.py",
        "return after._end_turn() if seat == self.position.turn.seat else after",
        "return after",
        f"{_GAMES}/test_bushwhacked.py",
    ),
    _of(
        "graveyard shift: a seat may move out of its turn",
        "games/graveyard_shift/rules/state.py",
        "return self._moves if seat in self.acting else ()",
        "return self._moves",
        f"{_GAMES}/test_graveyard_shift.py",
        f"{_GAMES}/test_every_game.py",
    ),
    _of(
        "cop & rob: whoever has to place a card drives",
        "games/cop_and_rob/rules/state.py",
        "if self.driving:\n            return drive_moves",
        "if not self.driving:\n            return drive_moves",
        f"{_GAMES}/test_cop_and_rob.py",
    ),
    _of(
        "cop & rob: the card under a pawn may be covered",
        "games/cop_and_rob/rules/known/streets.py",
        "return placed(cell for cell in self.uncovered(other) if cell != self.pawns[other])",
        "return placed(self.uncovered(other))",
        f"{_GAMES}/test_cop_and_rob.py",
    ),
    _of(
        "pointsweeper: who did not scout hears what the scout saw",
        "games/pointsweeper/rules/play.py",
        "        if act.seat != viewer:",
        "        if viewer is None:",
        f"{_GAMES}/test_secrets.py",
        f"{_GAMES}/test_pointsweeper.py",
    ),
    _of(
        "pointsweeper: a plan goes on over a scout of one's own",
        "games/pointsweeper/rules/foresight.py",
        "if is_scout(move) and seat == view.seat:",
        "if is_scout(move) and seat != view.seat:",
        f"{_GAMES}/test_foresight.py",
        f"{_GAMES}/test_every_game_foresight.py",
    ),
    _of(
        "cop & rob: what is imagined has another card turned up",
        "games/cop_and_rob/rules/foresight.py",
        "seen = (*seen[:at], *seen[at + 1 :], board.card)",
        "seen = (board.card, *seen[:at], *seen[at + 1 :])",
        f"{_GAMES}/test_every_game_foresight.py",
    ),
    # --- what games show, say and think ---
    _of(
        "records: times stay where they were when what was cleared goes",
        "games/record.py",
        "times = record.times and [record.times[ply] for ply in kept]",
        "times = record.times and record.times[: len(kept)]",
        f"{_GAMES}/test_record.py",
    ),
    _of(
        "bushwhacked: spots lie upside down",
        "games/bushwhacked/shown/spots.py",
        "square: Spot(SQUARES.box(square), ",
        "square: Spot(SQUARES.box(square[0] + str(18 - int(square[1:]))), ",
        f"{_GAMES}/test_every_game_spots.py",
    ),
    _of(
        "graverobber: the first moves since a dig are told, not the latest",
        "games/graverobber/shown/description.py",
        "for m in moves[-_MOVES:]]",
        "for m in moves[:_MOVES]]",
        f"{_GAMES}/test_golden.py",
    ),
    _of(
        "words: squares typed in Cyrillic letters are not read",
        "games/core/typed.py",
        "lambda letter: letter[0].translate(_ALIKE)",
        "lambda letter: letter[0]",
        f"{_GAMES}/test_typed.py",
    ),
    _of(
        "words: a button has a German word in Russian",
        "games/bushwhacked/locale/ru.ftl",
        "bushwhacked-label-pass = ⏭ Пас",
        "bushwhacked-label-pass = ⏭ Passen",
        f"{_GAMES}/test_golden.py",
    ),
    _of(
        "graveyard shift: a computer enters where the other has started",
        "games/graveyard_shift/mind/packed.py",
        "closed = now.pawns if now.opening else ()",
        "closed = ()",
        f"{_GAMES}/test_graveyard_shift_computer.py",
    ),
    _of(
        "graveyard shift: a puzzle takes as many turns as one likes",
        "games/graveyard_shift/teaching/puzzles.py",
        "left = turns - 1 if ended else turns",
        "left = turns",
        f"{_GAMES}/test_puzzles_proven.py",
        f"{_GAMES}/test_shipped_puzzles.py",
    ),
    _of(
        "reviews: the luck of a deal is the luck of both",
        "games/reckoning.py",
        "luck = luck if before.seat == after.seat else -luck",
        "luck = abs(luck)",
        f"{_GAMES}/test_accounts.py",
    ),
    # --- tables and time ---
    _of(
        "time is called as soon as the deadline has passed",
        "bot/table/timer.py",
        "return self.deadline is not None and self.deadline + GRACE <= now",
        "return self.deadline is not None and self.deadline <= now",
        f"{_BOT}/test_time.py",
        f"{_BOT}/test_clocks.py",
        f"{_BOT}/test_late.py",
    ),
    _of(
        "missing time counts twice",
        "bot/table/timer.py",
        "            turn_began=self.turn_began + seconds,\n            counted=now,",
        "            turn_began=self.turn_began,\n            counted=self.counted,",
        f"{_BOT}/test_time.py",
        f"{_BOT}/test_clocks.py",
    ),
    _of(
        "what opponents gave comes off the reserve",
        "bot/table/timer.py",
        "over = max(0.0, turn - (pace.move or 0) - self.gifts)",
        "over = max(0.0, turn - (pace.move or 0))",
        f"{_BOT}/test_reserve.py",
        f"{_BOT}/test_more_time.py",
    ),
    _of(
        "a pause may be taken again and again",
        "bot/table/timer.py",
        "left = max(0.0, self.pause_left - used)",
        "left = self.pause_left",
        f"{_BOT}/test_pause.py",
    ),
    _of(
        "a computer loses on time",
        "bot/table/late.py",
        "if not acting:  # only",
        "if False:  # only",
        f"{_BOT}/test_late.py",
    ),
    _of(
        "a set-up that nobody made has a loser",
        "bot/table/late.py",
        "if len(late) == match.seats:",
        "if len(late) > match.seats:",
        f"{_BOT}/test_late.py",
    ),
    _of(
        "anybody changes a lobby",
        "bot/table/lobby.py",
        '    if by != table.host:\n        raise Refused(say("bot-host-alone"',
        '    if not by:\n        raise Refused(say("bot-host-alone"',
        f"{_BOT}/test_table.py",
        f"{_BOT}/test_lobby_offers.py",
    ),
    _of(
        "a takeback leaves old controls fresh",
        "bot/table/table.py",
        "if self.match is None or moment.takebacks != self.takebacks:",
        "if self.match is None:",
        f"{_BOT}/test_table.py",
        f"{_BOT}/test_move.py",
        f"{_BOT}/test_ids.py",
    ),
    # --- what is stored, and results ---
    _of(
        "a match counts for whom it should not",
        "bot/data/ratings.py",
        "                if person in self.counted:\n                    changed",
        "                if person:\n                    changed",
        f"{_BOT}/test_ratings.py",
    ),
    _of(
        "many meetings count like the first",
        "bot/data/ratings.py",
        "(theirs, met[league, (min(me, other), max(me, other))])",
        "(theirs, 0)",
        f"{_BOT}/test_ratings.py",
    ),
    # --- the core: what is shown, how it is stored, when it counts ---
    _of(
        "what Discord has refused is sent again and again",
        "bot/screen/plan.py",
        "if seen.refused.get(place) == target.turn:",
        "if seen.refused.get(place) == -9:",
        f"{_BOT}/test_plan.py",
    ),
    _of(
        "whoever has just opened a table is notified of it",
        "bot/screen/plan.py",
        "tuple(p for p in pings if p not in readers.present)",
        "tuple(pings)",
        f"{_BOT}/test_plan.py",
    ),
    _of(
        "whoever gets a direct message is mentioned, too",
        "bot/screen/plan.py",
        "tuple(p for p in sheet.pings if p not in reachable or p in readers.by_mention)",
        "tuple(sheet.pings)",
        f"{_BOT}/test_plan.py",
    ),
    _of(
        "a message that no token reaches is to be stripped",
        "bot/screen/plan.py",
        'if table.reach != "answers" or old.message in readers.tokens.edits:\n            yield',
        "if old.message:\n            yield",
        f"{_BOT}/test_plan.py",
    ),
    _of(
        "an earlier turn's message keeps its controls",
        "bot/screen/seen.py",
        "passed=(*earlier, *passed)[-KEPT:],",
        "passed=self.passed,",
        f"{_BOT}/test_plan.py",
    ),
    _of(
        "what somebody has deleted is edited",
        "bot/screen/plan.py",
        "if old and place not in seen.deleted and target.on(old.turn, old.call):",
        "if old and target.on(old.turn, old.call):",
        f"{_BOT}/test_plan.py",
    ),
    _of(
        "a press after the end of its time still plays",
        "bot/table/late.py",
        "deadline < now and seat in table.to_move:",
        "deadline < now - 60 and seat in table.to_move:",
        f"{_BOT}/test_clocks.py",
    ),
    _of(
        "whoever has not the database's lock writes",
        "bot/data/ownership.py",
        "        if not self.holds:\n            raise Away",
        "        if not self.dead:\n            raise Away",
        f"{_BOT}/test_ownership.py",
    ),
    _of(
        "a press that Discord has given up is played",
        "bot/press/lateness.py",
        "return max(0.0, delay - min(self._delays)) if self._delays else 0.0",
        "return 0.0",
        f"{_BOT}/test_clock_of_the_host.py",
    ),
    _of(
        "times are told by a clock that is wrong",
        "bot/live/skew.py",
        "self._set(round(ahead) if abs(ahead) >= LEAST else 0)",
        "self._set(0)",
        f"{_BOT}/test_clock_of_the_host.py",
    ),
    # --- subjects ---
    _of(
        "tournaments: the weakest opponent counts, too",
        "bot/cogs/tournaments/scoring.py",
        "buchholz=sum(worth) - min(worth, default=0),",
        "buchholz=sum(worth),",
        f"{_BOT}/test_scoring.py",
    ),
    _of(
        "tournaments: whoever had a bye gets the next one",
        "bot/cogs/tournaments/pairing.py",
        "return 0, person.byes, person.points,",
        "return 0, 0, person.points,",
        f"{_BOT}/test_pairing.py",
    ),
    _of(
        "plans: a line goes on that nobody has begun",
        "bot/cogs/plans/plan.py",
        "for line in lines if len(line) > n and line[:n] == played)",
        "for line in lines if len(line) > n)",
        f"{_BOT}/test_plans.py",
    ),
    _of(
        "plans: what nobody has confirmed is played",
        "bot/cogs/plans/plan.py",
        "for line in self.lines if (run",
        "for line in self.draft if (run",
        f"{_BOT}/test_plans.py",
    ),
    _of(
        "challenges: people are offered their own",
        "bot/cogs/challenges/challenge.py",
        "if challenge.person == self.person or challenge.game",
        "if challenge.game",
        f"{_BOT}/test_challenges.py",
    ),
    _of(
        "blocks: they keep nobody apart",
        "bot/cogs/safety/store.py",
        "frozenset(pairs[key] for key in blocks),",
        "frozenset(),",
        f"{_BOT}/test_safety.py",
    ),
    _of(
        "reminders: somebody away is reminded",
        "bot/live/reminders.py",
        " or is_away(player, now):",
        ":",
        f"{_BOT}/test_reminders.py",
    ),
    _of(
        "days away: there is no end of them",
        "bot/table/away.py",
        "        if used(after, year) > MOST:",
        "        if used(after, year) > 366:",
        f"{_BOT}/test_away.py",
    ),
    _of(
        "daily: a day that was missed is no gap",
        "bot/cogs/daily/days.py",
        "run = run + 1 if before == day - 1 else 1",
        "run = run + 1 if before else 1",
        f"{_BOT}/test_days.py",
    ),
    _of(
        "deletion: the name stays",
        "bot/data/people.py",
        "await connection.execute(sa.delete(people).where(people.c.id == person))",
        "sa.delete(people).where(people.c.id == person)",
        f"{_BOT}/test_people.py",
        f"{_BOT}/test_leaving.py",
    ),
    # --- between two subjects: mostly, only whoever has both on at once can notice ---
    _of(
        "plans and ends: while a plan stands, no match can end",
        "bot/cogs/plans/plan.py",
        'if table.stage != "playing":  # the match is over',
        'if table.stage == "lobby":  # the match is over',
        _MONKEY,
    ),
    _of(
        "tournaments and other matches: every end is a result of one",
        "bot/cogs/tournaments/follow.py",
        "if round is None or (before.stage",
        "if (before.stage",
        _MONKEY,
    ),
    _of(
        "achievements and matches that go on: every move is an end",
        "bot/cogs/achievements/follow.py",
        "if before.forfeit or not (ended or after.forfeit):",
        "if before.forfeit:",
        _MONKEY,
    ),
    _of(
        "challenges and lobbies: every lobby is one",
        "bot/cogs/challenges/follow.py",
        "        if challenge is None:\n            return None\n        now",
        "        now",
        _MONKEY,
    ),
    _of(
        "time and tournaments: time is given as if every match had a round",
        "bot/table/patience.py",
        "round = table.round.ends if table.round else inf",
        "round = table.round.ends",
        f"{_BOT}/test_more_time.py",
    ),
    _of(
        "the clock and choices: a winner who has not chosen is asked again and again",
        "bot/table/late.py",
        "return _ended(table, table.forfeit, now)",
        "return table.changed().wound(now, CHOICE)",
        f"{_BOT}/test_late.py",
    ),
    _of(
        "the clock and lobbies: one that nobody starts stays",
        "bot/table/late.py",
        'if table.stage == "lobby":',
        'if table.stage == "closed":',
        _MONKEY,
    ),
    _of(
        "pauses and the clock: one that is over goes on",
        "bot/live/clock.py",
        "await held.save(resumed(table, now), None)",
        "await held.save(table, None)",
        f"{_BOT}/test_pause.py",
    ),
    _of(
        "spectators and seats: who does not sit there gets the first seat's board",
        "bot/cogs/play/seat.py",
        "seat = table.seat_of(interaction.user.id)\n    if seat is None or",
        "seat = table.seat_of(interaction.user.id) or 0\n    if",
        _MONKEY,
    ),
    _of(
        "challenges and matches: one stays when its lobby does not",
        "bot/cogs/challenges/follow.py",
        'if before.stage != "lobby":',
        'if after.stage != "lobby":',
        f"{_BOT}/test_challenges.py",
    ),
    _of(
        "spectators and secrets: everybody reads the first seat's words",
        "bot/message/board.py",
        'table.say("bot-match-not-begun"))\n    view = table.view(None)',
        'table.say("bot-match-not-begun"))\n    view = table.view(0)',
        _MONKEY,
    ),
    _of(
        "spectators and secrets: everybody sees the first seat's picture",
        "bot/message/board.py",
        "rows(page_button(table)), draw=view, alt",
        "rows(page_button(table)), draw=table.view(0), alt",
        _MONKEY,
    ),
    _of(
        "ends and matches: whoever has resigned plays on",
        "bot/table/table.py",
        "return self.played(self.undecided.play(seat, RESIGN), now)",
        "return self.changed()",
        _MONKEY,
    ),
    _of(
        "pauses and the clock: none runs after one",
        "bot/table/patience.py",
        "after = table.changed().resumed(now)\n",
        "after = replace(table.changed().resumed(now), deadline=None)\n",
        _MONKEY,
    ),
)
