"""What the bot tells one person about a table, without Discord."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random

import pytest

from bot.message.board import tip
from bot.message.seat import hint_sheet, resign_sheet, seat_sheet
from bot.table import lobby as lobbies
from bot.table.table import Table
from games import GAMES
from games.core import Thought, say
from tests.bot.matches import BOB, NOW, lobby


def table(game: str) -> Table:
    """Anna and Bob have begun a match; Anna has the first seat."""
    made = lobby(game, BOB)
    if made.game.rules.sides:
        made = lobbies.set_side(made, made.game.rules.sides[0], by=1)
    return lobbies.start(made, 1, Random(4), NOW)


def shown(table: Table, seat: int) -> str:
    """The words of the seat's direct message, without bold type."""
    components = seat_sheet(table, seat).view.to_components()
    return json.dumps(components, ensure_ascii=False).replace("**", "")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_direct_message_names_the_winner_and_the_scores(seat: int) -> None:
    playing = table("pointsweeper")
    while playing.stage == "playing":
        acting = playing.playing.state.acting[0]
        legal = playing.playing.state.legal(acting)
        claims = [m for m in legal if m.startswith("claim") and acting == 0]
        move = "pass" if "pass" in legal and acting == 1 else (claims or legal)[0]
        playing = playing.play(acting, [move], NOW)
    assert playing.match
    outcome = playing.match.state.outcome
    assert outcome
    winner = playing.names[outcome.places.index(1)]
    assert outcome.decided
    text = shown(playing, seat)
    assert f"{winner} wins: {outcome.decided.say(playing.names)}." in text
    assert "How it ended: all three boards are over." in text
    for place, player, score in zip(outcome.places, playing.players, outcome.scores, strict=True):
        assert f"{place}. {player.mention} ({score} points)".replace("-", "−") in text


def test_whoever_resigns_reads_with_whom_without_their_markup() -> None:
    made = table("graveyard_shift")
    bob = replace(made.players[1], name="*[B](http://b.example)")
    asked = resign_sheet(replace(made, players=(made.players[0], bob)), 1)
    text = json.dumps(asked.view.to_components())
    assert r"With \\*\\[B](http\\://b.example), in" in text


@pytest.mark.parametrize("game", GAMES)
def test_where_somebody_left_before_anybody_scored_no_score_is_told(game: str) -> None:
    begun = table(game)
    over = begun.resign(0, NOW)
    scored = bool(re.search("[1-9]", "".join(begun.playing.state.scores)))  # from the start on
    bare = f"1. {over.players[1].mention} · 2. {over.players[0].mention}" in shown(over, 1)
    assert bare is not scored


@pytest.mark.parametrize("game", ["bushwhacked", "pointsweeper"])
def test_where_a_table_is_read_it_is_not_said_to_be(game: str) -> None:
    playing = table(game)
    waits = 1 - playing.playing.state.acting[0]
    assert "The match continues" in shown(playing, waits)
    here = seat_sheet(playing, waits, here=playing.channel).view.to_components()
    assert "The match continues" not in json.dumps(here)


@pytest.mark.parametrize("game", ["graverobber", "pointsweeper"])
def test_a_direct_message_says_who_won_when_somebody_resigned(game: str) -> None:
    over = table(game).resign(0, NOW)
    for seat in (0, 1):
        assert "Bob wins: Anna resigned." in shown(over, seat)


@pytest.mark.parametrize("game", GAMES)
def test_newcomers_are_told_what_to_do_only_while_there_is_something_to_do(game: str) -> None:
    playing = table(game)
    players = tuple(replace(player, newcomer=True) for player in playing.players)
    playing = replace(playing, players=players)
    views = [playing.view(seat) for seat in range(len(players))]
    for view in views:
        assert bool(tip(playing, view)) is bool(playing.game.teaching.tip(view))
    for over in (playing.resign(0, NOW), playing.closed(say("bot-ending-cancelled"), NOW)):
        assert not any(tip(over, over.view(view.seat)) for view in views)


def test_a_hint_names_the_place_beside_a_number_that_the_next_picture_no_longer_has() -> None:
    playing = table("cop_and_rob")
    playing = playing.play(playing.to_move[0], ["rob"], NOW)
    (seat,) = playing.to_move
    move = playing.playing.state.legal(seat)[0]
    hint = hint_sheet(playing, playing.moment(seat), Thought(move))
    components = hint.view.to_components()
    told, warned, *_ = json.dumps(components, ensure_ascii=False).split("\\n")
    assert f"**① ({move.split()[1]}) " in told
    assert f"/play {move}`" in (told + warned)


def test_a_hint_for_an_only_move_does_not_call_it_the_best() -> None:
    """Where everybody can see that it is the only move, the bot plays it. The version before did
    not, so such matches exist."""
    playing, random = table("graveyard_shift"), Random(1)
    match = playing.playing
    while match.forced is None:
        (seat,) = match.state.acting
        match = match.play(seat, random.choice(match.state.legal(seat)))
    seat, move = match.forced
    playing = replace(playing, match=match)
    hint = hint_sheet(playing, playing.moment(seat), Thought(move))
    assert "It's your only move." in json.dumps(hint.view.to_components())
