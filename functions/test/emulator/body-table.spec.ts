import { expect } from "chai";
import * as z from "zod";
import { publicNames, runtime } from "../../src/lib/platform/config/runtime.ts";
import { errorBody } from "../../answers/error-body.ts";
import { errorStatus } from "../../src/lib/platform/core/app-error.ts";
import { type BodyKind, bodyAttacks, type RawReply, sendBody, statusesIn, trickle } from "../support/body-attacks.ts";
import { geminiOfStack, type Instance, limitedMemory, memoryOf, startInstance } from "../support/instances.ts";
import { aProject } from "../support/projects.ts";
import { storeKey } from "../support/api-keys.ts";
import { aMember } from "../support/people.ts";
import { provision } from "../support/visitors.ts";
import { nightlyIf } from "../support/nightly.ts";

/** A deployed function's own description: `endpoint` and `webhook` attach it. */
const Deployed = z.object({
  method: z.string(),
  path: z.string(),
  bodySchema: z.optional(z.unknown()),
  maxBodyBytes: z.number().optional(),
});

type Name = keyof typeof runtime;

interface Target {
  readonly method: string;
  readonly path: string;
  readonly kind: BodyKind;
  /** The longest accepted body, in bytes. */
  readonly limit: number;
  /** Whether no authentication is required. */
  readonly isPublic: boolean;
}

const describeFunction = async (name: Name, projectId: string): Promise<Target> => {
  const exported = z.record(z.string(), z.unknown()).parse({ ...(await import(`../../src/endpoints/${name}.ts`)) });
  const { method, path, bodySchema, maxBodyBytes } = Deployed.parse({ ...Object(exported[name]) });
  const isPublic = publicNames.some((one) => one === name);
  const kind = isPublic || maxBodyBytes === 0 ? "none" : maxBodyBytes === undefined ? "form" : bodySchema === undefined ? "bytes" : "json";
  return {
    method,
    path: path.replace(":projectId", projectId).replaceAll(/:\w+/g, "a-name"),
    kind,
    limit: maxBodyBytes ?? 64 * 1024,
    isPublic,
  };
};

/** A refusal in Lectern's form, with a code that belongs to the status. */
const expectRefusal = ({ status, type, text }: RawReply, expected: number, what: string): void => {
  expect({ status, text: status === expected ? "" : text }, what).to.deep.equal({ status: expected, text: "" });
  expect(type, what).to.match(/^application\/json/);
  expect(errorStatus[errorBody.parse(JSON.parse(text)).code], what).to.equal(expected);
};

const names = Object.keys(runtime).filter((name): name is Name => Object.hasOwn(runtime, name));

/** Slow bodies are sent while the other functions are tested. */
const slow = new Map<Name, { readonly instance: Instance; readonly answers: Promise<readonly string[]> }>();

/** One function for each kind of body: JSON, bytes, none, form. */
const byDay: ReadonlySet<string> = new Set<string>(["docsPublish", "mediaUpload", "previewPage", "telephonyEvents"]);

describe("every function", () => {
  let projectId: string;
  let headers: Readonly<Record<string, string>>;

  before(async () => {
    const modules = { voice: true, onboarding: true };
    ({ id: projectId } = await aProject({ modules, plan: "business", site: { live_agent_placement: "none", live_agent_slug: null } }));
    const person = await aMember(projectId, "admin");
    await provision(person, { profile: { language: "en" } });
    headers = { Authorization: `Bearer ${person.token}`, "x-project-id": projectId, "X-API-Key": (await storeKey(projectId)).key };
  });

  const nobody = { Authorization: "Bearer nobody" };

  for (const name of names) {
    it(`${name} refuses bodies that nobody should send, from strangers and from those who may call it, and lives${nightlyIf(!byDay.has(name))}`, async () => {
      const target = await describeFunction(name, projectId);
      const { method, path, kind, limit, isPublic } = target;
      const instance = await startInstance(name, { ...geminiOfStack, ...limitedMemory(name) });
      const type = kind === "form" ? "application/x-www-form-urlencoded" : "application/json";
      // A picture may take five minutes, of somebody who is known: here nobody waits for that.
      const answers = (kind === "bytes" ? [] : [nobody, headers]).map(async (who) =>
        trickle(instance.url, { method, path, headers: { ...who, "Content-Type": type } }),
      );
      slow.set(name, { instance, answers: Promise.all(answers) });

      const ask = async (sent: Parameters<typeof sendBody>[1]): Promise<RawReply> => sendBody(instance.url, sent);
      const plain = Buffer.from("{}");
      const usual = await ask({
        method,
        path,
        headers: { ...headers, "Content-Type": "application/json", "Content-Length": 2 },
        body: plain,
      });
      expect(usual.status, "what {} is answered").to.be.lessThan(500);

      for (const { name: what, make, ...expected } of bodyAttacks) {
        const { headers: said, body } = make(limit);
        const send = async (who: Readonly<Record<string, string>>) => ask({ method, path, headers: { ...who, ...said }, body });
        const known = await send(headers);
        if (kind === "none") expect(known.status, `${what}: ignored`).to.equal(usual.status);
        else if (kind === "form") expectRefusal(known, 403, what);
        else if (expected[kind] === undefined) expect(known.status, `${what}: as {}`).to.equal(usual.status);
        else if (expected[kind] === "any") expectRefusal(known, known.status, what);
        else expectRefusal(known, expected[kind], what);
        const strange = await send(nobody);
        if (isPublic) expect(strange.status, what).to.be.lessThan(500);
        else expectRefusal(strange, kind === "form" ? 403 : 401, `${what}, from a stranger`);
      }

      if (kind === "bytes") {
        const unsent = await ask({ method, path, headers: { ...nobody, "Content-Length": 10 }, body: undefined });
        expectRefusal(unsent, 401, "does not come, from a stranger");
      }

      const after = await ask({
        method,
        path,
        headers: { ...headers, "Content-Type": "application/json", "Content-Length": 2 },
        body: plain,
      });
      expect(after.status, "the next request").to.equal(usual.status);
      expect(instance.peakMiB(), "peak of the process in MiB").not.to.be.greaterThan(memoryOf(name));
    }).timeout(120_000);
  }

  for (const name of names) {
    it(`${name} does not wait for a body that does not come${nightlyIf(!byDay.has(name))}`, async () => {
      const { kind, isPublic, method, path } = await describeFunction(name, projectId);
      const { instance, answers } = slow.get(name) ?? {};
      for (const answer of (await answers) ?? []) {
        const statuses = statusesIn(answer);
        // A function without a body does not wait for one.
        if (kind === "none") expect(statuses[0]).to.be.within(200, 499);
        else expect(statuses).to.deep.equal([408]);
      }
      const next = await sendBody(instance?.url ?? "", {
        method,
        path,
        headers: { ...nobody, "Content-Length": 0 },
        body: Buffer.from(""),
      });
      if (!isPublic) expectRefusal(next, kind === "form" ? 403 : 401, "the next request");
      await instance?.stop();
      expect(instance?.log()).not.to.match(/aborted|ERR_|^\s+at /m);
    }).timeout(120_000);
  }
});
