"""The interactions by which the bot can answer where it is not."""

from __future__ import annotations

from dataclasses import replace

from discord.utils import time_snowflake, utcnow

from bot.live.shown import Messages
from bot.live.voice import REMEMBERED, Voice
from bot.screen.seen import Posted

FIRST = time_snowflake(utcnow())


def voice(number: int, original: int = 0) -> Voice:
    return Voice(FIRST + number, "token", 0.0, original=original)


def test_those_are_kept_that_reach_a_message_with_controls() -> None:
    board, before = Posted(1, 7), Posted(1, 6)
    messages = Messages(board, before)
    for number, original in enumerate((5, 6, 7)):
        messages.speak(voice(number, original))
    for number in range(3, 40):  # somebody presses the board again and again
        messages.speak(voice(number, 7 if number < 20 else 0))
    assert [one.original for one in messages.voices] == [6, 7, *[0] * REMEMBERED]
    messages.tidied(before)
    messages.board = replace(board, message=8)
    messages.speak(voice(40))
    assert [one.original for one in messages.voices] == [0] * REMEMBERED
