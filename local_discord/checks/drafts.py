"""Messages as a bot sends them: what Discord accepts, and the draft that results."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..errors import EMPTY_MESSAGE, TOO_LARGE, ApiError, Json
from ..kinds import COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS
from ..model import Message
from . import components
from .basics import (
    Check,
    Path,
    Report,
    array,
    boolean,
    distinct,
    integer,
    number,
    one_of,
    shape,
    snowflake,
    text,
    then,
    timestamp,
    url,
)

#: The most bytes that a bot may upload in one file without a boosted server, since September 2026.
MOST_BYTES = 20 * 1024 * 1024
MOST_FILES = 10
_MOST_TOGETHER = 25 * 1024 * 1024  # bytes of all files
_MOST_IN_EMBEDS = 6000  # characters of all embeds of a message

_FILE_URL = url("https?", "attachment")
_PICTURE = shape({"url": _FILE_URL}, {})
_EMBED_SHAPE = shape(
    {},
    {
        "type": text(),
        "title": text(0, 256),
        "description": text(0, 4096),
        "url": url("https?"),
        "color": integer(0, 0xFFFFFF),
        "timestamp": timestamp,
        "author": shape({"name": text(1, 256)}, {"url": url("https?"), "icon_url": _FILE_URL}),
        "footer": shape({"text": text(1, 2048)}, {"icon_url": _FILE_URL}),
        "image": _PICTURE,
        "thumbnail": _PICTURE,
        "fields": array(
            shape({"name": text(1, 256), "value": text(1, 1024)}, {"inline": boolean}), 0, 25
        ),
        "flags": integer(),
    },
)


def _written(embed: Json) -> Iterator[str]:
    """The texts of an embed."""
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield (embed.get("author") or {}).get("name", "")
    yield (embed.get("footer") or {}).get("text", "")
    for one in embed.get("fields") or []:
        yield from (one["name"], one["value"])


def _shows_something(embed: Json, path: Path, report: Report) -> None:
    pictured = embed.get("image") or embed.get("thumbnail")
    if not pictured and not any(said.strip() for said in _written(embed)):
        report.add((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")


def _not_too_much(embeds: list[Json], path: Path, report: Report) -> None:
    if sum(len(said) for embed in embeds for said in _written(embed)) > _MOST_IN_EMBEDS:
        message = f"Embed size exceeds maximum size of {_MOST_IN_EMBEDS}"
        report.add(path, "MAX_EMBED_SIZE_EXCEEDED", message)


_EMBEDS = then(array(then(_EMBED_SHAPE, _shows_something), 0, 10), _not_too_much)
_MENTIONS = shape(
    {},
    {
        "parse": then(array(one_of("users", "roles", "everyone")), distinct),
        "users": then(array(snowflake, 0, 100), distinct),
        "roles": then(array(snowflake, 0, 100), distinct),
        "replied_user": boolean,
    },
)
_ATTACHMENT = shape(
    {"id": snowflake},
    {
        "filename": text(1, 1024),
        "description": text(0, 1024),
        "title": text(0, 1024),
        "duration_secs": number(0, 2**31 - 1),
        "waveform": text(0, 400),
        "is_spoiler": boolean,
    },
)
# Fields of attachments that a bot got from Discord and sends back in an edit, where they have no
# effect.
_GIVEN = ("url", "proxy_url", "size", "content_type", "width", "height", "spoiler", "flags")


def _kept(value: Any, path: Path, report: Report) -> None:
    if isinstance(value, dict):
        value = {name: v for name, v in value.items() if name not in _GIVEN}
    _ATTACHMENT(value, path, report)


def _exclusive(value: Json, path: Path, report: Report) -> None:
    for kind in ("users", "roles"):
        if value.get(kind) and kind in (value.get("parse") or []):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            report.add(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


_COMMON: Mapping[str, Check] = {
    "content": text(0, 2000),
    "embeds": _EMBEDS,
    "allowed_mentions": then(_MENTIONS, _exclusive),
    "components": lambda value, path, report: None,  # looked at once the flags are known
    "attachments": array(_kept, 0, MOST_FILES),
    "flags": integer(0),
    "tts": boolean,
}
_REFERENCE = shape(
    {"message_id": snowflake},
    {
        "channel_id": snowflake,
        "guild_id": snowflake,
        "fail_if_not_exists": boolean,
        "type": one_of(0),
    },
)


def _nonce(value: Any, path: Path, report: Report) -> None:
    whole = integer(-(2**63), 2**63 - 1)
    (whole if isinstance(value, int) else text(0, 25))(value, path, report)


@dataclass(frozen=True)
class Form:
    """One way to send or change a message: its fields and the flags a bot may set there."""

    fields: Check
    flags: int
    keeps: bool = True  # an edit that names no files keeps them


CREATE = Form(
    shape(
        {},
        {
            **_COMMON,
            "message_reference": _REFERENCE,
            "nonce": _nonce,
            "enforce_nonce": boolean,
            "sticker_ids": array(snowflake, 0, 0),
        },
    ),
    SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2,
)
EDIT = Form(shape({}, _COMMON), SUPPRESS_EMBEDS | COMPONENTS_V2)
#: An edit as the answer to a press. It keeps only the files that it lists. This is not documented:
#: https://github.com/discord/discord-api-docs/issues/6277
UPDATE = Form(EDIT.fields, EDIT.flags, keeps=False)
REPLY = Form(shape({}, _COMMON), CREATE.flags | EPHEMERAL)


@dataclass(frozen=True)
class Upload:
    """A file as it arrived in a request."""

    filename: str
    bytes: bytes = field(repr=False)

    @property
    def content_type(self) -> str:
        """Guessed from the name, since clients upload everything as a stream of octets."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    @property
    def size(self) -> tuple[int, int] | None:
        """Width and height of a PNG picture."""
        if self.bytes[:8] != b"\x89PNG\r\n\x1a\n":
            return None
        return int.from_bytes(self.bytes[16:20]), int.from_bytes(self.bytes[20:24])


@dataclass(frozen=True)
class Draft:
    """A checked message: the sender's payload and what it means."""

    payload: Json
    flags: int
    kept: frozenset[int] | None  # attachments an edit keeps; None: all of them
    uploads: list[tuple[Upload, Json]]  # each file with its entry in ``attachments``


def check(
    form: Form,
    payload: Any,
    files: Mapping[int, Upload],
    before: Message | None = None,
    path: Path = (),
) -> Draft:
    """Check what a bot wants to post, or how it wants to change ``before``.

    Raises :class:`ApiError` 50035 with what is wrong, 40005 for files that are too large, and 50006
    if nothing visible would be left.
    """
    report = Report(path)
    form.fields(payload, (), report)
    report.finish()
    _too_large(files)
    flags = _flags(form, payload, before, report)
    v2 = bool(flags & COMPONENTS_V2)
    _legacy_fields(payload, v2, before, report)
    components.check_message(payload.get("components"), v2, report)
    report.finish()
    kept, uploads = _kept_ids(form, payload, files), _uploads(payload, files, before, report)
    draft = Draft(payload, flags, kept, uploads)
    _references(draft, v2, before, report)
    report.finish()
    if not _leaves_something(draft, v2, before):
        raise ApiError(EMPTY_MESSAGE)
    return draft


def _too_large(files: Mapping[int, Upload]) -> None:
    sizes = [len(f.bytes) for f in files.values()]
    if sum(sizes) > _MOST_TOGETHER or any(size > MOST_BYTES for size in sizes):
        raise ApiError(TOO_LARGE)


def _flags(form: Form, payload: Json, before: Message | None, report: Report) -> int:
    given = payload.get("flags")
    old = before.flags if before else 0
    if given is None:
        return old
    if given & ~form.flags:
        report.add(("flags",), "MESSAGE_FLAGS_INVALID", "These flags cannot be set here.")
    if old & COMPONENTS_V2 and not given & COMPONENTS_V2:
        message = "IS_COMPONENTS_V2 cannot be removed from a message"
        report.add(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", message)
    changed = EDIT.flags if before else form.flags
    return int(old & ~changed | given & changed | old & COMPONENTS_V2)


def _legacy_fields(payload: Json, v2: bool, before: Message | None, report: Report) -> None:
    """With V2 components the old fields must be empty, also those that the message had before."""
    if not v2:
        return
    old = {"content": before.content, "embeds": before.embeds} if before else {}
    for name, empty in (("content", None), ("embeds", []), ("sticker_ids", [])):
        given = payload.get(name)
        kept = old.get(name) and (name not in payload or given != empty)
        if kept or (given is not None and (before is None or given != empty)):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            report.add((name,), code, message)


def _kept_ids(form: Form, payload: Json, files: Mapping[int, Upload]) -> frozenset[int] | None:
    """An edit that lists or uploads files keeps only the old ones that it lists."""
    listed = payload.get("attachments")
    if listed is None and form.keeps and not files:
        return None
    return frozenset(int(a["id"]) for a in listed or []) - frozenset(files)


def _uploads(
    payload: Json, files: Mapping[int, Upload], before: Message | None, report: Report
) -> list[tuple[Upload, Json]]:
    """Each file with its entry; in an edit, files without an entry are ignored."""
    entries = {int(a["id"]): a for a in payload.get("attachments") or []}
    if len(files) > MOST_FILES:
        message = f"Must be {MOST_FILES} or fewer in length."
        report.add(("attachments",), "BASE_TYPE_MAX_LENGTH", message)
    taken = [index for index in sorted(files) if before is None or index in entries]
    return [(files[index], entries.get(index, {})) for index in taken]


def _references(draft: Draft, v2: bool, before: Message | None, report: Report) -> None:
    new = {_name(upload, entry) for upload, entry in draft.uploads}
    old = {a.id: a.filename for a in before.attachments} if before else {}
    for unknown in (draft.kept or frozenset()) - old.keys():
        message = f"There is no attachment {unknown} to keep and no such file was sent"
        report.add(("attachments",), "ATTACHMENT_NOT_FOUND", message)
    names = new | {name for key, name in old.items() if draft.kept is None or key in draft.kept}
    shown = draft.payload.get("components") or []
    components.check_references(shown, names, new if v2 else (), report)
    for path, name in _in_embeds(draft.payload):
        if name not in names:
            report.add(path, "EMBED_ATTACHMENT_NOT_FOUND", "The attachment was not found")


def _name(upload: Upload, entry: Json) -> str:
    return entry.get("filename") or upload.filename


def _in_embeds(payload: Json) -> Iterator[tuple[Path, str]]:
    for index, embed in enumerate(payload.get("embeds") or []):
        for part in ("image", "thumbnail"):
            scheme, _, name = ((embed.get(part) or {}).get("url") or "").partition("://")
            if scheme == "attachment":
                yield ("embeds", index, part, "url"), name


def _leaves_something(draft: Draft, v2: bool, before: Message | None) -> bool:
    payload = draft.payload

    def now(name: str, old: Any) -> Any:
        return payload.get(name, old)

    shown = now("components", before.components_json if before else None)
    if v2:
        return bool(shown)
    kept = before.attachments if before else []
    stays = any(draft.kept is None or a.id in draft.kept for a in kept)
    content = now("content", before.content if before else "")
    embeds = now("embeds", before.embeds if before else None)
    return bool((content or "").strip() or embeds or shown or draft.uploads or stays)
