import { Timestamp } from "firebase-admin/firestore";
import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { anAnonymousVisitor, anOpenProject, countsOf, limitsOf, userOf } from "../../support/anonymous-visitors.ts";
import { voiceControl } from "../../support/control-voice.ts";
import { everythingIn } from "../../support/documents.ts";
import { refused } from "../../support/replies.ts";
import { callTool, toolResult } from "../../support/tools.ts";
import { aStranger, aVisitor, aVoiceProject, provision, start, started, usageOf, type Visitor } from "../../support/visitors.ts";

const notProvisioned = "This user has not been provisioned. Contact a manager.";
const notAMember = "User is not a member of this project";

const toolsIn = async (token: string): Promise<string> => JSON.stringify((await voiceControl.token(token)).setup);

describe("a project that is open to anyone", () => {
  it("provisions an anonymous visitor with the first session, without a role", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject());
    const before = Date.now();
    started(await start(visitor));
    const { profile, visitor: visits } = (await userOf(visitor)) ?? {};
    expect(profile).to.deep.equal({
      first_name: null,
      last_name: null,
      pronoun: "unspecified",
      phone: null,
      contact_email: null,
      language: null,
    });
    expect(visits).to.have.all.keys("projects", "last_visit_at");
    expect(visits).to.have.deep.property("projects", [visitor.projectId]);
    const seen: unknown = (await firestore.doc(`users/${visitor.uid}`).get()).get("visitor.last_visit_at");
    expect(seen instanceof Timestamp && seen.toMillis()).to.be.within(before, Date.now());
    expect((await firestore.doc(`projects/${visitor.projectId}/members/${visitor.uid}`).get()).exists).to.equal(false);
    expect(await usageOf(visitor)).to.deep.equal({ count: 1, reservations: {} });
    expect(await countsOf(visitor.projectId)).to.deep.equal({ sessions: 1, newcomers: 1 });
  });

  it("speaks the project's language with them, and knows them again", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject({ default_language: "nb" }));
    expect(await toolsIn(started(await start(visitor)).token)).to.include("(nb)");
    expect(toolResult(await callTool(visitor, "update_profile", { first_name: "Ada" })).result).to.include("Ada");
    expect(await toolsIn(started(await start(visitor, {}, "liveSessionResume")).token)).to.include("Ada");
    expect(await countsOf(visitor.projectId)).to.deep.equal({ sessions: 2, newcomers: 1 });
  });

  it("takes no tool call of somebody who has not started a session", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject());
    expect(refused(await callTool(visitor, "update_profile"), 403, "not_provisioned").error).to.equal(notProvisioned);
    expect(await userOf(visitor)).to.equal(undefined);
  });

  it("answers 403 as ever to whoever is signed in another way", async () => {
    const projectId = await anOpenProject();
    const stranger = await aStranger(projectId);
    expect(refused(await start(stranger), 403, "not_provisioned").error).to.equal(notProvisioned);
    await provision(stranger, { profile: {} });
    expect(refused(await start(stranger), 403, "not_a_member").error).to.equal(notAMember);
    expect(await countsOf(projectId)).to.deep.equal({ sessions: 0, newcomers: 0 });
  });

  it("does not let in whoever an operator has locked out", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject());
    started(await start(visitor));
    await firestore.doc(`users/${visitor.uid}`).update({ disabled: true });
    refused(await start(visitor), 403, "not_provisioned");
    refused(await callTool(visitor, "update_profile"), 403, "not_provisioned");
  });

  it("provisions nobody while the voice module is off", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject({ modules: { voice: false, onboarding: false } }));
    refused(await start(visitor), 403, "voice_disabled");
    expect(await userOf(visitor)).to.equal(undefined);
  });

  it("treats an anonymous member as the member that they are", async () => {
    const projectId = await anOpenProject(limitsOf({ sessions: 0, newcomers: 0 }));
    const visitor = await anAnonymousVisitor(projectId);
    await firestore.doc(`projects/${projectId}/members/${visitor.uid}`).set({ role: "member" });
    refused(await start(visitor), 403, "not_provisioned");
    await provision(visitor, { profile: {} });
    started(await start(visitor));
    expect(await userOf(visitor)).to.deep.equal({ profile: {} });
  });

  it("leaves a record that an operator made as it is", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject(limitsOf({ newcomers: 0 })));
    await provision(visitor, { profile: { first_name: "Ada" } });
    started(await start(visitor));
    toolResult(await callTool(visitor, "update_profile"));
    expect(await userOf(visitor)).to.deep.equal({ profile: { first_name: "Ada" } });
  });
});

describe("a project that is not open", () => {
  for (const visitors of [undefined, "members", "Anyone", true, ["anyone"], null]) {
    it(`refuses anonymous visitors as it always did: visitors is ${JSON.stringify(visitors)}`, async () => {
      const visitor = await anAnonymousVisitor(await aVoiceProject(visitors === undefined ? {} : { visitors }));
      const before = await everythingIn(visitor.projectId);
      expect(refused(await start(visitor), 403, "not_provisioned").error).to.equal(notProvisioned);
      expect(refused(await callTool(visitor, "ask", {}), 403, "not_provisioned").error).to.equal(notProvisioned);
      expect(await everythingIn(visitor.projectId)).to.deep.equal(before);
      expect(await userOf(visitor)).to.equal(undefined);
    });
  }

  it("refuses the visitor of another project, and counts them where they are new", async () => {
    const [open, alsoOpen, closed] = [await anOpenProject(), await anOpenProject(), await aVoiceProject()];
    const visitor = await anAnonymousVisitor(open);
    started(await start(visitor));
    expect(refused(await start({ ...visitor, projectId: closed }), 403, "not_a_member").error).to.equal(notAMember);
    expect(refused(await callTool({ ...visitor, projectId: closed }, "ask", {}), 403, "not_a_member").error).to.equal(notAMember);
    const elsewhere = { ...visitor, projectId: alsoOpen };
    refused(await callTool(elsewhere, "update_profile"), 403, "not_a_member");
    started(await start(elsewhere));
    toolResult(await callTool(elsewhere, "update_profile"));
    expect((await userOf(visitor))?.["visitor"]).to.have.deep.property("projects", [open, alsoOpen]);
    expect(await countsOf(alsoOpen)).to.deep.equal({ sessions: 1, newcomers: 1 });
  });

  it("refuses its visitors once it is closed again", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject());
    started(await start(visitor));
    await firestore.doc(`projects/${visitor.projectId}`).update({ visitors: "members" });
    refused(await start(visitor), 403, "not_a_member");
    refused(await callTool(visitor, "update_profile"), 403, "not_a_member");
  });
});

describe("the limits of anonymous visitors", () => {
  it("are sessions of a person: the specification's sentence", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject(limitsOf({ perPerson: 1 })));
    started(await start(visitor));
    expect(refused(await start(visitor), 429, "quota_reached").error).to.equal(
      "Daily live-session limit reached (1/day). Try again tomorrow or upgrade your plan.",
    );
  });

  it("are never more than a member's", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject({ live_sessions_per_day: 1, ...limitsOf({ perPerson: 9 }) }));
    started(await start(visitor));
    refused(await start(visitor), 429, "quota_reached");
  });

  it("are sessions of the project's anonymous visitors in a day, which its members do not wait for", async () => {
    const projectId = await anOpenProject(limitsOf({ sessions: 1 }));
    const member = await aVisitor(projectId);
    started(await start(member));
    started(await start(await anAnonymousVisitor(projectId)));
    const second = await anAnonymousVisitor(projectId);
    const reply = await start(second);
    expect(refused(reply, 429, "visitors_limit").error).to.equal("Too many visitors are using the assistant. Please try again later.");
    expect(Number(reply.headers["retry-after"])).to.be.within(1, 86_400);
    expect(await userOf(second)).to.equal(undefined);
    expect(await usageOf(second)).to.deep.equal({ count: 0, reservations: {} });
    started(await start(member));
  });

  it("are new ones in an hour; those who are known go on", async () => {
    const projectId = await anOpenProject(limitsOf({ newcomers: 1 }));
    const [known, late] = [await anAnonymousVisitor(projectId), await anAnonymousVisitor(projectId)];
    started(await start(known));
    const reply = await start(late);
    refused(reply, 429, "visitors_limit");
    expect(Number(reply.headers["retry-after"])).to.be.within(1, 3600);
    expect(await userOf(late)).to.equal(undefined);
    started(await start(known));
    expect(await countsOf(projectId)).to.deep.equal({ sessions: 2, newcomers: 1 });
  });
});

describe("what an anonymous visitor may do", () => {
  const aKnownVisitor = async (fields: object = {}): Promise<Visitor> => {
    const visitor = await anAnonymousVisitor(await anOpenProject({ ...fields }));
    started(await start(visitor));
    return visitor;
  };

  it("is not to answer for the team", async () => {
    const visitor = await aKnownVisitor();
    const [toTheTeam, toAMember] = [
      await callTool(visitor, "answer", {}),
      await callTool(await aVisitor(visitor.projectId), "answer", {}),
    ].map((reply) => toolResult(reply).result);
    expect(toTheTeam).to.equal(toAMember);
    expect(await toolsIn(started(await start(visitor)).token)).not.to.include('"name":"answer"');
  });

  const reachable = { manager_phone: "+4721985800" };

  it("is not to be put through, unless the project allows it", async () => {
    const visitor = await aKnownVisitor(reachable);
    expect(toolResult(await callTool(visitor, "transfer_to_manager")).result).to.equal(
      "I cannot put you through to our team right now. Shall I take a message instead?",
    );
    expect(await toolsIn(started(await start(visitor)).token)).not.to.include('"name":"transfer_to_manager"');
    const member = await aVisitor(visitor.projectId);
    expect(await toolsIn(started(await start(member)).token)).to.include('"name":"transfer_to_manager"');
  });

  it("is to be put through where the project allows it", async () => {
    const visitor = await aKnownVisitor({ ...reachable, visitor_transfers: true });
    expect(await toolsIn(started(await start(visitor)).token)).to.include('"name":"transfer_to_manager"');
    expect(toolResult(await callTool(visitor, "transfer_to_manager")).widget?.type).to.equal("call");
  });

  it("is to ask, and to leave a message", async () => {
    const visitor = await aKnownVisitor();
    toolResult(await callTool(visitor, "ask", { question: "Do you sell oars?", search_words: ["oars"] }));
    toolResult(await callTool(visitor, "ask", { message: "Please call me at +47 21 98 58 00." }));
  });
});
