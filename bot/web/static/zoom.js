// The board enlarged: by a button, so far that a finger hits what it is meant to, or by two fingers.

const $ = (id) => document.getElementById(id);
/** Pixels that a finger needs, and the most that the board is enlarged. */
const [FINGER, MOST] = [44, 4];

export class Zoom {
  /** `sizes()`: width and height on the screen of all that can be touched. */
  constructor(sizes) {
    this.sizes = sizes;
    this.place = $("board");
    this.by = 1;
    this.fingers = new Map();
    $("larger").onclick = () => this.to(this.by > 1 ? 1 : this.wanted());
    for (const name of ["pointerdown", "pointermove"]) this.place.addEventListener(name, (event) => this.hold(event));
    for (const name of ["pointerup", "pointercancel"])
      this.place.addEventListener(name, (event) => this.fingers.delete(event.pointerId));
    addEventListener("resize", () => this.to(1));
  }

  /** How far it has to be enlarged for the smallest thing. */
  wanted() {
    const least = Math.min(FINGER, ...this.sizes());
    return Math.min(MOST, Math.max(FINGER / least, 1.5));
  }

  /** Enlarge it so far, seen from a point of the screen. */
  to(by, [x, y] = middle(this.place)) {
    const wide = $("picture").clientWidth / this.by;
    const { left, top } = this.place.getBoundingClientRect();
    const [dx, dy] = [x - left, y - top];
    const [across, down] = [(this.place.scrollLeft + dx) / this.by, (this.place.scrollTop + dy) / this.by];
    this.by = Math.min(MOST, Math.max(1, by));
    this.place.classList.toggle("enlarged", this.by > 1);
    this.place.style.setProperty("--wide", `${wide * this.by}px`);
    $("larger").ariaPressed = String(this.by > 1);
    this.place.scrollLeft = across * this.by - dx;
    this.place.scrollTop = down * this.by - dy;
  }

  /** Two fingers pull it larger or push it smaller. */
  hold(event) {
    if (event.pointerType !== "touch") return;
    if (event.type === "pointermove" && !this.fingers.has(event.pointerId)) return;
    const apart = this.apart;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size !== 2 || event.type === "pointerdown" || !apart) return;
    const [[ax, ay], [bx, by]] = this.fingers.values();
    this.to((this.by * this.apart) / apart, [(ax + bx) / 2, (ay + by) / 2]);
  }

  get apart() {
    if (this.fingers.size !== 2) return 0;
    const [[ax, ay], [bx, by]] = this.fingers.values();
    return Math.hypot(ax - bx, ay - by);
  }
}

/** Of what has just changed, so that it stays in sight, else of the picture. */
function middle(place) {
  const { left, top, width, height } = ($("changed").firstElementChild ?? place).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
