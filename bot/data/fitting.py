"""Reads what is stored as JSON. A field that does not fit costs that field alone: it may be of
another version, or of another machine."""

from __future__ import annotations

import json
import logging
from collections.abc import Collection
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

log = logging.getLogger(__name__)

T = TypeVar("T")


def fitting(kind: TypeAdapter[T], stored: str, what: str, spare: Collection[str] = ()) -> T:
    """What is stored. A field that does not fit counts as never stored, which is logged (`what` it
    belongs to, never its value).

    `spare`: the fields that may be left out; none named: all that have a default.
    Raises `ValidationError` if it can't be read even so.
    """
    try:
        return kind.validate_json(stored)
    except ValidationError as error:
        found = error.errors(include_input=False, include_url=False, include_context=False)
        wrong = {str(one["loc"][0]) for one in found if one["loc"]}
        if not wrong or (spare and not wrong <= set(spare)):
            raise
    kept = {name: value for name, value in json.loads(stored).items() if name not in wrong}
    fits = kind.validate_json(json.dumps(kept))
    log.warning("%s: %s: does not fit, and is left out", what, ", ".join(sorted(wrong)))
    return fits
