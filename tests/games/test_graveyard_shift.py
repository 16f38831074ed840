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


def refused(match: Match[Board], typed: str, seat: int | None = None) -> str:
    seat = match.state.acting[0] if seat is None else seat
    with pytest.raises(Refused) as caught:
        match.play(seat, GAME.words.fold(typed))
    return caught.value.text.say(NAMES)


def why(match: Match[Board]) -> tuple[str, str]:
    """What decided the match, and why it is over."""
    outcome = match.state.outcome
    assert outcome
    return outcome.decided.say(NAMES) if outcome.decided else "", outcome.reason.say(NAMES)


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


def test_gs_3_entries() -> None:
    match = play("")
    assert match.state.acting == (0,)
    assert legal(match) == {"enter A1", "enter D1", "enter A4", "enter D4"}
    match = play("enter A4", match)
    assert match.state.acting == (1,)
    assert legal(match) == {"enter A1", "enter D1", "enter D4"}
    assert refused(match, "a4") == "Ann started on A4. Start at a different gate."
    match = play("d1", match)
    assert match.state.acting == (0,)
    assert now(match).pawns == ("A4", "D1")
    assert now(play("s", match)).turn == 1


def test_gs_3_the_deal_says_who_is_first() -> None:
    match = Match.start(GAME, 2, {"rounds": "1"}, deal(first=1))
    assert match.state.acting == (1,)
    match = play("a1; d4", match)
    assert now(match).pawns == ("D4", "A1")
    assert match.state.acting == (1,)


def test_gs_4_the_first_to_win_two() -> None:
    match = three_rounds(FIRST_WINS)
    assert match.state.outcome is None
    assert match.state.scores == ("1", "0")
    assert match.state.acting == (1,)  # the loser starts
    assert now(match).collected == ((), ())
    match = play(SECOND_WINS, match)
    assert match.state.outcome
    assert match.state.outcome.places == (1, 2)
    assert match.state.outcome.scores == ("2", "0")
    reason = "Ann has won two rounds, the last with the brain delivered at A4"
    assert why(match) == ("rounds 2:0", reason)


def test_gs_4_three_rounds() -> None:
    match = three_rounds(FIRST_WINS, FIRST_WINS)
    assert match.state.outcome is None
    assert match.state.scores == ("1", "1")
    assert match.state.acting == (0,)
    match = play(SECOND_WINS, match)
    outcome = match.state.outcome
    assert outcome
    assert outcome.places == (2, 1)
    assert outcome.scores == ("1", "2")
    reason = "Bob has won two rounds, the last with the brain delivered at A4"
    assert why(match) == ("rounds 2:1", reason)


@pytest.mark.parametrize(
    ("scripts", "decided"),
    [
        ((FIRST_WINS, DRAWN, DRAWN), "rounds 1:0, 2 drawn"),
        ((DRAWN, DRAWN, DRAWN), "rounds 0:0, 3 drawn"),
    ],
)
def test_gs_4_all_rounds_played_without_two_won(scripts: tuple[str, ...], decided: str) -> None:
    assert why(three_rounds(*scripts)) == (decided, "all 3 rounds are played")


def test_gs_4_after_a_drawn_round_the_other_starts() -> None:
    match = three_rounds(DRAWN)
    assert match.state.acting == (1,)
    assert match.state.scores == ("0", "0")
    assert three_rounds(DRAWN, DRAWN).state.acting == (0,)


def test_gs_4_a_single_round() -> None:
    outcome = play(FIRST_WINS).state.outcome
    assert outcome
    assert outcome.places == (1, 2)
    assert outcome.scores == ("1", "0")
    assert why(play(FIRST_WINS)) == ("", "Ann delivered the fourth part, the chest, at D1")


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


def test_gs_10_an_entry_is_the_whole_turn() -> None:
    match = play("a1; d1; n; n; s; chest")
    assert now(match).pawns == (None, "D2")
    match = play("s; chest", match)
    assert match.state.acting == (0,)
    assert legal(match) == {"enter A1", "enter D1", "enter A4", "enter D4"}
    match = play("d4", match)
    assert now(match).pawns == ("D4", None)
    assert match.state.acting == (1,)


def test_gs_11_without_parts_one_square() -> None:
    match = play("a1; d1; e; w; e; n")
    assert now(match).pawns == ("C3", "C1")
    assert stack(match, "C1") == []  # the attacker took it all along
    before = now(match).stacks
    match = play("n", match)
    assert now(match).pawns[1] == "C2"
    assert now(match).stacks == before


def test_gs_12_one_part_moves_along() -> None:
    match = play("a1; d4; n; w; n")
    assert now(match).pawns[0] == "A3"
    assert stack(match, "A2") == []
    assert stack(match, "A3") == ["brain", "chest"]


def test_gs_13_the_starting_square_gets_nothing() -> None:
    match = play("a1; d4; n; s; n; w; e")
    assert stack(match, "A3") == []
    assert stack(match, "B3") == ["chest", "legs", "brain"]
    assert stack(match, "C3") == ["brain", "heart", "legs", "chest"]


def test_gs_13_up_to_the_edge() -> None:
    match = play("a1; d1; n; w; e; w; s; n")
    assert stack(match, "B1") == []
    assert stack(match, "B2") == ["heart"]
    assert stack(match, "B3") == ["chest", "legs", "brain"]
    assert stack(match, "B4") == ["legs", "heart", "brain", "chest"]
    assert now(match).pawns == ("B4", "B1")


def test_gs_14_a_passed_pawn_stays() -> None:
    match = play("a1; d1; n; n; e; w; e")
    assert now(match).pawns == ("D2", "C2")
    assert match.state.acting == (1,)  # passing is no attack
    assert stack(match, "C2") == ["legs", "chest", "chest", "heart"]
    assert stack(match, "D2") == ["brain", "chest"]


def test_gs_15_no_direction_without_a_square() -> None:
    match = play("a1; d4")
    assert legal(match) == {"move N", "move E"}
    assert refused(match, "s") == "The graveyard ends south of A1."
    assert refused(match, "w") == "The graveyard ends west of A1."


def test_gs_20_attack_with_parts() -> None:
    match = play("a1; a4; n; s; e; s; w")
    assert now(match).pawns == ("A2", "A2")
    assert stack(match, "A2") == ["brain", "heart", "brain", "chest"]
    assert match.state.acting == (0,)
    match = play("e", match)
    assert now(match).pawns == ("D2", "A2")
    assert stack(match, "A2") == []
    assert match.state.acting == (1,)


def test_gs_20_attack_without_parts() -> None:
    match = play("a1; d1; e; w; e; n; w; s")
    assert stack(match, "B1") == []
    assert stack(match, "C1") == ["heart", "heart"]
    match = play("e", match)
    assert now(match).pawns == ("C1", "C1")
    assert match.state.acting == (1,)
    match = play("n", match)  # all of it is the attacker's now
    assert stack(match, "C1") == []
    assert stack(match, "C3") == ["heart"]


def test_gs_21_take_and_return() -> None:
    match = play("a1; d1; e; n; n; n; s; w; w")
    assert legal(match) == {"take brain", "take heart"}
    assert match.state.acting == (0,)
    match = play("take heart", match)
    assert now(match).collected == (("heart",), ())
    assert now(match).pawns[0] is None
    assert stack(match, "A1") == []
    assert match.state.acting == (1,)  # the other player first
    match = play("return heart b1", match)
    assert match.state.acting == (0,)
    assert legal(match) == {"return brain B2", "return brain D2", "return brain D3"}
    match = play("return brain b2", match)
    assert match.state.acting == (1,)
    assert legal(match) <= {"move N", "move E", "move S", "move W"}


def test_gs_21_nothing_new() -> None:
    match = play("a1; d1; n; n; s; chest; w; a1; w; n; n")
    assert now(match).pawns[0] == "A4"  # stays
    assert now(match).collected == (("chest",), ())
    assert stack(match, "A4") == []
    assert match.state.acting == (1,)
    assert all(move.startswith("return chest ") for move in legal(match))
    match = play("return chest d2", match)
    assert match.state.acting == (1,)
    assert told(match)[-2:] == [
        "Ann's master needs none of this. To put back: chest; Bob goes first.",
        "Bob puts the chest back on D2.",
    ]


def test_gs_21_nothing_to_return() -> None:
    match = play("a1; d1; n; n; s; chest")
    assert match.state.acting == (1,)
    assert now(match).stage == "move"
    assert "chest" not in stack(match, "A1")


def test_gs_21_a_kind_is_collected_once() -> None:
    match = play("a1; d1; n; n; s; chest; w; d1; e; n; s")
    assert refused(match, "chest") == "Your master already has the chest."
    assert legal(match) == {"take legs"}


def test_gs_22_spots() -> None:
    match = play("a1; d1; n; n; n; w; n; brain")
    assert len(stack(match, "C2")) == 3
    assert legal(match) == {"return chest A2", "return chest A3", "return chest D2"}
    full = "is full: put the part in one with fewer than two."
    assert refused(match, "chest c2") == f"The mausoleum on C2 {full}"
    assert refused(match, "chest b2") == f"The mausoleum on B2 {full}"
    taken = "is taken: put the part on an empty grave."
    assert refused(match, "chest b1") == f"The grave on B1 {taken}"
    entrance = "is a gate. Parts go back to graves and mausoleums."
    assert refused(match, "chest d4") == f"D4 {entrance}"
    assert refused(match, "brain a2") == "The parts to put back are chest, no brain."


def test_gs_22_pawns_do_not_matter_and_parts_go_on_top() -> None:
    match = play("a1; d1; e; n; n; n; s; w; w; take heart; return brain b2")
    assert stack(match, "B2") == ["brain"]
    assert stack(play("return heart b2", match), "B2") == ["brain", "heart"]


def test_gs_23_attack_and_delivery() -> None:
    match = play("a1; d1; n; n; s; chest; n; d1; s")
    assert now(match).pawns == ("D1", "D1")
    assert now(match).stage == "take"
    assert match.state.acting == (1,)
    match = play("chest", match)
    assert now(match).pawns == ("D1", None)
    assert match.state.acting == (1,)  # the extra turn: entering again
    assert legal(match) == {"enter A1", "enter D1", "enter A4", "enter D4"}
    assert play("a1", match).state.acting == (0,)
    again = play("d1", match)  # and that is an attack as well
    assert again.state.acting == (1,)
    assert legal(again) == {"move N", "move W"}


def test_gs_23_attack_and_nothing_new() -> None:
    match = play("a1; d1; e; n; w; heart; n; d4; s; chest; w; d4; e")
    assert now(match).pawns == ("D4", "D4")
    assert match.state.acting == (1,)
    assert now(match).loose == ("heart",)
    match = play("return heart c4", match)
    assert match.state.acting == (0,)  # the extra turn, from the entrance
    assert legal(match) == {"move S", "move W"}


def test_gs_24_entering_on_the_other_pawn_is_an_attack() -> None:
    match = play("a1; d1; e; w; e; w; heart; e; d1")
    assert now(match).pawns == ("D1", "D1")
    assert match.state.acting == (0,)
    assert now(match).stage == "move"
    assert told(match)[-2:] == [
        "Ann enters at D1.",
        "Ann gets the drop on Bob and takes another turn!",
    ]


def test_gs_30_the_fourth_kind_wins_at_once() -> None:
    match = play(FIRST_WINS)
    assert now(match).collected[0] == KINDS
    assert now(match).loose == ()
    assert match.state.acting == ()
    assert told(match)[-1] == "Ann has all four and wins round 1!"


def test_gs_31_third_time() -> None:
    script = DRAWN.split("; ")
    assert play("; ".join(script[:-1])).state.outcome is None
    outcome = play(DRAWN).state.outcome
    assert outcome
    assert outcome.places == (1, 1)
    assert outcome.scores == ("0", "0")


def test_gs_31_positions_of_other_rounds_do_not_count() -> None:
    match = three_rounds(DRAWN)
    again = play("; ".join(DRAWN.split("; ")[:-1]), match)
    assert again.state.view(None).board.number == 2


def test_gs_31_a_match_of_three_is_won_by_more_rounds() -> None:
    outcome = three_rounds(DRAWN, FIRST_WINS, DRAWN).state.outcome
    assert outcome
    assert outcome.places == (2, 1)
    assert outcome.scores == ("0", "1")
    outcome = three_rounds(DRAWN, DRAWN, DRAWN).state.outcome
    assert outcome
    assert outcome.places == (1, 1)


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


def test_example_1() -> None:
    match = play("a1; d4; n; w; e; w; e; s; w")
    assert stack(match, "B2") == ["heart", "brain"]
    assert now(match).pawns[1] == "B2"
    middle, right = stack(match, "C2"), stack(match, "D2")
    match = play("move E", match)
    assert stack(match, "B2") == []
    assert stack(match, "C2") == [*middle, "heart"]
    assert stack(match, "D2") == [*right, "brain"]
    moved = "Bob carts a stack east, drops the heart on C2 and ends on D2 with the brain."
    assert told(match)[-1] == moved


def test_example_2() -> None:
    match = play("a1; a4; n; s; e; s; w; e")
    assert stack(match, "B2") == ["brain"]
    assert stack(match, "C2") == ["legs", "chest", "heart"]
    assert stack(match, "D2") == ["chest", "brain", "chest"]


def test_example_3() -> None:
    match = play("a1; d1; e; n; n; n; s; w")
    assert stack(match, "B1") == ["heart", "brain", "heart"]
    match = play("w", match)
    assert stack(match, "A1") == ["heart", "brain", "heart"]
    match = play("take brain", match)
    assert now(match).loose == ("heart", "heart")


def test_example_4() -> None:
    match = play("a1; d1; e; w; e")
    assert stack(match, "C1") == ["brain", "heart"]
    match = play("e", match)
    assert now(match).pawns[0] == "D1"
    assert stack(match, "D1") == ["brain", "heart"]
    assert stack(match, "C1") == []


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
