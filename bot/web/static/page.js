// The page: the way in, the table with all that is beside its board, and what goes to the server.

import { Board } from "./board.js";
import { FRAMED, Inside } from "./inside.js";
import { Past } from "./past.js";
import { seat } from "./seats.js";
import { blocks, make, renew } from "./text.js";
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
/** Milliseconds after which a page that comes back asks anew: its socket may be dead. */
const AWAY = 10_000;
/** The controls whose answer takes a moment. */
const THINKS = /:(hint|replay|review)\b/;
const STYLES = ["primary", "success", "danger"];
/** What buttons are called that bear only a sign. */
const SIGNS = { "⏮️": "first", "◀️": "earlier", "▶️": "later", "⏭️": "last" };

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

/** The frame inside Discord, if the page is one. */
const front = FRAMED ? new Inside((path, body) => ask(path, body)) : null;

const board = new Board({
  play: (move) => act({ moment: view.moment, move }, words.playing),
  mark: async (squares, mark) => {
    await act({ id: view.marks.id, fields: { squares, mark } });
    const marked = view?.spots.find(([name]) => name === `mark ${squares}`);
    if (marked && !$("told").textContent) $("told").append(make("p", {}, marked.at(-1))); // what it is called now
  },
  changed: () => ((why = ""), guide()),
  nowhere,
  picture: async (address) => (front ? front.picture(address) : address),
  ghost: (move) => `${drawn("ghost.png")}?${new URLSearchParams({ move })}`,
  lost: () => pause(2_000).then(() => (view && (view.tag = ""), refresh())),
});

const past = new Past({
  ask: (path) => ask(`t/${table}/${path}`).then(({ status: got, said }) => (got === 200 ? said : null), () => null),
  show: () => view && draw(),
});
new Zoom(() => board.sizes());

// --- asking the server --------------------------------------------------------------------------

/** What this browser has been told to remember; some remember nothing in a frame. */
function remembered(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function remember(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {} // then it holds as long as the page is open
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Ask; the answer's status and what it says. Rejects where nobody answers. */
async function ask(path, body, headers = {}, patience = PATIENCE.other) {
  const way = front?.way(path) ?? { path, headers: {} };
  const request = { headers: { ...headers, ...way.headers }, signal: AbortSignal.timeout(patience), redirect: "error" };
  if (body) Object.assign(request, { method: "POST", body: JSON.stringify(body) });
  const answer = await fetch(way.path, request);
  const { status } = answer;
  const json = answer.headers.get("Content-Type")?.startsWith("application/json");
  if (status >= 500 && !json) throw new Error("nobody there"); // a proxy says so
  if (status === 401 && (INSIDE || front?.own)) await expelled(path);
  const said = json ? await answer.json() : status === 304 ? {} : { told: await answer.text() };
  return { status, said };
}

/** The session has ended. Inside Discord one can sign in again. */
async function expelled(path) {
  if (!front) return over("ended");
  if (front.ended(path)) return list(true);
  await over("closed");
  offer(words.enter);
}

/** Offer the way in. */
function offer(label, opens = begin) {
  $("door-opens").hidden = false;
  $("door-opens").textContent = label;
  $("door-opens").onclick = opens;
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
  const known = letter && remembered(letter);
  if (known && (await ask(known.replace("#", "me?"))).status === 200) return location.replace(known);
  const { status, said } = await ask("open", { secret, go });
  if (said.words) [words, document.documentElement.lang] = [said.words, said.language];
  if (said.to && letter) remember(letter, said.to);
  if (said.to) location.replace(said.to);
  else if (status === 404) await over("over");
  else if (said.words) {
    $("door-says").textContent = "";
    offer(words.continue.replace("{name}", () => said.name), () => persist(() => enter(secret, true)));
    $("door-opens").focus();
  } else $("door-says").textContent = said.told;
}

/** Do it until somebody answers. */
async function persist(work) {
  for (let wait = 500; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await work();
    } catch {
      lost(true);
      await rest(wait);
    }
  }
}

/** Say that the server can't be reached, or no longer; one may try at once. */
function lost(now) {
  $("link").textContent = now ? words.lost ?? "…" : "";
  $("reconnect").textContent = words.reconnect ?? "⟳";
  $("reconnect").hidden = !now;
  if ($("door").hidden || !now) return;
  $("door-says").textContent = words.lost ?? "…";
  if (front) offer(words.reconnect ?? "⟳", wake);
}

/** Sign in inside Discord, and show what that leads to. */
async function begin() {
  ended = false;
  $("table").hidden = true;
  $("door").hidden = false;
  $("door-opens").hidden = true;
  const says = (about) => {
    [words, document.documentElement.lang] = [about.words, about.language];
    $("door-says").textContent = words.entering;
    $("door-opens").hidden = true;
  };
  const first = await persist(() => front.enter(says));
  if (first === null) {
    $("door-says").replaceChildren(...blocks(words.denied));
    return offer(words.enter);
  }
  await persist(know);
  if (ended) return;
  lost(false);
  $("door").hidden = true;
  if (first) history.replaceState(null, "", `#${first}`); // whoever signs in again is where they were
  go();
}

// --- what is shown ------------------------------------------------------------------------------

/** Read who this is, and their tables. */
async function know() {
  const { status, said } = await ask("me");
  if (status !== 200) return;
  [me, words] = [said, said.words];
  document.documentElement.lang = me.language;
  if (front && me.tables.some((one) => front.watches(one.table))) front.watch = null; // they have sat down
  $("watching").hidden = !watches();
  $("end").hidden = Boolean(front); // whoever leaves the frame has left
  $("tables-open").hidden = (me.watched ?? me.only) !== null;
  $("tables-open").title = words.tables;
  $("tables").setAttribute("aria-label", words.tables);
  others();
  const fixed = { yours: "yours", end: "end", watching: "watching", away: "away" };
  for (const [id, word] of Object.entries(fixed)) $(id).textContent = words[word];
  $("asks").querySelector("span").textContent = words.confirm;
  $("spots").setAttribute("aria-label", words.board);
  $("marks").setAttribute("aria-label", words.mark);
  const called = { "sheet-shut": "back", earlier: "earlier", later: "later", larger: "larger", moves: "moves" };
  for (const [id, word] of Object.entries(called)) $(id).setAttribute("aria-label", words[word]);
}

/** Is the table only watched? */
const watches = () => me.watched !== null || Boolean(front?.watches(table));

/** The person's tables; how many others wait for them. */
function others() {
  const waiting = me.tables.filter((one) => one.yours && one.table !== table).length;
  $("tables-open").textContent = waiting ? `☰ ${words["tables-wait"].replace("{n}", waiting)}` : "☰";
  $("tables-open").setAttribute("aria-label", waiting ? `${words.tables} (${waiting})` : words.tables);
  const made = me.tables.length ? me.tables.map(listed) : [make("p", {}, words["tables-none"])];
  if (front) made.push(make("button", { onclick: watchHere }, words.here));
  $("tables").replaceChildren(...made);
}

/** Go to the table of the channel around the frame. */
async function watchHere() {
  const said = await front.here().catch(() => ({ told: words.slow }));
  if (!said.table) {
    $("tables").querySelector("[role=status]")?.remove();
    return $("tables").append(make("p", { role: "status" }, said.told ?? ""));
  }
  if (location.hash === `#${said.table}`) go();
  else location.hash = `#${said.table}`;
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
  table = Number(location.hash.slice(1)) || me.watched || me.only || (!front && me.tables[0]?.table) || 0;
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
  for (const id of ["told", "text", "acts", "seats"]) $(id).replaceChildren();
  $("title").textContent = table ? "" : words.tables;
  $("table").querySelector("main").hidden = !table;
  $("watching").hidden = !watches();
  for (const id of ["yours", "asks", "marks"]) $(id).hidden = true;
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
  $("asks").hidden = watches() || now.over || now.confirms;
  shows();
  if (before?.picture !== now.picture) labels.clear();
  renew($("text"), blocks(now.text)); // read aloud: what is still true is not said again
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
  if (waits) choosable(false);
  $("says").dataset.step = waits ? "" : armed ? "armed" : (board.step && board.path.length) ?? "";
  if (waits) return;
  if (view?.ended && !why) $("says").replaceChildren(...blocks(view.ended));
  else if (!sending) status(why || asks());
  $("entries").className = armed || board.path.length ? "large" : "";
  const made = armed ? toPlay() : choices();
  const named = armed && made[0].firstChild.textContent !== words.play;
  $("entries").ariaLive = named ? "polite" : "off"; // what would be played, and which way it is turned
  fill($("entries"), made, armed ? made[0].firstChild : $("says"));
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
  if (!step || step.q) return step?.q ?? "";
  const buttons = Object.keys(step.s).every((key) => step.c[key]);
  return path.length ? words.next : buttons ? words.press : words.choose;
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
    return group ? make("section", { role: "group", ariaLabel: group }, make("h2", {}, group), row) : row;
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
  const ariaLabel = words[SIGNS[label]] ?? null;
  return make("button", { "data-id": id, onclick, className, disabled: off, ariaLabel }, label);
}

/** Fill a place with buttons; the one that has the focus keeps it, if it is there again. Else `next`
 * gets it: no button that Enter, held too long, would press as well. */
function fill(place, made, next = $("says")) {
  const focused = place.contains(document.activeElement) && document.activeElement;
  const alike = (one) => one.dataset.id === focused.dataset.id || one.textContent === focused.textContent;
  place.replaceChildren(...made);
  if (!focused) return;
  const again = [...place.querySelectorAll("[data-id]")].find(alike);
  (again ?? next).focus({ preventScroll: true });
}

/** Can something be chosen just now? Where not, whoever was about to waits at what is said: a button
 * that is switched off loses the focus, and they would begin again at the top of the page. */
function choosable(now) {
  if (!now && $("entries").contains(document.activeElement)) $("says").focus({ preventScroll: true });
  for (const one of $("entries").querySelectorAll("button")) one.disabled = !now;
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
  if (said.table) show(said); // first: nobody is asked once more what they have just answered
  if (wish.move) board.cancel();
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
  choosable(!now);
  if (now && says) status(says);
}

function key() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// --- what is asked or shown beside the board ----------------------------------------------------

async function sheet(said) {
  if (!said) return $("sheet").close();
  const [text, made] = [blocks(said.text), []];
  if (text.length) text[0].id = "sheet-title"; // what the sheet is called
  $("sheet-says").replaceChildren(...text);
  if (said.image) {
    const image = make("img", { src: said.image, alt: said.alt });
    await image.decode().catch(() => {});
    made.push(image);
  }
  const controls = said.rows.map((row) => (row.options ? menu(row) : button(row)));
  fill($("sheet-body"), [...made, make("div", { className: "buttons" }, ...controls)], $("sheet-shut"));
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
$("sheet").onclose = () => {
  const at = document.activeElement; // what opened it may be gone
  if (at === document.body || $("sheet").contains(at)) $("says").focus({ preventScroll: true });
};

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
    const opened = await listen(here).catch(() => false);
    if (own !== following || ended) return;
    ever ||= opened;
    const there = await refresh();
    if (own !== following || ended) return;
    if (ever || !there) lost(true);
    wait = opened ? 500 : there && !ever ? LOOK : Math.min(2 * wait || 500, LONGEST);
    await rest(wait);
  }
}

/** Listen until the socket closes. Was it open? */
async function listen(here) {
  const own = (socket = new WebSocket(front ? await front.feed(here) : feed(here)));
  let opened = false;
  return new Promise((closed) => {
    own.onmessage = () => {
      opened = true;
      lost(false);
      if (sending) missed = true;
      else refresh();
    };
    own.onclose = own.left = () => closed(opened);
  });
}

/** Leave the socket for a new one, without waiting for what may be dead. */
function drop() {
  socket?.close();
  socket?.left?.();
  wake();
}

/** The address of a table's socket. */
function feed(here) {
  const address = new URL(`t/${here}/feed`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.hash = "";
  return address;
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
$("reconnect").onclick = drop;
$("confirm").checked = remembered("confirm") !== "no";
$("confirm").onchange = () => {
  remember("confirm", $("confirm").checked ? "yes" : "no");
  shows();
  stop();
};
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || $("sheet").open) return;
  if (past.at === null) stop();
  else past.go(past.count);
});
let since = 0;
for (const name of ["visibilitychange", "online", "pageshow"])
  addEventListener(name, () => {
    if (document.hidden) return (since = Date.now());
    const away = since && Date.now() - since > AWAY;
    since = 0;
    (away ? drop : wake)();
  });

if (front) {
  addEventListener("hashchange", go);
  begin();
} else if (INSIDE) {
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
