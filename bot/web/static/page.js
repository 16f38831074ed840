// The page: the way in, the table with all that is beside its board, and what goes to the server.

import { Board } from "./board.js";
import { Past } from "./past.js";
import { seat } from "./seats.js";
import { blocks, make } from "./text.js";
import { Zoom } from "./zoom.js";

const $ = (id) => document.getElementById(id);
const INSIDE = /\/s\/[0-9a-f]{12}\/$/.test(location.pathname);
const ROOT = INSIDE ? "../../" : "";
/** Milliseconds after which a move that nobody answered is sent again, and other things. */
const PATIENCE = { move: 15_000, other: 60_000 };
/** Milliseconds between two looks where no socket can be opened, and the most between two tries. */
const [LOOK, LONGEST] = [4_000, 15_000];
/** Milliseconds for which a server that has had enough is left alone, and after which what is no
 * move is given up. */
const [ENOUGH, TOO_LATE] = [5_000, 120_000];
/** The controls whose answer takes a moment. */
const THINKS = /:(hint|replay|review)\b/;
const STYLES = ["primary", "success", "danger"];

let words = {};
let me = { tables: [], watched: null };
/** The number of the table that is shown, and what is shown of it. */
let [table, view] = [0, null];
/** Counts the views that were shown: an answer that was asked for before the last came is old. */
let shown = 0;
/** Is an answer waited for, which will bring what is to be shown? Has that changed again since? */
let [sending, missed] = [false, false];
/** Why the last touch led nowhere. */
let why = "";
/** What stands on the buttons that play: address -> words. */
const labels = new Map();
let [ended, socket] = [false, null];
/** The loop that keeps what is shown up to date. */
let following = null;
/** What ends the pauses that are waited for. */
const pauses = new Set();

const board = new Board({
  play: (move) => act({ moment: view.moment, move }, words.playing),
  mark: (squares, mark) => act({ id: view.marks.id, fields: { squares, mark } }),
  changed: () => ((why = ""), guide()),
  nowhere,
  ghost: (move) => `${drawn("ghost.png")}?${new URLSearchParams({ move })}`,
  lost: () => pause(2_000).then(() => (view && (view.tag = ""), refresh())),
});

const past = new Past({
  ask: (path) => ask(`t/${table}/${path}`).then(({ status: got, said }) => (got === 200 ? said : null), () => null),
  show: () => view && draw(),
});
new Zoom(() => board.sizes());

// --- asking the server --------------------------------------------------------------------------

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Ask; the answer's status and what it says. Rejects where nobody answers. */
async function ask(path, body, headers = {}, patience = PATIENCE.other) {
  const request = { headers, signal: AbortSignal.timeout(patience), redirect: "error" };
  if (body) Object.assign(request, { method: "POST", body: JSON.stringify(body) });
  const answer = await fetch(path, request);
  const { status } = answer;
  const json = answer.headers.get("Content-Type")?.startsWith("application/json");
  if (status >= 500 && !json) throw new Error("nobody there"); // a proxy says so
  if (status === 401 && INSIDE) await over("ended");
  const said = json ? await answer.json() : status === 304 ? {} : { told: await answer.text() };
  return { status, said };
}

/** Nothing more can be done here. */
async function over(why) {
  ended = true;
  wake();
  if (!words[why]) {
    const { said } = await ask(`${ROOT}open`, { secret: "" });
    [words, document.documentElement.lang] = [said.words, said.language];
  }
  $("sheet").close();
  $("table").hidden = true;
  $("door").hidden = false;
  $("door-opens").hidden = true;
  $("door-says").replaceChildren(...blocks(words[why] ?? ""));
}

// --- the way in ---------------------------------------------------------------------------------

async function enter(secret, go = false) {
  // a link in a direct message is used many times: for one person at one table, the same session
  const letter = secret.startsWith("dm.") && secret.slice(0, 19);
  const known = letter && localStorage.getItem(letter);
  if (known && (await ask(known.replace("#", "me?"))).status === 200) return location.replace(known);
  const { status, said } = await ask("open", { secret, go });
  if (said.words) [words, document.documentElement.lang] = [said.words, said.language];
  if (said.to && letter) localStorage.setItem(letter, said.to);
  if (said.to) location.replace(said.to);
  else if (status === 404) await over("over");
  else if (said.words) {
    $("door-says").textContent = "";
    $("door-opens").hidden = false;
    $("door-opens").textContent = words.continue.replace("{name}", () => said.name);
    $("door-opens").onclick = () => persist(() => enter(secret, true));
    $("door-opens").focus();
  } else $("door-says").textContent = said.told;
}

/** Do it until somebody answers. */
async function persist(work) {
  for (let wait = 500; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await work();
    } catch {
      $(INSIDE ? "link" : "door-says").textContent = words.lost ?? "…";
      await pause(wait);
    }
  }
}

// --- what is shown ------------------------------------------------------------------------------

/** Read who this is, and their tables. */
async function know() {
  const { status, said } = await ask("me");
  if (status !== 200) return;
  [me, words] = [said, said.words];
  document.documentElement.lang = me.language;
  $("watching").hidden = me.watched === null;
  $("tables-open").hidden = (me.watched ?? me.only) !== null;
  $("tables-open").title = words.tables;
  others();
  const fixed = { yours: "yours", end: "end", watching: "watching", away: "away" };
  for (const [id, word] of Object.entries(fixed)) $(id).textContent = words[word];
  $("asks").querySelector("span").textContent = words.confirm;
  $("spots").setAttribute("aria-label", words.board);
  $("marks").setAttribute("aria-label", words.mark);
  const called = { "sheet-shut": "back", earlier: "earlier", later: "later", larger: "larger", moves: "moves" };
  for (const [id, word] of Object.entries(called)) $(id).setAttribute("aria-label", words[word]);
}

/** The person's tables; how many others wait for them. */
function others() {
  const waiting = me.tables.filter((one) => one.yours && one.table !== table).length;
  $("tables-open").textContent = waiting ? `☰ ${words["tables-wait"].replace("{n}", waiting)}` : "☰";
  $("tables-open").setAttribute("aria-label", waiting ? `${words.tables} (${waiting})` : words.tables);
  $("tables").replaceChildren(...(me.tables.length ? me.tables.map(listed) : [words["tables-none"]]));
}

function listed(one) {
  const link = make("a", { href: `#${one.table}`, className: one.yours ? "yours" : "" });
  link.append(make("b", {}, one.title), ` ${one.others}`, make("small", {}, one.standing));
  if (one.table === table) link.setAttribute("aria-current", "page");
  return link;
}

/** Go to the table that the address names. */
function go() {
  if (ended) return;
  table = Number(location.hash.slice(1)) || me.watched || me.only || me.tables[0]?.table || 0;
  view = null;
  shown++;
  wake();
  socket?.close();
  busy(false);
  board.clear();
  past.clear();
  stop();
  $("table").hidden = false;
  $("sheet").close();
  for (const id of ["told", "text", "acts"]) $(id).replaceChildren();
  others();
  list(!table);
  following = null;
  if (table) follow(table);
}

/** Ask what there is to see, and show it if it has changed. Says whether somebody answered. */
let [asking, again] = [null, false];
function refresh() {
  again = true;
  asking ??= (async () => {
    try {
      while (again && !ended) {
        again = false;
        await look();
      }
      return true;
    } catch {
      return false;
    } finally {
      asking = null;
    }
  })();
  return asking;
}

async function look() {
  const [here, before] = [table, shown];
  const { status, said } = await ask(`t/${here}`, null, { "If-None-Match": `"${view?.tag ?? ""}"` });
  if (here !== table || shown !== before) again = true;
  else if (status === 200) {
    if (said.text !== view?.text) tell("");
    show(said);
  } else if (status === 409) {
    tell(said.told); // no such table, or none of theirs
    following = null;
    list(true);
  } else if (status === 429) await pause(ENOUGH).then(() => (again = true));
}

function show(now) {
  const before = view;
  view = now;
  shown++;
  if (before && before.yours !== now.yours) know().catch(() => {});
  document.title = (now.yours ? `${words.yours} · ` : "") + now.title;
  $("icon").href = icon(now.yours ? "#f2a541" : "#6b7489", now.yours);
  document.documentElement.style.setProperty("--accent", now.accent);
  $("title").textContent = now.title;
  $("yours").hidden = !now.yours;
  $("away").hidden = !now.away;
  $("asks").hidden = me.watched !== null || now.over || now.confirms;
  shows();
  if (before?.picture !== now.picture) labels.clear();
  if (before?.text !== now.text) $("text").replaceChildren(...blocks(now.text));
  const same = JSON.stringify(before?.acts) === JSON.stringify(now.acts);
  if (!same) fill($("acts"), now.acts.map(button));
  if (!now.marks) board.marking = null;
  $("marks").hidden = !now.marks;
  marks();
  seat(now.seats, words.you);
  $("larger").hidden = !now.picture;
  past.update(now.steps_back);
  draw();
}

/** Show the board: as it is now, or as it was when it is looked back at. */
function draw() {
  const { at, view: then } = past;
  if (at === null) board.show(view, `t/${view.table}/${view.picture}.png`);
  else if (then) board.show(then, `t/${view.table}/past/${at}/${then.picture}.png`);
  guide();
}

/** A lantern as the tab's picture; it burns while one has to move. */
function icon(colour, burns) {
  const flame = burns ? '<circle cx="16" cy="19" r="6" fill="#fff3"/><circle cx="16" cy="19" r="4" fill="#fff"/>' : "";
  const drawn =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="none" stroke="${colour}" stroke-width="3" ` +
    `d="M10 8a6 6 0 0 1 12 0"/><rect x="6" y="8" width="20" height="22" rx="5" fill="${colour}"/>${flame}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** Show moves before they are played, unless every move is asked for here. */
function shows() {
  board.confirms = $("confirm").checked && !view?.confirms;
}

/** Say what to touch next; show the choices, or the button that plays. */
function guide() {
  if (past.at !== null) return back();
  const { armed, shown: there } = board;
  const waits = view?.picture && there?.tag !== view.tag; // its picture is on its way
  if (waits) for (const one of $("entries").querySelectorAll("button")) one.disabled = true;
  $("says").dataset.step = waits ? "" : armed ? "armed" : (board.step && board.path.length) ?? "";
  if (waits) return;
  if (view?.ended && !why) $("says").replaceChildren(...blocks(view.ended));
  else if (!sending) status(why || asks());
  $("entries").className = armed || board.path.length ? "large" : "";
  fill($("entries"), armed ? toPlay() : choices());
  uncover(armed?.key ?? board.path.at(-1));
}

/** Bring what was touched last out from behind the sheet below it. */
function uncover(name) {
  const touched = board.things.find((one) => one.name === name);
  if (!touched || getComputedStyle($("doing")).position !== "sticky") return;
  const hidden = touched.button.getBoundingClientRect().bottom + 8 - $("doing").getBoundingClientRect().top;
  if (hidden > 0) ($("board").matches(".enlarged") ? $("board") : window).scrollBy(0, hidden);
}

/** While an earlier position is shown: what led to it, and the way to what is now. */
function back() {
  $("says").dataset.step = "";
  $("says").replaceChildren(...blocks(past.says || words.then));
  $("entries").className = "large";
  const now = () => past.go(past.count);
  fill($("entries"), [make("div", { className: "buttons" }, make("button", { "data-id": "now", onclick: now, className: "primary" }, words.now))]);
}

/** What is asked now. */
function asks() {
  const { step, path, armed, marking } = board;
  if (marking !== null) return words.marking;
  if (armed && !board.things.some((one) => one.name === armed.key)) return words.shown;
  if (armed) return armed.moves.length > 1 ? words.turns : words.again;
  return step ? step.q || (path.length ? words.next : words.choose) : "";
}

/** What is chosen by a button, under its headings. */
function choices() {
  const { step, path, marking } = board;
  const groups = new Map();
  for (const [key, [label, group]] of Object.entries((marking === null && step?.c) || {})) {
    const onclick = () => board.go(key);
    const one = make("button", { "data-id": key, onclick, disabled: sending }, label);
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  const rows = [...groups].map(([group, made]) => {
    const row = make("div", { className: "buttons" }, ...made);
    return group ? make("section", {}, make("h3", {}, group), row) : row;
  });
  return path.length ? [...rows, make("div", { className: "buttons" }, cancels())] : rows;
}

/** The button that plays the move that is shown, one that turns it, and one that lets it go. */
function toPlay() {
  const { armed, move } = board, many = armed.moves.length;
  const play = () => act({ moment: view.moment, move }, words.playing);
  const label = labelled(move);
  const made = [make("button", { "data-id": move, onclick: play, className: "success", disabled: sending }, label)];
  const turn = `${words.turn} ${armed.at + 1}/${many}`;
  if (many > 1) made.push(make("button", { "data-id": "turn", onclick: () => board.again(), disabled: sending }, turn));
  return [make("div", { className: "buttons" }, ...made, cancels())];
}

const cancels = () =>
  make("button", { "data-id": "cancel", onclick: () => board.cancel(true), className: "plain" }, words.undo);

/** What stands on the button that plays a move; until the server has said it, just "Play". */
function labelled(move) {
  const address = `${drawn("plays")}?${new URLSearchParams({ move })}`;
  if (!labels.has(address)) {
    labels.set(address, "");
    const known = ({ status: got, said }) => got === 200 && labels.set(address, said.says) && guide();
    ask(address).then(known, () => labels.delete(address));
  }
  return labels.get(address) || words.play;
}

/** Say why a touch leads nowhere. */
async function nowhere(path, name) {
  const keys = [...path.map((key) => ["key", key]), ["name", name]];
  const { said } = await ask(`${drawn("why")}?${new URLSearchParams(keys)}`).catch(() => ({ said: {} }));
  why = said.says ?? "";
  guide();
}

/** An address about what is shown now. */
const drawn = (what) => `t/${view.table}/${view.picture}/${what}`;

const status = (text) => past.at === null && $("says").textContent !== text && ($("says").textContent = text);

/** Forget what was begun: a move, marking. */
function stop() {
  board.marking = null;
  board.cancel();
  marks();
}

/** The kinds of marks. */
function marks() {
  if (!view?.marks) return;
  const made = [...view.marks.kinds, ["", words["marked-none"]]].map(([kind, label]) => {
    const chosen = board.marking === kind;
    const onclick = () => {
      board.marking = chosen ? null : kind;
      board.cancel();
      marks();
    };
    return make("button", { "data-id": `mark ${kind}`, onclick, ariaPressed: String(chosen) }, label);
  });
  fill($("marks"), [make("span", {}, words.mark), ...made]);
}

/** A control of the table as a button. */
function button({ id, label, style, off }) {
  const says = id.startsWith("c:") ? words.playing : THINKS.test(id) ? words.thinking : "";
  const back = id.startsWith("g:") && id.endsWith(":");
  const onclick = () => (back ? $("sheet").close() : act({ id }, says));
  const className = STYLES.includes(style) ? style : "";
  return make("button", { "data-id": id, onclick, className, disabled: off }, label);
}

/** Fill a place with buttons; the one that has the focus keeps it, if it is there again. */
function fill(place, made) {
  const focused = place.contains(document.activeElement) && document.activeElement;
  const alike = (one) => one.dataset.id === focused.dataset.id || one.textContent === focused.textContent;
  place.replaceChildren(...made);
  if (focused) [...place.querySelectorAll("[data-id]")].find(alike)?.focus({ preventScroll: true });
}

function tell(text) {
  $("told").replaceChildren(...blocks(text));
}

// --- what is done -------------------------------------------------------------------------------

/** Have it done, whatever it takes; then show what has become of it. */
async function act(wish, says) {
  if (sending || ended) return;
  const here = table;
  missed = false;
  busy(true, says);
  const { status: got, said } = await insist(here, { key: key(), ...wish });
  if (here !== table || ended) return;
  busy(false);
  tell(said.told ?? said.note ?? "");
  if (wish.move) board.cancel();
  if (said.table) show(said);
  if (got !== 200 || missed) refresh();
  guide();
  sheet(said.sheet);
  if (said.to) location.hash = `#${said.to}`;
}

/** Send it until it gets through, always with the same key. What is no move belongs to no moment of
 * the match, so it is given up once it could mean something else. */
async function insist(here, body) {
  const patience = body.move ? PATIENCE.move : PATIENCE.other, until = Date.now() + TOO_LATE;
  for (let wait = 500; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      const answer = await ask(`t/${here}`, body, {}, patience);
      if (answer.status !== 429) return answer;
      status(words.slow);
      wait = ENOUGH;
    } catch {
      status(words.retry);
    }
    await rest(wait);
    if (!body.move && Date.now() > until) return { status: 0, said: {} };
  }
}

function busy(now, says = "") {
  sending = board.busy = now;
  document.body.classList.toggle("busy", now);
  $("sheet").ariaBusy = String(now);
  for (const one of document.querySelectorAll("#entries button")) one.disabled = now;
  if (now && says) status(says);
}

function key() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// --- what is asked or shown beside the board ----------------------------------------------------

async function sheet(said) {
  if (!said) return $("sheet").close();
  const made = blocks(said.text);
  if (said.image) {
    const image = make("img", { src: said.image, alt: said.alt });
    await image.decode().catch(() => {});
    made.push(image);
  }
  const controls = said.rows.map((row) => (row.options ? menu(row) : button(row)));
  fill($("sheet-body"), [...made, make("div", { className: "buttons" }, ...controls)]);
  if (!$("sheet").open) $("sheet").showModal();
}

function menu({ id, label, options }) {
  const chosen = options.some(([, , now]) => now);
  const made = options.map(([value, text, now]) => make("option", { value, selected: now }, text));
  if (!chosen) made.unshift(make("option", { disabled: true, selected: true }, label));
  const onchange = (event) => act({ id, values: [event.target.value] });
  return make("select", { "data-id": id, onchange, ariaLabel: label }, ...made);
}

$("sheet").addEventListener("keydown", (event) => {
  const arrow = { ArrowLeft: "◀", ArrowRight: "▶" }[event.key];
  if (!arrow || event.target.tagName === "SELECT") return;
  const found = [...$("sheet-body").querySelectorAll("button")];
  found.find((one) => one.textContent.includes(arrow))?.click();
});
$("sheet-shut").onclick = () => $("sheet").close();

// --- what changes -------------------------------------------------------------------------------

/** Wait so long, or until the page is looked at again. */
function rest(milliseconds) {
  return new Promise((done) => {
    const end = () => (pauses.delete(end), clearTimeout(timer), done());
    const timer = setTimeout(end, milliseconds * (0.75 + Math.random() / 2));
    pauses.add(end);
  });
}

const wake = () => pauses.forEach((end) => end());

/** Show every change of a table, as long as it is the one that is shown. */
async function follow(here) {
  const own = (following = {});
  let [wait, ever] = [0, false];
  while (true) {
    const opened = await listen(here);
    if (own !== following || ended) return;
    ever ||= opened;
    const there = await refresh();
    if (own !== following || ended) return;
    if (ever || !there) $("link").textContent = words.lost;
    wait = opened ? 500 : there && !ever ? LOOK : Math.min(2 * wait || 500, LONGEST);
    await rest(wait);
  }
}

/** Listen until the socket closes. Was it open? */
function listen(here) {
  const address = new URL(`t/${here}/feed`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.hash = "";
  const own = (socket = new WebSocket(address));
  let opened = false;
  return new Promise((closed) => {
    own.onmessage = () => {
      opened = true;
      $("link").textContent = "";
      if (sending) missed = true;
      else refresh();
    };
    own.onclose = () => closed(opened);
  });
}

function list(open) {
  $("tables").hidden = !open;
  $("tables-open").ariaExpanded = String(open);
  if (open) know().catch(() => {});
}

// --- the beginning ------------------------------------------------------------------------------

$("tables-open").onclick = () => list($("tables").hidden);
$("tables").onclick = (event) => event.target.closest("a") && list(false);
$("end").onclick = async () => {
  await persist(() => ask("end", {}));
  await over("ended");
};
$("confirm").checked = localStorage.getItem("confirm") !== "no";
$("confirm").onchange = () => {
  localStorage.setItem("confirm", $("confirm").checked ? "yes" : "no");
  shows();
  stop();
};
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || $("sheet").open) return;
  if (past.at === null) stop();
  else past.go(past.count);
});
for (const name of ["visibilitychange", "online", "pageshow"])
  addEventListener(name, () => document.hidden || wake());

if (INSIDE) {
  addEventListener("hashchange", go);
  persist(know).then(() => ended || go());
} else {
  const knock = () => {
    const secret = location.hash.slice(1);
    history.replaceState(null, "", location.pathname);
    persist(() => enter(secret));
  };
  addEventListener("hashchange", () => location.hash && knock()); // another link in the same tab
  $("door").hidden = false;
  knock();
}
