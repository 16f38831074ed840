"""What Discord accepts as a message, and bodies that are none."""

from __future__ import annotations

from typing import Any

import pytest

from tests.local_discord.scene import (
    Cast,
    Client,
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
