"""Why a move is good: what it takes, threatens, prevents or saves up for."""

from __future__ import annotations

from collections.abc import Iterator

from games.bushwhacked.mind.camp import Camp, camp
from games.bushwhacked.mind.findings import Intent
from games.bushwhacked.mind.plans import Plan, plans
from games.bushwhacked.mind.worth import falling
from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.known.grid import enclosed, listed, mask_of, pierced, surrounded
from games.bushwhacked.rules.known.moves import On, read
from games.bushwhacked.rules.known.threats import beside, open_to
from games.core import Seat, Text, Thought, View, Who, all_of, judged, say
from games.notation import Word
from games.squares import Square


def why(view: View[Board], thought: Thought) -> Text:
    """What the move brings, or what the search thinks of it."""
    board, move = view.board, read(thought.move)
    match move:
        case On("capture", square):
            return _why_capture(board, square)
        case _ if found := _intended(board, thought.findings):
            return found
        case Word("pass"):
            return _why_pass(board)
        case Word("done") if board.to_place:
            return say("bushwhacked-why-done", hand=board.play_hand(board.turn.seat))
        case On("place", square):
            return next(_why_there(board, square), None) or judged(thought)
        case On("trade", square):
            return _why_trade(board, square) or judged(thought)
        case On("pay", square) if not mask_of(square) & beside(board.bases):
            return say("bushwhacked-why-pay", square=square)
    return judged(thought)


def _intended(board: Board, findings: object) -> Text | None:
    """What the turn that begins with this move comes to."""
    match findings:
        case Intent(bases=bases, stones=stones) if bases:
            several, squares = len(bases), all_of(bases)
            if len(stones) > 1:
                there = all_of(stones)
                return say("bushwhacked-why-burst-base", bases=squares, n=several, stones=there)
            return say("bushwhacked-why-wins-base", bases=squares, n=several)
        case Intent(stones=stones, captures=taken) if taken and len(stones) > 1 and board.assist:
            after = board
            for square in stones:
                after = after.placed(mask_of(square))
            how, there = _shape(after, mask_of(" ".join(taken))), all_of(stones)
            return say("bushwhacked-why-burst", stones=there, squares=all_of(taken), how=how)
        case Intent(safe=safe) if safe and board.assist:
            return say("bushwhacked-why-safe", squares=all_of(safe))
        case Intent(stones=stones, captures=taken) if taken and stones and not board.assist:
            return say("bushwhacked-why-find", n=len(stones))
    return None


def _shape(board: Board, taken: int) -> str:
    """Which shape makes these capturable, if it is the same for all (BW-21, BW-22)."""
    seat = board.turn.seat
    around = surrounded(board.play[seat] | board.turn.gained)
    if not taken & ~around:
        return "surrounded"
    through = pierced(board.play[seat], board.empty)
    return "pierced" if not taken & (around | ~through) else "both"


def _why_capture(board: Board, square: Square) -> Text:
    """What else the capture does; at least, it counts (BW-32)."""
    seat, bit = board.turn.seat, mask_of(square)
    after = board.captured(bit)
    if won := after.controlled(seat) & ~board.controlled(seat):
        return say("bushwhacked-why-wins-base", bases=all_of(listed(won)), n=won.bit_count())
    if board.assist and (more := after.exposed & ~board.exposed):
        return say("bushwhacked-why-chain", squares=all_of(listed(more)))
    safe = _endangered(board, seat)
    if board.assist and safe and not _endangered(after, seat):
        return say("bushwhacked-why-safe", squares=all_of(listed(safe)))
    if bases := board.bases & beside(bit):
        return say("bushwhacked-why-capture-base", square=square, bases=all_of(listed(bases)))
    others = [s for s in board.still_in if s != seat]
    other = max(others, key=lambda s: after.capture[s].bit_count())
    mine, theirs = (after.capture[s].bit_count() for s in (seat, other))
    return say("bushwhacked-why-capture", who=Who(other), mine=mine, theirs=theirs)


def _endangered(board: Board, seat: Seat) -> int:
    """The seat's stones that the only opponent could capture next turn; 0 if there are several
    opponents, since then a capture by one can open the way for another."""
    return falling(camp(board), seat) if len(board.still_in) == 2 else 0


def _why_pass(board: Board) -> Text:
    """What the stones are saved for: the best burst of the next turn, if nobody answers."""
    seat, now = board.turn.seat, camp(board)
    then = now.passed()
    ready = then.ready(seat)
    if board.assist and (plan := _burst(then._replace(seat=seat, left=ready), ready)):
        stones, taken, bases = all_of(listed(plan.stones)), *_gains(then, plan, seat)
        if bases:
            return say("bushwhacked-why-saves-base", stones=stones, bases=all_of(listed(bases)))
        return say("bushwhacked-why-saves", stones=stones, squares=all_of(listed(taken)))
    if board.assist and len(board.still_in) == 2 and not falling(then, seat):
        return say("bushwhacked-why-waits", n=ready)
    return say("bushwhacked-why-pass", n=min(1 + then.saved[seat], board.play_hand(seat)))


def _burst(then: Camp, ready: int) -> Plan | None:
    """What so many stones do that fewer could not: take most bases, or else stones."""
    seat = then.seat
    found = [plan for plan in plans(then) if plan.stones.bit_count() == ready and not plan.target]
    best = max(found, key=lambda plan: _counted(then, plan, seat), default=None)
    before = plans(then._replace(left=ready - 1))
    fewer = max((_counted(then, p, seat) for p in before if not p.target), default=(0, 0))
    return best if best and _counted(then, best, seat) > fewer else None


def _counted(then: Camp, plan: Plan, seat: Seat) -> tuple[int, int]:
    taken, bases = _gains(then, plan, seat)
    return bases.bit_count(), taken.bit_count()


def _gains(then: Camp, plan: Plan, seat: Seat) -> tuple[int, int]:
    """The stones that the turn captures, and the bases that it takes."""
    had, army = (camp.play[seat] | camp.fixed[seat] for camp in (then, plan.then))
    taken = plan.then.fixed[seat] & ~then.fixed[seat]
    return taken, then.bases & enclosed(army) & ~enclosed(had)


def _why_there(board: Board, square: Square) -> Iterator[Text]:
    """What a stone there does, what matters most first."""
    bit, seat = mask_of(square), board.turn.seat
    after = board.placed(bit)
    if board.assist and (more := after.exposed & ~board.exposed):
        how, squares = _shape(after, more), all_of(listed(more))
        yield say("bushwhacked-why-exposes", squares=squares, n=more.bit_count(), how=how)
    elif after.exposed & ~board.exposed:
        yield say("bushwhacked-why-find", n=1)
    if board.assist:
        yield from _guarding(board, bit)
    threat = _threat(after, seat) & ~_threat(board, seat) if board.assist else 0
    if threat.bit_count() > 1:
        yield say("bushwhacked-why-threatens", squares=all_of(listed(threat)), n=threat.bit_count())
    if bases := board.bases & beside(bit):
        yield _beside(after, bases & -bases)
    if threat:
        yield say("bushwhacked-why-threatens", squares=all_of(listed(threat)), n=1)


def _guarding(board: Board, bit: int) -> Iterator[Text]:
    """Others could capture from there."""
    mine = board.play[board.turn.seat]
    for seat in board.still_in:
        if seat != board.turn.seat and board.capture_hand(seat):
            stones, empty = board.play[seat], board.empty
            now = surrounded(stones) | pierced(stones, empty)
            then = surrounded(stones | bit) | pierced(stones | bit, empty & ~bit)
            if taken := mine & then & ~now:
                squares = all_of(listed(taken))
                yield say("bushwhacked-why-guards", who=Who(seat), squares=squares)


def _threat(board: Board, seat: Seat) -> int:
    """What one more stone of the seat would capture."""
    if not board.capture_hand(seat):
        return 0
    mine = board.play[seat]
    return open_to(mine, sum(board.play) - mine, board.empty, 1)


def _beside(after: Board, base: int) -> Text:
    """A stone beside a base (BW-30)."""
    seat, ring, (square,) = after.turn.seat, beside(base), listed(base)
    mine, *others = [
        ((after.play[s] | after.capture[s]) & ring).bit_count()
        for s in (seat, *(s for s in after.still_in if s != seat))
    ]
    theirs = max(others, default=0)
    if not theirs:
        return say("bushwhacked-why-base", base=square, mine=mine)
    return say("bushwhacked-why-bars", base=square, theirs=theirs)


def _why_trade(board: Board, square: Square) -> Text | None:
    """It breaks another player's base."""
    bit = mask_of(square)
    seat = board.owner(bit)
    bases = board.controlled(seat) & beside(bit)
    if not bases:
        return None
    return say("bushwhacked-why-breaks", who=Who(seat), bases=all_of(listed(bases)))
