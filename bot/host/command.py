"""What a command of the command line is."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from dataclasses import dataclass

from bot.settings import Settings


def _nothing(_: ArgumentParser) -> None:
    """For commands without options."""


@dataclass(frozen=True)
class Command:
    """A command: its help, its work, which returns the exit status, and its options."""

    about: str
    work: Callable[[Settings, Namespace], int]
    options: Callable[[ArgumentParser], None] = _nothing


def number(what: str) -> Callable[[str], int]:
    """Reads a whole number; what is none is answered with what to give instead."""

    def read(typed: str) -> int:
        if not typed.strip().isdecimal():
            raise ArgumentTypeError(f"give {what}, not “{typed}”")
        return int(typed)

    return read
