"""What teaches a game: the pages of its rulebook, and its lesson.

The rulebook is `rulebook/<language>.md` in the room `teaching` of the game's folder; each heading
begins a page. The lesson is `lesson.json` there: a few positions in which somebody learns the game
by playing it. Each of its steps says one thing and wants one move, in a position that a deal and a
log lead to.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from games.core.languages import ENGLISH, PSEUDO, strange, typeset
from games.core.text import Move, Seat, Text, parse, say

if TYPE_CHECKING:
    from PIL.Image import Image


Pictures = Mapping[str, Callable[[str], "Image"]]
"""Name -> draws that picture in a language, since there may be words in it."""
Drawn = Mapping[str, Callable[[], "Image"]]
"""Name -> draws that picture, the language settled."""
_PAGE = re.compile(r"^# +(.+)$", re.MULTILINE)
_PICTURE = re.compile(r"^!\[(.*)\]\(([\w-]+)\)$", re.MULTILINE)


@dataclass(frozen=True)
class Page:
    """One page of a rulebook: Discord markdown, and a picture drawn by the game itself."""

    title: str
    text: str
    """Discord markdown."""
    picture: Callable[[], Image] | None = field(default=None, repr=False)
    alt: str = ""
    """What the picture shows, in words."""


def rulebook(package: str, pictures: Pictures) -> Callable[[str], tuple[Page, ...]]:
    """The pages of a game's package, by language; English ones if there are none in that language.

    `# Title` begins a page; `![What it shows](name)` on a line of its own is its picture.
    """
    folder = files(package) / "rulebook"

    @cache
    def pages(language: str) -> tuple[Page, ...]:
        spoken = language if (folder / f"{language}.md").is_file() else ENGLISH
        drawn = {name: partial(draw, language) for name, draw in pictures.items()}
        text = (folder / f"{spoken}.md").read_text("utf-8")
        found = _pages(typeset(text, spoken), drawn)
        return tuple(map(_strange, found)) if language == PSEUDO else found

    return pages


def covering(alt: str, draw: Callable[[str], Image]) -> Callable[[str], Page]:
    """A game's cover, by language: what it shows is said by this sentence."""

    @cache
    def cover(language: str) -> Page:
        drawn = partial(draw, language)
        return Page("", "", drawn, say(alt).in_(language))

    return cover


def _pages(text: str, drawn: Drawn) -> tuple[Page, ...]:
    _, *parts = _PAGE.split(text)
    return tuple(
        _page(title, body, drawn) for title, body in zip(parts[::2], parts[1::2], strict=True)
    )


def _strange(page: Page) -> Page:
    return Page(strange(page.title), strange(page.text), page.picture, strange(page.alt))


def _page(title: str, body: str, drawn: Drawn) -> Page:
    picture = _PICTURE.search(body)
    if picture is None:
        return Page(title.strip(), body.strip())
    words = f"{body[: picture.start()].rstrip()}\n\n{body[picture.end() :].lstrip()}"
    return Page(title.strip(), words.strip(), drawn[picture[2]], picture[1])


LESSON = "teaching/lesson.json"
ANY = "any"
"""Written instead of moves: every legal move leads on."""

Log = tuple[tuple[Seat, Move], ...]
Id = Annotated[str, Field(max_length=100)]
"""The id of a message without values in the game's `locale`."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class LessonStep(_Part):
    """A position in which it is the learner's turn."""

    deal: Mapping[str, Any] | None = None
    """None: the deal of the step before."""
    log: Log
    """What was played before, as in a record. Each step has its whole log."""
    marks: Mapping[str, str] = Field(default_factory=dict)
    """The private marks in the learner's picture, by square."""
    say: Id
    """Says what is new, and what is wanted."""
    right: tuple[Move, ...] | Literal["any"]
    """The moves that lead on; any: all legal ones but those of `wrong`."""
    wrong: Mapping[str, Id] = Field(default_factory=dict)
    """Moves, or their first words -> why they are wrong. The longest that fits counts."""
    otherwise: Id | None = Field(None, alias="else")
    """Why every other legal move is wrong."""
    then: Id
    """Says what the right move and its answer have changed."""
    answer: Log = ()
    """What is played after any right move, by the others or by the learner, to show what comes of
    it."""

    @property
    def asks(self) -> Text:
        return say(self.say)

    @property
    def told(self) -> Text:
        return say(self.then)

    def leads_on(self, move: Move) -> bool:
        """Is this legal move a right one?"""
        return not self._fitting(move) if self.right == ANY else move in self.right

    def why_not(self, move: Move) -> Text:
        """Why this legal move is wrong."""
        fitting = self._fitting(move)
        id = self.wrong[max(fitting, key=len)] if fitting else self.otherwise
        return say(id) if id else self.asks

    def _fitting(self, move: Move) -> list[str]:
        """What `wrong` has of this move: all of it or its first words."""
        return [first for first in self.wrong if f"{move} ".startswith(f"{first} ")]


def _with_a_deal(steps: tuple[LessonStep, ...]) -> tuple[LessonStep, ...]:
    if not steps or steps[0].deal is None:
        raise ValueError("the first step needs a deal")
    return steps


class Lesson(_Part):
    """The steps of a lesson, in their order."""

    rules: int
    """The version of the game's rules that it teaches."""
    seats: int
    """How many play."""
    seat: Seat
    """Where the learner sits."""
    options: Mapping[str, str] = Field(default_factory=dict)
    steps: Annotated[tuple[LessonStep, ...], AfterValidator(_with_a_deal)]

    def deal(self, step: int) -> Mapping[str, Any]:
        """The deal of a step."""
        deals = (step.deal for step in reversed(self.steps[: step + 1]))
        return next(deal for deal in deals if deal is not None)

    @cached_property
    def ids(self) -> frozenset[str]:
        """The ids of all that it says."""
        found = set[str | None]()
        for step in self.steps:
            found |= {step.say, step.then, step.otherwise, *step.wrong.values()}
        return frozenset(id for id in found if id)


def lesson_of(game: str) -> Lesson | None:
    """The lesson in a game's folder; None if there is none. Raises `Damaged`."""
    file = files("games") / game / LESSON
    return parse(Lesson, file.read_text("utf-8"), LESSON) if file.is_file() else None
