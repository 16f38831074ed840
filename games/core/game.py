"""A game: its parts together, and the sentences that every game has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from random import Random
from typing import Generic, Literal

from games.core.computers import Players
from games.core.languages import knows
from games.core.lessons import Lesson, Page, lesson_of
from games.core.parts import (
    Controls,
    Feat,
    Foresight,
    Looks,
    Option,
    Options,
    Rules,
    Time,
    Touch,
    Words,
)
from games.core.puzzles import Candidate, Puzzle, puzzles_of
from games.core.reviews import Judged
from games.core.state import B, State, View
from games.core.text import Damaged, Move, Seat, Text, say
from games.core.typed import (
    Ambiguous,
    either,
    ending,
    labelled,
    plain,
    typeable,
    unknown,
    vocabulary,
)

Task = Callable[[State[B], Seat, int], Sequence[Move]]
"""Position, seat, own turns -> all best first moves of the seat, proven, in the order of `legal`;
() if the position is no such puzzle, or too big to be searched completely."""


Played = Sequence[tuple[Seat, Move]]
"""Lines of a log."""

COMPARED = 1000
"""So many legal moves' buttons are compared with what may be typed for one."""


@dataclass(frozen=True)
class Maker(Generic[B]):
    """Makes a game's puzzles."""

    candidates: Callable[[Game[B], Random], Iterator[Candidate]]
    """Positions that may be puzzles, without end. The same random numbers give the same
    positions."""
    grade: Callable[[State[B], Puzzle], int]
    """How hard a proven puzzle is, from 1 to 5. The `grade` it comes with means nothing."""


@dataclass(frozen=True)
class Line(Generic[B]):
    """How a puzzle goes on after a right first move. Each is asked of the puzzle's position and of
    what was played from there, where the puzzle is not done yet."""

    right: Callable[[State[B], Played, Candidate], Sequence[Move]] = lambda state, line, puzzle: ()
    """The moves of the asked seat, which is to move, that still do what is asked; () if it is
    done."""
    reply: Callable[[State[B], Played, Candidate], Move | None] = lambda state, line, puzzle: None
    """What the other player, who is to move, does best against it; None if it is done, or if no
    answer matters."""
    refute: Callable[[State[B], Played, Candidate], Played] = lambda state, line, puzzle: ()
    """What comes after a wrong move, with which the line ends: it shows that what is asked is no
    longer sure."""
    figure: Callable[[State[B], Played, Candidate], Text | None] = lambda state, line, puzzle: None
    """The same as a figure, where no answer shows it: what the wrong move was worth."""


@dataclass(frozen=True, kw_only=True)
class Teaching(Generic[B]):
    """What helps people to learn it."""

    rulebook: Callable[[str], tuple[Page, ...]]
    """Its pages by language (`games.core.rulebook`)."""
    tip: Callable[[View[B]], Text | None] = lambda view: None
    """What a newcomer should be told in this view."""
    warn: Callable[[View[B], Move], Text | None] = lambda view, move: None
    """What the table asks before it plays a legal move that looks like a mistake."""
    tasks: Mapping[str, Task[B]] = field(default_factory=dict)
    """What its puzzles ask -> the solver that proves the answers. The sentences are
    `<room>-puzzle-<task>` (what is asked, of `$turns`), and with `-hint`, `-why` or `-wrong` behind
    it a hint, why an answer is right, and what is wrong with any other move."""
    line: Line[B] | None = None
    """How its puzzles go on after the first move; None: they end there."""
    maker: Maker[B] | None = None
    """Finds new puzzles for `python -m games puzzles make`."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[B]):
    """A game, made of named parts.

    All else about it comes from files in its folder, or from its `locale` by a fixed pattern of
    ids.
    """

    id: str
    """The name of its folder."""
    rules: Rules[B]
    words: Words[B]
    looks: Looks[B]
    time: Time[B]
    teaching: Teaching[B]
    mind: Callable[[], Players[B]]
    """Makes its computer players. It imports their searches, which a process may never need."""
    controls: Controls[B] = field(default_factory=Controls)
    touch: Touch[B] = field(default_factory=Touch)
    foresight: Foresight[B] | None = None
    """What plans need of it, by these rules; None: nobody can plan ahead."""
    feats: tuple[Feat[B], ...] = ()
    """What its winners are proud of: two, or none."""
    earlier: tuple[Callable[[Game[B]], Game[B]], ...] = ()
    """Older rules that matches under way are still played by. Each function makes the older game
    from this one; they are in `state_v<N>.py` beside `state.py` until no match needs them."""

    def __post_init__(self) -> None:
        if len(self.feats) not in (0, 2):
            raise ValueError(f"{self.id} has {len(self.feats)} feats: it has two, or none")

    def captioned(self, view: View[B], beginning: str) -> Text:
        """A move of this view, or its beginning, as a control shows it."""
        return self.words.caption(view, beginning) or self.words.label(beginning)

    def recalled(self, view: View[B], move: Move, *, seen: bool = False) -> Text:
        """A move of this view, for whoever reads of it later. `seen`: they have just had its
        control in front of them, so what that calls it is said, too."""
        return self.words.recalled(view, move, seen) or self.captioned(view, move)

    def called(self, view: View[B]) -> tuple[Text, ...]:
        """What the picture calls the seats, by their roles or sides; () if it calls them nothing,
        or nothing yet. There may be more sides than seats."""
        return (
            self.words.roles(view) if self.words.roles else tuple(map(self.side, self.rules.sides))
        )

    @cached_property
    def players(self) -> Players[B]:
        """Its computer players, made when they are first asked for."""
        return self.mind()

    @cached_property
    def versions(self) -> Mapping[int, Game[B]]:
        """Version of the rules -> the game by these rules. New matches begin with the newest."""
        games = (replace(earlier(self), earlier=()) for earlier in self.earlier)
        return {self.rules.version: self} | {game.rules.version: game for game in games}

    @cached_property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """Its puzzles in the order in which they were shipped, read when they are first asked for.
        Raises `Damaged`."""
        return puzzles_of(self.id)

    def puzzle_asks(self, task: str, turns: int) -> Text:
        """What a puzzle asks: `<room>-puzzle-<task>`, of `$turns`."""
        return self._own(f"puzzle-{task}", turns=turns)

    def puzzle_tells(self, task: str, what: Literal["hint", "why", "wrong"]) -> Text:
        """The one hint for such puzzles, why an answer is right, or what is wrong with any other
        move: `<room>-puzzle-<task>-<what>`."""
        return self._own(f"puzzle-{task}-{what}")

    @property
    def title(self) -> Text:
        """Its name: `<room>-name`."""
        return self._own("name")

    @property
    def about(self) -> Text:
        """What it is, in one line: `<room>-tagline`."""
        return self._own("tagline")

    @property
    def aim(self) -> Text:
        """How one wins, in one sentence: `<room>-goal`."""
        return self._own("goal")

    @cached_property
    def lesson(self) -> Lesson | None:
        """Its lesson, read when it is first asked for; None if it has none. Raises `Damaged`."""
        return lesson_of(self.id)

    @property
    def source(self) -> Text:
        """Where it comes from: `<room>-credit`."""
        return self._own("credit")

    def points(self, score: str) -> Text | None:
        """A seat's score with its unit: `<room>-score`, of `$n`. None for a game without this
        message, whose places say everything."""
        n = int(score) if score.removeprefix("-").isdigit() else score
        counts = self.words.counts(score) if self.words.counts else {"n": n}
        return self._perhaps("score", **counts)

    def shares(self, judged: Judged) -> Text | None:
        """How likely each square holds what is looked for, in words; None if the choice has no such
        shares."""
        what = self._perhaps("review-shares")
        if not what or not judged.shares:
            return None
        return say("core-review-squares", what=what, squares=judged.squares)

    def side(self, name: str) -> Text:
        """One of its `sides`: `<room>-side-red`."""
        return self._own(f"side-{name.lower()}")

    def side_means(self, name: str) -> Text | None:
        """What a side means ("chooses first"), if its name does not say that:
        `<room>-side-red-means`."""
        return self._perhaps(f"side-{name.lower()}-means")

    def setting(self, option: Option) -> Text:
        """The name of an option: `<room>-option-skip_end`."""
        return self._own(f"option-{option.name}")

    def choice(self, option: Option, value: str) -> Text:
        """What a value of an option means: `<room>-option-skip_end-on`."""
        return self._own(f"option-{option.name}-{value}")

    def mark(self, kind: str) -> Text:
        """A ready-made private mark: `<room>-mark-plot` for `plot?`."""
        return self._own(f"mark-{kind.rstrip('?')}")

    def feat(self, feat: Feat[B]) -> tuple[Text, Text]:
        """What a feat is called, and what one does for it: `<room>-feat-<id>`, and `-about`."""
        return self._own(f"feat-{feat.id}"), self._own(f"feat-{feat.id}-about")

    def _own(self, part: str, **values: object) -> Text:
        return Text(f"{self.room}-{part}", values)

    def _perhaps(self, part: str, **values: object) -> Text | None:
        id = f"{self.room}-{part}"
        return Text(id, values) if knows(id) else None

    @property
    def room(self) -> str:
        """What the ids of its sentences begin with: `cop-and-rob` for `cop_and_rob`."""
        return self.id.replace("_", "-")

    def understood(self, text: str, language: str) -> Move | Ambiguous:
        """What somebody typed in this language, as the canonical text of one move, or of all moves
        that the words can mean. Never raises."""
        return vocabulary(self.id, language).folded(text, self.words.fold)

    def completed(self, view: View[B], part: str, moves: Sequence[Move]) -> list[Move]:
        """The legal moves that the words say enough about, in this position. `moves`: what the
        words mean by themselves."""
        meant = (m for move in moves for m in self.words.meant(view, move))
        ends = (m for move in moves for m in ending(view.legal, part, move))
        found = dict.fromkeys(m for m in meant if m in view.legal)
        return list(found) or list(dict.fromkeys(ends))

    def typed(self, view: View[B], move: Move, language: str) -> str:
        """A legal move as somebody may type it in this language: its button's words if those mean
        this move and no other, or those of its label, else the canonical ones; also where there are
        so many moves that to compare all their buttons would take longer than a moment."""
        shown, label = partial(self.captioned, view), self.words.label
        few = view.legal if len(view.legal) <= COMPARED else ()
        for words in (typeable(text.in_(language)) for text in (shown(move), label(move))):
            same = labelled(shown, few, words, language)
            if same == [move] or (not same and self.understood(words, language) == move):
                return words
        return move

    def unread(self, view: View[B], typed: str, move: Move, language: str) -> Text | None:
        """Which word nobody can make sense of, and two moves that may be typed now, of different
        kinds if there are; None if every word could be one of a move's. `move`: what was typed in
        canonical words."""
        word = unknown(self.id, typed, move, view.legal)
        if not word:
            return None
        short = (move for some in self.controls.shortlists(view) for move in some.moves)
        foremost = [*self.controls.handy(view), *short, *view.legal]
        others = (m for m in foremost if m.split()[0] != foremost[0].split()[0])
        moves = dict.fromkeys([foremost[0], next(others, foremost[-1])])
        can = either([self.typed(view, move, language) for move in moves])
        whole = plain(word) == plain(typed)
        return say("core-unread", part=typed, word="all" if whole else word, moves=can)

    def settle(self, options: Options) -> Options:
        """The options, with a default for each that is missing. Raises `Damaged` for an unknown
        one."""
        known = {option.name: option for option in self.rules.options}
        for name, value in options.items():
            if name not in known:
                raise Damaged(f"options.{name}", f"{self.id} has no such option")
            if value not in known[name].choices:
                raise Damaged(f"options.{name}", f"must be one of {', '.join(known[name].choices)}")
        return {
            name: option.of(options)
            for name, option in known.items()
            if option.offered or name in options
        }
