"""Reasons for a move that its position proves: each kind is compared with what the move does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from games import GAMES
from games.core import Match, Text, Thought, View
from games.graverobber.mind.findings import Outlook
from games.graverobber.mind.worlds import Agreeing
from games.graverobber.rules.known.board import Board, Moved
from games.graverobber.rules.known.ground import beside
from games.graverobber.rules.known.possible import possible
from games.squares import WAYS


def test_graverobber_says_from_how_few_squares_a_plot_can_be_dug_up() -> None:
    """What is laid later can only shut more of them off."""
    game, seen = GAMES["graverobber"], Counter[str]()
    for seed in range(4):
        random = Random(seed)
        match = Match.start(game, 2, {}, {})
        while 0 in match.state.acting:
            view = match.state.view(0)
            move = random.choice([move for move in view.legal if move != "clear"])
            text = game.players.why(view, Thought(move))
            match, seen[text.id] = match.play(0, move), seen[text.id] + 1
            laid = match.state.board(0).layouts[0]
            if text.id == "graverobber-why-plot":
                plot = move.split()[1]
            elif text.id == "graverobber-why-grave":
                plot = str(text.values["plot"])
                assert f"plot {plot}" in match.state.legal(0)
            else:
                continue
            around = (beside(plot, way) for way in WAYS)
            open_to = [s for s in around if s and laid.at(s) not in ("grave", "windmill")]
            assert text.values["sides"] == len(open_to)
    assert min(seen["graverobber-why-plot"], seen["graverobber-why-grave"]) == 12


def thoughts(seeds: int) -> Iterator[tuple[View[Board], Thought, Text]]:
    """Hints at some positions of Graverobber matches between weak players, for any move."""
    game = GAMES["graverobber"]
    for seed in range(seeds):
        random = Random(seed)
        match = Match.start(game, 2, {}, {})
        while match.state.acting and len(match.log) < 120:
            view = match.view(match.state.acting[0])
            if len(match.log) > 30 and random.random() < 0.12:
                move = random.choice([move for move in view.legal if move != "skip"])
                moves, way = (0, move.split()[1]) if move.startswith("dig") else (1, "up")
                chance = random.choice((0.01, 0.2))
                found = Outlook(0.1, chance, moves, way, other=0.1, squares=2, whole=False)
                thought = Thought(move, findings=found)
                yield view, thought, game.players.why(view, thought)
            seat = match.state.acting[0]
            match = match.play(seat, game.players.levels["easy"].move(view, random))


@pytest.mark.long
def test_what_graverobber_says_of_the_other_board_is_possible_there() -> None:
    """So many places, and so many obstacles beside the square that is dug, as there are on all
    boards that agree with what was told."""
    seen = Counter[str]()
    for view, thought, text in thoughts(3):
        board, seat, found = view.board, view.seat, thought.findings
        assert seat is not None
        assert isinstance(found, Outlook)
        values, deeds = text.values, board.deeds
        told = text.id.removeprefix("graverobber-why-")
        if found.moves == 1:
            _, way, count = thought.move.split()
            deeds = (*deeds, Moved(seat, way, int(count), ()))
        worlds = Agreeing.of(board.placement, seat, deeds).worlds(300, Random(0))
        if told == "dig-place" or (values.get("learns") == "stops" and found.moves == 1):
            assert values["squares"] == len(possible(board.placement, seat, deeds)) > 1
            assert len(worlds.where) <= int(str(values["squares"]))
        sides = values.get("sides")
        if sides:
            (here,) = worlds.where
            target = beside(here, found.way)
            assert target
            assert told == "move" or values["square"] == target
            around = [there for way in WAYS if (there := beside(target, way))]
            hiding = sum(bool(worlds.standing[there]) for there in around)
            assert hiding == sides if worlds.whole else hiding <= int(str(sides))
            told += "-grave"
        seen[told] += 1
        seen[str(values["percent"])] += 1
    assert min(seen[told] for told in ("dig-place", "dig-grave-grave", "move", "move-grave")) > 0
    assert seen["1"]


def test_a_complete_board_of_graverobber_says_how_open_its_plots_are() -> None:
    game, random = GAMES["graverobber"], Random(3)
    match = Match.start(game, 2, {}, {})
    while "ready" not in match.view(0).legal:
        moves = [move for move in match.view(0).legal if move != "clear"]
        match = match.play(0, random.choice(moves))
    text = game.players.why(match.view(0), Thought("ready"))
    laid = match.state.board(0).layouts[0]
    around = [[beside(plot, way) for way in WAYS] for plot in laid.plots]
    sides = [sum(laid.at(s) not in ("grave", "windmill") for s in near if s) for near in around]
    assert (text.id, text.values["sides"]) == ("graverobber-why-ready", max(sides))
