"""The rules of Cop & Rob, clause by clause. Seat 0 is Rob unless a test says otherwise."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Literal

import pytest

from games.cop_and_rob.rules.known.cards import DECK, Kind
from games.cop_and_rob.rules.state import CopAndRobState, deal, start
from games.core import Damaged
from tests.games.clauses import holds, table
from tests.games.cop_and_rob_table import HOST, deck, opened, play

CURVES = "place 1,1 SW; stay; place 1,-1 NW; stay"
"""Rob's road and Cop's come to the two sides of 1,0."""
ENDS = "curve dead_end dead_end"
SHUT = f"{CURVES}; place 0,2 S; stay; place 0,-2 N; stay; place -1,1 E; stay; place -1,-1 E; stay"
"""The last way out of both leads to 1,0."""
WALL = "place 1,1 EW; stay; place 1,-1 NW; stay; place 0,2 S; stay"
COVERED = f"{CURVES}; place 0,2 S; stay; cover 1,1; stay; place -1,1 NESW; stay"
CUT = "place 0,2 NS; stay; place 0,-2 NESW; stay; place 0,3 NS; stay; cover 0,2; stay"
"""Rob stands at 0,1, Cop's Ambush on 0,2 cuts off 0,3 NS."""
BUILT = f"{CUT}; place 1,1 EW; stay"
FLED = "place 0,2 S; stay; place 0,-2 NS; stay; place 1,1 W; stay"


def reached(rob: str, cop: str, moves: str) -> CopAndRobState:
    kinds: list[list[Any]] = [rob.split(), cop.split()]
    return play(opened(*kinds), *filter(None, moves.split("; ")))


CLAUSES = f"""
example 1 | dead_end |
   = legal: place 0,2 S, place 1,1 W, place -1,1 E
example 3 | curve dead_end cross super | curve super straight
    {COVERED}; place 1,0 NS
   = goes on
example 3 | curve dead_end cross super | curve super straight
    {COVERED}; place 1,0 NS; stay; lift 1,1
   = won 1 joined
example 4 | straight | super
    place 0,2 NS; drive 0,2
   = can: cover 0,1; cannot: cover 0,2
example 5 | {ENDS} super | {ENDS}
    {SHUT}; block 1,0
   = won 1 rob-shut-in
CR-4: nobody stands on the other's start | super |
   = cannot: cover 0,-1
CR-4 | straight super | straight
    place 0,2 NS; stay; place 0,-2 NS; drive 0,-2
   = can: cover 0,-1
CR-4: nothing lies on the bank | tee |
   = cannot: place 0,0 NES, block 0,0
CR-6: lifting brings back what lay there | straight straight straight super | cross super cross
    {CUT}; place 1,1 EW; stay; place 1,-1 NESW; stay; lift 0,2
   = can: drive 0,3
CR-8: only cards in reach have ways out | straight straight straight super | cross super cross
    {CUT}
   = legal: place 1,1 EW, place -1,1 EW; cannot: place 0,4 NS
CR-10: exit meets exit, blank meets blank | straight curve curve | cross cross
    place 1,1 EW; stay; place 0,-2 NESW; stay; place 0,2 ES; stay; place 1,-1 NESW; stay
   = can: place 1,2 NW; cannot: place 1,2 SW, place 1,2 NE
CR-10: the exits are those of the card | straight |
   = legal: place 0,2 NS, place 1,1 EW, place -1,1 EW; cannot: place 0,2 ES, place 0,1 NS,
    place 0,2 SN
CR-10: the bank's side is blank | curve cross tee | curve
    {CURVES}
   = cannot: place 1,0 NESW
CR-10: covered cards are fitted too | curve dead_end cross | curve super dead_end
    {COVERED}
   = place 1,0:
CR-10: a bare supercard asks nothing | cross tee | super
    place 1,1 NESW; drive 1,1; block 0,2
   = place 1,2: place 1,2 NES, place 1,2 NSW, place 1,2 ESW
CR-11: placing is compulsory | tee |
   = cannot: discard
CR-11: what fits nowhere is discarded | {ENDS} cross | {ENDS}
    {SHUT}
   = legal: discard
CR-14: and then one drives | {ENDS} cross | {ENDS}
    {SHUT}; discard
   = legal: drive 0,2, drive 1,1, drive -1,1, stay
CR-12: block faces any open exit | straight straight straight | cross super super
    {BUILT}
   = block: block 0,4, block 2,1, block -1,1; cannot: block 0,2, block 5,5
CR-12: what is blocked is taken | straight straight straight | cross super super
    {BUILT}; block 2,1; stay
   = cannot: place 2,1 EW
CR-12: cover takes uncovered cards of the other | straight straight straight | cross super super
    {BUILT}
   = cover: cover 0,3, cover 1,1; cannot: cover 0,2, cover 0,-2, place 0,4 NS
CR-12: lift takes the other's supercards | super super | super
    block 0,-2; block 0,2
   = lift: lift 0,2; cannot: lift 0,-2, lift 7,7
CR-12: a supercard may be discarded | super |
   = legal: block 0,-2, block 1,-1, block -1,-1, discard
CR-12: and then it is the other's turn | super |
    discard
   = seat 1
CR-12: no road is blocked with | tee |
   = cannot: block 1,-1
CR-13: nobody drives through a supercard | straight straight straight super | cross super cross
    {CUT}; place 1,1 EW
   = legal: drive 1,1, stay; cannot: drive 0,2, drive 0,3
CR-14: first the card | straight |
   = cannot: stay, drive 0,1
CR-14: then drive or stay | straight |
    place 0,2 NS
   = legal: drive 0,2, stay; cannot: drive 0,1, drive 0,-1, place 1,1 EW; seat 0
CR-14: driving ends the turn | straight |
    place 0,2 NS; drive 0,2
   = seat 1
CR-14: with nowhere to drive it ends by itself | super |
    block 1,-1
   = seat 1
CR-14: drive after a supercard too | straight super | straight
    place 0,2 NS; stay; place 0,-2 NS; stay; discard
   = legal: drive 0,2, stay
CR-20: Rob joins the roads himself | curve straight | curve
    {CURVES}; place 1,0 NS
   = won 1 joined; seat; cannot: stay; scores 0, 1
CR-20: only where Cop can drive | curve super straight | curve straight dead_end
    {CURVES}; cover 1,-1; stay; place 0,-2 NS; drive 0,-2; place 1,0 NS
   = goes on
CR-20: Rob's card may be cut off | tee straight straight | curve super straight
    place 1,1 ESW; stay; place 1,-1 NW; stay; place 0,2 NS; drive 0,2; cover 0,1; stay; place
    0,3 NS; stay; place 1,0 NS
   = won 1 joined
CR-20: a covered card is not joined | curve dead_end cross | curve super straight
    {COVERED}; place 1,0 NS
   = goes on
CR-21: the last way out is a dead end | dead_end dead_end dead_end | straight straight
    {FLED}; place 1,-1 EW; stay
   = legal: place -1,1 E
CR-21 | dead_end dead_end dead_end | straight straight
    {FLED}; place 1,-1 EW; stay; place -1,1 E
   = won 1 rob-shut-in
CR-21: blocked in | dead_end dead_end | straight super
    {FLED}; block -1,1
   = won 1 rob-shut-in
CR-22: Cop has no way out | cross cross cross | dead_end dead_end dead_end
    place 0,2 NESW; stay; place 0,-2 N; stay; place 0,3 NESW; stay; place 1,-1 W; stay; place
    0,4 NESW; stay; place -1,-1 E
   = won 0 cop-shut-in
"""
"""The clause, the tops of both decks; what is played; and what is so then."""


@pytest.mark.parametrize(("rob", "cop", "moves", "so"), table(CLAUSES, 3))
def test_a_clause(rob: str, cop: str, moves: str, so: str) -> None:
    holds(reached(rob, cop, moves), so)


EXAMPLE_2 = [
    *((card, CURVES, turned) for card, turned in [("straight", "NS"), ("tee", "NES")]),
    *((card, CURVES, "") for card in ("dead_end", "curve", "cross")),
    *((card, WALL, turned) for card, turned in [("dead_end", "S"), ("curve", "ES")]),
    *((card, WALL, "") for card in ("straight", "tee", "cross")),
]


@pytest.mark.parametrize(("card", "before", "turned"), EXAMPLE_2)
def test_example_2_what_fits_at_1_0_and_joins_there(card: str, before: str, turned: str) -> None:
    """Past a blank side it joins nothing."""
    rob, moves = ("straight", WALL) if before == WALL else ("curve", f"{CURVES}; place 0,2 S; stay")
    state = reached(f"{rob} dead_end", f"curve {card}", moves)
    holds(state, f"place 1,0: place 1,0 {turned}" if turned else "place 1,0:")
    if turned:
        after = play(state, f"place 1,0 {turned}")
        holds(after, "goes on" if before == WALL else "won 1 joined")


def test_cr_3_two_decks_of_32() -> None:
    dealt = deal(Random(1), 2, HOST)
    assert Counter(dealt["rob"]) == Counter(dealt["cop"]) == DECK
    assert len(dealt["rob"]) == 32
    assert dealt["rob"] != dealt["cop"]


def test_cr_4_the_start_field() -> None:
    streets = opened().board(None).streets
    assert {cell: road.exits for cell, road in streets.roads.items()} == {
        (0, 1): 1 + 2 + 8,
        (0, -1): 2 + 4 + 8,
    }
    assert streets.pawns == {"rob": (0, 1), "cop": (0, -1)}


def lots(*pairs: list[Any]) -> CopAndRobState:
    return start({"lots": [*pairs], "rob": deck("tee"), "cop": deck()}, 2, {})


PACK = [["super", "super"]] * 2 + [[k, k] for k in DECK if k != "super" for _ in range(6)]


@pytest.mark.parametrize(
    ("pairs", "seat"),
    [
        ([["straight", "curve"], ["tee", "cross"]], 1),  # more exits choose
        ([["super", "super"], ["super", "cross"]], 0),  # a supercard beats any road
        ([*PACK, ["super", "super"], ["tee", "cross"]], 1),  # a used pack is mixed anew
    ],
)
def test_cr_5_who_chooses(pairs: list[list[str]], seat: int) -> None:
    holds(lots(*pairs), f"seat {seat}; legal: rob, cop; cannot: place 0,2 S")


@pytest.mark.parametrize("choice", ["rob", "cop"])
@pytest.mark.parametrize("seat", [0, 1])
def test_cr_5_who_chooses_gets_that_role_and_rob_begins(seat: int, choice: str) -> None:
    state = lots(["super", "tee"] if seat == 0 else ["tee", "super"]).apply(seat, choice)
    rob = seat if choice == "rob" else 1 - seat
    assert state.board(None).cast == {"rob": rob, "cop": 1 - rob}
    assert state.board(None).card == "tee"
    holds(state, f"seat {rob}; cannot: rob")


@pytest.mark.parametrize("rob", [0, 1])
def test_cr_5_the_host_is_seat_0_or_the_deal_says_who_is_rob(rob: int) -> None:
    holds(start({"lots": [], "rob": deck(), "cop": deck()}, 2, HOST), "seat 0")
    dealt = {"lots": [], "rob": deck(), "cop": deck(), "rob_seat": rob}
    assert start(dealt, 2, {"roles": "random"}).board(None).cast["rob"] == rob


def test_cr_5_lots_are_drawn_until_decided() -> None:
    lengths = Counter(len(deal(Random(seed), 2, {})["lots"]) for seed in range(100))
    assert lengths[1] > lengths[2] > 0
    for seed in range(100):
        start(deal(Random(seed), 2, {}), 2, {})


def test_cr_7_reach_leads_over_uncovered_cards_alone() -> None:
    streets = (
        reached("straight straight straight super", "cross super cross", CUT).board(None).streets
    )
    assert streets.reach == {"rob": {(0, 1)}, "cop": {(0, -1), (0, -2)}}


def test_cr_12_a_supercard_that_is_lifted_is_gone() -> None:
    after = reached("super super", "super", "block 0,-2; block 0,2; lift 0,2").board(None)
    assert after.streets.supers == {(0, -2): "rob"}
    assert (after.unseen["rob"]["super"], after.unseen["cop"]["super"]) == (0, 1)


def flight(state: CopAndRobState) -> list[CopAndRobState]:
    """Both build away from the bank and never drive, until the match is over."""
    positions = [state]
    while not positions[-1].outcome:
        state = positions[-1]
        legal = state.legal(state.acting[0])
        moves = [m for m in legal if m in ("stay", "discard")] or sorted(
            legal, key=lambda move: int(move.split()[1].split(",")[1])
        )
        positions.append(play(state, moves[-1 if state.board(None).role == "rob" else 0]))
    return positions


def test_cr_23_cops_deck_is_used_up_and_that_turn_is_over() -> None:
    kinds: tuple[Kind, ...] = ("cross", "tee", "straight")
    top = [kind for kind in kinds for _ in range(6)]
    *_, before, over = flight(opened(top, top))
    assert before.board(None).turned == 64
    assert before.board(None).driving
    holds(over, "won 0 free; scores 1, 0")
    assert sum(over.board(None).unseen["cop"].values()) == 0


@pytest.mark.parametrize("why", ["resign", "time"])
@pytest.mark.parametrize("seat", [0, 1])
def test_cr_24_who_leaves_has_not_been_caught_and_has_not_let_anybody_away(
    seat: int, why: Literal["resign", "time"]
) -> None:
    over = opened().leave(seat, why)
    holds(over, f"places {'2 1' if seat == 0 else '1 2'}; scores {'0, 1' if seat == 0 else '1, 0'}")
    assert over.outcome
    assert over.outcome.decided is None


def test_cr_24_a_draw_and_an_early_end_know_no_cop() -> None:
    for over in (opened().agree(), lots(["tee", "cross"]).leave(0, "resign")):
        assert over.outcome
        assert over.outcome.decided is None
    holds(opened().agree(), "places 1 1; scores 0, 0")


def test_cr_30_the_order_of_the_decks_is_hidden_from_everybody() -> None:
    first = opened(rob=["tee", "cross", "straight"], cop=["curve", "tee"])
    second = opened(rob=["tee", "straight", "cross"], cop=["curve", "cross"])
    moves = ("place 0,2 NES", "stay")
    for seat in (None, 0, 1):
        assert play(first, *moves).view(seat) == play(second, *moves).view(seat)
    board = play(first, *moves).board(None)
    assert board.decks == {}
    assert board.unseen["rob"] == {**DECK, "tee": 5}
    assert first.leave(0, "resign").board(None).decks["rob"][:3] == ("tee", "cross", "straight")


def test_cr_30_what_was_turned_up_is_counted() -> None:
    state = lots(["tee", "tee"], ["tee", "cross"])
    counts = [state.revealed]
    for move in ("rob", "place 0,2 NES", "stay"):
        state = play(state, move)
        counts.append(state.revealed)
    assert counts == [4, 5, 5, 6]


SPOILT: list[tuple[str, dict[str, Any], str]] = [
    ("host", {"rob": deck()[:-1]}, "rob"),
    ("host", {"cop": [*deck()[:-1], "tee"]}, "cop"),
    ("host", {"cop": [*deck(), "tee"]}, "cop"),
    ("host", {"cop": [*deck()[:-1], "bridge"]}, "cop[31]"),
    ("host", {"cop": "tee"}, "cop"),
    ("host", {"dog": deck()}, "dog"),
    ("lots", {"lots": []}, "lots"),
    ("host", {"lots": [["tee", "cross"]]}, "lots"),
    ("lots", {"lots": [["tee", "tee"]]}, "lots[0]"),
    ("lots", {"lots": [["tee", "cross"], ["tee", "super"]]}, "lots[0]"),
    ("lots", {"lots": [["tee", "cross", "tee"]]}, "lots[0]"),
    ("lots", {"lots": [["tee"]]}, "lots[0]"),
    ("lots", {"lots": [["super", "super"]] * 3 + [["tee", "cross"]]}, "lots[2]"),
    ("lots", {"lots": [["tee", "brook"]]}, "lots[0][1]"),
    ("lots", {"rob_seat": 0}, "rob_seat"),
    ("host", {"rob_seat": 1}, "rob_seat"),
    ("random", {"rob_seat": 2}, "rob_seat"),
    ("random", {"rob_seat": True}, "rob_seat"),
    ("random", {"rob_seat": None}, "rob_seat"),
]


@pytest.mark.parametrize(("roles", "change", "where"), SPOILT)
def test_damaged_deals_are_refused_with_the_place(
    roles: str, change: dict[str, Any], where: str
) -> None:
    sound = deal(Random(4), 2, {"roles": roles})
    start(sound, 2, {"roles": roles})
    with pytest.raises(Damaged) as caught:
        start({**sound, **change}, 2, {"roles": roles})
    assert caught.value.where == f"deal.{where}"
