"""Bushwhacked's board in words: alt text, and what *In words* answers."""

from __future__ import annotations

from collections.abc import Iterator

from games.bushwhacked.rules.known.board import PRICE, Board, Turn, side
from games.bushwhacked.rules.known.grid import SIZE, listed, mask_of
from games.core import Seat, Text, View, Who, all_of, lines, paragraphs, say, sentences
from games.squares import Square, neighbours


def describe(view: View[Board]) -> Text:
    """Whose turn it is, what it allows, what is new, the score, what each player has in hand, the
    bases, then every player's stones; first those of the viewer, or of the player to move if
    everybody reads it. With four players the alt text ends among the stones."""
    board = view.board
    over = view.outcome
    head = say("bushwhacked-over", result=over.result) if over else _turn(view)
    parts = [head]
    if board.news and not over:
        told = [text for turn in board.news for text in _new(turn)]
        parts.append(say("bushwhacked-new", told=sentences(told)))
    mover = 0 if over else board.turn.seat
    own = mover if view.seat is None else view.seat
    seats = [(own + n) % board.seats for n in range(board.seats)]
    hands = lines([_hand(view, seat) for seat in seats])
    parts += [_standings(board, over=over is not None), hands, _bases(board)]
    return paragraphs(parts + [army for seat in seats if (army := _army(board, seat))])


def _turn(view: View[Board]) -> Text:
    board, turn = view.board, view.board.turn
    who, colour, reader = Who(turn.seat), side(turn.seat), view.reader(turn.seat)
    if turn.trading:
        return say(
            "bushwhacked-trading",
            who=who,
            reader=reader,
            side=colour,
            target=named(turn.target),
            left=PRICE - turn.paid.bit_count(),
        )
    number = say("bushwhacked-turn-number", turn=board.turns[turn.seat] + 1)
    parts = [say("bushwhacked-to-move", who=who, reader=reader, side=colour), number]
    if board.to_place > 1 or (board.to_place and turn.begun):
        parts.append(say("bushwhacked-to-place", stones=board.to_place))
    if board.assist and board.exposed:
        parts.append(say("bushwhacked-exposed", squares=named(board.exposed)))
    return sentences(parts)


def _new(turn: Turn) -> Iterator[Text]:
    """What happened in a turn: a sentence for each kind of move."""
    colour = side(turn.seat)
    if turn.passed:
        yield say("bushwhacked-new-pass", side=colour)
    if turn.placed:
        yield say("bushwhacked-new-stones", side=colour, squares=all_of(listed(turn.placed)))
    if turn.target and not turn.trading:
        yield say(
            "bushwhacked-new-trade",
            side=colour,
            paid=all_of(listed(turn.paid)),
            target=named(turn.target),
        )
    if turn.paid and turn.trading:
        yield say("bushwhacked-new-payment", side=colour, paid=all_of(listed(turn.paid)))
    if turn.captured:
        yield say("bushwhacked-new-captures", side=colour, squares=all_of(listed(turn.captured)))


def _standings(board: Board, *, over: bool) -> Text:
    """The score, who holds which bases, and whose passes still count for their next turn."""
    scores = [board.score(seat) for seat in range(board.seats)]
    told = [
        say("bushwhacked-score-of", side=side(seat), bases=bases, captures=captures)
        for seat, (bases, captures) in enumerate(scores)
    ]
    parts = [say("bushwhacked-scores", scores=sentences(told))]
    for seat in range(board.seats):
        if held := board.controlled(seat):
            parts.append(say("bushwhacked-holds", side=side(seat), bases=named(held)))
    for seat in () if over else board.still_in:
        if passes := board.passes[seat]:
            parts.append(_passed(board, seat, passes))
    return sentences(parts)


def _passed(board: Board, seat: Seat, passes: int) -> Text:
    """What the passes of a waiting player are worth; the player to move is told how many stones are
    left."""
    if seat == board.turn.seat:
        return say("bushwhacked-passed-in-row", side=side(seat), n=passes)
    stones = 1 + passes
    return say("bushwhacked-passed-and-next", side=side(seat), n=passes, stones=stones)


def _bases(board: Board) -> Text:
    """How many of the four squares around each base everybody has."""
    besieged, free = list[Text](), list[Square]()
    for base in listed(board.bases):
        if stones := around(board, base):
            besieged.append(say("bushwhacked-around-base", base=base, stones=stones))
        else:
            free.append(base)
    parts = [say("bushwhacked-around", bases=sentences(besieged))] if besieged else []
    if free:
        parts.append(say("bushwhacked-nobody-around", bases=tuple(free)))
    return sentences(parts)


def around(board: Board, base: Square) -> tuple[Text, ...]:
    """How many stones are next to a base, by side; nothing for sides that have none there."""
    ring = mask_of(" ".join(neighbours(base, SIZE, SIZE)))
    return tuple(
        say("bushwhacked-around-side", side=side(seat), count=count)
        for seat in range(board.seats)
        if (count := (ring & (board.play[seat] | board.capture[seat])).bit_count())
    )


def _army(board: Board, seat: Seat) -> Text | None:
    parts, colour = list[Text](), side(seat)
    if stones := named(board.play[seat]):
        parts.append(say("bushwhacked-army-stones", side=colour, squares=stones))
    if captures := named(board.capture[seat]):
        parts.append(say("bushwhacked-army-captures", side=colour, squares=captures))
    return sentences(parts) if parts else None


def _hand(view: View[Board], seat: Seat) -> Text:
    board, who, reader = view.board, Who(seat), view.reader(seat)
    if seat in board.out:
        return say("bushwhacked-army-gone", side=side(seat), who=who, reader=reader)
    hand = {"play": board.play_hand(seat), "capture": board.capture_hand(seat)}
    return say("bushwhacked-army", side=side(seat), who=who, reader=reader, **hand)


def named(mask: int) -> str:
    """`A1, A2, B4`: squares column by column."""
    return ", ".join(listed(mask))
