"""What a worker process is asked about records: everything can be sent to it and back."""

from __future__ import annotations

import io
import json
import pickle
from dataclasses import replace
from itertools import islice

import pytest
from PIL import Image

from games import GAMES, pen
from games.core import Budget, Judged, from_json, lines, say
from games.projector import Still, Unshowable, checked, clip, moment, reviewed, still, you
from games.record import MOST_MOVES, plain, read
from games.replay import PUBLIC, Film
from tests.games.golden import every_ply, stops

NAMES = ("Anna", "Bob", "Cleo", "Dora")


def film_of(game: str) -> Film:
    match = stops(game)[-1]
    return Film(match, NAMES[: match.seats])


def text_of(game: str) -> str:
    film = film_of(game)
    return plain(film.match, film.names)


def sent(found: Still | None) -> Still:
    assert found
    again: Still = pickle.loads(pickle.dumps(found))
    return again


@pytest.mark.parametrize("game", GAMES)
def test_a_still_is_that_step_of_the_film(game: str) -> None:
    film, text = film_of(game), text_of(game)
    for viewpoint in film.viewpoints:
        step = film.last // 2
        made, frame = sent(still(text, viewpoint, step)), film.frame(viewpoint, step)
        assert made.game is GAMES[game]
        assert (made.step, made.last, made.told) == (step, film.last, frame.told)
        assert made.picture == pen.png(film.match.game.looks.draw(frame.view))
        seat, described = frame.view.seat, film.match.game.words.describe(frame.view)
        assert made.words == (described if seat is None else lines([you(seat), described]))
        assert list(made.titles) == list(film.viewpoints)


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_what_the_seat_saw_before_its_move(game: str) -> None:
    film, text = film_of(game), text_of(game)
    match = film.match
    states = list(match.positions())
    for ply in (len(match.log) // 2, len(match.log) - 1):
        seat, move = match.log[ply]
        one = Judged(
            ply=ply,
            seat=seat,
            move=move,
            value=1.0,
            best=(move,),
            best_value=1.0,
            told=say("core-suggested"),
            counted=say("core-suggested"),
            exact=True,
            shares={"A1": 1.0},
        )
        made = pickle.loads(pickle.dumps(moment(text, one)))
        view = states[ply].view(seat if match.game.rules.private else None)
        assert match.game.words.describe(view).say(NAMES) in made.words.say(NAMES)
        if match.game.looks.charted is None:
            assert made.picture == pen.png(match.game.looks.draw(film.seen(seat, ply).view))
        assert made.played == match.game.captioned(view, move)
        for other in (
            replace(one, seat=seat + 1),
            replace(one, move="?"),
            replace(one, ply=len(match.log)),
        ):
            assert moment(text, other) is None


def test_a_review_leaves_out_what_a_computer_played_for_somebody() -> None:
    match = next(islice(every_ply(GAMES["graveyard_shift"]), 24, None))
    match = match.play(match.state.acting[0], "resign")
    text, budget = plain(match, NAMES[:2]), Budget.nodes(10)
    whole = from_json(reviewed(text, {}, budget))
    mine = [ply for ply, (seat, _) in enumerate(match.log) if seat == 0]
    assert whole.of(0)
    some = from_json(reviewed(text, {0: 3}, budget))
    assert {one.ply for one in some.judged if one.seat == 0} == {
        one.ply for one in whole.judged if one.seat == 0
    } - set(mine[-3:])
    assert not from_json(reviewed(text, {0: len(mine)}, budget)).of(0)
    with pytest.raises(Unshowable):
        reviewed("{}", {}, budget)


def test_a_still_of_no_viewpoint_or_step_in_particular() -> None:
    film, text = film_of("cop_and_rob"), text_of("cop_and_rob")
    first = sent(still(text, None, 0))
    assert (first.viewpoint, first.names) == (film.viewpoints[0], ("Anna", "Bob"))
    assert sent(still(text, PUBLIC, 99999)).step == film.last
    assert still(text, "7", 0) is None
    assert clip(text, "7", 10_000_000) is None


def test_a_clip_tells_what_it_shows() -> None:
    match = next(islice(every_ply(GAMES["pointsweeper"]), 4, None)).play(0, "resign")
    made = clip(plain(match, NAMES[:2]), PUBLIC, 10_000_000)
    assert made
    assert Image.open(io.BytesIO(made.gif)).format == "GIF"
    assert "Anna, Bob" in made.about.say(made.names)


def test_what_was_checked_is_the_record_as_it_is_written_today() -> None:
    text = json.loads(text_of("graverobber"))
    laid = [[0, "windmill A2"], [0, "clear"]] * 100
    assert json.loads(checked(json.dumps(text | {"log": laid + text["log"]}))) == text


@pytest.mark.parametrize("ask", [checked, lambda text: still(text, None, 0)])
def test_a_fault_can_be_sent_back(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(Unshowable) as caught:
        ask(json.dumps({"game": "chess"}))
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.where, again.why) == (caught.value.where, caught.value.why)


def test_more_moves_than_any_match_are_a_fault() -> None:
    text = json.loads(text_of("graverobber"))
    laid = [[0, "windmill A2"], [0, "clear"]] * (MOST_MOVES // 2)
    with pytest.raises(Unshowable) as caught:
        checked(json.dumps(text | {"log": laid + text["log"]}))
    assert caught.value.where == "log"
    assert len(read(json.dumps(text | {"log": laid})).log) == MOST_MOVES


def test_it_draws_in_a_language_and_tells_in_none() -> None:
    film = film_of("graverobber")
    text = plain(film.match, film.names)
    english, russian = (still(text, None, film.last, code) for code in ("en", "ru"))
    assert english
    assert russian
    assert (english.words, english.told) == (russian.words, russian.told)
    titles = {code: russian.titles["open"].say(russian.names, code) for code in ("en", "ru")}
    assert titles == {"en": "all secrets shown", "ru": "все секреты раскрыты"}
