"""Moves made by hand: which touches lead to which moves.

A game says where the things are that its moves name (`Looks.spots`); all else follows from that.
The things that a move names are touched one after the other. Where the hand wants something else,
the game says it (`Touch`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.core import Box, Game, Move, Spot, View, Way


@dataclass(frozen=True)
class Touching:
    """What can be touched next.

    >>> ways = [(("A1",), "put A1"), (("A1", "B1"), "slide A1 B1"), ((), "skip")]
    >>> step = led(ways)
    >>> list(step.next), step.next["skip"], step.next["A1"].next
    (['A1', 'skip'], ('skip',), {'B1': ('slide A1 B1',), 'put A1': ('put A1',)})
    >>> led([(("A1",), "put A1 up"), (("A1",), "put A1 down")], turns=True).next
    {'A1': ('put A1 up', 'put A1 down')}
    """

    next: Mapping[str, Touching | tuple[Move, ...]]
    """The key that is touched -> what follows: another step, or the move that is made. There are
    several of these only where touching it again turns it (`Touch.turns`). A move that is left over
    is a choice whose key is the move."""


def touches(game: Game[Any], view: View[Any], spots: Mapping[str, Spot]) -> Touching:
    """How the legal moves of a view are made by hand, from the first touch on."""
    paths, own = Paths(spots), game.touch.ways(view)
    ways = (
        (way, move)
        for move in view.legal
        for way in (map(paths.named, own[move]) if move in own else [paths.of(move)])
    )
    return led(ways, turns=game.touch.turns)


def led(ways: Iterable[tuple[Way, Move]], *, turns: bool = False) -> Touching:
    """The step from which each of these ways leads to its move."""
    return _step(list(dict.fromkeys(ways)), 0, turns)


def _step(ways: Sequence[tuple[Way, Move]], touched: int, turns: bool) -> Touching:
    """What comes after so many touches, for moves that share them."""
    after, left = dict[str, list[tuple[Way, Move]]](), list[Move]()
    for way, move in ways:
        if len(way) > touched:
            after.setdefault(way[touched], []).append((way, move))
        else:
            left.append(move)
    found = {key: _then(rest, touched + 1, turns) for key, rest in after.items()}
    return Touching(found | {move: (move,) for move in left})


def _then(
    ways: Sequence[tuple[Way, Move]], touched: int, turns: bool
) -> Touching | tuple[Move, ...]:
    if (len(ways) == 1 or turns) and all(len(way) == touched for way, _ in ways):
        return tuple(move for _, move in ways)
    return _step(ways, touched, turns)


def made(step: Touching, before: Way = ()) -> Iterator[tuple[Way, tuple[Move, ...]]]:
    """All ways from here to the end, and what they make."""
    for key, then in step.next.items():
        way = (*before, key)
        if isinstance(then, Touching):
            yield from made(then, way)
        else:
            yield way, then


class Paths:
    """Finds the spots that a move names."""

    def __init__(self, spots: Mapping[str, Spot]) -> None:
        self._longest = dict[str, int]()
        """The first word of a name -> how many words the longest such name has."""
        for name in spots:
            head = name.partition(" ")[0]
            self._longest[head] = max(self._longest.get(head, 1), name.count(" ") + 1)
        first = dict[Box, str]()
        self._names = {name: first.setdefault(spot.box, name) for name, spot in spots.items()}
        """Every name -> the name that stands for its box."""

    def named(self, way: Way) -> Way:
        """The way, each box by its first name."""
        return tuple(self._names.get(key, key) for key in way)

    def of(self, move: Move) -> Way:
        """The names of its spots, as they follow each other in it."""
        words, found, n = move.split(" "), list[str](), 0
        while n < len(words):
            name, used = self._next(words, n)
            found += [name] if name else []
            n += used
        return tuple(found)

    def _next(self, words: Sequence[str], start: int) -> tuple[str, int]:
        """The longest name that begins with this word, and how many words it has."""
        longest = self._longest.get(words[start], 0)
        for many in range(min(longest, len(words) - start), 0, -1):
            if name := self._names.get(" ".join(words[start : start + many])):
                return name, many
        return "", 1
