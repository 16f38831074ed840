// The page inside Discord: a frame that signs in by Discord's SDK, and holds its session in memory.

const ADDRESS = new URLSearchParams(location.search);
/** Is the page such a frame? */
export const FRAMED = ADDRESS.has("frame_id");
const LAYOUTS = ["focused", "pip", "grid"];

export class Inside {
  /** `ask(path, body)` asks the server. */
  constructor(ask) {
    this.ask = ask;
    /** Discord's side, once it has answered. */
    this.sdk = null;
    /** The sessions: the person's own, and the one that watches a table ({ session, secret, table }). */
    this.own = this.watch = null;
    /** The table that a link named; it counts once. */
    this.wanted = Number(/^\d{1,9}$/.exec(ADDRESS.get("custom_id") ?? "")?.[0] ?? 0);
    document.body.dataset.layout = LAYOUTS[0];
    document.addEventListener("click", (event) => this.leads(event), true);
  }

  /** Sign in. Returns the table to show first (0: none); null if the person does not want to. */
  async enter(says) {
    const { said: about } = await this.ask("inside");
    says(about);
    this.sdk ??= await begun(about.client);
    const code = await this.code(about.client);
    if (!code) return null;
    const { status, said } = await this.ask("inside", { code, table: this.wanted });
    if (status !== 200) throw new Error("not signed in");
    [this.own, this.watch, this.wanted] = [said, said.watch ?? null, 0];
    await this.sdk.commands.authenticate({ access_token: said.token }).catch(() => {});
    delete said.token;
    return said.table;
  }

  /** A code for the server. Discord asks only those who have never consented. */
  async code(client) {
    const state = crypto.getRandomValues(new Uint32Array(4)).join("-");
    const wanted = { client_id: client, response_type: "code", scope: ["identify"], state };
    const { commands } = this.sdk;
    const asked = () => commands.authorize(wanted).then(({ code }) => code, () => null);
    return commands.authorize({ ...wanted, prompt: "none" }).then(({ code }) => code, asked);
  }

  /** Forget a session that has ended. Was it only one that watched? */
  ended(path) {
    if (this.of(path) === this.watch) return (this.watch = null), true;
    this.own = this.watch = null;
    return false;
  }

  /** The session for a path. */
  of(path) {
    const table = Number(/^t\/(\d+)/.exec(path)?.[1] ?? 0);
    return table && this.watches(table) ? this.watch : this.own;
  }

  watches(table) {
    return this.watch?.table === table;
  }

  /** Where to ask for a path, and by which right. */
  way(path) {
    const by = path === "inside" ? null : this.of(path);
    if (!by) return { path, headers: {} };
    return { path: `s/${by.session}/${path}`, headers: { Authorization: `Bearer ${by.secret}` } };
  }

  /** Watch the table of the channel in which the frame is. Returns its number, or why not. */
  async here() {
    const { status, said } = await this.ask("watch", { instance: this.sdk.instanceId });
    if (status === 200) this.watch = said.watch ?? null;
    return said;
  }

  /** The address of a table's socket: it carries no header, but a ticket. */
  async feed(table) {
    const path = `t/${table}/feed`;
    const { session, secret } = this.of(path);
    const answer = await fetch(`s/${session}/ticket`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error("no ticket");
    const { ticket } = await answer.json();
    const scheme = location.protocol.replace("http", "ws");
    return `${scheme}//${location.host}${location.pathname}s/${session}/${path}?ticket=${ticket}`;
  }

  /** A picture, since an image carries no header either. */
  async picture(path) {
    const { path: address, headers } = this.way(path);
    const answer = await fetch(address, { headers });
    if (!answer.ok) throw new Error("no picture");
    const reader = new FileReader();
    reader.readAsDataURL(await answer.blob());
    await new Promise((done) => (reader.onload = done));
    return reader.result;
  }

  /** Links lead out of the frame: Discord opens them. */
  leads(event) {
    const link = event.target.closest?.("a[target=_blank]");
    if (!link || !this.sdk) return;
    event.preventDefault();
    this.sdk.commands.openExternalLink({ url: link.href }).catch(() => {});
  }
}

/** Discord's SDK, once Discord has answered. */
async function begun(client) {
  const { DiscordSDK } = await import("./sdk.js");
  const sdk = new DiscordSDK(client, { disableConsoleLogOverride: true });
  await sdk.ready();
  const laid = ({ layout_mode: mode }) => (document.body.dataset.layout = LAYOUTS[mode] ?? LAYOUTS[0]);
  sdk.subscribe("ACTIVITY_LAYOUT_MODE_UPDATE", laid).catch(() => {});
  sdk.commands.setOrientationLockState({ lock_state: 1 }).catch(() => {}); // phones only: as it is held
  return sdk;
}
