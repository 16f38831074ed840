"""The local Discord's page: a small Discord in the browser, one more client of the world."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from fastapi import FastAPI, Query
from fastapi.staticfiles import StaticFiles
from nicegui import background_tasks, ui

from ..people.person import Person
from ..world import World
from .account import Account
from .view import View
from .window import Window

_HERE = Path(__file__).parent
_HEAD = '<link rel="stylesheet" href="/page/page.css"><script defer src="/page/page.js"></script>'
_ICON = "💬"
_AWAY = 60.0  # for so many seconds a window may be cut off or stand still, and still go on


def add_page(app: FastAPI, world: World, hint: str = "") -> None:
    """Add the page to the application that serves a world; a process can hold only one page.

    ``hint`` is shown at the beginning of every channel, in Discord's markdown.
    """
    accounts: dict[int, Account] = {}

    @ui.page("/", favicon=_ICON)
    def index(who: Annotated[str, Query(alias="as")] = "", channel: int = 0) -> None:
        person = _find(world, who)
        account = accounts.setdefault(person.id, Account(person))
        ui.add_head_html(_HEAD)
        window = Window(View(account, channel, hint))
        watching = background_tasks.create(window.watch(), name=f"window of {person.name}")
        ui.context.client.on_delete(watching.cancel)

    app.mount("/page", StaticFiles(directory=_HERE / "static"))
    ui.run_with(
        app,
        title="Local Discord",
        tailwind=False,
        binding_refresh_interval=None,
        show_welcome_message=False,
        reconnect_timeout=_AWAY,
    )


def _find(world: World, name: str) -> Person:
    """The person of this name; without one, whoever came first."""
    people = [user for user in world.users.values() if isinstance(user, Person)]
    return next((p for p in people if p.name.lower() == name.lower()), people[0])
