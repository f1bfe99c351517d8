// What the page takes from the browser.
const { document, fetch, Option, setInterval } = globalThis;

const find = (id) => document.getElementById(id);
const lookEveryMs = 500;

const ask = async (method, path, body) => {
  const answer = await fetch(`/control/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.error);
  return json;
};

const statuses = {
  queued: "The network looks for the phone",
  ringing: "Rings",
  "in-progress": "On the line",
  completed: "Over",
  busy: "Over: busy",
  failed: "Over: failed",
  "no-answer": "Over: nobody answered",
  canceled: "Over: called off",
};

const describe = ({ status, room, inConversation, asked }) => {
  if (status !== "in-progress") return statuses[status] ?? status;
  if (inConversation) return "On the line, talking to the others in the room";
  if (room !== null) return "On the line, waiting in a room";
  return asked ? "On the line, asked for a key" : statuses[status];
};

const words = {
  say: ({ text }) => `“${text}”`,
  play: ({ url }) => `♪ ${url}`,
  beep: () => "(a beep)",
  silence: () => "(silence)",
  conversation: () => "(the others)",
};

const over = new Set(["completed", "busy", "failed", "no-answer", "canceled"]);

const actions = [
  ["Answer", "calls/answer", {}, ({ status, from }) => status === "ringing" && !from.startsWith("client:")],
  ["Busy", "calls/decline", {}, ({ status, from }) => status === "ringing" && !from.startsWith("client:")],
  ["1", "calls/press", { digit: "1" }, ({ status }) => status === "in-progress"],
  ["2", "calls/press", { digit: "2" }, ({ status }) => status === "in-progress"],
  ["Hang up", "calls/hang-up", {}, ({ status }) => status === "in-progress"],
];

const cards = new Map();

const cardFor = (sid) => {
  const known = cards.get(sid);
  if (known !== undefined) return known;
  const card = find("call").content.cloneNode(true).firstElementChild;
  card.querySelector(".keys").append(
    ...actions.map(([label, path, body]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.addEventListener("click", () => void ask("POST", path, { sid, ...body }).finally(look));
      return button;
    }),
  );
  cards.set(sid, card);
  return card;
};

const write = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

const show = (call) => {
  const card = cardFor(call.sid);
  card.dataset.status = call.status;
  write(card.querySelector("h3"), call.to === "" ? `A visitor (${call.from})` : `Phone ${call.to}`);
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
  card.querySelectorAll("button").forEach((button, index) => {
    button.disabled = over.has(call.status) || !actions[index][3](call);
  });
  return card;
};

const look = async () => {
  const { calls } = await ask("GET", "calls");
  find("no-calls").hidden = calls.length > 0;
  const shown = calls.map(show);
  const list = find("calls");
  if (shown.length !== list.children.length || shown.some((card, index) => card !== list.children[index])) list.replaceChildren(...shown);
};

find("visitor").addEventListener("submit", (event) => {
  event.preventDefault();
  const problem = find("visitor-problem");
  problem.textContent = "";
  ask("POST", "clients", { accessToken: find("token").value.trim() }).then(look, (error) => {
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
find("script").append(...scripts.map((name) => new Option(name)));
await look();
setInterval(() => void look().catch(() => undefined), lookEveryMs);
