"""Using menus and filling in modals: what a person picks and types, as Discord sends it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .. import tree
from ..errors import CannotDo, Json, NoSuchControl
from ..model import Channel, Modal, Role, User
from ..tree import Component, Field, Kind, Select
from .slash import Resolved

_PICKED: Mapping[int, type | tuple[type, ...]] = {
    Kind.USER_SELECT: User,
    Kind.ROLE_SELECT: Role,
    Kind.MENTIONABLE_SELECT: (User, Role),
    Kind.CHANNEL_SELECT: Channel,
    Kind.FILE_UPLOAD: tuple,
}
_SHORT = 1  # the style of a text input of one line
_LISTED = (Kind.STRING_SELECT, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP)


def values(control: Component, picked: Sequence[object], resolved: Resolved) -> list[str]:
    """The values picked in a menu or group; raises :class:`CannotDo` when that is impossible."""
    if control.kind in _LISTED:
        found = [_option(control, one) for one in picked]
    else:
        found = [_entity(control, one, resolved) for one in picked]
    if len(set(found)) < len(found):
        raise CannotDo("you can't pick the same one twice")
    return found


def _option(control: Component, wanted: object) -> str:
    options = tree.options(control.data)
    for matches in ("label", "value"):
        for option in options:
            if getattr(option, matches) == wanted:
                return option.value
    labels = [o.label for o in options]
    raise NoSuchControl(f"the menu has no option {wanted!r}, only {labels}")


def _entity(control: Component, wanted: object, resolved: Resolved) -> str:
    fits = isinstance(wanted, _PICKED[control.kind]) and _offered(wanted, resolved)
    if isinstance(wanted, Channel) and control.data.get("channel_types"):
        fits = fits and wanted.type in control.data["channel_types"]
    if not fits:
        raise CannotDo(f"{wanted!r} can't be picked here")
    return resolved.add(wanted)


def _offered(wanted: object, resolved: Resolved) -> bool:
    """Whether the client lists it: people, roles and channels of the server, the two of a DM."""
    place, guild = resolved.channel, resolved.channel.guild
    if isinstance(wanted, User):
        return wanted.id in guild.members if guild else wanted in place.recipients
    if isinstance(wanted, Role):
        return guild is not None and guild.roles.get(wanted.id) is wanted
    if isinstance(wanted, Channel):
        here = guild is not None and wanted.guild is guild
        return here and resolved.world.sees(resolved.viewer, wanted)
    return True


def preselected(control: Component, resolved: Resolved) -> list[object]:
    """What the bot has picked beforehand; what is not offered any more is left out."""
    listed: list[object] = [o.value for o in tree.options(control.data) if o.default]
    world, guild = resolved.world, resolved.channel.guild
    entities: Mapping[str, Mapping[int, User | Role | Channel]] = {
        "user": world.users,
        "role": guild.roles if guild else {},
        "channel": world.channels,
    }
    named = control.data.get("default_values") or []
    found = [entities[one["type"]].get(int(one["id"])) for one in named]
    return listed + [one for one in found if one is not None and _offered(one, resolved)]


def check_count(select: Select, picked: Sequence[object]) -> None:
    """A menu closes only if at least ``min_values`` and at most ``max_values`` are picked."""
    if not select.min_values <= len(picked) <= select.max_values:
        message = f"pick between {select.min_values} and {select.max_values}, not {len(picked)}"
        raise CannotDo(message)


def submission(modal: Modal, given: Mapping[str, object], resolved: Resolved) -> Json:
    """The data of a submitted modal, filled in by label or custom id."""
    answers: dict[str, object] = {}
    for name, value in given.items():
        answers[_field(modal, name).custom_id] = value
    filled = {f.custom_id: _filled(f, answers, resolved) for f in modal.fields}
    body = [_frame(component, filled) for component in modal.components]
    data: Json = {"custom_id": modal.custom_id, "components": body}
    return data | ({"resolved": resolved.data} if resolved.data else {})


def forged(modal: Modal, raw: Mapping[str, object]) -> Json:
    """The data of a form that a hostile client sends: these values under these custom ids, whatever
    the form offers; fields that are not named are missing."""
    filled = {}
    for field in modal.fields:
        if field.custom_id in raw:
            value = raw[field.custom_id]
            holds = "values" if isinstance(value, list) else "value"
            filled[field.custom_id] = _entry(field) | {holds: value}
    asked = [c for c in modal.components if c.kind != Kind.TEXT_DISPLAY]
    named = [c for c in asked if c.children[0].data["custom_id"] in filled]
    return {"custom_id": modal.custom_id, "components": [_frame(c, filled) for c in named]}


def _field(modal: Modal, name: str) -> Field:
    for matches in ("label", "custom_id"):
        for field in modal.fields:
            if getattr(field, matches) == name:
                return field
    raise NoSuchControl(f"the form has no field {name!r}")


def _frame(component: Component, filled: Mapping[str, Json]) -> Json:
    frame: Json = {"type": int(component.kind), "id": component.data["id"]}
    if component.kind == Kind.LABEL:
        return frame | {"component": filled[component.children[0].data["custom_id"]]}
    if component.kind == Kind.ACTION_ROW:
        return frame | {"components": [filled[c.data["custom_id"]] for c in component.children]}
    return frame


def _entry(field: Field) -> Json:
    """A field's answer, without the answer."""
    data = field.control.data
    return {"type": int(field.control.kind), "id": data["id"], "custom_id": field.custom_id}


def _filled(field: Field, answers: Mapping[str, object], resolved: Resolved) -> Json:
    control, entry = field.control, _entry(field)
    answer = answers.get(field.custom_id)
    if control.kind == Kind.TEXT_INPUT:
        return entry | {"value": _typed(field, answer)}
    if control.kind == Kind.CHECKBOX:
        return entry | {"value": bool(control.data.get("default") if answer is None else answer)}
    if answer is None:
        answer = preselected(control, resolved)
    picked = values(control, answer if isinstance(answer, list) else [answer], resolved)
    _check_group(field, picked)
    if control.kind == Kind.RADIO_GROUP:
        return entry | {"value": picked[0] if picked else None}
    return entry | {"values": picked}


def _typed(field: Field, answer: object) -> str:
    data = field.control.data
    text = str(data.get("value") or "" if answer is None else answer)
    if field.required and not text:
        raise CannotDo(f"{field.label} is required")
    if data["style"] == _SHORT and "\n" in text:
        raise CannotDo(f"{field.label} is one line")
    least, most = data.get("min_length") or 0, data.get("max_length") or 4000
    if text and not least <= len(text) <= most:
        raise CannotDo(f"{field.label} must be between {least} and {most} characters long")
    return text


def _check_group(field: Field, picked: Sequence[str]) -> None:
    data = field.control.data
    default = len(tree.options(data)) if field.control.kind == Kind.CHECKBOX_GROUP else 1
    least, most = data.get("min_values"), data.get("max_values") or default
    if not picked and not field.required:
        return
    least = 1 if least is None else least
    if not least <= len(picked) <= most:
        raise CannotDo(f"{field.label}: pick between {least} and {most}, not {len(picked)}")
