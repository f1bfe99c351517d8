import { expect } from "chai";
import { fakeEnvironment, refusal, type Scripted } from "../test/fake-environment.ts";
import { isLecternError } from "./errors.ts";
import { createLectern, type Lectern, type LecternProject } from "./lectern.ts";
import type { RetryRule } from "./retry.ts";

type Call = (project: LecternProject & Pick<Lectern, "projects">) => Promise<unknown>;

const save = { draftId: "d", metadata: {}, content: "", language: "en" };

/** The parts of a client that have calls, for one project. */
const partsOf = ({ project, projects }: Lectern) => ({ ...project("p"), projects });

/** Every call of the client, and when it may be repeated: whenever the outcome is unknown, only after 503, or never. */
const calls: Readonly<Record<string, readonly [call: Call, rule: RetryRule]>> = {
  "projects.list": [async ({ projects }) => projects.list(), "idempotent"],
  "drafts.open": [async ({ drafts }) => drafts.open({ slug: "s", language: "en" }), "idempotent"],
  "drafts.read": [async ({ drafts }) => drafts.read("d"), "idempotent"],
  "drafts.save": [async ({ drafts }) => drafts.save(save), "idempotent"],
  "drafts.discard": [async ({ drafts }) => drafts.discard("d"), "idempotent"],
  "drafts.versions": [async ({ drafts }) => drafts.versions("d"), "idempotent"],
  "drafts.version": [async ({ drafts }) => drafts.version("d", "v"), "idempotent"],
  "drafts.comments": [async ({ drafts }) => drafts.comments("d"), "idempotent"],
  "drafts.comment": [async ({ drafts }) => drafts.comment("d", { text: "Hello" }), "idempotent"],
  "drafts.changeComment": [async ({ drafts }) => drafts.changeComment("d", "c", { done: true }), "idempotent"],
  "documents.list": [async ({ documents }) => documents.list({ language: "en" }), "idempotent"],
  "documents.read": [async ({ documents }) => documents.read("d"), "idempotent"],
  "documents.versions": [async ({ documents }) => documents.versions("d"), "idempotent"],
  "documents.version": [async ({ documents }) => documents.version("d", "v"), "idempotent"],
  "documents.publish": [async ({ documents }) => documents.publish({ draftId: "d" }), "idempotent"],
  "documents.unpublish": [async ({ documents }) => documents.unpublish("d"), "idempotent"],
  "documents.preview": [async ({ documents }) => documents.preview("d"), "idempotent"],
  "documents.revokePreview": [async ({ documents }) => documents.revokePreview("d"), "idempotent"],
  "documents.present": [async ({ documents }) => documents.present("d"), "idempotent"],
  "media.list": [async ({ media }) => media.list(), "idempotent"],
  "media.remove": [async ({ media }) => media.remove("https://site.example/media/p/a.png"), "idempotent"],
  "media.upload": [async ({ media }) => media.upload(new Blob(["x"], { type: "image/png" })), "idempotent"],
  "inbox.list": [async ({ inbox }) => inbox.list(), "idempotent"],
  "inbox.change": [async ({ inbox }) => inbox.change("i", { action: "close" }), "idempotent"],
  "statistics.read": [async ({ statistics }) => statistics.read({ weeks: 4 }), "idempotent"],
  "people.list": [async ({ people }) => people.list(), "idempotent"],
  "people.invite": [async ({ people }) => people.invite({ email: "a@b.example", role: "manager" }), "idempotent"],
  "people.withdraw": [async ({ people }) => people.withdraw("a@b.example"), "idempotent"],
  "people.change": [async ({ people }) => people.change("u", { remove: true }), "idempotent"],
  "people.useInvitation": [async ({ people }) => people.useInvitation("i", { secret: "s", action: "show" }), "idempotent"],
  "templates.list": [async ({ templates }) => templates.list(), "idempotent"],
  "settings.read": [async ({ settings }) => settings.read(), "idempotent"],
  "settings.change": [async ({ settings }) => settings.change({ live_agent_placement: "none" }), "idempotent"],
  "agent.read": [async ({ agent }) => agent.read(), "idempotent"],
  "keys.list": [async ({ keys }) => keys.list(), "idempotent"],
  "keys.make": [async ({ keys }) => keys.make({ name: "k", scopes: ["read"] }), "unavailable"],
  "keys.revoke": [async ({ keys }) => keys.revoke("p.k"), "idempotent"],
  "live.execute with a call_id": [async ({ live }) => live.execute({ tool_name: "ask", call_id: "c" }), "idempotent"],
  "live.execute without": [async ({ live }) => live.execute({ tool_name: "ask" }), "never"],
  "live.feedback": [async ({ live }) => live.feedback({ good: true }), "idempotent"],
  "live.start": [async ({ live }) => live.start(), "unavailable"],
  "live.resume": [async ({ live }) => live.resume(), "unavailable"],
};

/** Time limits, in seconds, of calls that may take longer than a read. */
const waits: readonly (readonly [seconds: number, names: RegExp])[] = [
  [40, /^live\.execute/],
  [300, /^media\.upload/],
];

/** The outcome of a call that always gets the same answer, and the requests that were sent. */
const outcomeOf = async (call: Call, answer: Scripted) => {
  const environment = fakeEnvironment([answer]);
  const client = createLectern({ baseUrl: "https://site.example", getIdToken: async () => "token", environment });
  const error: unknown = await call(partsOf(client)).catch((reason: unknown) => reason);
  const { sent, pauses, limits } = environment;
  return { code: isLecternError(error) ? error.code : undefined, sent, pauses, limits };
};

const lost: readonly (readonly [string, Scripted])[] = [
  ["network", "lost"],
  ["timeout", "silence"],
  ["unreadable", { status: 502, body: "<html>Bad Gateway</html>" }],
  ["unreadable", { status: 200, body: '{"half": ' }],
];

describe("what the client repeats", () => {
  it("is said here of every call that it has", () => {
    const known = Object.entries(partsOf(createLectern({ baseUrl: "", getIdToken: async () => "" }))).flatMap(([part, its]) =>
      Object.entries(its).flatMap(([name, call]: [string, unknown]) => (typeof call === "function" ? [`${part}.${name}`] : [])),
    );
    expect(new Set(Object.keys(calls).map((name) => name.split(" ")[0]))).to.deep.equal(new Set(known));
  });

  for (const [name, [call, rule]] of Object.entries(calls)) {
    const isRepeated = rule === "idempotent";
    const tries = rule === "never" ? 1 : 4;
    it(`${name}: ${isRepeated ? "four tries in all" : "one try"} when answers are lost, with the same key and the same bytes`, async () => {
      for (const [code, answer] of lost) {
        const outcome = await outcomeOf(call, answer);
        expect(outcome.code).to.equal(code);
        expect(outcome.sent).to.have.lengthOf(isRepeated ? 4 : 1);
        expect(outcome.pauses).to.deep.equal(isRepeated ? [450, 750, 1_350] : []);
        for (const repetition of outcome.sent) expect(repetition).to.deep.equal(outcome.sent[0]);
      }
    });

    it(`${name}: ${tries} requests in all after a 503 that says when, one after one that does not, and none that waits more than 30 s`, async () => {
      const asked = await outcomeOf(call, refusal(503, "unavailable", { "Retry-After": "7" }));
      expect(asked.code).to.equal("unavailable");
      expect(asked.pauses).to.deep.equal(Array.from({ length: tries - 1 }, () => 7_000));
      expect(asked.sent).to.have.lengthOf(tries);
      for (const header of [{}, { "Retry-After": "31" }]) {
        expect((await outcomeOf(call, refusal(503, "unavailable", header))).sent).to.have.lengthOf(1);
      }
    });

    it(`${name}: never waits for tomorrow's quota, however near midnight is`, async () => {
      const outcome = await outcomeOf(call, refusal(429, "quota_reached", { "Retry-After": "5" }));
      expect(outcome.code).to.equal("quota_reached");
      expect(outcome.sent).to.have.lengthOf(1);
    });

    const [seconds] = waits.find(([, pattern]) => pattern.test(name)) ?? [15];
    it(`${name}: waits ${seconds} s for an answer`, async () => {
      const { limits } = await outcomeOf(call, { status: 200, body: {} });
      expect(limits, "the page's token, the service's answer").to.deep.equal([12_000, seconds * 1_000]);
    });
  }
});
