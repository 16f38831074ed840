"""Clauses of the rules as rows: a position, and what must be so in it.

What must be so, `; ` between: `legal: A, B` (these moves, no others), `word: A, B` (of those that
begin with that word, these), `can: A`, `cannot: A` (not legal, and refused), `seat 0` (to move;
`seat 0 1` both; `seat` nobody), `won 0 REASON`, `drawn REASON`, `goes on`, `scores 1, 0`,
`places 1 2`, `told ID` (the last note).
"""

from __future__ import annotations

from typing import Any

import pytest

from games.core import State


def table(text: str, columns: int) -> list[Any]:
    """The rows of a table in words: a line of columns, of which the first names the clause, then,
    indented, what is played, and after `=` what is so."""
    rows = list[list[str]]()
    for line in text.strip("\n").splitlines():
        if not line.startswith(" "):
            found = [part.strip() for part in line.split("|")]
            rows.append([*found, *[""] * (columns - len(found)), "", ""])
        else:
            at = -1 if line.startswith("   =") or rows[-1][-1] else -2
            rows[-1][at] = f"{rows[-1][at]} {line.strip(' =')}".strip()
    return [pytest.param(*row[1:], id=row[0]) for row in rows]


def holds(state: State[Any], claims: str) -> None:
    """Asserts all of it."""
    for claim in claims.split("; "):
        word, _, rest = claim.partition(" ")
        if ":" in claim:
            word, _, rest = claim.partition(":")
            _moves(state, word, rest.strip())
        elif word == "seat":
            assert state.acting == tuple(map(int, rest.split())), claim
        elif claim == "goes on":
            assert state.outcome is None
        elif word == "told":
            assert state.notes[-1].text.id.endswith(rest), state.notes[-1].text.id
        elif word == "scores":
            assert state.scores == tuple(rest.split(", ")), state.scores
        else:
            _over(state, word, rest)


def _moves(state: State[Any], word: str, rest: str) -> None:
    named = set(rest.split(", ")) if rest else set[str]()
    legal = {move for seat in state.acting for move in state.legal(seat)}
    if word == "legal":
        assert legal == named, legal ^ named
    elif word == "can":
        assert named <= legal, named - legal
    elif word == "cannot":
        assert not named & legal, named & legal
        assert all(state.refusal(seat, move) for seat in range(state.seats) for move in named)
    else:
        found = {move for move in legal if move.startswith(word)}
        assert found == named, found ^ named


def _over(state: State[Any], word: str, rest: str) -> None:
    outcome = state.outcome
    assert outcome
    if word == "places":
        assert outcome.places == tuple(map(int, rest.split()))
        return
    first, _, reason = rest.partition(" ")
    if word == "won":
        assert outcome.places[int(first)] == 1
        assert outcome.places.count(1) == 1
    else:
        assert word == "drawn"
        assert set(outcome.places) == {1}
        reason = rest
    assert outcome.reason.id.endswith(reason), outcome.reason.id
