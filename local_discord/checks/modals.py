"""What Discord accepts as a modal.

Limits from https://discord.com/developers/docs/components/reference and the API description.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import Json
from ..tree import Kind
from .basics import (
    Check,
    Path,
    Report,
    array,
    boolean,
    every,
    integer,
    length,
    one_of,
    shape,
    text,
    then,
    union,
)
from .components import (
    CUSTOM_ID,
    PLAIN_OPTION,
    SELECT_CHECKS,
    TEXT_DISPLAY,
    check_unique,
    component,
    in_range,
    listed,
)

_TEXT_INPUT_SHAPE = component(
    {"custom_id": CUSTOM_ID, "style": one_of(1, 2)},
    {
        "label": text(1, 45),
        "value": text(0, 4000),
        "placeholder": text(0, 100),
        "required": boolean,
        "min_length": integer(0, 4000),
        "max_length": integer(1, 4000),
    },
)


def _lengths(value: Json, path: Path, report: Report) -> None:
    least, most = value.get("min_length") or 0, value.get("max_length") or 4000
    if least > most:
        message = "min_length must not be greater than max_length."
        report.add((*path, "min_length"), "TEXT_INPUT_INVALID_RANGE", message)
    elif filled := value.get("value"):
        length(len(filled), least, most, (*path, "value"), report)


_TEXT_INPUT = then(_TEXT_INPUT_SHAPE, _lengths)
_GROUP: Mapping[str, Check] = {
    "min_values": integer(0, 10),
    "max_values": integer(1, 10),
    "required": boolean,
}
_ASKED: Mapping[int, Check] = {
    Kind.TEXT_INPUT: _TEXT_INPUT,
    **SELECT_CHECKS,
    Kind.FILE_UPLOAD: then(component({"custom_id": CUSTOM_ID}, _GROUP), in_range),
    Kind.RADIO_GROUP: listed(PLAIN_OPTION, 2, 10, {"required": boolean}),
    Kind.CHECKBOX_GROUP: listed(PLAIN_OPTION, 1, 10, _GROUP),
    Kind.CHECKBOX: component({"custom_id": CUSTOM_ID}, {"default": boolean}),
}


def _label_of_its_own(value: Json, path: Path, report: Report) -> None:
    """A text input outside of a label component needs a label of its own."""
    if not value.get("label"):
        report.add((*path, "label"), "BASE_TYPE_REQUIRED", "This field is required")


def _label_around_it(value: Json, path: Path, report: Report) -> None:
    """A text input inside of a label component has no label of its own."""
    if value.get("label") is not None:
        report.add((*path, "label"), "UNKNOWN_FIELD", 'There is no field "label" here.')


def _enabled(value: Json, path: Path, report: Report) -> None:
    if value.get("disabled"):
        message = "Components in a modal cannot be disabled"
        report.add((*path, "disabled"), "MODAL_COMPONENT_DISABLED", message)


def _wanted(value: Json, path: Path, report: Report) -> None:
    """A required field needs at least one choice; fields are required unless they say otherwise."""
    if value.get("min_values") == 0 and value.get("required") is not False:
        message = "min_values must be at least 1 where an answer is required"
        report.add((*path, "min_values"), "COMPONENT_REQUIRED_MIN_VALUES_INVALID", message)


_OLD_INPUT = then(_TEXT_INPUT, _label_of_its_own)
_OLD_ROW = component({"components": array(union({Kind.TEXT_INPUT: _OLD_INPUT}), 1, 1)}, {})
_LABEL = component(
    {
        "label": text(1, 45),
        "component": then(union(_ASKED), every(_label_around_it, _enabled, _wanted)),
    },
    {"description": text(1, 100)},
)
_MODAL = shape(
    {
        "custom_id": CUSTOM_ID,
        "title": text(1, 45),
        "components": array(
            union(
                {
                    Kind.ACTION_ROW: _OLD_ROW,
                    Kind.LABEL: _LABEL,
                    Kind.TEXT_DISPLAY: TEXT_DISPLAY,
                }
            ),
            1,
            5,
        ),
    },
    {},
)


def check_modal(data: Any, report: Report) -> None:
    """Check the data of a modal callback."""
    _MODAL(data, ("data",), report)
    if not report.tree:
        check_unique(data["components"], ("data", "components"), report)
