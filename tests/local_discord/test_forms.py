"""What Discord refuses in a message: one line each, with the place and code of its error tree."""

from __future__ import annotations

from typing import Any

import pytest

from local_discord.checks.drafts import CREATE, check
from local_discord.errors import ApiError
from tests.local_discord.scene import (
    Cast,
    Client,
    at,
    button,
    defaults,
    options,
    people,
    row,
    select,
    text,
    v2,
)

LONG = "x" * 101
FIRST, INNER = "components.0", "components.0.components.0"
PICKED, MENTIONS = f"{INNER}.default_values", "allowed_mentions"
ON = {"default": True}


def key(*custom_id: str, **fields: Any) -> dict[str, Any]:
    """A message of one button."""
    return v2(row(button(*custom_id, **fields)))


def menu(**fields: Any) -> dict[str, Any]:
    return v2(row(select(**fields)))


def whom(**fields: Any) -> dict[str, Any]:
    """A message of one menu of people."""
    return v2(row(people(**fields)))


def embed(**fields: Any) -> dict[str, Any]:
    return {"embeds": [fields]}


def picture(url: str, **fields: Any) -> dict[str, Any]:
    return v2({"type": 12, "items": [{"media": {"url": url}} | fields]})


def box(*inside: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"type": 17, "components": [*inside]} | fields


def plain(**fields: Any) -> dict[str, Any]:
    return {"content": "a"} | fields


LINK = {"type": 2, "style": 5, "label": "a"}
PREMIUM = {"type": 2, "style": 6, "sku_id": "1", "label": "Buy"}
TEXTS = [{"description": "x" * 4000}, {"title": "t", "description": "y" * 2000}]
ROLE = [{"id": "1", "type": "role"}]
REFUSED: dict[str, list[tuple[str, str, dict[str, Any]]]] = {
    "BASE_TYPE_MAX_LENGTH": [
        ("content too long", "content", plain(content="x" * 2001)),
        ("too many embeds", "embeds", {"embeds": [{"title": "a"}] * 11}),
        ("embed title", "embeds.0.title", embed(title="x" * 257)),
        ("26 embed fields", "embeds.0.fields", embed(fields=[{"name": "a", "value": "b"}] * 26)),
        ("nonce", "nonce", plain(nonce="x" * 26)),
        ("six rows", "components", {"components": [row(button(str(n))) for n in range(6)]}),
        ("long label", f"{INNER}.label", key(label="x" * 81)),
        ("placeholder", f"{INNER}.placeholder", menu(placeholder="x" * 151)),
        ("two defaults", f"{INNER}.options", menu(options=[o | ON for o in options(2)])),
    ],
    "STRING_TYPE_CONVERT": [("content no text", "content", plain(content=5))],
    "UNKNOWN_FIELD": [
        ("unknown field", "colour", plain(colour=1)),
        ("unknown in button", f"{INNER}.size", key(size=3)),
    ],
    "MAX_EMBED_SIZE_EXCEEDED": [("embeds together", "embeds", {"embeds": TEXTS})],
    "BASE_TYPE_REQUIRED": [
        ("empty embed", "embeds.0.description", embed(color=5)),
        ("blank field", "embeds.0.fields.0.value", embed(fields=[{"name": "a", "value": " "}])),
        ("empty id", f"{INNER}.custom_id", key("")),
        ("link without address", f"{INNER}.url", v2(row(LINK))),
        ("blank option", f"{INNER}.options.0.label", menu(options=[{"label": " ", "value": "1"}])),
        ("blank text", f"{FIRST}.content", v2(text(" \n "))),
        ("empty text", f"{FIRST}.content", v2(text(""))),
        ("no accessory", f"{FIRST}.accessory", v2({"type": 9, "components": [text("a")]})),
    ],
    "BASE_TYPE_BAD_LENGTH": [
        ("embed footer", "embeds.0.footer.text", embed(footer={"text": "x" * 2049})),
        ("empty row", f"{FIRST}.components", v2(row())),
        ("six in a row", f"{FIRST}.components", v2(row(*(button(str(n)) for n in range(6))))),
        ("long id", f"{INNER}.custom_id", key(LONG)),
        ("26 options", f"{INNER}.options", menu(options=options(26))),
        ("no options", f"{INNER}.options", menu(options=[])),
        ("more to pick than options", f"{INNER}.options", menu(max_values=3)),
        ("option", f"{INNER}.options.0.label", menu(options=[{"label": LONG, "value": "1"}])),
        ("fewer people", PICKED, whom(min_values=2, max_values=3, default_values=defaults(1))),
        ("more people", PICKED, whom(max_values=2, default_values=defaults(3))),
        ("long text", f"{FIRST}.content", v2(text("x" * 4001))),
        ("alt text", f"{FIRST}.items.0.description", picture("https://a.b", description=LONG * 11)),
    ],
    "DATE_TIME_TYPE_PARSE": [
        ("embed time", "embeds.0.timestamp", embed(title="a", timestamp="today")),
    ],
    "URL_TYPE_INVALID_URL": [
        ("icon", "embeds.0.author.icon_url", embed(author={"name": "a", "icon_url": "b.png"})),
        ("picture from nowhere", f"{FIRST}.items.0.media.url", picture("board.png")),
    ],
    "NUMBER_TYPE_MAX": [
        ("number as nonce", "nonce", plain(nonce=1 << 63)),
        ("accent colour", f"{FIRST}.accent_color", v2(box(text("a"), accent_color=1 << 24))),
    ],
    "MESSAGE_FLAGS_INVALID": [("flags of others", "flags", plain(flags=64))],
    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE": [
        ("twice", MENTIONS, plain(allowed_mentions={"parse": ["users"], "users": ["1"]})),
    ],
    "BASE_TYPE_CHOICES": [
        ("mention kind", f"{MENTIONS}.parse.0", plain(allowed_mentions={"parse": ["all"]})),
        ("style", f"{INNER}.style", key(style=7)),
        ("role among people", f"{PICKED}.0.type", whom(default_values=ROLE)),
        ("channels of no kind", f"{INNER}.channel_types.0", whom(type=8, channel_types=[99])),
        ("separator", f"{FIRST}.spacing", v2({"type": 14, "spacing": 3})),
    ],
    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2": [
        ("v2 with content", "content", v2(text("a")) | {"content": "b"}),
        ("v2 with embeds", "embeds", v2(text("a")) | embed(title="b")),
        ("v2 with no content", "content", v2(text("a")) | {"content": ""}),
        ("v2 with no embeds", "embeds", v2(text("a")) | {"embeds": []}),
        ("v2 with no stickers", "sticker_ids", v2(text("a")) | {"sticker_ids": []}),
    ],
    "UNION_TYPE_CHOICES": [
        ("v2 without its flag", FIRST, {"components": [text("a")]}),
        ("bare button", FIRST, v2(button())),
        ("unknown component", FIRST, v2({"type": 99})),
        ("no component", FIRST, v2({})),
        ("container in container", INNER, v2(box(box(text("a"))))),
    ],
    "COMPONENT_LAYOUT_WIDTH_EXCEEDED": [
        ("menu beside a button", f"{FIRST}.components.1", v2(row(button(), select()))),
    ],
    "COMPONENT_CUSTOM_ID_DUPLICATED": [
        ("same id", "components.1.components.0.custom_id", v2(row(button()), row(button()))),
    ],
    "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED": [
        ("no label, no emoji", INNER, key(label="")),
        ("blank label", INNER, key(label="  ")),
    ],
    "BUTTON_COMPONENT_FIELD_CONFLICT": [
        ("premium with label", f"{INNER}.label", v2(row(PREMIUM))),
        ("link with id", f"{INNER}.custom_id", key(style=5, url="https://example.org")),
        ("button with address", f"{INNER}.url", key(url="https://example.org")),
    ],
    "COMPONENT_INVALID_EMOJI": [("not one", f"{INNER}.emoji.name", key(emoji={"name": "←"}))],
    "BOOLEAN_TYPE_CONVERT": [("disabled as text", f"{INNER}.disabled", key(disabled="no"))],
    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED": [
        ("option value twice", f"{INNER}.options.1.value", menu(options=options(1) * 2)),
    ],
    "SELECT_COMPONENT_INVALID_RANGE": [("range", f"{INNER}.min_values", menu(min_values=2))],
    "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED": [
        ("long texts together", "components", v2(text("x" * 2001), text("x" * 2000))),
    ],
    "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED": [
        ("41 components nested", "components", v2(*[box(*[text("a")] * 3)] * 11)),
    ],
    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND": [
        ("not sent", f"{FIRST}.items.0.media.url", picture("attachment://board.png")),
    ],
    "ATTACHMENT_NOT_FOUND": [("not there", "attachments", plain(attachments=[{"id": 7}]))],
}
"""The code, and for each what is sent and the place that is wrong."""
CASES = [pytest.param(code, *row[1:], id=row[0]) for code, rows in REFUSED.items() for row in rows]


@pytest.mark.parametrize(("code", "path", "payload"), CASES)
def test_refused(code: str, path: str, payload: dict[str, Any]) -> None:
    with pytest.raises(ApiError) as refusal:
        check(CREATE, payload, {})
    assert code in [e["code"] for e in at(refusal.value.body()["errors"], path)]


async def test_what_is_refused_is_answered_and_not_posted(still: Cast, client: Client) -> None:
    with still.world.expected(50035):
        payload = plain(message_reference={"message_id": "5"})
        answer = await client.post(still.messages, json=payload)
    body = answer.json()
    assert (answer.status_code, body["code"], body["message"]) == (400, 50035, "Invalid Form Body")
    [error] = at(body["errors"], "message_reference")
    assert error["code"] == "REPLIES_UNKNOWN_MESSAGE"
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
    ("picture from the web", picture("https://example.org/a.png")),
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
def test_accepted(payload: dict[str, Any]) -> None:
    check(CREATE, payload, {})


@pytest.mark.parametrize("payload", [{}, {"content": " "}, {"content": None}, v2()])
def test_50006_nothing_to_see(payload: dict[str, Any]) -> None:
    with pytest.raises(ApiError) as refusal:
        check(CREATE, payload, {})
    assert refusal.value.body()["code"] == 50006


async def test_50109_broken_json(still: Cast, client: Client) -> None:
    with still.world.expected(50109):
        answer = await client.post(
            still.messages,
            content=b"{",
            headers={"Content-Type": "application/json"},
        )
    assert answer.json()["code"] == 50109


async def test_texts_of_too_many_bytes_are_its_own_fault(still: Cast, client: Client) -> None:
    """discord-api-docs#8554: at so many bytes, whatever their characters, it has trouble."""
    with still.world.expected(0):
        answers = [await client.post(still.messages, json=v2(text("語" * n))) for n in (3386, 3387)]
    assert [answer.status_code for answer in answers] == [200, 500]
