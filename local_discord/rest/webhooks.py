"""Answers to interactions: the callback, and what follows by the webhook."""

from __future__ import annotations

from starlette.responses import Response

from .. import payloads
from ..errors import Json
from ..limits import FOLLOWUPS
from ..model import Interaction
from .call import Call, Route


async def callback(call: Call) -> Json | Response:
    """POST: acknowledge an interaction."""
    interaction = call.world.interactions.acknowledge(
        call.id("webhook_id"), call.text("webhook_token"), call.payload, call.files
    )
    wanted = call.request.query_params.get("with_response") in ("1", "true")
    return payloads.callback(interaction) if wanted else Response(status_code=204)


def _interaction(call: Call) -> Interaction:
    return call.world.interactions.by_token(call.id("webhook_id"), call.text("webhook_token"))


async def follow_up(call: Call) -> Json:
    """POST: another message."""
    interaction = _interaction(call)
    message = call.world.interactions.follow_up(interaction, call.payload, call.files)
    return payloads.message(message)


async def get_answer(call: Call) -> Json:
    """GET: the answer, or a message that followed."""
    interaction = _interaction(call)
    return payloads.message(call.world.interactions.message(interaction, call.text("message_id")))


async def edit_answer(call: Call) -> Json:
    """PATCH: the answer, or a message that followed."""
    interactions, interaction = call.world.interactions, _interaction(call)
    message = interactions.message(interaction, call.text("message_id"))
    interactions.edit(interaction, message, call.payload, call.files)
    return payloads.message(message)


async def delete_answer(call: Call) -> None:
    """DELETE: the answer, or a message that followed."""
    interactions, interaction = call.world.interactions, _interaction(call)
    interactions.delete(interaction, interactions.message(interaction, call.text("message_id")))


def routes() -> list[Route]:
    """All routes of this file; callbacks have no rate limit."""
    hook = "/webhooks/{webhook_id}/{webhook_token}"
    answer = hook + "/messages/{message_id}"
    return [
        Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            callback,
            bucket=None,
            by_token=True,
        ),
        Route("POST", hook, follow_up, FOLLOWUPS, by_token=True),
        Route("PATCH", answer, edit_answer, FOLLOWUPS, by_token=True),
        Route("GET", answer, get_answer, FOLLOWUPS, by_token=True),
        Route("DELETE", answer, delete_answer, FOLLOWUPS, by_token=True),
    ]
