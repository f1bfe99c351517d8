import { expect } from "chai";
import * as z from "zod";
import { feedback } from "../../../contract/answers/feedback.ts";
import { statistics } from "../../../contract/answers/statistics.ts";
import { firestore } from "../../support/admin-app.ts";
import { call } from "../../support/api.ts";
import { together } from "../../support/concurrent-clients.ts";
import { everythingIn } from "../../support/documents.ts";
import { anEditor } from "../../support/projects.ts";
import { expectOurs, refused, refusedPaths } from "../../support/replies.ts";
import { aVisitor, aVoiceProject, start, started, type Visitor } from "../../support/visitors.ts";

const rate = async ({ token, projectId }: Visitor, body: object = { good: true }) =>
  call("liveFeedback", { projectId, token, headers: { "x-project-id": projectId }, body });

const isCounted = async (visitor: Visitor, good = true): Promise<boolean> => {
  const reply = await rate(visitor, { good });
  expectOurs(reply, 200);
  return feedback.parse(reply.body).counted;
};

const thumbsOf = async ({ projectId }: Visitor): Promise<readonly number[]> => {
  const reply = await (await anEditor({ id: projectId, templateId: "" })).statistics("?weeks=1");
  const { weeks } = statistics.parse(reply.body);
  const sum = (name: "thumbs_up" | "thumbs_down"): number => weeks.reduce((total, week) => total + week[name], 0);
  return [sum("thumbs_up"), sum("thumbs_down")];
};

describe("liveFeedback", () => {
  it("counts a thumb once for a conversation, however often it is sent, and by how many", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    started(await start(visitor));
    expect((await together(5, async () => isCounted(visitor))).filter(Boolean)).to.have.length(1);
    expect(await isCounted(visitor, false)).to.equal(false);
    started(await start(visitor, {}, "liveSessionResume"));
    expect(await isCounted(visitor, false), "the same conversation, resumed").to.equal(false);
    expect(await thumbsOf(visitor)).to.deep.equal([1, 0]);
    started(await start(visitor));
    expect(await isCounted(visitor, false)).to.equal(true);
    expect(await thumbsOf(visitor)).to.deep.equal([1, 1]);
  });

  it("counts for a conversation of the day before, and for none without one", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    expect(await isCounted(visitor)).to.equal(false);
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const usage = { uid: visitor.uid, count: 1, conversation_at: new Date(Date.now() - 86_400_000), is_rated: false };
    await firestore.doc(`projects/${visitor.projectId}/live_usage/${visitor.uid}_${day}`).set(usage);
    expect(await isCounted(visitor)).to.equal(true);
    expect(await isCounted(visitor)).to.equal(false);
  });

  it("keeps with the thumb neither who it was nor what was said", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    started(await start(visitor));
    await isCounted(visitor, false);
    const counts = [...(await everythingIn(visitor.projectId))].filter(([path]) => path.includes("/statistics/"));
    expect(JSON.stringify(counts)).to.include("thumbs_down").and.not.to.include(visitor.uid);
  });

  it("refuses strangers, and what is no thumb, and counts nothing", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    started(await start(visitor));
    for (const body of [{}, { good: "yes" }, { good: 1 }, { good: null }])
      expect(refusedPaths(await rate(visitor, body))).to.deep.equal(["good"]);
    refused(await rate({ ...visitor, token: "" }), 401, z.string().parse("unauthenticated"));
    refused(await rate({ ...visitor, projectId: await aVoiceProject() }), 403, "not_a_member");
    expect(await thumbsOf(visitor)).to.deep.equal([0, 0]);
  });
});
