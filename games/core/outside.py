"""What comes from outside, such as a deal or a record, is checked before it is used."""

from __future__ import annotations

from typing import TypeVar

from pydantic import BaseModel, ValidationError

from games.core.text import Damaged

M = TypeVar("M", bound=BaseModel)


def parse(model: type[M], data: object, where: str) -> M:
    """`data` (JSON text or parsed JSON) as the model. Raises `Damaged` for its first fault."""
    try:
        if isinstance(data, str):
            return model.model_validate_json(data)
        return model.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        place = "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in first["loc"])
        raise Damaged(f"{where}{place}", first["msg"]) from None
