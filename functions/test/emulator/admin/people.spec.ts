import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { firestore, identities } from "../../support/admin-app.ts";
import { outboxStore } from "../../../src/lib/notifications/store.ts";
import { aFile, operate, type Outcome } from "../../support/operator.ts";
import { aPerson } from "../../support/people.ts";
import { aProject } from "../../support/projects.ts";

const anAddress = (): string => `${randomUUID()}@people.example`;

const userRecord = async (uid: string): Promise<unknown> => (await firestore.doc(`users/${uid}`).get()).data();

describe("admin user provision", () => {
  it("makes the identity when it is asked to, once", async () => {
    const email = anAddress();
    const refused = await operate("user", "provision", email);
    expect(refused.exitCode).to.equal(1);
    expect(refused.complaints).to.include("--create-identity");
    const made = await operate("user", "provision", email, "--create-identity", "--password", "a long one");
    expect(made.exitCode, made.complaints).to.equal(0);
    expect(made.output + made.complaints).not.to.include("a long one");
    const { uid } = await identities.getUserByEmail(email);
    const profile = { first_name: null, last_name: null, pronoun: "unspecified", phone: null, contact_email: email, language: null };
    expect(await userRecord(uid)).to.deep.equal({ profile });
    expect(await operate("user", "provision", email, "--create-identity")).to.deep.include({ exitCode: 0, complaints: "" });
  });

  it("lets a disabled person in again and keeps the profile", async () => {
    const { uid } = await aPerson();
    await firestore.doc(`users/${uid}`).set({ profile: { first_name: "Ada" }, disabled: true, note: "kept" });
    const { exitCode } = await operate("user", "provision", uid);
    expect(exitCode).to.equal(0);
    expect(await userRecord(uid)).to.deep.equal({ profile: { first_name: "Ada" }, note: "kept" });
  });

  it("writes a language only where it is given, in its canonical form", async () => {
    const [{ uid }, email] = [await aPerson(), anAddress()];
    await firestore.doc(`users/${uid}`).set({ profile: { first_name: "Ada", language: "en" } });
    expect((await operate("user", "provision", uid, "--language", "nb_no")).exitCode).to.equal(0);
    expect(await userRecord(uid)).to.deep.equal({ profile: { first_name: "Ada", language: "nb-NO" } });
    expect((await operate("user", "provision", uid)).exitCode).to.equal(0);
    expect(await userRecord(uid)).to.deep.equal({ profile: { first_name: "Ada", language: "nb-NO" } });
    const refused = await operate("user", "provision", email, "--create-identity", "--language", "Norwegian");
    expect(refused.exitCode).to.equal(1);
    expect(refused.complaints).to.include('"Norwegian" is not a language');
    expect(await identities.getUserByEmail(email).catch(() => undefined)).to.equal(undefined);
  });

  it("refuses what is neither an address nor a uid", async () => {
    const { exitCode, complaints } = await operate("user", "provision", "not@an@address");
    expect(exitCode).to.equal(1);
    expect(complaints).to.include("not an email address or uid");
  });
});

describe("admin user disable", () => {
  it("locks somebody out and keeps the profile", async () => {
    const { uid } = await aPerson();
    await firestore.doc(`users/${uid}`).set({ profile: { first_name: "Ada" } });
    const { exitCode } = await operate("user", "disable", uid);
    expect(exitCode).to.equal(0);
    expect(await userRecord(uid)).to.deep.equal({ profile: { first_name: "Ada" }, disabled: true });
  });

  it("writes no language for somebody who was never let in", async () => {
    const { uid } = await aPerson();
    await operate("user", "disable", uid);
    expect(await userRecord(uid))
      .to.deep.include({ disabled: true })
      .and.to.have.nested.property("profile.language", null);
  });

  it("refuses somebody who does not exist", async () => {
    const { exitCode, complaints } = await operate("user", "disable", anAddress());
    expect(exitCode).to.equal(1);
    expect(complaints).to.include("Nobody can sign in as");
  });
});

describe("admin member", () => {
  it("sets, changes and removes a role", async () => {
    const [{ id }, { uid }] = await Promise.all([aProject(), aPerson()]);
    const member = firestore.doc(`projects/${id}/members/${uid}`);
    await operate("member", "set", id, uid, "member");
    expect((await member.get()).data()).to.deep.equal({ role: "member", uid });
    await operate("member", "set", id, uid, "manager");
    expect((await member.get()).data()).to.deep.equal({ role: "manager", uid });
    expect((await operate("member", "remove", id, uid)).exitCode).to.equal(0);
    expect((await member.get()).exists).to.equal(false);
    expect((await operate("member", "remove", id, uid)).exitCode).to.equal(0);
  });

  const leavings: Readonly<Record<string, (id: string, uid: string, email: string) => Promise<Outcome>>> = {
    "is removed": async (id, uid) => operate("member", "remove", id, uid),
    "becomes a mere member": async (id, _uid, email) => operate("member", "set", id, email, "member"),
    "becomes one by a file": async (id, _uid, email) =>
      operate("member", "import", id, aFile("people.csv", `email,role\n${email},member\n`)),
    "is locked out": async (_id, uid) => operate("user", "disable", uid),
    "is deleted": async (_id, uid) => operate("user", "delete", uid),
  };

  for (const [how, leave] of Object.entries(leavings)) {
    it(`mails and calls nobody who ${how}, and all others as before, also with what waits already`, async () => {
      const [{ uid }, others, phone] = [await aPerson(), ["office@people.example"], "+4791234567"];
      await identities.updateUser(uid, { emailVerified: true });
      const { email = "" } = await identities.getUser(uid);
      await firestore.doc(`users/${uid}`).set({ profile: { phone } });
      const notify = { emails: [email.toUpperCase(), ...others], url: null, secret: "s" };
      const { id } = await aProject({ notify, manager_phone: "+47 912 34 567" });
      await operate("member", "set", id, uid, "manager");
      expect((await firestore.doc(`projects/${id}`).get()).get("notify")).to.deep.equal(notify);
      const notice = {
        kind: "message",
        item_id: "a-message",
        at: new Date(Date.now() - 1000),
        expire_at: new Date(Date.now() + 1_000_000),
      };
      await firestore.doc(`projects/${id}/outbox/a-notice`).set(notice);
      const { exitCode, complaints } = await leave(id, uid, email);
      expect(exitCode, complaints).to.equal(0);
      const project = await firestore.doc(`projects/${id}`).get();
      expect(project.get("notify")).to.deep.equal({ ...notify, emails: others });
      expect(project.get("manager_phone")).to.equal(null);
      expect((await outboxStore.findRecipients(id))?.emails).to.deep.equal(others);
    });
  }

  it("calls the next of the managers when the first has left", async () => {
    const [{ uid }, phone, next] = [await aPerson(), "+4791234567", { name: "Noa", phone: "+4721985800" }];
    await firestore.doc(`users/${uid}`).set({ profile: { phone } });
    const { id } = await aProject({ manager_phone: phone, managers: [{ name: "Mia", phone: "+47 912 34 567" }, next] });
    await operate("member", "set", id, uid, "manager");
    await operate("member", "remove", id, uid);
    expect((await firestore.doc(`projects/${id}`).get()).data()).to.deep.include({
      manager_phone: next.phone,
      managers: [{ ...next, hours: null, languages: [] }],
    });
  });

  for (const [how, leave] of Object.entries(leavings)) {
    it(`calls nobody who ${how} by a name that only they have, and says whom it calls on`, async () => {
      const { uid } = await aPerson();
      const { email = "" } = await identities.getUser(uid);
      const [ada, desk] = [
        { name: "Ada", phone: "+12025550177" },
        { name: "Desk", phone: "+4721985800" },
      ];
      await firestore.doc(`users/${uid}`).set({ profile: { first_name: "Ada", last_name: "Berg", phone: null } });
      const { id } = await aProject({ manager_phone: ada.phone, managers: [ada, desk] });
      await firestore.doc(`projects/${id}/members/${uid}`).set({ role: "manager", uid });
      const { exitCode, output } = await leave(id, uid, email);
      expect(exitCode).to.equal(0);
      expect(output).to.include(`Visitors of ${id} are still put through to: Desk ${desk.phone}.`).and.not.to.include("Ada +1");
      const { manager_phone: phone, managers } = (await firestore.doc(`projects/${id}`).get()).data() ?? {};
      expect(phone).to.equal(desk.phone);
      expect(JSON.stringify(managers)).to.include(desk.phone).and.not.to.include(ada.phone);
    });
  }

  it("calls on at a phone that is not that of whoever leaves", async () => {
    const { uid } = await aPerson();
    await firestore.doc(`users/${uid}`).set({ profile: { phone: "+4791234567" } });
    const { id } = await aProject({ manager_phone: "+4721985800" });
    await operate("member", "set", id, uid, "manager");
    await operate("member", "remove", id, uid);
    expect((await firestore.doc(`projects/${id}`).get()).get("manager_phone")).to.equal("+4721985800");
  });

  it("mails on to an address whose account was never of the team", async () => {
    const { uid } = await aPerson();
    const { email = "" } = await identities.getUser(uid);
    const { id } = await aProject({ notify: { emails: [email], url: null } });
    await operate("member", "set", id, uid, "member");
    await operate("member", "remove", id, uid);
    expect((await firestore.doc(`projects/${id}`).get()).get("notify.emails")).to.deep.equal([email]);
  });

  it("refuses a role that does not exist and a person who does not exist", async () => {
    const { id } = await aProject();
    const role = await operate("member", "set", id, "somebody", "owner");
    const person = await operate("member", "set", id, "somebody", "admin");
    expect(role.complaints).to.include("Allowed choices are admin, manager, member");
    expect(person.complaints).to.include("Nobody can sign in as somebody");
    expect([role.exitCode, person.exitCode]).to.deep.equal([1, 1]);
    expect((await firestore.collection(`projects/${id}/members`).get()).empty).to.equal(true);
  });
});
