import { connect, type Socket } from "node:net";
import { expect } from "chai";
import { runtime, webhookNames } from "../../src/lib/config/runtime.ts";
import { type EndpointName, endpoints } from "../support/api.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { aForeignDraft, anEditor, aProject } from "../support/projects.ts";

interface Sent {
  readonly instance: Instance;
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly contentType?: string;
}

/** Announces 60 kB and sends a byte now and then, until it is cut off. Returns all that was answered until then. */
const trickle = async ({ instance, method, path, token, contentType = "application/json" }: Sent): Promise<string> => {
  const { port } = new URL(instance.url);
  const socket = connect(Number(port), "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${contentType}\r\nContent-Length: 60000\r\n\r\n{`,
  );
  const timer = setInterval(() => socket.write(" "), 500);
  await closed(socket);
  clearInterval(timer);
  return answer;
};

const closed = async (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on("error", () => undefined).on("close", resolve);
  });

const statusesIn = (answer: string): readonly string[] => [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status = ""]) => status);

const isEndpoint = (name: string): name is EndpointName => name in endpoints;

const isWebhook = (name: string): name is (typeof webhookNames)[number] => webhookNames.some((webhook) => webhook === name);

describe("a body that does not come", () => {
  for (const name of Object.keys(runtime)) {
    it(`${name} answers a stranger once, and closes the connection`, async () => {
      if (!isEndpoint(name) && !isWebhook(name)) throw new Error(`${name} cannot be started`);
      const instance = await startInstance(name);
      const sent = isEndpoint(name)
        ? { method: endpoints[name].method, path: endpoints[name].path("a-project", "a-draft", "a-version") }
        : { method: "POST", path: "/api/telephony", contentType: "application/x-www-form-urlencoded" };
      const answer = await trickle({ instance, token: "nobody", ...sent });
      expect(statusesIn(answer)).to.deep.equal([isWebhook(name) ? "403" : "401"]);
      await instance.stop();
      expect(instance.log()).not.to.match(/aborted|ERR_/);
    }).timeout(60_000);
  }

  it("is waited for longer when its sender is known, and refused in the end", async () => {
    const project = await aProject();
    const { token } = await anEditor(project);
    const instance = await startInstance("editSave");
    const path = endpoints.editSave.path(project.id);
    const [strange, known] = await Promise.all(
      ["nobody", token].map(async (sender) => {
        const answer = await trickle({ instance, method: "POST", path, token: sender });
        return { answer, endedMs: performance.now() };
      }),
    );
    expect(statusesIn(known?.answer ?? "")).to.deep.equal(["400"]);
    expect(known?.answer).to.include("The request body did not arrive in time.");
    expect(known?.endedMs ?? 0).to.be.greaterThan(strange?.endedMs ?? Number.POSITIVE_INFINITY);
    await instance.stop();
  }).timeout(90_000);

  it("is taken from a known sender who needs longer than a stranger may", async () => {
    const project = await aProject();
    const { token } = await anEditor(project);
    const draftId = await aForeignDraft(project);
    const instance = await startInstance("editSave");
    const body = JSON.stringify({ draftId, metadata: {}, language: "en", content: "slow" });
    const socket = connect(Number(new URL(instance.url).port), "127.0.0.1");
    let answer = "";
    socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
    socket.write(
      `POST ${endpoints.editSave.path(project.id)} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    setTimeout(() => socket.write(body.slice(5)), 7_000);
    await closed(socket);
    expect(statusesIn(answer)).to.deep.equal(["200"]);
    await instance.stop();
  }).timeout(60_000);
});
