"""Yes or no, as controls and forms have it."""

from __future__ import annotations

from games.core import Refused, say

YES, NO = "yes", "no"


def yes_no(so: bool) -> str:
    """The answer that says so, or not."""
    return YES if so else NO


def is_yes(answer: str) -> bool:
    """What was answered. Raises `Refused` for anything else."""
    if answer not in (YES, NO):
        raise Refused(say("bot-no-such-choice"))
    return answer == YES
