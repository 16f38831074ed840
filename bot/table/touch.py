"""Moves made by touching the board: which things on the picture lead on from which.

A game says where the things are that its moves name (`Looks.spots`); all else follows from that.
The things that a move names are touched one after the other, in the order in which its buttons
would be pressed (`Controls.order`). What is still open then is settled by a button.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from games.core import Box, Move, Spot


@dataclass(frozen=True)
class Step:
    """What can be touched next.

    >>> from games.core import say
    >>> board = {name: Spot((n, 0, n + 1, 1), say(name)) for n, name in enumerate(["A1", "B1"])}
    >>> step = touches(["put A1", "slide A1 B1", "slide A1 off", "skip"], board)
    >>> step.entries, step.spots["A1"].entries, step.spots["A1"].spots
    (('skip',), ('put A1', 'slide A1 off'), {'B1': 'slide A1 B1'})
    """

    spots: Mapping[str, Step | Move]
    """The name of a spot -> what follows: another step, or the move that is played."""
    entries: tuple[Move, ...]
    """The moves that are played by a button."""


def touches(legal: Iterable[Move], spots: Mapping[str, Spot], order: Sequence[int] = ()) -> Step:
    """How the legal moves are made by touch, from the first touch on."""
    paths = Paths(spots, order)
    return _step([(paths.of(move), move) for move in legal], 0)


def _step(moves: Sequence[tuple[tuple[str, ...], Move]], touched: int) -> Step:
    """What comes after so many touches, for moves that share them."""
    entries = tuple(move for path, move in moves if len(path) == touched)
    after = dict[str, list[tuple[tuple[str, ...], Move]]]()
    for path, move in moves:
        if len(path) > touched:
            after.setdefault(path[touched], []).append((path, move))
    return Step({name: _then(rest, touched + 1) for name, rest in after.items()}, entries)


def _then(moves: Sequence[tuple[tuple[str, ...], Move]], touched: int) -> Step | Move:
    path, move = moves[0]
    return move if len(moves) == 1 and len(path) == touched else _step(moves, touched)


class Paths:
    """Finds the spots that a move names. `order`: see `Controls`."""

    def __init__(self, spots: Mapping[str, Spot], order: Sequence[int] = ()) -> None:
        self._order = order
        self._longest = dict[str, int]()
        """The first word of a name -> how many words the longest such name has."""
        for name in spots:
            head = name.partition(" ")[0]
            self._longest[head] = max(self._longest.get(head, 1), name.count(" ") + 1)
        first = dict[Box, str]()
        self._names = {name: first.setdefault(spot.box, name) for name, spot in spots.items()}
        """Every name -> the name that stands for its box."""

    def of(self, move: Move) -> tuple[str, ...]:
        """The names of its spots in the order in which they are touched."""
        words, found, n = move.split(" "), list[tuple[int, str]](), 0
        while n < len(words):
            name, used = self._next(words, n)
            if name:
                found.append((min(map(self._rank, range(n, n + used))), name))
            n += used
        if self._order:
            found.sort(key=lambda ranked: ranked[0])
        return tuple(name for _, name in found)

    def _next(self, words: Sequence[str], start: int) -> tuple[str, int]:
        """The longest name that begins with this word, and how many words it has."""
        longest = self._longest.get(words[start], 0)
        for many in range(min(longest, len(words) - start), 0, -1):
            if name := self._names.get(" ".join(words[start : start + many])):
                return name, many
        return "", 1

    def _rank(self, word: int) -> int:
        return self._order.index(word) if word in self._order else word + len(self._order)
