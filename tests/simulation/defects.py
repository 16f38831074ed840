"""Defects of the core, to be put in one after the other: each has to be found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from typing import Any
from unittest.mock import patch

from bot.live.copies import Copies
from bot.live.held import Held
from bot.live.live import Live
from bot.screen import doing, hand
from bot.screen.hand import Hand
from bot.screen.marks import Mark
from bot.screen.noting import Noting
from bot.screen.plan import plan
from bot.screen.seen import code_of
from tests.simulation import process
from tests.simulation.press import Port
from tests.simulation.store import Database

_numbers = count()
_post, _save, _learn = Hand._post, Held.save, Live.learn


async def _forgets(noting: Noting) -> None:
    for live in noting._tables.in_memory:
        live.noted = True
        live.unnoted.clear()


async def _notes_first(by: Hand, live: Any, table: Any, post: Any) -> None:
    number = live.seen.number(post.place) + 1
    live.seen = replace(live.seen, posts={**live.seen.posts, code_of(post.place): number})
    await by.noting.now()
    await _post(by, live, table, post)


def _no_nonce(*of: Any) -> Mark:
    return Mark(f"n{next(_numbers)}", 0)


async def _by_revision(by: Hand, live: Any, table: Any, post: Any) -> None:
    live.seen = replace(live.seen, posts={**live.seen.posts, code_of(post.place): table.revision})
    await _post(by, live, table, post)


async def _answers_first(held: Held, after: Any, press: Any) -> None:
    if isinstance(press, Port):
        press._is_done(held)
    await _save(held, after, press)


async def _any_version(held: Held, after: Any, press: Any) -> None:
    version = await held._copies.store.version(after.id)
    assert version is not None
    held._version = version
    await _save(held, after, press)


def _trusts(live: Live, row: Any) -> None:
    _learn(live, row)
    live.seen, live.done = live.seen.showing(live.table.revision), live.table.revision


def _nothing(*of: Any) -> None:
    """What is left out."""


DEFECTS: Mapping[str, list[tuple[Any, str, Callable[..., Any]]]] = {
    "forgets a note": [(Noting, "now", _forgets)],
    "notes before it posts": [(Hand, "_post", _notes_first)],
    "posts without a nonce": [(doing, "mark", _no_nonce)],
    "makes marks of the revision": [(Hand, "_post", _by_revision)],
    "posts without the lock": [
        (Copies, "owns", lambda copies, table: True),
        (process, "look", _nothing),
    ],
    "notes over another connection": [(Database, "owning", _nothing)],
    "answers before it stores": [(Held, "save", _answers_first)],
    "stores over any version": [(Held, "save", _any_version)],
    "trusts what is noted after a crash": [(Live, "learn", _trusts)],
    "leaves a bare board": [
        (hand, "plan", lambda *of: [it for it in plan(*of) if not getattr(it, "instead", False)])
    ],
    "lets a failing seat go first": [(hand, "plan", lambda *of: [*plan(*of)][:1])],
}


@contextmanager
def put_in(defect: str) -> Iterator[None]:
    """While this lasts, the core has a defect."""
    patches = [patch.object(home, name, instead) for home, name, instead in DEFECTS[defect]]
    for each in patches:
        each.start()
    try:
        yield
    finally:
        for each in patches:
            each.stop()
