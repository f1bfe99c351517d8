import { expect } from "chai";
import { apply } from "../../scripts/admin/apply.ts";
import type { Proposal } from "../../scripts/admin/change.ts";
import { openTarget, type Target } from "../../scripts/admin/target.ts";
import { importMembers } from "../../scripts/admin/verbs/import-members.ts";
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
} from "../support/accounts.ts";
import { firestore, identities } from "../support/admin-app.ts";
import { call, type Reply } from "../support/api.ts";
import { dyingAt } from "../support/dying-target.ts";
import { operate } from "../support/operator.ts";
import { anAddress } from "../support/people.ts";
import { aProject } from "../support/projects.ts";
import { expectOurs } from "../support/replies.ts";
import { peopleFile, waysIn } from "../support/ways-in.ts";
import { aPhone } from "./live/transfers/support/transfer-fixture.ts";

/** How a stranger gets an account with somebody's address. */
const squatters: Readonly<Record<string, (email: string) => Promise<Account>>> = {
  "a password": signUpWith,
  "an anonymous account that was given the address": async (email) => changeAddress(await signUpAnonymously(), email),
  "an account of another address that was given this one": async (email) => changeAddress(await signUpWith(anAddress()), email),
};

const configure = async (projectId: string, { idToken: token }: Pick<Account, "idToken">): Promise<Reply> =>
  call("settingsSite", { projectId, token, body: { manager_phone: "+4721985800" } });

const readInbox = async (projectId: string, { idToken: token }: Pick<Account, "idToken">): Promise<Reply> =>
  call("inboxList", { projectId, token });

const expectOutside = async (projectId: string, stranger: Account): Promise<void> => {
  for (const ask of [configure, readInbox]) expect((await ask(projectId, stranger)).status).to.be.oneOf([401, 403]);
};

const rights = async (projectId: string, uid: string): Promise<unknown> => {
  const [user, member] = await firestore.getAll(firestore.doc(`users/${uid}`), firestore.doc(`projects/${projectId}/members/${uid}`));
  return [user?.data(), member?.data()];
};

describe("an account whose address was never verified", () => {
  for (const [kind, squat] of Object.entries(squatters))
    for (const [way, letIn] of Object.entries(waysIn)) {
      it(`gets no rights by ${way}, with ${kind}, unless a new one takes its place`, async () => {
        const [{ id }, email] = [await aProject(), anAddress()];
        const stranger = await squat(email);
        const refused = await letIn(id, email);
        expect(refused.exitCode).to.equal(1);
        expect(refused.complaints).to.include(email).and.to.include("never verified").and.to.include("--take-over-unverified");
        expect(await rights(id, stranger.localId)).to.deep.equal([undefined, undefined]);
        await expectOutside(id, stranger);

        const taken = await letIn(id, email, "--take-over-unverified");
        expect(taken.exitCode, taken.complaints).to.equal(0);
        if (way === "user provision") expect((await operate("member", "set", id, email, "admin")).exitCode).to.equal(0);
        await expectOutside(id, stranger);
        expect([await opensByPassword(email), await isRefreshed(stranger)]).to.deep.equal([false, false]);
        const person = await choosePassword(email);
        expectOurs(await configure(id, person), 200);
        expectOurs(await readInbox(id, person), 200);
        await expectOutside(id, stranger);
        const repeated = await letIn(id, email, "--take-over-unverified");
        expect(repeated).to.deep.include({ exitCode: 0, complaints: "" });
      });
    }

  it("is not moved back by the mail to the address that it had before", async () => {
    const [{ id }, own, email] = [await aProject(), anAddress(), anAddress()];
    const stranger = await changeAddress(await signUpWith(own), email);
    expect((await operate("member", "set", id, email, "admin", "--take-over-unverified")).exitCode).to.equal(0);
    expect(await takeBackAddress(own)).to.equal(false);
    await expectOutside(id, stranger);
    expect((await identities.getUserByEmail(email)).uid).not.to.equal(stranger.localId);
  });

  it("that has rights already keeps them, may lose some and get no more, and hands all over when it is taken over", async () => {
    const [{ id }, { id: elsewhere }, email] = [await aProject(), await aProject(), anAddress()];
    const stranger = await signUpWith(email);
    const profile = { first_name: "Mallory", phone: "+12025550199" };
    await firestore.doc(`users/${stranger.localId}`).set({ profile, note: "kept" });
    for (const project of [id, elsewhere])
      await firestore.doc(`projects/${project}/members/${stranger.localId}`).set({ role: "manager", note: project });
    expectOurs(await readInbox(id, stranger), 200);
    expect((await operate("member", "set", id, email, "manager")).exitCode).to.equal(0);
    expect((await operate("member", "set", id, email, "admin")).complaints).to.include("never verified");
    expect((await operate("member", "set", id, email, "member")).exitCode).to.equal(0);
    expect((await operate("member", "set", id, email, "manager")).complaints).to.include("never verified");
    expect((await operate("user", "provision", email)).exitCode).to.equal(0);
    expect((await operate("user", "disable", email)).exitCode).to.equal(0);
    expect((await operate("user", "provision", email)).complaints).to.include("never verified");
    expect((await operate("user", "provision", email, "--take-over-unverified")).exitCode).to.equal(0);
    const { uid } = await identities.getUserByEmail(email);
    const blank = { first_name: null, last_name: null, pronoun: "unspecified", phone: null, contact_email: email, language: null };
    expect(await rights(id, uid)).to.deep.equal([
      { profile: blank, note: "kept" },
      { role: "member", note: id, uid },
    ]);
    expect(await rights(elsewhere, uid)).to.deep.equal([
      { profile: blank, note: "kept" },
      { role: "manager", note: elsewhere, uid },
    ]);
    for (const project of [id, elsewhere]) {
      await expectOutside(project, stranger);
      expect(await rights(project, stranger.localId)).to.deep.equal([undefined, undefined]);
    }
    expectOurs(await readInbox(elsewhere, await choosePassword(email)), 200);
  });

  it("hands over no profile that it gave itself as an anonymous visitor, and nobody who is locked out is let in", async () => {
    const [{ id }, [anonymous, locked]] = [await aProject(), [anAddress(), anAddress()]];
    const accounts = await Promise.all([anonymous, locked].map(signUpWith));
    const records = [
      { profile: {}, visitor: { projects: [] } },
      { profile: {}, disabled: true },
    ];
    for (const [index, record] of records.entries()) await firestore.doc(`users/${accounts[index]?.localId}`).set(record);
    for (const email of [anonymous, locked])
      expect((await operate("member", "set", id, email, "admin", "--take-over-unverified")).exitCode).to.equal(0);
    const users = await Promise.all(
      [anonymous, locked].map(async (email) => (await firestore.doc(`users/${(await identities.getUserByEmail(email)).uid}`).get()).data()),
    );
    expect(users[0]).to.equal(undefined);
    expect(users[1]).to.include({ disabled: true });
    const { output, exitCode } = await operate("member", "import", id, peopleFile(locked));
    expect(exitCode).to.equal(0);
    expect(output).to.include(`${locked} stays locked out`);
    expect((await firestore.doc(`users/${(await identities.getUserByEmail(locked)).uid}`).get()).data()).to.include({ disabled: true });
  });

  it("is one of many in a file: all of them are named, and nothing is written", async () => {
    const [{ id }, fresh, taken, other] = [await aProject(), anAddress(), anAddress(), anAddress()];
    await Promise.all([taken, other].map(signUpWith));
    const { complaints, exitCode } = await operate("member", "import", id, peopleFile(fresh, taken, other));
    expect(exitCode).to.equal(1);
    expect(complaints).to.include(taken).and.to.include(other).and.not.to.include(fresh);
    expect((await firestore.collection(`projects/${id}/members`).get()).size).to.equal(0);
    expect((await identities.getUsers([{ email: fresh }])).users).to.deep.equal([]);
  });

  it("becomes the person's when a Google account with the address is linked, without the stranger's password", async () => {
    const [{ id }, email] = [await aProject(), anAddress()];
    await signUpWith(email);
    const person = await signInWithGoogle(email);
    const { exitCode, complaints } = await operate("member", "import", id, peopleFile(email));
    expect(exitCode, complaints).to.equal(0);
    expectOurs(await readInbox(id, person), 200);
    expect(await opensByPassword(email)).to.equal(false);
  });
});

describe("an account that a phone or another address also opens", () => {
  for (const [way, letIn] of Object.entries(waysIn))
    it(`gets no rights by ${way}, though its address was confirmed, unless it is named by its uid`, async () => {
      const [{ id }, email] = [await aProject(), anAddress()];
      const { uid } = await identities.createUser({ email, emailVerified: true, phoneNumber: aPhone() });
      for (const options of [[], ["--take-over-unverified"]]) {
        const { complaints, exitCode } = await letIn(id, email, ...options);
        expect(exitCode).to.equal(1);
        expect(complaints).to.include(`${email} (uid ${uid})`).and.to.include("can also be opened with a phone number or another address");
      }
      expect(await rights(id, uid)).to.deep.equal([undefined, undefined]);
      expect((await operate("user", "provision", uid)).exitCode).to.equal(0);
      expect((await operate("member", "set", id, uid, "admin")).exitCode).to.equal(0);
      expect((await letIn(id, email)).exitCode, "what they have already").to.equal(0);
    });
});

describe("a verified account, or one without an address", () => {
  it("is let in as it is", async () => {
    const [{ id }, email] = [await aProject(), anAddress()];
    const { uid } = await identities.createUser({ email, emailVerified: true });
    const { uid: phone } = await identities.createUser({});
    expect((await operate("member", "import", id, peopleFile(email), "--take-over-unverified")).exitCode).to.equal(0);
    expect((await operate("member", "set", id, phone, "manager", "--take-over-unverified")).exitCode).to.equal(0);
    const { docs } = await firestore.collection(`projects/${id}/members`).get();
    expect(docs.map((member) => member.id)).to.have.members([uid, phone]);
  });
});

describe("a stranger who is quick", () => {
  let target: Target;
  before(async () => {
    target = await openTarget(undefined);
  });

  const decide = async (projectId: string, email: string, takeOverUnverified: boolean): Promise<Proposal> =>
    importMembers(target, { projectId, file: peopleFile(email), takeOverUnverified });

  const expectConflict = async (proposal: Proposal): Promise<void> => {
    const error = await apply(target, proposal).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    expect(String(error)).to.include("changed this in the meantime");
  };

  it("and makes the account between the look-up and its creation gets nothing", async () => {
    const [{ id }, email] = [await aProject(), anAddress()];
    const proposal = await decide(id, email, false);
    const stranger = await signUpWith(email);
    await expectConflict(proposal);
    await expectOutside(id, stranger);
    expect((await firestore.collection(`projects/${id}/members`).get()).size).to.equal(0);
  });

  it("and moves the account to another address, or makes it anew, before it is taken over gets nothing", async () => {
    for (const move of [
      async (account: Account) => changeAddress(account, anAddress()),
      async ({ localId }: Account, email: string) => {
        await identities.deleteUser(localId);
        return signUpWith(email);
      },
    ]) {
      const [{ id }, email] = [await aProject(), anAddress()];
      const stranger = await signUpWith(email);
      const proposal = await decide(id, email, true);
      const moved = await move(stranger, email);
      await expectConflict(proposal);
      await expectOutside(id, moved);
      expect((await firestore.collection(`projects/${id}/members`).get()).size).to.equal(0);
    }
  });

  it("finds nothing half done, wherever the command dies, and a repetition completes it", async () => {
    for (const step of ["deleteUser", "createUser", "batch"] as const) {
      const [{ id }, email] = [await aProject(), anAddress()];
      const stranger = await signUpWith(email);
      const proposal = await decide(id, email, true);
      const died = await apply(dyingAt(target, step), proposal).then(
        () => undefined,
        (failure: unknown) => String(failure),
      );
      expect(died).to.include(`died at ${step}`);
      await expectOutside(id, stranger);
      const options = step === "deleteUser" ? ["--take-over-unverified"] : [];
      const { exitCode, complaints } = await operate("member", "import", id, peopleFile(email), ...options);
      expect(exitCode, complaints).to.equal(0);
      await expectOutside(id, stranger);
      expectOurs(await readInbox(id, await choosePassword(email)), 200);
    }
  });
});
