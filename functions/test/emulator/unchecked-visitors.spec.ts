import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { firestore } from "../support/admin-app.ts";
import { anOpenProject } from "../support/anonymous-visitors.ts";
import { call, type Reply } from "../support/api.ts";
import { certify } from "../support/certificate.ts";
import { type Account, type FakeGoogle, startFakeGoogle } from "../support/fake-google.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { expectOurs, refused } from "../support/replies.ts";
import { type Claims, claimsOf, signToken } from "../support/tokens.ts";

const google = certify("securetoken");
const keyId = "key-1";

const nowSec = (): number => Math.floor(Date.now() / 1000);

/** How Google refuses a look-up, by what was published of it. */
const refusals = {
  "its own word": { code: 429, message: "QUOTA_EXCEEDED : Exceeded quota for looking up accounts.", status: "RESOURCE_EXHAUSTED" },
  "the name of the quota": {
    code: 429,
    message:
      "Quota exceeded for quota metric 'Account management requests' and limit 'Account management requests per minute' of service 'identitytoolkit.googleapis.com' for consumer 'project_number:424242424242'.",
    status: "RESOURCE_EXHAUSTED",
  },
  "hardly a word": { code: 429, message: "RESOURCE_EXHAUSTED" },
} as const;

describe("while Google refuses to look up accounts", () => {
  let fake: FakeGoogle;
  let live: Instance;
  let team: Instance;
  let projectId: string;
  let known: Readonly<Record<"disabled" | "deleted" | "active", string>>;

  before(async () => {
    fake = await startFakeGoogle();
    fake.certificates = { [keyId]: google.certificate };
    projectId = await anOpenProject();
    const environment = { ...fake.environment, FIREBASE_AUTH_EMULATOR_HOST: "" };
    known = { disabled: await aManager(), deleted: await aManager(), active: await aManager() };
    [live, team] = await Promise.all([startInstance("liveToolsExecute", environment), startInstance("docsList", environment)]);
  });

  beforeEach(() => {
    Object.assign(fake, { accounts: {}, refusal: undefined });
  });

  after(async () => {
    await Promise.all([live.stop(), team.stop()]);
    await fake.stop();
  });

  const refuseLookUps = (how: keyof typeof refusals = "its own word"): void => {
    fake.refusal = { status: 429, body: { error: refusals[how] } };
  };

  /** A manager, who may call both functions. */
  const aManager = async (account: Partial<Account> = {}, user: object = {}): Promise<string> => {
    const uid = `user-${randomUUID()}`;
    fake.accounts = { ...fake.accounts, [uid]: { localId: uid, ...account } };
    await firestore.doc(`projects/${projectId}/members/${uid}`).set({ role: "manager" });
    await firestore.doc(`users/${uid}`).set({ profile: { language: "en" }, ...user });
    return uid;
  };

  const tokenOf = (uid: string, changes: Claims = {}): string =>
    signToken(google.privateKey, claimsOf(uid, changes), { alg: "RS256", kid: keyId });

  const ask = async (uid: string, changes?: Claims): Promise<Reply> =>
    call("liveToolsExecute", {
      projectId: "",
      token: tokenOf(uid, changes),
      headers: { "x-project-id": projectId },
      body: { tool_name: "update_profile" },
      base: live.url,
    });

  const list = async (uid: string): Promise<Reply> => call("docsList", { projectId, token: tokenOf(uid), base: team.url });

  it("learns, before, who is disabled, deleted or signed out, and serves nobody whom it cannot look up for another reason", async () => {
    fake.accounts = {
      [known.disabled]: { localId: known.disabled, disabled: true },
      [known.active]: { localId: known.active, validSince: String(nowSec() - 60) },
    };
    for (const uid of [known.disabled, known.deleted]) refused(await ask(uid), 401, "unauthenticated");
    expectOurs(await ask(known.active), 200);
    for (const error of [
      { code: 500, message: "INTERNAL" },
      { code: 403, message: "PERMISSION_DENIED" },
    ]) {
      fake.refusal = { status: error.code, body: { error } };
      refused(await ask(await aManager()), 503, "unavailable");
    }
  });

  for (const how of Object.keys(refusals).filter((name): name is keyof typeof refusals => Object.hasOwn(refusals, name)))
    it(`with ${how}, serves a visitor by the token, and no editor`, async () => {
      refuseLookUps(how);
      const uid = await aManager();
      expectOurs(await ask(uid), 200);
      const reply = await list(uid);
      refused(reply, 503, "unavailable");
      expect(Number(reply.headers["retry-after"])).to.be.within(1, 60);
    });

  it("serves an anonymous visitor, whom the token names so", async () => {
    refuseLookUps();
    const uid = `user-${randomUUID()}`;
    await firestore.doc(`users/${uid}`).set({ profile: { language: "en" }, visits: { project_ids: [projectId], last_at: new Date() } });
    expectOurs(await ask(uid, { firebase: { identities: {}, sign_in_provider: "anonymous" } }), 200);
    refused(await ask(uid), 403, "not_a_member");
  });

  it("keeps out whom it knows as disabled, deleted or signed out everywhere since", async () => {
    refuseLookUps();
    for (const uid of [known.disabled, known.deleted]) refused(await ask(uid), 401, "unauthenticated");
    expectOurs(await ask(known.active), 200);
    refused(await ask(known.active, { auth_time: nowSec() - 120 }), 401, "unauthenticated");
  });

  it("keeps out at once whom an operator has disabled", async () => {
    refuseLookUps();
    refused(await ask(await aManager({}, { disabled: true })), 403, "not_provisioned");
  });

  it("keeps out tokens that do not verify", async () => {
    refuseLookUps();
    const uid = await aManager();
    refused(await ask(uid, { exp: nowSec() - 1, iat: nowSec() - 7200 }), 401, "unauthenticated");
    refused(await ask(uid, { aud: "another-project" }), 401, "unauthenticated");
    const forged = signToken(certify("somebody else").privateKey, claimsOf(uid), { alg: "RS256", kid: keyId });
    const reply = await call("liveToolsExecute", { projectId: "", token: forged, headers: { "x-project-id": projectId }, base: live.url });
    refused(reply, 401, "unauthenticated");
  });

  it("says so in the log, without naming anybody", () => {
    const lines = live.log().match(/^.*the quota for looking up accounts is used up.*$/gm) ?? [];
    expect(lines).not.to.be.empty;
    for (const line of lines) {
      expect(line).to.include('"severity":"WARNING"').and.include('"outcome":"over_quota"').and.include('"function":"liveToolsExecute"');
      expect(line).not.to.match(/user-|project_number/);
    }
  });
});
