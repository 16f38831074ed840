"""Papers and the playground quote what the bot says word for word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.playground import hint
from games.tools.spoken import rooms, said

ROOT = Path(bot.__file__).parents[1]
ROOMS = rooms([ROOT / "games", ROOT / "bot"])
DISCORDS = {
    *("Bot", "OAuth2 → URL Generator", "View Channels", "Send Messages", "User Install"),
    *("Send Messages in Threads", "Create Public Threads", "Attach Files", "Installation"),
    *("Read Message History", "Create Events", "Apps", "Advanced", "Developer Mode"),
    *("Reset Secret", "Launch", "App Testers"),
    *("Copy Channel ID", "Invite it to your server", "Such hosts throw their disk away"),
}
"""Quoted from Discord, and from the papers themselves."""
_QUOTED = re.compile(r"(?<!\*)\*([^*\n]+[^*\n.:?!])\*(?!\*)")


def labels(language: str) -> set[str]:
    """Everything that stands on a button or names a game."""
    files = [room.files[language] for room in ROOMS]
    return {said(message) for file in files for message in file.messages.values()}


@pytest.mark.parametrize("path", ["README.md", "docs/hosting.md"])
def test_what_papers_call_buttons_is_what_stands_on_them(path: str) -> None:
    text = re.sub(
        r"```.*?```", "", (ROOT / path).read_text("utf-8"), flags=re.DOTALL
    )  # `*.service`
    quoted = set(_QUOTED.findall(text))
    assert quoted
    assert quoted - DISCORDS - labels("en") == set()


@pytest.mark.parametrize(("heading", "language"), [("English", "en"), ("Deutsch", "de")])
def test_so_is_what_the_listing_calls_them(heading: str, language: str) -> None:
    text = (ROOT / "docs/listing.md").read_text("utf-8")
    section = text.split(f"## {heading}\n")[1].split("\n## ")[0]
    assert set(_QUOTED.findall(section)) - labels(language) == set()


def test_so_is_what_the_playground_says_first() -> None:
    quoted = set(_QUOTED.findall(hint()))
    assert {"Play the computer", "Join", "Start"} <= quoted
    assert quoted <= labels("en")
