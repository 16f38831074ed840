"""Hints of Cop & Rob name a rule to play by, and compare with another place: every number in them
is that of the positions after both moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from games.cop_and_rob import GAME
from games.cop_and_rob.mind.chase import Chase
from games.cop_and_rob.mind.findings import Outlook, Stand
from games.cop_and_rob.mind.judgement import rooms
from games.cop_and_rob.rules.known.cards import OTHER, TURNED, Kind, Role
from games.cop_and_rob.rules.known.legal import ending
from games.cop_and_rob.rules.known.streets import Streets
from games.cop_and_rob.rules.state import CopAndRobState
from games.core import Move, Text, Thought
from tests.games.cop_and_rob_table import after_supercards, findings, joins, random_match, walk


def number(state: CopAndRobState, move: Move) -> str:
    """The move's cell."""
    words = move.split()
    return words[1] if words[1:] else ""


def counted(text: Text, state: CopAndRobState, streets: Streets) -> int:
    """What the hint counts, in this position."""
    role, unseen = state.role, state.board(0).unseen["cop"]
    rob, cop = rooms(Chase.of(streets))
    room = {"rob": rob, "cop": cop}
    match text.id.removeprefix("cop-and-rob-why-").split("-"):
        case ["joining", _]:
            return sum(n for kind, n in unseen.items() if joins(streets, kind))
        case ["apart", _]:
            return walk(streets) or 9
        case ["ways", _]:
            return len(streets.ways_out[role])
        case ["takes", _]:
            return len(streets.ways_out[OTHER[role]])
        case ["room", _]:
            return room[role]
        case ["crowd", _]:
            return room[OTHER[role]]
    return min(len(after.ways_out[role]) for after in after_supercards(streets, role))


def is_better(text: Text, role: str) -> bool:
    """Is the number of the move better than that of the other?"""
    n, other = int(str(text.values["n"])), int(str(text.values["other"]))
    fewer = {"joining": role == "rob", "apart": role == "cop", "takes": True, "crowd": True}
    return n < other if fewer.get(text.id.split("-")[4]) else n > other


@pytest.mark.long
def test_a_hint_compares_with_another_place_and_counts_right() -> None:
    seen = Counter[str]()
    for seed in range(14):
        for state, move, found in findings(seed):
            assert isinstance(found, Outlook | Stand)
            after = state.streets.play(state.role, move)
            text = GAME.players.why(state.view(state.acting[0]), Thought(move, findings=found))
            seen[text.id] += 1
            if text.id.endswith("-than"):
                there = [other for other in others(state, move) if is_meant(text, state, other)]
                streets = [state.streets.play(state.role, other) for other in there]
                assert text.values["n"] == counted(text, state, after)
                assert text.values["other"] in [counted(text, state, s) for s in streets]
                assert is_better(text, state.role)
                seen[str(text.values["cell"])] += 1
            else:
                check_alone(text, state, after)
            if text.id == "cop-and-rob-why-anywhere":
                places = [state.streets.play(state.role, m) for m in others(state, move)]
                assert {counted(text, state, place) for place in places} == {text.values["n"]}
    claims = ("joining", "apart", "ways", "takes", "room", "crowd", "keeps")
    assert all(seen[f"cop-and-rob-why-{claim}-than"] for claim in claims), seen
    alone = ("anywhere", "alike", "keeps")
    assert all(seen[f"cop-and-rob-why-{claim}"] for claim in alone), seen
    assert seen["turned"]


def others(state: CopAndRobState, move: Move) -> list[Move]:
    """The other moves."""
    return [other for other in state.legal(state.acting[0]) if other != move]


def is_meant(text: Text, state: CopAndRobState, other: Move) -> bool:
    """Can this be the other place that the hint speaks of?"""
    cell = text.values["cell"]
    if cell in ("turned", "discard"):
        return True
    return number(state, other) == cell


def check_alone(text: Text, state: CopAndRobState, after: Streets) -> None:
    """What is said without another place, or of all of them."""
    role, before, values = state.role, state.streets.ways_out, text.values
    ways, unseen = after.ways_out, state.board(0).unseen
    match text.id.removeprefix("cop-and-rob-why-"):
        case "anywhere":
            assert counted(text, state, after) == values["n"]
        case "alike":
            assert values["n"] == len(ways[role])
            assert values["apart"] == (walk(after) or 9)
        case "late":
            assert values["n"] == (walk(after) or 9) > sum(unseen["cop"].values())
            assert values["deck"] == sum(unseen["cop"].values())
            assert not unseen["cop"]["super"]
        case "takes":
            other = OTHER[role]
            assert (values["role"], values["n"]) == (other, len(ways[other]))
            assert values["other"] == len(before[other]) > len(ways[other])
        case "more":
            assert values["n"] == len(ways[role]) > len(before[role]) == values["other"]
        case "apart":
            assert role != "rob" or values["n"] > values["before"]  # type: ignore[operator]
            assert role != "cop" or values["n"] < values["before"]  # type: ignore[operator]
        case "nowhere":
            assert not unseen[OTHER[role]]["super"]


def test_the_only_move_that_does_not_lose_is_called_that() -> None:
    seen = Counter[bool]()
    for seed in (*range(8), 78, 165):
        for state, _ in random_match(seed):
            if state.driving or len(state.legal(state.acting[0])) < 2:
                continue
            view = state.view(state.acting[0])
            ends = {move: ending(state.streets.play(state.role, move)) for move in view.legal}
            kept = [move for move, end in ends.items() if not end]
            for move in kept:
                lost = all(end for other, end in ends.items() if other != move)
                rivals = [end[0] for end in ends.values() if end]
                text = GAME.players.why(view, Thought(move))
                only = lost and state.role not in rivals
                assert (text.id == "cop-and-rob-why-only") == only
                seen[only] += 1
    assert seen[True]
    assert seen[False]


def test_late_in_the_match_it_says_when_cop_comes_too_late() -> None:
    """With no supercard to come, the roads are further apart than Cop has cards."""
    seen = Counter[str]()
    for seed in range(8):
        for state, move, found in findings(seed):
            view = state.view(state.acting[0])
            unseen: Mapping[Role, Mapping[Kind, int]] = {
                "rob": {**view.board.unseen["rob"], "super": 0},
                "cop": {**dict.fromkeys(TURNED, 0), "super": 0, "tee": 4},
            }
            late = replace(view, board=replace(view.board, unseen=unseen))
            if isinstance(found, Outlook):
                then: Outlook | Stand = replace(found, deck=4)
            else:
                assert isinstance(found, Stand)
                then = replace(found, supercards=0)
            text = GAME.players.why(late, Thought(move, findings=then))
            seen[text.id] += 1
            if text.id == "cop-and-rob-why-late":
                apart = walk(state.streets.play(state.role, move)) or 9
                assert (text.values["n"], text.values["deck"]) == (apart, 4)
                assert apart > 4
                seen[state.role] += 1
            elif isinstance(found, Stand):
                assert text.id == "cop-and-rob-why-nowhere"
    assert seen["rob"]
    assert seen["cop"]
    assert seen["cop-and-rob-why-nowhere"]


def test_whoever_chooses_a_role_is_told_what_each_is_about() -> None:
    options = {"roles": "host"}
    view = GAME.rules.start(GAME.rules.deal(Random(1), 2, options), 2, options).view(0)
    for role in view.legal:
        text = GAME.players.why(view, Thought(role))
        assert (text.id, text.values["role"]) == ("cop-and-rob-why-role", role)


def test_a_hint_finds_another_place_where_the_search_names_none() -> None:
    seen = Counter[str]()
    for seed in range(8):
        for state, move, found in findings(seed):
            assert isinstance(found, Outlook | Stand)
            thought = Thought(move, findings=replace(found, instead=None))
            seen[GAME.players.why(state.view(state.acting[0]), thought).id] += 1
    claims = ("joining-than", "apart-than", "ways-than", "keeps-than")
    assert all(seen[f"cop-and-rob-why-{claim}"] for claim in claims), seen


def test_most_hints_compare_or_name_a_rule() -> None:
    """What only says what would be played, or only chances, teaches nothing."""
    told = Counter[bool]()
    for seed in range(8):
        for state, move, found in findings(seed):
            thought = Thought(move, findings=found)
            text = GAME.players.why(state.view(state.acting[0]), thought)
            told[text.id.startswith("cop-and-rob-why-")] += 1
    assert told[True] >= 0.9 * told.total()
