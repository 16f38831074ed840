"""A match as one web page that needs nothing else, to step through."""

from __future__ import annotations

import json
from base64 import b64encode
from html import escape
from string import Template
from typing import Any

from games import pen
from games.core import Judged, Review, Text, Who, say
from games.replay import Film, Frame, Viewpoint, caption
from games.review import charted

_PAGE = Template("""<!doctype html>
<html lang="$language">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: Canvas; color: CanvasText; }
h1 { font-size: 1.2rem; margin: 0 0 .2rem; }
p { margin: .2rem 0 .8rem; }
#pictures { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: center; }
figure { flex: 1 1 18rem; margin: 0; text-align: center; }
img { display: block; width: 100%; max-height: 75vh; object-fit: contain; }
.lines, #told { white-space: pre-line; }
#told { min-height: 2.6em; }
nav { display: flex; gap: .5rem; align-items: center; }
button { font-size: 1.2rem; min-width: 3rem; padding: .4rem; }
input { flex: 1; }
</style>
<h1>$title</h1>
<p>$people: $ending</p>
<p class="lines">$review</p>
<div id="pictures">
<figure id="before" hidden><img alt=""><figcaption></figcaption></figure>
<figure id="after"><img alt=""></figure>
</div>
<p id="told" role="status"></p>
<nav>
<button data-by="-1e9" aria-label="$start">|◀</button>
<button data-by="-1" aria-label="$back">◀</button>
<input type="range" id="step" min="0" max="$last" value="0" aria-label="$step">
<button data-by="1" aria-label="$on">▶</button>
<button data-by="1e9" aria-label="$end">▶|</button>
</nav>
<script>
const frames = $frames;
const step = document.getElementById("step");
const before = document.getElementById("before");
const after = document.getElementById("after");
const told = document.getElementById("told");
function draw(figure, [data, alt]) {
  const picture = figure.querySelector("img");
  picture.src = "data:image/png;base64," + data;
  picture.alt = alt;
}
function show() {
  const {picture, text, seen} = frames[+step.value];
  draw(after, picture);
  before.hidden = !seen;
  if (seen) {
    draw(before, seen.picture);
    before.querySelector("figcaption").textContent = seen.text;
  }
  told.textContent = text;
}
function go(by) { step.value = +step.value + by; show(); }
for (const button of document.querySelectorAll("button"))
  button.onclick = () => go(+button.dataset.by);
step.oninput = show;
const keys = { ArrowLeft: -1, ArrowRight: 1, Home: -1e9, End: 1e9 };
document.onkeydown = event => {
  if (event.key in keys && event.target !== step) { go(keys[event.key]); event.preventDefault(); }
};
show();
</script>
</html>
""")


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
    picture = _picture(film, game.looks.draw(frame.view), game.described(frame.view))
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
