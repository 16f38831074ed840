"""A tournament in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.cogs.tournaments.ruling import MARK, read
from bot.cogs.tournaments.scoring import Placed, standings, whole
from bot.cogs.tournaments.settling import ROBIN
from bot.cogs.tournaments.tournament import BYE, Field, Pairing, Tournament
from bot.message.lobby import changed
from bot.message.words import InLanguage
from bot.table import clocks
from bot.table.player import plain
from games import GAMES
from games.core import Text, all_of, say, sentences, verbatim

NAME = 32
"""How much of a name a line shows. Discord's own names are no longer."""


@dataclass(frozen=True)
class Told(InLanguage):
    """A tournament as it is told in a language."""

    field: Field
    language: str

    @cached_property
    def standings(self) -> Sequence[Placed]:
        """Everybody's place."""
        return standings(self.field.entrants, self.field.pairings)

    @property
    def head(self) -> str:
        """The tournament's name, as a heading."""
        return f"### {plain(self.field.tournament.name)}"

    @property
    def host(self) -> str | None:
        """Whoever manages it; None if they had their data deleted, so that moderators do."""
        person = self.field.tournament.person
        return f"<@{person}>" if person > 0 else None

    def raw(self, number: int) -> str:
        """An entrant's name, cut, as a picture or a file shows it."""
        name = self.field.players[number].called(self.language)
        return name if len(name) <= NAME else f"{name[: NAME - 1]}…"

    def name(self, number: int) -> str:
        """The same for a message."""
        return plain(self.raw(number))

    def names(self, numbers: Sequence[int], most: int) -> str:
        """The first so many of these names, and how many there are besides."""
        named = [self.name(number) for number in numbers[:most]]
        if more := len(numbers) - most:
            named += [self.say("bot-tournament-more", n=more)] if more > 0 else []
        return ", ".join(named)

    # --- the terms -------------------------------------------------------------------------------

    @property
    def terms(self) -> list[str]:
        """What is played and how, each a short line."""
        terms, game = self.field.tournament.terms, GAMES[self.field.tournament.game]
        told = [self.form, *changed(game, terms.options)]
        if game.rules.swapped:
            told.append(say("bot-tournament-swapped"))
        if game.time.pace(game.settle(terms.options)) is None:
            told.append(
                say("bot-setting", title=say("bot-terms-clock"), value=clocks.words(terms.clock))
            )
        told.append(say("bot-tournament-length", length=clocks.span(terms.length)))
        told.append(say("bot-tournament-rated", rated=not terms.casual))
        if terms.computers:
            told.append(
                say("bot-tournament-computer", level=say("bot-choice-level", level=terms.computers))
            )
        return [f"- {self.say(text)}" for text in told]

    @property
    def form(self) -> Text:
        """Swiss or round robin, and over how many rounds."""
        terms = self.field.tournament.terms
        if terms.kind == ROBIN:
            return say("bot-tournament-robin")
        return say("bot-tournament-swiss", n=terms.rounds)

    def begins(self, *, mine: bool = False) -> str:
        """When it begins. `mine`: whoever reads it is the one who starts it."""
        starts = self.field.tournament.starts
        if starts is None and mine:
            return self.say("bot-tournament-by-you")
        if starts is None:
            started = say("bot-tournament-by-press", host=self.host)
            return self.say(started if self.host else say("bot-tournament-by-moderators"))
        return self.say(
            "bot-tournament-at", time=f"<t:{int(starts)}:F>", left=f"<t:{int(starts)}:R>"
        )

    @property
    def now(self) -> str:
        """The game, and which round is being played."""
        tournament = self.field.tournament
        ends = f"<t:{int(tournament.ends or 0)}:R>"
        round = say(
            "bot-tournament-round",
            kind=tournament.terms.kind,
            n=tournament.round,
            of=tournament.terms.rounds,
            ends=ends,
        )
        return f"{self.game} · {self.say(round)}"

    @property
    def game(self) -> str:
        """The game's name."""
        return self.say(GAMES[self.field.tournament.game].title)

    # --- standings and pairings ------------------------------------------------------------------

    def line(self, line: Placed, *, marked: bool = True) -> str:
        """Somebody's line in the standings. `marked`: for a message, with markup."""
        number = line.entrant.number
        # Discord would number a list by itself, and some share a place
        place = f"{line.place}\\." if marked else f"{line.place}."
        return self.say(
            "bot-tournament-line",
            place=place,
            who=f"**{self.name(number)}**" if marked else self.raw(number),
            points=halves(line.points) + MARK * line.ruled,
            buchholz=halves(line.buchholz),
        )

    @property
    def ties(self) -> str:
        """What decides between equals, and what a mark means."""
        marked = any(line.ruled for line in self.standings)
        told = [say("bot-tournament-ties"), *([say("bot-tournament-mark")] if marked else [])]
        return f"-# {self.say(sentences(told))}"

    @property
    def winners(self) -> list[int]:
        """The numbers of those on the first place; none if nobody has a point."""
        return [line.entrant.number for line in self.standings if line.place == 1 and line.points]

    @property
    def cancelled(self) -> bool:
        """Has it been ended while matches were running? Those brought nobody a point."""
        return self.field.tournament.stage == "over" and any(
            one.why == "void" and not one.first_points and not one.second_points
            for one in self.field.pairings
        )

    def pairings(self, round: int) -> list[str]:
        """A line for each pairing of a round: who met whom, the result, links to where it runs."""
        found = [one for one in self.field.pairings if one.round == round]
        return [self._pairing(one, found) for one in whole(found)]

    def _pairing(self, pairing: Pairing, legs: Sequence[Pairing]) -> str:
        who = f"**{self.name(pairing.first)}**"
        if pairing.second == BYE:
            late = pairing.why == "late"
            return f"- {self.say('bot-tournament-bye', who=who, late=late)}"
        other = f"**{self.name(pairing.second)}**"
        links = "" if pairing.first_points is not None else self._links(pairing, legs)
        ruling = read(pairing.ruling)
        ruled = say("bot-tournament-ruled", reason=plain(ruling.reason)) if ruling else None
        if pairing.first_points is None or pairing.second_points is None:
            return f"- {who} – {other}{links}{f' ({self.say(ruled)})' if ruled else ''}"
        result = f"{halves(pairing.first_points)}:{halves(pairing.second_points)}"
        if ruled is None and pairing.played:
            return f"- {who} {result} {other}"
        why = self.say(ruled or say("bot-tournament-why", why=pairing.why))
        return f"- {who} {result}{MARK if ruled else ''} {other} ({why})"

    def short(self, pairing: Pairing) -> str:
        """A pairing in a menu."""
        who, other = self.raw(pairing.first), self.raw(pairing.second)
        points = (pairing.first_points, pairing.second_points)
        result = "–" if None in points else ":".join(halves(n or 0) for n in points)
        return f"{pairing.round}.{pairing.board} · {who} {result} {other}"

    def _links(self, pairing: Pairing, legs: Sequence[Pairing]) -> str:
        threads = self.field.threads
        same = [leg for leg in legs if leg.board == pairing.board and leg.open]
        return "".join(f" <#{threads[leg.id]}>" for leg in same if leg.id in threads)

    @property
    def out(self) -> list[int]:
        """Who is paired no more, but may come back: withdrawn, also by not making a move. Whoever
        had their data deleted is known no more."""
        if not may_enter(self.field.tournament):
            return []
        found = (line.entrant for line in self.standings if line.entrant.person > 0)
        return [one.number for one in found if not (one.plays or one.barred)]

    def mine(self, number: int) -> list[str]:
        """Whom somebody plays now, and where; and how they are paired again."""
        told = list[str]()
        if number in self.out:
            told.append(self.say("bot-tournament-you-out"))
        for pairing in self.field.running:
            if number in (pairing.first, pairing.second):
                other = pairing.second if pairing.first == number else pairing.first
                thread = self.field.threads.get(pairing.id)
                who = f"**{self.name(other)}**"
                if thread:
                    text = say("bot-tournament-you-play", who=who, where=f"<#{thread}>")
                elif pairing.table is None:
                    text = say("bot-tournament-you-play-soon", who=who)
                else:
                    text = say("bot-tournament-you-play-direct", who=who)
                told.append(self.say(text))
        return told

    # --- the end ---------------------------------------------------------------------------------

    def outcome(self, names: Sequence[str]) -> str:
        """How it ended, in one line, with these names for the winners."""
        if not self.field.tournament.round:
            return self.say("bot-tournament-nobody")
        if self.cancelled:
            return self.say("bot-tournament-was-cancelled")
        if not names:
            return self.say("bot-tournament-no-winner")
        points = halves(self.standings[0].points)
        people = all_of([verbatim(name) for name in names])
        won = say("bot-tournament-won", people=people, n=len(names), points=points)
        return self.say(sentences([won, *self._early]))

    @property
    def _early(self) -> list[Text]:
        """Why rounds that were announced were not played: all have met, or have withdrawn."""
        of = self.field.tournament.terms.rounds
        if self.field.tournament.terms.kind == ROBIN or self.field.tournament.round >= of:
            return []
        return [say("bot-tournament-early", n=self.field.tournament.round, of=of)]


def may_enter(tournament: Tournament) -> bool:
    """Can people register, or come back?"""
    if tournament.stage == "open":
        return True
    terms = tournament.terms
    late = terms.kind != ROBIN and tournament.round < terms.rounds
    return tournament.stage == "playing" and late


def halves(points: int) -> str:
    """Points that are counted in halves: `3½`."""
    whole_points, left = divmod(points, 2)
    return f"{whole_points or ''}½" if left else str(whole_points)


def fitting(lines: Iterable[str], room: int) -> list[str]:
    """As many of the lines as fit into so many characters; `…` stands for the others."""
    found, used = list[str](), 2
    for line in lines:
        used += len(line) + 1
        if used > room:
            return [*found, "…"]
        found.append(line)
    return found
