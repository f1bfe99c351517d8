import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { requestLimits } from "../../src/lib/platform/http/limits.ts";
import { endpoints } from "../support/api.ts";
import { aHoldingFirestore } from "../support/holding-firestore.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { aForeignDraft, anEditor, aProject } from "../support/projects.ts";
import { until } from "../support/until.ts";

/** How soon Cloud Run kills a process after SIGTERM: https://cloud.google.com/run/docs/container-contract#instance-shutdown */
const platformMs = 10_000;

const connected = async (url: string, first: string): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  if (first !== "") socket.write(first);
  return socket;
};

/** Goes on sending for ever. */
const trickling = async (url: string, first: string, part: string): Promise<Socket> => {
  const socket = await connected(url, first);
  const timer = setInterval(() => socket.write(part), 200);
  socket.on("close", () => {
    clearInterval(timer);
  });
  return socket;
};

/** Requests that never arrive whole, and connections without any. */
const unfinished = async (url: string, path: string, head: string): Promise<readonly Socket[]> => [
  await connected(url, ""),
  await connected(url, head),
  await trickling(url, head, "X-More: 1\r\n"),
  await trickling(url, `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Length: 60000\r\n\r\n{`, " "),
  await trickling(url, `POST ${path} HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n`, "1\r\n \r\n"),
];

/** It ends by itself, before the platform would kill it. */
const leave = async ({ stop, ended }: Instance): Promise<void> => {
  const toldAt = performance.now();
  await stop("SIGTERM");
  expect(performance.now() - toldAt, "ms after SIGTERM").to.be.lessThan(platformMs);
  expect(await ended).to.deep.equal([0, null]);
};

describe("an instance that is told to end, while others keep their connections open for ever", () => {
  it("sends the answers that it can, takes nothing new, and ends by itself before the platform kills it", async () => {
    expect(requestLimits.leavingMs).to.be.lessThan(platformMs);
    const project = await aProject();
    const { token } = await anEditor(project);
    const content = "x".repeat(900_000);
    const draftId = await aForeignDraft(project, { content });
    const slowId = await aForeignDraft(project);
    await using firestore = await aHoldingFirestore(slowId);
    const instance = await startInstance("editRead", { FIRESTORE_EMULATOR_HOST: firestore.host });
    const { url } = instance;
    const path = endpoints.editRead.path(project.id, draftId);
    const head = `GET ${path} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${token}\r\n`;
    const keepAlive = new Agent({ keepAlive: true });
    await new Promise((resolve, reject) => {
      get(`${url}${path}`, { agent: keepAlive, headers: { Authorization: `Bearer ${token}` } }, (answer) => {
        text(answer).then(resolve, reject);
      });
    });
    const greedy = await connected(url, "");
    greedy.pause();
    // Answers of 900 kB each that nobody reads: more than a machine keeps for a connection.
    greedy.write(`${head}\r\n`.repeat(40));
    const sockets = [greedy, ...(await unfinished(url, path, head))];
    const answer = fetch(`${url}${endpoints.editRead.path(project.id, slowId)}`, { headers: { Authorization: `Bearer ${token}` } });
    await firestore.held();
    const leaving = leave(instance);
    const late = async (): Promise<string> =>
      fetch(url).then(
        () => "answered",
        () => "refused",
      );
    await until(async () => (await late()) === "refused");
    firestore.pass();
    expect((await answer).status).to.equal(200);
    await leaving;
    keepAlive.destroy();
    for (const socket of sockets) socket.destroy();
  }).timeout(60_000);

  /** One of each kind; `editRead` is an endpoint. */
  const others = [
    ["siteHtml", "/sites/a-site/"],
    ["sitePages", "/api/sites/a-site/pages"],
    ["telephonyVoice", "/api/telephony/voice"],
    ["telephonyEvents", "/api/telephony/events/call"],
    ["mcp", "/mcp"],
    ["runDue", "/"],
  ] as const;

  it(`ends before the platform kills it, whatever it serves: ${others.map(([name]) => name).join(", ")}`, async () => {
    const instances = await Promise.all(others.map(async ([name]) => startInstance(name)));
    const sockets = await Promise.all(
      instances.map(async ({ url }, at) => unfinished(url, others[at]?.[1] ?? "", "GET / HTTP/1.1\r\nHost: here\r\n")),
    );
    await Promise.all(instances.map(leave));
    for (const socket of sockets.flat()) socket.destroy();
  }).timeout(60_000);
});
