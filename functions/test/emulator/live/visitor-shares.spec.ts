import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { refusalLimits } from "../../../src/lib/auth/limits.ts";
import { escalateQuestion } from "../../../src/lib/answers/questions/escalate-question.ts";
import { questionLimits } from "../../../src/lib/answers/questions/limits.ts";
import { questionId } from "../../../src/lib/answers/questions/question.ts";
import type { QuestionStore } from "../../../src/lib/answers/questions/question-store.ts";
import { questionStore } from "../../../src/lib/answers/questions/store.ts";
import { spenderOf } from "../../../src/lib/conversations/tool-calls/spend-unit.ts";
import { aToolCall } from "../../support/a-tool-call.ts";
import { firestore } from "../../support/admin-app.ts";
import { anAnonymousVisitor, anOpenProject } from "../../support/anonymous-visitors.ts";
import { costOf } from "../../support/firestore-cost.ts";
import { startRecorder } from "../../support/firestore-recorder.ts";
import { startInstance } from "../../support/instances.ts";
import { refused } from "../../support/replies.ts";
import { stack } from "../../support/stack-addresses.ts";
import { callTool, toolResult } from "../../support/tools.ts";
import { aVisitor, start, started, type Visitor } from "../../support/visitors.ts";

const callsKept = async (projectId: string): Promise<number> => (await firestore.collection(`projects/${projectId}/tool_calls`).get()).size;

describe("anonymous visitors", () => {
  const leave = async (visitor: Visitor, text: string): Promise<boolean> => {
    const { result } = toolResult(await callTool(visitor, "ask", { message: `${text}${" and so on".repeat(110)}` }));
    return !result.includes("cannot pass on any more messages");
  };

  it("use up half of a project's messages, however many they are, and members have the other half", async () => {
    const projectId = await anOpenProject({ limits: { messages: { per_project: 6 } } });
    const left: boolean[] = [];
    for (let count = 0; count < 5; count++) {
      const visitor = await anAnonymousVisitor(projectId);
      started(await start(visitor));
      left.push(await leave(visitor, `Message ${count}`));
    }
    expect(left).to.deep.equal([true, true, true, false, false]);
    const member = await aVisitor(projectId);
    const ofMember = [];
    for (let count = 0; count < 4; count++) ofMember.push(await leave(member, `A member's message ${count}`));
    expect(ofMember).to.deep.equal([true, true, true, false]);
  });

  it("have the share that an operator gives them", async () => {
    const projectId = await anOpenProject({ limits: { messages: { per_project: 6, all_visitors: 1 } } });
    const visitor = await anAnonymousVisitor(projectId);
    started(await start(visitor));
    expect([await leave(visitor, "One"), await leave(visitor, "Two")]).to.deep.equal([true, false]);
  });

  it("cannot fill the team's open questions", async () => {
    const { openItems, openItemsOfVisitors } = questionLimits;
    const pass = async (openCount: number, role: "member" | undefined) => {
      const call = aToolCall();
      const asked = { ...call, project: { ...call.project, id: `project-${randomUUID()}` }, caller: { ...call.caller, role } };
      const store: QuestionStore = { ...questionStore, countOpen: async () => openCount };
      const question = "Do you sell kayaks?";
      const key = spenderOf(asked);
      return escalateQuestion(store, { question, key, found: await store.findState(key, questionId(question)) }, asked);
    };
    expect(await pass(openItemsOfVisitors - 1, undefined)).to.equal("unknownStored");
    expect(await pass(openItemsOfVisitors, undefined)).to.equal("unknownNotStored");
    expect(await pass(openItems - 1, "member")).to.equal("unknownStored");
    expect(await pass(openItems, "member")).to.equal("unknownNotStored");
  });
});

describe("the day's tool calls", () => {
  it("end with a sentence, and then nothing is written any more", async () => {
    const projectId = await anOpenProject({ limits: { tool_calls: { per_person: 3 } } });
    const visitor = await aVisitor(projectId);
    const change = async (name: string) =>
      toolResult(await callTool(visitor, "update_profile", { first_name: name }, { callId: randomUUID() })).result;
    for (const name of ["Ada", "Bea", "Cleo"]) expect(await change(name)).to.include(name);
    expect(await change("Dora")).to.equal("I cannot do any more today. Please try again tomorrow.");
    expect((await firestore.doc(`users/${visitor.uid}`).get()).get("profile.first_name")).to.equal("Cleo");
    expect(await callsKept(projectId)).to.equal(3);
    expect(toolResult(await callTool(await aVisitor(projectId), "update_profile", {})).result).not.to.include("tomorrow");
  });

  it("end, and an instance that has said so as often as it refuses in a minute reads nothing more", async () => {
    const visitor = await aVisitor(await anOpenProject({ limits: { tool_calls: { per_person: 1 } } }));
    await using recorder = await startRecorder(stack.firestoreHost);
    await using alone = await startInstance("liveToolsExecute", { FIRESTORE_EMULATOR_HOST: recorder.host });
    const again = async () => callTool(visitor, "update_profile", {}, { base: alone.url });
    expect(toolResult(await again()).result).not.to.include("tomorrow");
    for (const reply of await Promise.all(Array.from({ length: refusalLimits.refusals }, again)))
      expect(toolResult(reply).result).to.include("tomorrow");
    const exchanges = await recorder.during(async () => {
      for (const reply of await Promise.all(Array.from({ length: refusalLimits.refusals }, again)))
        refused(reply, 429, "refused_too_often");
    });
    expect(costOf(exchanges).reads).to.equal(0);
  });

  it("are those of all instances, and of the whole project", async () => {
    const projectId = await anOpenProject({ limits: { tool_calls: { per_project: 2 } } });
    const show = async (visitor: Visitor) => toolResult(await callTool(visitor, "update_profile", {})).result.includes("tomorrow");
    const people = await Promise.all([1, 2, 3].map(async () => aVisitor(projectId)));
    const over = [];
    for (const person of people) over.push(await show(person));
    expect(over).to.deep.equal([false, false, true]);
  });
});
