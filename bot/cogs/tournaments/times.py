"""The clock and the length of rounds, as somebody types or chooses them. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from bot.cogs.tournaments.settling import LENGTHS, begun, round_length, tournament_games
from bot.table import clocks
from games import GAMES
from games.core import Refused


def offered(field: str, language: str) -> dict[str, str]:
    """What is offered for the field (`clock` or `length`): what is stored -> its name."""
    values = clocks.CLOCKS if field == "clock" else LENGTHS
    return {value: _name(field, value, language) for value in values}


def understood(chosen: Mapping[str, str], language: str) -> dict[str, str]:
    """What was chosen, with names of what is offered read as what they stand for: people type what
    they were shown, too."""
    return {field: _meant(field, typed, language) for field, typed in chosen.items()}


def suggested(
    chosen: Mapping[str, Any], field: str, typed: str, language: str
) -> Iterator[tuple[str, str]]:
    """What may be suggested for a field, beside what else was chosen so far: each as its name and
    what is sent. First what was typed, if it is one."""
    found, wanted = offered(field, language), typed.strip().casefold()
    fitting = {v: name for v, name in found.items() if wanted in name.casefold() or wanted in v}
    with suppress(Refused):
        read = _read(field, _meant(field, typed, language))
        fitting = {read: _name(field, read, language), **fitting}
    others = understood(
        {key: str(chosen[key]) for key in ("clock", "length", "format") if chosen.get(key)},
        language,
    )
    for value, name in fitting.items():
        if _taken(str(chosen.get("game")), {**others, field: value}, field):
            yield name, value


def _name(field: str, value: str, language: str) -> str:
    text = clocks.words(value) if field == "clock" else clocks.span(clocks.seconds(value))
    return text.in_(language)


def _meant(field: str, typed: str, language: str) -> str:
    if field not in ("clock", "length"):
        return typed
    wanted = typed.strip().casefold()
    named = offered(field, language).items()
    return next((value for value, name in named if name.casefold() == wanted), typed)


def _read(field: str, typed: str) -> str:
    """What is stored of it. Raises `Refused`."""
    return clocks.read(typed) if field == "clock" else clocks.written(round_length(typed))


def _taken(game: str, chosen: Mapping[str, str], field: str) -> bool:
    """Would a tournament be opened with this value? What else was typed may not be complete yet:
    then it does not matter."""
    games = tournament_games(GAMES)
    its = games.get(game) or next(iter(games.values()))
    for terms in (chosen, {field: chosen[field]}):
        with suppress(Refused):
            begun(its, terms)
            return True
        if _complete(chosen, field):
            return False
    return False


def _complete(chosen: Mapping[str, str], field: str) -> bool:
    """Can everything else be read?"""
    with suppress(Refused):
        for other in ("clock", "length"):
            if other != field and other in chosen:
                _read(other, chosen[other])
        return True
    return False
