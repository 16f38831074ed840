"""What can be pressed about tables besides moves: each control with the name that it has in custom
ids (see `ids`), and keeps. Controls of one subject alone are where its sheets are."""

from __future__ import annotations

from dataclasses import dataclass

from bot.table.ids import AtTable, Control, Id

# --- in a lobby ----------------------------------------------------------------------------------


class Join(AtTable, name="join"): ...


class Leave(AtTable, name="leave"): ...


class TurnDown(AtTable, name="no"):
    """By whom a seat is kept for."""


class Cancel(AtTable, name="cancel"): ...


class Start(AtTable, name="start"): ...


class StartAlone(AtTable, name="alone"):
    """At once, against computers."""


class Options(AtTable, name="options"): ...


@dataclass(frozen=True)
class SetClock(AtTable, name="clock", menu=True):
    value: str = ""


@dataclass(frozen=True)
class SetSide(AtTable, name="side", menu=True):
    value: str = ""


@dataclass(frozen=True)
class SetFirst(AtTable, name="first", menu=True):
    person: Id = 0
    """0: by lot."""


@dataclass(frozen=True)
class SetOption(AtTable, name="option", menu=True):
    option: str
    value: str = ""


@dataclass(frozen=True)
class AddComputer(AtTable, name="computer", menu=True):
    level: str = ""


class Host(AtTable, name="host"):
    """Leads to the menus below."""


@dataclass(frozen=True)
class Invite(AtTable, name="host.invite", menu=True):
    people: tuple[Id, ...] = ()


@dataclass(frozen=True)
class Remove(AtTable, name="host.remove", menu=True):
    person: Id = 0


@dataclass(frozen=True)
class HandOver(AtTable, name="host.hand", menu=True):
    person: Id = 0


# --- opened and ended ----------------------------------------------------------------------------


@dataclass(frozen=True)
class OpenThread(AtTable, name="thread"):
    """Opens a table beside a taken channel. `table`: the one that is there, 0 for none."""

    game: str
    invited: tuple[Id, ...] = ()


@dataclass(frozen=True)
class Watch(AtTable, name="watch"):
    """The same, where computers play."""

    game: str
    level: str


class Rematch(AtTable, name="rematch"): ...


class RematchBeside(AtTable, name="rematch.thread"):
    """The same beside a taken channel."""


class End(AtTable, name="ended"):
    """A moderator closes the table without a result."""


# --- in a match ----------------------------------------------------------------------------------


class RandomLayout(AtTable, name="random"): ...


class TypeLayout(AtTable, name="type"): ...


class OwnBoard(AtTable, name="mine"): ...


class InWords(AtTable, name="board"): ...


class More(AtTable, name="more"): ...


class ShowSeal(AtTable, name="seal"): ...


class Hint(AtTable, name="hint"): ...


class AskMark(AtTable, name="mark"):
    """Brings the form."""


class Mark(AtTable, name="marked"):
    """The form."""


class AskResign(AtTable, name="resign"): ...


class Resign(AtTable, name="resigned"): ...


class Draw(AtTable, name="draw"): ...


class TakeBack(AtTable, name="takeback"): ...


@dataclass(frozen=True)
class Replace(AtTable, name="replace"):
    """Proposes a computer for somebody."""

    absent: int


class Accept(AtTable, name="accept"): ...


class Decline(AtTable, name="decline"): ...


class GoOn(AtTable, name="goon"):
    """Whoever was out of time is back."""


class TakeWin(AtTable, name="win"):
    """The other one is out of time."""


class PlayOn(AtTable, name="playon"):
    """The other one may go on."""


# --- looking at it -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Replay(AtTable, name="replay"):
    """From the end, if nothing else is said."""

    viewpoint: str | None = None
    step: int | None = None
    button: int | None = None
    """Tells two apart that lead to the same step."""


class Record(AtTable, name="record"): ...


@dataclass(frozen=True)
class Review(AtTable, name="review"):
    """From its overview, if nothing else is said."""

    seat: int | None = None
    choice: int | None = None
    button: int | None = None
    """Tells two apart that lead to the same choice."""


class Rules(AtTable, name="rules"): ...


@dataclass(frozen=True)
class Pages(Control, name="rules", menu=True):
    """Of a rulebook."""

    game: str = ""
    page: int = 0
