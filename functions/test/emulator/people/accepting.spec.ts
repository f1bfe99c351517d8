import { expect } from "chai";
import {
  type Account,
  changeAddress,
  choosePassword,
  isRefreshed,
  opensByPassword,
  signInWithGoogle,
  signUpAnonymously,
  signUpWith,
  takeBackAddress,
} from "../../support/accounts.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import { call, type Reply } from "../../support/api.ts";
import { everythingIn } from "../../support/documents.ts";
import { aLobby, type Link, type Lobby, used, useLink } from "../../support/lobby.ts";
import { aMember, anAddress, anAnonymous, aPerson, type Person } from "../../support/people.ts";
import { aProject } from "../../support/projects.ts";
import { expectOurs, refused } from "../../support/replies.ts";

const toCaller = ({ idToken: token }: Account): Pick<Person, "token"> => ({ token });

const readInbox = async (projectId: string, { token }: Pick<Person, "token">): Promise<Reply> => call("inboxList", { projectId, token });

const expectOutside = async (projectId: string, stranger: Account): Promise<void> => {
  expect((await readInbox(projectId, toCaller(stranger))).status).to.be.oneOf([401, 403]);
};

/** How a stranger gets an account with somebody's address. */
const squatters: Readonly<Record<string, (email: string) => Promise<Account>>> = {
  "a password": signUpWith,
  "an anonymous account that was given the address": async (email) => changeAddress(await signUpAnonymously(), email),
  "an account of another address that was given this one": async (email) => changeAddress(await signUpWith(anAddress()), email),
};

describe("an invitation", () => {
  let lobby: Lobby;
  let projectId: string;
  let admin: Person;
  let email: string;
  before(async () => {
    lobby = await aLobby();
  });
  after(async () => lobby.stop());
  beforeEach(async () => {
    ({ id: projectId } = await aProject({ name: "Bakery" }));
    admin = await aMember(projectId, "admin");
    email = anAddress();
  });

  const aLink = async (role = "manager"): Promise<Link> => {
    await lobby.invite(projectId, admin, email, { role, first_name: "Grace", last_name: "Hopper" });
    return lobby.linkTo(email);
  };
  const user = async (uid: string) => (await firestore.doc(`users/${uid}`).get()).data();
  const member = async (uid: string) => (await firestore.doc(`projects/${projectId}/members/${uid}`).get()).data();

  it("gives its role when the person accepts with the address, once, however often they press", async () => {
    const link = await aLink();
    expect(used(await useLink(link, "show"))).to.deep.include({ name: "Bakery", email, role: "manager", accepted: false });
    used(await useLink(link, "prepare"));
    const person = await choosePassword(email);
    refused(await readInbox(projectId, toCaller(person)), 403, "forbidden");
    for (const reply of await Promise.all([useLink(link, "accept", toCaller(person)), useLink(link, "accept", toCaller(person))]))
      expect(used(reply)).to.deep.include({ role: "manager", accepted: true });
    expectOurs(await readInbox(projectId, toCaller(person)), 200);
    expect(used(await useLink(link, "accept", toCaller(person))).accepted).to.equal(true);
    expect(await user(person.localId)).to.deep.equal({
      profile: { first_name: "Grace", last_name: "Hopper", pronoun: "unspecified", phone: null, contact_email: email, language: null },
    });
    refused(await useLink(link, "show"), 404, "invitation_gone");
    await firestore.doc(`projects/${projectId}/members/${person.localId}`).delete();
    refused(await useLink(link, "accept", toCaller(person)), 404, "invitation_gone");
  });

  it("renames nobody who is known, keeps a higher role, and makes a visitor one who stays", async () => {
    const link = await aLink();
    const { localId: uid, ...person } = await choosePassword(email);
    await firestore.doc(`users/${uid}`).set({ profile: { first_name: "Amazing" }, visitor: { projects: [] }, note: "kept" });
    await firestore.doc(`projects/${projectId}/members/${uid}`).set({ role: "admin", note: "kept" });
    expect(used(await useLink(link, "accept", toCaller({ localId: uid, ...person }))).role).to.equal("admin");
    expect(await user(uid)).to.deep.equal({ profile: { first_name: "Amazing" }, note: "kept" });
    expect(await member(uid)).to.deep.include({ role: "admin", note: "kept", uid });
  });

  it("is nobody's who forwards it, has guessed it, or is signed in as somebody else", async () => {
    const link = await aLink("admin");
    const before = await everythingIn(projectId);
    for (const person of [await aPerson(), await anAnonymous(), await aMember(projectId, "member").then((one) => one)])
      refused(await useLink(link, "accept", person), 403, "wrong_account");
    refused(await useLink(link, "accept"), 401, "unauthenticated");
    refused(await useLink(link, "accept", { token: "forged" }), 401, "unauthenticated");
    for (const bad of [{ secret: "" }, { secret: "x".repeat(43) }, { id: "nobody" }, { id: "%00" }, { projectId: (await aProject()).id }])
      for (const action of ["show", "prepare", "accept"])
        refused(await useLink({ ...link, ...bad }, action, admin), 404, "invitation_gone");
    for (const action of ["", "delete"]) refused(await useLink(link, action), 400, "invalid_request");
    const after = await everythingIn(projectId);
    expect([...after.keys()].filter((path) => !before.has(path) && !path.includes("/members/"))).to.deep.equal([]);
  });

  it("ends when it is withdrawn, sent again, or over, or when whoever invited is no admin any more or cannot sign in", async () => {
    const first = await aLink();
    const person = toCaller(await choosePassword(email));
    await firestore.doc(`projects/${projectId}/invitations/${first.id}`).update({ attempted_at: null });
    const second = await aLink();
    expect(second.secret).not.to.equal(first.secret);
    refused(await useLink(first, "accept", person), 404, "invitation_gone");
    expectOurs(await lobby.ask(projectId, admin, { email, withdraw: true }), 200);
    expectOurs(await lobby.ask(projectId, admin, { email, withdraw: true }), 200);
    refused(await useLink(second, "accept", person), 404, "invitation_gone");
    const third = await aLink();
    await firestore.doc(`projects/${projectId}/invitations/${third.id}`).update({ expire_at: new Date() });
    refused(await useLink(third, "accept", person), 404, "invitation_gone");
    await firestore.doc(`projects/${projectId}/invitations/${third.id}`).update({ attempted_at: null });
    const fourth = await aLink();
    await firestore.doc(`projects/${projectId}/members/${admin.uid}`).update({ role: "manager" });
    for (const action of ["show", "prepare", "accept"]) refused(await useLink(fourth, action, person), 404, "invitation_gone");
    await firestore.doc(`projects/${projectId}/members/${admin.uid}`).update({ role: "admin" });
    await firestore.doc(`users/${admin.uid}`).set({ disabled: true });
    refused(await useLink(fourth, "accept", person), 404, "invitation_gone");
    await firestore.doc(`users/${admin.uid}`).delete();
    await identities.updateUser(admin.uid, { disabled: true });
    for (const action of ["show", "prepare", "accept"]) refused(await useLink(fourth, action, person), 404, "invitation_gone");
    await identities.updateUser(admin.uid, { disabled: false });
    expectOurs(await useLink(fourth, "accept", person), 200);
  });

  it("lets nobody in who is locked out of the deployment", async () => {
    const link = await aLink();
    const person = await choosePassword(email);
    await firestore.doc(`users/${person.localId}`).set({ disabled: true });
    refused(await useLink(link, "accept", toCaller(person)), 403, "forbidden");
    expect(await member(person.localId)).to.equal(undefined);
  });

  for (const [kind, squat] of Object.entries(squatters)) {
    it(`gives a stranger nothing who made an account with the address beforehand: ${kind}`, async () => {
      const stranger = await squat(email);
      const link = await aLink("admin");
      refused(await useLink(link, "accept", toCaller(stranger)), 403, "address_unconfirmed");
      used(await useLink(link, "prepare"));
      expect([await opensByPassword(email), await isRefreshed(stranger)]).to.deep.equal([false, false]);
      const person = await choosePassword(email);
      expect(person.localId).not.to.equal(stranger.localId);
      expect(used(await useLink(link, "accept", toCaller(person))).accepted).to.equal(true);
      await expectOutside(projectId, stranger);
      used(await useLink({ ...link }, "accept", toCaller(person)));
    });

    it(`gives that stranger nothing if the person confirms the account by mistake, and then comes in by the link: ${kind}`, async () => {
      const stranger = await squat(email);
      const link = await aLink("admin");
      const mistaken = await choosePassword(email);
      expect(mistaken.localId).to.equal(stranger.localId);
      refused(await useLink(link, "accept", toCaller(mistaken)), 403, "address_unconfirmed");
      used(await useLink(link, "prepare"));
      const person = await choosePassword(email);
      used(await useLink(link, "accept", toCaller(person)));
      await expectOutside(projectId, stranger);
      await expectOutside(projectId, mistaken);
    });
  }

  it("is not moved to a stranger by the mail to the address that their account had before", async () => {
    const own = anAddress();
    const stranger = await changeAddress(await signUpWith(own), email);
    const link = await aLink("admin");
    used(await useLink(link, "prepare"));
    expect(await takeBackAddress(own)).to.equal(false);
    used(await useLink(link, "accept", toCaller(await choosePassword(email))));
    await expectOutside(projectId, stranger);
  });

  it("makes the account at once, so that nobody else makes one before the person comes", async () => {
    await aLink();
    const { uid, emailVerified } = await identities.getUserByEmail(email);
    expect(emailVerified).to.equal(true);
    let made = true;
    await signUpWith(email).catch(() => {
      made = false;
    });
    expect([made, (await identities.getUserByEmail(email)).uid]).to.deep.equal([false, uid]);
  });

  it("is accepted with a Google account of the address, but not in an account that another one opens, too", async () => {
    const link = await aLink();
    const person = await signInWithGoogle(email);
    expect(used(await useLink(link, "accept", toCaller(person))).accepted).to.equal(true);

    email = anAddress();
    const shared = await signInWithGoogle(email);
    const providerToLink = { providerId: "google.com", uid: "google-other", email: "other@people.example" };
    await identities.updateUser(shared.localId, { providersToUnlink: ["google.com"] });
    await identities.updateUser(shared.localId, { providerToLink });
    const other = await aLink("admin");
    const { details } = refused(await useLink(other, "accept", toCaller(shared)), 403, "wrong_account");
    expect(details).to.deep.equal([{ path: "sign_in", message: "is not the address alone" }]);
    await identities.updateUser(shared.localId, { providersToUnlink: ["google.com"], phoneNumber: "+12025550177" });
    refused(await useLink(other, "accept", toCaller(shared)), 403, "wrong_account");
  });

  it("never deletes an account that has a role somewhere, or that an operator let in", async () => {
    const [roled, provisioned] = [await signUpWith(email), await signUpWith(anAddress())];
    await firestore.doc(`projects/${(await aProject()).id}/members/${roled.localId}`).set({ role: "member", uid: roled.localId });
    await firestore.doc(`users/${provisioned.localId}`).set({ profile: {} });
    const { email: second = "" } = await identities.getUser(provisioned.localId);
    for (const [address, { localId }] of [[email, roled] as const, [second, provisioned] as const]) {
      email = address;
      const link = await aLink();
      used(await useLink(link, "prepare"));
      expect((await identities.getUserByEmail(address)).uid).to.equal(localId);
      used(await useLink(link, "accept", toCaller(await choosePassword(address))));
    }
  });

  it("to a higher role ends when the role of the person is changed or taken away: they cannot bring it back", async () => {
    for (const [role, body] of [
      ["manager", { role: "member" }],
      ["member", { remove: true }],
    ] as const) {
      email = anAddress();
      const link = await aLink("admin");
      used(await useLink(link, "prepare"));
      const person = await choosePassword(email);
      const { localId: uid } = person;
      await firestore.doc(`projects/${projectId}/members/${uid}`).set({ role, uid });
      expectOurs(await call("peopleChange", { projectId, draftId: uid, token: admin.token, body }), 200);
      refused(await useLink(link, "accept", toCaller(person)), 404, "invitation_gone");
      expect((await member(uid))?.["role"]).to.equal("role" in body ? body.role : undefined);
    }
  });
});
