"""What a host chooses for a tournament, from what was typed and chosen. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal

from bot.cogs.tournaments.tournament import Kind, Terms
from bot.table import clocks
from bot.table.yes import NO, is_yes, yes_no
from games.core import LEVELS, Game, Pace, Refused, say

OPTION = "option."
"""Before the name of one of the game's own options, it is that option's field."""
CLOCKS = ("1d", "1h", "5m")
"""The clocks that a new tournament may begin with: the first that is shorter than its rounds."""
LENGTHS = ("30m", "1h", "3h", "1d", "3d", "7d", "14d")
"""What is offered as a round's length."""
MOST_PEOPLE, MOST_ROBIN = 128, 8
"""How many people can register; and how many where everybody meets everybody."""
MOST_ROUNDS = 15
SWISS: Literal["swiss"] = "swiss"
ROBIN: Literal["robin"] = "robin"


def tournament_games(games: Mapping[str, Game[Any]]) -> dict[str, Game[Any]]:
    """The games that two can play."""
    return {id: game for id, game in games.items() if 2 in game.rules.seats}


def begun(game: Game[Any], chosen: Mapping[str, str]) -> Terms:
    """The terms of a new tournament. What nobody has chosen suits the rest. Raises `Refused`."""
    kind = chosen.get("format", SWISS)
    most = MOST_ROBIN if kind == ROBIN else 64
    terms = Terms(most=most, clock=clocks.NONE)
    if not chosen.get("length"):
        clock = clocks.pace(clocks.read(chosen["clock"])) if chosen.get("clock") else None
        terms = replace(
            terms, length=14 * clocks.DAY if _longest(clock) >= terms.length else terms.length
        )
    terms = settled(game, terms, {**chosen, "clock": clocks.NONE})
    fitting = [clock for clock in CLOCKS if _longest(clocks.pace(clock)) < terms.length]
    return settled(game, terms, {"clock": chosen.get("clock") or fitting[0]})


def settled(game: Game[Any], terms: Terms, chosen: Mapping[str, str]) -> Terms:
    """The terms with what was chosen (field -> what was typed). Raises `Refused`."""
    options = dict(terms.options)
    for field, value in chosen.items():
        name = field.removeprefix(OPTION)
        if name != field:
            options[name] = value
    known = {option.name: option for option in game.rules.options if option.offered}
    if any(
        name not in known or value not in known[name].choices for name, value in options.items()
    ):
        raise Refused(say("bot-no-such-choice"))
    after = replace(
        terms,
        options=options,
        clock=clocks.read(chosen["clock"]) if "clock" in chosen else terms.clock,
        casual=not is_yes(chosen.get("rated", yes_no(not terms.casual))),
        kind=_kind(chosen.get("format", terms.kind)),
        rounds=_rounds(chosen["rounds"]) if "rounds" in chosen else terms.rounds,
        length=round_length(chosen["length"]) if chosen.get("length") else terms.length,
        most=_number(chosen["most"], 2, MOST_PEOPLE) if "most" in chosen else terms.most,
        computers=_level(chosen.get("computers", terms.computers)),
    )
    _check(game, after)
    return after


def _check(game: Game[Any], terms: Terms) -> None:
    pace = game.time.pace(game.settle(terms.options)) or clocks.pace(terms.clock)
    if pace.move is not None and _longest(pace) >= terms.length:
        raise Refused(say("bot-tournament-clock-long", length=clocks.span(terms.length)))
    if terms.kind == ROBIN and terms.most > MOST_ROBIN:
        raise Refused(say("bot-tournament-robin-most", n=MOST_ROBIN))


def _longest(pace: Pace | None) -> float:
    """How long one turn can last with this clock."""
    return 0 if pace is None or pace.move is None else pace.move + pace.bank


def _rounds(typed: str) -> int:
    return 0 if typed.strip() in ("", "0") else _number(typed, 1, MOST_ROUNDS)


def round_length(typed: str) -> int:
    """A round's length in seconds, as it was typed. Raises `Refused`."""
    seconds = clocks.seconds(typed)
    if not 600 <= seconds <= 14 * clocks.DAY:
        raise Refused(say("bot-tournament-length-range"))
    return seconds


def _number(typed: str, least: int, most: int) -> int:
    text = typed.strip()
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and least <= int(text) <= most):
        raise Refused(say("bot-tournament-number", least=least, most=most))
    return int(text)


def _level(level: str) -> str:
    return "" if level in ("", NO) else _one(level, *LEVELS)


def _kind(value: str) -> Kind:
    return ROBIN if _one(value, SWISS, ROBIN) == ROBIN else SWISS


def _one(value: str, *choices: str) -> str:
    if value not in choices:
        raise Refused(say("bot-no-such-choice"))
    return value
