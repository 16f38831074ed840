"""What winners are proud of: each feat in a match where it is done, and where it nearly is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from games import GAMES
from games.core import Match
from games.core.parts import Dealt
from games.tools.contest import play_match, uniform
from tests.games.pointsweeper_table import SCOUTED, dealt

Matches = Match[Any]


def feats(match: Matches) -> set[str]:
    """What the winner has done. Their deal and log leave it open."""
    outcome = match.state.outcome
    assert outcome
    seat, view = outcome.places.index(1), match.state.open_view()
    earned = {feat for feat in match.game.feats if feat.earned(view, match.log, seat)}
    assert all(feat.perhaps(match.deal, match.log, seat) for feat in earned)
    return {feat.id for feat in earned}


def started(game: str, deal: Dealt, **options: str) -> Matches:
    return Match.start(GAMES[game], 2, options, deal)


def went_on(match: Matches, *moves: str) -> Matches:
    """Each move by whoever's turn it is."""
    for move in moves:
        match = match.play(match.state.acting[0], move)
    return match


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_game_can_tell_them_after_any_match(game: Any) -> None:
    for seats in game.rules.seats:
        match = play_match(game, [uniform] * seats, "feats")
        assert feats(match) <= {feat.id for feat in game.feats}
    for feat in game.feats:
        title, about = (text.say(()) for text in game.feat(feat))
        assert title != about


# --- Graverobber ----------------------------------------------------------------------------------

LAYOUTS = (
    "windmill C5; grave F2; plot F3; grave H4; plot G4; grave B2; plot B3; ready",
    "windmill E2; grave B4; plot B5; grave G7; plot G8; grave D7; plot D8; ready",
)
FIRST = ("move up 4", "dig right")
THEN = ("move up 3", "move right 2", "dig right", "move right 3", "dig right")
"""Red digs up White's Plots."""
TWO = ("move down 3", "move left 1", "dig down", "move left 1", "move down 1", "dig down")
"""White digs up two of Red's."""


def robbed(*turns: tuple[int, Sequence[str]]) -> Matches:
    """A match of these turns; the other seat skips."""
    match = started("graverobber", {})
    for seat, layout in enumerate(LAYOUTS):
        for move in layout.split("; "):
            match = match.play(seat, move)
    for seat, moves in turns:
        for move in moves:
            if match.state.acting == (1 - seat,):
                match = match.play(1 - seat, "skip")
            match = match.play(seat, move)
    return match


def test_a_steady_spade_finds_three_plots_in_twelve_digs() -> None:
    assert feats(robbed((0, ["dig up"] * 9), (0, FIRST), (0, THEN))) == {"surgeon"}
    assert feats(robbed((0, ["dig up"] * 10), (0, FIRST), (0, THEN))) == set()


def test_whoever_had_none_against_two_rises_from_the_grave() -> None:
    wasted = (0, ["dig up"] * 10)
    assert feats(robbed(wasted, (1, TWO), (0, FIRST), (0, THEN))) == {"comeback"}
    assert feats(robbed(wasted, (0, FIRST), (1, TWO), (0, THEN))) == set()


# --- Bushwhacked ----------------------------------------------------------------------------------


def filled(*plan: str, red: Iterable[str] = ()) -> Matches:
    """White plays this plan, a turn a line, then both fill the edges until White has no stone."""
    turns = [iter([*plan, *lines("12")]), iter([*red, *lines("76")])]
    match = started("bushwhacked", {"first": 0})
    while match.state.acting:
        (seat,) = match.state.acting
        square, *captures = next(turns[seat]).split()
        match = went_on(match, f"place {square}", *(f"capture {s}" for s in captures))
        if match.state.acting == (seat,):
            match = match.play(seat, "done")
    return match


def lines(rows: str) -> list[str]:
    return [f"{column}{'1' if row in '76' else ''}{row}" for row in rows for column in COLUMNS]


COLUMNS = "ABCDEFGHIJKLMNOPQ"
TRAP = ("J10", "L10", "J9", "L9", "J8", "L8")
PREY = ("K10", "K9", "K8")


def test_three_captures_in_one_turn_are_a_triple_trap() -> None:
    assert feats(filled(*TRAP, "K11 K10 K9 K8", red=PREY)) == {"dominoes"}
    twice = filled(*TRAP, "K11 K10 K9", "K7 K8", red=PREY)
    assert [move for _, move in twice.log if move.startswith("capture")] == [
        "capture K10",
        "capture K9",
        "capture K8",
    ]
    assert feats(twice) == set()


def test_two_bases_make_a_landlord() -> None:
    around = ("C9", "E9", "D8", "D10", "H4", "J4", "I3", "I5")
    assert feats(filled(*around)) == {"landlord"}
    assert feats(filled(*around[:-1])) == set()


# --- Pointsweeper ---------------------------------------------------------------------------------


def swept(tiles: dict[str, Any], *claims: str) -> Matches:
    """Red makes these claims on the first board, and otherwise both pass as soon as they may."""
    match = went_on(started("pointsweeper", dealt(tiles)), *SCOUTED, claims[0], "pass")
    match = went_on(match, *claims[1:], "pass")
    for _ in range(2):
        match = went_on(match, *SCOUTED, "pass", "pass")
    return match


FIVES = {f"A{row}": 5 for row in range(1, 5)}


def test_twenty_points_at_once_are_a_big_gulp_and_no_mine_is_a_tiptoe() -> None:
    assert feats(swept(FIVES, "claim R A1 A4")) == {"feast", "soft"}
    assert feats(swept({**FIVES, "A4": 4}, "claim R A1 A4")) == {"soft"}
    mined = {**FIVES, "B1": "*", "C1": 0}
    assert feats(swept(mined, "claim R A1 A4", "claim R C1 B1")) == {"feast"}
    assert feats(swept(mined, "claim R A1 A3", "claim R C1 B1")) == set()


# --- Graveyard Shift, Cop & Rob: found among random matches ---------------------------------------


def test_back_from_the_dead_is_whoever_lost_the_first_round() -> None:
    found = set[bool]()
    for seed in (0, 1, 2, 3, 5, 6):
        match = play_match(GAMES["graveyard_shift"], [uniform] * 2, str(seed))
        outcome = match.state.outcome
        assert outcome
        if outcome.places.count(1) == 1:
            rounds = tuple(
                str(note.text.values["who"])
                for note in match.state.notes
                if note.text.id == "graveyard-shift-round-won"
            )
            winner = max(set(rounds), key=rounds.count)
            undead = rounds[0] != winner
            assert ("undead" in feats(match)) == undead
            found.add(undead)
    assert found == {True, False}


def test_all_in_one_piece_leaves_the_other_at_most_two_parts() -> None:
    found = set[int]()
    for seed in (0, 1, 9, 14, 17):
        match = play_match(GAMES["graveyard_shift"], [uniform] * 2, str(seed))
        parts = min(len(mine) for mine in match.state.open_view().board.round.collected)
        assert ("whole" in feats(match)) == (parts <= 2)
        found.add(parts)
    assert {2, 3} <= found


def test_cop_comes_late_and_rob_gets_away() -> None:
    found = set[str]()
    for seed in (1, 2, 3, 4, 12, 27):
        match = play_match(GAMES["cop_and_rob"], [uniform] * 2, str(seed))
        outcome, board = match.state.outcome, match.state.open_view().board
        assert outcome
        cop = outcome.places[board.cast["cop"]] == 1
        left = 32 - board.turned // 2
        free = outcome.reason.id == "cop-and-rob-ends-free"
        expected = {"late"} if cop and left <= 10 else {"away"} if free else set()
        assert feats(match) == expected
        found |= {*expected, "none" if not expected else ""}
    assert found >= {"late", "away", "none"}
