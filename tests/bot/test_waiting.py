"""At a table with one person, the computers' turns and that person's are one message in the
channel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot.message.board import board_target
from bot.message.direct import own_target
from bot.message.parts import Target
from bot.screen.seen import Posted
from bot.table import lobby as lobbies
from bot.table import offers
from bot.table.player import Player
from bot.table.reach import Reach
from bot.table.table import Table
from bot.table.verdict import Result
from games import GAMES
from games.core import Match
from tests.bot.matches import seated, text_of
from tests.bot.showing import shown, spans

TABLES = [(game.id, seats) for game in GAMES.values() for seats in game.rules.seats]
ANNA = 1


def begun(game: str, seats: int, random: Random) -> Table:
    """Anna's match against computers."""
    computers = (Player(-n, f"Computer {n}", level="easy") for n in range(1, seats))
    players = (Player(ANNA, "Anna"), *computers)
    return lobbies.start(seated(game, *players), 1, random, 0.0)


def direct_target(table: Table, before: Posted | None) -> Target:
    """The first seat's message."""
    return own_target(table, 0, before)


def play(table: Table, random: Random) -> Table:
    """A player makes a random move."""
    seat = random.choice(table.playing.state.acting)
    return table.play(seat, [random.choice(table.playing.state.legal(seat))], 0.0)


def posted(messages: list[Posted], table: Table) -> Posted:
    """Show the table as it is, in the newest message or a new one."""
    before = messages[-1] if messages else None
    target = board_target(table, before)
    if before and target.on(before.turn, before.call):
        messages.pop()
    messages.append(shown(table, target, len(messages)))
    return messages[-1]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_turn_and_its_answers_are_one_new_message(game: str, seats: int) -> None:
    random = Random(f"{game} {seats}")
    table, messages, turns = begun(game, seats, random), list[Posted](), 0
    posted(messages, table)
    while table.stage == "playing" and (turns < 30 or table.lone not in table.to_move):
        waited, count = table.lone not in table.to_move, len(messages)
        table = play(table, random)
        posted(messages, table)
        again = table.stage == "over" or (waited and table.lone in table.to_move)
        assert len(messages) - count == again
        turns += again
    assert spans(messages) == [(0, len(table.view(None).notes))]


def test_a_press_shows_the_move_and_the_next_message_tells_it_again_with_the_answer() -> None:
    random = Random(3)
    table, messages = begun("bushwhacked", 3, random), list[Posted]()
    while table.lone not in table.to_move:
        table = play(table, random)
    mine = table.lone or 0
    asked = posted(messages, table)
    table = table.play(mine, ["place D2"], 0.0)
    target = board_target(table, asked)
    shown = text_of(target.sheet.view)
    assert "**Anna** places a stone on D2." in shown
    assert "thinking…" in shown
    assert not [item for item in target.sheet.view.walk_children() if hasattr(item, "custom_id")]
    waiting = posted(messages, table)
    assert waiting.message == asked.message
    assert waiting.rests
    assert "D2" not in waiting.text  # the new message tells it
    table = table.play(table.to_move[0], ["place N3"], 0.0)
    assert board_target(table, waiting).rests  # so the bot does not edit it
    table = table.play(table.to_move[0], ["place O5"], 0.0)
    answer = board_target(table, waiting)
    assert not answer.on(waiting.turn, waiting.call)
    for square in ("D2", "N3", "O5"):
        assert f"places a stone on {square}" in answer.sheet.text


def test_a_takeback_while_a_computer_thinks_is_told_by_a_message_with_controls() -> None:
    table, messages = begun("graveyard_shift", 2, Random(1)), list[Posted]()
    while table.lone not in table.to_move:
        table = play(table, Random(2))
    asked = posted(messages, table)
    waiting = posted(messages, play(table, Random(4)))
    assert waiting.rests
    back = offers.takeback(play(table, Random(4)), table.lone or 0)
    target = board_target(back, waiting)
    assert not target.on(asked.turn, asked.call)
    assert not target.rests
    assert target.since == waiting.told
    assert "**Anna** took back their last turn." in text_of(target.sheet.view)


@pytest.mark.parametrize(("people", "seats"), [(1, 3), (1, 4), (2, 4)])
def test_when_only_computers_are_left_the_match_ends_at_once(people: int, seats: int) -> None:
    random, table = Random(1), begun("bushwhacked", seats, Random(1))
    players = [replace(p, level="" if n < people else "easy") for n, p in enumerate(table.players)]
    table = replace(table, players=tuple(players))
    for _ in range(8):
        table = play(table, random)
    for seat in range(people - 1):
        table = table.resign(seat, 1.0)
        assert table.stage == "playing"
    table = table.resign(people - 1, 2.0)
    assert (table.stage, table.ended) == ("over", 2.0)
    assert table.match
    assert table.match.state.outcome
    places = table.match.state.outcome.places
    assert max(places[people:]) < min(places[:people]), "whoever left comes last"
    assert Result.of(table).reason.id == "bot-only-computers"
    assert "wins: only computers are left." in text_of(board_target(table, None).sheet.view)
    again = Match.replayed(
        table.game, seats, table.options, table.match.deal, table.match.log
    ).state.outcome
    assert again == table.match.state.outcome, "the log says it all"


@pytest.mark.parametrize(("reach", "at"), [("channel", board_target), ("direct", direct_target)])
def test_the_first_message_alone_says_that_the_match_begins_and_that_its_deal_is_sealed(
    reach: Reach, at: Callable[[Table, Posted | None], Target]
) -> None:
    """Without the seal's digits; also if somebody was called in its lobby."""
    lobby = seated("bushwhacked", 1, 2, reach=reach, channel=7).calling(1)
    table = lobbies.start(lobby, 1, Random(1), 0.0)
    first = at(table, None)
    assert table.seal
    assert table.seal not in text_of(first.sheet.view)
    offered = offers.draw(table, 1)  # the first seat is called
    second = at(offered, shown(table, first))
    assert not second.on(first.turn, first.call)
    declined = offers.answer(offered, 0, False, 0.0)  # and is not any more
    third = at(declined, shown(offered, second))
    for target, told in ((first, True), (second, False), (third, False)):
        text = text_of(target.sheet.view)
        assert ("The match begins." in text) == ("Everything random is settled" in text) == told
