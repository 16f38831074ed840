"""Pointsweeper's computer players: what they know, what they see, and that they can play."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from games.core import Budget, Match, Text, estimate
from games.pointsweeper import GAME
from games.pointsweeper.mind import computer
from games.pointsweeper.mind.belief import Belief, imagine
from games.pointsweeper.mind.exact import Exact
from games.pointsweeper.mind.findings import Claimed, Passed, Scouted, Won
from games.pointsweeper.mind.gaussian import Gaussian
from games.pointsweeper.mind.prospects import Aim, Prices, Stakes, claims, looks
from games.pointsweeper.mind.unknown import Unknown
from games.pointsweeper.rules.known.board import MINE, Hand, Tile
from games.pointsweeper.rules.known.chess import paths
from games.pointsweeper.rules.state import PointsweeperState
from tests.games.pointsweeper_boards import every_board, hidden, late
from tests.games.pointsweeper_table import SCOUTED, opened, play, played

every_level = pytest.mark.parametrize("level", ["easy", "normal", "hard"])


def computed(state: PointsweeperState, level: str = "hard") -> str:
    """What the computer plays for whoever's turn it is."""
    return GAME.players.levels[level].move(state.view(state.acting[0]), Random(1))


def believed(*columns: tuple[str, tuple[Tile, ...]]) -> Belief:
    """A belief of a few boards, squares with what lies there on each."""
    return Belief(len(columns[0][1]), dict(columns))


@every_level
def test_ps_3_the_choice_and_ps_12_scouts_come_first(level: str) -> None:
    state = opened()
    assert computed(state, level) == "first"
    state = state.apply(0, "first")
    for _ in range(6):
        move = computed(state, level)
        assert move.startswith("scout ")
        state = state.apply(state.acting[0], move)


def test_boards_agree_with_the_scouts_and_the_deal() -> None:
    state = played(6, 22).state
    board = state.board(0).minefields[-1]
    unknown = Unknown.of(board, board.scouts(0))
    belief = imagine(unknown, 0, Random(1), Budget.nodes(200).begin())
    shown = list(board.tiles.values())
    for n in range(belief.count):
        tiles = [*shown, *(column[n] for column in belief.columns.values())]
        assert tiles.count(MINE) == 10
        assert len(tiles) == 64
        assert not any(belief.columns[s][n] == MINE for s in board.safe)
    for scout in board.scouts(0):
        assert scout.rest
        hidden = [belief.columns[s] for s in scout.squares if s in belief.columns]
        for laid in zip(*hidden, strict=True) if hidden else []:
            assert laid.count(MINE) == scout.rest.mines
            points = sum(tile for tile in laid if tile != MINE)
            assert abs(points - scout.rest.points) < 1


def test_a_claim_is_worth_its_points_where_it_is_clear_less_the_price_of_its_mines() -> None:
    """B1 has 5 or a mine; with A1's 1 that is half of 6, less half the price, less the king."""
    belief = believed(("A1", (1, 1)), ("B1", (5, MINE)))
    (both,) = (
        c for c in claims(belief, Hand(), True, Prices(2.0)) if set(c.squares) == {"A1", "B1"}
    )
    assert both.points == 3
    assert both.mine == 0.5
    assert both.worth == pytest.approx(3 - 1 - 0.4)
    dearer = next(c for c in claims(belief, Hand(), True, Prices(4.0)) if c.squares == both.squares)
    assert dearer.worth == pytest.approx(both.worth - 1)


def test_a_mine_that_is_hit_leaves_a_safe_path_to_the_other() -> None:
    """On half of the boards A1's 4 is left once B1's mine is gone: half charged."""
    belief = believed(("A1", (4, 4)), ("B1", (5, MINE)))
    for gift, cost in ((0.0, 0.0), (0.5, 1.0)):
        found = claims(belief, Hand(), True, Prices(2.0, gift))
        (both,) = (c for c in found if len(c.squares) == 2)
        assert both.worth == pytest.approx(4.5 - 1 - 0.4 - cost)


def test_who_is_behind_dares_more_and_who_is_ahead_less() -> None:
    behind, even, ahead = (Aim(lead, 4.0).worth(0.5, 6, 6) for lead in (-6, 0, 6))
    assert behind > 0.1 > even > -0.1 > ahead
    assert Aim(0, 1000.0).worth(0.5, 6, 4) == pytest.approx(1, abs=0.01)


def test_a_claim_is_made_by_the_piece_that_is_missed_least() -> None:
    belief = believed(("B3", (4, 4)), ("B4", (4, 4)))
    best = claims(belief, Hand(), True, Prices(1.0))[0]
    assert best.squares == ("B3", "B4")
    assert best.move.startswith("claim P ")


def test_a_scout_is_worth_what_it_tells() -> None:
    """B1 is 5 or a mine, C1 always 0: only who looks at B1 knows whether to claim it."""
    tiles: tuple[Tile, ...] = (5, 5, MINE, MINE) * 2
    belief = believed(("B1", tiles), ("C1", (0,) * 8))
    stakes = Stakes.of(belief, claims(belief, Hand(), True, Prices(9.0)), Prices(9.0))
    assert stakes.now() == 0
    assert stakes.after(("C1",)) == stakes.now()
    assert stakes.after(("B1",)) == 2.5
    seen = [squares for squares, _ in looks(Hand(), True, belief)]
    assert sorted(seen) == [("B1",), ("B1", "C1"), ("C1",)]


@pytest.mark.parametrize("plies", [9, 14, 22, 27, 30])
def test_a_hint_says_what_was_found_and_of_a_claim_what_other_boards_show(plies: int) -> None:
    view = (match := played(3, plies)).state.view(match.state.acting[0])
    thought = GAME.players.levels["hard"].think(view, Random(2), Budget.nodes(80))
    text = GAME.players.why(view, thought)
    said = text.values["part1"] if text.id == "sentences" else text
    assert isinstance(said, Text)
    values = said.values
    board = view.board.minefields[-1]
    assert view.seat is not None
    unknown = Unknown.of(board, board.scouts(view.seat))
    match thought.findings:
        case Claimed(points, mine, sure):
            others = imagine(unknown, 0, Random(3), Budget.nodes(500).begin())
            hand, white = board.hands[view.seat], board.white == view.seat
            found = claims(others, hand, white, Prices(2.0))
            (claim,) = (c for c in found if c.move == thought.move)
            assert points == pytest.approx(claim.points, abs=0.7)
            assert mine == pytest.approx(claim.mine, abs=0.06)
            assert sure == board.safe.issuperset(claim.squares)
            assert values["points"] == points
            told = 0 if not mine else estimate(mine) if mine >= 0.03 else 1
            assert values.get("percent", 0) == told
        case Scouted(points):
            assert values == {"points": points}
            assert points >= 0
        case _:
            assert isinstance(thought.findings, Passed)


ON_A_MINE = (
    "first, scout Q E8, scout Q E8, scout R A5, scout R A5, scout R G5, scout R G5, scout K G7, "
    "scout K G7, scout B C3, scout B C3, claim B H8 A1, scout B G3, scout B G3, scout P C2, "
    "scout N C3, scout N D4, scout N C8, scout N D6, scout P A7, claim R B7 B2, claim R D6 D1, "
    "scout P F4, scout P F2, claim R F7 F3, claim R A5 A1, claim N E3 C4, scout P H4, claim P "
    "H7 H6, scout P D7, scout P F3, scout P F3, scout P G4, claim B H5 D1, claim Q H1 D1, claim "
    "Q E4 B1, claim B G2 B7, claim K C1 B1, claim N H3 G5, claim N E6 C5, scout P E7, scout P "
    "E7, scout P D7, scout P F7, claim K E7 D8, claim P F7 G8, scout P A6, claim P B7 C8, claim "
    "P A7 B6 "
)
"""The moves of a match of hard against itself, up to where its layouts lead it onto a mine."""


def test_nobody_claims_what_they_would_tell_is_a_mine(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(GAME, 2, {}, GAME.rules.deal(Random(7), 2, {}))
    for move in ON_A_MINE.strip().split(", "):
        match = match.play(match.state.acting[0], move)
    think, view = GAME.players.levels["hard"].think, match.state.view(match.state.acting[0])
    monkeypatch.setattr(computer, "_LIKELY", 1.0)
    claim = think(view, Random(2), Budget.nodes(80))
    assert isinstance(claim.findings, Claimed)
    assert claim.findings.mine == 1.0
    monkeypatch.undo()
    other = think(view, Random(2), Budget.nodes(80))
    assert (other.move, other.findings) == ("pass", Passed())


def test_once_the_other_has_passed_scouts_cost_no_turn() -> None:
    alone = play(opened(), *SCOUTED, "claim R A1 E1", "pass")
    assert alone.acting == (0,)
    assert computed(alone).startswith("scout ")


def alone_on_the_last_board(first_claimed: Tile) -> PointsweeperState:
    """Red has claimed A1 to A4, all of them such tiles, and White has passed."""
    squares = dict.fromkeys(("A1", "A2", "A3", "A4"), first_claimed)
    state = opened({}, {}, squares)
    for _ in range(2):
        state = play(state, *SCOUTED, "pass", "pass")
    return play(state, *SCOUTED, "claim R A1 A4", "pass")


@pytest.mark.parametrize("level", GAME.players.levels)
def test_who_is_ahead_passes_where_that_ends_the_match(level: str) -> None:
    state = alone_on_the_last_board(5)
    thought = GAME.players.levels[level].think(state.view(0), Random(1), Budget.nodes(100))
    assert (thought.move, thought.findings) == ("pass", Won())
    after = state.apply(0, "pass")
    assert after.outcome
    assert after.outcome.places == (1, 2)


def test_nobody_passes_who_would_lose_by_it() -> None:
    state = alone_on_the_last_board(-2)
    claimed = 0
    while state.acting and (move := computed(state)) != "pass":
        claimed += move.startswith("claim")
        state = play(state, move)
    assert claimed
    assert state.board(0).score(0) >= state.board(0).score(1)


# --- counting all boards that agree ---------------------------------------------------------------


LATE = [(4, 0)]
"""Seeds, and whose knowledge."""


@pytest.mark.parametrize(("seed", "seat"), LATE)
def test_chances_and_boards_are_those_of_all_boards_that_agree(seed: int, seat: int) -> None:
    minefield = late(seed, 12).state.board(seat).minefields[0]
    boards = list(every_board(minefield, seat))
    assert len(boards) > 1
    assert Unknown.of(minefield, minefield.scouts(seat)).boards(100_000).total == len(boards)
    exact = Exact.of(minefield, seat)
    assert exact
    assert exact.mines.keys() == set(hidden(minefield))
    for square, chance in exact.mines.items():
        mines = sum(board[square] == MINE for board in boards)
        assert float(chance) == pytest.approx(mines / len(boards))


@pytest.mark.long
def test_what_drawn_layouts_foresee_of_a_claim_is_on_average_what_all_boards_say() -> None:
    off = list[tuple[float, float]]()
    for seed in (20, 21):
        minefield = late(seed, 24).state.board(seed % 2).minefields[0]
        exact = Exact.of(minefield, seed % 2)
        assert exact
        for square in hidden(minefield):
            points, mine = Gaussian(exact.unknown).foreseen([square], Random(1), 200)
            counted = exact.points(frozenset([square])), exact.mines[square]
            off.append((points - float(counted[0]), mine - float(counted[1])))
    more_points, more_mines = map(fmean, zip(*off, strict=True))
    assert abs(more_points) < 0.1
    assert abs(more_mines) < 0.02


@pytest.mark.parametrize("seed", [5, 7])
def test_a_hint_tells_what_all_boards_say_of_its_claim_if_they_can_be_counted(seed: int) -> None:
    state = late(seed, 12).state
    (seat,) = state.acting
    view = state.view(seat)
    minefield, exact = view.board.minefields[0], Exact.of(view.board.minefields[0], seat)
    thought = GAME.players.levels["hard"].think(view, Random(1), Budget.nodes(300))
    assert exact
    assert isinstance(thought.findings, Claimed)
    _, kind, start, end = thought.move.split()
    path = frozenset(minefield.open(paths(kind, minefield.white == seat)[start, end]))
    assert thought.findings.points == pytest.approx(float(exact.points(path)))
    assert thought.findings.mine == pytest.approx(float(1 - exact.clear(path)))


@pytest.mark.parametrize(("seed", "seat"), LATE)
def test_drawn_boards_agree_with_the_scouts_and_come_as_often_as_they_may(
    seed: int, seat: int
) -> None:
    minefield = late(seed, 16).state.board(seat).minefields[0]
    belief = imagine(
        Unknown.of(minefield, minefield.scouts(seat)),
        100_000,
        Random(1),
        Budget.nodes(2000).begin(),
    )
    assert belief.chances
    for square, column in belief.columns.items():
        share, chance = column.count(MINE) / belief.count, belief.chances[square]
        assert abs(share - chance) <= 4 * (chance * (1 - chance) / belief.count) ** 0.5 + 1e-9
    for scout in minefield.scouts(seat):
        seen = [belief.columns[s] for s in scout.squares if s in belief.columns]
        for tiles in zip(*seen, strict=True) if seen else []:
            assert scout.rest
            assert tiles.count(MINE) == scout.rest.mines
            assert sum(tile for tile in tiles if tile != MINE) == scout.rest.points
