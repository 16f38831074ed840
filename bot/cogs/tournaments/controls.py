"""The controls of tournaments (see `bot.table.ids`). None of them belongs to a table."""

from __future__ import annotations

from dataclasses import dataclass

from bot.table import ids

STANDINGS, PAIRINGS = "standings", "pairings"
"""What can be read of a tournament."""


@dataclass(frozen=True)
class _At(ids.Control):
    """A control of a tournament."""

    id: int


class Register(_At, name="tournament.join"):
    """Registers whoever presses."""


class Withdraw(_At, name="tournament.leave"):
    """Withdraws whoever presses."""


@dataclass(frozen=True)
class Read(_At, name="tournament.read"):
    """Shows a page of the standings or of the pairings."""

    what: str
    page: int


class SaveFile(_At, name="tournament.file"):
    """Gives everything about a tournament as a file."""


class ListAll(ids.Control, name="tournament.list"):
    """Lists the tournaments to choose from."""


@dataclass(frozen=True)
class Choose(ids.Control, name="tournament.choose", menu=True):
    """A menu of tournaments."""

    id: int = 0


class Tools(_At, name="tournament.tools"):
    """Shows the host's tools."""


@dataclass(frozen=True)
class AskTerms(_At, name="tournament.ask"):
    """Opens one of the forms in which the host settles the terms."""

    form: int


@dataclass(frozen=True)
class SetTerms(_At, name="tournament.set"):
    """That form."""

    form: int


class StartNow(_At, name="tournament.start"):
    """Begins a tournament."""


@dataclass(frozen=True)
class AskWhom(_At, name="tournament.whom"):
    """Shows a page of people to remove."""

    page: int


@dataclass(frozen=True)
class Remove(_At, name="tournament.remove", menu=True):
    """A menu of people to remove."""

    number: int = 0


@dataclass(frozen=True)
class AskRuling(_At, name="tournament.rule"):
    """Shows a page of pairings whose result can be put right."""

    page: int


@dataclass(frozen=True)
class Rule(_At, name="tournament.ruling", menu=True):
    """A menu of pairings, of which one opens the form."""

    pairing: int = 0


@dataclass(frozen=True)
class SetResult(_At, name="tournament.ruled"):
    """That form."""

    pairing: int


class AskCancel(_At, name="tournament.sure"):
    """Asks whether to cancel a tournament."""


class CancelIt(_At, name="tournament.cancel"):
    """Cancels a tournament."""
