"""Golden playthroughs and pictures: one fixed match of every game, as every viewer gets it.

`python -m tests.games.golden` writes the files again; review them as a diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from games import GAMES, pen
from games.core import ENGLISH, LANGUAGES, Game, Match, View
from games.core.languages import written

FOLDER = Path(__file__).parent
_SEED = 20
_STOPS = 6
"""How many times the match is looked at after its start."""
_NOTES = 6
"""How many of the latest notes are written down."""
_NAMES = ("Anna", "Борис", "Cleo", "Дуня")

AnyGame = Game[Any]
AnyMatch = Match[Any]


@cache
def stops(name: str) -> tuple[AnyMatch, ...]:
    """The start of the game's golden match, its end, and looks in between."""
    matches = walk(name)
    last = len(matches) - 1
    return tuple(matches[last * n // _STOPS] for n in range(_STOPS + 1))


@cache
def walk(name: str) -> tuple[AnyMatch, ...]:
    """The game's golden match, after every ply."""
    return tuple(every_ply(GAMES[name]))


def every_ply(game: AnyGame) -> Iterator[AnyMatch]:
    """A random match of as many as can play, after every ply."""
    random, seats = Random(_SEED), max(game.rules.seats)
    options = game.settle({})
    match = Match.start(game, seats, options, game.rules.deal(random, seats, options))
    yield match
    while not match.state.outcome:
        match = match.play(*_random_move(match, random))
        yield match


def _random_move(match: AnyMatch, random: Random) -> tuple[int, str]:
    """First words are equally likely, so that all get played; nobody starts a set-up over."""
    seat = random.choice(match.state.acting)
    legal = sorted(match.state.legal(seat))
    word = random.choice(sorted({m.split()[0] for m in legal} - {"clear"}))
    return seat, random.choice([move for move in legal if move.split()[0] == word])


def playthroughs(game: AnyGame) -> dict[str, str]:
    """File name -> the golden match as text, in every language that the game has."""
    others = [code for code in LANGUAGES if code != ENGLISH and written(game.room, code)]
    found = {f"{game.id}-{code}.txt": playthrough(game, code) for code in others}
    return {f"{game.id}.txt": playthrough(game, ENGLISH), **found}


def playthrough(game: AnyGame, language: str) -> str:
    """The golden match as text: its moves, and what everybody is told and sees at the stops."""
    start, *later = stops(game.id)
    lines = [
        f"{game.id}, rules {game.rules.version}, {start.seats} seats, options {dict(start.options)}"
    ]
    lines += [f"deal {start.deal}", *_look(start, language)]
    for before, match in zip((start, *later[:-1]), later, strict=True):
        lines.append("")
        moves = enumerate(match.log[len(before.log) :], len(before.log) + 1)
        lines += [f"{ply:4} seat {seat} {move}" for ply, (seat, move) in moves]
        lines += _look(match, language)
    return "\n".join(lines) + "\n"


def _look(match: AnyMatch, language: str) -> Iterator[str]:
    """What the public and every seat have before them."""
    for seat in (None, *range(match.seats)):
        yield ""
        yield f"== {'public' if seat is None else f'seat {seat}'} after {len(match.log)} =="
        yield from _seen(match.game, match.state.view(seat), match.seats, language)


def _seen(game: AnyGame, view: View[Any], seats: int, language: str) -> Iterator[str]:
    names = [f"P{seat}" for seat in range(seats)]
    yield game.words.describe(view).say(names, language)
    yield from (f"- {note.text.say(names, language)}" for note in view.notes[-_NOTES:])
    if view.legal:
        yield f"{len(view.legal)} legal moves, {view.legal[0]} to {view.legal[-1]}"
    if view.outcome:
        reason = view.outcome.summary.say(names, language)
        yield f"places {view.outcome.places}, scores {view.outcome.scores}: {reason}"


def pictures(game: AnyGame) -> dict[str, bytes]:
    """File name -> PNG: the middle of the golden match, and its end."""
    middle, end = stops(game.id)[_STOPS // 2], stops(game.id)[-1]
    seen = {"middle": middle.state.view(None), "end": end.state.view(None)}
    if game.rules.private:
        seen["seat"] = middle.state.view(0)
    return {
        f"{game.id}-{what}.png": pen.png(game.looks.draw(replace(view, names=_NAMES[: end.seats])))
        for what, view in seen.items()
    }
