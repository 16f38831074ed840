"""A game in the terminal: all at one keyboard, or against the computer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from games.core import RESIGN, Computer, Game, Match, Options, Refused, Seat

Say = Callable[[str], None]
Ask = Callable[[str], str]
"""Shows a prompt and returns what was typed. Raises `EOFError` at the end."""

HELP = "Type a move, several separated by ; or one of: moves, rules, board, resign, quit"
_CLEAR = "\x1b[2J\x1b[H"
_MOVES = 200
"""At most so many legal moves are listed."""


class Terminal:
    """One match at the keyboard."""

    def __init__(
        self, say: Say, ask: Ask, random: Random, computers: Mapping[Seat, Computer[Any]]
    ) -> None:
        self._say, self._ask, self._random = say, ask, random
        self._computers = computers
        self._looking: Seat | None = None

    def play(self, game: Game[Any], seats: int, options: Options) -> Match[Any]:
        """Plays until the match is over or somebody quits. Raises `Damaged` for wrong options."""
        settled = game.settle(options)
        match = Match.start(game, seats, settled, game.rules.deal(self._random, seats, settled))
        kinds = ("Computer" if seat in self._computers else "Player" for seat in range(seats))
        self._names = [f"{kind} {n}" for n, kind in enumerate(kinds, 1)]
        self._say(f"{game.title.say(())}: {game.about.say(())}\n{HELP}")
        while match.state.outcome is None:
            after = self._turn(match)
            if after is None:
                return match
            after = after.with_forced
            self._report(match, after)
            match = after
        self._result(match)
        return match

    def _turn(self, match: Match[Any]) -> Match[Any] | None:
        """The match after somebody's turn; None if they quit."""
        seat = match.state.acting[0]
        if computer := self._computers.get(seat):
            return match.play(seat, computer.move(match.state.view(seat), self._random))
        try:
            self._sit_down(match, seat)
            typed = self._ask(f"{self._names[seat]}> ").strip()
        except EOFError:
            self._say("")  # what comes next begins a line of its own
            return None
        match typed:
            case "quit":
                return None
            case "resign":
                return match.play(seat, RESIGN)
            case "moves" | "rules" | "board" | "help" | "":
                self._say(self._tell(match, seat, typed))
                return match
            case _:
                return self._played(match, seat, typed)

    def _sit_down(self, match: Match[Any], seat: Seat) -> None:
        """Shows the board when another seat is at the keyboard, and nothing to whoever sat there
        before."""
        if seat == self._looking:
            return
        people = match.seats - len(self._computers)
        if match.game.rules.private and people > 1 and self._looking is not None:
            self._ask(f"{_CLEAR}Pass the keyboard to {self._names[seat]}, then press Enter ")
        self._looking = seat
        self._say(self._tell(match, seat, "board"))

    def _tell(self, match: Match[Any], seat: Seat, what: str) -> str:
        view = match.state.view(seat)
        match what:
            case "moves":
                more = "…" if len(view.legal) > _MOVES else ""
                return ", ".join(view.legal[:_MOVES]) + more
            case "rules":
                return "\n\n".join(
                    f"{p.title}\n{p.text}" for p in match.game.teaching.rulebook("en")
                )
            case "board":
                told = [note.text.say(self._names) for note in view.notes[-3:]]
                return "\n".join(["", *told, "", match.game.words.describe(view).say(self._names)])
            case _:
                return HELP

    def _played(self, match: Match[Any], seat: Seat, typed: str) -> Match[Any]:
        try:
            moves = match.read(seat, typed)
        except Refused as refused:
            self._say(refused.text.say(self._names))
            return match
        for move in moves:
            match = match.play(seat, move)
        return match

    def _report(self, before: Match[Any], after: Match[Any]) -> None:
        """What happened, as far as the person at the keyboard may know."""
        known = len(before.state.view(self._looking).notes)
        for note in after.state.view(self._looking).notes[known:]:
            self._say(note.text.say(self._names))

    def _result(self, match: Match[Any]) -> None:
        outcome = match.state.outcome
        assert outcome
        self._say(f"\n{match.game.words.describe(match.state.view(None)).say(self._names)}")
        self._say(f"\n{outcome.summary.say(self._names)}.")
        for seat, place in sorted(enumerate(outcome.places), key=lambda pair: pair[1]):
            self._say(f"{place}. {self._names[seat]} ({outcome.scores[seat]})")
