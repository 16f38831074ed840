"""The web application: API, gateway and files on one address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount
from starlette.routing import Route as WebRoute

from ..errors import NOT_FOUND, ApiError
from ..traffic import Violation
from ..world import World
from . import activities, applications, cdn, channels, events, webhooks
from .call import Route, endpoint, json

API = "/api/v10"


def build(world: World) -> FastAPI:
    """The application that serves a world; a page may add its own routes to it."""
    app = FastAPI(title="Local Discord", openapi_url=None)
    app.router.routes.append(Mount(API, routes=_api(world)))
    app.add_api_websocket_route("/gateway", world.gateway.serve)
    app.add_api_websocket_route("/gateway/", world.gateway.serve)
    app.add_api_route(
        "/cdn/attachments/{channel_id}/{attachment_id:int}/{filename}",
        cdn.attachments(world),
        response_model=None,
    )
    for path in ("/cdn/embed/avatars/{who}", "/cdn/avatars/{who}/{name}"):
        app.add_api_route(path, cdn.avatar, response_model=None)
    return app


def everything() -> list[Route]:
    """All routes of the API, the busiest first."""
    busy = [*webhooks.routes(), *channels.routes(), *applications.routes()]
    return [*busy, *events.routes(), *activities.routes()]


def _api(world: World) -> list[WebRoute]:
    routes = [_web_route(world, route) for route in everything()]
    return [*routes, WebRoute("/{path:path}", _unknown(world), methods=None)]


def _web_route(world: World, route: Route) -> WebRoute:
    return WebRoute(route.path, endpoint(world, route), methods=[route.method])


def _unknown(world: World) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        where = f"{request.method} /{request.path_params['path']}"
        world.violations.append(Violation(NOT_FOUND.code, NOT_FOUND.message, where))
        return json(ApiError(NOT_FOUND).body(), NOT_FOUND.status, {})

    return handle
