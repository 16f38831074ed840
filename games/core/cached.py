"""Reviews as JSON, so that one need not be made twice."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator

from games.core.judgement import Judged
from games.core.outside import parse
from games.core.review import Review
from games.core.stored import MOST_SEATS, parsed, plain
from games.core.text import Text

FORM = 2
"""Of what is written: raised when values mean something else, so that old ones are made anew."""


def _text(data: object) -> Text:
    return data if isinstance(data, Text) else parsed(data, MOST_SEATS)


Said = Annotated[Text, PlainValidator(_text), PlainSerializer(plain)]
_CONFIG = ConfigDict(extra="forbid", arbitrary_types_allowed=True)


class _Judged(BaseModel):
    """As `Judged`."""

    model_config = _CONFIG
    ply: int
    seat: int
    move: str
    value: float
    best: tuple[str, ...]
    best_value: float
    told: Said
    counted: Said
    exact: bool
    interval: tuple[float, float] | None
    certain_missed: tuple[Said, ...]
    single: bool
    reason: Said | None
    shares: dict[str, float]


class _Review(BaseModel):
    """As `Review`."""

    model_config = _CONFIG
    form: Annotated[int, Field(ge=FORM, le=FORM)] = FORM
    game: str
    rules: int
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    judged: tuple[_Judged, ...]


def to_json(review: Review) -> str:
    """The review as JSON."""
    judged = tuple(_Judged(**vars(one)) for one in review.judged)
    fields = {"game": review.game, "rules": review.rules, "seats": review.seats}
    return _Review(judged=judged, **fields).model_dump_json()


def from_json(text: str) -> Review:
    """The review that was written. Raises `Damaged`, also for one of an older form."""
    found = parse(_Review, text, "review")
    judged = tuple(Judged(**dict(one)) for one in found.judged)
    return Review(found.game, found.rules, found.seats, judged)
