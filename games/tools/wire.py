"""What an engine reads and what it answers, as lines of JSON: docs/engines.md."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from textwrap import dedent
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core.core_schema import DataclassSchema

from games.core import Damaged, Game, Match, Move, Note, Options, Seat, View, parse
from games.core.text import plain
from games.record import anonymous

PROTOCOL = 1
"""Raised when lines change so that an engine has to know."""
MOST_BYTES = 10_000
"""The longest line that an engine may write."""

_LONGEST = 200
"""Characters of a reason that has an engine's own words in it."""


class Forfeit(Exception):
    """An engine has lost its match by what it did; the message says what, in English."""


class Answer(BaseModel):
    """A line that an engine writes."""

    model_config = ConfigDict(extra="forbid", strict=True)
    type: Literal["move"]
    turn: int = Field(ge=0, lt=10**9)
    """The number of the turn that it answers."""
    move: Move = Field(max_length=100)
    note: str = Field("", max_length=1000)
    """For the log."""


class Dialogue:
    """All that the engine on one seat reads. It is made of that seat's own views, and of the match
    once that is over."""

    def __init__(self, game: Game[Any], seats: int, options: Options, seat: Seat) -> None:
        self._game, self._seats, self._options, self._seat = game, seats, options, seat
        self._names, self._boards = anonymous(seats), board_of(game)
        self._told = 0
        self.turns = 0
        """How many turns it was asked so far."""

    def hello(self) -> str:
        """The first line."""
        return _line(
            "hello",
            protocol=PROTOCOL,
            game=self._game.id,
            rules=self._game.rules.version,
            seat=self._seat,
            seats=self._seats,
            options=dict(self._options),
        )

    def turn(self, view: View[Any], milliseconds: int) -> list[str]:
        """What it was told since its last turn, and the turn itself. Turns are numbered seat by
        seat: how many moves another seat needed for a secret set-up is its secret."""
        self.turns += 1
        turn = _line(
            "turn",
            turn=self.turns,
            board=self._boards.dump_python(view.board),
            legal=view.legal,
            milliseconds=milliseconds,
        )
        return [*self._news(view), turn]

    def refused(self, why: str) -> str:
        """Why it has lost the match."""
        return _line("refused", why=why)

    def end(self, match: Match[Any]) -> list[str]:
        """What it was told since its last turn, and all about the match."""
        outcome = match.state.outcome
        assert outcome
        end = _line(
            "end",
            places=outcome.places,
            scores=outcome.scores,
            reason=_told(Note(outcome.summary), self._names),
            log=match.log,
            deal=match.deal,
        )
        return [*self._news(match.state.view(self._seat)), end]

    def _news(self, view: View[Any]) -> list[str]:
        news, self._told = view.notes[self._told :], len(view.notes)
        return [_line("told", to=note.to, **_told(note, self._names)) for note in news]


def answered(turn: int, move: Move) -> str:
    """The line that answers a turn."""
    return _line("move", turn=turn, move=move)


def _told(note: Note, names: Sequence[str]) -> dict[str, Any]:
    return {**plain(note.text), "english": note.text.say(names)}


def _line(type: str, **values: object) -> str:
    """Sets are sorted, so that equal boards are written alike."""
    return json.dumps({"type": type, **values}, separators=(",", ":"), default=sorted) + "\n"


def understood(line: bytes, turn: int, legal: Sequence[Move]) -> Answer:
    """The engine's answer to this turn. Raises `Forfeit`."""
    try:
        answer = parse(Answer, line.decode(), "its line")
    except UnicodeDecodeError:
        raise Forfeit("its line is not UTF-8") from None
    except Damaged as fault:
        raise Forfeit(_harmless(str(fault))) from None
    if answer.turn != turn:
        raise Forfeit(f"it moved for turn {answer.turn}, not for turn {turn}")
    if answer.move not in legal:
        named = ascii(answer.move)[:_LONGEST]
        raise Forfeit(f"{named} is not among the legal moves of turn {turn}")
    return answer


def _harmless(words: str) -> str:
    """A fault may name what the engine wrote. A terminal would do what that says."""
    return words.encode("unicode_escape").decode()[:_LONGEST]


def board_of(game: Game[Any]) -> TypeAdapter[Any]:
    """Reads a game's boards as they are `written`."""
    seats, options = min(game.rules.seats), game.settle({})
    state = game.rules.start(game.rules.deal(Random(0), seats, options), seats, options)
    return TypeAdapter(type(state.board(None)))


class _Explained(GenerateJsonSchema):
    """Says of each field what the docstring below it says."""

    def dataclass_schema(self, schema: DataclassSchema) -> JsonSchemaValue:
        shape = super().dataclass_schema(schema)
        for base in reversed(schema["cls"].__mro__[:-1]):
            for name, words in _explanations(base):
                if name in shape["properties"]:
                    shape["properties"][name]["description"] = words
        return shape


def _explanations(cls: type) -> Iterator[tuple[str, str]]:
    """The fields of a class, each with the docstring below it."""
    (found,) = ast.parse(dedent(inspect.getsource(cls))).body
    assert isinstance(found, ast.ClassDef)
    for named, told in pairwise(found.body):
        match named, told:
            case (
                ast.AnnAssign(target=ast.Name(name)),
                ast.Expr(ast.Constant(str(words))),
            ):
                yield name, " ".join(inspect.cleandoc(words).split())


def schema(game: Game[Any]) -> dict[str, Any]:
    """The JSON schema of the boards that a game's engines read, by these rules."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"skulduggery:{game.id}:rules-{game.rules.version}",
        **board_of(game).json_schema(mode="serialization", schema_generator=_Explained),
    }
