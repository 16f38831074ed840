"""A room's `.ftl` files and its code, read for `tools.sentences`."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.core.languages import ENGLISH
from games.core.lessons import LESSON

PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST = 2000
"""At most so many combinations of a message's values are tried."""
_VALUE = re.compile(r"\$(\w+): (.+)")
_TAUGHT = re.compile(r'"([a-z-]+-lesson-[a-z0-9-]+)"')
_LIMIT = re.compile(r"limit: (\d+)")
_INSERT = re.compile(r"game|side|[a-z*]+(?:-[a-z0-9*]+)+")
_SAMPLES: dict[str, tuple[str | float, ...]] = {
    "number": (0, 1, 2, 5, 11, 21, 22, 100),
    "decimal": (-4.8, 0.0, 0.3, 1.0, 3.3, 21.5),
    "name": ("W" * 32,),
    "names": (", ".join(["Wilhelmina"] * 4),),
    "square": ("O15",),
    "squares": ("A1, B2, C3, D4, E5, F6",),
    "words": ("some words that were typed",),
    "text": ("a sentence that is about as long as most of them are",),
}
"""Kinds of values -> what they are tried with."""

_NEEDED = re.compile(rf"names?\b|text\b|(?:{_INSERT.pattern})(?![^,])")


@dataclass(frozen=True)
class Insert:
    """A value that is another message: its id, or a pattern such as `bot-feat-*`, `*-goal` (in any
    game); `game` is the name of any game, `side` a side or role in any."""

    name: str


Sample = str | float | Insert


class _Parts(Visitor):
    """What is in a message."""

    def __init__(self) -> None:
        self.variables = set[str]()
        self.referred = set[str]()
        self.selects = list[list[str]]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.referred.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.referred.add(f"-{node.id.name}{attribute}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = (variant.key for variant in node.variants)
        self.selects.append([key.name for key in keys if isinstance(key, ast.Identifier)])
        self.generic_visit(node)


def _parts(entry: ast.Message | ast.Term) -> _Parts:
    parts = _Parts()
    parts.visit(entry)
    return parts


@dataclass(frozen=True)
class File:
    """One room's sentences in one language."""

    path: Path
    beside: tuple[File, ...] = ()
    """Where else its terms may be: in `core`'s file."""

    @cached_property
    def _source(self) -> str:
        return self.path.read_text("utf-8")

    @cached_property
    def _body(self) -> list[ast.EntryType]:
        return FluentParser(with_spans=False).parse(self._source).body

    @cached_property
    def entries(self) -> list[ast.Message | ast.Term]:
        """All entries that could be read, duplicates too."""
        return [entry for entry in self._body if isinstance(entry, ast.Message | ast.Term)]

    @cached_property
    def messages(self) -> dict[str, ast.Message]:
        """Id -> message."""
        return {e.id.name: e for e in self.entries if isinstance(e, ast.Message)}

    def variables(self, id: str) -> set[str]:
        """The values that this message names."""
        return _parts(self.messages[id]).variables

    @cached_property
    def referred(self) -> set[str]:
        """What its messages and terms refer to: `id`, `-term`, `-term.attribute`."""
        return {name for entry in self.entries for name in _parts(entry).referred}

    @cached_property
    def names(self) -> set[str]:
        """What can be referred to."""
        found = {name for file in self.beside for name in file.names}
        for entry in self.entries:
            name = f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}"
            found |= {name, *(f"{name}.{part.id.name}" for part in entry.attributes)}
        return found

    def faults(self, english: File) -> Iterator[str]:
        """What is wrong in it, compared with English."""
        for entry in self._body:
            if isinstance(entry, ast.Junk):
                first = (entry.annotations or [])[0]
                line = self._source.count("\n", 0, first.span.start if first.span else 0) + 1
                yield f"{self.path}:{line}: {first.message}"
        for why in (*self._twice(), *self._entries(), *self._against(english)):
            yield f"{self.path}: {why}"
        if self.path == english.path:
            yield from (f"{self.path}: {why}" for why in self._comments())

    def _twice(self) -> Iterator[str]:
        ids = [(isinstance(e, ast.Term), e.id.name) for e in self.entries]
        yield from (f"{id} is there twice" for term, id in set(ids) if ids.count((term, id)) > 1)

    def _entries(self) -> Iterator[str]:
        plurals = {*Locale.parse(self.path.stem).plural_form.tags, "other"}
        for entry in self.entries:
            parts = _parts(entry)
            for name in sorted(parts.referred - self.names):
                yield f"{entry.id.name} names {name}, which is not there"
            for keys in parts.selects:
                # What is not a number has keys of its own; `other` is then only the rest.
                counts = set(keys) & PLURALS - {"other"}
                if counts and (lacks := plurals - set(keys)):
                    yield f"{entry.id.name} lacks the plural {', '.join(sorted(lacks))}"
                if counts - plurals:
                    yield f"{entry.id.name} has a plural that the language lacks"

    def _against(self, english: File) -> Iterator[str]:
        for id in self.messages:
            if id not in english.messages:
                yield f"{id} is not in English"
            elif not self.variables(id) <= english.variables(id) | set(english.values(id)):
                more = self.variables(id) - english.variables(id)
                yield f"{id} names {', '.join(sorted(more))}, which English does not"
            elif lacks := english.variables(id) - self.variables(id) - english.optional(id):
                yield f"{id} does not name {', '.join(sorted(lacks))}"
            if "-typed-" in id and self.path != english.path:
                yield from self._letters(id)

    def _letters(self, id: str) -> Iterator[str]:
        for word in said(self.messages[id]).split(","):
            if len(word.strip()) < 2:
                yield f"{id}: “{word.strip()}” is too short, single letters are canonical only"

    def _comments(self) -> Iterator[str]:
        for id in self.messages:
            told = set(self.values(id))
            if lacks := self.variables(id) - told:
                yield f"{id}: no comment says what {', '.join(sorted(lacks))} can be"

    def _comment(self, id: str) -> str:
        comment = self.messages[id].comment
        return (comment.content or "") if comment else ""

    def values(self, id: str) -> dict[str, tuple[Sample, ...]]:
        """The values that it can have, as the comment above it says."""
        return {name: samples(kinds) for name, kinds in _VALUE.findall(self._comment(id))}

    def optional(self, id: str) -> set[str]:
        """Keys and numbers that may be left out if a language needs no difference."""
        told = _VALUE.findall(self._comment(id))
        return {name for name, kinds in told if not _NEEDED.match(kinds)}

    def limit(self, id: str) -> int | None:
        """How many characters the message may have."""
        found = _LIMIT.search(self._comment(id))
        return int(found[1]) if found else None


def samples(kinds: str) -> tuple[Sample, ...]:
    """The values to try for `number`, `1..4`, `text 200`, `rook, queen, 3` or `bot-clock`."""
    found = list[Sample]()
    for kind in kinds.split(","):
        word, _, length = kind.strip().partition(" ")
        first, dots, last = word.partition("..")
        if dots and not (first + last).replace("-", "").isdigit():
            raise ValueError(f"{kind.strip()!r} is no range of numbers; see docs/languages.md")
        if dots:
            found += range(int(first), int(last) + 1)
        elif word in _SAMPLES and length:
            found.append(("wide words " * int(length))[: int(length)])
        elif word in _SAMPLES:
            found += _SAMPLES[word]
        elif _INSERT.fullmatch(word):
            found.append(Insert(word))
        else:
            found.append(int(kind) if word.lstrip("-").isdigit() else kind.strip())
    return tuple(found)


def said(message: ast.Message) -> str:
    """The text of a message that is only text."""
    elements = message.value.elements if message.value else []
    return "".join(e.value for e in elements if isinstance(e, ast.TextElement))


@dataclass(frozen=True)
class Room:
    """A folder with sentences and the code that says them."""

    folder: Path
    beside: tuple[Room, ...] = ()
    whole: Room | None = None
    """The room of which this is a part: a subject of the bot."""

    @property
    def name(self) -> str:
        """What its ids begin with."""
        return (self.whole or self).folder.name.replace("_", "-")

    @cached_property
    def files(self) -> dict[str, File]:
        """Its files, by language."""
        return {
            path.stem: File(
                path, tuple(r.files[path.stem] for r in self.beside if path.stem in r.files)
            )
            for path in sorted((self.folder / "locale").glob("*.ftl"))
        }

    @property
    def english(self) -> File:
        """The file that all others are compared with."""
        return self.files[ENGLISH]

    @property
    def code(self) -> list[Path]:
        """Its Python files. Those of `core` include files in no room, such as `games/replay.py`;
        those of a part are its whole's."""
        if self.whole:
            return []
        around = ("*.py", "tools/*.py") if self.name == "core" else ()
        more = (path for pattern in around for path in self.folder.parent.glob(pattern))
        return sorted([*self.folder.rglob("*.py"), *more])

    @cached_property
    def taught(self) -> set[str]:
        """The ids in its lesson."""
        path = self.folder / LESSON
        return set(_TAUGHT.findall(path.read_text("utf-8"))) if path.is_file() else set()


def rooms(folders: Sequence[Path]) -> list[Room]:
    """The rooms in these packages: the folders in them, or, if a package has a `locale` itself, all
    of it, as one room with its parts."""
    core = next((Room(f / "core") for f in folders if (f / "core" / "locale").is_dir()), None)
    beside = (core,) if core else ()
    return [room for folder in folders for room in _rooms(folder, beside)]


def _rooms(folder: Path, beside: tuple[Room, ...]) -> Iterator[Room]:
    if (folder / "locale").is_dir():
        yield (whole := Room(folder, beside))
        parts = sorted(path.parent for path in folder.rglob("*/locale"))
        yield from (Room(part, (*beside, whole), whole) for part in parts)
        return
    for path in sorted(path.parent for path in folder.glob("*/locale")):
        yield Room(path, () if path.name == "core" else beside)


def strings(path: Path) -> set[str]:
    """Every string in a Python file."""
    tree = python.parse(path.read_text("utf-8"))
    constants = (n.value for n in python.walk(tree) if isinstance(n, python.Constant))
    return {value for value in constants if isinstance(value, str)}


def calls(path: Path) -> Iterator[tuple[int, str, set[str] | None]]:
    """Each `say("id", who=...)`, `told.say(...)`, `tell(told, ...)` and `labelled(told, control,
    ...)`: its line, the id, and the names of its values; None if `**` hides them."""
    for node in python.walk(python.parse(path.read_text("utf-8"))):
        match node:
            case (
                python.Call(
                    func=python.Name("say") | python.Attribute(attr="say"),
                    args=[python.Constant(str() as id)],
                    keywords=values,
                )
                | python.Call(
                    func=python.Name("tell"),
                    args=[_, python.Constant(str() as id)],
                    keywords=values,
                )
                | python.Call(
                    func=python.Name("labelled"),
                    args=[_, _, python.Constant(str() as id), *_],
                    keywords=values,
                )
            ):
                values = [value for value in values if value.arg not in ("style", "disabled")]
                names = {value.arg for value in values if value.arg}
                yield node.lineno, id, names if len(names) == len(values) else None
            case python.Call(func=python.Name("Text"), args=[python.Constant(str() as id), *_]):
                yield node.lineno, id, None
