"""The controls: only legal moves, the useful ones first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from discord import ButtonStyle
from discord.ui import Button, Select

from bot.message.board import board_sheet
from bot.message.moving import turn_controls
from bot.message.parts import Widget, rows
from bot.table import ids, lobby
from bot.table.controls import OwnBoard
from bot.table.menu import leads_on
from bot.table.question import asked
from bot.table.table import Table
from games import GAMES
from games.core import Game, Match, Move, Seat
from tests.bot.matches import seated
from tests.games.golden import every_ply
from tools.presses import MOST, OTHERS, Tally, Way, counted, way_to

NOW = 1_800_000_000.0
EVERY = 13
"""Of the golden matches, one ply in so many is looked at."""
FEW = 9
"""Of the entries of a second step, one in so many is looked at."""


def begun(game: Game[Any]) -> Table:
    """A match with as many people as can play."""
    people = range(1, max(game.rules.seats) + 1)
    return lobby.start(seated(game.id, *people, id=1), 1, Random(4), NOW)


def tables(game: Game[Any]) -> Iterator[Table]:
    """The table at some plies of the game's golden match."""
    table = begun(game)
    for n, match in enumerate(every_ply(game)):
        if n % EVERY == 0 and match.state.outcome is None:
            yield replace(table, match=match)


def shown(table: Table, seat: Seat, beginning: str = "") -> list[Widget]:
    """What one step of choosing shows."""
    made = rows(turn_controls(asked(table, seat), beginning))
    return [control for row in made for control in row.children]


def entries(control: Widget) -> list[Move]:
    """The moves and beginnings that a control stands for."""
    if isinstance(control, Select):
        return [ids.read_entry(option.value) for option in control.options]
    assert isinstance(control, Button)
    step = ids.parse(control.custom_id or "")
    return [step.entry] if isinstance(step, ids.Step) else []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_only_legal_moves_are_offered_each_on_one_button_and_what_is_at_hand_first(
    game: Game[Any],
) -> None:
    for table in tables(game):
        for seat in table.to_move:
            controls = shown(table, seat)
            legal = table.playing.state.legal(seat)
            for entry in (entry for c in controls for entry in entries(c) if entry):
                assert entry in legal or leads_on(legal, entry), entry
                further = [] if entry in legal else shown(table, seat, entry)
                for move in [move for c in further for move in entries(c) if move][::FEW]:
                    assert move in legal or leads_on(legal, move), move
            buttons = [c for c in controls if isinstance(c, Button)]
            pressed = [move for button in buttons for move in entries(button)]
            moves = [move for move in pressed if move in legal]
            assert len(set(moves)) == len(moves)
            handy = table.game.controls.handy(table.view(seat))
            assert tuple(moves[: len(handy)]) == handy
            at_hand = controls[: len(handy)]
            styles = [c.style for c in at_hand if isinstance(c, Button)]
            assert styles == [ButtonStyle.primary] * len(handy)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_somebody_who_presses_whatever_comes_first_moves_after_a_few_presses(
    game: Game[Any],
) -> None:
    """A menu takes two: it is opened, then an entry is chosen. Where the kind of piece is chosen
    from a row before its square stands in a menu, it takes two more."""
    table, random = begun(game), Random(1)
    if set_up := game.rules.set_up:
        for seat in table.to_move:
            laid = set_up.random(table.view(seat), random)
            table = table.play(seat, [*laid, set_up.ready], NOW)
    for _ in range(3):  # before the first move it may be asked who goes first, or who is who
        [seat] = table.to_move
        legal, entry, presses = table.playing.state.legal(seat), "", 0
        while entry not in legal:
            control = next(c for c in shown(table, seat, entry) if any(entries(c)))
            presses += 2 if isinstance(control, Select) else 1
            entry = next(filter(None, entries(control)))
        assert presses <= (4 if game.controls.leads else 2)
        table = table.play(seat, [entry], NOW)


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.rules.private], ids=lambda game: game.id
)
def test_what_is_to_be_pressed_is_the_primary_button(game: Game[Any]) -> None:
    """Moves if the channel asks for one, else what leads to one's secret board."""
    found = list(board_sheet(begun(game), 0).view.walk_children())
    buttons = [item for item in found if isinstance(item, Button) and item.custom_id]
    parsed = {button.custom_id: ids.parse(button.custom_id or "") for button in buttons}
    moves = [id for id, control in parsed.items() if isinstance(control, ids.Step)]
    own = [id for id, control in parsed.items() if isinstance(control, OwnBoard)]
    primary = [b.custom_id for b in buttons if b.style is ButtonStyle.primary]
    assert primary == (moves or own)


def test_a_dig_over_the_edge_is_neither_first_nor_a_primary_button() -> None:
    table = begun(GAMES["graverobber"])
    for seat in (0, 1):
        layout = GAMES["graverobber"].rules.set_up
        assert layout
        table = table.play(seat, [*layout.random(table.view(seat), Random(2)), "ready"], NOW)
    first, *others = shown(table, 0)
    assert entries(first)[0].startswith("move")
    digs = [c for c in others if entries(c)[:1] == ["dig left"]]
    assert [d.style for d in digs if isinstance(d, Button)] == [ButtonStyle.secondary]
    warning = table.game.teaching.warn(table.view(0), "dig left")
    assert warning
    assert warning.id == "graverobber-warn-edge"


# --- how many presses and touches: what `make presses` counts -------------------------------------


def laid(game_id: str) -> Match[Any]:
    """A match just dealt, both boards laid at random where there are any."""
    game, random = GAMES[game_id], Random(1)
    seats, options = game.rules.seats[0], game.settle({})
    match = Match.start(game, seats, options, game.rules.deal(random, seats, options))
    set_up = game.rules.set_up
    for seat in range(seats) if set_up else ():
        assert set_up
        for move in (*set_up.random(match.view(seat), random), set_up.ready):
            match = match.play(seat, move)
    return match


def test_a_button_is_one_press_and_an_entry_of_a_menu_two_taps() -> None:
    match = laid("graverobber")
    steps = [move for move in match.view(0).legal if move.startswith("move ")]
    assert len(steps) > 5, "a menu"
    dig, move = (way_to(match, 0, move) for move in ("dig up", steps[-1]))
    assert (dig.presses, dig.taps, dig.menus) == (1, 1, 1)
    assert (move.presses, move.taps, move.menus) == (1, 2, 1)


def test_a_warning_is_one_more_press() -> None:
    match = laid("graverobber")
    assert way_to(match, 0, "dig down").presses == 1 + way_to(match, 0, "dig up").presses


def test_a_limit_is_for_the_median_of_presses_and_of_touches() -> None:
    tally = Tally()
    for presses, touches in ((1, 1), (1, 3), (4, 3)):
        tally.add([Way(presses, presses, touches, 0)])
    assert tally.within(3)
    assert not tally.within(2), "three touches"


def test_whole_matches_are_counted() -> None:
    tallies = counted("graveyard_shift", 1, "easy")
    assert tallies["graveyard_shift"].within(1)
    assert len(tallies["graveyard_shift"].presses) > 10


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_games_turns_take_more_presses_or_touches_than_they_should(game: str) -> None:
    for kind, tally in counted(game, 1, "easy").items():
        assert tally.within(MOST.get(kind, OTHERS)), kind
