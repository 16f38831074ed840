"""What a command of the command line is."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.settings import Settings

Option = tuple[str, Mapping[str, Any]]
"""The name of something that a command takes, and the rest of what `add_argument` takes."""


def option(name: str, **how: Any) -> Option:
    """An option, or an argument without a name of its own."""
    return name, how


@dataclass(frozen=True)
class Command:
    """A command: its help, its work, which returns the exit status, and what it takes."""

    about: str
    work: Callable[[Settings, Namespace], int]
    takes: Sequence[Option] = ()

    def options(self, parser: ArgumentParser) -> None:
        """Have its options parsed."""
        for name, how in self.takes:
            parser.add_argument(name, **how)


DIGITS = 40
"""Of the longest number that is read: Python itself refuses one of 4,300."""


def number(what: str, most: int = 2**63 - 1) -> Callable[[str], int]:
    """Reads a whole number; what is none, or more than the `most`, is answered with what to give
    instead."""

    def read(typed: str) -> int:
        if not typed.strip().isdecimal() or len(typed) > DIGITS or int(typed) > most:
            raise ArgumentTypeError(f"give {what}, not “{typed}”")
        return int(typed)

    return read
