"""A match as one web page that needs nothing else, to step through."""

from __future__ import annotations

import json
from base64 import b64encode
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from games import pen
from games.core import Judged, Review, Text, Who, say
from games.replay import Film, Frame, Viewpoint, caption
from games.review import charted

_PAGE = Template(files(__package__).joinpath("page.html").read_text("utf-8"))


def page(film: Film, viewpoint: Viewpoint, known: Review | None = None) -> str:
    """The page: the picture of each step, its description, what happened, and, if the match was
    reviewed, what could have been known before."""
    game, outcome = film.match.game, film.match.state.outcome
    frames = [_step(film, frame, known) for frame in film.frames(viewpoint)]
    return _PAGE.substitute(
        language=film.language,
        title=escape(f"{film.say(game.title)}, {film.say(film.title(viewpoint))}"),
        people=escape(", ".join(film.names)),
        ending=escape(film.say(outcome.summary if outcome else say("core-page-not-finished"))),
        review=escape(film.say(known.summary)) if known else "",
        last=film.last,
        start=escape(film.say(say("core-page-start"))),
        back=escape(film.say(say("core-page-back"))),
        step=escape(film.say(say("core-page-step"))),
        on=escape(film.say(say("core-page-on"))),
        end=escape(film.say(say("core-page-end"))),
        frames=json.dumps(frames).replace("<", "\\u003c"),
    )


def _step(film: Film, frame: Frame, known: Review | None) -> dict[str, Any]:
    """One step, as the page needs it."""
    game, told = film.match.game, caption(film, frame)
    picture = _picture(film, game.looks.draw(frame.view), game.words.describe(frame.view))
    one = known.at(film.ply(frame.step)) if known and frame.step else None
    if one is None:
        return {"picture": picture, "text": told}
    text = f"{told}\n{film.say(one.line)}"
    return {"picture": picture, "text": text, "seen": _seen(film, one)}


def _seen(film: Film, one: Judged) -> dict[str, Any]:
    """What a seat saw before its choice, and what it could have known."""
    view = film.seen(one.seat, one.ply).view
    words = film.say(say("core-page-before", who=Who(one.seat)))
    return {"picture": _picture(film, *charted(film.match.game, view, one)), "text": words}


def _picture(film: Film, image: pen.Picture, words: Text) -> tuple[str, str]:
    """The picture and its description."""
    return b64encode(pen.png(image)).decode(), film.say(words)
