import { expect } from "chai";
import { peopleList } from "../../../answers/people.ts";
import { accounts } from "../../../src/lib/auth/accounts.ts";
import { invitationIdOf } from "../../../src/lib/people/stored-invitation.ts";
import { type InvitePorts, invitePerson } from "../../../src/lib/people/invite-person.ts";
import type { Accounts } from "../../../src/lib/people/people-store.ts";
import { peopleStore } from "../../../src/lib/people/store.ts";
import { planLimits } from "../../../src/lib/projects/plans.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { budgetStore } from "../../../src/lib/usage/quota/store.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import { signUpWith } from "../../support/accounts.ts";
import { call } from "../../support/api.ts";
import { everythingIn } from "../../support/documents.ts";
import { aLobby, type Lobby } from "../../support/lobby.ts";
import { aFile, operate } from "../../support/operator.ts";
import { aMember, anAddress, aPerson, type Person } from "../../support/people.ts";
import { aProject } from "../../support/projects.ts";
import { expectOurs, refused } from "../../support/replies.ts";
import { stack } from "../../support/stack-addresses.ts";

const ports: InvitePorts = {
  ...{ store: peopleStore, accounts, projects: projectStore, budgets: budgetStore },
  sendInvitation: async () => Promise.resolve(true),
  baseUrl: () => "https://lectern.example",
};

describe("inviting", () => {
  let lobby: Lobby;
  let projectId: string;
  let admin: Person;
  before(async () => {
    lobby = await aLobby();
  });
  after(async () => lobby.stop());
  beforeEach(async () => {
    ({ id: projectId } = await aProject({ name: "Fjell & Fjord" }));
    admin = await aMember(projectId, "admin");
    await firestore.doc(`users/${admin.uid}`).set({ profile: { first_name: "Ada", last_name: "Berg" } });
  });

  const listed = async () => peopleList.parse((await call("peopleRead", { projectId, token: admin.token })).body).invitations;

  it("mails a link and lists who is invited, and gives nobody a right", async () => {
    const email = anAddress();
    const shown = await lobby.invite(projectId, admin, email.toUpperCase(), { first_name: " Grace " });
    expect(shown).to.deep.include({ email, role: "manager", first_name: "Grace", invited_by_name: "Ada Berg" });
    expect(shown?.mailed_at).to.be.a("string");
    const [text = ""] = lobby.textsTo(email);
    expect(text).to.include("Ada Berg invites you to Fjell & Fjord.");
    expect(lobby.linkTo(email)).to.deep.include({ projectId });
    expect(await listed()).to.deep.equal([shown]);
    expect(JSON.stringify([...(await everythingIn(projectId))])).not.to.include(lobby.linkTo(email).secret);
    const { uid } = await identities.getUserByEmail(email);
    expect([
      (await firestore.doc(`users/${uid}`).get()).exists,
      (await firestore.doc(`projects/${projectId}/members/${uid}`).get()).exists,
    ]).to.deep.equal([false, false]);
  });

  it("writes in the language of the site, or of the person if it is known, and lets no name start a header", async () => {
    await firestore.doc(`projects/${projectId}`).update({ default_language: "nb", name: "Fjell\r\nBcc: all@x.example" });
    const [stranger, known] = [anAddress(), await aPerson()];
    const { email = "" } = await identities.getUser(known.uid);
    await firestore.doc(`users/${known.uid}`).set({ profile: { language: "de" } });
    await lobby.invite(projectId, admin, stranger);
    await lobby.invite(projectId, admin, email);
    const unfolded = lobby.textsTo(stranger)[0]?.replaceAll("=\r\n", "");
    expect(unfolded).to.include("Ada Berg inviterer deg til Fjell Bcc:").and.not.match(/^Bcc:/m);
    expect(lobby.textsTo(email)[0]).to.match(/l=C3=A4dt dich|lädt dich/);
  });

  it("sends one mail however often it is repeated at once, and another after a minute, with another link", async () => {
    const email = anAddress();
    const other = await aMember(projectId, "admin");
    await Promise.all([admin, admin, other, other].map(async (by) => lobby.invite(projectId, by, email)));
    await lobby.invite(projectId, admin, email);
    expect(lobby.textsTo(email)).to.have.length(1);
    const { id, secret } = lobby.linkTo(email);
    await firestore.doc(`projects/${projectId}/invitations/${id}`).update({ attempted_at: new Date(Date.now() - 61_000) });
    await lobby.invite(projectId, admin, email);
    expect(lobby.textsTo(email)).to.have.length(2);
    expect(lobby.linkTo(email).secret).not.to.equal(secret);
    await lobby.invite(projectId, admin, email, { role: "admin" });
    expect(lobby.textsTo(email), "another role is another invitation").to.have.length(3);
    expect((await listed()).map(({ role }) => role)).to.deep.equal(["admin"]);
  });

  it("says when the mail could not be sent, and may be repeated at once", async () => {
    const email = anAddress();
    lobby.refused.add(email);
    expect((await lobby.invite(projectId, admin, email))?.mailed_at).to.equal(null);
    expect((await listed())[0]?.mailed_at).to.equal(null);
    lobby.refused.delete(email);
    expect((await lobby.invite(projectId, admin, email))?.mailed_at).to.be.a("string");
  });

  it("is limited by day, before anything is made, and by what is open", async () => {
    await firestore.doc(`projects/${projectId}`).update({ limits: { invitations: { per_person: 2, per_project: 2 } } });
    const emails = [anAddress(), anAddress(), anAddress(), anAddress()];
    const replies = await Promise.all(emails.map(async (email) => lobby.ask(projectId, admin, { email, role: "manager" })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).to.deep.equal([200, 200, 429, 429]);
    const late = replies.flatMap((reply, index) => (reply.status === 429 ? [emails[index] ?? ""] : []));
    for (const email of late) expect(await identities.getUserByEmail(email).catch(() => undefined)).to.equal(undefined);
    for (const reply of replies.filter(({ status }) => status === 429)) refused(reply, 429, "too_many_invitations");
    const by = { kind: "admin", uid: admin.uid } as const;
    const tomorrow = new Date(Date.now() + 86_400_000);
    const project = await projectStore.getProject(projectId);
    const ofTomorrow = late.map(async (email) => invitePerson(ports, { project, wish: { email, role: "manager" }, by, at: tomorrow }));
    expect(await Promise.all(ofTomorrow), "a day later").to.have.length(2);
    expect(planLimits.free.budgets.invitations.project).to.be.at.most(50);
  });

  it("is for admins, of an address that somebody can have, and for a role", async () => {
    const [manager, member] = [await aMember(projectId, "manager"), await aMember(projectId, "member")];
    const email = anAddress();
    const before = await everythingIn(projectId);
    for (const caller of [manager, member, await aPerson(), await aMember((await aProject()).id, "admin")])
      for (const body of [
        { email, role: "admin" },
        { email, withdraw: true },
      ])
        refused(await lobby.ask(projectId, caller, body), 403, "forbidden");
    const bad: readonly object[] = [
      {},
      { email },
      { role: "admin" },
      { email: "Ada", role: "admin" },
      { email: "a@b..c", role: "admin" },
      { email: "a@x.example\r\nBcc: b@x.example", role: "admin" },
      { email: `${"a".repeat(300)}@x.example`, role: "admin" },
      { email, role: "owner" },
      { email, role: "admin", withdraw: true },
      { email, role: "admin", first_name: "A\nB" },
      { email, role: "admin", last_name: "x".repeat(101) },
      { email: [email], role: "admin" },
    ];
    for (const body of bad) refused(await lobby.ask(projectId, admin, body), 400, "invalid_request");
    expect(await everythingIn(projectId)).to.deep.equal(before);
    expect(await identities.getUserByEmail(email).catch(() => undefined)).to.equal(undefined);
  });

  it("is not for somebody who has the role already, or a higher one", async () => {
    const { email = "" } = await identities.getUser((await aMember(projectId, "manager")).uid);
    for (const role of ["manager", "member"]) refused(await lobby.ask(projectId, admin, { email, role }), 409, "already_in_team");
    expectOurs(await lobby.ask(projectId, admin, { email, role: "admin" }), 200);
  });

  it("remembers who made an account with the address in the same moment", async () => {
    const [email, project] = [anAddress(), await projectStore.getProject(projectId)];
    let stranger = "";
    const racing: Accounts = {
      ...accounts,
      create: async (address) => {
        stranger = (await signUpWith(address)).localId;
        await accounts.create(address);
      },
    };
    const by = { kind: "admin", uid: admin.uid } as const;
    await invitePerson({ ...ports, accounts: racing }, { project, wish: { email, role: "admin" }, by, at: new Date() });
    expect((await peopleStore.findInvitation(projectId, invitationIdOf(email)))?.foreignUid).to.equal(stranger);
  });

  it("is done by the operator's tool alike, one by one and from a file, and never takes the last admin's role", async () => {
    const [one, other] = [anAddress(), anAddress()];
    process.env["SMTP_URL"] = lobby.smtpUrl;
    const file = aFile("people.csv", `email,role,first_name\n${other},member,Bea\n`);
    for (const words of [
      ["invite", projectId, one, "manager"],
      ["import", projectId, file, "--invite"],
    ])
      expect(await operate("member", ...words)).to.include({ exitCode: 0 });
    for (const email of [one, other]) expect(lobby.textsTo(email).at(-1)).to.include(`${stack.hostingUrl}/inbox/#/${projectId}/join/`);
    process.env["SMTP_URL"] = "";
    expect((await operate("member", "invite", projectId, one, "admin")).complaints).to.include("set SMTP_URL");
    delete process.env["SMTP_URL"];
    expect((await listed()).map(({ email, role }) => [email, role])).to.have.deep.members([
      [one, "manager"],
      [other, "member"],
    ]);
    for (const words of [
      ["remove", projectId, admin.uid],
      ["set", projectId, admin.uid, "manager"],
    ])
      expect((await operate("member", ...words)).complaints).to.include("the only admin");
  });
});
