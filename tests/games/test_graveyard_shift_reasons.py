"""Reasons for a move of Graveyard Shift, each against what the move does by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

import pytest

from games import GAMES
from games.core import Seat, Text, Thought, all_of
from games.graveyard_shift.mind.findings import Ahead
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.known.told import named
from games.graveyard_shift.rules.known.yard import GRAVES, KINDS, MAUSOLEUMS, Kind
from games.squares import Square, place
from tests.games.reviewed import reasons

EVERY = (
    *("attack", "deliver", "gate", "stops", "denies", "threatens", "safe", "onto", "nearer"),
    *("rarer", "even", "keeps", "keeps-away", "far", "yours", "deep", "all-near", "useless"),
)


@pytest.mark.long
def test_what_is_said_of_a_move_is_true() -> None:
    seen = Counter[str]()
    for match, move, hint in reasons(GAMES["graveyard_shift"], 16):
        for value in hint.values.values() if hint.id == "sentences" else [hint]:
            assert isinstance(value, Text)
            kind = value.id.removeprefix("graveyard-shift-why-")
            seen[kind] += 1
            check(match.state.board(None).round, move, kind, value)
    assert set(EVERY) <= seen.keys() <= {*EVERY, "attack-brings", "wins", "core-suggested"}


@pytest.mark.parametrize("unclear", [None, 0, 1])
def test_no_chance_is_told_where_the_search_saw_nothing_but_a_position_repeated(
    unclear: int | None,
) -> None:
    game = GAMES["graveyard_shift"]
    state = game.rules.start(game.rules.deal(Random(1), 2, {}), 2, {})
    view = state.view(state.acting[0])
    best, other, *_ = view.legal
    repeats = frozenset() if unclear is None else frozenset({(best, other)[unclear]})
    thought = Thought(best, ((best, 0.6), (other, 0.3)), findings=Ahead(7, repeats))
    hint = game.players.why(view, thought).say(["Ann", "Bob"])
    assert ("your chances in this round" in hint) == (unclear is None)


def check(now: Round, move: str, kind: str, text: Text) -> None:
    """Is this reason true of the move?"""
    me, after = now.acting, now.play(move)
    if kind == "wins":
        assert after.winner == me
    elif kind in ("attack", "attack-brings", "deliver"):
        check_at_once(now, after, kind, text)
    elif move.startswith(("take", "return")):
        check_part(now, move.split()[1], move.rsplit(maxsplit=1)[-1], kind, text)
    elif kind in ("stops", "denies", "threatens", "safe"):
        check_threat(now, after, kind, text)
    elif kind == "gate":
        check_gate(now, move.split()[1], text)
    elif kind != "core-suggested":
        check_coming(now, after, kind, text)


def check_at_once(now: Round, after: Round, kind: str, text: Text) -> None:
    if kind == "deliver":
        assert text.values["parts"] == named(after.wanted())
        need = [len(KINDS) - len(after.collected[seat]) for seat in (now.acting, 1 - now.acting)]
        assert [text.values["mine"], text.values["theirs"]] == [need[0] - 1, need[1]]
        assert {move.split()[0] for move in after.moves()} == {"take"}
        return
    if kind == "attack-brings":
        assert text.values["parts"] == said(brought(after, now.acting))
    if kind == "attack":
        moved = after.stage == "move" and after.stack(after.path[-1])
        assert text.values["stack"] == ("yes" if moved else "no")
    while after.stage in ("take", "return") and after.winner is None:  # what it delivered, first
        after = after.play(after.moves()[0])
    assert now.acting in (after.winner, after.acting)


def check_threat(now: Round, after: Round, kind: str, text: Text) -> None:
    me, other = now.acting, 1 - now.acting
    assert after.acting == other
    if kind == "stops":
        stopped = brought(now, other) - brought(after, other)
        assert text.values["parts"] == said(stopped)
    elif kind == "denies":
        others = [then for then in map(now.play, now.moves()) if then.acting == other]
        allowed = {kind for then in others for kind in soon(then, other)}
        assert text.values["parts"] == said(allowed - soon(after, other))
    elif kind == "threatens":
        assert text.values["parts"] == said(brought(after, me))
        others = [then for then in map(now.play, now.moves()) if then.path != after.path]
        alone = not any(then.acting == me or then.loose or brought(then, me) for then in others)
        assert text.values["alone"] == ("yes" if alone else "no")
        if text.values["sure"] == "yes" and len(now.seen) % 3 == 0:  # for each it would take long
            assert all(brought(then, me) for then in answered(after, me))
    else:
        ends = [o.path[-1] for o in map(now.play, now.moves()) if attacked(o, me)]
        assert not attacked(after, me)
        assert text.values["squares"] == all_of(sorted(set(ends)))


def answered(now: Round, seat: Seat) -> Iterator[Round]:
    """Every position at the seat's next turn."""
    if now.turn == seat:
        yield now
        return
    for move in now.moves():
        yield from answered(now.play(move), seat)


def check_gate(now: Round, gate: Square, text: Text) -> None:
    """So many needed parts lie one step from this gate, fewer from those that are named."""
    needed = set(KINDS) - set(now.collected[now.acting])

    def near(square: Square) -> set[Kind]:
        graves = [grave for grave in GRAVES if steps_between(square, grave) == 1]
        return needed.intersection(kind for grave in graves for kind in now.stack(grave))

    assert text.values["parts"] == said(near(gate))
    assert text.values["n"] == len(near(gate)) > 0
    gates = [move.split()[1] for move in now.moves()]
    fewer = [other for other in sorted(gates) if len(near(other)) < len(near(gate))]
    assert text.values["fewer"] == len(fewer)
    if fewer:
        assert text.values["gates"] == all_of(fewer)


def check_coming(now: Round, after: Round, kind: str, text: Text) -> None:
    """It comes to what its player needs."""
    me, here = now.acting, after.pawns[now.acting]
    needed = set(KINDS) - set(now.collected[me])
    assert here
    if kind == "onto":
        assert text.values["parts"] == said(needed & set(after.stack(here)))
    else:
        assert kind == "nearer"
        steps, square = text.values["steps"], str(text.values["square"])
        assert any(text.values["part"] == said({k}) for k in needed & set(after.stack(square)))
        assert steps == steps_between(here, square)
        before = now.pawns[me]
        assert before is None or steps < min(
            steps_between(before, s) for s in (*GRAVES, *MAUSOLEUMS) if needed & set(now.stack(s))
        )


def check_part(now: Round, part: str, square: Square, kind: str, text: Text) -> None:
    """A part is taken, or put back."""
    me, other = now.acting, now.pawns[1 - now.acting]
    here = now.pawns[me]
    mine, theirs = (part not in now.collected[seat] for seat in (me, 1 - me))
    if kind == "rarer":
        rest = [k for k in now.wanted() if k != part]
        assert text.values["n"] == on_graves(now, part) < min(on_graves(now, k) for k in rest)
        assert text.values["parts"] == said(rest)
    elif kind == "even":
        assert {on_graves(now, k) for k in now.wanted()} == {text.values["n"]}
    elif kind == "keeps":
        assert (mine, theirs, square in GRAVES) == (True, False, True)
    elif kind == "keeps-away":
        assert (mine, theirs, square in MAUSOLEUMS) == (False, True, True)
    elif kind == "useless":
        assert not mine
        assert not theirs
    elif kind == "far":
        assert theirs
        assert other
        assert text.values["steps"] == steps_between(other, square) >= 3
    elif kind == "yours":
        assert mine
        assert theirs
        assert here
        assert other is None
        assert text.values["steps"] == steps_between(here, square)
    elif kind == "deep":
        assert (mine, theirs, square in MAUSOLEUMS) == (True, True, True)
    elif kind == "all-near":
        assert theirs
        assert {m.rsplit(maxsplit=1)[-1] for m in now.moves()} <= set(GRAVES)
    else:
        assert kind == "core-suggested"


def on_graves(now: Round, part: str) -> int:
    return sum(part in now.stack(grave) for grave in GRAVES)


def brought(now: Round, seat: Seat) -> set[Kind]:
    """What it could bring to a gate with one movement, if it were its turn."""
    turned = replace(now, turn=seat, acting=seat, again=False)
    if turned.stage != "move":
        return set()
    after = (turned.play(move) for move in turned.moves())
    return {kind for then in after if then.stage == "take" for kind in then.wanted()}


def soon(now: Round, seat: Seat) -> set[Kind]:
    """The same, with the turns that attacks give."""
    if now.stage == "take":
        return set(now.wanted())
    if now.turn != seat or now.loose:
        return set()
    return {kind for then in map(now.play, now.moves()) for kind in soon(then, seat)}


def attacked(now: Round, seat: Seat) -> bool:
    """Is it the other's turn, who could end where this seat's pawn is?"""
    here = now.pawns[seat]
    if now.acting == seat or here is None or now.stage not in ("enter", "move"):
        return False
    return any(now.play(move).path[-1] == here for move in now.moves())


def steps_between(a: Square, b: Square) -> int:
    (x, y), (u, v) = place(a), place(b)
    return abs(x - u) + abs(y - v)


def said(kinds: Iterable[Kind]) -> Text:
    """These in words, in the order of all kinds."""
    found = set(kinds)
    return named([kind for kind in KINDS if kind in found])
