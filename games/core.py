"""What every game is made of: texts, views, states, and the match that carries them.

A match is a deal and a log of moves. Everything else is computed from those two, so anything can
be shown again at any time. Nothing here or in a game knows Discord, a clock, a disk or a network.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

if TYPE_CHECKING:
    from PIL.Image import Image

Seat = int
Move = str
Deal = Mapping[str, Any]
Options = Mapping[str, str]
Why = Literal["resign", "time"]
B = TypeVar("B")

RESIGN, TIMEOUT, DRAW = "resign", "timeout", "draw"
"""The reserved words of a log; never among the legal moves (rules/README)."""


@dataclass(frozen=True)
class Who:
    """A seat inside a `Text`; whoever prints the text knows the person's name."""

    seat: Seat


@dataclass(frozen=True)
class Text:
    """A sentence for people: a template (the English one is its key) and the values it names.

    Values are strings, numbers, `Who`, other texts, or tuples of these (printed with commas).
    """

    template: str
    values: Mapping[str, object] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(self.template)

    def say(self, names: Sequence[str]) -> str:
        """The sentence, with `names[seat]` for every `Who`."""
        return self.template.format_map({k: _say(v, names) for k, v in self.values.items()})


def _say(value: object, names: Sequence[str]) -> str:
    match value:
        case Text():
            return value.say(names)
        case Who(seat):
            return names[seat]
        case tuple():
            return ", ".join(_say(part, names) for part in value)
        case _:
            return str(value)


def say(template: str, **values: object) -> Text:
    """Short for `Text(template, values)`."""
    return Text(template, values)


def lines(texts: Sequence[Text]) -> Text:
    """The texts below each other."""
    return _joined(texts, "\n")


def sentences(texts: Sequence[Text]) -> Text:
    """The texts after each other."""
    return _joined(texts, " ")


def _joined(texts: Sequence[Text], between: str) -> Text:
    keys = [f"part{n}" for n in range(len(texts))]
    template = between.join(f"{{{key}}}" for key in keys)
    return Text(template, dict(zip(keys, texts, strict=True)))


@dataclass(frozen=True)
class Note:
    """Something that was told: to one seat, or to everybody (`to` is None)."""

    text: Text
    to: Seat | None = None


@dataclass(frozen=True)
class Outcome:
    """How a match ended. `places` by seat: 1 is best, equal places are shared."""

    places: tuple[int, ...]
    scores: tuple[str, ...]
    reason: Text


class Refused(Exception):
    """A person may not do this; `text` tells that person why, from what they may know."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.template)
        self.text = text


class Damaged(ValueError):
    """Something that came from outside (a deal, a record) is not what it should be.

    `where` is the place of the fault, such as `log[36]` or `deal.boards[1][3]`.
    """

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


@dataclass(frozen=True)
class View(Generic[B]):
    """All that one seat (None: the public) may know. Pictures, words and computers get this."""

    seat: Seat | None
    board: B
    acting: tuple[Seat, ...]
    legal: tuple[Move, ...]
    notes: tuple[Note, ...]
    outcome: Outcome | None
    marks: Mapping[str, str] = field(default_factory=dict)
    """The seat's private marks by square; they change nothing in the match (GR-23)."""


@dataclass(frozen=True, kw_only=True)
class State(ABC, Generic[B]):
    """A full position. Frozen, deeply: `apply` returns a new one."""

    seats: int
    notes: tuple[Note, ...] = ()
    outcome: Outcome | None = None

    @property
    @abstractmethod
    def acting(self) -> tuple[Seat, ...]:
        """The seats that have legal moves now, without listing those; () once it is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """Every move the seat may play now; empty when it may not act."""

    @abstractmethod
    def refusal(self, seat: Seat, move: Move) -> Text | None:
        """Why the seat may not play this; None exactly for legal moves."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> Self:
        """The position after a legal move (`Match.play` is what checks), with its notes."""

    @abstractmethod
    def board(self, seat: Seat | None) -> B:
        """What this viewer sees. The one place where secrets are left out."""

    @property
    @abstractmethod
    def scores(self) -> tuple[str, ...]:
        """The score to show for every seat as things stand."""

    @property
    def revealed(self) -> int:
        """How often chance or a secret has shown something so far: what no takeback undoes."""
        return 0

    def leave(self, seat: Seat, why: Why) -> Self:
        """The seat resigns or is out of time. By default the other seat of two wins."""
        places = tuple(2 if s == seat else 1 for s in range(self.seats))
        reason = "{who} resigned" if why == "resign" else "{who} ran out of time"
        return self.end(places, say(reason, who=Who(seat)))

    def agree(self) -> Self:
        """The two seats agree on a draw."""
        return self.end((1,) * self.seats, say("drawn by agreement"))

    def end(self, places: tuple[int, ...], reason: Text) -> Self:
        """This position, with the match over."""
        return replace(self, outcome=Outcome(places, self.scores, reason))

    def open_view(self) -> View[B]:
        """All secrets open, for replays of matches that are over: what the public would be shown
        if this one ended here."""
        shown = self if self.outcome else self.end((1,) * self.seats, say("shown afterwards"))
        return replace(shown.view(None), acting=self.acting, outcome=self.outcome)

    def view(self, seat: Seat | None) -> View[B]:
        """Everything this viewer may know."""
        return View(
            seat=seat,
            board=self.board(seat),
            acting=self.acting,
            legal=() if seat is None else self.legal(seat),
            notes=tuple(n for n in self.notes if n.to is None or n.to == seat),
            outcome=self.outcome,
        )


@dataclass(frozen=True)
class Option:
    """One setting of a game: the host picks among `choices` before the start."""

    name: str
    title: str
    choices: Mapping[str, str]
    """Value -> what it means, in words for a menu."""
    default: str


@dataclass(frozen=True)
class Page:
    """One page of a rulebook: Discord markdown, and a picture drawn by the game itself."""

    title: str
    text: str
    picture: Callable[[], Image] | None = None
    alt: str = ""


@dataclass(frozen=True)
class Marks:
    """The private marks a seat may put on its picture: where, and the ready-made ones."""

    squares: tuple[str, ...]
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class SetUp(Generic[B]):
    """A secret set-up that can be laid at random."""

    open: Callable[[View[B]], bool]
    """Is this seat still at it?"""
    random: Callable[[View[B], Random], tuple[Move, ...]]
    """Moves that lay a complete random set-up, what lies there cleared; short of `ready`."""
    ready: Move = "ready"
    """The move that fixes it."""


@dataclass(frozen=True)
class Pace:
    """A game's own clock: seconds a move (None: as long as one likes), and a bank that lasts while
    `period` stays the same."""

    move: int | None
    bank: int = 0


@dataclass(frozen=True, kw_only=True)
class Game(Generic[B]):
    """The record that wires a game's modules together."""

    id: str
    name: str
    tagline: str
    credit: str
    seats: tuple[int, ...]
    rules: int
    """Version of the rules, stored with every match; raised when behaviour changes."""
    accent: int
    """0xRRGGBB, the colour of its messages."""
    private: bool
    """Do seats have boards of their own, sent to them alone?"""
    sides: tuple[str, ...] = ()
    """What the seats are called ("Red", "White") where it matters who sits where."""
    score: str = ""
    """What a seat's score counts, as in "{n} points"; empty where places say all."""
    roles: Callable[[View[B]], tuple[str, ...]] | None = None
    """What the seats are called now, by seat, where the match itself settles that."""
    options: tuple[Option, ...] = ()
    deal: Callable[[Random, int, Options], Deal]
    start: Callable[[Deal, int, Options], State[B]]
    """Raises `Damaged` for a deal that this game could not have drawn."""
    fold: Callable[[str], Move]
    """What people type -> the canonical text of one move; never raises."""
    describe: Callable[[View[B]], Text]
    """The board in words, about 1,000 characters at most: text board and alt text."""
    draw: Callable[[View[B]], Image]
    label: Callable[[str], Text]
    """A move or the beginning of one, for a button or menu entry (80 characters at most)."""
    rulebook: tuple[Page, ...]
    shortest: int = 0
    """Moves by people that a match must have to count, where it does not end by the rules."""
    closers: tuple[Move, ...] = ()
    """Moves that only end a turn: typed after a turn that ended by itself, they mean nothing."""
    players: Mapping[str, Callable[[View[B], Random], Move]] = field(default_factory=dict)
    """Computer players by level."""
    why: Callable[[View[B], Move], Text] = lambda view, move: say(
        "It looks best from what you can see."
    )
    """Why a computer would play this move, in one sentence for a person who asks for a hint."""
    set_up: SetUp[B] | None = None
    warn: Callable[[View[B], Move], Text | None] = lambda view, move: None
    """What the table says before it plays a legal move that looks like a mistake."""
    tip: Callable[[View[B]], Text | None] = lambda view: None
    """What a newcomer to this game should be told at this point."""
    marks: Marks | None = None
    pace: Callable[[Options], Pace | None] = lambda options: None
    """The game's own clock under these options; None: the table's clock."""
    period: Callable[[View[B]], int] = lambda view: 0
    """Counts the parts of a match for which a `Pace` gives a fresh bank; below 0 none runs."""

    def settle(self, options: Options) -> Options:
        """The options with every default filled in. Raises `Damaged` for one that is unknown."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Damaged(f"options.{name}", f"{self.name} has no such option")
            if value not in known[name].choices:
                raise Damaged(f"options.{name}", f"must be one of {', '.join(known[name].choices)}")
        return {name: options.get(name, option.default) for name, option in known.items()}


@dataclass(frozen=True)
class Turn:
    """Where a turn begins: plies and notes so far."""

    ply: int
    notes: int


class Record(BaseModel):
    """A match as it is written down."""

    model_config = ConfigDict(extra="forbid", strict=True)
    game: str = Field(max_length=40)
    rules: int
    seats: int
    options: dict[str, str] = Field(max_length=20)
    deal: dict[str, Any]
    log: list[tuple[int, str]] = Field(max_length=50_000)


@dataclass(frozen=True)
class Match(Generic[B]):
    """A deal, the log of what was played, and the position they lead to."""

    game: Game[B]
    seats: int
    options: Options
    deal: Deal
    log: tuple[tuple[Seat, Move], ...]
    state: State[B]
    turns: tuple[Turn, ...] = (Turn(0, 0),)

    @classmethod
    def start(cls, game: Game[B], seats: int, options: Options, deal: Deal) -> Match[B]:
        """A match before its first move. Raises `Damaged`."""
        if seats not in game.seats:
            raise Damaged("seats", f"{game.name} is not played by {seats}")
        settled = game.settle(options)
        return cls(game, seats, settled, deal, (), game.start(deal, seats, settled))

    def play(self, seat: Seat, move: Move) -> Match[B]:
        """The match after a move or a reserved word. Raises `Refused`."""
        if text := self.refusal(seat, move):
            raise Refused(text)
        return self.follow(seat, move)

    def refusal(self, seat: Seat, move: Move) -> Text | None:
        """Why this can't be logged for the seat now; None if it can."""
        if self.state.outcome:
            return say("The match is over.")
        if not 0 <= seat < self.seats:
            return say("There is no such seat.")
        if move == TIMEOUT and seat not in self.state.acting:
            return say("It is not {who}'s turn, so their time does not run.", who=Who(seat))
        if move == DRAW and self.seats != 2:
            return say("Only two players can agree on a draw.")
        if move not in (RESIGN, TIMEOUT, DRAW):
            return self.state.refusal(seat, move)
        try:
            self._after(seat, move)
        except Refused as refused:  # a game's own rule of who may leave when
            return refused.text
        return None

    def follow(self, seat: Seat, move: Move) -> Match[B]:
        """`play` for a log that is known to be good: nothing is checked."""
        state = self._after(seat, move)
        log = (*self.log, (seat, move))
        new_turn = not set(state.acting) <= set(self.state.acting)
        turns = (*self.turns, Turn(len(log), len(state.notes))) if new_turn else self.turns
        return replace(self, log=log, state=state, turns=turns)

    def _after(self, seat: Seat, move: Move) -> State[B]:
        match move:
            case "resign":
                return self.state.leave(seat, "resign")
            case "timeout":
                return self.state.leave(seat, "time")
            case "draw":
                return self.state.agree()
            case _:
                return self.state.apply(seat, move)

    def read(self, seat: Seat, typed: str) -> tuple[Move, ...]:
        """What a person typed, as moves to play one after the other (separated by `;`).

        A move may leave out its first words where only one legal move ends like that and names a
        square or a piece there. The match itself does not change. Raises `Refused` for the first
        move that can't be played; nothing may be tried out beyond what turns something up.
        """
        match, moves = self, list[Move]()
        parts = [part for part in (p.strip() for p in typed.split(";")) if part]
        for part in parts:
            try:
                move = match._read_one(seat, part)
                if moves and move in self.game.closers and seat not in match.state.acting:
                    continue
                if moves and not self.foreseen(match, seat):
                    raise Refused(say("Your turn ends or something is turned up before that."))
                match = match.play(seat, move)
            except Refused as refused:
                if len(parts) == 1:
                    raise
                raise Refused(say("“{part}”: {why}", part=part, why=refused.text)) from None
            moves.append(move)
        if not moves:
            raise Refused(say("Type a move."))
        return tuple(moves)

    def foreseen(self, later: Match[B], seat: Seat) -> bool:
        """Can the seat know already what it may play in this later position of its turn?"""
        return seat in later.state.acting and later.state.revealed == self.state.revealed

    def _read_one(self, seat: Seat, part: str) -> Move:
        move = self.game.fold(part)
        if move in (RESIGN, TIMEOUT, DRAW):
            raise Refused(say("“{move}” can't be typed as a move.", move=move))
        legal = self.state.legal(seat)
        if move in legal:
            return move
        tails = tuple(f" {' '.join(words.upper().split())}" for words in (part, move))
        ends = [m for m in legal if m.upper().endswith(tails)]
        named = [m for m in ends if not any(m[-len(tail) :].islower() for tail in tails)]
        return named[0] if len(ends) == len(named) == 1 else move

    def moves_of(self, seat: Seat) -> int:
        """How many log lines are this seat's: what a control must name to be fresh."""
        return self._counts[seat]

    @cached_property
    def _counts(self) -> tuple[int, ...]:
        return tuple(sum(1 for s, _ in self.log if s == seat) for seat in range(self.seats))

    def dumps(self) -> str:
        """The record: JSON, one match."""
        return json.dumps(
            {
                "game": self.game.id,
                "rules": self.game.rules,
                "seats": self.seats,
                "options": dict(self.options),
                "deal": self.deal,
                "log": self.log,
            }
        )

    @classmethod
    def loads(cls, text: str) -> Match[Any]:
        """The match that a record tells of, every move checked. Raises `Damaged`."""
        return cls.from_record(parse(Record, text, "record"))

    @classmethod
    def from_record(cls, record: Record) -> Match[Any]:
        """Like `loads`, for a record that has been parsed. Raises `Damaged`."""
        from games import GAMES  # noqa: PLC0415 - the registry imports every game, they this

        game = GAMES.get(record.game)
        if game is None:
            raise Damaged("game", "unknown game")
        if record.rules != game.rules:
            raise Damaged("rules", f"{game.name} is at rules version {game.rules}")
        match = cls.start(game, record.seats, record.options, record.deal)
        for ply, (seat, move) in enumerate(record.log):
            try:
                match = match.play(seat, move)
            except Refused as refused:
                names = [f"seat {s}" for s in range(record.seats)]
                raise Damaged(f"log[{ply}]", refused.text.say(names)) from None
        return match


M = TypeVar("M", bound=BaseModel)


def parse(model: type[M], data: object, where: str) -> M:
    """`data` (JSON text or parsed JSON) as the model. Raises `Damaged` for its first fault."""
    try:
        if isinstance(data, str):
            return model.model_validate_json(data)
        return model.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        place = "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in first["loc"])
        raise Damaged(f"{where}{place}", first["msg"]) from None
