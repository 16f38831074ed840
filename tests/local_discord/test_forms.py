"""What Discord refuses in a message: one line each, with the place and code of its error tree."""

from __future__ import annotations

from typing import Any

import pytest

from tests.local_discord.scene import (
    Cast,
    Client,
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
REFUSED: dict[str, list[tuple[str, str, dict[str, Any]]]] = {
    "BASE_TYPE_MAX_LENGTH": [
        ("content too long", "content", {"content": "x" * 2001}),
        ("too many embeds", "embeds", {"embeds": [{"title": "a"}] * 11}),
        ("embed title", "embeds.0.title", {"embeds": [{"title": "x" * 257}]}),
        (
            "26 embed fields",
            "embeds.0.fields",
            {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]},
        ),
        ("nonce", "nonce", {"content": "a", "nonce": "x" * 26}),
        ("six rows", "components", {"components": [row(button(str(n))) for n in range(6)]}),
        ("long label", f"{INNER}.label", v2(row(button(label="x" * 81)))),
        ("placeholder", f"{INNER}.placeholder", v2(row(select(placeholder="x" * 151)))),
        (
            "two defaults of one",
            f"{INNER}.options",
            v2(row(select(options=[o | {"default": True} for o in options(2)]))),
        ),
    ],
    "STRING_TYPE_CONVERT": [
        ("content no text", "content", {"content": 5}),
    ],
    "UNKNOWN_FIELD": [
        ("unknown field", "colour", {"content": "a", "colour": 1}),
        ("unknown in button", f"{INNER}.size", v2(row(button(size=3)))),
    ],
    "MAX_EMBED_SIZE_EXCEEDED": [
        (
            "embeds together",
            "embeds",
            {"embeds": [{"description": "x" * 4000}, {"title": "t", "description": "y" * 2000}]},
        ),
    ],
    "BASE_TYPE_REQUIRED": [
        ("empty embed", "embeds.0.description", {"embeds": [{"color": 5}]}),
        (
            "blank embed field",
            "embeds.0.fields.0.value",
            {"embeds": [{"fields": [{"name": "a", "value": " "}]}]},
        ),
        ("empty id", f"{INNER}.custom_id", v2(row(button("")))),
        ("link without address", f"{INNER}.url", v2(row({"type": 2, "style": 5, "label": "a"}))),
        (
            "blank option",
            f"{INNER}.options.0.label",
            v2(row(select(options=[{"label": " ", "value": "1"}]))),
        ),
        ("blank text", f"{FIRST}.content", v2(text(" \n "))),
        ("empty text", f"{FIRST}.content", v2(text(""))),
        (
            "section without accessory",
            f"{FIRST}.accessory",
            v2({"type": 9, "components": [text("a")]}),
        ),
    ],
    "BASE_TYPE_BAD_LENGTH": [
        ("embed footer", "embeds.0.footer.text", {"embeds": [{"footer": {"text": "x" * 2049}}]}),
        ("empty row", f"{FIRST}.components", v2(row())),
        (
            "six buttons in a row",
            f"{FIRST}.components",
            v2(row(*(button(str(n)) for n in range(6)))),
        ),
        ("long id", f"{INNER}.custom_id", v2(row(button(LONG)))),
        ("26 options", f"{INNER}.options", v2(row(select(options=options(26))))),
        ("no options", f"{INNER}.options", v2(row(select(options=[])))),
        ("more to pick than options", f"{INNER}.options", v2(row(select(max_values=3)))),
        (
            "option label",
            f"{INNER}.options.0.label",
            v2(row(select(options=[{"label": LONG, "value": "1"}]))),
        ),
        (
            "fewer people than must be picked",
            f"{INNER}.default_values",
            v2(row(people(min_values=2, max_values=3, default_values=defaults(1)))),
        ),
        (
            "more people than may be picked",
            f"{INNER}.default_values",
            v2(row(people(max_values=2, default_values=defaults(3)))),
        ),
        ("long text", f"{FIRST}.content", v2(text("x" * 4001))),
        (
            "alt text too long",
            f"{FIRST}.items.0.description",
            v2(
                {
                    "type": 12,
                    "items": [{"media": {"url": "https://a.b"}, "description": "x" * 1025}],
                }
            ),
        ),
    ],
    "DATE_TIME_TYPE_PARSE": [
        ("embed time", "embeds.0.timestamp", {"embeds": [{"title": "a", "timestamp": "today"}]}),
    ],
    "URL_TYPE_INVALID_URL": [
        (
            "embed icon",
            "embeds.0.author.icon_url",
            {"embeds": [{"author": {"name": "a", "icon_url": "b.png"}}]},
        ),
        ("picture from nowhere", f"{FIRST}.items.0.media.url", v2(gallery("board.png"))),
    ],
    "NUMBER_TYPE_MAX": [
        ("number as nonce", "nonce", {"content": "a", "nonce": 1 << 63}),
        (
            "accent colour",
            f"{FIRST}.accent_color",
            v2({"type": 17, "components": [text("a")], "accent_color": 1 << 24}),
        ),
    ],
    "MESSAGE_FLAGS_INVALID": [
        ("flags of others", "flags", {"content": "a", "flags": 64}),
    ],
    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE": [
        (
            "mentions twice",
            "allowed_mentions",
            {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ),
    ],
    "BASE_TYPE_CHOICES": [
        (
            "mention kind",
            "allowed_mentions.parse.0",
            {"content": "a", "allowed_mentions": {"parse": ["all"]}},
        ),
        ("style", f"{INNER}.style", v2(row(button(style=7)))),
        (
            "role among people",
            f"{INNER}.default_values.0.type",
            v2(row(people(default_values=[{"id": "1", "type": "role"}]))),
        ),
        (
            "channels of no kind",
            f"{INNER}.channel_types.0",
            v2(row({"type": 8, "custom_id": "c", "channel_types": [99]})),
        ),
        ("separator", f"{FIRST}.spacing", v2({"type": 14, "spacing": 3})),
    ],
    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2": [
        ("v2 with content", "content", v2(text("a")) | {"content": "b"}),
        ("v2 with embeds", "embeds", v2(text("a")) | {"embeds": [{"title": "b"}]}),
        ("v2 with no content", "content", v2(text("a")) | {"content": ""}),
        ("v2 with no embeds", "embeds", v2(text("a")) | {"embeds": []}),
        ("v2 with no stickers", "sticker_ids", v2(text("a")) | {"sticker_ids": []}),
    ],
    "UNION_TYPE_CHOICES": [
        ("v2 without its flag", FIRST, {"components": [text("a")]}),
        ("bare button", FIRST, v2(button())),
        ("unknown component", FIRST, v2({"type": 99})),
        ("no component", FIRST, v2({})),
        (
            "container in container",
            INNER,
            v2({"type": 17, "components": [{"type": 17, "components": [text("a")]}]}),
        ),
    ],
    "COMPONENT_LAYOUT_WIDTH_EXCEEDED": [
        ("menu beside a button", f"{FIRST}.components.1", v2(row(button(), select()))),
    ],
    "COMPONENT_CUSTOM_ID_DUPLICATED": [
        (
            "same id twice",
            "components.1.components.0.custom_id",
            v2(row(button("a")), row(button("a"))),
        ),
    ],
    "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED": [
        ("no label, no emoji", INNER, v2(row(button(label="")))),
        ("blank label", INNER, v2(row(button(label="  ")))),
    ],
    "BUTTON_COMPONENT_FIELD_CONFLICT": [
        (
            "premium with label",
            f"{INNER}.label",
            v2(row({"type": 2, "style": 6, "sku_id": "1", "label": "Buy"})),
        ),
        ("link with id", f"{INNER}.custom_id", v2(row(button(style=5, url="https://example.org")))),
        ("button with address", f"{INNER}.url", v2(row(button(url="https://example.org")))),
    ],
    "COMPONENT_INVALID_EMOJI": [
        ("not an emoji", f"{INNER}.emoji.name", v2(row(button(emoji={"name": "←"})))),
    ],
    "BOOLEAN_TYPE_CONVERT": [
        ("disabled as text", f"{INNER}.disabled", v2(row(button(disabled="no")))),
    ],
    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED": [
        ("option value twice", f"{INNER}.options.1.value", v2(row(select(options=options(1) * 2)))),
    ],
    "SELECT_COMPONENT_INVALID_RANGE": [
        ("more to pick than may be", f"{INNER}.min_values", v2(row(select(min_values=2)))),
    ],
    "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED": [
        ("long texts together", "components", v2(text("x" * 2001), text("x" * 2000))),
    ],
    "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED": [
        (
            "41 components nested",
            "components",
            v2(*({"type": 17, "components": [text("a")] * 3} for _ in range(11))),
        ),
    ],
    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND": [
        (
            "picture that was not sent",
            f"{FIRST}.items.0.media.url",
            v2(gallery("attachment://board.png")),
        ),
    ],
    "ATTACHMENT_NOT_FOUND": [
        (
            "attachment that is not there",
            "attachments",
            {"content": "a", "attachments": [{"id": 7}]},
        ),
    ],
    "REPLIES_UNKNOWN_MESSAGE": [
        (
            "reply to nothing",
            "message_reference",
            {"content": "a", "message_reference": {"message_id": "5"}},
        ),
    ],
}
"""The code, and for each what is sent and the place that is wrong."""


CASES = [pytest.param(code, *row[1:], id=row[0]) for code, rows in REFUSED.items() for row in rows]


@pytest.mark.parametrize(("code", "path", "payload"), CASES)
async def test_refused(
    still: Cast, client: Client, code: str, path: str, payload: dict[str, Any]
) -> None:
    with still.world.expected(50035):
        answer = await client.post(f"/channels/{still.channel.id}/messages", json=payload)
    body = answer.json()
    assert (answer.status_code, body["code"], body["message"]) == (400, 50035, "Invalid Form Body")
    assert code in [e["code"] for e in at(body["errors"], path)]
    assert not still.channel.messages


# --- what it accepts, and bodies that are none ----------------------------------------------------


ACCEPTED: list[tuple[str, dict[str, Any]]] = [
    ("plain", {"content": "x" * 2000, "tts": False}),
    ("embed", {"embeds": [{"title": "a", "fields": [{"name": "b", "value": "c"}]}]}),
    ("embeds", {"embeds": [{"description": "x" * 4000}, {"description": "y" * 2000}]}),
    ("embed with a picture alone", {"embeds": [{"image": {"url": "https://a.b/c.png"}}]}),
    ("embed with a time", {"embeds": [{"title": "a", "timestamp": "2027-01-15T08:00:00Z"}]}),
    ("rows", {"components": [row(button("a"), button("b")), row(select())]}),
    ("five buttons", v2(row(*(button(str(n)) for n in range(5))))),
    ("25 options", v2(row(select(options=options(25), max_values=25)))),
    ("emoji", v2(row(*(button(str(n), emoji={"name": e}) for n, e in enumerate("⬆💀🏴"))))),
    ("joined emoji", v2(row(button(emoji={"name": "🏳️‍🌈"}), button("c", emoji={"name": "1️⃣"})))),
    ("emoji and blank", v2(row(button(label=" ", emoji={"name": "💀"})))),
    ("emoji alone", v2(row({"type": 2, "style": 2, "custom_id": "a", "emoji": {"name": "⬅️"}}))),
    ("link", v2(row({"type": 2, "style": 5, "label": "a", "url": "https://example.org"}))),
    ("people", v2(row(people(max_values=3)))),
    ("people picked", v2(row(people(min_values=1, max_values=3, default_values=defaults(2))))),
    ("nobody picked", v2(row(people(default_values=[])))),
    ("nobody must be picked", v2(row(people(min_values=0)))),
    ("picture from the web", v2(gallery("https://example.org/a.png"))),
    (
        "all of v2",
        v2(
            {
                "type": 17,
                "accent_color": 0x123456,
                "components": [
                    text("a"),
                    {"type": 14, "divider": False, "spacing": 2},
                    {"type": 9, "components": [text("b")], "accessory": button()},
                ],
            },
            text("c" * 3998),
        ),
    ),
]


@pytest.mark.parametrize("payload", [a[1] for a in ACCEPTED], ids=[a[0] for a in ACCEPTED])
async def test_accepted(still: Cast, client: Client, payload: dict[str, Any]) -> None:
    answer = await client.post(f"/channels/{still.channel.id}/messages", json=payload)
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("payload", [{}, {"content": " "}, {"content": None}, v2()])
async def test_50006_nothing_to_see(still: Cast, client: Client, payload: dict[str, Any]) -> None:
    with still.world.expected(50006):
        answer = await client.post(f"/channels/{still.channel.id}/messages", json=payload)
    assert answer.json()["code"] == 50006


async def test_50109_broken_json(still: Cast, client: Client) -> None:
    with still.world.expected(50109):
        answer = await client.post(
            f"/channels/{still.channel.id}/messages",
            content=b"{",
            headers={"Content-Type": "application/json"},
        )
    assert answer.json()["code"] == 50109


async def test_texts_of_too_many_bytes_are_its_own_fault(still: Cast, client: Client) -> None:
    """discord-api-docs#8554: at so many bytes, whatever their characters, it has trouble."""
    path = f"/channels/{still.channel.id}/messages"
    with still.world.expected(0):
        answers = [await client.post(path, json=v2(text("語" * n))) for n in (3386, 3387)]
    assert [answer.status_code for answer in answers] == [200, 500]
