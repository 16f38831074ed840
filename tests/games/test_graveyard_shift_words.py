"""What Graveyard Shift says beside its pictures is true of its rules, clause by clause."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from games.core import LANGUAGES, Match, say
from games.graveyard_shift import GAME
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.yard import ENTRANCES, KINDS
from games.graveyard_shift.shown.draw import HEIGHT, WIDTH, loose_boxes
from tests.games.golden import every_ply
from tests.games.graveyard_shift_table import FIRST_WINS, NAMES, play


def test_a_button_says_of_every_move_whether_it_attacks() -> None:
    """GS-20, for entering and for moving alike; what it says can be typed."""
    seen = set[str]()
    for match in (*every_ply(GAME), *all_of(FIRST_WINS)):
        for seat in match.state.acting:
            view = match.state.view(seat)
            for move in view.legal:
                said = GAME.captioned(view, move)
                told = [note.text.id for note in match.play(seat, move).state.notes]
                attacks = "graveyard-shift-attacks" in told[len(match.state.notes) :]
                assert said.id.endswith("-attack") == attacks
                if attacks and said.id not in seen:
                    for language in LANGUAGES:
                        assert match.read(seat, said.say(NAMES, language), language) == (move,)
                    seen.add(said.id)
    assert seen == {"graveyard-shift-label-enter-attack", "graveyard-shift-label-way-attack"}


def all_of(script: str) -> Iterator[Match[Board]]:
    match = play("")
    for move in script.split("; "):
        yield match
        match = play(move, match)
    yield match


def test_the_warning_is_of_deliveries_that_bring_nothing_and_of_no_others() -> None:
    """GS-21: nothing is taken, the pawn stays, all goes back, the other player first."""
    warned = 0
    for match in every_ply(GAME):
        for seat in match.state.acting:
            view, now = match.state.view(seat), match.state.view(None).board.round
            for move in view.legal:
                after, warning = now.play(move), GAME.teaching.warn(view, move)
                delivered = move.startswith("move") and after.path[-1] in ENTRANCES
                nothing = delivered and bool(after.loose)
                assert (warning is not None) == nothing
                if warning:
                    warned += 1
                    assert after.collected == now.collected
                    assert after.pawns[seat] == after.path[-1]
                    assert after.acting == 1 - seat
    assert warned


def test_the_highest_stack_is_told_in_120_characters() -> None:
    view = play("a1; d1").state.view(None)
    whole = [kind for kind in KINDS for _ in range(4)]
    stacks = (tuple(whole), *[()] * 15)
    now = replace(view.board.round, stacks=stacks, pawns=("A1", "A1"))
    spots = GAME.looks.spots(replace(view, board=replace(view.board, round=now)))
    said = [spots["A1"].says.say(NAMES, code) for code in LANGUAGES]
    assert said[0] == "A1, gate: B B B B H H H H C C C C L L L L, White's pawn, Red's pawn"
    assert max(map(len, said)) <= 120


def test_parts_to_put_back_lie_kind_by_kind_each_in_one_row() -> None:
    for most in range(1, 16):
        loose = tuple((KINDS * 4)[:most])
        boxes = loose_boxes(loose)
        assert [*boxes] == [kind for kind in KINDS if kind in loose]
        for kind, (left, top, right, bottom) in boxes.items():
            assert right - left >= (bottom - top) * loose.count(kind)
            assert right < WIDTH
            assert bottom < HEIGHT
        for one, other in pairwise(boxes.values()):
            assert one[2] < other[0] or one[3] < other[1]


every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_part_has_a_letter_of_its_own_that_begins_its_name(language: str) -> None:
    found = set[str]()
    for kind in KINDS:
        letter = say("graveyard-shift-picture-letter", kind=kind).in_(language)
        name = say("graveyard-shift-part", kind=kind).in_(language)
        assert name.upper().startswith(letter)
        found.add(letter)
    assert len(found) == len(KINDS)
