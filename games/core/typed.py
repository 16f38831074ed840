"""What people type in a language beside the canonical form of a move."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice, product
from unicodedata import normalize

from games.core.languages import ENGLISH, LANGUAGES, listed
from games.core.text import Text

Token = str
"""A word of canonical moves."""

MOST = 16
"""More readings of one line are not looked at."""
_ALIKE = str.maketrans("авсенкмортх", "abcehkmoptx")
_MARKS = re.compile(r"[^\w\s,-]+")
_SQUARE = re.compile(r"(?<![^\W_])[авсенкмортх](?=\d)")


@dataclass(frozen=True)
class Ambiguous:
    """What was typed can mean these moves, the likeliest first."""

    moves: tuple[str, ...]


@dataclass(frozen=True)
class Vocabulary:
    """A language's words (or several together, such as `nach oben`) -> what they can mean.

    All in the form that `plain` makes. Other languages' words are among them where this one has
    no meaning for them, so that a line may mix languages.
    """

    meanings: Mapping[str, tuple[Token, ...]]

    def readings(self, text: str) -> tuple[str, ...]:
        """The line in canonical words, in every way it can be meant; itself if nothing is known."""
        parts, at = list[tuple[str, ...]](), 0
        line = plain(text)
        for found in self._known.finditer(line) if self.meanings else ():
            parts += [(line[at : found.start()],), self.meanings[found[0]]]
            at = found.end()
        ways = product(*parts, (line[at:],))
        return tuple(dict.fromkeys("".join(way) for way in islice(ways, MOST)))

    def folded(self, text: str, fold: Callable[[str], str]) -> str | Ambiguous:
        """The move that `fold` makes of the line, or all of them where words are ambiguous."""
        moves = tuple(dict.fromkeys(fold(reading) for reading in self.readings(text)))
        return moves[0] if len(moves) == 1 else Ambiguous(moves)

    @cached_property
    def _known(self) -> re.Pattern[str]:
        longest = sorted(self.meanings, key=len, reverse=True)
        return re.compile(rf"(?<![^\W\d_])(?:{'|'.join(map(re.escape, longest))})(?![^\W\d_])")


def plain(text: str) -> str:
    """Lower case, single spaces, `ё` as `е`, Cyrillic letters of squares as the Latin ones."""
    line = " ".join(normalize("NFC", text).casefold().replace("ё", "е").split())
    return _SQUARE.sub(lambda letter: letter[0].translate(_ALIKE), line)


@cache
def vocabulary(game: str, language: str) -> Vocabulary:
    """What can be typed in a game, best in this language: `<room>-typed-<token>` of its `locale`.

    What this language knows a word as comes first; then what it is in English or in a canonical
    move. A word that this language lacks means what others mean by it, so that a line may mix
    languages. `<room>-typed-nothing` lists words that mean nothing (`nach`, `auf`).
    """
    spoken = {code: _typed(game, code) for code in LANGUAGES}
    own, english = spoken.get(language, {}), spoken[ENGLISH]
    canonical = {
        token for theirs in spoken.values() for found in theirs.values() for token in found
    }
    meanings = dict[str, tuple[Token, ...]]()
    for theirs in spoken.values():
        for word, found in theirs.items():
            meanings[word] = meanings.get(word, ()) + found
    for word, found in own.items():
        meanings[word] = found + english.get(word, ())
    for token in canonical & set(meanings):
        meanings[token] = (*meanings[token], token)
    return Vocabulary({word: tuple(dict.fromkeys(found)) for word, found in meanings.items()})


def labelled(
    label: Callable[[str], Text], legal: Sequence[str], typed: str, language: str
) -> list[str]:
    """The legal moves whose buttons show what was typed, in this language or in English: to the
    letter, or else without emoji, which may be all that tells two labels apart."""
    for seen, code in product((plain, shown), dict.fromkeys((language, ENGLISH))):
        wanted = seen(typed)
        if found := [move for move in legal if seen(label(move).say((), code)) == wanted]:
            return found
    return []


def shown(label: str) -> str:
    """A button's words as they are compared with what is typed: no emoji, no punctuation."""
    return plain(_MARKS.sub(" ", label))


def _typed(game: str, language: str) -> dict[str, tuple[Token, ...]]:
    """Word -> tokens, in one language. `dig-up` in an id is `dig up` in a move."""
    found = dict[str, tuple[Token, ...]]()
    prefix = f"{game.replace('_', '-')}-typed-"
    for id, said in listed(game.replace("_", "-"), language, prefix):
        token = id.removeprefix(prefix).replace("-", " ").removeprefix("nothing")
        for word in said.split(","):
            found[plain(word)] = (*found.get(plain(word), ()), token)
    return found
