import { expect } from "chai";
import { removeAnonymousIdentity } from "../../../src/lib/auth/id-token.ts";
import { visitorLimits } from "../../../src/lib/visitors/limits.ts";
import { removeVisitors } from "../../../src/lib/visitors/removal/remove-visitors.ts";
import { removalStore } from "../../../src/lib/visitors/removal/store.ts";
import { runDue } from "../../../src/schedules/runDue.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import { anAnonymousVisitor, anOpenProject, userOf } from "../../support/anonymous-visitors.ts";
import { everythingIn } from "../../support/documents.ts";
import { operate } from "../../support/operator.ts";
import { killsApart } from "../../support/rounds.ts";
import { killedAtCall } from "../../support/store-faults.ts";
import { callTool, toolResult } from "../../support/tools.ts";
import { aVisitor, start, started, type Visitor } from "../../support/visitors.ts";

const day = 24 * 3_600_000;

const lastSeen = async ({ uid }: Visitor, msAgo: number): Promise<void> => {
  await firestore.doc(`users/${uid}`).update({ "visitor.last_visit_at": new Date(Date.now() - msAgo) });
};

/** Somebody who has talked, asked and left a message in two projects, and has stayed away since. */
const anAbsentVisitor = async (): Promise<Visitor> => {
  const visitor = await anAnonymousVisitor(await anOpenProject({ modules: { voice: true, onboarding: true } }));
  started(await start({ ...visitor, projectId: await anOpenProject() }));
  started(await start(visitor));
  toolResult(await callTool(visitor, "ask", { question: "Do you repair canoes?", search_words: ["canoe"] }, { callId: "1" }));
  toolResult(await callTool(visitor, "ask", { message: "Please call me." }, { callId: "2" }));
  const project = firestore.doc(`projects/${visitor.projectId}`);
  await project.collection("onboarding").doc(visitor.uid).set({ revision: 1 });
  await project.collection("transfer_ledgers").doc(`caller_${visitor.uid}`).set({ starts: [] });
  await project.collection("questions").doc("answered").set({ uid: visitor.uid, status: "answered", question: "Oars?", answer: "Yes." });
  await lastSeen(visitor, visitorLimits.keptMs + day);
  return visitor;
};

const hasIdentity = async ({ uid }: Visitor): Promise<boolean> =>
  identities.getUser(uid).then(
    () => true,
    () => false,
  );

const mentionsOf = async (visitor: Visitor): Promise<readonly string[]> =>
  [...(await everythingIn(visitor.projectId))]
    .filter(([path, { fields }]) => `${path} ${JSON.stringify(fields)}`.includes(visitor.uid))
    .map(([path]) => path);

const sweep = async (): Promise<void> => runDue.run({ scheduleTime: new Date().toISOString() });

const expectGone = async (visitor: Visitor): Promise<void> => {
  expect(await userOf(visitor)).to.equal(undefined);
  expect(await mentionsOf(visitor)).to.deep.equal([]);
  expect(await hasIdentity(visitor)).to.equal(false);
};

const expectKept = async (visitor: Visitor): Promise<void> => {
  expect(await userOf(visitor)).not.to.equal(undefined);
  expect(await mentionsOf(visitor)).not.to.deep.equal([]);
  expect(await hasIdentity(visitor)).to.equal(true);
};

const never = new AbortController().signal;

describe("an anonymous visitor who has not come for 30 days", () => {
  it("is removed, with everything but what the team has answered", async () => {
    const visitor = await anAbsentVisitor();
    const other = await anAnonymousVisitor(visitor.projectId);
    started(await start(other));
    await sweep();
    await expectGone(visitor);
    await expectKept(other);
    const answered = await firestore.doc(`projects/${visitor.projectId}/questions/answered`).get();
    expect(answered.data()).to.deep.equal({ uid: null, status: "answered", question: "Oars?", answer: "Yes." });
  });

  it("is not removed a day before, nor after another visit", async () => {
    const [early, back] = [await anAbsentVisitor(), await anAbsentVisitor()];
    await lastSeen(early, visitorLimits.keptMs - day);
    started(await start(back));
    await sweep();
    await expectKept(early);
    await expectKept(back);
  });

  it("is not written down again at every visit", async () => {
    const visitor = await anAbsentVisitor();
    started(await start(visitor));
    const once = (await firestore.doc(`users/${visitor.uid}`).get()).updateTime;
    await firestore.doc(`projects/${visitor.projectId}`).update({ "limits.visitor_sessions": { per_person: 9 } });
    started(await start(visitor));
    expect((await firestore.doc(`users/${visitor.uid}`).get()).updateTime).to.deep.equal(once);
  });

  it("stays while a call of theirs has not ended", async () => {
    const visitor = await anAbsentVisitor();
    const call = firestore.doc(`projects/${visitor.projectId}/transfers/one`);
    await call.set({ uid: visitor.uid, deadline: new Date(Date.now() + day) });
    await sweep();
    await expectKept(visitor);
    await call.update({ deadline: null });
    await sweep();
    await expectGone(visitor);
  });

  it("stays as a person of a project that has given them a role", async () => {
    const visitor = await anAbsentVisitor();
    await firestore.doc(`projects/${visitor.projectId}/members/${visitor.uid}`).set({ role: "member" });
    await sweep();
    await expectKept(visitor);
    expect(await userOf(visitor)).not.to.have.property("visitor");
  });

  for (const verb of [
    ["user", "provision"],
    ["member", "set"],
  ] as const) {
    it(`stays once an operator has said ${verb.join(" ")}`, async () => {
      const visitor = await anAbsentVisitor();
      const other = await anOpenProject();
      const { exitCode, complaints } = await operate(
        ...(verb[0] === "user" ? ["user", "provision", visitor.uid] : ["member", "set", other, visitor.uid, "member"]),
      );
      expect(exitCode, complaints).to.equal(0);
      await sweep();
      await expectKept(visitor);
      expect(await userOf(visitor)).to.have.all.keys("profile");
    });
  }

  it("keeps an identity that has become an account", async () => {
    const visitor = await anAbsentVisitor();
    await identities.updateUser(visitor.uid, { email: `${visitor.uid}@people.example`.toLowerCase(), password: "correct horse" });
    await sweep();
    expect(await userOf(visitor)).to.equal(undefined);
    expect(await mentionsOf(visitor)).to.deep.equal([]);
    expect(await hasIdentity(visitor)).to.equal(true);
  });

  it("is removed although the identity is gone already", async () => {
    const visitor = await anAbsentVisitor();
    await identities.deleteUser(visitor.uid);
    await sweep();
    await expectGone(visitor);
  });

  it("is never somebody whom an operator has provisioned, however long ago", async () => {
    const member = await aVisitor(await anOpenProject());
    started(await start(member));
    await sweep();
    await expectKept(member);
  });

  for (const moment of ["before", "after"] as const) {
    it(`is gone in the end, wherever the sweep is killed (${moment} a call)`, async () => {
      for (let call = 1, killed = true; killed; call += killsApart) {
        const visitor = await anAbsentVisitor();
        const { store, isKilled } = killedAtCall(removalStore, call, moment);
        await removeVisitors({ store, removeIdentity: removeAnonymousIdentity }, new Date(), never).catch(() => undefined);
        killed = isKilled();
        if (killed) await sweep();
        await expectGone(visitor);
      }
    });
  }

  it("is gone in the end when the sweep is killed around the identity", async () => {
    for (const isDeleted of [false, true]) {
      const visitor = await anAbsentVisitor();
      const removeIdentity = async (uid: string): Promise<void> => {
        if (isDeleted) await removeAnonymousIdentity(uid);
        throw new Error("killed");
      };
      expect(await removeVisitors({ store: removalStore, removeIdentity }, new Date(), never).catch(() => "killed")).to.equal("killed");
      expect(await userOf(visitor)).not.to.equal(undefined);
      await sweep();
      await expectGone(visitor);
    }
  });

  it("who comes back while they are being removed keeps their identity, and everything new", async () => {
    const visitor = await anAbsentVisitor();
    const store = {
      ...removalStore,
      requireAbsent: async (absent: Parameters<typeof removalStore.requireAbsent>[0]) => {
        started(await start(visitor));
        toolResult(await callTool(visitor, "ask", { message: "I am back." }, { callId: "3" }));
        await removalStore.requireAbsent(absent);
      },
    };
    expect(await removeVisitors({ store, removeIdentity: removeAnonymousIdentity }, new Date(), never)).to.equal(0);
    await sweep();
    await expectKept(visitor);
    const messages = await firestore.collection(`projects/${visitor.projectId}/messages`).get();
    expect(messages.docs.map((message): unknown => message.get("text"))).to.deep.equal(["I am back."]);
  });

  it("is removed once by two sweeps at a time", async () => {
    const visitor = await anAbsentVisitor();
    await Promise.all(
      [1, 2].map(async () => removeVisitors({ store: removalStore, removeIdentity: removeAnonymousIdentity }, new Date(), never)),
    );
    await sweep();
    await expectGone(visitor);
  });

  it("is not begun with when the time is over", async () => {
    const visitor = await anAbsentVisitor();
    expect(
      await removeVisitors({ store: removalStore, removeIdentity: removeAnonymousIdentity }, new Date(), AbortSignal.abort()),
    ).to.equal(0);
    await expectKept(visitor);
    await sweep();
  });
});
