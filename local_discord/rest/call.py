"""One request: who sends it, what it carries, how it is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from email.utils import formatdate
from typing import Any
from urllib.parse import parse_qsl

import orjson
from starlette.datastructures import UploadFile
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from .. import access
from ..actions import activities
from ..actions.faults import Fault
from ..checks.basics import Report
from ..checks.drafts import Upload
from ..errors import (
    FORESEEN,
    INVALID_FORM_BODY,
    INVALID_JSON,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNAUTHORIZED,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    ApiError,
    Refusal,
    TooOften,
)
from ..limits import Bucket
from ..model import Application, Channel, Grant, Guild, User
from ..patience import PATIENCE
from ..permissions import Permission
from ..traffic import Exchange, Violation
from ..traffic import Request as Line
from ..world import World

#: The default bucket of a route; ``None`` marks routes without a limit.
ORDINARY = Bucket("ordinary")
_GIVEN_UP = 5.0 * PATIENCE
"""Seconds after which a bot that was told to come back later is no longer expected."""
_GATEWAY = 502
"""From this status on it is not Discord's API that answers, but what stands before it."""
_PAGE = "<html><head><title>Bad gateway</title></head><body>cloudflare</body></html>"
_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass
class Call:
    """A request on its way through a handler."""

    world: World
    request: Request
    application: Application | None  # None where a token in the path stands for the bot
    payload: Any = None
    files: Mapping[int, Upload] = field(default_factory=dict)
    person: Grant | None = None  # for whom an OAuth2 token asks

    @property
    def bot(self) -> User:
        """The account that asks."""
        assert self.application is not None
        return self.application.user

    @property
    def me(self) -> Application:
        """The application that asks."""
        assert self.application is not None
        return self.application

    def text(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def id(self, name: str) -> int:
        """An id in the path; raises 50035."""
        return snowflake(self.text(name), name)

    def query(self, name: str, default: int) -> int:
        """A number in the query."""
        return snowflake(self.request.query_params.get(name, str(default)), name)

    def flag(self, name: str) -> bool:
        """A yes or no in the query; the default is no."""
        return self.request.query_params.get(name, "").lower() in ("true", "1")

    def guild(self) -> Guild:
        """The server in the path, which the bot is in; raises 10004."""
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None or self.bot.id not in guild.members:
            raise ApiError(UNKNOWN_GUILD)
        return guild

    def channel(self, wanted: int = 0) -> Channel:
        """The channel in the path; raises 10003, 50001, and 50013 without the wanted bits."""
        self.world.threads.put_away_idle()
        channel = self.world.channels.get(self.id("channel_id"))
        if channel is None:
            raise ApiError(UNKNOWN_CHANNEL)
        if not access.sees(channel, self.bot):
            raise ApiError(MISSING_ACCESS)
        self.need(channel, wanted)
        return channel

    def need(self, channel: Channel, wanted: int) -> None:
        """Raise 50013 unless the bot has all of these permissions there."""
        if not access.may(channel, self.bot, wanted):
            raise ApiError(MISSING_PERMISSIONS)

    def need_to_send(self, channel: Channel) -> None:
        """Raise 50013 unless the bot may write there, also with files if it sends some."""
        if not access.may_send(channel, self.bot):
            raise ApiError(MISSING_PERMISSIONS)
        if self.files:
            self.need(channel, Permission.ATTACH_FILES)
        if self.payload.get("embeds"):
            self.need(channel, Permission.EMBED_LINKS)


def snowflake(value: str, name: str) -> int:
    """An id or number written in digits; raises 50035."""
    if not value.isascii() or not value.isdigit():
        message = f'Value "{value}" is not snowflake.'
        report = Report()
        report.add((name,), "NUMBER_TYPE_COERCE", message)
        report.finish()
    return int(value)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """A handler with its method, path and rate limit."""

    method: str
    path: str
    handler: Handler
    bucket: Bucket | None = ORDINARY
    by_token: bool = False  # a token in the path takes the place of the bot's own
    bearer: bool = False  # a person's OAuth2 token may take its place
    form: bool = False  # the body is a form, as OAuth2 has it


def address(request: Request) -> str:
    """The address of the world that a request came to."""
    host, port = request.scope["server"]
    return f"http://{host}:{port}"


def endpoint(world: World, route: Route) -> Callable[[Request], Awaitable[Response]]:
    """The route as the web framework calls it."""

    async def handle(request: Request) -> Response:
        world.requests.in_flight += 1
        try:
            if world.faults.latency:
                await asyncio.sleep(world.faults.latency)
            await world.faults.line.sent(_size(request))
            response = await _answer(world, route, request)
        except ClientDisconnect:  # it ended in the middle of what it sent
            return Response()
        finally:
            world.requests.in_flight -= 1
            world.requests.answered_at = asyncio.get_running_loop().time()
        response.headers["Date"] = formatdate(world.clock(), usegmt=True)
        line = Line(route.method, route.path, response.status_code, address(request))
        world.requests.log.append(line)
        sent = getattr(request.state, "payload", None)
        told = Exchange(route.method, route.path, sent, response.status_code, response.body)
        world.requests.exchanges.append(told)
        world.changed()
        return response

    return handle


def _size(request: Request) -> int:
    """How many bytes a request has, about."""
    fields = sum(len(name) + len(value) for name, value in request.headers.raw)
    return int(request.headers.get("content-length", 0)) + fields


async def _answer(world: World, route: Route, request: Request) -> Response:
    world.owed.pop(f"{request.method} {request.url.path}", None)
    if gate := world.faults.take_gate(route.method, route.path):
        world.changed()
        await gate.passed()
    fault = world.faults.take(route.method, route.path)
    if fault and not fault.lost:
        await request.body()
        return _faulty(world, fault, request)
    headers: dict[str, str] = {}
    try:
        call = await _call(world, route, request)
        request.state.payload = call.payload
        major = "/".join(request.path_params.get(name, "") for name in _MAJOR)
        account = call.application.token if call.application else None
        verdict = world.limits.take(_bucket(route), major, account)
        headers = verdict.headers
        if verdict.retry_after is not None:
            _owe(world, request, verdict.retry_after)
            return json(verdict.body(), 429, headers)
        answer = await route.handler(call)
    except TooOften as error:
        return _later(world, request, error.retry_after, error.refusal)
    except ApiError as error:
        _note(world, route, error, request.path_params.get("webhook_token", ""))
        return json(error.body(), error.refusal.status, headers)
    if fault:
        return _faulty(world, fault, request)
    if isinstance(answer, Response):
        return answer
    return json(answer, 200, headers) if answer is not None else Response(None, 204, headers)


def _bucket(route: Route) -> Bucket | None:
    if route.bucket is ORDINARY:
        return Bucket(f"{route.method} {route.path}", ORDINARY.limit, ORDINARY.per)
    return route.bucket


def _faulty(world: World, fault: Fault, request: Request) -> Response:
    if fault.status == 429:
        return _later(world, request, fault.retry_after, fault.refusal)
    if fault.status == fault.BROKEN:
        world.faults.hang_up(request.client)
    elif fault.status >= _GATEWAY:
        return Response(_PAGE, fault.status, media_type="text/html")
    if fault.refusal:
        return json(ApiError(fault.refusal).body(), fault.status, {})
    return json({"message": f"{fault.status}: ordered", "code": 0}, fault.status or 500, {})


def _later(world: World, request: Request, seconds: float, why: Refusal | None) -> Response:
    verdict = world.limits.limited(seconds)
    _owe(world, request, seconds)
    return json(verdict.body() | (ApiError(why).body() if why else {}), 429, verdict.headers)


def _owe(world: World, request: Request, seconds: float) -> None:
    """Remember that the bot was told to come back: it is not done until it comes or gives up."""
    late = asyncio.get_running_loop().time() + seconds + _GIVEN_UP
    world.owed[f"{request.method} {request.url.path}"] = late


def _note(world: World, route: Route, error: ApiError, token: str) -> None:
    refusal = error.refusal
    if refusal.code not in FORESEEN:
        where = f"{route.method} {route.path}"
        noted = Violation(refusal.code, refusal.message, where, error.errors, token)
        world.violations.append(noted)


async def _call(world: World, route: Route, request: Request) -> Call:
    application = person = None
    if not route.by_token:
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if route.bearer and kind == "Bearer":
            person = activities.granted(world, token)
        else:
            application = world.by_token(token) if kind == "Bot" else None
        if application is None and person is None:
            raise ApiError(UNAUTHORIZED)
    payload, files = await _body(request, route.form)
    return Call(world, request, application, payload, files, person)


async def _body(request: Request, form: bool) -> tuple[Any, dict[int, Upload]]:
    kind = request.headers.get("content-type", "")
    if form:
        if kind.partition(";")[0] != "application/x-www-form-urlencoded":
            raise ApiError(INVALID_FORM_BODY)
        return dict(parse_qsl((await request.body()).decode())), {}
    if kind.startswith("multipart/form-data"):
        return await _multipart(request)
    body = await request.body()
    if not body:
        return {}, {}
    if kind != "application/json":
        raise ApiError(INVALID_JSON)
    return _loads(body), {}


async def _multipart(request: Request) -> tuple[Any, dict[int, Upload]]:
    payload: Any = {}
    files = {}
    async with request.form() as form:
        for name, value in form.multi_items():
            if isinstance(value, UploadFile):
                index = snowflake(name.removeprefix("files[").removesuffix("]"), name)
                files[index] = Upload(value.filename or "file", await value.read())
            elif name == "payload_json":
                payload = _loads(value)
    return payload, files


def _loads(body: str | bytes) -> Any:
    try:
        return orjson.loads(body)
    except orjson.JSONDecodeError:
        raise ApiError(INVALID_JSON) from None


def json(body: Any, status: int, headers: Mapping[str, str]) -> Response:
    """A JSON answer with exactly the content type that clients look for."""
    return Response(orjson.dumps(body), status, headers, "application/json")
