"""A match as one self-contained web page, to be stepped through."""

from __future__ import annotations

import json
from base64 import b64encode
from html import escape
from string import Template

from games import pen
from games.replay import Film, Viewpoint

_PAGE = Template("""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: Canvas; color: CanvasText; }
h1 { font-size: 1.2rem; margin: 0 0 .2rem; }
p { margin: .2rem 0 .8rem; }
img { display: block; width: 100%; max-height: 75vh; object-fit: contain; }
#told { min-height: 2.6em; white-space: pre-line; }
nav { display: flex; gap: .5rem; align-items: center; }
button { font-size: 1.2rem; min-width: 3rem; padding: .4rem; }
input { flex: 1; }
</style>
<h1>$title</h1>
<p>$people: $ending</p>
<img id="picture" alt="">
<p id="told" role="status"></p>
<nav>
<button data-by="-1e9" aria-label="To the start">|◀</button>
<button data-by="-1" aria-label="Back">◀</button>
<input type="range" id="step" min="0" max="$last" value="0" aria-label="Step">
<button data-by="1" aria-label="On">▶</button>
<button data-by="1e9" aria-label="To the end">▶|</button>
</nav>
<script>
const frames = $frames;
const step = document.getElementById("step");
const picture = document.getElementById("picture");
const told = document.getElementById("told");
function show() {
  const [data, alt, text] = frames[+step.value];
  picture.src = "data:image/png;base64," + data;
  picture.alt = alt;
  told.textContent = step.value + " of " + step.max + (text ? ": " + text : "");
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


def page(film: Film, viewpoint: Viewpoint) -> str:
    """The page: every step's picture, its description, and what happened."""
    game, outcome = film.match.game, film.match.state.outcome
    frames = [
        (
            b64encode(pen.png(game.draw(frame.view))).decode(),
            game.describe(frame.view).say(film.names),
            film.say(frame.told),
        )
        for frame in film.frames(viewpoint)
    ]
    return _PAGE.substitute(
        title=escape(f"{game.name}, {film.say(film.title(viewpoint))}"),
        people=escape(", ".join(film.names)),
        ending=escape(outcome.summary.say(film.names) if outcome else "not finished"),
        last=film.last,
        frames=json.dumps(frames).replace("<", "\\u003c"),
    )
