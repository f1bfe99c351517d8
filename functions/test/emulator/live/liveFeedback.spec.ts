import { expect } from "chai";
import * as z from "zod";
import { refusalLimits } from "../../../src/lib/auth/limits.ts";
import { feedback } from "../../../answers/feedback.ts";
import { statistics } from "../../../answers/statistics.ts";
import { firestore } from "../../support/admin-app.ts";
import { type Call, call } from "../../support/api.ts";
import { together } from "../../support/concurrent-clients.ts";
import { everythingIn } from "../../support/documents.ts";
import { costOf } from "../../support/firestore-cost.ts";
import { startRecorder } from "../../support/firestore-recorder.ts";
import { startInstance } from "../../support/instances.ts";
import { anEditor } from "../../support/projects.ts";
import { expectOurs, refused, refusedPaths } from "../../support/replies.ts";
import { stack } from "../../support/stack-addresses.ts";
import { aVisitor, aVoiceProject, start, started, type Visitor } from "../../support/visitors.ts";

const rate = async ({ token, projectId }: Visitor, body: object = { good: true }, details: Partial<Call> = {}) =>
  call("liveFeedback", { projectId, token, headers: { "x-project-id": projectId }, body, ...details });

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

  it("is not looked at any more after as many that count nothing as an instance refuses in a minute", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    started(await start(visitor));
    await using recorder = await startRecorder(stack.firestoreHost);
    await using alone = await startInstance("liveFeedback", { FIRESTORE_EMULATOR_HOST: recorder.host });
    const again = async () => rate(visitor, { good: true }, { base: alone.url });
    expect((await again()).body).to.deep.equal({ counted: true });
    const repeated = await Promise.all(Array.from({ length: refusalLimits.refusals }, again));
    expect(new Set(repeated.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).to.deep.equal(
      new Set(['200 {"counted":false}']),
    );
    const exchanges = await recorder.during(async () => {
      for (const reply of await Promise.all(Array.from({ length: refusalLimits.refusals }, again)))
        refused(reply, 429, "refused_too_often");
    });
    expect(costOf(exchanges).reads).to.equal(0);
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
