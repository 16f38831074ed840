"""What a page asks, checked before anything else looks at it, and what it is answered with."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, TypeVar

from aiohttp import web
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from bot.live.languages import ready
from bot.table import ids
from bot.table.entered import entered
from bot.web.doing import Wish
from bot.web.limits import READ
from bot.web.page import Json
from bot.web.words import words
from games.core import ENGLISH, LANGUAGES

M = TypeVar("M", bound=BaseModel)
Text = Annotated[str, Field(max_length=500), AfterValidator(entered)]


class Ask(BaseModel):
    """What the page asks to be done."""

    model_config = ConfigDict(extra="forbid", strict=True)
    key: Annotated[str, Field(min_length=8, max_length=64)]
    id: Annotated[str, Field(max_length=200)] = ""
    """The custom id of a control,"""
    values: Annotated[list[Text], Field(max_length=5)] = []
    """with what was chosen in it;"""
    moment: Annotated[str, Field(max_length=60)] = ""
    """or the moment of a move,"""
    move: Annotated[str, Field(max_length=100)] = ""
    """and the move."""
    fields: dict[Annotated[str, Field(max_length=20)], Text] = {}
    """What was filled in."""

    @property
    def wish(self) -> Wish:
        """What that means. Raises `Refused` if it is nothing of ours."""
        id = self.id or f"g:{self.moment}:{ids.write_entry(self.move)}"
        return Wish(self.key, ids.parse(id, self.values), self.fields)


class Open(BaseModel):
    """Asks what a link leads to, or uses it up."""

    model_config = ConfigDict(extra="forbid", strict=True)
    secret: Annotated[str, Field(max_length=64)]
    go: bool = False


class Enter(BaseModel):
    """Asks for a session inside Discord."""

    model_config = ConfigDict(extra="forbid", strict=True)
    code: Annotated[str, Field(min_length=1, max_length=200)]
    """From Discord's SDK."""
    table: Annotated[int, Field(ge=0, lt=2**31)] = 0
    """The one that the link named."""


class Instance(BaseModel):
    """Asks for the table of the channel in which a frame is."""

    model_config = ConfigDict(extra="forbid", strict=True)
    instance: Annotated[str, Field(pattern="^[A-Za-z0-9_.:-]+$", max_length=128)]
    """(`\\w{1,128}` would take 13 MB: pydantic's patterns repeat all of Unicode so many times.)"""


async def asked(request: web.Request, kind: type[M]) -> M:
    """What a request's body asks for. Raises 400, 408 if it comes too slowly."""
    try:
        async with asyncio.timeout(READ):
            body = await request.read()
    except TimeoutError:
        raise web.HTTPRequestTimeout(text="That takes too long.") from None
    try:
        return kind.model_validate_json(body)
    except ValidationError:
        raise web.HTTPBadRequest(text="This is nothing that the page asks.") from None


def json_of(what: Json, status: int = 200) -> web.Response:
    text = json.dumps(what, ensure_ascii=False, separators=(",", ":"))
    return web.Response(text=text, status=status, content_type="application/json")


def read_by(request: web.Request) -> str:
    """The browser's language, as long as nobody knows who asks."""
    wanted = request.headers.get("Accept-Language", "").lower().split(",")
    codes = (part.partition(";")[0].partition("-")[0].strip() for part in wanted)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


async def over(request: web.Request) -> web.Response:
    """A link is no longer good."""
    language = await ready(read_by(request))
    return json_of({"over": True, "language": language, "words": words(language)}, 404)
