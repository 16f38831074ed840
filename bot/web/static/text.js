// Discord's markdown, as far as the bot writes it, made into nodes of the page.

const INLINE = new RegExp(
  [
    /\\([^\p{L}\p{N}\s])/, // 1: a character that means itself
    /`([^`]+)`/, // 2
    /\*\*((?:\\.|[^\\])+?)\*\*/, // 3
    /\*((?:\\.|[^\\*])+?)\*/, // 4
    /\|\|((?:\\.|[^\\])+?)\|\|/, // 5
    /\[((?:\\.|[^\\\]])+)\]\((https:[^)\s]+)\)/, // 6, 7
    /<t:(\d+)(?::([tTdDfFR]))?>/, // 8, 9
  ]
    .map((part) => part.source)
    .join("|"),
  "gsu",
);
const DATES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 30.4],
  ["month", 12],
  ["year", Infinity],
];

/** An element with attributes, properties and children. */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name in made) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** The lines of a text as blocks. */
export function blocks(text) {
  const made = [];
  for (const line of text.split("\n")) {
    const [, mark, rest] = /^(#{1,3} |-# |[-*] )?(.*)$/s.exec(line.trim());
    if (!rest) continue;
    if (mark?.startsWith("#")) made.push(make("h2", {}, ...inline(rest)));
    else if (mark === "-# ") made.push(make("p", { className: "small" }, ...inline(rest)));
    else if (!mark) made.push(make("p", {}, ...inline(rest)));
    else {
      if (made.at(-1)?.tagName !== "UL") made.push(make("ul"));
      made.at(-1).append(make("li", {}, ...inline(rest)));
    }
  }
  return made;
}

/** Put these blocks into a place. Those that stand there already stay as they are. */
export function renew(place, made) {
  const before = [...place.children];
  made.forEach((one, n) => {
    if (!before[n]) place.append(one);
    else if (!before[n].isEqualNode(one)) before[n].replaceWith(one);
  });
  before.slice(made.length).forEach((one) => one.remove());
}

/** One line. */
export function inline(text) {
  const made = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    made.push(text.slice(end, found.index), piece(found));
    end = found.index + found[0].length;
  }
  return [...made, text.slice(end)].filter((part) => part !== "");
}

function piece([, itself, code, bold, italic, hidden, label, address, time, style]) {
  if (itself) return itself;
  if (code) return make("code", {}, code);
  if (bold) return make("strong", {}, ...inline(bold));
  if (italic) return make("em", {}, ...inline(italic));
  if (hidden) return make("span", {}, ...inline(hidden));
  if (address) return make("a", { href: address, target: "_blank", rel: "noopener" }, ...inline(label));
  const at = new Date(time * 1000);
  const shown = make("time", { dateTime: at.toISOString() });
  if (!style || style !== "R") shown.textContent = date(at, style ?? "f");
  else shown.dataset.at = time;
  tick(shown);
  return shown;
}

const date = (at, style) => new Intl.DateTimeFormat(document.documentElement.lang, DATES[style]).format(at);

/** Tell how long it is until then, or how long ago it was. */
function tick(time) {
  if (!time.dataset.at) return;
  let [left, n] = [time.dataset.at - Date.now() / 1000, 0];
  while (Math.abs(left) >= UNITS[n][1]) left /= UNITS[n++][1];
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  const said = format.format(Math.round(left), UNITS[n][0]);
  if (time.textContent !== said) time.textContent = said;
  time.title = date(new Date(time.dataset.at * 1000), "f");
}

setInterval(() => document.querySelectorAll("time").forEach(tick), 10_000);
