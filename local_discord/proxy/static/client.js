// Discord's client, as far as an Activity's frame meets it: it carries what the frame says to the
// local Discord and back, and shows the consent sheet.

const $ = (id) => document.getElementById(id);
const HERE = location.pathname;
const SCOPES = { identify: "Access your username, avatar and banner" };
/** What covers the frame's edges on a phone, while `?edges` is in the address. */
const EDGES = { top: "47px", bottom: "34px", left: "0px", right: "0px" };

let [heard, asked, frame] = [0, "", null];

const ask = (path, body) =>
  fetch(`${HERE}/${path}`, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }).then((answer) => answer.json());

const post = (said) => said && frame?.contentWindow?.postMessage(said, location.origin);

function over() {
  frame = null;
  $("consent").close();
  const told = document.createElement("p");
  told.textContent = "This Activity is closed.";
  $("place").replaceChildren(told);
  parent.postMessage({ activity: "closed" }, "*");
}

function show(scopes, name) {
  asked = scopes;
  if (!scopes) return $("consent").close();
  $("consent-title").textContent = name;
  const lines = scopes.split(" ").map((scope) => {
    const line = document.createElement("li");
    line.textContent = SCOPES[scope] ?? scope;
    return line;
  });
  $("scopes").replaceChildren(...lines);
  if (!$("consent").open) $("consent").showModal();
}

/** Until the first layout is told, a phone has told the frame nothing about its edges. */
function edges() {
  if (!new URLSearchParams(location.search).has("edges")) return;
  const { style } = frame.contentDocument.documentElement;
  for (const [side, wide] of Object.entries(EDGES)) style.setProperty(`--discord-safe-area-inset-${side}`, wide);
}

async function listen(name) {
  while (frame) {
    try {
      const told = await ask(`frames?after=${heard}&asked=${encodeURIComponent(asked)}`);
      if (told.over) return over();
      for (const one of told.frames) {
        if (one.evt === "ACTIVITY_LAYOUT_MODE_UPDATE") edges();
        post([1, one]);
      }
      heard += told.frames.length;
      if (told.asked !== asked) show(told.asked, name);
    } catch {
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}

addEventListener("message", async ({ source, data }) => {
  if (!frame || source !== frame.contentWindow || !Array.isArray(data)) return;
  post(await ask("say", data));
});
for (const [id, allowed] of [["allow", true], ["deny", false]])
  $(id).onclick = () => ask("consent", { allowed });
$("consent").oncancel = (event) => (event.preventDefault(), ask("consent", { allowed: false }));

const about = await ask("about");
if (about.over) over();
else {
  frame = document.createElement("iframe");
  frame.title = about.name;
  frame.src = about.frame;
  $("place").replaceChildren(frame);
  listen(about.name);
}
