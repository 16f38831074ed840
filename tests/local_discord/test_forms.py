"""What Discord refuses in a message: one line each, with the place and code of its error tree."""

from __future__ import annotations

from typing import Any

import pytest

from tests.local_discord.scene import (
    Cast,
    api,
    at,
    button,
    defaults,
    gallery,
    options,
    people,
    row,
    select,
    text,
    v2,
)

LONG = "x" * 101


FIRST = "components.0"
INNER = "components.0.components.0"
REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("content too long", {"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    ("content no text", {"content": 5}, "content", "STRING_TYPE_CONVERT"),
    ("unknown field", {"content": "a", "colour": 1}, "colour", "UNKNOWN_FIELD"),
    ("too many embeds", {"embeds": [{"title": "a"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    ("embed title", {"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    (
        "embeds together",
        {"embeds": [{"description": "x" * 4000}, {"title": "t", "description": "y" * 2000}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    ("empty embed", {"embeds": [{"color": 5}]}, "embeds.0.description", "BASE_TYPE_REQUIRED"),
    (
        "blank embed field",
        {"embeds": [{"fields": [{"name": "a", "value": " "}]}]},
        "embeds.0.fields.0.value",
        "BASE_TYPE_REQUIRED",
    ),
    (
        "26 embed fields",
        {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]},
        "embeds.0.fields",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "embed footer",
        {"embeds": [{"footer": {"text": "x" * 2049}}]},
        "embeds.0.footer.text",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "embed time",
        {"embeds": [{"title": "a", "timestamp": "today"}]},
        "embeds.0.timestamp",
        "DATE_TIME_TYPE_PARSE",
    ),
    (
        "embed icon",
        {"embeds": [{"author": {"name": "a", "icon_url": "b.png"}}]},
        "embeds.0.author.icon_url",
        "URL_TYPE_INVALID_URL",
    ),
    ("number as nonce", {"content": "a", "nonce": 1 << 63}, "nonce", "NUMBER_TYPE_MAX"),
    ("flags of others", {"content": "a", "flags": 64}, "flags", "MESSAGE_FLAGS_INVALID"),
    ("nonce", {"content": "a", "nonce": "x" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    (
        "mentions twice",
        {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        "mention kind",
        {"content": "a", "allowed_mentions": {"parse": ["all"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    (
        "v2 with content",
        v2(text("a")) | {"content": "b"},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "v2 with embeds",
        v2(text("a")) | {"embeds": [{"title": "b"}]},
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "v2 with no content",
        v2(text("a")) | {"content": ""},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "v2 with no embeds",
        v2(text("a")) | {"embeds": []},
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "v2 with no stickers",
        v2(text("a")) | {"sticker_ids": []},
        "sticker_ids",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    ("v2 without its flag", {"components": [text("a")]}, FIRST, "UNION_TYPE_CHOICES"),
    ("bare button", v2(button()), FIRST, "UNION_TYPE_CHOICES"),
    ("unknown component", v2({"type": 99}), FIRST, "UNION_TYPE_CHOICES"),
    ("no component", v2({}), FIRST, "UNION_TYPE_CHOICES"),
    ("empty row", v2(row()), f"{FIRST}.components", "BASE_TYPE_BAD_LENGTH"),
    (
        "six buttons in a row",
        v2(row(*(button(str(n)) for n in range(6)))),
        f"{FIRST}.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "menu beside a button",
        v2(row(button(), select())),
        f"{FIRST}.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        "six rows",
        {"components": [row(button(str(n))) for n in range(6)]},
        "components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    ("long label", v2(row(button(label="x" * 81))), f"{INNER}.label", "BASE_TYPE_MAX_LENGTH"),
    ("style", v2(row(button(style=7))), f"{INNER}.style", "BASE_TYPE_CHOICES"),
    ("empty id", v2(row(button(""))), f"{INNER}.custom_id", "BASE_TYPE_REQUIRED"),
    ("long id", v2(row(button(LONG))), f"{INNER}.custom_id", "BASE_TYPE_BAD_LENGTH"),
    (
        "same id twice",
        v2(row(button("a")), row(button("a"))),
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "no label, no emoji",
        v2(row(button(label=""))),
        INNER,
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    (
        "blank label",
        v2(row(button(label="  "))),
        INNER,
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    (
        "premium with label",
        v2(row({"type": 2, "style": 6, "sku_id": "1", "label": "Buy"})),
        f"{INNER}.label",
        "BUTTON_COMPONENT_FIELD_CONFLICT",
    ),
    (
        "not an emoji",
        v2(row(button(emoji={"name": "←"}))),
        f"{INNER}.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        "link without address",
        v2(row({"type": 2, "style": 5, "label": "a"})),
        f"{INNER}.url",
        "BASE_TYPE_REQUIRED",
    ),
    (
        "link with id",
        v2(row(button(style=5, url="https://example.org"))),
        f"{INNER}.custom_id",
        "BUTTON_COMPONENT_FIELD_CONFLICT",
    ),
    (
        "button with address",
        v2(row(button(url="https://example.org"))),
        f"{INNER}.url",
        "BUTTON_COMPONENT_FIELD_CONFLICT",
    ),
    ("unknown in button", v2(row(button(size=3))), f"{INNER}.size", "UNKNOWN_FIELD"),
    (
        "disabled as text",
        v2(row(button(disabled="no"))),
        f"{INNER}.disabled",
        "BOOLEAN_TYPE_CONVERT",
    ),
    (
        "26 options",
        v2(row(select(options=options(26)))),
        f"{INNER}.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("no options", v2(row(select(options=[]))), f"{INNER}.options", "BASE_TYPE_BAD_LENGTH"),
    (
        "more to pick than options",
        v2(row(select(max_values=3))),
        f"{INNER}.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "placeholder",
        v2(row(select(placeholder="x" * 151))),
        f"{INNER}.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "option label",
        v2(row(select(options=[{"label": LONG, "value": "1"}]))),
        f"{INNER}.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "option value twice",
        v2(row(select(options=options(1) * 2))),
        f"{INNER}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        "two defaults of one",
        v2(row(select(options=[o | {"default": True} for o in options(2)]))),
        f"{INNER}.options",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "more to pick than may be",
        v2(row(select(min_values=2))),
        f"{INNER}.min_values",
        "SELECT_COMPONENT_INVALID_RANGE",
    ),
    (
        "fewer people than must be picked",
        v2(row(people(min_values=2, max_values=3, default_values=defaults(1)))),
        f"{INNER}.default_values",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "more people than may be picked",
        v2(row(people(max_values=2, default_values=defaults(3)))),
        f"{INNER}.default_values",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "role among people",
        v2(row(people(default_values=[{"id": "1", "type": "role"}]))),
        f"{INNER}.default_values.0.type",
        "BASE_TYPE_CHOICES",
    ),
    (
        "channels of no kind",
        v2(row({"type": 8, "custom_id": "c", "channel_types": [99]})),
        f"{INNER}.channel_types.0",
        "BASE_TYPE_CHOICES",
    ),
    (
        "blank option",
        v2(row(select(options=[{"label": " ", "value": "1"}]))),
        f"{INNER}.options.0.label",
        "BASE_TYPE_REQUIRED",
    ),
    ("blank text", v2(text(" \n ")), f"{FIRST}.content", "BASE_TYPE_REQUIRED"),
    ("empty text", v2(text("")), f"{FIRST}.content", "BASE_TYPE_REQUIRED"),
    ("long text", v2(text("x" * 4001)), f"{FIRST}.content", "BASE_TYPE_BAD_LENGTH"),
    (
        "long texts together",
        v2(text("x" * 2001), text("x" * 2000)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (
        "41 components nested",
        v2(*({"type": 17, "components": [text("a")] * 3} for _ in range(11))),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        "container in container",
        v2({"type": 17, "components": [{"type": 17, "components": [text("a")]}]}),
        INNER,
        "UNION_TYPE_CHOICES",
    ),
    (
        "section without accessory",
        v2({"type": 9, "components": [text("a")]}),
        f"{FIRST}.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    ("separator", v2({"type": 14, "spacing": 3}), f"{FIRST}.spacing", "BASE_TYPE_CHOICES"),
    (
        "accent colour",
        v2({"type": 17, "components": [text("a")], "accent_color": 1 << 24}),
        f"{FIRST}.accent_color",
        "NUMBER_TYPE_MAX",
    ),
    (
        "picture that was not sent",
        v2(gallery("attachment://board.png")),
        f"{FIRST}.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        "picture from nowhere",
        v2(gallery("board.png")),
        f"{FIRST}.items.0.media.url",
        "URL_TYPE_INVALID_URL",
    ),
    (
        "alt text too long",
        v2({"type": 12, "items": [{"media": {"url": "https://a.b"}, "description": "x" * 1025}]}),
        f"{FIRST}.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "attachment that is not there",
        {"content": "a", "attachments": [{"id": 7}]},
        "attachments",
        "ATTACHMENT_NOT_FOUND",
    ),
    (
        "reply to nothing",
        {"content": "a", "message_reference": {"message_id": "5"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
]


@pytest.mark.parametrize(
    ("payload", "path", "code"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED]
)
async def test_refused(still: Cast, payload: dict[str, Any], path: str, code: str) -> None:
    async with api(still) as client:
        with still.world.expected(50035):
            answer = await client.post(f"/channels/{still.channel.id}/messages", json=payload)
    body = answer.json()
    assert (answer.status_code, body["code"], body["message"]) == (400, 50035, "Invalid Form Body")
    assert code in [e["code"] for e in at(body["errors"], path)]
    assert not still.channel.messages
    still.world.check()
