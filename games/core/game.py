"""A game: the record that wires its modules together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Generic, Literal

from games.core.computers import Computer, Fitted, Judge, Thought
from games.core.languages import knows
from games.core.lessons import Lesson, Page, lesson_of
from games.core.parts import Dealt, Marks, Option, Options, Pace, SetUp, Shortlist
from games.core.puzzles import Candidate, Puzzle, puzzles_of
from games.core.reviews import Judged
from games.core.state import B, State, View
from games.core.text import Damaged, Move, Seat, Text, say
from games.core.typed import Ambiguous, Words

if TYPE_CHECKING:
    from PIL.Image import Image


Task = Callable[[State[B], Seat, int], Sequence[Move]]
"""Position, seat, own turns -> all best first moves of the seat, proven, as they stand in `legal`;
() where the position is no such puzzle, or too big to be gone through exactly."""


@dataclass(frozen=True)
class Maker(Generic[B]):
    """Where a game's puzzles come from."""

    candidates: Callable[[Game[B], Random], Iterator[Candidate]]
    """Positions that may be puzzles, without end, the same for the same random numbers."""
    grade: Callable[[State[B], Puzzle], int]
    """How hard a proven one is, in this position; the `grade` it comes with means nothing."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[B]):
    """The record that wires a game's modules together."""

    id: str
    minutes: int
    """About how long a match of people takes who play on at once."""
    seats: tuple[int, ...]
    rules: int
    """Version of the rules, stored with every match; raised when behaviour changes. What matches
    of the version before need of it stays in `earlier`."""
    accent: int
    """0xRRGGBB, the colour of its messages."""
    private: bool
    """Do seats have boards of their own, sent to them alone?"""
    sides: tuple[str, ...] = ()
    """What the seats are called ("Red", "White") where it matters who sits where."""
    counts: Callable[[str], Mapping[str, int]] | None = None
    """The numbers in a score, by the names that `<room>-score` has for them, if not one `$n`."""
    roles: Callable[[View[B]], tuple[Text, ...]] | None = None
    """What the seats are called now, by seat, where the match itself settles that."""
    options: tuple[Option, ...] = ()
    deal: Callable[[Random, int, Options], Dealt]
    start: Callable[[Dealt, int, Options], State[B]]
    """Raises `Damaged` for a deal that this game could not have drawn."""
    begun_by: Callable[[Dealt, Seat], Dealt] | None = None
    """The deal with this seat as the first player, where a deal says who that is."""
    fold: Callable[[str], Move]
    """What people type, its words the canonical ones -> the canonical text of one move; never
    raises. `understood` is what reads other languages."""
    meant: Callable[[View[B], Move], tuple[Move, ...]] = lambda view, move: ()
    """The moves that folded words can mean, where only the position tells; none for most."""
    describe: Callable[[View[B]], Text]
    """The board in words, about 1,000 characters at most: text board and alt text."""
    draw: Callable[[View[B]], Image]
    label: Callable[[str], Text]
    """A move or the beginning of one, for a button or menu entry (80 characters at most)."""
    shortlists: Callable[[View[B]], tuple[Shortlist, ...]] = lambda view: ()
    """The moves that somebody looks for first, where there are very many."""
    handy: Callable[[View[B]], tuple[Move, ...]] = lambda view: ()
    """Three legal moves or so to press before all others, or the answers to what `asks`."""
    order: tuple[int, ...] = ()
    """The places of a move's first words in the order in which they are pressed; `label` names
    beginnings in it too."""
    menus: tuple[str, ...] = ()
    """First words of rare moves: a menu even where they are few."""
    numbered: tuple[str, ...] = ()
    """First words of moves to squares that the picture numbers: up to ten numbers are buttons."""
    caption: Callable[[View[B], str], Text | None] = lambda view, beginning: None
    """Like `label`, in words that only the position has ("① opens north"); None: as `label`."""
    rulebook: Callable[[str], tuple[Page, ...]]
    """Its pages by language (`games.core.pages`)."""
    cover: Page | Callable[[str], Page] | None = None
    """What a match looks like, for people who have never seen one; by language where there are
    words in the picture."""
    shortest: int = 0
    """Turns that a match must have to count, where it does not end by the rules."""
    closers: tuple[Move, ...] = ()
    """Moves that only end a turn: typed after a turn that ended by itself, they mean nothing."""
    players: Mapping[str, Computer[B]] = field(default_factory=dict)
    """Computer players by level, the weakest first."""
    why: Callable[[View[B], Thought], Text] = lambda view, thought: say("core-suggested")
    """Why a computer would play this move, in one sentence for a person who asks for a hint: made
    of what the view shows and of numbers that the search found, so that it is true."""
    judge: Judge[B] | None = None
    """What a seat could have known of its choice, for reviews of matches that are over."""
    charted: Callable[[View[B], Judged], Image] | None = None
    """The picture of what a seat saw, with what was played and what was best, and the shares of a
    judged choice where there are any; `<room>-review-shares` says what those are of."""
    openings: tuple[int, int] = (0, 0)
    """How many plies, at least and at most, the arena plays at random before its players go on:
    where no chance tells matches apart, or a choice (of a role) would settle who plays what."""
    fitted: Fitted[B] | None = None
    """The weights that `python -m games fit` can fit by self-play."""
    set_up: SetUp[B] | None = None
    warn: Callable[[View[B], Move], Text | None] = lambda view, move: None
    """What the table says before it plays a legal move that looks like a mistake."""
    tip: Callable[[View[B]], Text | None] = lambda view: None
    """What a newcomer to this game should be told at this point."""
    moment: Callable[[View[B], View[B]], Text | None] = lambda before, after: None
    """What mattered between two positions that follow each other, all secrets open, in a few words
    for a list of places to look at again; None for most moves."""
    marks: Marks | None = None
    pace: Callable[[Options], Pace | None] = lambda options: None
    """The game's own clock under these options; None: the table's clock."""
    late: Callable[[Options], Text] = lambda options: say("core-late-loses")
    """What it costs to run out of time, in a sentence that people read before it happens."""
    period: Callable[[View[B]], int] = lambda view: 0
    """Counts the parts of a match for which a `Pace` gives a fresh bank; below 0 none runs."""
    asks: Callable[[View[B]], Text | None] = lambda view: None
    """What is asked of whoever is to move, in a private game, where the answer needs no secret:
    then its buttons stand in the channel too."""
    resumes: bool = False
    """Does running out of time cost no more than the part of the match (`period`) it happens in?
    Then the next part waits until whoever was late says that they go on."""

    so_far: Callable[[View[B]], Text | None] = lambda view: None
    """What happened before, in brief, where whoever has not played the match needs to know it for a
    puzzle; None where the picture shows all that matters."""
    tasks: Mapping[str, Task[B]] = field(default_factory=dict)
    """What its puzzles ask -> the solver that proves the answers. `<room>-puzzle-<task>` says what
    it is (of `$turns`), with `-hint`, `-why` and `-wrong` behind it a hint, why an answer is right,
    and what is wrong with any other."""
    maker: Maker[B] | None = None
    """Makes its puzzles, before the bot is shipped."""

    earlier: tuple[Callable[[Game[B]], Game[B]], ...] = ()
    """Rules that matches under way are still played by: each makes the record of such a version of
    this one. They are kept as `rules_v<N>.py` beside `rules.py` until no match uses them."""

    def captioned(self, view: View[B], beginning: str) -> Text:
        """A move of this view or the beginning of one, as people read it on a control."""
        return self.caption(view, beginning) or self.label(beginning)

    @cached_property
    def versions(self) -> Mapping[int, Game[B]]:
        """Version of the rules -> the game as they play it; new matches begin with the newest."""
        games = (replace(earlier(self), earlier=()) for earlier in self.earlier)
        return {self.rules: self} | {game.rules: game for game in games}

    @cached_property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """Its puzzles, the easiest first of those that were shipped together: `puzzles.jsonl` in
        its folder, read when they are first asked for. Raises `Damaged`."""
        return puzzles_of(self.id)

    def puzzle_asks(self, task: str, turns: int) -> Text:
        """What a puzzle asks: `<room>-puzzle-<task>`, of `$turns`."""
        return self._own(f"puzzle-{task}", turns=turns)

    def puzzle_tells(self, task: str, what: Literal["hint", "why", "wrong"]) -> Text:
        """The one hint to such puzzles, why an answer is right, or what is wrong with any other
        move: `<room>-puzzle-<task>-<what>`."""
        return self._own(f"puzzle-{task}-{what}")

    @property
    def title(self) -> Text:
        """What it is called: `<room>-name`."""
        return self._own("name")

    @property
    def about(self) -> Text:
        """What it is, in a line: `<room>-tagline`."""
        return self._own("tagline")

    @property
    def aim(self) -> Text:
        """How one wins, in one sentence: `<room>-goal`."""
        return self._own("goal")

    @cached_property
    def lesson(self) -> Lesson | None:
        """A few positions on which somebody learns it: `lesson.json` in its folder; None where
        there is none. Raises `Damaged`."""
        return lesson_of(self.id)

    def cover_in(self, language: str) -> Page | None:
        """Its cover in this language."""
        return self.cover(language) if callable(self.cover) else self.cover

    @property
    def source(self) -> Text:
        """Where it comes from: `<room>-credit`."""
        return self._own("credit")

    def points(self, score: str) -> Text | None:
        """A seat's score, with what it counts: `<room>-score`, of `$n`; None where a game has no
        such message, since places say all."""
        n = int(score) if score.removeprefix("-").isdigit() else score
        counts = self.counts(score) if self.counts else {"n": n}
        return self._perhaps("score", **counts)

    def shares(self, judged: Judged) -> Text | None:
        """How likely each square holds what is looked for, in words; None where no square is known
        by that."""
        what = self._perhaps("review-shares")
        if not what or not judged.shares:
            return None
        return say("core-review-squares", what=what, squares=judged.squares)

    def side(self, name: str) -> Text:
        """One of its `sides`: `<room>-side-red`."""
        return self._own(f"side-{name.lower()}")

    def side_means(self, name: str) -> Text | None:
        """What such a side means ("chooses first"), where its name does not say that:
        `<room>-side-red-means`."""
        return self._perhaps(f"side-{name.lower()}-means")

    def setting(self, option: Option) -> Text:
        """What an option is about: `<room>-option-skip_end`."""
        return self._own(f"option-{option.name}")

    def choice(self, option: Option, value: str) -> Text:
        """What a value of an option means: `<room>-option-skip_end-on`."""
        return self._own(f"option-{option.name}-{value}")

    def mark(self, kind: str) -> Text:
        """A ready-made private mark: `<room>-mark-plot` for `plot?`."""
        return self._own(f"mark-{kind.rstrip('?')}")

    def _own(self, part: str, **values: object) -> Text:
        return Text(f"{self.room}-{part}", values)

    def _perhaps(self, part: str, **values: object) -> Text | None:
        id = f"{self.room}-{part}"
        return Text(id, values) if knows(id) else None

    @property
    def room(self) -> str:
        """What the ids of its sentences begin with."""
        return self.id.replace("_", "-")

    def understood(self, text: str, words: Words) -> Move | Ambiguous:
        """What people type in a language -> the canonical text of one move, or of all that the
        words can mean; never raises."""
        return words.folded(text, self.fold)

    def pages(self, language: str) -> tuple[Page, ...]:
        """The rulebook in this language."""
        return self.rulebook(language)

    def settle(self, options: Options) -> Options:
        """The options with every default filled in. Raises `Damaged` for one that is unknown."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Damaged(f"options.{name}", f"{self.id} has no such option")
            if value not in known[name].choices:
                raise Damaged(f"options.{name}", f"must be one of {', '.join(known[name].choices)}")
        return {
            name: options.get(name, option.default)
            for name, option in known.items()
            if option.offered or name in options
        }
