"""What people may type for a move in their language, besides its canonical words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice, product
from unicodedata import normalize

from games.core.languages import ENGLISH, LANGUAGES, listed
from games.core.text import Text, any_of, say

Token = str
"""A word of a canonical move."""

MOST = 16
"""So many readings of one line are looked at, and no more."""
_ALIKE = str.maketrans("авсенкмортх", "abcehkmoptx")
_MARKS = re.compile(r"[^\w\s,-]+")
_PLACE = re.compile(r"[a-z]\d+|-?\d+(,-?\d+)?", re.IGNORECASE)
"""A square, a number or a cell: read as one whether or not it's there."""
_SQUARE = re.compile(r"(?<![^\W_])[авсенкмортх](?=\d)")


@dataclass(frozen=True)
class Ambiguous:
    """What was typed can mean each of these moves, the likeliest first."""

    moves: tuple[str, ...]


@dataclass(frozen=True)
class Vocabulary:
    """A language's words, or several in a row (`nach oben`) -> the tokens they can mean.

    All are in the form that `plain` makes. Words of other languages are among them if this one does
    not use them, so that a line may mix languages.
    """

    meanings: Mapping[str, tuple[Token, ...]]

    def readings(self, text: str) -> tuple[str, ...]:
        """The line in canonical words, in every way it can be meant. Unknown words stay."""
        parts, at = list[tuple[str, ...]](), 0
        line = plain(text)
        for found in self._known.finditer(line) if self.meanings else ():
            parts += [(line[at : found.start()],), self.meanings[found[0]]]
            at = found.end()
        ways = product(*parts, (line[at:],))
        return tuple(dict.fromkeys("".join(way) for way in islice(ways, MOST)))

    def folded(self, text: str, fold: Callable[[str], str]) -> str | Ambiguous:
        """The move that `fold` makes of the line, or all of them if its words are ambiguous."""
        moves = tuple(dict.fromkeys(fold(reading) for reading in self.readings(text)))
        return moves[0] if len(moves) == 1 else Ambiguous(moves)

    @cached_property
    def _known(self) -> re.Pattern[str]:
        longest = sorted(self.meanings, key=len, reverse=True)
        return re.compile(rf"(?<![^\W\d_])(?:{'|'.join(map(re.escape, longest))})(?![^\W\d_])")


def plain(text: str) -> str:
    """Lower case, single spaces, `ё` as `е`, `①` as `1`, squares in Latin letters even if typed in
    Cyrillic ones."""
    line = " ".join(normalize("NFKC", text).casefold().replace("ё", "е").split())
    return _SQUARE.sub(lambda letter: letter[0].translate(_ALIKE), line)


@cache
def vocabulary(game: str, language: str) -> Vocabulary:
    """What can be typed in a game: `<room>-typed-<token>` in its `locale`.

    A word means first what this language means by it, then what English does, then itself if it is
    a canonical token. A word that this language does not use means what other languages mean by it.
    `<room>-typed-nothing` lists words that mean nothing (`nach`, `auf`).
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
    """The legal moves whose buttons show what was typed, in this language or in English.

    First with emoji, which may be all that tells two labels apart, then without.
    """
    said = cache(lambda code: [label(move).in_(code) for move in legal])  # dear: said once
    for seen, code in product((plain, shown), dict.fromkeys((language, ENGLISH))):
        wanted = seen(typed)
        if found := [
            move for move, words in zip(legal, said(code), strict=True) if seen(words) == wanted
        ]:
            return found
    return []


def shown(label: str) -> str:
    """The words of a button as they are compared with what was typed: no emoji, no punctuation."""
    return plain(_MARKS.sub(" ", label))


def typeable(label: str) -> str:
    """The words of a button as somebody may type them: no emoji, no punctuation."""
    return " ".join(_MARKS.sub(" ", normalize("NFKC", label)).split())


def unknown(game: str, typed: str, move: str, legal: Sequence[str]) -> str:
    """The first word typed that no move of this game has; empty if every word could be one.
    `move`: what was typed in canonical words."""
    here = {word.casefold() for one in legal for word in one.split()}
    meant = vocabulary(game, ENGLISH).meanings.values()
    tokens = {word for found in meant for token in found for word in token.split()}
    letters = {token for token in tokens if len(token) == 1}
    for word in move.split():
        known = word.casefold() in tokens | here or set(word.casefold()) <= letters
        if not known and not _PLACE.fullmatch(word):
            same = (one for one in typed.split() if plain(one) == plain(word))
            return next(same, word)
    return ""


def ending(legal: Sequence[str], part: str, move: str) -> list[str]:
    """The legal moves that end with what was typed, if all of them name a square or a piece
    there."""
    tails = tuple(f" {' '.join(words.upper().split())}" for words in (part, move))
    ends = [m for m in legal if m.upper().endswith(tails)]
    named = [m for m in ends if not any(m[-len(tail) :].islower() for tail in tails)]
    return named if len(named) == len(ends) else []


def either(moves: Sequence[str]) -> Text:
    """`“a” or “b”`, as they may be typed; if there are more than three, the first ones."""
    quoted = tuple(say("core-quoted", move=move) for move in moves)
    return any_of(quoted) if len(quoted) <= 3 else any_of((*quoted[:3], "…"))


def _typed(game: str, language: str) -> dict[str, tuple[Token, ...]]:
    """Word -> tokens, in one language. `dig-up` in an id is `dig up` in a move; `nothing` is no
    token."""
    found = dict[str, tuple[Token, ...]]()
    prefix = f"{game.replace('_', '-')}-typed-"
    for id, said in listed(game.replace("_", "-"), language, prefix):
        token = id.removeprefix(prefix).replace("-", " ").removeprefix("nothing")
        for word in said.split(","):
            found[plain(word)] = (*found.get(plain(word), ()), token)
    return found
