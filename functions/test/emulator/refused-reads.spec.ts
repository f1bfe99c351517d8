import { request } from "node:http";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { refusalLimits } from "../../src/lib/auth/limits.ts";
import { runtime } from "../../src/lib/platform/config/runtime.ts";
import { firestore } from "../support/admin-app.ts";
import { at, contractOperations } from "../support/contract-document.ts";
import { asRecord } from "../../src/lib/platform/firestore/decode.ts";
import { costOf } from "../support/firestore-cost.ts";
import { type Recorder, startRecorder } from "../support/firestore-recorder.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { aMember, anAnonymous, aPerson } from "../support/people.ts";
import { aForeignDraft, anEditor, aProject, type Project } from "../support/projects.ts";
import { stack } from "../support/stack-addresses.ts";
import { nightlyIf } from "../support/nightly.ts";

/** The guard's own: project, member, user. */
const guardReads = 3;

/** Whoever loads a site may ask where its agent is, and who is signed in which sites are theirs: that refuses nobody. */
const refusingNobody = ["siteAgent", "projectsList"] as const;

const names = Object.keys(runtime)
  .filter((name): name is keyof typeof runtime => Object.hasOwn(runtime, name))
  .filter((name) => !refusingNobody.some((open) => open === name));

const Deployed = z.custom<{ readonly path: string; readonly method: string }>((value) => typeof value === "function");

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly projectId: string;
  readonly body: object | undefined;
}

const send = async (base: string, { method, path, token, projectId, body }: Sent): Promise<number> => {
  const content = body === undefined ? "" : JSON.stringify(body);
  const headers = {
    "x-project-id": projectId,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
    "Content-Length": Buffer.byteLength(content),
  };
  return new Promise((resolve, reject) => {
    request(`${base}${path}`, { method, headers, agent: false }, (answer) => {
      answer.resume().on("end", () => {
        resolve(answer.statusCode ?? 0);
      });
    })
      .on("error", reject)
      .end(content);
  });
};

/** The methods of a function with the body that the contract shows first, as far as it has one. */
const requestsOf = async (name: string): Promise<readonly Pick<Sent, "method" | "path" | "body">[]> => {
  const module = z.record(z.string(), z.unknown()).parse(await import(join(import.meta.dirname, "../../src/endpoints", `${name}.ts`)));
  const { path, method } = Deployed.parse(module[name]);
  const documented = [...contractOperations].filter(([operation]) => operation === name || operation === `${name}Read`);
  const asked = documented.map(([, { method: one, description }]) => {
    const [example] = Object.values(at(description, "requestBody", "content", "application/json", "examples"));
    return { method: one, path, body: example === undefined ? undefined : asRecord(asRecord(example)["value"]) };
  });
  return asked.length > 0 ? asked : [{ method, path, body: undefined }];
};

/** One function for each guard, and for each kind of what is read ahead. */
const byDay: ReadonlySet<string> = new Set<string>([
  ...["docsPublish", "editSave", "inboxChange", "invitation", "keys", "liveSession", "liveToolsExecute"],
  ...["mcp", "mediaRead", "peopleChange", "settingsSite", "sitePage", "telephonyVoice"],
]);

describe("a refused request", () => {
  let recorder: Recorder;
  let project: Project;
  let documentId: string;

  before(async () => {
    recorder = await startRecorder(stack.firestoreHost);
    project = await aProject({ modules: { voice: true, onboarding: true } });
    documentId = await aForeignDraft(project);
  });

  after(async () => recorder.stop());

  const filled = (path: string): string => path.replace(":projectId", project.id).replaceAll(/:\w+/g, () => documentId);

  /** Also what is still read after the answer. */
  const readsOf = async ({ rest }: Instance, work: () => Promise<unknown>): Promise<number> => {
    const asked = async (): Promise<void> => {
      await work();
      await rest();
    };
    const { reads, writes } = costOf(await recorder.during(asked));
    expect(writes).to.equal(0);
    return reads;
  };

  const serving = async (name: keyof typeof runtime): Promise<Instance> => startInstance(name, { FIRESTORE_EMULATOR_HOST: recorder.host });

  for (const name of names) {
    it(`of ${name} reads at most three documents, whoever sends it${nightlyIf(!byDay.has(name))}`, async () => {
      const instance = await serving(name);
      const senders = {
        "without a token": undefined,
        "somebody without a role": (await aPerson()).token,
        "an anonymous visitor": (await anAnonymous()).token,
        "a member without the team's role": (await aMember(project.id, "member")).token,
      };
      for (const asked of await requestsOf(name)) {
        const { method, path, body } = asked;
        for (const [who, token] of Object.entries(senders)) {
          const sent: Sent = { method, path: filled(path), body, token, projectId: project.id };
          const first = await readsOf(instance, async () => {
            expect(await send(instance.url, sent), who).to.be.within(400, 499);
          });
          expect(first, `${method} by ${who}, the first time`).to.be.at.most(guardReads);
          expect(await readsOf(instance, async () => send(instance.url, sent)), `${method} by ${who}, again`).to.be.at.most(guardReads);
        }
      }
      await instance.stop();
    });
  }

  for (const name of refusingNobody) {
    it(`is not made by ${name}, whose answer to a stranger takes three reads at most, too`, async () => {
      const instance = await serving(name);
      const { token } = await aPerson();
      for (const { method, path } of await requestsOf(name)) {
        const sent: Sent = { method, path: filled(path), body: undefined, token, projectId: project.id };
        const reads = await readsOf(instance, async () => expect(await send(instance.url, sent)).to.equal(200));
        expect(reads).to.be.at.most(guardReads);
      }
      await instance.stop();
    });
  }

  it("of somebody who manages another project reads no more than a stranger's", async () => {
    const other = await aProject();
    const { token } = await anEditor(other);
    const instance = await serving("docsList");
    const list = async (projectId: string) =>
      readsOf(instance, async () =>
        send(instance.url, { method: "GET", path: `/api/projects/${projectId}/docs`, body: undefined, token, projectId }),
      );
    await list(other.id);
    expect(await list(project.id)).to.equal(guardReads);
    await instance.stop();
  });

  it("of somebody who managed the project until now reads no more than a stranger's, after the first", async () => {
    const { token, uid } = await anEditor(project);
    const instance = await serving("docsList");
    const list = async () =>
      send(instance.url, { method: "GET", path: `/api/projects/${project.id}/docs`, body: undefined, token, projectId: project.id });
    expect(await list()).to.equal(200);
    await firestore.doc(`projects/${project.id}/members/${uid}`).delete();
    expect(await list()).to.equal(403);
    // What was read ahead for the first refusal may end after it.
    expect(await list()).to.equal(403);
    expect(await readsOf(instance, list)).to.equal(guardReads);
    await instance.stop();
  });

  it("reads nothing once a hundred of them came within a minute", async () => {
    const { token } = await aPerson();
    const instance = await serving("docsList");
    const list = async () =>
      send(instance.url, { method: "GET", path: `/api/projects/${project.id}/docs`, body: undefined, token, projectId: project.id });
    const refusals = await Promise.all(Array.from({ length: refusalLimits.refusals }, list));
    expect(new Set(refusals)).to.deep.equal(new Set([403]));
    expect(await readsOf(instance, async () => expect(await list()).to.equal(429))).to.equal(0);
    await instance.stop();
  });
});
