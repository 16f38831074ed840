"""The rules of Cop & Rob, clause by clause. Seat 0 is Rob unless a test says otherwise."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Literal

import pytest

from games.cop_and_rob import GAME
from games.cop_and_rob.rules.known.cards import DECK, Kind
from games.cop_and_rob.rules.state import CopAndRobState, deal, start
from games.core import Damaged
from tests.games.cop_and_rob_table import HOST, NAMES, deck, opened, play


def legal(state: CopAndRobState) -> set[str]:
    """The moves, each of the player to move."""
    return {move for seat in state.acting for move in state.legal(seat)}


def refused(state: CopAndRobState, move: str) -> str:
    """What the player to move is told instead."""
    text = state.refusal(state.acting[0], move)
    assert text
    return text.say(NAMES)


def reason(state: CopAndRobState) -> str:
    """Why the match is over."""
    assert state.outcome
    return state.outcome.reason.say(NAMES)


def decided(state: CopAndRobState) -> str:
    """How the winner has won."""
    assert state.outcome
    assert state.outcome.decided
    return state.outcome.decided.say(NAMES)


def won_by(state: CopAndRobState) -> int:
    """The seat that won."""
    assert state.outcome
    assert state.outcome.scores == tuple("01"[p == 1] for p in state.outcome.places)
    return state.outcome.places.index(1)


CURVES = ("place 1,1 SW", "stay", "place 1,-1 NW", "stay")
"""Rob's road and Cop's come to the two sides of 1,0."""


# The worked examples


def test_example_1_a_dead_end_first() -> None:
    state = opened(rob=["dead_end"])
    assert legal(state) == {"place 0,2 S", "place 1,1 W", "place -1,1 E"}


@pytest.mark.parametrize(
    ("card", "turned"),
    [
        ("dead_end", set()),
        ("straight", {"NS"}),
        ("curve", set()),
        ("tee", {"NES"}),
        ("cross", set()),
    ],
)
def test_example_2_what_joins_at_1_0(card: Kind, turned: set[str]) -> None:
    state = opened(rob=["curve", "dead_end"], cop=["curve", card])
    state = play(state, *CURVES, "place 0,2 S", "stay")
    here = {move for move in legal(state) if move.startswith("place 1,0 ")}
    assert here == {f"place 1,0 {exits}" for exits in turned}
    for move in here:
        after = play(state, move)
        assert won_by(after) == 1
        assert reason(after) == "the roads are joined"


@pytest.mark.parametrize(
    ("card", "turned"),
    [("dead_end", {"S"}), ("straight", set()), ("curve", {"ES"}), ("tee", set()), ("cross", set())],
)
def test_example_2_past_a_blank_side(card: Kind, turned: set[str]) -> None:
    state = opened(rob=["straight", "dead_end"], cop=["curve", card])
    state = play(state, "place 1,1 EW", "stay", "place 1,-1 NW", "stay", "place 0,2 S", "stay")
    here = {move for move in legal(state) if move.startswith("place 1,0 ")}
    assert here == {f"place 1,0 {exits}" for exits in turned}
    assert all(play(state, move).outcome is None for move in here)


def test_example_3_lifting_the_supercard_joins_the_roads() -> None:
    rob: list[Kind] = ["curve", "dead_end", "cross", "super"]
    state = opened(rob, cop=["curve", "super", "straight"])
    state = play(state, *CURVES, "place 0,2 S", "stay", "cover 1,1", "stay")
    state = play(state, "place -1,1 NESW", "stay", "place 1,0 NS")
    assert state.outcome is None
    state = play(state, "stay", "lift 1,1")
    assert won_by(state) == 1
    assert reason(state) == "the roads are joined"


def test_example_4_not_under_the_pawn() -> None:
    state = opened(rob=["straight"], cop=["super"])
    state = play(state, "place 0,2 NS", "drive 0,2")
    assert "cover 0,1" in legal(state)
    assert "cover 0,2" not in legal(state)
    assert refused(state, "cover 0,2") == "Rob stands on 0,2, so you can't cover that card."


def dead_ends() -> CopAndRobState:
    """Rob's turn; the last way out of both leads to 1,0."""
    ends: list[Kind] = ["curve", "dead_end", "dead_end"]
    state = opened(rob=[*ends, "super"], cop=ends)
    state = play(state, *CURVES, "place 0,2 S", "stay", "place 0,-2 N", "stay")
    return play(state, "place -1,1 E", "stay", "place -1,-1 E", "stay")


def test_example_5_rob_blocks_his_own_last_way_out() -> None:
    state = play(dead_ends(), "block 1,0")
    assert won_by(state) == 1
    assert reason(state) == "Rob has no way out"


# Cards and table


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
    state = opened(rob=["super"])
    assert "cover 0,-1" not in legal(state)
    state = play(opened(rob=["straight", "super"], cop=["straight"]), "place 0,2 NS", "stay")
    state = play(state, "place 0,-2 NS", "drive 0,-2")
    assert "cover 0,-1" in legal(state)


def test_cr_4_nothing_lies_on_the_bank() -> None:
    assert refused(opened(rob=["tee"]), "place 0,0 NES") == ("0,0 is the bank: nothing goes there.")
    assert refused(opened(rob=["super"]), "block 0,0") == "0,0 is the bank: nothing goes there."


def test_cr_5_more_exits_choose() -> None:
    dealt = {"lots": [["straight", "curve"], ["tee", "cross"]], "rob": deck(), "cop": deck()}
    state = start(dealt, 2, {})
    assert state.acting == (1,)
    assert state.legal(1) == ("rob", "cop")
    assert state.legal(0) == ()
    assert state.board(None).card is None
    assert [note.text.say(NAMES) for note in state.notes] == [
        "Ann draws a straight, Bob draws a curve: both draw again.",
        "Ann draws a tee, Bob draws a cross. More exits win: Bob chooses a role.",
    ]
    assert refused(state, "place 0,2 S") == "First choose who you are: `rob` or `cop`."


def test_cr_5_a_supercard_beats_any_road() -> None:
    dealt = {"lots": [["super", "super"], ["super", "cross"]], "rob": deck(), "cop": deck()}
    assert start(dealt, 2, {}).acting == (0,)


@pytest.mark.parametrize("choice", ["rob", "cop"])
@pytest.mark.parametrize("seat", [0, 1])
def test_cr_5_who_chooses_gets_that_role_and_rob_begins(seat: int, choice: str) -> None:
    lot = ["super", "tee"] if seat == 0 else ["tee", "super"]
    state = start({"lots": [lot], "rob": deck("tee"), "cop": deck()}, 2, {})
    state = state.apply(seat, choice)
    rob = seat if choice == "rob" else 1 - seat
    assert state.board(None).cast == {"rob": rob, "cop": 1 - rob}
    assert state.acting == (rob,)
    assert state.board(None).card == "tee"
    assert refused(state, "rob") == "It's already settled who is Rob and who is Cop."


def test_cr_5_the_host_is_seat_0() -> None:
    state = start({"lots": [], "rob": deck(), "cop": deck()}, 2, HOST)
    assert state.acting == (0,)
    assert state.revealed == 0


@pytest.mark.parametrize("rob", [0, 1])
def test_cr_5_the_deal_says_who_is_rob(rob: int) -> None:
    dealt = {"lots": [], "rob": deck(), "cop": deck(), "rob_seat": rob}
    state = start(dealt, 2, {"roles": "random"})
    assert state.acting == (rob,)
    assert state.board(None).cast["rob"] == rob


def test_cr_5_lots_are_drawn_until_decided() -> None:
    lengths = Counter(len(deal(Random(seed), 2, {})["lots"]) for seed in range(300))
    assert lengths[1] > lengths[2] > 0
    for seed in range(300):
        start(deal(Random(seed), 2, {}), 2, {})


def test_cr_5_the_pack_is_mixed_anew_when_it_is_used_up() -> None:
    pairs: list[list[Kind]] = [["super", "super"]] * 2
    for kind in (kind for kind in DECK if kind != "super"):
        pairs += [[kind, kind]] * 6
    dealt = {"lots": [*pairs, ["super", "super"], ["tee", "cross"]], "rob": deck(), "cop": deck()}
    assert start(dealt, 2, {}).acting == (1,)


# Words


def covered() -> CopAndRobState:
    """Rob's turn; he stands at 0,1, Cop's Ambush on 0,2 cuts off 0,3 NS."""
    state = opened(
        rob=["straight", "straight", "straight", "super"], cop=["cross", "super", "cross"]
    )
    state = play(state, "place 0,2 NS", "stay", "place 0,-2 NESW", "stay")
    return play(state, "place 0,3 NS", "stay", "cover 0,2", "stay")


def test_cr_7_reach_leads_over_uncovered_cards_alone() -> None:
    streets = covered().board(None).streets
    assert streets.reach["rob"] == {(0, 1)}
    assert streets.reach["cop"] == {(0, -1), (0, -2)}


def test_cr_8_only_cards_in_reach_have_ways_out() -> None:
    state = covered()
    assert set(state.board(None).streets.ways_out["rob"]) == {(1, 1), (-1, 1)}
    assert legal(state) == {"place 1,1 EW", "place -1,1 EW"}
    assert refused(state, "place 0,4 NS") == "None of your ways out leads to 0,4."


def test_cr_6_lifting_brings_back_what_lay_under_it() -> None:
    state = play(covered(), "place 1,1 EW", "stay")
    state = play(state, "place 1,-1 NESW", "stay", "lift 0,2")
    streets = state.board(None).streets
    assert (0, 4) in streets.ways_out["rob"]
    assert not streets.supers
    assert "drive 0,3" in legal(state)


def test_cr_10_exit_meets_exit_and_blank_meets_blank() -> None:
    state = opened(rob=["straight", "curve", "curve"], cop=["cross", "cross"])
    state = play(state, "place 1,1 EW", "stay", "place 0,-2 NESW", "stay")
    state = play(state, "place 0,2 ES", "stay", "place 1,-1 NESW", "stay")
    assert "place 1,2 NW" in legal(state)  # 1,1 is blank to the north
    assert "place 1,2 SW" not in legal(state)
    assert refused(state, "place 1,2 SW") == (
        "The card on 1,1 has no exit towards 1,2: a card there can't lead south."
    )
    assert refused(state, "place 1,2 NE") == (
        "The card on 0,2 leads to 1,2: a card there must lead west."
    )


# A turn


def test_cr_10_the_exits_are_those_of_the_card() -> None:
    state = opened(rob=["straight"])
    assert legal(state) == {"place 0,2 NS", "place 1,1 EW", "place -1,1 EW"}
    assert refused(state, "place 0,2 ES") == "ES doesn't fit a straight, the card turned up."
    assert refused(state, "place 0,1 NS") == "Rob already has a card on 0,1."
    assert refused(state, "place 0,2 SN").startswith("Type the cell and the exits")


def test_cr_10_the_bank_side_is_blank() -> None:
    state = opened(rob=["curve", "cross", "tee"], cop=["curve"])
    state = play(state, *CURVES)
    told = "1,0 is next to the bank: a card there can't lead west."
    assert refused(state, "place 1,0 NESW") == told


def test_cr_10_covered_cards_must_be_fitted_too() -> None:
    # Cop's 1,-1 leads to 1,0, and so does Rob's 1,1 under the Ambush.
    state = opened(rob=["curve", "dead_end", "cross"], cop=["curve", "super", "dead_end"])
    state = play(state, *CURVES, "place 0,2 S", "stay", "cover 1,1", "stay")
    state = play(state, "place -1,1 NESW", "stay")
    assert not [move for move in legal(state) if move.startswith("place 1,0 ")]
    told = "The card on 1,1 leads to 1,0: a card there must lead north."
    assert refused(state, "place 1,0 S") == told


def test_cr_10_a_supercard_on_a_bare_cell_asks_for_nothing() -> None:
    state = opened(rob=["cross", "tee"], cop=["super"])
    state = play(state, "place 1,1 NESW", "drive 1,1", "block 0,2")
    at_1_2 = {move for move in legal(state) if move.startswith("place 1,2 ")}
    assert at_1_2 == {"place 1,2 NES", "place 1,2 NSW", "place 1,2 ESW"}


def test_cr_11_placing_is_compulsory() -> None:
    state = opened(rob=["tee"])
    assert "discard" not in legal(state)
    assert refused(state, "discard") == ("It fits at -1,1, so you can't discard it.")


def test_cr_11_what_fits_nowhere_is_discarded() -> None:
    ends: list[Kind] = ["curve", "dead_end", "dead_end"]
    state = opened(rob=[*ends, "cross"], cop=ends)
    state = play(state, *CURVES, "place 0,2 S", "stay", "place 0,-2 N", "stay")
    state = play(state, "place -1,1 E", "stay", "place -1,-1 E", "stay")
    assert state.board(None).targets == ()
    assert legal(state) == {"discard"}  # only 1,0 is left, and its west is the bank
    state = play(state, "discard")
    assert legal(state) == {"drive 0,2", "drive 1,1", "drive -1,1", "stay"}  # CR-14
    assert state.notes[-1].text.say(NAMES) == "Ann has nowhere to place a cross and discards it."


def test_cr_12_block_faces_any_open_exit_of_the_other() -> None:
    state = opened(rob=["straight", "straight", "straight"], cop=["cross", "super", "super"])
    state = play(state, "place 0,2 NS", "stay", "place 0,-2 NESW", "stay")
    state = play(state, "place 0,3 NS", "stay", "cover 0,2", "stay", "place 1,1 EW", "stay")
    assert {move for move in legal(state) if move.startswith("block")} == {
        "block 0,4",  # not in Rob's reach
        "block 2,1",
        "block -1,1",
    }
    assert refused(state, "block 0,2") == "Rob already has a card on 0,2."
    assert refused(state, "block 5,5") == "None of Rob's open exits leads to 5,5."
    state = play(state, "block 2,1")
    assert refused(play(state, "stay"), "place 2,1 EW").startswith("2,1 is blocked by an Ambush.")


def test_cr_12_cover_takes_uncovered_cards_of_the_other() -> None:
    state = opened(rob=["straight", "straight", "straight"], cop=["cross", "super", "super"])
    state = play(state, "place 0,2 NS", "stay", "place 0,-2 NESW", "stay")
    state = play(state, "place 0,3 NS", "stay", "cover 0,2", "stay", "place 1,1 EW", "stay")
    assert {move for move in legal(state) if move.startswith("cover")} == {
        "cover 0,3",
        "cover 1,1",
    }
    assert refused(state, "cover 0,2") == "The card on 0,2 is already covered."
    assert refused(state, "cover 0,-2") == "Rob has no road card on 0,-2."
    assert refused(state, "place 0,4 NS") == (
        "The card turned up is an Ambush, not a road: block, cover, lift, or discard it."
    )


def test_cr_12_lift_takes_the_others_supercards_alone() -> None:
    state = opened(rob=["super", "super"], cop=["super"])
    state = play(state, "block 0,-2", "block 0,2")
    assert {move for move in legal(state) if move.startswith("lift")} == {"lift 0,2"}
    assert refused(state, "lift 0,-2") == (
        "The supercard on 0,-2 is yours: you can only lift Cop's."
    )
    assert refused(state, "lift 7,7") == "There's no supercard on 7,7."
    after = play(state, "lift 0,2").board(None)
    assert after.streets.supers == {(0, -2): "rob"}
    assert after.unseen["rob"]["super"] == 0
    assert after.unseen["cop"]["super"] == 1


def test_cr_12_a_supercard_may_be_discarded() -> None:
    state = opened(rob=["super"])
    assert legal(state) == {"block 0,-2", "block 1,-1", "block -1,-1", "discard"}
    assert play(state, "discard").board(None).role == "cop"
    assert refused(opened(rob=["tee"]), "block 1,-1") == (
        "The card turned up is a tee: you can only place it."
    )


def test_cr_13_nobody_drives_through_a_supercard() -> None:
    state = play(covered(), "place 1,1 EW")
    assert legal(state) == {"drive 1,1", "stay"}
    assert refused(state, "drive 0,2") == (
        "The card on 0,2 is covered, and nobody drives onto a supercard."
    )
    assert refused(state, "drive 0,3") == "No open road of yours leads from 0,1 to 0,3."


def test_cr_14_drive_or_stay_after_the_card() -> None:
    state = opened(rob=["straight"])
    assert refused(state, "stay") == "First play the card that's turned up, a straight."
    state = play(state, "place 0,2 NS")
    assert legal(state) == {"drive 0,2", "stay"}
    assert refused(state, "drive 0,1") == "You're already on 0,1: to remain there, stay."
    assert refused(state, "drive 0,-1") == "You have no road card on 0,-1."
    assert refused(state, "place 1,1 EW") == "You've played your card. Now drive, or stay."
    assert state.acting == (0,)
    state = play(state, "drive 0,2")
    assert state.acting == (1,)
    assert state.board(None).streets.pawns["rob"] == (0, 2)


def test_cr_14_a_turn_with_nowhere_to_drive_ends_by_itself() -> None:
    state = play(opened(rob=["super"]), "block 1,-1")
    assert state.acting == (1,)
    assert not state.board(None).driving


def test_cr_14_drive_after_a_supercard_too() -> None:
    state = opened(rob=["straight", "super"], cop=["straight"])
    state = play(state, "place 0,2 NS", "stay", "place 0,-2 NS", "stay", "discard")
    assert legal(state) == {"drive 0,2", "stay"}


# Outcome


def test_cr_20_rob_joins_the_roads_himself() -> None:
    state = opened(rob=["curve", "straight"], cop=["curve"])
    state = play(state, *CURVES)
    state = play(state, "place 1,0 NS")
    assert won_by(state) == 1
    assert reason(state) == "the roads are joined"
    assert decided(state) == "as Cop, who caught Rob where 1,-1 meets 1,0"
    assert state.acting == ()
    assert state.legal(0) == state.legal(1) == ()
    refusal = state.refusal(0, "stay")
    assert refusal
    assert refusal.say(NAMES) == "The match is over."


def test_cr_20_only_where_cop_can_drive() -> None:
    # Cop's 1,-1 is cut off from the pawn at 0,-2 by an Explosion on the start.
    state = opened(rob=["curve", "super", "straight"], cop=["curve", "straight", "dead_end"])
    state = play(state, *CURVES, "cover 1,-1", "stay", "place 0,-2 NS", "drive 0,-2")
    assert (1, -1) not in state.board(None).streets.reach["cop"]
    state = play(state, "place 1,0 NS")
    assert state.outcome is None


def test_cr_20_robs_card_need_not_be_in_his_reach() -> None:
    state = opened(rob=["tee", "straight", "straight"], cop=["curve", "super", "straight"])
    state = play(state, "place 1,1 ESW", "stay", "place 1,-1 NW", "stay")
    state = play(state, "place 0,2 NS", "drive 0,2", "cover 0,1", "stay")
    assert (1, 1) not in state.board(None).streets.reach["rob"]
    state = play(state, "place 0,3 NS", "stay", "place 1,0 NS")
    assert won_by(state) == 1
    assert reason(state) == "the roads are joined"


def test_cr_20_a_covered_card_of_rob_is_not_joined() -> None:
    state = opened(rob=["curve", "dead_end", "cross"], cop=["curve", "super", "straight"])
    state = play(state, *CURVES, "place 0,2 S", "stay", "cover 1,1", "stay")
    state = play(state, "place -1,1 NESW", "stay", "place 1,0 NS")
    assert state.outcome is None


def test_cr_21_the_last_way_out_is_a_dead_end() -> None:
    state = opened(rob=["dead_end"] * 3, cop=["straight", "straight"])
    state = play(state, "place 0,2 S", "stay", "place 0,-2 NS", "stay")
    state = play(state, "place 1,1 W", "stay", "place 1,-1 EW", "stay")
    assert legal(state) == {"place -1,1 E"}
    state = play(state, "place -1,1 E")
    assert won_by(state) == 1
    assert reason(state) == "Rob has no way out"


def test_cr_21_blocked_in() -> None:
    state = opened(rob=["dead_end"] * 2, cop=["straight", "super"])
    state = play(state, "place 0,2 S", "stay", "place 0,-2 NS", "stay")
    state = play(state, "place 1,1 W", "stay", "block -1,1")
    assert won_by(state) == 1
    assert reason(state) == "Rob has no way out"
    assert decided(state) == "as Cop, with Rob trapped"


def test_cr_22_cop_has_no_way_out() -> None:
    state = opened(rob=["cross"] * 3, cop=["dead_end"] * 3)
    state = play(state, "place 0,2 NESW", "stay", "place 0,-2 N", "stay")
    state = play(state, "place 0,3 NESW", "stay", "place 1,-1 W", "stay")
    state = play(state, "place 0,4 NESW", "stay", "place -1,-1 E")
    assert won_by(state) == 0
    assert reason(state) == "Cop has no way out"
    assert decided(state) == "as Rob, who shook off Cop"


def flight(state: CopAndRobState) -> list[CopAndRobState]:
    """Both build away from the bank and never drive, until the match is over."""
    positions = [state]
    while not positions[-1].outcome:
        state = positions[-1]
        moves = [m for m in legal(state) if m in ("stay", "discard")] or sorted(
            legal(state), key=lambda move: int(move.split()[1].split(",")[1])
        )
        positions.append(play(state, moves[-1 if state.board(None).role == "rob" else 0]))
    return positions


def test_cr_23_cops_deck_is_used_up_and_that_turn_is_over() -> None:
    kinds: tuple[Kind, ...] = ("cross", "tee", "straight")
    top = [kind for kind in kinds for _ in range(6)]
    *_, before, over = flight(opened(top, top))
    assert before.board(None).turned == 64
    assert before.board(None).driving
    assert won_by(over) == 0
    assert reason(over) == "Cop's deck is used up and Rob is still free"
    assert decided(over) == "as Rob, who got away"
    assert sum(over.board(None).unseen["cop"].values()) == 0


def test_cr_24_scores() -> None:
    state = opened()
    assert state.scores == ("0", "0")
    drawn = state.agree().outcome
    assert drawn
    assert drawn.places == (1, 1)
    assert drawn.scores == ("0", "0")
    left = state.leave(0, "time").outcome
    assert left
    assert left.scores == ("0", "1")
    assert left.places == (2, 1)


@pytest.mark.parametrize("why", ["resign", "time"])
@pytest.mark.parametrize(("seat", "won"), [(0, "Bob wins as Cop."), (1, "Ann wins as Rob.")])
def test_cr_24_who_leaves_has_not_been_caught_and_has_not_let_anybody_away(
    seat: int, won: str, why: Literal["resign", "time"]
) -> None:
    over = opened().leave(seat, why)
    assert over.outcome
    assert over.outcome.decided is None
    assert GAME.words.describe(over.view(None)).say(NAMES).split("\n")[0].endswith(won)


def test_cr_24_a_draw_and_an_early_end_know_no_cop() -> None:
    drawn = opened().agree().outcome
    assert drawn
    assert drawn.decided is None
    undecided = start({"lots": [["tee", "cross"]], "rob": deck(), "cop": deck()}, 2, {})
    early = undecided.leave(0, "resign").outcome
    assert early
    assert early.decided is None  # nobody was Cop yet


# Who knows what


def test_cr_30_the_order_of_the_decks_is_hidden_from_everybody() -> None:
    first = opened(rob=["tee", "cross", "straight"], cop=["curve", "tee"])
    second = opened(rob=["tee", "straight", "cross"], cop=["curve", "cross"])
    moves = ("place 0,2 NES", "stay")
    for seat in (None, 0, 1):
        assert play(first, *moves).view(seat) == play(second, *moves).view(seat)
    board = play(first, *moves).board(None)
    assert board.decks == {}
    assert board.unseen["rob"] == {**DECK, "tee": 5}
    assert board.unseen["cop"] == {**DECK, "curve": 5}
    over = first.leave(0, "resign").board(None)
    assert over.decks["rob"][:3] == ("tee", "cross", "straight")


def test_cr_30_what_was_turned_up_is_counted() -> None:
    dealt = {"lots": [["tee", "tee"], ["tee", "cross"]], "rob": deck("tee"), "cop": deck()}
    state = start(dealt, 2, {})
    assert state.revealed == 4
    state = play(state, "rob")
    assert state.revealed == 5
    assert play(state, "place 0,2 NES").revealed == 5
    assert play(state, "place 0,2 NES", "stay").revealed == 6


# The deal


def spoilt(change: dict[str, Any], roles: str = "host") -> str:
    """Where `start` finds the fault."""
    sound: dict[str, Any] = {"lots": [], "rob": deck(), "cop": deck()}
    if roles == "lots":
        sound["lots"] = [["tee", "cross"]]
    if roles == "random":
        sound["rob_seat"] = 1
    start(sound, 2, {"roles": roles})
    with pytest.raises(Damaged) as caught:
        start(sound | change, 2, {"roles": roles})
    return caught.value.where


def test_deal_damaged_decks_are_refused_with_the_place() -> None:
    assert spoilt({"rob": deck()[:-1]}) == "deal.rob"
    assert spoilt({"cop": [*deck()[:-1], "tee"]}) == "deal.cop"
    assert spoilt({"cop": [*deck(), "tee"]}) == "deal.cop"
    assert spoilt({"cop": [*deck()[:-1], "bridge"]}) == "deal.cop[31]"
    assert spoilt({"cop": "tee"}) == "deal.cop"
    assert spoilt({"dog": deck()}) == "deal.dog"


def test_deal_damaged_lots_are_refused_with_the_place() -> None:
    assert spoilt({"lots": []}, "lots") == "deal.lots"
    assert spoilt({"lots": [["tee", "cross"]]}, "host") == "deal.lots"
    assert spoilt({"lots": [["tee", "tee"]]}, "lots") == "deal.lots[0]"
    assert spoilt({"lots": [["tee", "cross"], ["tee", "super"]]}, "lots") == "deal.lots[0]"
    assert spoilt({"lots": [["tee", "cross", "tee"]]}, "lots") == "deal.lots[0]"
    assert spoilt({"lots": [["tee"]]}, "lots") == "deal.lots[0]"
    supers = [["super", "super"]] * 3 + [["tee", "cross"]]
    assert spoilt({"lots": supers}, "lots") == "deal.lots[2]"
    assert spoilt({"lots": [["tee", "brook"]]}, "lots") == "deal.lots[0][1]"


def test_deal_rob_seat_belongs_to_random_roles_alone() -> None:
    assert spoilt({"rob_seat": 0}, "lots") == "deal.rob_seat"
    assert spoilt({"rob_seat": 1}, "host") == "deal.rob_seat"
    assert spoilt({"rob_seat": 2}, "random") == "deal.rob_seat"
    assert spoilt({"rob_seat": True}, "random") == "deal.rob_seat"
    with pytest.raises(Damaged, match="rob_seat"):
        start({"lots": [], "rob": deck(), "cop": deck()}, 2, {"roles": "random"})


@pytest.mark.parametrize("roles", ["lots", "random", "host"])
def test_deal_is_what_start_accepts(roles: str) -> None:
    dealt = deal(Random(4), 2, {"roles": roles})
    assert ("rob_seat" in dealt) == (roles == "random")
    assert bool(dealt["lots"]) == (roles == "lots")
    start(dealt, 2, {"roles": roles})
