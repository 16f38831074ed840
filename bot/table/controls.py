"""The controls of tables besides moves, each with its name in custom ids (see `ids`).

These names never change. Controls that only one subject uses stand with that subject's sheets.
"""

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
class AskOptions(AtTable, name="options.ask"):
    """Opens one of the further forms of a game with many options."""

    form: int


class SetOptions(AtTable, name="options.set"):
    """The form in which the host settles what is played."""


@dataclass(frozen=True)
class Invite(AtTable, name="host.invite", menu=True):
    """A menu of everybody in the server."""

    people: tuple[Id, ...] = ()


@dataclass(frozen=True)
class OpenThread(AtTable, name="thread"):
    """Opens a table in a thread, where the channel is taken. `table`: the one in the channel, 0 for
    none."""

    game: str
    invited: tuple[Id, ...] = ()


@dataclass(frozen=True)
class Watch(AtTable, name="watch"):
    """The same for a match between computers."""

    game: str
    level: str


@dataclass(frozen=True)
class Practise(AtTable, name="practise"):
    """Opens a table against the easy computer. `table`: the one in the channel, 0 for none."""

    game: str
    beside: str | None = None
    """Set where the channel is taken: the table opens in a thread."""


@dataclass(frozen=True)
class Replace(AtTable, name="replace"):
    """Proposes a computer for an absent person's seat."""

    absent: int


@dataclass(frozen=True)
class Replay(AtTable, name="replay"):
    """Steps through the match, beginning at its end if no step is named."""

    viewpoint: str | None = None
    step: int | None = None
    button: int | None = None
    """Tells two buttons apart that lead to the same step."""


@dataclass(frozen=True)
class Review(AtTable, name="review"):
    """Goes through a seat's choices, beginning with an overview if no choice is named."""

    seat: int | None = None
    choice: int | None = None
    button: int | None = None
    """Tells two buttons apart that lead to the same choice."""


@dataclass(frozen=True)
class Learn(Control, name="learn"):
    """Takes up a game's lesson, goes on from a step that is done, or begins the lesson again."""

    game: str
    what: str | None = None
    rules: int | None = None
    step: int | None = None


@dataclass(frozen=True)
class Pages(Control, name="rules", menu=True):
    """A menu of a rulebook's pages, or of rulebooks."""

    game: str = ""
    page: int = 0


class Browsers(Control, name="pages"):
    """Shows in which browsers somebody has the page open."""


class AskCalls(Control, name="calls"):
    """Opens the form in which somebody chooses for which games they are called."""


class ToEverybody(AtTable, name="everybody"):
    """Opens a lobby to everybody, or shows its host what it is open for."""


@dataclass(frozen=True)
class Entrance(Control, name="standing"):
    """Posts, in a channel, the message where everything begins by a press."""

    away: str | None = None
    """Set: takes it away again."""


@dataclass(frozen=True)
class OpenTable(Control, name="open"):
    """Opens a table of a game."""

    game: str


@dataclass(frozen=True)
class Find(Control, name="find"):
    """Lists challenges, to this game or (empty) to all."""

    game: str = ""


@dataclass(frozen=True)
class Topic(Control, name="help"):
    """Leads to a page of the help."""

    topic: str = "now"


@dataclass(frozen=True)
class ShowFeats(Control, name="feats"):
    """Shows what somebody has achieved."""

    person: Id


MINE, OURS = "me", "server"


@dataclass(frozen=True)
class ShowKept(Control, name="kept"):
    """Lists whom somebody has blocked (`MINE`), or whom a server keeps out of its tables."""

    whose: str
    page: int = 0


# All the others, one a line, so that they can be looked through.
# fmt: off

# anywhere
class MyTables(Control, name="tables"): ...
class Lessons(Control, name="lessons"): ...
class Today(Control, name="today"): ...  # the puzzle of the day

# in a lobby
class Join(AtTable, name="join"): ...
class Leave(AtTable, name="leave"): ...
class TurnDown(AtTable, name="no"): ...  # pressed by somebody a seat is kept for
class Cancel(AtTable, name="cancel"): ...
class Start(AtTable, name="start"): ...
class AskAlone(AtTable, name="alone"): ...  # against which computer?
class StartAlone(_Value, name="alone.at"): ...  # at once, against computers of this level
class AskComputer(AtTable, name="computer.ask"): ...  # leads to the menu of levels
class Options(AtTable, name="options"): ...
class AskClock(AtTable, name="clock.ask"): ...  # opens the form for other times
class OwnClock(AtTable, name="clock.own"): ...  # the form itself
class Host(AtTable, name="host"): ...  # leads to the menus below
class AddComputer(_Value, name="computer", menu=True): ...  # the value is its level
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
class OpenPage(AtTable, name="page"): ...  # a link to the board in a browser
class OpenPlan(AtTable, name="plan"): ...  # what the seat plays if others play what it expects
class AskMark(AtTable, name="mark"): ...  # opens the form
class Mark(AtTable, name="marked"): ...  # the form itself
class Trouble(AtTable, name="trouble"): ...  # leads to blocking or reporting an opponent
class AskResign(AtTable, name="resign"): ...
class Resign(AtTable, name="resigned"): ...
class Draw(AtTable, name="draw"): ...
class TakeBack(AtTable, name="takeback"): ...
class GiveTime(AtTable, name="time"): ...  # to whoever has to move
class Pause(AtTable, name="pause"): ...
class Resume(AtTable, name="resume"): ...
class Accept(AtTable, name="accept"): ...
class Decline(AtTable, name="decline"): ...
class GoOn(AtTable, name="goon"): ...  # pressed by whoever was out of time
class CallTime(AtTable, name="call"): ...  # on somebody out of time, where the bot is not
class ShowTable(AtTable, name="show"): ...  # posts the board there again
class TakeWin(AtTable, name="win"): ...  # the other player is out of time
class PlayOn(AtTable, name="playon"): ...  # a computer plays on for the other player

# afterwards
class Record(AtTable, name="record"): ...
class Rematch(AtTable, name="rematch"): ...
class RematchBeside(AtTable, name="rematch.thread"): ...  # in a thread: the channel is taken
class End(AtTable, name="ended"): ...  # a moderator ends the table without a result
class Rules(AtTable, name="rules"): ...
