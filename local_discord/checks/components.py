"""What Discord accepts as components of a message.

Limits from https://discord.com/developers/docs/components/reference and the API description.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from ..errors import INTERNAL, ApiError, Json
from ..tree import SELECTS, Kind, everything
from .basics import (
    Check,
    Path,
    Report,
    array,
    boolean,
    distinct,
    integer,
    length,
    maybe,
    one_of,
    shape,
    snowflake,
    text,
    then,
    union,
    url,
)
from .emoji import check_emoji

MOST_COMPONENTS = 40
MOST_TEXT = 4000
HEAVIEST = 10_170
"""Bytes of all texts, and twelve for each: where Discord fails without saying why. It is documented
nowhere: https://github.com/discord/discord-api-docs/issues/8554"""

CUSTOM_ID = text(1, 100)
_ID = integer(0, 2**31 - 1)
#: The channel types that a menu or option is restricted to.
CHANNEL_TYPES = then(array(one_of(*range(6), *range(10, 17))), distinct)
_MEDIA = shape({"url": url("https?", "attachment")}, {})


def component(required: Mapping[str, Check], optional: Mapping[str, Check]) -> Check:
    """A component with these fields in addition to its type and number."""
    return shape({"type": integer(), **required}, {"id": _ID, **optional})


_BUTTON_SHAPE = component(
    {"style": one_of(1, 2, 3, 4, 5, 6)},
    {
        "custom_id": CUSTOM_ID,
        "label": text(0, 80),
        "disabled": boolean,
        "url": url("https?", "discord", most=512),
        "sku_id": snowflake,
        "emoji": check_emoji,
    },
)


def _button_fields(value: Json, path: Path, report: Report) -> None:
    has = {name for name in ("custom_id", "url", "sku_id", "emoji") if value.get(name)}
    has |= {"label"} if (value.get("label") or "").strip() else set()
    needs = {5: "url", 6: "sku_id"}.get(value["style"], "custom_id")
    if needs not in has:
        message = f"A {needs} is required for this button style"
        report.add((*path, needs), "BASE_TYPE_REQUIRED", message)
    looks = {"label", "emoji"}
    for other in sorted(has - {needs} - (set() if needs == "sku_id" else looks)):
        message = f"A {other} and a {needs} cannot both be specified"
        report.add((*path, other), "BUTTON_COMPONENT_FIELD_CONFLICT", message)
    if needs != "sku_id" and not has & looks:
        message = "A label or an emoji is required"
        report.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message)


_BUTTON = then(_BUTTON_SHAPE, _button_fields)
_OPTION: Mapping[str, Check] = {"label": text(1, 100), "value": text(1, 100)}
_OPTION_LOOK: Mapping[str, Check] = {"description": text(0, 100), "default": boolean}
#: An entry of a radio group or a group of checkboxes; entries of a menu may also have an emoji.
PLAIN_OPTION = shape(_OPTION, _OPTION_LOOK)
_MENU_OPTION = shape(_OPTION, {**_OPTION_LOOK, "emoji": check_emoji})
_SELECT_FIELDS: Mapping[str, Check] = {
    "placeholder": text(0, 150),
    "min_values": integer(0, 25),
    "max_values": integer(1, 25),
    "disabled": boolean,
    "required": boolean,
}


def in_range(value: Json, path: Path, report: Report) -> None:
    """The least number of choices must not be above the most."""
    least, most = _range(value)
    if least > most:
        message = "min_values must not be greater than max_values."
        report.add((*path, "min_values"), "SELECT_COMPONENT_INVALID_RANGE", message)


def _range(value: Json) -> tuple[int, int]:
    """The least and the most choices: one, or any number in a group of checkboxes."""
    least, most = value.get("min_values"), value.get("max_values")
    if most is None:
        most = len(value["options"]) if value["type"] == Kind.CHECKBOX_GROUP else 1
    return 1 if least is None else least, most


def _select(optional: Mapping[str, Check]) -> Check:
    look = component({"custom_id": CUSTOM_ID}, {**_SELECT_FIELDS, **optional})
    return then(look, then(in_range, _defaults_in_range))


def _defaults_in_range(value: Json, path: Path, report: Report) -> None:
    if defaults := value.get("default_values"):
        length(len(defaults), *_range(value), (*path, "default_values"), report)


def _default_values(*kinds: str) -> Mapping[str, Check]:
    value = shape({"id": snowflake, "type": one_of(*kinds)}, {})
    return {"default_values": array(value, 0, 25)}


def listed(option: Check, least: int, most: int, fields: Mapping[str, Check]) -> Check:
    """A component that lists options: a menu, a radio group, a group of checkboxes."""
    look = component({"custom_id": CUSTOM_ID, "options": array(option, least, most)}, fields)
    return then(look, then(in_range, _options))


def _options(value: Json, path: Path, report: Report) -> None:
    options, path = value["options"], (*path, "options")
    _, most = _range(value)
    length(len(options), most, 25, path, report)
    length(sum(bool(o.get("default")) for o in options), 0, most, path, report)
    seen: set[str] = set()
    for index, option in enumerate(options):
        if option["value"] in seen:
            code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
            report.add((*path, index, "value"), code, "The specified option value is already used")
        seen.add(option["value"])


#: The five kinds of menus.
SELECT_CHECKS: Mapping[int, Check] = {
    Kind.STRING_SELECT: listed(_MENU_OPTION, 1, 25, _SELECT_FIELDS),
    Kind.USER_SELECT: _select(_default_values("user")),
    Kind.ROLE_SELECT: _select(_default_values("role")),
    Kind.MENTIONABLE_SELECT: _select(_default_values("user", "role")),
    Kind.CHANNEL_SELECT: _select(
        {**_default_values("channel"), "channel_types": CHANNEL_TYPES},
    ),
}
_ROW_SHAPE = component(
    {"components": array(union({Kind.BUTTON: _BUTTON, **SELECT_CHECKS}), 1, 5)}, {}
)


def _row_width(value: Json, path: Path, report: Report) -> None:
    """A menu fills a whole row."""
    inner = value["components"]
    for index, one in enumerate(inner):
        if len(inner) > 1 and one["type"] in SELECTS:
            message = "The specified component exceeds the maximum width"
            code = "COMPONENT_LAYOUT_WIDTH_EXCEEDED"
            report.add((*path, "components", index), code, message)


_ROW = then(_ROW_SHAPE, _row_width)
TEXT_DISPLAY = component({"content": text(1, MOST_TEXT)}, {})
_DESCRIPTION: Mapping[str, Check] = {"description": text(1, 1024), "spoiler": boolean}
_THUMBNAIL = component({"media": _MEDIA}, _DESCRIPTION)
_INSIDE: Mapping[int, Check] = {
    Kind.ACTION_ROW: _ROW,
    Kind.SECTION: component(
        {
            "components": array(union({Kind.TEXT_DISPLAY: TEXT_DISPLAY}), 1, 3),
            "accessory": union({Kind.BUTTON: _BUTTON, Kind.THUMBNAIL: _THUMBNAIL}),
        },
        {},
    ),
    Kind.TEXT_DISPLAY: TEXT_DISPLAY,
    Kind.MEDIA_GALLERY: component(
        {"items": array(shape({"media": _MEDIA}, _DESCRIPTION), 1, 10)}, {}
    ),
    Kind.FILE: component({"file": shape({"url": url("attachment")}, {})}, {"spoiler": boolean}),
    Kind.SEPARATOR: component({}, {"spacing": one_of(1, 2), "divider": boolean}),
}
_CONTAINER = component(
    {"components": array(union(_INSIDE), 1, MOST_COMPONENTS)},
    {"accent_color": integer(0, 0xFFFFFF), "spoiler": boolean},
)
_V2 = maybe(array(union({**_INSIDE, Kind.CONTAINER: _CONTAINER}), 0, MOST_COMPONENTS))
_LEGACY = maybe(array(union({Kind.ACTION_ROW: _ROW}), 0, 5))


def check_message(components: Any, v2: bool, report: Report) -> None:
    """Check a message's components; without the V2 flag only rows of controls are allowed."""
    path: Path = ("components",)
    (_V2 if v2 else _LEGACY)(components, path, report)
    if report.tree or not components:
        return
    check_unique(components, path, report)
    total = list(everything(components))
    if len(total) > MOST_COMPONENTS:
        message = f"Total number of components exceeds the maximum of {MOST_COMPONENTS}"
        report.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    texts = [c["content"] for c in total if c["type"] == Kind.TEXT_DISPLAY]
    if sum(map(len, texts)) > MOST_TEXT:
        message = f"Displayable text size exceeded maximum of {MOST_TEXT}"
        report.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    elif sum(len(text.encode()) + 12 for text in texts) > HEAVIEST:
        raise ApiError(INTERNAL)


def check_unique(components: Sequence[Json], path: Path, report: Report) -> None:
    """Each custom id and each id is used only once in a message or modal."""
    ids: set[str | int] = set()
    for place, component in _placed(components, path):
        for name in ("custom_id", "id"):
            value = component.get(name)
            if value in ids:
                code = f"COMPONENT_{name.upper()}_DUPLICATED"
                message = f"Component {name.replace('_', ' ')} cannot be duplicated"
                report.add((*place, name), code, message)
            if value:
                ids.add(value)


def _placed(components: Sequence[Json], path: Path) -> Iterator[tuple[Path, Json]]:
    for index, component in enumerate(components):
        yield from _placed_one(component, (*path, index))


def _placed_one(component: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    yield path, component
    yield from _placed(component.get("components") or [], (*path, "components"))
    for name in ("accessory", "component"):
        if component.get(name):
            yield from _placed_one(component[name], (*path, name))


def media(components: Sequence[Json]) -> Iterator[tuple[Path, Json]]:
    """Every place where a message's components show a picture or file, and its media item."""
    for path, component in _placed(components, ("components",)):
        if component["type"] == Kind.THUMBNAIL:
            yield (*path, "media"), component["media"]
        elif component["type"] == Kind.FILE:
            yield (*path, "file"), component["file"]
        elif component["type"] == Kind.MEDIA_GALLERY:
            for index, item in enumerate(component["items"]):
                yield (*path, "items", index, "media"), item["media"]


def check_references(
    components: Sequence[Json], names: Collection[str], new: Collection[str], report: Report
) -> None:
    """Each ``attachment://`` must name a file of the message, and every new file must be shown."""
    used = set()
    for path, item in media(components):
        scheme, _, name = item["url"].partition("://")
        if scheme != "attachment":
            continue
        used.add(name)
        if name not in names:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            report.add((*path, "url"), code, "The referenced attachment was not found")
    for name in sorted(set(new) - used):
        message = f'"{name}" is uploaded but no component shows it'
        report.add(("attachments",), "ATTACHMENT_NOT_REFERENCED", message)
