"""What can be pressed about tables besides moves: each control with the name that it has in custom
ids (see `ids`), and keeps. Those of one subject alone are where its sheets are."""

from __future__ import annotations

from dataclasses import dataclass

from bot.table.ids import AtTable, Control, Id


@dataclass(frozen=True)
class _Value(AtTable):
    """A menu of values."""

    value: str = ""


@dataclass(frozen=True)
class _Person(AtTable):
    """A menu of people and computers."""

    person: Id = 0


@dataclass(frozen=True)
class SetOption(AtTable, name="option", menu=True):
    """A menu of an option of the game's own."""

    option: str
    value: str = ""


@dataclass(frozen=True)
class Invite(AtTable, name="host.invite", menu=True):
    """A menu of everybody in the server."""

    people: tuple[Id, ...] = ()


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


@dataclass(frozen=True)
class Practise(AtTable, name="practise"):
    """Opens a table against the easy computer. `table`: the one that is in its way, if any."""

    game: str
    beside: str | None = None
    """In a thread, the channel is taken."""


@dataclass(frozen=True)
class Replace(AtTable, name="replace"):
    """Proposes a computer for somebody."""

    absent: int


@dataclass(frozen=True)
class Replay(AtTable, name="replay"):
    """Steps through the match, from its end if nothing else is said."""

    viewpoint: str | None = None
    step: int | None = None
    button: int | None = None
    """Tells two apart that lead to the same step."""


@dataclass(frozen=True)
class Review(AtTable, name="review"):
    """Goes through a seat's choices, from an overview if nothing else is said."""

    seat: int | None = None
    choice: int | None = None
    button: int | None = None
    """Tells two apart that lead to the same choice."""


@dataclass(frozen=True)
class Learn(Control, name="learn"):
    """Takes a game's lesson up; or goes on from a step that is done, or begins it again."""

    game: str
    what: str | None = None
    rules: int | None = None
    step: int | None = None


@dataclass(frozen=True)
class Pages(Control, name="rules", menu=True):
    """A menu of a rulebook's pages, or of rulebooks."""

    game: str = ""
    page: int = 0


# All others, as a list to run one's eye over.
# fmt: off

# in a lobby
class Join(AtTable, name="join"): ...
class Leave(AtTable, name="leave"): ...
class TurnDown(AtTable, name="no"): ...  # by whom a seat is kept for
class Cancel(AtTable, name="cancel"): ...
class Start(AtTable, name="start"): ...
class StartAlone(AtTable, name="alone"): ...  # at once, against computers
class Options(AtTable, name="options"): ...
class SetClock(_Value, name="clock", menu=True): ...
class SetSide(_Value, name="side", menu=True): ...
class SetFirst(_Person, name="first", menu=True): ...  # 0: by lot
class Host(AtTable, name="host"): ...  # leads to the menus below
class AddComputer(_Value, name="computer", menu=True): ...  # its level
class Remove(_Person, name="host.remove", menu=True): ...
class HandOver(_Person, name="host.hand", menu=True): ...

# in a match
class RandomLayout(AtTable, name="random"): ...
class TypeLayout(AtTable, name="type"): ...
class OwnBoard(AtTable, name="mine"): ...
class InWords(AtTable, name="board"): ...
class More(AtTable, name="more"): ...
class ShowSeal(AtTable, name="seal"): ...
class Hint(AtTable, name="hint"): ...
class AskMark(AtTable, name="mark"): ...  # brings the form
class Mark(AtTable, name="marked"): ...  # is the form
class AskResign(AtTable, name="resign"): ...
class Resign(AtTable, name="resigned"): ...
class Draw(AtTable, name="draw"): ...
class TakeBack(AtTable, name="takeback"): ...
class Accept(AtTable, name="accept"): ...
class Decline(AtTable, name="decline"): ...
class GoOn(AtTable, name="goon"): ...  # by whoever was out of time
class TakeWin(AtTable, name="win"): ...  # the other one is out of time
class PlayOn(AtTable, name="playon"): ...  # the other one may

# afterwards
class Record(AtTable, name="record"): ...
class Rematch(AtTable, name="rematch"): ...
class RematchBeside(AtTable, name="rematch.thread"): ...  # the channel is taken
class End(AtTable, name="ended"): ...  # without a result, by a moderator
class Rules(AtTable, name="rules"): ...
