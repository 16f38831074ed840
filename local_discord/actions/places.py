"""What the place of an interaction lets its application answer.

https://discord.com/developers/docs/interactions/receiving-and-responding#followup-messages
"""

from __future__ import annotations

from .. import access, installs
from ..checks.drafts import Draft
from ..errors import (
    MISSING_PERMISSIONS,
    TOO_MANY_FOLLOW_UPS,
    ApiError,
)
from ..model import Interaction
from ..permissions import Permission
from .threads import check_unlocked

MOST_FOLLOW_UPS = 5
"""Follow-ups to an interaction where only a person has installed the application."""


def check_open(one: Interaction) -> None:
    """Nothing is written or changed in a locked thread, except by who manages threads; raises
    50083, 160005. (Discord documents that for members and bots; here it holds for answers too, also
    ephemeral ones.)"""
    check_unlocked(one.channel, one.application.user)


def check_shown(one: Interaction, draft: Draft, ephemeral: bool) -> None:
    """In a server without the bot its answers respect the person's permissions: without them no
    files and no embeds can be seen by others; raises 50013. (Only the principle is documented.)"""
    if ephemeral or not installs.absent(one):
        return
    wanted = Permission.ATTACH_FILES if draft.uploads else Permission(0)
    if draft.payload.get("embeds"):
        wanted |= Permission.EMBED_LINKS
    if not access.may(one.channel, one.user, wanted):
        raise ApiError(MISSING_PERMISSIONS)


def count_follow_up(one: Interaction) -> None:
    """Count a follow-up; raises 40094. Every one counts that was posted, also one that completed a
    deferred answer, was ephemeral or is deleted."""
    if installs.by_person_only(one) and one.followed_up >= MOST_FOLLOW_UPS:
        raise ApiError(TOO_MANY_FOLLOW_UPS)
    one.followed_up += 1
