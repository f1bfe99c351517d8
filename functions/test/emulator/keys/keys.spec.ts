import { expect } from "chai";
import { keyList, madeKey } from "../../../answers/keys.ts";
import { keyLimits } from "../../../src/lib/projects/keys/limits.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { storeKey, storeKeys } from "../../support/api-keys.ts";
import { call, type EndpointName } from "../../support/api.ts";
import { aMember, aPerson, type Person } from "../../support/people.ts";
import { aProject } from "../../support/projects.ts";
import { expectOurs, refused } from "../../support/replies.ts";
import { everythingIn } from "../../support/documents.ts";

const wish = { name: "Opening hours", scopes: ["read", "write"] };

const everyCall: readonly (readonly [EndpointName, object | undefined])[] = [
  ["keysList", undefined],
  ["keys", wish],
  ["keysRevoke", undefined],
];

describe("keys of a project", () => {
  let projectId = "";
  let admin: Person;
  beforeEach(async () => {
    ({ id: projectId } = await aProject());
    admin = await aMember(projectId, "admin");
  });

  const make = async (body: object = wish) => call("keys", { projectId, token: admin.token, body });
  const list = async () => keyList.parse((await call("keysList", { projectId, token: admin.token })).body).keys;
  const revoke = async (keyId: string) => call("keysRevoke", { projectId, token: admin.token, draftId: keyId });
  const rightsOf = async (keyId: string) => (await projectStore.findAccess(projectId, `key:${keyId}`)).role;

  it("are shown once, and stored as a digest that nothing turns back", async () => {
    const reply = await make({ ...wish, expires_at: "2100-01-01T00:00:00+02:00" });
    expectOurs(reply, 200);
    const { keyId, key } = madeKey.parse(reply.body);
    expect(key).to.match(/^lk_/);
    const stored = JSON.stringify([...(await everythingIn(projectId))]);
    expect(stored).to.include(keyId).and.not.include(key).and.not.include(key.slice(-43));
    const [listed] = await list();
    expect(JSON.stringify(await list())).not.to.include(key.slice(-43));
    expect(listed).to.deep.include({ keyId, ...wish, created_by: admin.uid, expires_at: "2099-12-31T22:00:00.000Z", last_used_at: null });
  });

  it("are different each time", async () => {
    const made = [madeKey.parse((await make()).body), madeKey.parse((await make()).body)] as const;
    expect(made[0].key).not.to.equal(made[1].key);
    expect((await list()).map(({ keyId }) => keyId)).to.have.members(made.map(({ keyId }) => keyId));
  });

  it("end when they are revoked, for good, and keep their name", async () => {
    const { keyId } = madeKey.parse((await make()).body);
    expect(await rightsOf(keyId)).to.equal("manager");
    for (const reply of [await revoke(keyId), await revoke(keyId)]) expect(reply.body).to.deep.equal({ success: true, keyId });
    expect(await list()).to.deep.equal([]);
    expect(await rightsOf(keyId)).to.equal(undefined);
    expect((await projectStore.findNames([`key:${keyId}`]))(`key:${keyId}`)).to.equal("Opening hours");
  });

  it("give no right once they have expired, or whoever made them is no admin any more", async () => {
    const [expired, unreadable] = [
      await storeKey(projectId, { by: admin, expiresAt: new Date() }),
      await storeKey(projectId, { by: admin }),
    ];
    await firestore.doc(`projects/${projectId}/api_keys/${unreadable.keyId}`).update({ expires_at: "2100-01-01" });
    const { keyId } = madeKey.parse((await make()).body);
    expect(await Promise.all([expired.keyId, unreadable.keyId, keyId].map(rightsOf))).to.deep.equal([undefined, undefined, "manager"]);
    await firestore.doc(`projects/${projectId}/members/${admin.uid}`).update({ role: "manager" });
    expect(await rightsOf(keyId)).to.equal(undefined);
  });

  it("give no right in another project", async () => {
    const { keyId } = await storeKey(projectId, { by: admin });
    const other = await aProject();
    await firestore.doc(`projects/${other.id}/members/${admin.uid}`).set({ role: "admin" });
    expect((await projectStore.findAccess(other.id, `key:${keyId}`)).role).to.equal(undefined);
    refused(await call("keysRevoke", { projectId: other.id, token: admin.token, draftId: keyId }), 404, "not_found");
    expect(await rightsOf(keyId)).to.equal("manager");
  });

  it(`are ${keyLimits.keys} at most, even if many are asked for at once`, async () => {
    await storeKeys(projectId, keyLimits.keys - 2);
    const replies = await Promise.all(Array.from({ length: 6 }, async () => make()));
    const made = replies.filter(({ status }) => status === 200).map(({ body }) => madeKey.parse(body).keyId);
    expect(made.length).to.be.within(0, 2);
    for (const reply of replies.filter(({ status }) => status !== 200)) refused(reply, 409, "too_many_keys");
    const listed = (await list()).map(({ keyId }) => keyId);
    expect(listed).to.have.length(keyLimits.keys - 2 + made.length);
    expect(listed).to.include.members(made);
    const [first] = listed;
    if (made.length === 2) {
      refused(await make(), 409, "too_many_keys");
      expectOurs(await revoke(first ?? ""), 200);
      expectOurs(await make(), 200);
    }
  });

  it("are refused with a reason for every unfit field, and then not made", async () => {
    const bad: readonly object[] = [
      {},
      { name: "", scopes: ["read"] },
      { name: " \n ", scopes: ["read"] },
      { name: "x".repeat(keyLimits.nameLength + 1), scopes: ["read"] },
      { name: "Two\nlines", scopes: ["read"] },
      { name: "Hidden\u200B", scopes: ["read"] },
      { name: "Turned\u202E", scopes: ["read"] },
      { name: 5, scopes: ["read"] },
      { name: "A", scopes: [] },
      { name: "A", scopes: "read" },
      { name: "A", scopes: ["admin"] },
      { name: "A", scopes: ["read", "read"] },
      { name: "A", scopes: ["read"], expires_at: "tomorrow" },
      { name: "A", scopes: ["read"], expires_at: "2020-01-01T00:00:00Z" },
    ];
    for (const body of bad) refused(await make(body), 400, "invalid_request");
    expect(await list()).to.deep.equal([]);
  });

  it("are the business of admins alone", async () => {
    const { keyId } = await storeKey(projectId, { by: admin });
    const elsewhere = await aMember((await aProject()).id, "admin");
    const outsiders = [await aMember(projectId, "manager"), await aMember(projectId, "member"), await aPerson(), elsewhere];
    const before = await everythingIn(projectId);
    for (const [endpoint, body] of everyCall) {
      for (const { token } of outsiders) refused(await call(endpoint, { projectId, token, draftId: keyId, body }), 403, "forbidden");
      refused(await call(endpoint, { projectId, draftId: keyId, body }), 401, "unauthenticated");
    }
    expect(await everythingIn(projectId)).to.deep.equal(before);
  });

  it("open no other endpoint than the agents'", async () => {
    const { key: token, keyId } = await storeKey(projectId, { by: admin });
    for (const [endpoint, body] of [...everyCall, ["docsList", undefined], ["settingsSiteRead", undefined]] as const)
      refused(await call(endpoint, { projectId, token, draftId: keyId, body }), 401, "unauthenticated");
  });

  it("that nobody has ever made are not found", async () => {
    for (const keyId of ["none", `${projectId}.none`, `${projectId}.`, "a%2Fb.c", "%F0%9F%98%80.x"])
      refused(await revoke(keyId), 404, "not_found");
  });
});
