"""The channel's messages tell every note once, a seat's begin with its own last move; both miss
none, however many steps at a time they show."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.message.board import board_target, watch_sheet
from bot.message.direct import own_target
from bot.message.ending import result_sheet
from bot.message.news import LINES, news
from bot.message.parts import Target
from bot.message.seat import dm_target, seat_sheet
from bot.message.words import tell
from bot.screen.seen import Posted
from bot.table import lobby as lobbies
from bot.table.player import Player
from bot.table.table import Table
from games import GAMES
from games.core import Note, verbatim
from tests.bot.matches import seated, text_of
from tests.bot.showing import shown, spans
from tests.sample import sample

PLIES = 100
"""How far a match is followed."""
TABLES = [(game.id, seats) for game in GAMES.values() for seats in game.rules.seats]


def begun(game: str, seats: int, random: Random) -> Table:
    """A match before its first move."""
    players = tuple(Player(n + 1, f"P{n}") for n in range(seats))
    return lobbies.start(seated(game, *players), 1, random, 0.0)


def told_by(
    game: str,
    seats: int,
    target: Callable[[Table, Posted | None], Target],
    chance: float,
    number: int = 0,
) -> tuple[list[Posted], Table]:
    """Play a match that is shown only after some of its moves; returns what its messages told, and
    the table."""
    random = Random(f"{game} {seats} {number}")
    table, messages = begun(game, seats, random), list[Posted]()
    for ply in range(PLIES):
        last = ply == PLIES - 1 or table.stage == "over"
        if ply == 0 or last or random.random() < chance:
            before = messages[-1] if messages else None
            new = target(table, before)
            if before and new.on(before.turn, before.call):
                messages.pop()
            messages.append(shown(table, new, len(messages)))
        if last:
            break
        if random.random() < 0.05:
            table = table.calling(1)
        seat = random.choice(table.playing.state.acting)
        table = table.play(seat, [random.choice(table.playing.state.legal(seat))], 0.0)
    return messages, table


@pytest.mark.parametrize("chance", sample([0.4, 1.0]))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_channel_is_told_every_note_once(game: str, seats: int, chance: float) -> None:
    messages, table = told_by(game, seats, board_target, chance)
    assert spans(messages) == [(0, len(table.view(None).notes))]


@pytest.mark.parametrize("chance", sample([0.4, 1.0]))
@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.rules.private])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_told_every_note_and_first_its_own_last_move(
    game: str, seat: int, chance: float
) -> None:
    own, match = set[int](), begun(game, 2, Random(1)).playing

    def target(table: Table, before: Posted | None) -> Target:
        nonlocal match
        match = table.match or match
        made = dm_target(table, seat, before)
        if before and not made.on(before.turn, before.call) and seat in match.state.acting:
            last = [
                turn for turn in match.finished_turns(seat) if match.turns[turn].ply >= match.laid
            ]
            if last:
                own.add(made.since)
                first = match.back_to(match.turns[last[-1]].ply).view(seat)
                assert made.since <= len(first.notes), "it begins with the seat's last turn"
        return made

    tries = (told_by(game, 2, target, chance, number) for number in range(9))
    messages, table = next(told for told in tries if own)  # a match may be too short for it
    told = {n for m in messages for n in range(m.since or 0, m.told or 0)}
    assert told == set(range(len(table.view(seat).notes)))


def played(game: str, *moves: str) -> Table:
    """A match of two with these moves; whoever has the turn plays."""
    table = begun(game, 2, Random(1))
    for move in moves:
        table = table.play(table.playing.state.acting[0], [move], 0.0)
    return table


def test_a_message_tells_its_notes_and_not_those_of_the_message_before() -> None:
    first = played("bushwhacked", "place A1")
    posted = shown(first, board_target(first, None))
    assert "A1" in posted.text
    second = first.play(first.playing.state.acting[0], ["place K11"], 0.0)
    text = board_target(second, posted).sheet.text
    assert "K11" in text
    assert "A1" not in text


def test_what_was_posted_before_notes_were_counted_tells_the_last_turn() -> None:
    table = played("bushwhacked", "place A1", "place K11", "place A2")
    old = replace(shown(table, board_target(table, None)), since=None, told=None, turn=1)
    text = board_target(table, old).sheet.text
    assert "A2" in text
    assert "A1" not in text


def test_too_many_notes_are_counted_and_none_is_cut() -> None:
    table = begun("graverobber", 2, Random(1))
    notes = [Note(verbatim(f"Grave number {n}.")) for n in range(LINES + 4)]
    told = news(table, notes).splitlines()
    words = [tell(table, note.text) for note in notes]
    assert told == [*words[:2], "-# … 4 more events: `/board`", *words[6:]]
    long = [Note(verbatim("a stone " * 60)) for _ in range(4)]
    assert news(table, long).splitlines()[2] == "-# … 1 more event: `/board`"


@pytest.mark.parametrize("target", [board_target, partial(own_target, seat=0)])
def test_only_the_first_message_says_that_the_match_begins(
    target: Callable[..., Target],
) -> None:
    table = replace(begun("cop_and_rob", 2, Random(1)), reach="direct")
    first = target(table, before=None)
    assert "Everything random is settled" in text_of(first.sheet.view)
    again = text_of(target(table.calling(1), before=shown(table, first)).sheet.view)
    assert "Everything random is settled" not in again
    assert "The match begins." not in again, "its roles were drawn, and that was told"


def test_who_looks_again_is_told_what_happened_since_their_turn() -> None:
    layout = ("windmill C5", "grave F2", "plot F3", "grave H4", "plot G4", "grave B2", "plot B3")
    table = begun("graverobber", 2, Random(1))
    for seat in (0, 1):
        table = table.play(seat, [*layout, "ready"], 0.0)
    table = table.play(0, ["move up 1"], 0.0)
    waiting = text_of(seat_sheet(table, 0).view)
    assert "moves north" in waiting
    assert "skips" not in waiting
    table = table.play(1, ["skip"], 0.0)
    again = text_of(seat_sheet(table, 0).view)
    assert again.index("moves north") < again.index("skips"), "their own last move comes first"
    assert "skips" in text_of(watch_sheet(table).view)


@pytest.mark.parametrize("first", [0, 1])
def test_once_all_are_ready_nobody_is_told_their_layout_again(first: int) -> None:
    layout = ("windmill C5", "grave F2", "plot F3", "grave H4", "plot G4", "grave B2", "plot B3")
    table = begun("graverobber", 2, Random(1))
    for seat in (first, 1 - first):
        table = table.play(seat, [*layout, "ready"], 0.0)
    starts = table.to_move[0]
    told = text_of(seat_sheet(table, starts).view)
    assert "goes first" in told
    assert "Windmill is on" not in told
    table = table.play(starts, ["move up 1"], 0.0).play(1 - starts, ["skip"], 0.0)
    for seat, own, other in ((starts, "moves north", "skips"), (1 - starts, "skips", "skips")):
        told = text_of(seat_sheet(table, seat).view)
        assert told.index(own) <= told.index(other)
        assert "is ready" not in told
    table = table.play(starts, ["skip"], 0.0)
    before = shown(table, dm_target(table, starts, None))
    assert "Windmill is on" not in before.text


def test_in_words_says_all_of_a_board_whose_alt_text_is_cut() -> None:
    table = begun("bushwhacked", 4, Random(1))
    while not table.match or not table.match.state.outcome:
        seat = table.playing.state.acting[0]
        placed = next(m for m in table.playing.state.legal(seat) if not m.startswith("capture"))
        table = table.play(seat, [placed], 0.0)
    shown = watch_sheet(table)
    stones = {move.removeprefix("place ") for _, move in table.match.log if "place" in move}
    assert stones <= set(re.findall(r"\b[A-Q]\d+\b", text_of(shown.view)))
    assert shown.alt.endswith(".\n…"), "the rest stands in the text"
    assert len(shown.alt) <= 1024
    assert not text_of(shown.view).endswith("…")
    ended = result_sheet(table, table.view(None), 0)
    assert ended.alt.endswith(".\nThere's more: press “In words” below the newest board.")
    assert all(ended.alt.count(name) >= 2 for name in table.names), "each has something in hand"
