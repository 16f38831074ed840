"""Who runs the bot, on what terms, and what is new in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from discord.ui import Button

from bot import VERSION
from games.core import Text, lines, say


@dataclass(frozen=True)
class Papers:
    """The name of whoever runs this bot, and the addresses of its terms and its privacy policy.
    Each is empty if the operator has not set it."""

    operator: str = ""
    terms: str = ""
    privacy: str = ""
    reports: int = 0
    """The channel that gets what people report; 0 if the operator takes no reports."""
    operators: frozenset[int] = frozenset()
    """The ids of whoever may act on reports there."""

    def links(self, language: str) -> list[Button[Any]]:
        """Buttons that lead to them."""
        terms, privacy = say("bot-button-terms"), say("bot-button-privacy")
        named = ((terms, self.terms), (privacy, self.privacy))
        return [Button(label=text.in_(language), url=url) for text, url in named if url]


def whats_new() -> Text:
    """The newest version's news. CHANGELOG.md has it, too, in English."""
    return say("bot-help-new", version=VERSION, news=say("bot-whats-new"))


def about(papers: Papers) -> Text:
    """What people may want to know about the bot itself."""
    run_by = [say("bot-help-operator", operator=papers.operator)] if papers.operator else []
    return lines([say("bot-help-about"), *run_by, whats_new()])
