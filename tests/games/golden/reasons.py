"""Reasons for moves, of every kind that a game gives: `<game>-reasons.jsonl`.

A line is a match as a record, or a move in the match above it, after so many plies: what was found
out about it, and what is said (its id and values). Each was compared with what the move does by the
rules, and with the positions after other moves, when it came in: look at a changed one in its
match.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from pydantic import TypeAdapter

from games import GAMES
from games.core import Match, Thought
from games.core.text import plain
from tests.games.golden import FOLDER


def reasons(game: str) -> str:
    """The file, with what is said today."""
    return "".join(
        f"{json.dumps(line, ensure_ascii=False, separators=(',', ':'))}\n" for line in _said(game)
    )


def _said(game: str) -> Iterator[dict[str, Any]]:
    matches = list[Match[Any]]()
    for line in map(json.loads, (FOLDER / f"{game}-reasons.jsonl").read_text("utf-8").splitlines()):
        if "log" in line:
            matches = [Match.start(GAMES[game], line["seats"], line["options"], line["deal"])]
            for seat, move in line["log"]:
                matches.append(matches[-1].play(seat, move))
            yield line
        else:
            view = matches[line["ply"]].state.view(line["seat"])
            yield line | {"why": plain(GAMES[game].players.why(view, _thought(game, line)))}


def _thought(game: str, line: dict[str, Any]) -> Thought:
    considered = tuple((move, worth) for move, worth in line.get("considered", ()))
    if "findings" not in line:
        return Thought(line["move"], considered)
    name, values = line["findings"]
    kind = getattr(import_module(f"games.{game}.mind.findings"), name)
    found = TypeAdapter(kind).validate_python(values)
    return Thought(line["move"], considered, findings=found)
