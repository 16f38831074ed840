"""What Graveyard Shift's computer players search, against the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from games.core import Budget, Seat, View
from games.graveyard_shift import GAME
from games.graveyard_shift.mind.computer import SKILLS, _draws
from games.graveyard_shift.mind.findings import Forced, Lost, Only
from games.graveyard_shift.mind.lookahead import Lookahead
from games.graveyard_shift.mind.packed import ALL_KINDS, Packed, following, packed, stood
from games.graveyard_shift.mind.race import lead
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.rounds import Round


def rounds(seed: int) -> Iterator[Round]:
    """The positions of a round that is played at random."""
    random = Random(seed)
    now = GAME.rules.start(GAME.rules.deal(random, 2, {}), 2, {}).board(None).round
    while not now.over and len(now.seen) < 120:
        yield now
        now = now.play(random.choice(now.moves()))


@pytest.mark.parametrize("seed", range(8))
def test_the_search_knows_the_same_moves_as_the_rules(seed: int) -> None:
    for now in rounds(seed):
        found = following(packed(now))
        assert [move for move, _ in found] == list(now.moves())
        for move, after in found:
            other = now.play(move)
            if other.winner is None:
                assert after == packed(other)
                assert after.fresh == (other.stage in ("enter", "move"))
            else:
                assert after.had[other.winner] == ALL_KINDS


def test_a_position_that_stood_before_is_the_same() -> None:
    for now in rounds(1):
        if now.seen and now.stage in ("enter", "move"):
            assert stood(now.seen[-1]) == packed(now)


def endings(seeds: int) -> Iterator[View[Board]]:
    """Where somebody has three kinds, in rounds that `normal` plays."""
    for seed in range(seeds):
        random = Random(seed)
        options = {"rounds": "1"}
        state = GAME.rules.start(GAME.rules.deal(random, 2, options), 2, options)
        while state.acting:
            view = state.view(state.acting[0])
            if len(view.legal) > 1 and any(len(had) > 2 for had in view.board.round.collected):
                yield view
            state = state.apply(view.acting[0], GAME.players.levels["normal"].move(view, random))


def wins(now: Round, seat: Seat, turns: int) -> bool:
    """Can the seat win in so many turns of both, whatever the other does? Only by the rules."""
    if now.winner is not None:
        return now.winner == seat
    if now.over or turns <= 0:
        return False
    after = (now.play(move) for move in now.moves())
    found = (wins(then, seat, turns - _ended(now, then)) for then in after)
    return any(found) if now.acting == seat else all(found)


def _ended(before: Round, after: Round) -> int:
    return len(after.seen) - len(before.seen)


@pytest.mark.long
def test_what_is_said_to_be_decided_is() -> None:
    seen = Counter[str]()
    for view in endings(12):
        now = view.board.round
        computer = GAME.players.levels["hard"]
        thought = computer.think(view, Random(1), computer.budget.counted)
        told = str(GAME.players.why(view, thought))
        match thought.findings:
            case Forced(turns=turns) if turns <= 5:
                seen["forced"] += "why-forced" in told
                then = now.play(thought.move)
                assert wins(then, now.acting, turns - _ended(now, then))
            case Only(turns=turns) if turns <= 5:
                seen["only"] += "why-only" in told
                for other in set(view.legal) - {thought.move}:
                    then = now.play(other)
                    assert wins(then, 1 - now.acting, turns - _ended(now, then))
            case Lost(turns=turns, sooner=sooner) if turns <= 4:
                told_why = ("why-loses", "why-too-late")
                seen["lost"] += any(why in told for why in told_why)
                seen["right"] += thought.findings.answers > thought.findings.right > 0
                check_lost(now, thought.move, thought.findings)
                assert turns == max(map(turns_to_lose(now), view.legal))
                assert sooner == min(map(turns_to_lose(now), view.legal))
    assert seen["forced"]
    assert seen["only"]
    assert seen["lost"]
    assert seen["right"]


def turns_to_lose(now: Round) -> Callable[[str], int]:
    """A move -> in how many turns, with this one, the other player wins; all moves lose."""

    def turns(move: str) -> int:
        then = now.play(move)
        found = (n for n in range(2, 9) if wins(then, 1 - now.acting, n - _ended(now, then)))
        return next(found)

    return turns


def check_lost(now: Round, move: str, found: Lost) -> None:
    """So many of the answers win as fast."""
    then = now.play(move)
    if found.answers:
        after = [then.play(answer) for answer in then.moves()]
        turns = found.turns - _ended(now, then)
        fast = [wins(a, then.acting, turns - _ended(then, a)) for a in after]
        assert (len(after), sum(fast)) == (found.answers, found.right)


def plain(now: Packed, seat: Seat, turns: int) -> int | None:
    """What is best in so many turns, by trying everything; None if a part would go back or a
    position come back, only some of which the search looks at."""
    if now.loose:
        return None
    if now.fresh and not turns:
        return lead(now, seat)
    found = []
    for _, then in following(now):
        if ALL_KINDS in then.had:
            return None
        worth = plain(then, seat, turns - then.fresh)
        if worth is None:
            return None
        found.append(worth)
    return max(found) if now.acting == seat else min(found)


def test_so_far_ahead_it_has_looked() -> None:
    tried = 0
    for seed in range(30):
        for now in list(rounds(seed))[2:4]:
            search = Lookahead(Budget.nodes(100_000).begin(), (0, 0), frozenset(), 1)
            ((move, worth), *_) = search.worths(packed(now), now.moves(), 3)
            assert search.depth == 3
            expected = plain(packed(now.play(move)), now.acting, 2)
            if expected is not None:
                tried += 1
                assert worth == expected
    assert tried >= 10


def test_a_draw_is_worth_what_it_does_to_the_match() -> None:
    round_ = next(rounds(1))
    assert _draws(Board(1, 1, (0, 0), round_)) == (0, 0)
    ahead, behind = _draws(Board(3, 3, (1, 0), round_))
    assert ahead > 1000
    assert behind == -ahead


@pytest.mark.parametrize("lead", [0, 50, 150, 250, 1000])
def test_what_a_review_tells_one_player_is_what_it_leaves_the_other(lead: int) -> None:
    odds = SKILLS["expert"].odds
    assert odds.chance(lead) + odds.chance(-lead) == pytest.approx(1)
