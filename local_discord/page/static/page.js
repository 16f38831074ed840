// What only the browser can do: the reader's own time, focus, keys inside lists.

const SECOND = 1, MINUTE = 60, HOUR = 3600, DAY = 86400, MONTH = 2629746, YEAR = 31556952;
const UNITS = [[YEAR, "year"], [MONTH, "month"], [DAY, "day"], [HOUR, "hour"], [MINUTE, "minute"], [SECOND, "second"]];
const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" },
  d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};

// The world's clock may have been turned forward.
function now() {
  return Date.now() + 1000 * Number(document.querySelector(".discord")?.dataset.ahead || 0);
}

function relative(seconds, locale) {
  const left = seconds - now() / 1000;
  const [size, unit] = UNITS.find(([size]) => Math.abs(left) >= size) || UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(left / size), unit);
}

function written(seconds, style, locale) {
  if (style === "R") return relative(seconds, locale);
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date(now()).toDateString();
  const chosen = STYLES[style] || (today ? STYLES.t : STYLES.s);
  return new Intl.DateTimeFormat(locale, chosen).format(date);
}

function tellTime() {
  const locale = document.querySelector(".discord")?.dataset.locale || "en";
  for (const element of document.querySelectorAll("[data-seconds]")) {
    const seconds = Number(element.dataset.seconds);
    const text = written(seconds, element.dataset.style, locale);
    if (element.textContent === text) continue;
    element.textContent = text;
    element.title = written(seconds, "F", locale);
  }
}

// The chosen offer is announced by the field where the focus stays.
function tellOffer() {
  const field = document.activeElement;
  if (field?.getAttribute("role") !== "combobox") return;
  const list = document.querySelector(".offers-list");
  const chosen = list?.querySelector("[aria-selected=true]");
  field.setAttribute("aria-expanded", String(Boolean(list)));
  field.setAttribute("aria-activedescendant", chosen?.id || "");
  chosen?.scrollIntoView({ block: "nearest" });
}

// A message that is drawn anew keeps the focus at the same place.
let focused = null;

function controls(message) {
  return [...message.querySelectorAll("button:not(:disabled), a[href]")];
}

function keepFocus() {
  if (document.activeElement !== document.body || !focused || document.querySelector(".q-dialog, .q-menu")) return;
  const message = document.querySelector(`[data-message="${focused.message}"]`);
  if (message) (controls(message)[focused.index] || message).focus({ preventScroll: true });
  focused = null;
}

document.addEventListener("focusin", (event) => {
  const message = event.target.closest("[data-message]");
  focused = message && { message: message.dataset.message, index: controls(message).indexOf(event.target) };
  tellOffer();
});

document.addEventListener("pointerdown", () => { focused = null; });

// The newest message. The scroller counts from the bottom: there it is at 0, above less than that.
const FAR = 160;

function toNewest() {
  document.querySelector(".scroller").scrollTop = 0;
}

function offerNewest() {
  const button = document.querySelector(".to-newest");
  if (button) button.hidden = document.querySelector(".scroller").scrollTop > -FAR;
}

document.addEventListener("scroll", offerNewest, { capture: true, passive: true });

document.addEventListener("click", (event) => {
  if (!event.target.closest(".to-newest")) return;
  toNewest();
  document.querySelector(".message:last-child")?.focus({ preventScroll: true });
});

// Only the newest pictures are tab stops, so that Tab leads to what can be done; from them the
// arrows lead to the older ones.
function pictures() {
  return [...document.querySelectorAll(".messages .picture")];
}

function stopAtNewestPictures() {
  const newest = pictures().at(-1)?.closest(".message");
  for (const picture of pictures()) picture.tabIndex = newest.contains(picture) ? 0 : -1;
}

function focusPicture(from, key) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (by) pictures()[pictures().indexOf(from) + by]?.focus();
  return Boolean(by);
}

// Lists: the arrows move, letters lead to what begins with them.
function focusInList(list, key) {
  const options = [...list.querySelectorAll("[role=option], [role=menuitem]")];
  const at = options.indexOf(document.activeElement);
  const goals = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const begins = (option) => option.innerText.toLowerCase().startsWith(key.toLowerCase());
  const goal = key in goals ? options.at(goals[key] % options.length) : options.find(begins);
  goal?.focus();
  return key in goals;
}

document.addEventListener("keydown", (event) => {
  const list = event.target.closest?.(".picker-menu, .apps-menu");
  if (list && focusInList(list, event.key)) event.preventDefault();
  const picture = event.target.closest?.(".messages .picture");
  if (picture && focusPicture(picture, event.key)) event.preventDefault();
  const printable = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  const idle = !event.target.closest?.("input, textarea, .q-menu, .q-dialog");
  if (printable && idle) document.querySelector(".box textarea")?.focus();
});

document.addEventListener("click", (event) => {
  const spoiler = event.target.closest(".spoiler:not(.open)");
  if (spoiler) {
    spoiler.classList.add("open");
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const link = event.target.closest("[data-channel]");
  if (!link) return;
  event.preventDefault();
  emitEvent("goto", link.dataset.channel);
}, true);

// A bot's page on this machine opens beside the chat, so that both are seen.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[target=_blank]");
  if (!link || link.hostname !== location.hostname || link.port === location.port) return;
  event.preventDefault();
  const width = Math.min(600, screen.availWidth), left = screen.availWidth - width;
  const place = `width=${width},height=${screen.availHeight},left=${left},top=0`;
  window.open(link.href, "_blank", `popup,noopener,${place}`);
}, true);

// What has just opened gets the focus where one goes on; Quasar would focus all of it.
function focusInside(opened, ...wanted) {
  const fresh = document.querySelector(`${opened}:not([data-ready])`);
  if (!fresh) return;
  fresh.dataset.ready = "";
  wanted.map((selector) => fresh.querySelector(selector)).find(Boolean)?.focus();
}

function focusOpened() {
  focusInside(".picker-menu", "[aria-selected=true]", "[role=option]");
  focusInside(".apps-menu", "[role=menuitem]");
  focusInside(".form", "input, textarea, .picker");
}

function look() {
  tellTime();
  tellOffer();
  keepFocus();
  stopAtNewestPictures();
  offerNewest();
  setTimeout(focusOpened, 50);
}

new MutationObserver(look).observe(document, { childList: true, subtree: true, attributeFilter: ["aria-selected"] });
setInterval(tellTime, 1000);
