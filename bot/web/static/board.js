// The picture with the things on it that can be touched, and what has been touched of a move.

import { cutOf, folded, moved, whenever } from "./fold.js";

/** Under so many pixels on the screen, a finger slips: the move is shown before it is played. */
const SMALL = 44;
/** Where more than so many things lead on, each of them is marked less. */
const MANY = 40;
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  /**
   * `play(move)` and `mark(square)` are called when the last thing is touched that it takes,
   * `changed()` when anything else has become of a touch, `nowhere(path, name)` when it leads
   * nowhere, `lost()` when the picture can't be had. `ghost(move)` is the address of the picture
   * with what the move would put there; `picture(address)` is what an image takes for an address.
   */
  constructor(calls) {
    this.calls = calls;
    this.place = document.getElementById("picture");
    this.image = document.getElementById("image");
    this.ghost = document.getElementById("ghost");
    this.marks = document.getElementById("changed");
    this.layer = document.getElementById("spots");
    /** Is nothing to be touched just now? */
    this.busy = false;
    /** Is the kind of mark chosen that touches put ("" takes one away)? */
    this.marking = null;
    /** Is a move shown before it is played, where there is something to show or to slip off? */
    this.confirms = true;
    this.clear();
    const thing = (event) => this.things.find((one) => one.button === event.target);
    this.layer.addEventListener("click", (event) => this.touch(thing(event) ?? { name: "" }));
    this.layer.addEventListener("keydown", (event) => thing(event) && this.key(event, thing(event)));
    for (const name of ["pointerover", "pointerout"])
      this.layer.addEventListener(name, (event) => {
        if (event.pointerType !== "mouse") return;
        this.under = name === "pointerover" ? thing(event) : null;
        this.preview();
      });
    this.layer.addEventListener("focusin", (event) => this.rove(thing(event)));
    whenever(() => this.asked && this.show(this.asked, this.address));
  }

  /** Show nothing. */
  clear() {
    this.place.hidden = true;
    this.asked = this.shown = this.steps = this.cut = null;
    /** The keys that were touched of a move: names of spots, choices. */
    this.path = [];
    /** The key that would make the move, the moves that it turns through, and which one is shown. */
    this.armed = null;
    /** What is under the mouse. */
    this.under = null;
    /** The moves of which there is nothing to show. */
    this.bare = new Set();
    /** What there is to touch: its first name, all of them, its box, its words, its button. */
    this.things = [];
    this.layer.replaceChildren();
    this.marks.replaceChildren();
    this.preview();
  }

  /** Show a view; its picture is at `address`. The one before stays until this one is there. */
  async show(view, address) {
    if (!view.picture) this.clear();
    [this.asked, this.address] = [view, address];
    if (!view.picture) return;
    const cut = cutOf(view);
    if (view.picture !== this.shown?.picture || `${cut}` !== `${this.cut}`) {
      this.steps = null;
      let image;
      try {
        image = await this.load(address, cut);
      } catch {
        if (this.asked === view) this.calls.lost();
        return;
      }
      if (this.asked !== view || `${cut}` !== `${cutOf(view)}`) return;
      [image.id, image.alt, this.cut] = ["image", view.alt, cut];
      [image.width, image.height] = [image.naturalWidth, image.naturalHeight];
      image.style.setProperty("--ratio", image.naturalHeight / image.naturalWidth);
      this.place.classList.toggle("folded", Boolean(cut));
      this.image.replaceWith(image);
      this.image = image;
      [this.previewed, this.ghost.hidden] = [null, true];
    }
    this.image.alt = view.alt;
    this.place.hidden = false;
    const same = view.moment === this.shown?.moment;
    [this.shown, this.steps, this.bare] = [view, view.steps, new Set(view.bare)];
    if (!same || !this.step) [this.path, this.armed] = [[], null];
    this.lay(view.spots);
    this.frame(view.changed ?? []);
    this.changed();
  }

  /** The picture at an address, cut there. */
  async load(address, cut) {
    const image = new Image();
    image.src = await this.calls.picture(address);
    await image.decode();
    return folded(image, cut);
  }

  /** Mark where something has just changed. */
  frame(names) {
    const there = this.things.filter((one) => one.names.some((name) => names.includes(name)));
    const made = there.map((one) => {
      const mark = document.createElement("i");
      this.over(mark, one.box);
      return mark;
    });
    this.marks.replaceChildren(...made);
  }

  /** Lay the buttons over the picture. Those of things that are there already stay. */
  lay(spots) {
    const things = new Map();
    const width = this.image.naturalWidth / 2;
    for (const [name, left, top, right, bottom, says] of spots) {
      const box = moved([left, top, right, bottom], this.cut, width);
      if (!things.has(`${box}`)) things.set(`${box}`, { name, names: [], box, says });
      things.get(`${box}`).names.push(name);
    }
    const before = this.things;
    const focused = before.find((one) => one.button === document.activeElement)?.name;
    this.things = [...things.values()];
    const known = new Map(before.map((one) => [one.name, one.button]));
    for (const one of this.things) {
      one.button = known.get(one.name) ?? document.createElement("button");
      one.square = one.names.find((name) => name.startsWith("mark "))?.slice(5);
      this.put(one);
    }
    const area = ({ box: [left, top, right, bottom] }) => (right - left) * (bottom - top);
    const sorted = [...this.things].sort((one, other) => area(other) - area(one));
    sorted.forEach((one, rank) => (one.button.style.zIndex = rank));
    const order = (list) => list.map((one) => one.name).join();
    if (order(before) === order(this.things)) return;
    this.layer.replaceChildren(...this.things.map((one) => one.button));
    const again = this.things.find((one) => one.name === focused);
    again?.button.focus({ preventScroll: true });
    if (!this.things.some((one) => one.button.tabIndex === 0)) this.rove(this.things[0]);
  }

  /** Lay a button where its thing is. */
  put({ button, box, says, name }) {
    const place = `${box}/${this.image.naturalWidth}/${this.image.naturalHeight}`;
    if (button.dataset.place !== place) this.over(button, box);
    button.dataset.place = place;
    button.dataset.name = name;
    if (!button.parentNode) button.tabIndex = -1;
    if (button.getAttribute("aria-label") !== says) button.setAttribute("aria-label", says);
  }

  /** Lay something over a box of the picture. */
  over({ style }, [left, top, right, bottom]) {
    const { naturalWidth: width, naturalHeight: height } = this.image;
    const part = (length, whole) => `${(100 * length) / whole}%`;
    [style.left, style.width] = [part(left, width), part(right - left, width)];
    [style.top, style.height] = [part(top, height), part(bottom - top, height)];
  }

  /** The smaller sides, on the screen, of all that a move can be made by. */
  sizes() {
    const keys = new Set();
    const walk = (step) => {
      for (const [key, then] of Object.entries(step.s)) {
        keys.add(key);
        if (then.s) walk(then);
      }
    };
    if (this.steps) walk(this.steps);
    return this.things.filter((one) => keys.has(one.name)).map((one) => least(one.button));
  }

  /** What can be touched next: after all that was touched, or the first `length` of that. */
  after(length) {
    return this.path.slice(0, length).reduce((step, name) => step?.s[name], this.steps);
  }

  get step() {
    return this.after(this.path.length);
  }

  /** The move that is shown and would be played. */
  get move() {
    return this.armed?.moves[this.armed.at];
  }

  /** Forget all that was touched, or only the last touch. */
  cancel(last = false) {
    if (!last) this.path = [];
    else if (!this.armed) this.path.pop();
    this.armed = null;
    this.changed();
  }

  changed() {
    this.render();
    this.preview();
    this.calls.changed();
  }

  /** How much of what was touched is kept if this is touched now; undefined if it leads nowhere. */
  kept(name) {
    for (let n = this.path.length; n >= 0; n--) if (this.after(n)?.s?.[name]) return n;
  }

  touch(thing) {
    if (this.busy || this.asked !== this.shown) return;
    if (this.marking !== null) return thing.square && this.calls.mark(thing.square, this.marking);
    if (this.armed?.key === thing.name) return this.again();
    const [kept, again] = [this.kept(thing.name), this.path.indexOf(thing.name)];
    if (kept === undefined && again < 0) return this.steps && this.calls.nowhere(this.path, thing.name);
    this.armed = null;
    if (kept !== this.path.length && again >= 0) this.path.length = again;
    else {
      this.path.length = kept;
      return this.go(thing.name, small(thing.button));
    }
    this.changed();
  }

  /** Take the step that a key leads to. */
  go(key, slips = false) {
    const then = this.step.s[key];
    if (then.s) this.path.push(key);
    else if (this.arms([then].flat(), slips)) this.armed = { key, moves: [then].flat(), at: 0 };
    else return this.calls.play(then);
    this.changed();
  }

  /** Are these moves shown before one is played? */
  arms(moves, slips) {
    if (moves.length > 1) return true;
    return this.confirms && (slips || (this.shown.shows && !this.bare.has(moves[0])));
  }

  /** What is armed was touched again: it turns, or is played. */
  again() {
    if (this.armed.moves.length === 1) return this.calls.play(this.move);
    this.armed.at = (this.armed.at + 1) % this.armed.moves.length;
    this.changed();
  }

  /** The move whose ghost is shown: the one that is armed, or would be made by a touch under the
   * mouse. */
  get wanted() {
    if (this.armed || this.busy || this.marking !== null) return this.move;
    const then = this.under && this.step?.s[this.under.name];
    return then && !then.s ? [then].flat()[0] : undefined;
  }

  /** Show what the move would put there. */
  async preview() {
    const move = this.wanted;
    if (move === this.previewed) return;
    this.previewed = move;
    if (!move || this.bare.has(move)) return (this.ghost.hidden = true);
    const { cut } = this;
    let image;
    try {
      image = await this.load(this.calls.ghost(move), cut);
    } catch {} // then there is nothing to show
    if (move !== this.wanted || cut !== this.cut || !image) return;
    this.ghost.src = image.src;
    this.ghost.hidden = false;
  }

  /** Show what was touched, and what leads on. */
  render() {
    const next = this.step?.s ?? {};
    this.layer.classList.toggle("many", Object.keys(next).length > MANY);
    for (const { name, square, button } of this.things) {
      const on = this.marking === null ? Object.hasOwn(next, name) : Boolean(square);
      const chosen = this.path.includes(name) || this.armed?.key === name;
      const leads = on || chosen || (this.marking === null && this.kept(name) !== undefined);
      const look = this.armed?.key === name ? "chosen armed" : chosen ? "chosen" : on ? "on" : "";
      if (button.className !== look) button.className = look;
      if (button.ariaDisabled !== `${!leads}`) button.ariaDisabled = `${!leads}`;
      if (chosen !== (button.ariaPressed === "true")) button.ariaPressed = chosen ? "true" : null;
    }
  }

  /** Of all things, Tab stops only at this one. */
  rove(thing) {
    for (const { button } of this.things) button.tabIndex = button === thing?.button ? 0 : -1;
  }

  key(event, from) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const ends = { Home: this.things[0], End: this.things.at(-1) };
    const to = ends[event.key] ?? this.nearest(from, event.key);
    if (!to && !WAYS[event.key]) return;
    event.preventDefault();
    to?.button.focus();
  }

  /** The next thing in the direction of an arrow key; at a row's end, in reading order. */
  nearest(from, key) {
    const [way, [x, y]] = [WAYS[key], middle(from)];
    if (!way) return;
    let [best, least] = [null, Infinity];
    for (const other of this.things) {
      const [dx, dy] = [middle(other)[0] - x, middle(other)[1] - y];
      const [along, across] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1] + dy * way[0])];
      const cost = along + 2 * across;
      if (along >= 1 && across <= along && cost < least) [best, least] = [other, cost];
    }
    return best ?? this.things[this.things.indexOf(from) + way[0] + way[1]];
  }
}

const middle = ({ box: [left, top, right, bottom] }) => [(left + right) / 2, (top + bottom) / 2];

function least(button) {
  const { width, height } = button.getBoundingClientRect();
  return Math.min(width, height);
}

const small = (button) => least(button) < SMALL;
