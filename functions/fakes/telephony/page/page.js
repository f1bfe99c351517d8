import { connectSound } from "./sound.js";

// What the page takes from the browser.
const { document, fetch, Option, setInterval } = globalThis;

const find = (id) => document.getElementById(id);
const lookEveryMs = 500;

const receiver = () => find("receiver").content.cloneNode(true);
const initials = (name) => {
  const [first = "", ...others] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [first, ...others.slice(-1)]
    .map((word) => word.slice(0, 1))
    .join("")
    .toUpperCase();
};

const ask = async (method, path, body) => {
  const answer = await fetch(`/control/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.error);
  return json;
};

const statuses = {
  queued: "Calling…",
  ringing: "Ringing…",
  "in-progress": "On the line",
  completed: "Call ended",
  busy: "Declined",
  failed: "Failed",
  "no-answer": "Nobody answered",
  canceled: "The caller hung up",
};

const { owners, shop } = await ask("GET", "settings");

/** When each call was first seen in a conversation. */
const since = new Map();
const talkTime = (sid) => {
  if (!since.has(sid)) since.set(sid, Date.now());
  const sec = Math.floor((Date.now() - since.get(sid)) / 1_000);
  return `${Math.floor(sec / 60)}:${String(sec % 60).padStart(2, "0")}`;
};

const describe = ({ sid, status, room, inConversation, asked }) => {
  if (status !== "in-progress") return statuses[status] ?? status;
  if (inConversation) return `Talking · ${talkTime(sid)}`;
  if (room !== null) return "Waiting for the other side";
  return asked ? "Press a key" : statuses[status];
};

const words = {
  say: ({ text }) => `“${text}”`,
  play: ({ url }) => `♪ ${url}`,
  beep: () => "(a beep)",
  silence: () => "(silence)",
  conversation: () => "(the others)",
};

const over = new Set(["completed", "busy", "failed", "no-answer", "canceled"]);

/** The calls that this page hears and speaks in. */
const sounds = new Map();

const takeReceiver = async (sid) => {
  sounds.get(sid)?.close();
  sounds.set(sid, await connectSound(async (sdp) => (await ask("POST", "calls/sound", { sid, sdp })).sdp));
};

const putReceiverDown = (sid) => {
  sounds.get(sid)?.close();
  sounds.delete(sid);
};

const answer = async (sid) => {
  await ask("POST", "calls/answer", { sid });
  await takeReceiver(sid);
};

const press = (digit) => (sid) => ask("POST", "calls/press", { sid, digit });

const isPhone = ({ from }) => !from.startsWith("client:");
const isOn = ({ status }) => status === "in-progress";
const isAsked = (call) => isOn(call) && call.asked;

const actions = [
  ["Decline", (sid) => ask("POST", "calls/decline", { sid }), (call) => call.status === "ringing" && isPhone(call), "hang-up"],
  ["Answer", answer, (call) => call.status === "ringing" && isPhone(call), "answer"],
  ["Take", press("1"), isAsked, "1"],
  ["Decline", press("2"), isAsked, "2"],
  ["Listen and speak", takeReceiver, (call) => isOn(call) && isPhone(call) && !sounds.has(call.sid), "listen"],
  ["Hang up", (sid) => ask("POST", "calls/hang-up", { sid }), isOn, "hang-up"],
];

/** A digit to press, or the receiver. */
const picture = (look) => (/^\d$/.test(look) ? Object.assign(document.createElement("b"), { textContent: look }) : receiver());

const cards = new Map();

const cardFor = (call) => {
  const { sid } = call;
  const known = cards.get(sid);
  if (known !== undefined) return known;
  const card = find("call").content.cloneNode(true).firstElementChild;
  card.querySelector(".keys").append(
    ...actions.map(([label, act, , look]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = look;
      button.append(picture(look), " ", label);
      button.addEventListener("click", () => void act(sid).finally(lookAgain));
      return button;
    }),
  );
  const owner = isPhone(call) ? owners[call.to] : "A visitor";
  card.querySelector(".initials").append(owner === undefined ? receiver() : initials(owner));
  card.querySelector("h2").textContent = owner ?? call.to;
  card.querySelector(".number").textContent = isPhone(call) && owner !== undefined ? call.to : "";
  cards.set(sid, card);
  return card;
};

const write = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

const show = (call) => {
  const card = cardFor(call);
  card.dataset.status = call.status;
  card.toggleAttribute("data-over", over.has(call.status));
  write(card.querySelector(".state"), describe(call));
  const heard = card.querySelector(".heard");
  if (heard.children.length > call.heard.length) heard.replaceChildren();
  heard.append(
    ...call.heard.slice(heard.children.length).map((item) => {
      const line = document.createElement("li");
      line.textContent = words[item.kind](item);
      return line;
    }),
  );
  if (over.has(call.status)) putReceiverDown(call.sid);
  card.querySelectorAll("button").forEach((button, index) => {
    button.hidden = !actions[index][2](call);
  });
  return card;
};

const lookAgain = async () => {
  const { calls } = await ask("GET", "calls");
  find("no-calls").hidden = calls.some((call) => isPhone(call) && !over.has(call.status));
  list(find("calls"), calls.filter(isPhone).map(show));
  list(find("visitors"), calls.filter((call) => !isPhone(call)).map(show));
};

const list = (element, shown) => {
  if (shown.length !== element.children.length || shown.some((card, index) => card !== element.children[index]))
    element.replaceChildren(...shown);
};

if (shop !== "") Object.assign(find("shop"), { href: shop, hidden: false });

find("visitor").addEventListener("submit", (event) => {
  event.preventDefault();
  const problem = find("visitor-problem");
  problem.textContent = "";
  ask("POST", "clients", { accessToken: find("token").value.trim() }).then(lookAgain, (error) => {
    problem.textContent = error.message;
  });
});

find("phone").addEventListener("submit", (event) => {
  event.preventDefault();
  const [number, script] = [find("number").value, find("script").value];
  ask("PUT", "phones", { number, script }).then(
    () => {
      find("phone-done").textContent = `${number}: ${script}`;
    },
    (error) => {
      find("phone-done").textContent = error.message;
    },
  );
});

const { scripts } = await ask("GET", "phones");
find("nobody").append(receiver());
find("script").append(...scripts.map((name) => new Option(name)));
await lookAgain();
setInterval(() => void lookAgain().catch(() => undefined), lookEveryMs);
