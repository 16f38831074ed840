"""Reasons for a move of Bushwhacked, each against what the move does by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from games.bushwhacked import GAME
from games.bushwhacked.mind.findings import Intent
from games.bushwhacked.mind.plans import each
from games.bushwhacked.rules.known.board import Board, Turn
from games.bushwhacked.rules.known.grid import BITS, listed, mask_of
from games.bushwhacked.rules.known.threats import beside
from games.bushwhacked.rules.state import BushwhackedState
from games.core import Move, Seat, Text, Thought, Who, all_of
from tests.games.bushwhacked_table import falls

EVERY = (
    *("capture", "capture-base", "safe", "saves", "saves-base", "waits", "pass", "pay"),
    *("exposes", "guards", "threatens", "base", "bars"),
)
SELDOM = ("chain", "wins-base", "breaks", "done", "core-suggested")


def reasons(seeds: int) -> Iterator[tuple[BushwhackedState, Move, Text]]:
    """Some moves of matches between easy computers, with the reason given. What is seldom legal is
    always among them."""
    easy = GAME.players.levels["easy"]
    for seed in range(seeds):
        random, state = Random(seed), GAME.rules.start({"first": 0}, 2, {})
        while state.acting:
            (seat,) = state.acting
            view = state.view(seat)
            seldom = [m for m in view.legal if m.split()[0] in ("capture", "pay", "trade")]
            some = [*seldom[:2], *random.sample(view.legal, min(2, len(view.legal)))]
            for move in [*some, *(["pass"] if "pass" in view.legal else [])]:
                assert isinstance(state, BushwhackedState)
                yield state, move, GAME.players.why(view, Thought(move))
            state = state.apply(seat, easy.move(view, random))


@pytest.mark.long
def test_what_is_said_of_a_move_is_true() -> None:
    seen = Counter[str]()
    for state, move, text in reasons(3):
        kind = text.id.removeprefix("bushwhacked-why-")
        seen[kind] += 1
        if kind in ("waits", "safe") and seen[kind] > 6:
            continue  # every stone of somebody is tried against every burst: that takes long
        check(state, move, kind, text)
    assert set(EVERY) <= seen.keys() <= {*EVERY, *SELDOM}


def test_a_capture_that_leads_to_the_next_says_so() -> None:
    """Example 4 of the rules."""
    state = GAME.rules.start({"first": 0}, 2, {})
    assert isinstance(state, BushwhackedState)
    play = (mask_of("J10 L10 K11 J9 L9"), mask_of("K10 K9"))
    board = replace(state.position, play=play, turn=Turn(0, passed=True))
    state = replace(state, position=board)
    text = GAME.players.why(state.view(0), Thought("capture K10"))
    assert text.say(["Ann", "Bob"]).startswith("It lets you capture K9 next")
    check(state, "capture K10", "chain", text)


def test_where_captures_are_not_marked_a_hint_leaves_them_to_be_found() -> None:
    state = GAME.rules.start({"first": 0}, 2, {"assist": "off", "first": "white"})
    assert isinstance(state, BushwhackedState)
    board = replace(state.position, play=(mask_of("J10 L10"), mask_of("K10")))
    view = replace(state, position=board).view(0)
    text = GAME.players.why(view, Thought("place K11"))
    assert (text.id, text.values["n"]) == ("bushwhacked-why-find", 1)
    several = Intent(("K11", "K9"), ("K10",), (), ())
    text = GAME.players.why(view, Thought("place K11", findings=several))
    assert (text.id, text.values["n"]) == ("bushwhacked-why-find", 2)


def test_stones_of_one_turn_say_which_shape_they_complete() -> None:
    state = GAME.rules.start({"first": 0}, 2, {})
    assert isinstance(state, BushwhackedState)
    for mine, stones in (("J10", ("K11", "L10")), ("J8", ("K9", "L8"))):
        board = replace(state.position, play=(mask_of(mine), mask_of("K10")))
        intent = Intent(stones, ("K10",), (), ())
        view = replace(state, position=board).view(0)
        text = GAME.players.why(view, Thought(f"place {stones[0]}", findings=intent))
        assert text.id == "bushwhacked-why-burst"
        check_shape(board.placed(mask_of(stones[0])).placed(mask_of(stones[1])), text)
        assert text.values["how"] == ("surrounded" if mine == "J10" else "pierced")
    lone = replace(state.position, play=(mask_of("J10 L10"), mask_of("K10")))
    thought = Thought("place K11", findings=Intent(("K11",), ("K10",), (), ()))
    text = GAME.players.why(replace(state, position=lone).view(0), thought)
    assert text.id == "bushwhacked-why-exposes"


def check(state: BushwhackedState, move: Move, kind: str, text: Text) -> None:
    """Is this reason true of the move?"""
    board, at = state.position, mask_of(move.partition(" ")[2])
    if kind in ("saves", "saves-base", "waits", "pass"):
        check_pass(state, kind, text)
    elif kind in ("chain", "capture", "capture-base", "safe", "wins-base"):
        check_capture(state, move, kind, text)
    elif kind in ("base", "bars"):
        check_base(board.placed(at), kind, text)
    elif kind == "done":
        assert board.to_place
        assert text.values["hand"] == board.play_hand(board.turn.seat)
    elif kind == "breaks":
        held = board.controlled(1 - board.turn.seat)
        assert text.values["bases"] == said(held & beside(at))
    elif kind == "pay":
        assert not beside(board.bases) & at
    elif kind == "exposes":
        check_shape(board.placed(at), text)
        after = state.apply(board.turn.seat, move).legal(board.turn.seat)
        assert {f"capture {square}" for square in names(text.values["squares"])} <= set(after)
    elif kind == "guards":
        theirs = replace(board, turn=Turn(1 - board.turn.seat))
        assert text.values["who"] == Who(1 - board.turn.seat)
        assert text.values["squares"] == said(theirs.placed(at).exposed & ~theirs.exposed)
    elif kind == "threatens":
        one_more = taken_by_one(board.placed(at)) & ~taken_by_one(board)
        assert text.values["squares"] == said(one_more)


def check_shape(board: Board, text: Text) -> None:
    """Is what can be captured surrounded on three sides, or pierced?"""
    squares = [mask_of(name) for name in names(text.values["squares"])]
    mine = board.play[board.turn.seat]
    around = {(beside(bit) & mine).bit_count() >= 3 for bit in squares}
    how = "both" if len(around) > 1 else "surrounded" if True in around else "pierced"
    assert text.values["how"] == how
    assert text.values.get("n", len(squares)) == len(squares)


def check_pass(state: BushwhackedState, kind: str, text: Text) -> None:
    board, seat = state.position, state.position.turn.seat
    theirs = finished(board.after("pass")).next_turn()
    if kind == "pass":
        then = theirs.next_turn()
        assert text.values["n"] == then.to_place
        return
    if kind == "waits":
        assert text.values["n"] == theirs.next_turn().to_place
        assert not anything_falls(replace(state, position=theirs), seat, theirs.to_place)
        return
    before = theirs.next_turn()  # as if they did nothing
    after = before
    for square in names(text.values["stones"]):
        assert after.to_place
        after = after.placed(mask_of(square))
    after = finished(after)
    if kind == "saves":
        assert text.values["squares"] == said(after.capture[seat] & ~before.capture[seat])
    else:
        assert text.values["bases"] == said(after.controlled(seat) & ~before.controlled(seat))


def check_capture(state: BushwhackedState, move: Move, kind: str, text: Text) -> None:
    board, seat = state.position, state.position.turn.seat
    at = mask_of(move.partition(" ")[2])
    after = board.after(move)
    if kind == "chain":
        assert text.values["squares"] == said(after.exposed & ~board.exposed)
    elif kind == "capture":
        counts = [stones.bit_count() for stones in after.capture]
        assert [text.values["mine"], text.values["theirs"]] == [counts[seat], counts[1 - seat]]
    elif kind == "capture-base":
        assert text.values["bases"] == said(board.bases & beside(at))
    elif kind == "wins-base":
        assert text.values["bases"] == said(after.controlled(seat) & ~board.controlled(seat))
    else:
        ready = min(1 + board.passes[1 - seat], board.play_hand(1 - seat))
        assert falls(state, seat, mask_of(" ".join(names(text.values["squares"]))), ready)
        assert not anything_falls(replace(state, position=after), seat, ready)


def check_base(after: Board, kind: str, text: Text) -> None:
    """How many stones both have around it."""
    seat, ring = after.turn.seat, beside(BITS[str(text.values["base"])])
    mine, theirs = (
        ((after.play[s] | after.capture[s]) & ring).bit_count() for s in (seat, 1 - seat)
    )
    if kind == "base":
        assert (text.values["mine"], theirs) == (mine, 0)
    else:
        assert text.values["theirs"] == theirs > 0
        assert mine


def taken_by_one(board: Board) -> int:
    """What the player to move could capture with one more stone; every square is tried."""
    return sum(
        {bit for one in each(board.empty) for bit in each(board.placed(one).exposed)}
        | set(each(board.exposed))
    )


def anything_falls(state: BushwhackedState, seat: Seat, stones: int) -> bool:
    return any(falls(state, seat, bit, stones) for bit in each(state.position.play[seat]))


def finished(board: Board) -> Board:
    """After every capture that is possible."""
    while board.capturable:
        board = board.captured(next(each(board.capturable)))
    return board


def said(mask: int) -> Text:
    return all_of(listed(mask))


def names(value: object) -> tuple[str, ...]:
    """The squares in a list of them."""
    assert isinstance(value, Text)
    others = value.values["others"]
    assert isinstance(others, tuple)
    return (*others, str(value.values["last"]))
