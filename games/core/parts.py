"""What a `Game` is made of: its rules, words, looks, controls, and time, a part each.

Its computer players are `games.core.computers.Players`, its teaching is `games.core.game.Teaching`.
Whatever has a default may be left out by a game that has no use for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Generic

from games.core.lessons import Page
from games.core.reviews import Judged
from games.core.state import B, State, View
from games.core.text import MOST_SEATS, Move, Seat, Text, say

if TYPE_CHECKING:
    from PIL.Image import Image

Dealt = Mapping[str, Any]
"""What chance decided, as it is written down: JSON. Every game has a `Deal` to check it with."""
Options = Mapping[str, str]
"""The name of an option -> the value it has in a match."""


@dataclass(frozen=True)
class Option:
    """A setting of a game: the host picks one of `choices` before the start."""

    name: str
    choices: tuple[str, ...]
    """Its values; `Game.choice` says what each means."""
    default: str
    offered: bool = True
    """False: only older matches have it, no new one does."""

    def of(self, options: Options) -> str:
        """Its value in a match with these options."""
        return options.get(self.name, self.default)


@dataclass(frozen=True)
class SetUp(Generic[B]):
    """A secret set-up that can be laid at random.

    It comes before all else in a match. What one seat lays changes nothing for the others, and they
    are not told of it.
    """

    open: Callable[[View[B]], bool]
    """Is this seat still laying?"""
    random: Callable[[View[B], Random], tuple[Move, ...]]
    """Moves that clear what lies there and lay a complete random set-up, all but `ready`."""
    complete: Callable[[View[B]], bool]
    """Has this seat laid all that it must, all but `ready`? Then it is taken as ready when its time
    is over, and does not lose (rules README, "Leaving")."""
    ready: Move = "ready"
    """The move that fixes it."""
    clear: Move = "clear"
    """The move that throws away all that the seat has laid so far. The position is then the same as
    if it had laid nothing (`Match.without`), and a table forgets those moves."""


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[B]):
    """How it is played."""

    version: int
    """Stored with every match; raised when behaviour changes. `Game.earlier` keeps the versions
    that matches under way still need."""
    seats: tuple[int, ...]
    """How many can play: `(2, 3, 4)`; two to eight."""
    private: bool
    """Does each seat have a board of its own, which only that seat is sent?"""
    deal: Callable[[Random, int, Options], Dealt]
    """What chance decides for so many seats."""
    start: Callable[[Dealt, int, Options], State[B]]
    """The first position. Raises `Damaged` for a deal that this game could not have drawn."""
    options: tuple[Option, ...] = ()
    sides: tuple[str, ...] = ()
    """What the seats are called ("Red", "White") where it matters who sits where."""
    begun_by: Callable[[Dealt, Seat], Dealt] | None = None
    """The deal with this seat as the first player, where a deal says who that is."""
    swapped: bool = False
    """Is it worth so much to begin, or to have a side, that only two matches with the seats swapped
    are fair?"""
    set_up: SetUp[B] | None = None
    """The secret set-up at its beginning."""
    closers: tuple[Move, ...] = ()
    """Moves that only end a turn: typed after a turn that ended by itself, they mean nothing."""

    def __post_init__(self) -> None:
        if not self.seats or min(self.seats) < 2 or max(self.seats) > MOST_SEATS:
            raise ValueError(f"rules.seats is {self.seats}: two to {MOST_SEATS} can play")


@dataclass(frozen=True, kw_only=True)
class Words(Generic[B]):
    """How its moves and positions are read and told."""

    fold: Callable[[str], Move]
    """What people typed, its words already the canonical ones -> the canonical text of one move.
    Never raises. `Game.understood` reads other languages."""
    label: Callable[[str], Text]
    """A move or its beginning, for a button or menu entry (80 characters at most)."""
    describe: Callable[[View[B]], Text]
    """The board in words, 2,500 characters at most; the first 1,024 are the picture's alt text."""
    meant: Callable[[View[B], Move], tuple[Move, ...]] = lambda view, move: ()
    """The moves that folded words can mean where only the position tells."""
    caption: Callable[[View[B], str], Text | None] = lambda view, beginning: None
    """Like `label`, in words that depend on the position ("① opens north"); None: as `label`."""
    step: Callable[[View[B], str], Text | None] = lambda view, beginning: None
    """What is asked once a move's beginning was chosen: "Where does the rook scout?". None: its
    label says enough."""
    recalled: Callable[[View[B], Move, bool], Text | None] = lambda view, move, seen: None
    """Like `caption`, for whoever no longer sees the picture of that position: nothing is named
    that only stands there, unless the last argument says that they have just seen it; None: as
    `caption`."""
    asks: Callable[[View[B]], Text | None] = lambda view: None
    """What the player to move is asked, in a private game, where the answer needs no secret:
    then its buttons stand in the channel too."""
    roles: Callable[[View[B]], tuple[Text, ...]] | None = None
    """What the seats are called now, by seat, where the match itself settles that."""
    counts: Callable[[str], Mapping[str, int]] | None = None
    """The numbers in a score, by the names that `<room>-score` has for them; None: only `$n`."""
    moment: Callable[[View[B], View[B]], Text | None] = lambda before, after: None
    """What mattered between two positions that follow each other, all secrets open: a few words for
    a list of places to look at again. None for most moves."""
    so_far: Callable[[View[B]], Text | None] = lambda view: None
    """What happened before, in brief, for whoever meets this position in a puzzle; None where the
    picture shows all that matters."""


@dataclass(frozen=True)
class Marks:
    """The private marks a seat may put on its picture."""

    squares: tuple[str, ...]
    """Where they may be."""
    kinds: tuple[str, ...]
    """The ready-made ones."""


Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels of a picture."""


@dataclass(frozen=True)
class Spot:
    """A thing on a picture that a move names."""

    box: Box
    says: Text
    """What is there, for people who can't see it: "D4, your Grave"."""


@dataclass(frozen=True)
class Standing:
    """How a seat stands, for a row beside the picture."""

    colour: str
    """`#RRGGBB`: that of its pieces."""
    score: str = ""
    """As `State.scores` has it; empty where it says nothing before the end."""


@dataclass(frozen=True, kw_only=True)
class Looks(Generic[B]):
    """What people see of it."""

    draw: Callable[[View[B]], Image]
    """The picture of a view: 800 to 1,200 pixels wide, as a PNG below 80 kB, no type
    smaller than `pen.legible`. Each board in it is noted (`pen.board`, `pen.note_squares`)."""
    spots: Callable[[View[B]], Mapping[str, Spot]]
    """What moves name -> where that is on the picture, in reading order.

    A name is one word of a move ("D4"), or several that follow each other in it ("up 3"). Names of
    one thing have the same box. A square where `marks` can be put is named "mark D4". The other
    names, which no move has, are only looked at."""
    accent: int
    """0xRRGGBB, the colour of its messages."""
    cover: Callable[[str], Page | None] = lambda language: None
    """What a match looks like, for people who have never seen one: in this language, where there
    are words in the picture."""
    charted: Callable[[View[B], Judged], Image] | None = None
    """The picture of what a seat saw, with what was played, what was best, and the shares of the
    judged choice if it has any; `<room>-review-shares` says what those are of."""
    marks: Marks | None = None
    """What a seat may mark on its own picture."""
    ghost: Callable[[View[B], Move], Callable[[], Image] | None] = lambda view, move: None
    """What draws the picture of a view with what this legal move would put there: as large as
    `draw` makes it, of the view alone, and clearly not there yet (pale, dashed). None: there is
    nothing to show before it is played. Asked for every legal move, so quick: only what it returns
    draws."""
    standings: Callable[[View[B]], tuple[Standing, ...]] = lambda view: ()
    """How the seats stand, as the viewer may know it; () while they have no colours yet."""
    fold: Callable[[View[B]], tuple[int, int] | None] = lambda view: None
    """Where a picture of boards below each other is cut where they lie side by side: the y of the
    cut, which crosses no spot, and how far what is below it moves up."""
    lies: Callable[[View[B]], Mapping[str, object]] = lambda view: {}
    """The name of a spot -> what lies there, without marks of any kind: where that differs between
    two views, something has changed."""


Way = tuple[str, ...]
"""How a move is made by hand: the *keys* that are touched one after the other. A key that names a
spot is touched on the picture; any other key is a choice, a large button beside it."""


@dataclass(frozen=True, kw_only=True)
class Touch(Generic[B]):
    """How moves are made by hand, where the words of the moves and `Looks.spots` don't say all.

    A `path` is what was touched so far. In it a spot has the first name of its box.
    """

    ways: Callable[[View[B]], Mapping[Move, Iterable[Way]]] = lambda view: {}
    """Legal move -> all ways in which it is made. A move that is missing here is made by touching
    the spots that its words name, one after the other; one without any is a choice.
    Where ways of several moves are the same, each move becomes one more choice (or see `turns`)."""
    shows: bool = True
    """Is a move that has a ghost shown before it is played? False where every touch is an easy
    choice: then the ghost is only seen under a mouse."""
    turns: bool = False
    """Are moves whose ways are the same gone through by touching the last thing again? A card that
    lies there turns, in the order of `State.legal`."""
    choice: Callable[[View[B], Way], Text | None] = lambda view, path: None
    """What stands on the button of the choice at the end of this path (80 characters at most, best
    34). None: as `Game.captioned` has it."""
    group: Callable[[View[B], Way], Text | None] = lambda view, path: None
    """The heading under which that choice stands. Choices of a heading follow each other."""
    asks: Callable[[View[B], Way], Text | None] = lambda view, path: None
    """What is asked after these touches, () at first: "Which way does the curve turn?". Words for
    the eye. None: a sentence that fits everything."""
    plays: Callable[[View[B], Move], Text | None] = lambda view, move: None
    """The move on the button that plays it: "Place a stone on J10". None: as `Game.captioned` has
    it."""
    why_not: Callable[[View[B], Way, str], Text | None] = lambda view, path, name: None
    """Why touching this spot leads nowhere after these touches, in one line."""


@dataclass(frozen=True)
class Shortlist:
    """Some of the legal moves as a menu of their own, before those of all moves."""

    title: Text
    moves: Mapping[Move, Text]
    """Move -> what it is called there."""


@dataclass(frozen=True, kw_only=True)
class Controls(Generic[B]):
    """How its legal moves become buttons and menus. Without any of this they do so by themselves:
    first word by first word."""

    handy: Callable[[View[B]], tuple[Move, ...]] = lambda view: ()
    """Three legal moves or so to press before all others, or the answers to what `Words.asks`."""
    near: Callable[[View[B], str], tuple[Move, ...]] = lambda view, beginning: ()
    """Five legal moves or so with this beginning, to press before all others that begin so."""
    shortlists: Callable[[View[B]], tuple[Shortlist, ...]] = lambda view: ()
    """The moves that people look for first, where there are very many."""
    leads: int = 0
    """How many of a move's first words the first buttons name ("claim R"), in rows by the first
    word; the rest follows word by word. 0: as the number of moves has it."""
    menus: tuple[str, ...] = ()
    """First words of rare moves: a menu even where there are only a few of them."""
    numbered: tuple[str, ...] = ()
    """First words of moves to squares that the picture numbers: up to ten numbers are buttons."""


@dataclass(frozen=True, kw_only=True)
class Foresight(Generic[B]):
    """What a seat can foresee of its match, for plans: "if they do this, I do that"."""

    imagined: Callable[[View[B], int, Options], State[B]]
    """A position that looks to the seat like this view (of a match with so many seats and these
    options); whatever the seat can't know is made up. So only the seat's own view of it may be
    shown, and only as far as `stops` allows."""
    possible: Callable[[View[B], Seat], tuple[Move, ...]] | None = None
    """What another seat may be able to play now: every move that this view does not exclude, in the
    order of `State.legal`, whether or not it is legal in truth. All are legal in what is
    `imagined`. None: those are all."""
    stops: Callable[[View[B], Seat, Move], Text | None] = lambda view, seat, move: None
    """Why nobody can foresee what comes after this seat's move: it tells or turns up something not
    known yet (a result, a card, a new board or round, secrets that the end shows). A line of a plan
    ends there. None: what comes after it is known, even if that is the end of the match."""


@dataclass(frozen=True)
class Pace:
    """A clock: the table's, or a game's own."""

    move: int | None
    """Seconds a turn; None: no limit."""
    bank: int = 0
    """Seconds besides, for all of a seat's turns while `Time.period` stays the same."""


@dataclass(frozen=True)
class Feat(Generic[B]):
    """Something that a winner of this game is proud of: an achievement.

    What it is called and what one does for it are `<room>-feat-<id>` and `<room>-feat-<id>-about`.
    """

    id: str
    """Never changes: it is stored."""
    earned: Callable[[View[B], Sequence[tuple[Seat, Move]], Seat], bool]
    """Has this winner done it? Asked of matches that ended by the rules: of the end with all
    secrets open (`State.open_view`), and of the log."""
    told: Callable[[Dealt, Sequence[tuple[Seat, Move]], Seat], bool | None] = (
        lambda deal, log, seat: None
    )
    """The same by the deal and the log alone, and quick, so that a match need not be played through
    when all achievements are computed again; None: they leave it open."""


@dataclass(frozen=True, kw_only=True)
class Time(Generic[B]):
    """How long it takes, and what its own clock does."""

    minutes: int
    """About how long people take for a match when they play on at once: 5 to 120."""
    shortest: int
    """Turns that a match must have to count, unless it ended by the rules: at least one."""
    pace: Callable[[Options], Pace | None] = lambda options: None
    """The game's own clock under these options; None: the table's clock."""
    period: Callable[[View[B]], int] = lambda view: 0
    """Counts the parts of a match that each have a fresh bank of a `Pace`; below 0 no clock
    runs."""
    turn: Callable[[View[B]], int] = lambda view: 0
    """Counts the turns, in a game where one seat can have several in a row: each has its own time.
    """
    late: Callable[[Options], Text] = lambda options: say("core-late-loses")
    """What running out of time costs: a sentence that people read before it happens."""
    resumes: bool = False
    """Does running out of time cost only that part of the match (`period`)? Then the next part
    waits until whoever was late says that they go on."""

    def __post_init__(self) -> None:
        if not 5 <= self.minutes <= 120:
            raise ValueError(f"time.minutes is {self.minutes}: a match takes 5 to 120 minutes")
        if self.shortest < 1:
            raise ValueError("time.shortest: a match must have a turn to count")
