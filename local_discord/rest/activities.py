"""An application's running Activities, and the part of OAuth2 that they need."""

from __future__ import annotations

import secrets

from starlette.responses import Response

from .. import payloads
from ..actions import activities
from ..errors import NOT_FOUND, UNKNOWN_APPLICATION, ApiError, Json
from ..model import Application
from .call import Call, Route, json


async def instance(call: Call) -> Json | Response:
    """GET: a running Activity."""
    if call.id("application_id") != call.me.id:
        raise ApiError(UNKNOWN_APPLICATION)
    found = activities.find(call.world, call.me, call.text("instance_id"))
    if found is None:
        return json(ApiError(NOT_FOUND).body(), NOT_FOUND.status, {})  # it may have just ended
    return payloads.activity_instance(found)


async def token(call: Call) -> Json | Response:
    """POST: a token for a code. The errors are OAuth2's own."""
    form = call.payload
    application = _client(call)
    if application is None:
        return _wrong("invalid_client", "", 401)
    if form.get("grant_type") != "authorization_code":
        return _wrong("unsupported_grant_type", "Only the code is included.")
    if form.get("redirect_uri", "") not in ("", *application.redirects):
        return _wrong("invalid_grant", 'Invalid "redirect_uri" in request.')
    made = activities.exchange(call.world, application, form.get("code", ""))
    return made or _wrong("invalid_grant", 'Invalid "code" in request.')


def _client(call: Call) -> Application | None:
    id, secret = call.payload.get("client_id", ""), call.payload.get("client_secret", "")
    if not (id.isascii() and id.isdigit()):
        return None
    application = call.world.applications.get(int(id))
    if application is None or not application.secret:
        return None
    return application if secrets.compare_digest(application.secret, secret) else None


def _wrong(error: str, description: str, status: int = 400) -> Response:
    more = {"error_description": description} if description else {}
    return json({"error": error, **more}, status, {})


def routes() -> list[Route]:
    """All routes of this file."""
    return [
        Route("GET", "/applications/{application_id}/activity-instances/{instance_id}", instance),
        Route("POST", "/oauth2/token", token, bucket=None, by_token=True, form=True),
    ]
