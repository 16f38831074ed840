"""`python -m tools.sentences.said games bot -- PATTERN`: what messages say, in every language, with
each value that they can get; also with each message that they can get as a value."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import cast

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from games.core.languages import ENGLISH, LANGUAGES, PSEUDO, typeset
from tools.sentences.spoken import MOST, Insert, Room, rooms

Values = dict[str, str | float]
_FORMS = 24
"""An inserted message is tried in so many forms at most."""
_DEEPEST = 4


class Sayings:
    """All messages of these rooms, said without a bot or a game."""

    def __init__(self, rooms: Sequence[Room]) -> None:
        self._rooms = {id: room for room in rooms for id in room.english.messages}
        self._names = {room.name for room in rooms}
        self._forms = cache(self._said_forms)
        self._bundle = cache(self._made_bundle)
        self.inserts = cache(self._inserted)
        """The messages that stand behind a kind of value."""

    def say(self, id: str, code: str, values: Values) -> str:
        """The message in this language, or in English if that lacks it. Raises `ValueError`."""
        room = self._rooms[id]
        code = code if code in room.files and id in room.files[code].messages else ENGLISH
        bundle = self._bundle(room, code)
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise ValueError(f"{id} has no text")
        said, faults = bundle.format_pattern(pattern, values)
        if faults:
            raise ValueError("; ".join(map(str, faults)))
        return typeset(cast(str, said), code)

    def trials(self, id: str, code: str, deep: int = 0) -> Iterator[Values]:
        """Every combination of the values that it can have, at most `MOST`; what is inserted is
        said in this language."""
        values = self._rooms[id].english.values(id)
        tried = [self._samples(samples, code, deep) for samples in values.values()]
        for combination in islice(product(*tried), MOST):
            yield dict(zip(values, combination, strict=True))

    def _inserted(self, insert: Insert) -> list[str]:
        of_games = insert.name.startswith("*") and ("bot", "core")
        ids = [id for id, room in self._rooms.items() if room.name not in (of_games or ())]
        return [id for id in ids if any(fnmatchcase(id, one) for one in self._wanted(insert))]

    def _wanted(self, insert: Insert) -> list[str]:
        games = self._names - {"bot", "core"}
        match insert.name:
            case "game":
                return [f"{name}-name" for name in games]
            case "side":
                sides = [f"{name}-side-{colour}" for name in games for colour in _COLOURS]
                return [*sides, *(f"{name}-role" for name in games)]
            case name:
                return [name]

    def _samples(
        self, samples: Sequence[str | float | Insert], code: str, deep: int
    ) -> list[str | float]:
        found = list[str | float]()
        for sample in samples:
            if not isinstance(sample, Insert):
                found.append(sample)
            elif deep < _DEEPEST:
                found += [x for id in self.inserts(sample) for x in self._forms(id, code, deep + 1)]
        return found or ["…"]

    def _said_forms(self, id: str, code: str, deep: int) -> tuple[str, ...]:
        tried = islice(self.trials(id, code, deep), _FORMS)
        return tuple(dict.fromkeys(self.say(id, code, values) for values in tried))

    def _made_bundle(self, room: Room, code: str) -> FluentBundle:
        bundle = FluentBundle([code], use_isolating=False)
        for source in (*room.beside, room):
            if code in source.files:
                bundle.add_resource(ast.Resource(list(source.files[code].entries)))
        return bundle


_COLOURS = ("red", "white", "blue", "yellow")


def main(words: Sequence[str]) -> None:
    """Prints each message whose id fits the pattern, in every language, each form once."""
    at = words.index("--")
    found = rooms([Path(word) for word in words[:at]])
    sayings, pattern = Sayings(found), words[at + 1]
    for id in (id for room in found for id in room.english.messages if fnmatchcase(id, pattern)):
        for code in (code for code in LANGUAGES if code != PSEUDO):
            said = dict.fromkeys(sayings.say(id, code, v) for v in sayings.trials(id, code))
            shown = (text.replace("W" * 32, "Anna") for text in islice(said, _FORMS))
            sys.stdout.writelines(f"{id} {code}: {text}\n" for text in shown)


if __name__ == "__main__":
    main(sys.argv[1:])
