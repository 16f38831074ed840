"""Lines of a plan as people type them: `if skip: dig left`, one a line. What goes on from a line
follows it: `if skip: up 2 if dig left: skip`. In one's own turn a line begins with what one plays
now."""

from __future__ import annotations

import re
from functools import lru_cache

from bot.cogs.plans.ahead import Ahead
from bot.cogs.plans.plan import MOST, Line
from games.core import LANGUAGES, Refused, say

SHOWN = 60
"""How many characters of a line are quoted."""


@lru_cache(1)
def _if() -> re.Pattern[str]:
    """The word, in every language."""
    words = {say("bot-plan-if").in_(language) for language in LANGUAGES}
    return re.compile(rf"(?:^|\s)(?:{'|'.join(map(re.escape, sorted(words)))})\s", re.IGNORECASE)


def read_lines(ahead: Ahead, text: str, language: str) -> list[Line]:
    """The lines that were typed. Raises `Refused` for the first that can't be read or happen."""
    typed = [line for line in text.splitlines() if line.strip()]
    if len(typed) > MOST:
        raise Refused(say("bot-plan-too-long", n=MOST))
    if not typed:
        raise Refused(say("core-nothing-typed"))
    found = list[Line]()
    for line in typed:
        try:
            found.append(_line(ahead, line, language))
        except Refused as refused:
            part = line.strip()[:SHOWN]
            raise Refused(say("core-of-several", part=part, why=refused.text)) from None
    return found


def _line(ahead: Ahead, typed: str, language: str) -> Line:
    own, *parts = _if().split(f" {typed.strip()} ")
    if not parts:
        raise Refused(say("bot-plan-line-form"))
    mine = ahead.asked == ahead.seat
    if mine != bool(own.strip()):
        raise Refused(say("bot-plan-own-first") if mine else say("bot-plan-line-form"))
    if mine:
        ahead = _turn(ahead, own, language, mine=True)
    for part in parts:
        condition, colon, answer = part.partition(":")
        if not colon:
            raise Refused(say("bot-plan-line-form"))
        ahead = _turn(ahead, condition, language, mine=False)
        ahead = _turn(ahead, answer, language, mine=True)
    return ahead.line


def _turn(ahead: Ahead, typed: str, language: str, *, mine: bool) -> Ahead:
    """After a whole turn of the owner's, or of all others until the owner's next one."""
    for part in filter(None, map(str.strip, typed.split(";"))):
        seat = ahead.asked
        if seat is None:
            raise Refused(ahead.stop or say("core-match-over"))
        if (seat == ahead.seat) != mine:
            raise Refused(say("bot-plan-turn-over"))
        for move in ahead.match.read(seat, part, language):
            ahead = ahead.after(seat, move)
    if (ahead.asked == ahead.seat) == mine and ahead.asked is not None:
        raise Refused(say("bot-plan-turn-goes-on"))
    return ahead
