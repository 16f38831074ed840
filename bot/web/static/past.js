// Looking back beside a live board: the moves as a list, and the positions as they were seen then.

import { blocks, make } from "./text.js";

const $ = (id) => document.getElementById(id);

export class Past {
  /** `ask(path)` asks the server about the table, `show()` shows what is to be seen now. */
  constructor({ ask, show }) {
    [this.ask, this.show] = [ask, show];
    this.clear();
    $("earlier").onclick = () => this.step(-1);
    $("later").onclick = () => this.step(1);
    $("moves").onclick = (event) => {
      const one = event.target.closest("[data-step]");
      if (one) this.go(Number(one.dataset.step));
    };
    $("moves").onkeydown = (event) => {
      const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!way) return;
      event.preventDefault();
      this.step(way);
    };
    document.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const busy = event.target.closest?.("#spots, select, input, dialog") || $("sheet").open;
      if (!way || busy || event.altKey || event.ctrlKey || event.metaKey) return;
      this.step(way);
    });
  }

  /** Forget the table. */
  clear() {
    /** The number of the position that is shown, of all that are past; null: what is now. */
    this.at = null;
    /** What was seen then. */
    this.view = null;
    /** How often the past has changed, and how many positions it has. */
    [this.again, this.count] = [0, 0];
    /** The number of a position -> what led to it. */
    this.told = new Map();
    $("moves").replaceChildren();
    this.buttons();
  }

  /** What is now has changed. */
  async update([again, count]) {
    if (again !== this.again) {
      this.told.clear();
      [this.at, this.view] = [null, null];
    }
    [this.again, this.count] = [again, count];
    this.buttons();
    if (count) await this.read(count);
  }

  /** Read the moves up to this position. */
  async read(until) {
    const again = this.again;
    const said = await this.ask(`past/${until}/told`);
    if (!said?.steps || again !== this.again) return;
    for (const [n, text] of said.steps) this.told.set(n, text);
    this.list();
  }

  /** The words of the move that led to what is shown. */
  get says() {
    return this.told.get(this.at) ?? "";
  }

  step(way) {
    this.go((this.at ?? this.count) + way);
  }

  /** Look at the position with this number. */
  async go(n) {
    if (n < 0 || n > this.count) return;
    [this.at, this.view] = [n < this.count ? n : null, null];
    this.mark();
    if (this.at === null) return this.show();
    this.show();
    const said = await this.ask(`past/${n}`);
    if (n !== this.at || !said?.picture) return;
    this.view = { ...said, steps: null, bare: [], moment: `past ${n}`, tag: `past ${n}` };
    this.show();
    if (n && !this.told.has(n)) await this.read(n);
  }

  buttons() {
    $("earlier").disabled = (this.at ?? this.count) === 0;
    $("later").disabled = this.at === null;
    $("earlier").hidden = $("later").hidden = !this.count;
  }

  list() {
    const sorted = [...this.told].sort(([one], [other]) => one - other);
    const made = sorted.map(([n, text]) =>
      make("li", {}, make("button", { "data-step": n, className: "plain" }, ...blocks(text))),
    );
    const focused = $("moves").contains(document.activeElement);
    $("moves").replaceChildren(...made);
    this.mark(focused);
  }

  /** Mark in the list what is shown, and bring it into sight there. Of the whole list, Tab stops only
   * at that one, and the focus stays with it: what is below the list is a Tab away. */
  mark(focused = $("moves").contains(document.activeElement)) {
    this.buttons();
    const at = `${this.at ?? this.count}`;
    const all = [...$("moves").querySelectorAll("button")];
    const here = all.find((one) => one.dataset.step === at);
    for (const one of all) {
      one.ariaCurrent = one === here ? "step" : null;
      one.tabIndex = one === (here ?? all.at(-1)) ? 0 : -1;
    }
    if (!here) return;
    $("moves").scrollTop = here.offsetTop - $("moves").clientHeight / 2;
    if (focused) here.focus({ preventScroll: true });
  }
}
