import { createServer, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { runtime } from "../../src/lib/config/runtime.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { aForeignDraft, anEditor, aProject, type Project } from "../support/projects.ts";
import { listen } from "../support/listening.ts";

const MiB = 1024 * 1024;

/** As Google starts Node: `cmd/nodejs/functions_framework/main.go` of its buildpacks leaves 64 MiB to everything but the heap. */
const limited = (memory: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--max-old-space-size=${Number.parseInt(memory, 10) - 64}`,
});

/** Bodies that end an instance once something builds every value in them. */
const nested = (bytes: number): Buffer => Buffer.concat([Buffer.alloc(bytes / 2, "["), Buffer.alloc(bytes / 2, "]")]);
const manyLists = (bytes: number): Buffer => Buffer.concat([Buffer.from("["), Buffer.alloc(bytes, "[],"), Buffer.from("[]]")]);
const manyMaps = (bytes: number): Buffer => Buffer.concat([Buffer.from("["), Buffer.alloc(bytes, "{},"), Buffer.from("{}]")]);
const bomb = gzipSync(Buffer.alloc(128 * MiB, " "));

describe("bodies that would end an instance", () => {
  let project: Project;
  let token: string;
  const instances = new Map<string, Instance>();

  before(async () => {
    project = await aProject();
    token = (await anEditor(project)).token;
    for (const name of ["settingsSite", "editSave"] as const) {
      instances.set(name, await startInstance(name, limited(runtime[name].memory)));
    }
  });

  after(async () => Promise.all([...instances.values()].map(async (instance) => instance.stop())));

  const paths = { settingsSite: "settings/site", editSave: "docs/edit/save" } as const;
  const methods = { settingsSite: "PATCH", editSave: "POST" } as const;

  interface Sent {
    readonly authorization: string;
    readonly headers?: Readonly<Record<string, string | number>>;
    readonly body: Buffer;
  }

  /** Sends as fast as it can, on a connection of its own; an answer may come before the end. */
  const send = async (name: keyof typeof paths, { authorization, headers, body }: Sent): Promise<number> => {
    const { port } = new URL(instances.get(name)?.url ?? "");
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: false,
          host: "127.0.0.1",
          port,
          method: methods[name],
          path: `/api/projects/${project.id}/${paths[name]}`,
          headers: {
            Authorization: authorization,
            Connection: "keep-alive",
            "Content-Type": "application/json",
            ...(headers ?? { "Content-Length": body.length }),
          },
        },
        (answer: IncomingMessage) => {
          text(answer).then(() => {
            resolve(answer.statusCode ?? 0);
          }, reject);
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  };

  const expectAlive = async (name: keyof typeof paths): Promise<void> => {
    expect(await send(name, { authorization: `Bearer ${token}`, body: Buffer.from("{}") })).to.equal(400);
    const instance = instances.get(name);
    expect(instance?.peakMiB() ?? 0, "peak of the process in MiB").not.to.be.greaterThan(Number.parseInt(runtime[name].memory, 10));
  };

  const attacks: readonly (readonly [string, keyof typeof paths, () => Omit<Sent, "authorization">, number])[] = [
    ["7 MiB of brackets in each other", "settingsSite", () => ({ body: nested(7 * MiB) }), 413],
    ["11 MiB of empty lists", "settingsSite", () => ({ body: manyLists(11 * MiB) }), 413],
    ["28 MiB of empty maps", "editSave", () => ({ body: manyMaps(28 * MiB) }), 413],
    ["128 MiB in 130 KB of gzip", "settingsSite", () => ({ body: bomb, headers: { "Content-Encoding": "gzip" } }), 415],
    ["128 MiB in 130 KB of gzip", "editSave", () => ({ body: bomb, headers: { "Content-Encoding": "gzip" } }), 415],
    ["11 MiB in chunks", "settingsSite", () => ({ body: manyLists(11 * MiB), headers: { "Transfer-Encoding": "chunked" } }), 411],
  ];

  for (const [what, name, make, status] of attacks) {
    it(`${name} refuses ${what} from somebody who may call it, and lives`, async () => {
      const attack = make();
      const statuses = await Promise.all([1, 2, 3].map(async () => send(name, { authorization: `Bearer ${token}`, ...attack })));
      expect(statuses).to.deep.equal([status, status, status]);
      await expectAlive(name);
    });

    it(`${name} asks a stranger with ${what} who they are, and lives`, async () => {
      expect(await send(name, { authorization: "Bearer nobody", ...make() })).to.equal(401);
      await expectAlive(name);
    });
  }

  it("editSave parses nothing of 8 MiB of brackets before it knows who sends them", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => send("editSave", { authorization: "Bearer nobody", body: nested(8 * MiB) })),
    );
    expect(new Set(statuses)).to.deep.equal(new Set([401]));
    await expectAlive("editSave");
  });

  it("editSave holds ten saves of the longest pages at once, with every character escaped", async () => {
    const content = "\\u00e9".repeat(480_000);
    const drafts = await Promise.all(Array.from({ length: runtime.editSave.concurrency }, async () => aForeignDraft(project)));
    const statuses = await Promise.all(
      drafts.map(async (draftId) =>
        send("editSave", {
          authorization: `Bearer ${token}`,
          body: Buffer.from(`{"draftId":"${draftId}","metadata":{},"language":"en","content":"${content}"}`),
        }),
      ),
    );
    expect(new Set(statuses)).to.deep.equal(new Set([200]));
    await expectAlive("editSave");
  });
});

describe("an instance that is told to end", () => {
  it("answers what it has begun, and takes nothing new", async () => {
    const project = await aProject();
    const { token } = await anEditor(project);
    const draftId = await aForeignDraft(project);
    // Firestore answers when it is allowed to.
    const held: (() => void)[] = [];
    const slow = createServer((incoming, outgoing) => {
      held.push(() => {
        const { hostname, port } = new URL(`http://${process.env["FIRESTORE_EMULATOR_HOST"] ?? ""}`);
        incoming.pipe(
          request({ hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers }, (answer) => {
            outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
            answer.pipe(outgoing);
          }),
        );
      });
    });
    const port = await listen(slow);
    const instance = await startInstance("editRead", { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}` });
    const answer = fetch(`${instance.url}/api/projects/${project.id}/docs/edit/${draftId}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const ended = instance.stop("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 100));
    const late = fetch(instance.url).then(
      () => "answered",
      () => "refused",
    );
    expect(await late).to.equal("refused");
    const release = setInterval(() => {
      held.splice(0).forEach((pass) => {
        pass();
      });
    }, 5);
    const { status } = await answer;
    expect(status).to.equal(200);
    await ended;
    clearInterval(release);
    slow.closeAllConnections();
    slow.close();
  });
});
