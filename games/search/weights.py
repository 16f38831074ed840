"""Weights that self-play fits (`python -m games fit`), in a small file in the game's folder."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

from pydantic import BaseModel, ConfigDict

WEIGHTS = "weights.json"


class Weights(BaseModel):
    """A game's weights are a subclass: fields that are all `float`, with defaults for an unfitted
    player."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


W = TypeVar("W", bound=Weights)


def fitted(model: type[W], package: str | None, name: str = WEIGHTS) -> W:
    """The weights in the game's folder (its package); the defaults if there is no file."""
    file = files(package or "") / name
    return model.model_validate_json(file.read_text("utf-8")) if file.is_file() else model()
