// Who sits at the table: a row each.

import { make } from "./text.js";

const place = document.getElementById("seats");

/** Show the seats; `you` is what the viewer's own one is called. */
export function seat(all, you) {
  place.replaceChildren(...all.map((one) => row(one, you)));
  count();
}

function row({ name, side, colour, score, you: own, turn, until, reserve }, you) {
  const dot = make("i", {});
  if (colour) dot.style.background = colour;
  else dot.hidden = true;
  const called = make("b", {}, name);
  const about = [side, score].filter(Boolean).join(" · ");
  const made = make("div", { className: turn ? "turn" : "" }, dot, called);
  if (own) made.append(make("em", {}, you));
  made.append(make("small", {}, about));
  if (until) made.append(make("time", { "data-until": until }));
  else if (reserve) made.append(make("time", {}, reserve));
  if (turn) made.setAttribute("aria-current", "true");
  return made;
}

/** Say how much time is left. */
function count() {
  for (const one of place.querySelectorAll("[data-until]")) {
    const said = left(Math.max(0, one.dataset.until - Date.now() / 1000));
    if (one.textContent !== said) one.textContent = said;
  }
}

function left(seconds) {
  if (seconds >= 2 * 86_400) return unit(seconds / 86_400, "day");
  if (seconds >= 3600) return unit(seconds / 3600, "hour");
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

const unit = (n, unit) =>
  new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "short" }).format(
    Math.round(n),
  );

setInterval(count, 1000);
