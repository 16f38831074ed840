"""Replays: every step from every viewpoint, secrets only where they belong, animations."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass, fields, replace
from typing import Any
from weakref import ref

import pytest
from PIL import Image

from games import GAMES, pen
from games.core import Match, Words
from games.graverobber.rules.state import GraverobberState
from games.record import follow, read
from games.replay import OPEN, PUBLIC, Film, animation
from tests.games.golden import stops, walk


def film_of(game: str) -> Film:
    match = stops(game)[-1]
    return Film(match, tuple(f"P{seat}" for seat in range(match.seats)))


def graverobber(*moves: tuple[int, str]) -> Match[Any]:
    rules = GAMES["graverobber"]
    match = Match.start(rules, 2, rules.settle({}), {})
    for seat, typed in moves:
        for move in match.read(seat, typed):
            match = match.play(seat, move)
    return match


LIMIT = 20 * 1024 * 1024
"""Bytes that Discord takes in one file."""
RED = "windmill C5; grave F2; plot F3; grave H4; plot G4; grave B2; plot B3; ready"
WHITE = "wm e2; g b4; p b5; g g7; p g8; g d7; p d8; ready"


@pytest.mark.parametrize("game", GAMES)
def test_every_step_describes_and_draws_from_every_viewpoint(game: str) -> None:
    film = film_of(game)
    for viewpoint in film.viewpoints:
        frames = list(film.frames(viewpoint))
        assert [frame.step for frame in frames] == list(range(film.last + 1))
        assert frames[-1].view.outcome == film.match.state.outcome
        for frame in frames[:: max(1, film.last // 3)]:
            assert film.match.game.words.describe(frame.view).say(film.names)
            assert film.match.game.looks.draw(frame.view).width >= 800
            assert film.frame(viewpoint, frame.step) == frame


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_step_by_step_is_what_was_told_in_all(game: str) -> None:
    film = film_of(game)
    told = " ".join(film.say(frame.told) for frame in film.frames(PUBLIC))
    public = [note.text.say(film.names) for note in film.match.state.view(None).notes]
    assert told.split() == " ".join(public).split()


def test_a_set_up_is_one_step_whoever_is_ready_last() -> None:
    for order in ([(0, RED), (1, WHITE)], [(1, WHITE), (0, RED)]):
        film = Film(graverobber(*order, (0, "skip"), (1, "skip")), ("Anna", "Bob"))
        assert film.last == 3
        assert film.frame(PUBLIC, 1).view.board.ready == (True, True)
        assert "Anna skips" in film.say(film.frame(PUBLIC, 2).told)
        assert film.say(film.frame(PUBLIC, 3).told) == film.say(film.frame("1", 3).told)


(NONE,) = (field.default for field in fields(Words) if field.name == "moment")
TELLING = [id for id, game in GAMES.items() if game.words.moment is not NONE]


@pytest.mark.parametrize("game", TELLING)
def test_what_mattered_is_found_in_every_game_that_names_it(game: str) -> None:
    film = film_of(game)
    assert film.moments
    assert all(1 <= step <= film.last for step in film.moments)
    assert all("{" not in what for what in map(film.say, film.moments.values()))


def test_the_plots_are_what_mattered_in_graverobber() -> None:
    film = film_of("graverobber")
    assert film.say(film.moments[1]) == "Both boards are set"
    plots = {step: film.say(what) for step, what in film.moments.items() if step > 1}
    assert plots
    assert all("digs up a Plot" in what for what in plots.values())
    assert all("Plot" in film.say(film.frame(PUBLIC, step).told) for step in plots)


def test_a_game_that_names_no_moments_has_none() -> None:
    match = stops("graverobber")[-1]
    words = replace(match.game.words, moment=lambda before, after: None)
    without = replace(match, game=replace(match.game, words=words))
    assert Film(without, ("Anna", "Bob")).moments == {}


def test_a_match_that_ends_during_the_set_up() -> None:
    film = Film(graverobber((0, "wm c5")).play(1, "resign"), ("Anna", "Bob"))
    assert film.last == 1
    assert film.frame(OPEN, 1).view.outcome


def test_the_open_view_shows_both_boards_and_the_others_do_not() -> None:
    film = Film(graverobber((0, RED), (1, WHITE), (0, "u4")), ("Anna", "Bob"))
    words = {
        viewpoint: film.match.game.words.describe(film.frame(viewpoint, 2).view).say(film.names)
        for viewpoint in film.viewpoints
    }
    assert list(words) == [OPEN, PUBLIC, "0", "1"]
    assert "C5" in words[OPEN]
    assert "E2" in words[OPEN]
    assert "C5" not in words[PUBLIC]
    assert "E2" not in words["0"]
    assert "C5" not in words["1"]
    private = "of your board"
    assert private in film.say(film.frame("1", 2).told)
    assert private not in film.say(film.frame("0", 2).told)
    assert private not in film.say(film.frame(PUBLIC, 2).told)


def test_the_open_view_shows_all_tiles_of_a_board() -> None:
    film = film_of("pointsweeper")
    views = [frame.view.board for frame in film.frames(OPEN)]
    assert all(len(board.tiles) == 64 for view in views for board in view.minefields)
    assert views[0].choosing == 0


@pytest.mark.parametrize("game", GAMES)
def test_an_open_view_is_offered_only_where_something_is_secret(game: str) -> None:
    film = film_of(game)
    hidden = any(at.open_view().board != at.board(None) for at in film.match.positions())
    assert (OPEN in film.viewpoints) == (hidden or film.match.game.rules.private)


def test_an_animation_shows_its_last_frame_exactly_and_holds_few_pictures_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else the longest takes hundreds of megabytes."""
    film, made, most = Film(walk("pointsweeper")[20], ("P0", "P1")), list[ref[Image.Image]](), 0
    framed = pen.framed

    def counting(*what: Any) -> Image.Image:
        nonlocal most
        picture = framed(*what)
        made.append(ref(picture))
        most = max(most, sum(1 for one in made if one()))
        return picture

    monkeypatch.setattr(pen, "framed", counting)
    data = animation(film, film.viewpoints[0], LIMIT)
    assert 2 <= most <= 4, "of many"
    assert len(data) < LIMIT
    image = Image.open(io.BytesIO(data))
    frames = getattr(image, "n_frames", 1)
    assert frames == film.last + 1 == 21
    pauses = list[int]()
    for n in range(frames):
        image.seek(n)
        pauses.append(image.info["duration"])
    assert pauses[-1] == 6000
    assert all(pause >= 1000 for pause in pauses)
    drawn = film.match.game.looks.draw(film.frame(film.viewpoints[0], film.last).view)
    shown, expected = image.convert("RGB"), drawn.convert("RGB")
    spots = [(x, y) for x in range(0, drawn.width, 50) for y in range(0, drawn.height, 50)]
    left = (shown.width - expected.width) // 2
    for x, y in spots:
        pairs = zip(shown.getpixel((x + left, y)), expected.getpixel((x, y)), strict=True)  # type: ignore[arg-type]
        assert all(abs(a - b) < 40 for a, b in pairs)


@pytest.mark.parametrize(("limit", "frames"), [(LIMIT, 240), (800_000, 120), (10, 30)])
def test_an_animation_keeps_as_many_frames_as_discord_takes(
    limit: int, frames: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = list[int]()

    def animated(_: Film, shown: list[Any]) -> bytes:
        tried.append(len(shown))
        return bytes(5_000 * len(shown))

    monkeypatch.setattr("games.replay._animate", animated)
    animation(film_of("graverobber"), PUBLIC, limit)
    assert tried[-1] == frames


# --- the work it takes ---------------------------------------------------------------------------


@dataclass
class Work:
    """What a film has had a game do."""

    positions: int = 0
    boards: int = 0


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    """Counts the positions and boards that Graverobber is asked for from here on."""
    counted, apply, board = Work(), GraverobberState.apply, GraverobberState.board

    def counting_apply(self: GraverobberState, seat: int, move: str) -> GraverobberState:
        counted.positions += 1
        return apply(self, seat, move)

    def counting_board(self: GraverobberState, seat: int | None) -> object:
        counted.boards += 1
        return board(self, seat)

    monkeypatch.setattr(GraverobberState, "apply", counting_apply)
    monkeypatch.setattr(GraverobberState, "board", counting_board)
    return counted


def test_a_step_makes_its_own_position_alone(work: Work) -> None:
    match = stops("graverobber")[-1]
    film = Film(match, ("Anna", "Bob"))
    work.positions = 0
    film.frame(OPEN, film.last)
    assert work.positions == len(match.log)  # gone through once
    for viewpoint in film.viewpoints:
        for step in (0, 1, film.last // 2, film.last):
            work.positions = work.boards = 0
            film.frame(viewpoint, step)
            assert work.positions == 0
            assert work.boards <= 2  # its own, and that of the step before


def test_a_set_up_of_thousands_of_steps_is_found_in_a_few_looks(work: Work) -> None:
    lay = [(0, "windmill A2"), (0, "clear")] * 1000
    rules = GAMES["graverobber"]
    log = json.dumps([*lay, (0, "resign")])
    record = read(Match.start(rules, 2, {}, {}).dumps().replace('"log": []', f'"log": {log}'))
    film = Film(follow(record), record.names)
    work.positions = work.boards = 0
    assert film.last == 1
    assert work.positions == 2000
    assert work.boards < 40
