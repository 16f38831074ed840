"""Where the cells and the rows below them are on the picture, and what is said of them. Also how
the players stand, and what lies where, so that changes show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import ROLES, SPELT, better, called, chooser
from games.cop_and_rob.rules.known.moves import Cell, name
from games.cop_and_rob.rules.known.streets import BANK, Streets
from games.cop_and_rob.shown import panels
from games.cop_and_rob.shown.description import deck
from games.cop_and_rob.shown.draw import below
from games.cop_and_rob.shown.sprites import COLOURS
from games.cop_and_rob.shown.window import Window, cells, window
from games.cop_and_rob.shown.words import numbers
from games.core import Spot, Standing, Text, View, Who, say


def spots(view: View[Board]) -> Mapping[str, Spot]:
    """Every cell in the window where something lies or may go, row by row; then what is below."""
    board = view.board
    shown = window(board, over=view.outcome is not None)
    number, marks = numbers(board), _marks(view)
    found = {
        name(cell): Spot(
            shown.box(cell),
            _there(board.streets, cell, number.get(cell, 0), marks.get(cell, "none")),
        )
        for cell in sorted({*cells(board), *board.last}, key=lambda cell: (-cell[1], cell[0]))
        if shown.shows(cell)
    }
    return found | dict(_below(view, shown))


def _marks(view: View[Board]) -> Mapping[Cell, str]:
    """What the picture marks: the last move; at the end where the roads meet, or who is shut in."""
    streets, marks = view.board.streets, dict.fromkeys(view.board.last, "last")
    if view.outcome and streets.joints:
        return marks | {cell: "joined" for ends in streets.joints for cell in ends}
    if view.outcome:
        stuck = [role for role in ROLES if not streets.ways_out[role]]
        marks |= {streets.pawns[role]: "stuck" for role in stuck[:1]}
    return marks


def _there(streets: Streets, cell: Cell, number: int, mark: str) -> Text:
    at: dict[str, str | int] = {"cell": name(cell), "n": number, "mark": mark}
    if road := streets.roads.get(cell):
        ways, state = SPELT[road.exits], _state(streets, cell)
        return say("cop-and-rob-spot-road", role=road.owner, ways=ways, state=state, **at)
    if cell in streets.supers:
        return say("cop-and-rob-spot-block", card=called("super", streets.supers[cell]), **at)
    if cell == BANK:
        return say("cop-and-rob-spot-bank", cell=name(cell))
    out = [role for role in ROLES if cell in streets.ways_out[role]]
    way = "both" if len(out) == 2 else out[0] if out else "none"
    return say("cop-and-rob-spot-empty", way=way, **at)


def _state(streets: Streets, cell: Cell) -> str:
    """What the picture shows of a road card besides its exits."""
    owner = streets.roads[cell].owner
    if cell in streets.supers:
        return called("super", streets.supers[cell])
    if cell == streets.pawns[owner]:
        return "pawn"
    return "open" if cell in streets.reach[owner] else "cut"


def _below(view: View[Board], shown: Window) -> Iterator[tuple[str, Spot]]:
    """The result, the lots, or the card turned up and both decks."""
    board, top = view.board, below(shown)
    if view.outcome:
        winner, reason = panels.result(board, view.outcome)
        told = say("cop-and-rob-spot-result", winner=winner, reason=reason)
        yield "result", Spot(panels.won(top), told)
        return
    if board.card:
        box = panels.turned_up(top, mapped=panels.mapped(board, shown))
        step, card = panels.STEPS[board.driving], called(board.card, board.role)
        told = say("cop-and-rob-spot-card", role=board.role, step=step, card=card)
        yield "card", Spot(box, told)
    elif board.lots:
        lot = board.lots[-1]
        for seat, kind in enumerate(lot):
            by = better(lot) if seat == chooser(lot) else "none"
            told = say("cop-and-rob-spot-lot", who=Who(seat), card=kind, by=by)
            yield f"lot-{seat}", Spot(panels.lot(top, seat), told)
        return
    for role in ROLES:
        yield f"{role}-deck", Spot(panels.player(top, role), deck(board, role))


def standings(view: View[Board]) -> tuple[Standing, ...]:
    """The colours, once the roles are settled."""
    roles = {seat: role for role, seat in view.board.cast.items()}
    return tuple(Standing(COLOURS[roles[seat]]) for seat in sorted(roles))


def lies(view: View[Board]) -> Mapping[str, object]:
    """Every card, and where the pawns stand."""
    streets = view.board.streets
    pawns = {cell: role for role, cell in streets.pawns.items()}
    cells = {*streets.roads, *streets.supers, *pawns}
    return {
        name(cell): (streets.roads.get(cell), streets.supers.get(cell), pawns.get(cell))
        for cell in cells
    }
