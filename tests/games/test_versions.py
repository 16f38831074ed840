"""Matches by earlier rules go on after these have been raised.

In the skeleton, whoever took the last pebble lost until version 2."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest

from games import GAMES, playable, record
from games.core import Damaged, Dealt, Game, Match, Options, Seat, Who, add_room, say
from games.replay import PUBLIC, Film
from games.tools import skeleton
from games.tools.skeleton.rules import state
from games.tools.skeleton.rules.known.board import Board

HEAPS = {"heaps": [5, 5, 5, 5]}


def earlier(game: Game[Board]) -> Game[Board]:
    """The game by these rules. Nobody plans ahead in it: what is foreseen ends by the new ones."""
    older = replace(game.rules, version=1, start=start)
    return replace(game, rules=older, foresight=None)


def start(deal: Dealt, seats: int, options: Options) -> OlderState:
    return OlderState(seats=2, heaps=state.start(deal, seats, options).heaps)


class OlderState(state.SkeletonState):
    """Differs in who wins."""

    def ended_by(self, seat: Seat) -> Self:
        reason = say("skeleton-took-the-last", who=Who(seat))
        return self.end((2, 1) if seat == 0 else (1, 2), reason)


NEWER = replace(skeleton.GAME.rules, version=2)
GAME: Game[Board] = replace(skeleton.GAME, rules=NEWER, earlier=(earlier,))


@pytest.fixture
def sixth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.id, GAME)
    add_room("skeleton", Path(skeleton.__file__).parent / "locale")


def by_rules(version: int) -> Match[Any]:
    """A whole match, the same moves by either version."""
    game = playable("skeleton", version)
    assert game
    match, random = Match.start(game, 2, {}, HEAPS), Random(1)
    while not match.state.outcome:
        (seat,) = match.state.acting
        match = match.play(seat, random.choice(match.state.legal(seat)))
    return match


def winner(match: Match[Any]) -> int:
    assert match.state.outcome
    return match.state.outcome.places.index(1)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_newest_rules_are_the_game_itself(game: Game[Any]) -> None:
    assert playable(game.id, game.rules.version) is game
    assert max(game.versions) == game.rules.version


@pytest.mark.usefixtures("sixth")
def test_what_is_playable() -> None:
    assert playable("skeleton", 2) is GAME
    older = playable("skeleton", 1)
    assert older
    assert (older.rules.version, older.id, older.earlier) == (1, "skeleton", ())
    assert playable("skeleton", 3) is None
    assert playable("skeleton", 0) is None
    assert playable("chess", 1) is None


@pytest.mark.usefixtures("sixth")
def test_a_match_is_played_by_the_rules_it_began_with() -> None:
    new, old = by_rules(2), by_rules(1)
    assert new.log == old.log
    assert winner(new) == 1 - winner(old)
    assert (new.game.rules.version, old.game.rules.version) == (2, 1)


@pytest.mark.usefixtures("sixth")
@pytest.mark.parametrize("version", [1, 2])
def test_records_and_replays_keep_their_rules(version: int) -> None:
    match = by_rules(version)
    written = record.write(match, ["Ann", "Bob"], [0.0] * len(match.log), "")
    assert json.loads(written)["rules"] == version
    again = record.replay(record.read(written))
    assert again.state == match.state
    assert again.game.rules.version == version
    assert record.follow(record.read(match.dumps())).state == match.state
    *_, last = Film(again, ("Ann", "Bob")).frames(PUBLIC)
    assert last.view == replace(match.state.view(None), names=("Ann", "Bob"))


@pytest.mark.usefixtures("sixth")
@pytest.mark.parametrize("version", [0, 3])
def test_a_record_by_unknown_rules_is_refused(version: int) -> None:
    damaged = json.loads(by_rules(2).dumps()) | {"rules": version}
    with pytest.raises(Damaged) as caught:
        record.replay(record.read(json.dumps(damaged)))
    assert caught.value.where == "rules"
