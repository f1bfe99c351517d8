import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { firestore } from "../support/admin-app.ts";
import { call, type Reply } from "../support/api.ts";
import { certify } from "../support/certificate.ts";
import { type FakeGoogle, startFakeGoogle } from "../support/fake-google.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { aForeignDraft, aProject, type Project } from "../support/projects.ts";
import { opened, refused } from "../support/replies.ts";
import { claimsOf, signToken } from "../support/tokens.ts";

const google = certify("securetoken");
const keyId = "key-1";
const keysPath = "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com";

describe("an instance in production", () => {
  let fake: FakeGoogle;
  let instance: Instance;
  let project: Project;
  let draftId: string;

  before(async () => {
    fake = await startFakeGoogle();
    project = await aProject();
    draftId = await aForeignDraft(project);
  });

  beforeEach(async () => {
    Object.assign(fake, { certificates: { [keyId]: google.certificate }, accounts: {}, metadataHangs: false });
    fake.asked.length = 0;
    instance = await startInstance("editRead", { ...fake.environment, FIREBASE_AUTH_EMULATOR_HOST: "", K_SERVICE: "editread" });
  });

  afterEach(async () => instance.stop("SIGKILL"));

  after(async () => fake.stop());

  /** Somebody who may edit and has an account. */
  const anEditor = async (): Promise<string> => {
    const uid = `user-${randomUUID()}`;
    fake.accounts = { ...fake.accounts, [uid]: { localId: uid } };
    await firestore.doc(`projects/${project.id}/members/${uid}`).set({ role: "admin" });
    return uid;
  };

  const read = async (uid: string): Promise<Reply> =>
    call("editRead", {
      projectId: project.id,
      draftId,
      token: signToken(google.privateKey, claimsOf(uid), { alg: "RS256", kid: keyId }),
      base: instance.url,
    });

  const lookUps = (): number => fake.asked.filter((path) => path.endsWith("/accounts:lookup")).length;

  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await sleep(5);
  };

  it("fetches keys, an access token and opens its connections before anybody asks", async () => {
    await until(() => fake.asked.includes(keysPath) && lookUps() === 1);
    expect(fake.asked.some((path) => path.includes("/token"))).to.equal(true);
  });

  it("starts without any of it", async () => {
    Object.assign(fake, { certificates: undefined, accounts: undefined });
    const unlucky = await startInstance("editRead", { ...fake.environment, FIREBASE_AUTH_EMULATOR_HOST: "", K_SERVICE: "editread" });
    Object.assign(fake, { certificates: { [keyId]: google.certificate }, accounts: {} });
    opened(
      await call("editRead", {
        projectId: project.id,
        draftId,
        token: signToken(google.privateKey, claimsOf(await anEditor()), { alg: "RS256", kid: keyId }),
        base: unlucky.url,
      }),
    );
    await unlucky.stop("SIGKILL");
  });

  it("asks once for a person who comes again", async () => {
    const [first, second] = [await anEditor(), await anEditor()];
    await until(() => lookUps() === 1); // of the warm-up
    opened(await read(first));
    opened(await read(first));
    expect(lookUps()).to.equal(2);
    opened(await read(second));
    expect(lookUps()).to.equal(3);
  });

  it("shuts out at once whom an operator has disabled, whatever is remembered", async () => {
    const uid = await anEditor();
    opened(await read(uid));
    await firestore.doc(`users/${uid}`).set({ disabled: true });
    refused(await read(uid), 403, "forbidden");
  });

  it("remembers nobody as disabled, and no failure", async () => {
    const uid = await anEditor();
    fake.accounts = { [uid]: { localId: uid, disabled: true } };
    refused(await read(uid), 401, "unauthenticated");
    fake.accounts = undefined;
    refused(await read(uid), 503, "unavailable");
    fake.accounts = { [uid]: { localId: uid } };
    opened(await read(uid));
  });

  it("tells nobody without a valid token anything about projects", async () => {
    refused(await call("editRead", { projectId: "no-such-project", draftId, token: "x", base: instance.url }), 401, "unauthenticated");
  });

  it("ends after three requests that a hung fetch of credentials has held up, so that another takes its place", async () => {
    await instance.stop("SIGKILL");
    fake.metadataHangs = true;
    instance = await startInstance("editRead", { ...fake.environment, FIREBASE_AUTH_EMULATOR_HOST: "", K_SERVICE: "editread" });
    const uid = await anEditor();
    const replies = await Promise.all([read(uid), read(uid), read(uid)]);
    for (const reply of replies) refused(reply, 503, "unavailable");
    await instance.ended;
    expect(instance.log()).to.include("three requests in a row ran out of time");
  });
});
