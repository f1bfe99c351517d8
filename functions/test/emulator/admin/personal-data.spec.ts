import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import { firestore, identities } from "../../support/admin-app.ts";
import { everythingIn } from "../../support/documents.ts";
import { operate } from "../../support/operator.ts";
import { invitationIdOf } from "../../../src/lib/people/stored-invitation.ts";
import { anAddress } from "../../support/people.ts";
import { aProject } from "../../support/projects.ts";
import { callTool, toolResult } from "../../support/tools.ts";
import { aVisitor, aVoiceProject, start, started, type Visitor } from "../../support/visitors.ts";

const Exported = z.object({ result: z.object({ uid: z.string(), records: z.record(z.string(), z.record(z.string(), z.unknown())) }) });

/** A visitor with every kind of record: they started a session, asked, left a message, described their business. */
const aBusyVisitor = async (): Promise<Visitor> => {
  const visitor = await aVisitor(await aVoiceProject({ modules: { voice: true, onboarding: true } }), { first_name: "Ada" });
  started(await start(visitor));
  toolResult(
    await callTool(visitor, "ask", { question: "Do you repair wooden canoes in winter?", search_words: ["canoe"] }, { callId: "1" }),
  );
  toolResult(await callTool(visitor, "ask", { message: "Please call me about my canoe.", question: "" }, { callId: "2" }));
  toolResult(await callTool(visitor, "answer", { action: "next" }));
  const records: readonly [string, object][] = [
    [`onboarding/${visitor.uid}`, { revision: 1 }],
    [`question_readings/${visitor.uid}`, { question_id: "q", expire_at: new Date() }],
    [`transfers/one`, { uid: visitor.uid, state: "ended", deadline: null }],
    [`transfer_ledgers/caller_${visitor.uid}`, { starts: [] }],
    [`questions/shared`, { uid: visitor.uid, status: "open", question: "Do you rent canoes?", asked_by_others: true }],
    [`questions/answered`, { uid: visitor.uid, status: "answered", question: "Do you sell oars?", answer: "We do." }],
  ];
  for (const [path, data] of records) await firestore.doc(`projects/${visitor.projectId}/${path}`).set(data);
  return visitor;
};

/** The paths of all documents that contain a person's ID, in their names or fields. */
const mentionsOf = async ({ uid, projectId }: Visitor): Promise<readonly string[]> => {
  const user = (await firestore.doc(`users/${uid}`).get()).exists ? [`users/${uid}`] : [];
  const records = [...(await everythingIn(projectId))].filter(([path, { fields }]) => `${path} ${JSON.stringify(fields)}`.includes(uid));
  return [...user, ...records.map(([path]) => path)];
};

describe("admin user export", () => {
  it("prints every record that mentions somebody", async () => {
    const visitor = await aBusyVisitor();
    const { exitCode, output, complaints } = await operate("user", "export", visitor.uid, "--json");
    expect(exitCode, complaints).to.equal(0);
    const { records, uid } = Exported.parse(JSON.parse(output)).result;
    expect(uid).to.equal(visitor.uid);
    expect(Object.keys(records)).to.have.members([...(await mentionsOf(visitor))]);
    const kinds = Object.keys(records).map((path) => path.replace(/^projects\/[^/]+\//, "").replace(/\/.*/, ""));
    expect([...new Set(kinds)]).to.have.members([
      ...["users", "members", "onboarding", "question_readings", "transfer_ledgers", "daily_budgets", "live_usage", "messages"],
      ...["questions", "tool_calls", "transfers"],
    ]);
  });

  it("prints times as people and the API write them", async () => {
    const visitor = await aBusyVisitor();
    const path = `projects/${visitor.projectId}/question_readings/${visitor.uid}`;
    const stored: unknown = (await firestore.doc(path).get()).get("expire_at");
    const expected = stored instanceof Timestamp ? stored.toDate().toISOString() : "";
    for (const options of [["--json"], []]) {
      const { output } = await operate("user", "export", visitor.uid, ...options);
      expect(output).to.include(`"expire_at": "${expected}"`).and.not.include("_seconds");
    }
    const { output } = await operate("user", "delete", visitor.uid, "--json");
    expect(output).to.include(`"expire_at": "${expected}"`).and.not.include("_seconds");
  });

  it("refuses an address that nobody has", async () => {
    const { exitCode, complaints } = await operate("user", "export", "nobody@people.example");
    expect(exitCode).to.equal(1);
    expect(complaints).to.include("only its uid finds what is left");
  });
});

describe("admin user delete", () => {
  it("leaves no mention of somebody, keeps what the team has answered and others have asked, and touches nobody else", async () => {
    const visitor = await aBusyVisitor();
    const other = await aVisitor(visitor.projectId);
    const { exitCode, complaints } = await operate("user", "delete", visitor.uid);
    expect(exitCode, complaints).to.equal(0);
    expect(await mentionsOf(visitor)).to.deep.equal([]);
    expect(await identities.getUser(visitor.uid).catch(() => "gone")).to.equal("gone");
    const questions = await firestore.collection(`projects/${visitor.projectId}/questions`).get();
    expect(questions.docs.map((record) => record.data())).to.have.deep.members([
      { uid: null, status: "answered", question: "Do you sell oars?", answer: "We do." },
      { uid: null, status: "open", question: "Do you rent canoes?", asked_by_others: true },
    ]);
    expect(await mentionsOf(other)).to.have.length(2);
  });

  it("finds what was left of an identity that is gone, and is harmless when repeated", async () => {
    const visitor = await aBusyVisitor();
    await identities.deleteUser(visitor.uid);
    expect((await operate("user", "delete", visitor.uid)).exitCode).to.equal(0);
    expect(await mentionsOf(visitor)).to.deep.equal([]);
    const again = await operate("user", "delete", visitor.uid);
    expect(again).to.deep.include({ exitCode: 0, complaints: "" });
    expect(again.output).to.include("are gone already, so settings and invitations could not be searched for them");
  });

  it("finds by the address in the profile what waits for an identity that is gone, and names who else has it", async () => {
    const [visitor, address] = [await aBusyVisitor(), anAddress()];
    await firestore.doc(`users/${visitor.uid}`).update({ "profile.contact_email": address });
    await firestore.doc(`projects/${visitor.projectId}/members/${visitor.uid}`).update({ role: "manager" });
    await firestore.doc(`projects/${visitor.projectId}`).update({ "notify.emails": [address] });
    const invitation = firestore.doc(`projects/${visitor.projectId}/invitations/${invitationIdOf(address)}`);
    await invitation.set({ email: address, role: "admin" });
    const { id: elsewhere } = await aProject({ notify: { emails: [address.toUpperCase()] } });
    await identities.deleteUser(visitor.uid);
    const { exitCode, output } = await operate("user", "delete", visitor.uid);
    expect(exitCode).to.equal(0);
    expect((await invitation.get()).exists).to.equal(false);
    expect((await firestore.doc(`projects/${visitor.projectId}`).get()).get("notify.emails")).to.deep.equal([]);
    expect(output).to.include(`former ones: ${elsewhere}.`);
  });

  it("shows and deletes nothing in a dry run", async () => {
    const visitor = await aBusyVisitor();
    const before = await mentionsOf(visitor);
    const { complaints } = await operate("user", "delete", visitor.uid, "--dry-run");
    expect(complaints).to.include(`- users/${visitor.uid}`).and.to.include(`- identity ${visitor.uid}`);
    expect(await mentionsOf(visitor)).to.deep.equal(before);
  });

  it("does not cut off somebody who is on the phone", async () => {
    const visitor = await aBusyVisitor();
    await firestore.doc(`projects/${visitor.projectId}/transfers/one`).update({ deadline: new Date() });
    const { exitCode, complaints } = await operate("user", "delete", visitor.uid);
    expect(exitCode).to.equal(1);
    expect(complaints).to.include("is on the phone");
    expect(await mentionsOf(visitor)).not.to.deep.equal([]);
  });
});
