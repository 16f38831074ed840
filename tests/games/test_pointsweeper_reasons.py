"""Reasons for a move of Pointsweeper, each against what lies there and what its player knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from games.core import Match, Move, Text, Thought, View, Who
from games.pointsweeper import GAME
from games.pointsweeper.mind.findings import Claimed, Passed, Scouted
from games.pointsweeper.rules.known.board import MINE, Board, Minefield, Scout
from games.pointsweeper.rules.known.chess import NAMES, paths, sights
from games.squares import Square, place

PROOFS = ("clear", "claimed", "ticked", "same-mines")
EVERY = (*PROOFS, "unseen", "new", "splits", "alone", "price", "thrifty", "rich")


def reasons(seeds: int) -> Iterator[tuple[Match[Board], Move, Text]]:
    """Some moves of matches that are played at random, with the reason given
    for them."""
    for seed in range(seeds):
        random = Random(seed)
        match = Match.start(GAME, 2, {}, GAME.rules.deal(random, 2, {}))
        while match.state.acting:
            seat = match.state.acting[0]
            view = match.state.view(seat)
            for move in random.sample(view.legal, min(6, len(view.legal))):
                if text := reason(view, move, random.choice((0.0, 0.2))):
                    yield match, move, text
            moves = [move for move in view.legal if move != "pass"]
            match = match.play(seat, random.choice(moves or view.legal))


def reason(view: View[Board], move: Move, mine: float) -> Text | None:
    """What is said before what the search has found."""
    findings = Claimed(1.0, mine) if move.startswith("claim") else Scouted(1.0)
    if not move.startswith(("claim", "scout")):
        return None
    text = GAME.players.why(view, Thought(move, ((move, 1.0),), findings=findings))
    first = text.values.get("part0")
    return first if isinstance(first, Text) else None


@pytest.mark.long
def test_what_is_said_of_a_move_is_true() -> None:
    seen = Counter[str]()
    for match, move, text in reasons(8):
        kind = text.id.removeprefix("pointsweeper-why-")
        seen[kind] += 1
        if kind in PROOFS:
            assert not mined(match, move), (kind, move)
        check(match, move, kind, text)
    assert set(EVERY) <= seen.keys() <= {*EVERY, "behind", "scout"}


def check(match: Match[Board], move: Move, kind: str, text: Text) -> None:
    """Is this reason true of the move?"""
    seat = match.state.acting[0]
    board = match.state.board(seat)
    minefield = board.minefields[-1]
    scouts = {scout.square: scout for scout in minefield.scouts(seat)}
    if kind in ("unseen", "new", "splits"):
        check_scout(minefield, move, kind, text)
    elif kind == "clear":
        assert any(
            scout.rest
            and not scout.rest.mines
            and NAMES[scout.kind] == text.values["piece"]
            and hidden(minefield, move, seat) <= {*scout.squares}
            for scout in minefield.scouts(seat)
            if scout.square == text.values["square"]
        )
    elif kind == "same-mines":
        assert {text.values["square"], text.values["there"]} <= scouts.keys()
    elif kind == "price":
        assert text.values["price"] == board.gain(seat).mines + 1
    elif kind == "behind":
        assert board.number == 3
        after = match.play(seat, "pass").state
        assert after.outcome
        assert after.outcome.places[seat] == 2
    elif kind == "alone":
        assert minefield.hands[1 - seat].done
        assert text.values["other"] == Who(1 - seat)
    elif kind == "rich":
        check_rich(minefield, hidden(minefield, move, seat), text)
    elif kind == "thrifty":
        other = next(kind for kind, name in NAMES.items() if name == text.values["other"])
        assert minefield.hands[seat].left(other)
        ways = paths(other, minefield.white == seat).values()
        assert hidden(minefield, move, seat) in [{*minefield.open(way)} for way in ways]


def check_scout(minefield: Minefield, move: Move, kind: str, text: Text) -> None:
    seat = minefield.turn
    _, piece, square = move.split()
    sees = {*minefield.open(sights(piece, minefield.white == seat)[square])}
    if kind in ("unseen", "new"):
        seen = {s for scout in minefield.scouts(seat) for s in scout.squares} | minefield.safe
        assert text.values.get("new", len(sees)) == len(sees - seen)
        assert text.values["all"] == len(sees)
        return
    told = [
        (scout.rest.mines, len(open & sees), len(open))
        for scout in minefield.scouts(seat)
        if scout.rest and scout.square == text.values["square"]
        for open in [suspects(minefield, scout)]
    ]
    mines, both, size = (text.values[name] for name in ("mines", "both", "all"))
    assert (mines, both, size) in told
    assert mines


def check_rich(minefield: Minefield, path: set[Square], text: Text) -> None:
    """A scout sees so many points on so many squares, and the path takes some of them."""
    seen = [
        (NAMES[scout.kind], scout.rest.points, len(left), len(left & path))
        for scout in minefield.scouts(minefield.turn)
        if scout.rest and scout.square == text.values["square"]
        for left in [{*minefield.open(scout.squares)}]
    ]
    piece, points, n, both = (text.values[name] for name in ("piece", "points", "n", "both"))
    assert (piece, points, n, both) in seen
    assert both
    assert int(str(points)) >= 2 * int(str(n))


def suspects(minefield: Minefield, scout: Scout) -> set[Square]:
    """Where its mines can be: not where another scout sees none, nor where a claim has been."""
    return {*minefield.open(scout.squares)} - minefield.safe


def hidden(minefield: Minefield, move: Move, seat: int) -> set[Square]:
    _, kind, start, end = move.split()
    return {*minefield.open(paths(kind, minefield.white == seat)[start, end])}


def mined(match: Match[Board], move: Move) -> bool:
    """Is there a mine on the path that nobody has claimed?"""
    seat = match.state.acting[0]
    board = match.state.board(seat)
    tiles = match.deal["boards"][board.number - 1]
    squares = map(place, hidden(board.minefields[-1], move, seat))
    return any(tiles[row][column] == MINE for column, row in squares)


def test_a_claim_without_another_reason_is_compared_with_the_next_best() -> None:
    seen = Counter[str]()
    for match, move, _ in reasons(1):
        seat = match.state.acting[0]
        if move.startswith("claim") and not hidden_by_proof(match, move):
            considered = ((move, 3.0), ("claim N A1 B3", 1.5))
            thought = Thought(move, considered, findings=Claimed(3.0, 0.0))
            first = GAME.players.why(match.state.view(seat), thought).values["part0"]
            assert isinstance(first, Text)
            seen[first.id.removeprefix("pointsweeper-why-")] += 1
            if first.id == "pointsweeper-why-best":
                worth, other = first.values["worth"], first.values["other"]
                assert (worth, other, first.values["end"]) == (3.0, 1.5, "B3")
    assert seen["best"]


def hidden_by_proof(match: Match[Board], move: Move) -> bool:
    """Does the hint prove that there's no mine?"""
    text = reason(match.state.view(match.state.acting[0]), move, 0.0)
    return text is not None and text.id.removeprefix("pointsweeper-why-") in PROOFS


def test_small_chances_and_proofs_are_told_as_such() -> None:
    told = Counter[object]()
    for match, move, first in reasons(1):
        if move.startswith("claim"):
            view = match.state.view(match.state.acting[0])
            found = Claimed(1.0, 0.01)
            text = GAME.players.why(view, Thought(move, ((move, 1.0),), findings=found))
            last = list(text.values.values())[-1]
            assert isinstance(last, Text)
            proven = first.id.removeprefix("pointsweeper-why-") in PROOFS
            assert last.id.endswith("why-safe" if proven else "why-claim")
            told[last.values.get("percent")] += 1
    assert told.keys() == {1, None}


def test_a_scout_that_brings_nothing_promises_nothing() -> None:
    match, move, _ = next(entry for entry in reasons(1) if entry[1].startswith("scout"))
    view = match.state.view(match.state.acting[0])
    assert "next claim" in GAME.players.why(view, Thought(move, findings=Scouted(1.0))).say(
        ["A", "B"]
    )
    text = GAME.players.why(view, Thought(move, findings=Scouted(0.01)))
    assert "next claim" not in text.say(["A", "B"])


def test_a_pass_says_what_the_next_mine_costs() -> None:
    match, _, _ = next(reasons(1))
    view = match.state.view(match.state.acting[0])
    text = GAME.players.why(view, Thought("pass", findings=Passed()))
    assert text.values["price"] == view.board.gain(match.state.acting[0]).mines + 1
