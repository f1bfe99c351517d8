import { expect } from "chai";
import { peopleList } from "../../../answers/people.ts";
import { accounts } from "../../../src/lib/auth/accounts.ts";
import { changePerson } from "../../../src/lib/people/change-person.ts";
import { peopleStore } from "../../../src/lib/people/store.ts";
import type { Role } from "../../../src/lib/projects/project.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import { storeKey } from "../../support/api-keys.ts";
import { call, type Reply } from "../../support/api.ts";
import { everythingIn, storedProject } from "../../support/documents.ts";
import { aMember, anAddress, anAnonymous, aPerson, type Person } from "../../support/people.ts";
import { aProject } from "../../support/projects.ts";
import { expectOurs, refused } from "../../support/replies.ts";
import { killedAtCall, meetingItself } from "../../support/store-faults.ts";

describe("a role", () => {
  let projectId: string;
  let admin: Person;
  beforeEach(async () => {
    ({ id: projectId } = await aProject({ notify: { emails: [], url: null } }));
    admin = await aMember(projectId, "admin");
  });

  const change = async (person: Pick<Person, "uid">, body: object, { token }: Pick<Person, "token"> = admin): Promise<Reply> =>
    call("peopleChange", { projectId, draftId: person.uid, token, body });
  const roleOf = async ({ uid }: Pick<Person, "uid">): Promise<unknown> =>
    (await firestore.doc(`projects/${projectId}/members/${uid}`).get()).get("role");
  const decide = async (person: Person, role: Role | undefined, by: Person, store = peopleStore) =>
    changePerson({ store, accounts }, { projectId, uid: person.uid, role, by: { kind: "admin", uid: by.uid }, at: new Date() });

  it("is changed and taken away, and holds from the next request on", async () => {
    const person = await aMember(projectId, "manager");
    await firestore.doc(`projects/${projectId}/members/${person.uid}`).update({ note: "kept" });
    expect((await change(person, { role: "admin" })).body).to.deep.equal({ success: true, uid: person.uid, role: "admin" });
    expectOurs(await change(person, { role: "admin" }), 200);
    expectOurs(await call("keysList", { projectId, token: person.token }), 200);
    expect((await firestore.doc(`projects/${projectId}/members/${person.uid}`).get()).get("note")).to.equal("kept");
    expect((await change(person, { remove: true })).body).to.deep.equal({ success: true, uid: person.uid, role: null });
    refused(await call("inboxList", { projectId, token: person.token }), 403, "forbidden");
    refused(await change(person, { remove: true }), 404, "not_found");
  });

  it("is the business of admins alone, and of those who have one", async () => {
    const person = await aMember(projectId, "member");
    const elsewhere = await aMember((await aProject()).id, "admin");
    const before = await everythingIn(projectId);
    for (const { token } of [await aPerson(), elsewhere, person, await anAnonymous()])
      refused(await change(person, { role: "admin" }, { token }), 403, "forbidden");
    refused(await call("peopleChange", { projectId, draftId: person.uid, body: { role: "admin" } }), 401, "unauthenticated");
    for (const body of [{}, { role: "owner" }, { role: null }, { remove: false }, { role: "admin", remove: true }])
      refused(await change(person, body), 400, "invalid_request");
    for (const uid of ["nobody", "__x__", "a%2Fb", elsewhere.uid]) refused(await change({ uid }, { role: "admin" }), 404, "not_found");
    expect(await everythingIn(projectId)).to.deep.equal(before);
  });

  it("of an account whose address was never verified may be taken and lowered, not raised", async () => {
    const { uid } = await identities.createUser({ email: anAddress() });
    await firestore.doc(`projects/${projectId}/members/${uid}`).set({ role: "manager", uid });
    refused(await change({ uid }, { role: "admin" }), 403, "address_unconfirmed");
    expectOurs(await change({ uid }, { role: "manager" }), 200);
    expectOurs(await change({ uid }, { role: "member" }), 200);
    refused(await change({ uid }, { role: "manager" }), 403, "address_unconfirmed");
    expect(await roleOf({ uid })).to.equal("member");
    await identities.updateUser(uid, { emailVerified: true });
    expectOurs(await change({ uid }, { role: "manager" }), 200);
    await identities.updateUser(uid, { emailVerified: false });
    expectOurs(await change({ uid }, { remove: true }), 200);
  });

  it("of the last admin stays, also where the only other one is locked out", async () => {
    refused(await change(admin, { remove: true }), 409, "last_admin");
    const other = await aMember(projectId, "admin");
    await firestore.doc(`users/${other.uid}`).set({ disabled: true });
    for (const body of [{ remove: true }, { role: "manager" }]) refused(await change(admin, body), 409, "last_admin");
    await firestore.doc(`users/${other.uid}`).delete();
    expectOurs(await change(admin, { role: "manager" }), 200);
    expect([await roleOf(admin), await roleOf(other)]).to.deep.equal(["manager", "admin"]);
  });

  it("is never that of the last admin when two, or three, remove each other at once", async () => {
    for (let round = 0; round < 4; round++) {
      const [first, second, third] = [
        await aMember(projectId, "admin"),
        await aMember(projectId, "admin"),
        await aMember(projectId, "admin"),
      ];
      await firestore.doc(`projects/${projectId}/members/${admin.uid}`).delete();
      const outcomes = await Promise.allSettled([
        decide(first, undefined, second),
        decide(second, undefined, round % 2 === 0 ? first : third),
        decide(third, undefined, round % 2 === 0 ? third : first),
        decide(first, "manager", third),
      ]);
      const left = (await firestore.collection(`projects/${projectId}/members`).where("role", "==", "admin").get()).docs.map(
        ({ id }) => id,
      );
      expect(left.length, JSON.stringify(outcomes)).to.be.at.least(1);
      for (const id of left) await firestore.doc(`projects/${projectId}/members/${id}`).delete();
    }
  });

  it("is not changed by somebody who has just lost the right, nor upon what a foreign program changed meanwhile", async () => {
    const [person, other] = [await aMember(projectId, "manager"), await aMember(projectId, "admin")];
    const removing = {
      ...peopleStore,
      findTeam: async (id: string, uid: string) => {
        const found = await peopleStore.findTeam(id, uid);
        await firestore.doc(`projects/${projectId}/members/${other.uid}`).delete();
        return found;
      },
    };
    const error: unknown = await decide(person, "admin", other, removing).catch((reason: unknown) => reason);
    expect(error).to.include({ code: "forbidden" });
    expect(await roleOf(person)).to.equal("manager");
    let changed = false;
    const renaming = {
      ...peopleStore,
      findTeam: async (id: string, uid: string) => {
        const found = await peopleStore.findTeam(id, uid);
        if (!changed) await firestore.doc(`projects/${projectId}/members/${person.uid}`).update({ role: "member", note: "kept" });
        changed = true;
        return found;
      },
    };
    await decide(person, "admin", admin, renaming);
    const stored = (await firestore.doc(`projects/${projectId}/members/${person.uid}`).get()).data();
    expect(stored).to.deep.include({ role: "admin", note: "kept" });
  });

  it("takes keys, open invitations, mails and calls with it, in one commit, and they do not come back with the role", async () => {
    const person = await aMember(projectId, "admin");
    const { email = "" } = await identities.getUser(person.uid);
    await firestore.doc(`users/${person.uid}`).set({ profile: { phone: "+12025550177" } });
    await firestore
      .doc(`projects/${projectId}`)
      .update({ "notify.emails": [email.toUpperCase(), "team@x.example"], manager_phone: "+1 202 555 0177" });
    const [own, others] = [await storeKey(projectId, { by: person }), await storeKey(projectId, { by: admin })];
    const rights = async () =>
      Promise.all([own, others].map(async ({ keyId }) => (await projectStore.findAccess(projectId, `key:${keyId}`)).role));
    for (const [id, by] of [
      ["theirs", person.uid],
      ["ours", admin.uid],
    ] as const)
      await firestore.doc(`projects/${projectId}/invitations/${id}`).set({ email: `${id}@x.example`, role: "admin", invited_by: by });
    expect(await rights()).to.deep.equal(["manager", "manager"]);
    expectOurs(await change(person, { remove: true }), 200);
    const { fields } = await storedProject(projectId);
    expect(fields).to.deep.include({ notify: { emails: ["team@x.example"], url: null }, manager_phone: null });
    expect((await firestore.collection(`projects/${projectId}/invitations`).get()).docs.map(({ id }) => id)).to.deep.equal(["ours"]);
    await firestore.doc(`projects/${projectId}/members/${person.uid}`).set({ role: "admin", uid: person.uid });
    expect(await rights()).to.deep.equal([undefined, "manager"]);
  });

  it("takes the calls to a phone with it that only its name in the list tells to be theirs", async () => {
    const people = [await aMember(projectId, "manager"), await aMember(projectId, "manager"), await aMember(projectId, "manager")];
    for (const [index, [first_name, last_name]] of [
      ["Ada", "Berg"],
      ["Ada", "Lund"],
      ["Noa", null],
    ].entries())
      await firestore.doc(`users/${people[index]?.uid}`).set({ profile: { first_name, last_name, phone: null } });
    const phones = ["+12025550177", "+12025550178", "+12025550179"];
    const managers = ["Ada", "Ada Lund", "Noa"].map((name, index) => ({ name, phone: phones[index] }));
    await firestore.doc(`projects/${projectId}`).update({ managers, manager_phone: phones[0] });
    const isCalled = async () => {
      const stored = JSON.stringify((await storedProject(projectId)).fields);
      return phones.map((phone) => stored.includes(phone));
    };
    const [berg, lund, noa] = people;
    for (const [person, expected] of [
      [noa, [true, true, false]],
      // "Ada" may be either.
      [lund, [true, false, false]],
      [berg, [false, false, false]],
    ] as const) {
      expectOurs(await change(person ?? admin, { remove: true }), 200);
      expect(await isCalled()).to.deep.equal(expected);
    }
  });

  it("is changed wholly or not at all when the process dies or the commit meets itself, and a repetition completes it", async () => {
    for (const moment of ["before", "after"] as const)
      for (let callNumber = 1; callNumber <= 2; callNumber++) {
        const person = await aMember(projectId, "admin");
        const { keyId } = await storeKey(projectId, { by: person });
        const { store } = killedAtCall(peopleStore, callNumber, moment);
        await decide(person, undefined, admin, store).catch(() => undefined);
        const isRevoked = (await firestore.doc(`projects/${projectId}/api_keys/${keyId}`).get()).get("revoked_at") !== null;
        expect(isRevoked).to.equal((await roleOf(person)) === undefined);
        expect((await change(person, { remove: true })).status).to.be.oneOf([200, 404]);
        expect(await roleOf(person)).to.equal(undefined);
      }
    const person = await aMember(projectId, "member");
    expect((await decide(person, "manager", admin, meetingItself(peopleStore, ["changeTeam"]))).role).to.equal("manager");
  });

  it("is shown with names and addresses to the team, the admins first, and to nobody else", async () => {
    const [manager, visitor, gone] = [
      await aMember(projectId, "manager"),
      await aMember(projectId, "member"),
      await aMember(projectId, "member"),
    ];
    await firestore.doc(`users/${admin.uid}`).set({ profile: { first_name: "Ada", last_name: "Berg" } });
    await firestore.doc(`projects/${projectId}/members/${"x".repeat(300)}`).set({ role: "manager" });
    await firestore.doc(`projects/${projectId}/members/odd`).set({ role: 7 });
    await identities.deleteUser(gone.uid);
    for (const { token } of [admin, manager]) {
      const reply = await call("peopleRead", { projectId, token });
      expectOurs(reply, 200);
      const { people } = peopleList.parse(reply.body);
      expect(people.map(({ role }) => role)).to.deep.equal(["admin", "manager", "manager", "member", "member"]);
      const { email } = await identities.getUser(admin.uid);
      expect(people[0]).to.deep.equal({ uid: admin.uid, name: "Ada Berg", email, role: "admin", account: "enabled" });
      expect(people.find(({ uid }) => uid === gone.uid)).to.deep.include({ email: null, account: "gone" });
    }
    for (const { token } of [visitor, await aPerson()]) refused(await call("peopleRead", { projectId, token }), 403, "forbidden");
  });
});
