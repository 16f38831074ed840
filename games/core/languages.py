"""The languages that are spoken, and the sentences of each.

Sentences stand in rooms: a game's folder, `games/core`, or any other folder that calls `add_room`.
Each room has a `locale/<code>.ftl` for every language (or several such folders); Fluent formats
what is in it. The id of a sentence begins with its room (`graverobber-moved`), so the id tells
where to look. What is kept here can be read again from the files at any time.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any, cast

from babel import localedata
from babel.core import get_global
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer, Visitor

ENGLISH = "en"
"""Says what another language has no sentence for."""
PSEUDO = "qps"
"""English with strange letters and a third longer: what still looks like English was never
translated."""


@dataclass(frozen=True)
class Language:
    """A language with sentences of its own: `locale/<code>.ftl`, `rulebook/<code>.md`."""

    code: str
    name: str
    """What its speakers call it."""
    known_as: tuple[str, ...]
    """The codes by which Discord names it."""


LANGUAGES: Mapping[str, Language] = {
    language.code: language
    for language in (
        Language("en", "English", ("en-US", "en-GB")),
        Language("de", "Deutsch", ("de",)),
        Language("ru", "Русский", ("ru",)),
        *([Language(PSEUDO, "Ƥşéũďó", ())] if os.environ.get("LANGUAGES_TEST") == "1" else []),
    )
}


def spoken_as(code: str | None) -> str | None:
    """Our language for a code that Discord sends; None if we don't speak it."""
    found = (language.code for language in LANGUAGES.values() if code in language.known_as)
    return next(found, None)


log = logging.getLogger(__name__)

_KEPT = 3000
"""Formatted sentences that are kept: formatting one takes longer than all else about it."""
CORE = "core"
UNKNOWN = "no room has a sentence %s"
"""Logged of an id that no room has; people then see the id. A test that says one fails."""
_WORD = re.compile("[a-z][a-z0-9]*(-[A-Za-z0-9_]+)+")

Values = tuple[tuple[str, str | int], ...]
"""Pairs of a name and its value (a word for people, a key to select by, or a number)."""


class Catalogue:
    """One room's sentences in one language, and those of `core`: every room may use its terms.

    A sentence is parsed when it is first said: most of them nobody reads before the next start.
    """

    def __init__(self, room: str, language: str) -> None:
        self._pseudo = language == PSEUDO
        self._spoken = spoken = ENGLISH if self._pseudo else language
        self._bundle = FluentBundle([spoken], use_isolating=False)
        lighten(spoken)
        self._texts = [_text(name, spoken) for name in dict.fromkeys((room, CORE))]
        self._parsed = set[str]()
        self._reading = Lock()

    @property
    def ids(self) -> frozenset[str]:
        """All messages that it has."""
        found = (name.decode() for text in self._texts for name in _ENTRY.findall(text))
        return frozenset(name for name in found if not name.startswith("-"))

    def __contains__(self, id: str) -> bool:
        return id in self._parsed or self._source(id) is not None

    def format(self, id: str, values: Mapping[str, str | float]) -> str:
        """The sentence. Raises `ValueError` if the message has a fault."""
        if id not in self._parsed:
            self._read(id)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise ValueError("has no text")
        given = {name: self._given(value) for name, value in values.items()}
        said, faults = self._bundle.format_pattern(pattern, given)
        if faults:
            raise ValueError("; ".join(map(str, faults)))
        return typeset(cast(str, said), self._spoken)

    def _read(self, id: str) -> None:
        """Parse and compile a message. What was parsed takes more than half, and is asked for no
        more: an empty message takes its place."""
        with self._reading:
            found = [*self._entries(id)]
            self._bundle.add_resource(ast.Resource([*found]))
            for entry in found:
                if isinstance(entry, ast.Message):
                    self._bundle.get_message(entry.id.name)
                    empty = ast.Resource([ast.Message(entry.id)])
                    self._bundle.add_resource(empty, allow_overrides=True)
            self._parsed.add(id)  # only now: another thread may ask meanwhile

    def _entries(self, id: str) -> Iterator[ast.Message | ast.Term]:
        """The message, and all that it refers to. Raises `ValueError` if one can't be read."""
        seen, wanted = set[str](), {id}
        while wanted:
            name = wanted.pop()
            seen.add(name)
            if source := self._source(name):  # else formatting says what lacks
                entry = parsed(source)
                referring = _Referring()
                referring.visit(entry)
                wanted |= referring.names - seen
                yield altered(entry) if self._pseudo else entry

    def _source(self, name: str) -> str | None:
        """What is written of a message or term (`-term`)."""
        for text in self._texts:
            if start := text.find(f"\n{name} =".encode()) + 1:
                following = _ENTRY.search(text, start + len(name))
                return text[start : following.start() if following else None].decode()
        return None

    def _given(self, value: str | float) -> str | float:
        """A measured number below 0 gets a real minus sign, as points do. Whole numbers keep the
        plain one: they may be columns, and people type those."""
        if isinstance(value, float) and value < 0:
            return format_decimal(value, locale=self._spoken).replace("-", "−")
        return value


_COUNTS = {"plural_form", "decimal_formats", "number_symbols"}
"""What is kept of Babel's data of a language: its plurals, and how it writes numbers."""
_LANDS: tuple[Any, ...] = ("likely_subtags", "territory_aliases", "territory_languages")
"""What it reads about all lands, and asks only when it has no data of a language."""


@cache
def lighten(language: str) -> None:
    """Drop what Babel has read of a language besides numbers (calendars, countries, currencies,
    units). `load` returns its own dictionary. With all of it, three languages take 6 MB."""
    for code in ("root", language):
        data = localedata.load(code)
        for name in data.keys() - _COUNTS:
            data.pop(name, None)  # another thread may do the same for another language
    for name in _LANDS:
        lands: Any = get_global(name)
        lands.clear()


_TIED = {"de": re.compile(" (?=%)"), "ru": re.compile(r"(?<=\S) (?=[%—])")}
"""Spaces at which a line must not break. Whoever writes a sentence types plain ones."""


def typeset(text: str, language: str) -> str:
    """The text with spaces that no line breaks at, where its language wants them."""
    tied = _TIED.get(language)
    return tied.sub("\N{NO-BREAK SPACE}", text) if tied else text


_ENTRY = re.compile(rb"^(-?[A-Za-z][\w-]*) =", re.MULTILINE)
"""Fluent indents all lines of a message or term but the first."""


def written(room: str, language: str) -> str:
    """What stands in a room's files in this language."""
    paths = [locale / f"{language}.ftl" for locale in rooms().get(room, ())]
    return "\n".join(path.read_text("utf-8") for path in paths if path.is_file())


@cache
def _text(room: str, language: str) -> bytes:
    """The same, kept whole: its sentences one by one would take three times as much, and so would a
    string, each letter of which takes four bytes once there is an emoji."""
    return f"\n{written(room, language)}".encode()


def parsed(source: str) -> ast.Message | ast.Term:
    """A message or term. Raises `ValueError` if it can't be read."""
    entry = FluentParser(with_spans=False).parse_entry(source)
    if isinstance(entry, ast.Message | ast.Term):
        return entry
    notes = (entry.annotations if isinstance(entry, ast.Junk) else None) or []
    raise ValueError("; ".join(note.message or note.code for note in notes))


class _Referring(Visitor):
    """The messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.names = set[str]()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


Locales = tuple[Traversable, ...]
_added: dict[str, Locales] = {}


@cache
def _games() -> dict[str, Locales]:
    folders = (f for f in files("games").iterdir() if (f / "locale").is_dir())
    return {f.name.replace("_", "-"): (f / "locale",) for f in folders}


def rooms() -> Mapping[str, Locales]:
    """Every room's `locale`, by what its ids begin with. A game's folder is found by itself."""
    return _games() | _added


def add_room(room: str, *locales: Traversable) -> None:
    """Adds a room that is not in `games/`. Its sentences may stand in several folders."""
    _added[room] = locales
    _room.cache_clear()
    knows.cache_clear()


@lru_cache(maxsize=_KEPT)
def _room(id: str) -> str | None:
    fitting = [room for room in rooms() if id.startswith(f"{room}-")]
    return max(fitting, key=len, default=None)


@cache
def _catalogue(room: str, language: str) -> Catalogue:
    return Catalogue(room, language)


@cache
def imprint() -> str:
    """A digest of all sentences: it changes whenever one of them does, in any language."""
    found = sha256()
    for room in sorted(rooms()):
        for language in LANGUAGES:
            found.update(written(room, language).encode())
    return found.hexdigest()


def load(language: str) -> None:
    """Reads every room's file in this language: call it in a thread."""
    for room in rooms():
        _catalogue(room, language)


def listed(room: str, language: str, prefix: str) -> Iterator[tuple[str, str]]:
    """The room's messages whose ids begin with `prefix`, only those that this language has."""
    if room in rooms():
        catalogue = _catalogue(room, language)
        for id in sorted(catalogue.ids):
            if id.startswith(prefix):
                yield id, catalogue.format(id, {})


def ids_like(prefix: str) -> list[str]:
    """The ids of all sentences that begin like this: with a room's name."""
    return sorted(
        id for id in _catalogue(_room(prefix) or CORE, ENGLISH).ids if id.startswith(prefix)
    )


@lru_cache(maxsize=_KEPT)
def knows(id: str) -> bool:
    """Has a room a message with this id?"""
    room = _room(id) if _WORD.fullmatch(id) else None
    return room is not None and id in _catalogue(room, ENGLISH)


@lru_cache(maxsize=_KEPT)
def spoken(language: str, id: str, values: Values) -> str:
    """The sentence in this language; in English if this language has none, or a faulty one; if
    English has none either, the id."""
    if not knows(id):
        log.error(UNKNOWN, id)
        return id
    room = _room(id) or CORE
    for code in dict.fromkeys((language, ENGLISH)):
        catalogue = _catalogue(room, code)
        if id not in catalogue:
            continue
        try:
            return catalogue.format(id, dict(values))
        except (ValueError, TypeError) as why:
            log.error("%s in %s: %s", id, code, why)
    return id


def formatted() -> int:
    """How many sentences had to be formatted since the start, because they were not kept."""
    return spoken.cache_info().misses


_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒĝĥíĵķĺɱñóƥɋŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓƤɊŔŠŤÚṼŴẊÝŽ",
)
_WHOLE = re.compile(r"<[^>]*>|`(?![\s.,:;])[^`]+`|https?://\S+|(?<!\w)/\w[\w-]*|\{[^}]*\}")
"""Mentions, code in backticks without a space after the first (else it may be what stands between
two codes), addresses, commands, values."""
_THIRD = re.compile(r"([^\W\d_]{2})([^\W\d_])")


class _Alter(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(strange(node.value))


def altered(entry: ast.Message | ast.Term) -> ast.Message | ast.Term:
    """The entry with its text made strange. Keys and attributes of terms stay: messages select by
    them."""
    if entry.value is not None:
        entry.value = _Alter().visit(entry.value)
    for form in entry.attributes if isinstance(entry, ast.Message) else ():
        form.value = _Alter().visit(form.value)
    return entry


def strange(text: str) -> str:
    """A third longer, and no letter of it plain: `Rook` -> `Ŕóóóķ`."""
    kept = list(_WHOLE.finditer(text))
    starts = [0, *(match.end() for match in kept)]
    ends = [*(match.start() for match in kept), len(text)]
    between = [_lengthened(text[start:end]) for start, end in zip(starts, ends, strict=True)]
    whole = [match[0] for match in kept]
    return "".join(part for pair in zip(between, [*whole, ""], strict=True) for part in pair)


def _lengthened(text: str) -> str:
    return _THIRD.sub(r"\1\2\2", text).translate(_LETTERS)
