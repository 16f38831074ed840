"""Graveyard Shift, clause by clause of its page."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.core import Damaged, Match, Refused
from games.graveyard_shift import GAME
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.known.yard import ENTRANCES, GRAVES, KINDS, MAUSOLEUMS, ROOM
from tests.games.clauses import holds, table
from tests.games.graveyard_shift_table import (
    DRAWN,
    FIRST_WINS,
    LAYOUT,
    NAMES,
    SECOND_WINS,
    deal,
    play,
)


def three_rounds(*scripts: str) -> Match[Board]:
    match = Match.start(GAME, 2, {}, deal(3))
    for script in scripts:
        match = play(script, match)
    return match


def now(match: Match[Board]) -> Round:
    return match.state.view(None).board.round


def stack(match: Match[Board], square: str) -> list[str]:
    return list(now(match).stack(square))


def legal(match: Match[Board]) -> set[str]:
    return set(match.state.legal(match.state.acting[0]))


def told(match: Match[Board]) -> list[str]:
    return [note.text.say(NAMES) for note in match.state.view(None).notes]


def test_gs_1_rooms() -> None:
    assert {square for square, room in ROOM.items() if room == 2} == {"B2", "C2", "B3", "C3"}
    assert {square for square, room in ROOM.items() if room == 1} == set(GRAVES)
    assert len(GRAVES) == 8
    assert not set(ENTRANCES) & set(ROOM)


@pytest.mark.parametrize("rounds", ["1", "3"])
def test_gs_2_deal(rounds: str) -> None:
    firsts = set[int]()
    for seed in range(20):
        drawn = GAME.rules.deal(Random(seed), 2, {"rounds": rounds})
        firsts.add(drawn["first"])
        assert len(drawn["rounds"]) == int(rounds)
        for layout in drawn["rounds"]:
            assert {square: len(stack) for square, stack in layout.items()} == dict(ROOM)
            for places in (MAUSOLEUMS, GRAVES):
                parts = Counter(kind for square in places for kind in layout[square])
                assert parts == dict.fromkeys(KINDS, 2)
    assert firsts == {0, 1}


def test_gs_2_rounds_are_dealt_apart() -> None:
    layouts = GAME.rules.deal(Random(1), 2, {})["rounds"]
    assert layouts[0] != layouts[1] != layouts[2] != layouts[0]


@pytest.mark.parametrize(
    ("where", "change"),
    [
        ("deal.first", lambda d: d.update(first=2)),
        ("deal.first", lambda d: d.update(first="0")),
        ("deal.first", lambda d: d.update(first=True)),
        ("deal.second", lambda d: d.update(second=1)),
        ("deal.rounds", lambda d: d.pop("rounds")),
        ("deal.rounds", lambda d: d["rounds"].append(LAYOUT)),
        ("deal.rounds", lambda d: d["rounds"].pop()),
        ("deal.rounds[0].A1", lambda d: d["rounds"][0].update(A1=["brain"])),
        ("deal.rounds[0].A1", lambda d: d["rounds"][0].update(A1=[])),
        ("deal.rounds[0].A2", lambda d: d["rounds"][0].pop("A2")),
        ("deal.rounds[0].A2", lambda d: d["rounds"][0].update(A2=["chest", "chest"])),
        ("deal.rounds[0].A2[0]", lambda d: d["rounds"][0].update(A2=["arm"])),
        ("deal.rounds[0].C2", lambda d: d["rounds"][0].update(C2=["legs"])),
        ("deal.rounds[0]", lambda d: d["rounds"][0].update(A2=["brain"])),
        ("deal.rounds[0]", lambda d: d["rounds"][0].update(B2=["legs", "brain"])),
        ("deal.rounds[0]", lambda d: d["rounds"][0].update(A2=["heart"], B2=["chest", "brain"])),
    ],
)
def test_gs_2_damaged_deals(where: str, change: Any) -> None:
    damaged = deal()
    change(damaged)
    with pytest.raises(Damaged) as caught:
        GAME.rules.start(damaged, 2, {"rounds": "1"})
    assert caught.value.where == where


CLAUSES = f"""
GS-3: entries |
   = seat 0; legal: enter A1, enter D1, enter A4, enter D4
GS-3: another gate |
    a4
   = seat 1; legal: enter A1, enter D1, enter D4; cannot: enter A4
GS-3: and then the first moves |
    a4; d1
   = seat 0; pawns A4 D1
GS-10: an entry is the whole turn |
    a1; d1; n; n; s; chest
   = pawns - D2; stage move
GS-10: again at any gate, also the other's own |
    a1; d1; n; n; s; chest; s; chest
   = seat 0; legal: enter A1, enter D1, enter A4, enter D4
GS-10: and it ends the turn |
    a1; d1; n; n; s; chest; s; chest; d4
   = pawns D4 -; seat 1
GS-11: without parts one square, and nothing moves |
    a1; d1; e; w; e; n; n
   = pawns C3 C2; stack C1:
GS-12: one part moves along |
    a1; d4; n; w; n
   = pawns A3 C4; stack A2:; stack A3: brain chest
GS-13: the starting square gets nothing |
    a1; d4; n; s; n; w; e
   = stack A3:; stack B3: chest legs brain; stack C3: brain heart legs chest
GS-13: up to the edge |
    a1; d1; n; w; e; w; s; n
   = stack B1:; stack B2: heart; stack B3: chest legs brain;
    stack B4: legs heart brain chest; pawns B4 B1
GS-14: a passed pawn stays, and passing is no attack |
    a1; d1; n; n; e; w; e
   = pawns D2 C2; seat 1; stack C2: legs chest chest heart; stack D2: brain chest
GS-15: no direction without a square |
    a1; d4
   = legal: move N, move E; cannot: move S, move W
GS-20: attack with parts |
    a1; a4; n; s; e; s; w
   = pawns A2 A2; stack A2: brain heart brain chest; seat 0
GS-20: and another turn |
    a1; a4; n; s; e; s; w; e
   = pawns D2 A2; stack A2:; seat 1
GS-20: attack without parts |
    a1; d1; e; w; e; n; w; s; e
   = stack B1:; stack C1: heart heart; pawns C1 C1; seat 1
GS-20: all of it is the attacker's now |
    a1; d1; e; w; e; n; w; s; e; n
   = stack C1:; stack C3: heart
GS-21: take |
    a1; d1; e; n; n; n; s; w; w
   = legal: take brain, take heart; seat 0
GS-21: the other puts back first |
    a1; d1; e; n; n; n; s; w; w; take heart
   = had 0: heart; pawns - B3; stack A1:; seat 1
GS-21: and then the first |
    a1; d1; e; n; n; n; s; w; w; take heart; return heart b1
   = seat 0; legal: return brain B2, return brain D2, return brain D3
GS-21: and then on |
    a1; d1; e; n; n; n; s; w; w; take heart; return heart b1; return brain b2
   = seat 1; stage move
GS-21: nothing new, the pawn stays |
    a1; d1; n; n; s; chest; w; a1; w; n; n
   = pawns A4 A2; had 0: chest; stack A4:; seat 1; stage return
GS-21: nothing to return |
    a1; d1; n; n; s; chest
   = seat 1; stage move; stack A1:
GS-21: a kind is collected once |
    a1; d1; n; n; s; chest; w; d1; e; n; s
   = legal: take legs; cannot: take chest
GS-22: spots |
    a1; d1; n; n; n; w; n; brain
   = legal: return chest A2, return chest A3, return chest D2;
    cannot: return chest C2, return chest B2, return chest B1, return chest D4, return brain A2
GS-22: parts go on top |
    a1; d1; e; n; n; n; s; w; w; take heart; return brain b2; return heart b2
   = stack B2: brain heart
GS-23: attack and delivery |
    a1; d1; n; n; s; chest; n; d1; s
   = pawns D1 D1; stage take; seat 1
GS-23: the extra turn |
    a1; d1; n; n; s; chest; n; d1; s; chest
   = pawns D1 -; seat 1; legal: enter A1, enter D1, enter A4, enter D4
GS-23: and its end |
    a1; d1; n; n; s; chest; n; d1; s; chest; a1
   = seat 0
GS-23: and that can be an attack as well |
    a1; d1; n; n; s; chest; n; d1; s; chest; d1
   = seat 1; legal: move N, move W
GS-23: attack and nothing new |
    a1; d1; e; n; w; heart; n; d4; s; chest; w; d4; e
   = pawns D4 D4; seat 1; stage return
GS-23: the extra turn from the gate |
    a1; d1; e; n; w; heart; n; d4; s; chest; w; d4; e; return heart c4
   = seat 0; legal: move S, move W
GS-24: entering on the other pawn is an attack |
    a1; d1; e; w; e; w; heart; e; d1
   = pawns D1 D1; seat 0; stage move; told attacks
GS-30: the fourth kind wins at once |
    {FIRST_WINS}
   = had 0: brain heart chest legs; seat; places 1 2; scores 1, 0
GS-31: twice is no draw |
    {DRAWN.rpartition("; ")[0]}
   = goes on
GS-31: third time |
    {DRAWN}
   = places 1 1; scores 0, 0
GS-31: positions of other rounds do not count | 3
    {DRAWN}; {DRAWN.rpartition("; ")[0]}
   = round 2
GS-31: a match of three is won by more rounds | 3
    {DRAWN}; {FIRST_WINS}; {DRAWN}
   = places 2 1; scores 0, 1
GS-4: the loser starts the next | 3
    {FIRST_WINS}
   = goes on; scores 1, 0; seat 1; had 0:; had 1:
GS-4: the first to win two | 3
    {FIRST_WINS}; {SECOND_WINS}
   = places 1 2; scores 2, 0; decided rounds 2:0
GS-4: three rounds | 3
    {FIRST_WINS}; {FIRST_WINS}
   = goes on; scores 1, 1; seat 0
GS-4: and the third | 3
    {FIRST_WINS}; {FIRST_WINS}; {SECOND_WINS}
   = places 2 1; scores 1, 2; decided rounds 2:1
GS-4: all played without two won | 3
    {FIRST_WINS}; {DRAWN}; {DRAWN}
   = places 1 2; decided rounds 1:0, 2 drawn
GS-4: and all drawn | 3
    {DRAWN}; {DRAWN}; {DRAWN}
   = places 1 1; decided rounds 0:0, 3 drawn
GS-4: after a drawn round the other starts | 3
    {DRAWN}
   = seat 1; scores 0, 0
GS-4: and again | 3
    {DRAWN}; {DRAWN}
   = seat 0
example 1 |
    a1; d4; n; w; e; w; e; s; w
   = stack B2: heart brain; stack C2: legs chest heart chest; stack D2:
example 1, moved |
    a1; d4; n; w; e; w; e; s; w; move E
   = stack B2:; stack C2: legs chest heart chest heart; stack D2: brain
example 2 |
    a1; a4; n; s; e; s; w; e
   = stack B2: brain; stack C2: legs chest heart; stack D2: chest brain chest
example 3 |
    a1; d1; e; n; n; n; s; w
   = stack B1: heart brain heart
example 3, delivered |
    a1; d1; e; n; n; n; s; w; w; take brain
   = loose heart heart; stack A1:
example 4 |
    a1; d1; e; w; e
   = stack C1: brain heart
example 4, delivered |
    a1; d1; e; w; e; e
   = pawns D1 C1; stack D1: brain heart; stack C1:
"""
"""The clause, and how many rounds if not one; what is typed; and what is so then."""


@pytest.mark.parametrize(("rounds", "moves", "so"), table(CLAUSES, 2))
def test_a_clause(rounds: str, moves: str, so: str) -> None:
    match = three_rounds(moves) if rounds else play(moves)
    outcome = match.state.outcome
    for claim in so.split("; "):
        word, _, rest = claim.partition(" ")
        name, _, parts = rest.partition(":")
        match word:
            case "pawns":
                assert [pawn or "-" for pawn in now(match).pawns] == rest.split()
            case "stage" | "round":
                board = match.state.view(None).board
                assert str(board.number if word == "round" else board.round.stage) == rest
            case "stack":
                assert stack(match, name) == parts.split()
            case "had":
                assert set(now(match).collected[int(name)]) == set(parts.split())
            case "loose":
                assert list(now(match).loose) == rest.split()
            case "decided":
                assert outcome
                assert outcome.decided
                assert outcome.decided.say(NAMES) == rest
            case _:
                holds(match.state, claim)


def test_gs_3_the_deal_says_who_is_first() -> None:
    match = Match.start(GAME, 2, {"rounds": "1"}, deal(first=1))
    holds(match.state, "seat 1")
    match = play("a1; d4", match)
    assert now(match).pawns == ("D4", "A1")
    holds(match.state, "seat 1")


def test_gs_4_later_deals_stay_unseen() -> None:
    other = deal(3)
    other["rounds"][1]["A2"], other["rounds"][1]["A3"] = ["brain"], ["chest"]
    here, there = (Match.start(GAME, 2, {}, d) for d in (deal(3), other))
    script = FIRST_WINS.split("; ")
    for move in script[:-1]:
        here, there = play(move, here), play(move, there)
        for seat in (None, 0, 1):
            assert here.state.view(seat) == there.state.view(seat)
        assert here.state.revealed == there.state.revealed == 1
    here, there = play(script[-1], here), play(script[-1], there)
    assert here.state.view(None) != there.state.view(None)
    assert here.state.revealed == 2


def test_gs_31_three_hundred_turns() -> None:
    """Two who avoid deliveries and repetitions play until the bound; entries are no turns."""
    random, match, turns = Random(0), play("a1; d4"), 0
    while match.state.outcome is None:
        assert turns < 300
        while now(match).stage != "move":
            match = match.play(match.state.acting[0], sorted(legal(match))[0])
        quiet = [
            after
            for move in sorted(legal(match))
            if now(after := match.play(match.state.acting[0], move)).stage == "move"
            and (after.state.outcome is None or turns == 299)
        ]
        match, turns = random.choice(quiet), turns + 1
    assert turns == 300
    assert match.state.outcome.places == (1, 1)
    assert told(match)[-1] == "300 turns are over: round 1 is drawn."


def test_a_move_may_be_typed_by_the_square_where_it_ends() -> None:
    match = play("a1; d1; n")
    assert match.read(1, "move c1") == ("move W",)
    assert match.read(1, "go to D2") == ("move N",)
    stacked = play("a1; d1; e; n; n; n")
    assert len(stack(stacked, "B2")) > 2
    assert stacked.read(0, "move D2") == ("move E",)


def test_a_square_that_several_parts_could_go_to_is_no_choice() -> None:
    match = play("a1; d1; e; n; n; n; s; w; w; heart")
    seat = match.state.acting[0]
    spot = match.state.legal(seat)[0].split()[2]
    with pytest.raises(Refused) as caught:
        match.read(seat, spot)
    moves = [move for move in match.state.legal(seat) if move.endswith(spot)]
    assert len(moves) > 1
    said = [match.game.typed(match.view(seat), move, "en") for move in moves]
    assert all(f"“{move}”" in caught.value.text.say(NAMES) for move in said)


def test_the_only_part_to_put_back_need_not_be_named() -> None:
    match = play("a1; d1; n; n; n; w; n; brain")
    assert match.read(1, "d2") == ("return chest D2",)
