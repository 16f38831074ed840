"""Hints of Cop & Rob name a rule to play by, and compare with another place: every number in them
is that of the positions after both moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from games.cop_and_rob import GAME
from games.cop_and_rob.cards import OTHER
from games.cop_and_rob.chase import Chase
from games.cop_and_rob.findings import Outlook, Stand
from games.cop_and_rob.judgement import rooms
from games.cop_and_rob.numbers import circled, numbers
from games.cop_and_rob.rules import CopAndRobState
from games.cop_and_rob.streets import Streets, cell_of
from games.core import LANGUAGES, Move, Text, Thought
from tests.games.test_cop_and_rob_computer import (
    after_supercards,
    findings,
    joins,
    random_match,
    walk,
)


def number(state: CopAndRobState, move: Move) -> str:
    """What the picture calls the move's cell."""
    words = move.split()
    return circled(numbers(state.board(0))[cell_of(words[1])]) if words[1:] else ""


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


def test_a_hint_compares_with_another_place_and_counts_right() -> None:
    seen = Counter[str]()
    for seed in range(24):
        for state, move, found in findings(seed, "hard"):
            assert isinstance(found, Outlook | Stand)
            after = state.streets.play(state.role, move)
            text = GAME.players.why(state.view(state.acting[0]), Thought(move, findings=found))
            seen[text.id] += 1
            if found.instead is None or not text.id.endswith(("-than", "-same")):
                continue
            other = found.instead[0]
            elsewhere = state.streets.play(state.role, other)
            assert number(state, other) == text.values["cell"] != number(state, move)
            assert text.values["n"] == counted(text, state, after)
            instead = text.values["n" if text.id.endswith("-same") else "other"]
            assert instead == counted(text, state, elsewhere)
            assert text.id.endswith("-same") or is_better(text, state.role)
    claims = ("joining", "apart", "ways", "takes", "room", "crowd", "keeps")
    assert all(seen[f"cop-and-rob-why-{claim}-than"] for claim in claims), seen
    assert seen["cop-and-rob-why-keeps-same"]


def test_without_another_place_a_hint_says_what_the_move_does() -> None:
    seen = Counter[str]()
    for seed in range(8):
        for state, move, found in findings(seed, "hard"):
            assert isinstance(found, Outlook | Stand)
            thought = Thought(move, findings=replace(found, instead=None))
            seen[GAME.players.why(state.view(state.acting[0]), thought).id] += 1
    claims = ("joining", "apart", "ways", "keeps")
    assert all(seen[f"cop-and-rob-why-{claim}"] for claim in claims), seen


def test_most_hints_compare_or_name_a_rule() -> None:
    """What only says what would be played, or only chances, teaches nothing."""
    told = Counter[bool]()
    for seed in range(12):
        for state, move, found in findings(seed, "hard"):
            thought = Thought(move, findings=found)
            text = GAME.players.why(state.view(state.acting[0]), thought)
            told[text.id.startswith("cop-and-rob-why-")] += 1
    assert told[True] >= 0.9 * told.total()


def test_reasons_are_said_in_every_language() -> None:
    state = next(s for s, _ in random_match(2) if not s.driving and len(s.legal(s.acting[0])) > 1)
    view = state.view(state.acting[0])
    thought = GAME.players.levels["hard"].think(
        view, Random(1), GAME.players.levels["hard"].budget.counted
    )
    said = {GAME.players.why(view, thought).say(["A", "B"], language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
