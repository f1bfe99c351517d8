import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { localVoiceKey } from "../../../fakes/voice/settings.ts";
import { startFakeRegistries } from "../../../fakes/registries/start-fake-registries.ts";
import { startFakeTranslation } from "../../../fakes/translation/start-fake-translation.ts";
import { startFakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import { firestore } from "../../support/admin-app.ts";
import { countedIn } from "../../support/counted.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { type Loss, lossyProxy, type LossyProxy } from "../../support/lossy-proxy.ts";
import { aLivePage } from "../../support/projects.ts";
import { toolLimits } from "../../../src/lib/conversations/tool-calls/limits.ts";
import { expectOurs } from "../../support/replies.ts";
import { callTool, toolResult } from "../../support/tools.ts";
import { aVisitor, aVoiceProject, start, started, usageOf, type Visitor } from "../../support/visitors.ts";
import { answer, ask, askWith, promote, questionsOf } from "./knowledge/asked-site.ts";
import { nightlyIf } from "../../support/nightly.ts";

const losses = ["unavailable", "cut"] as const satisfies readonly Loss[];

const countsOf = async ({ projectId, uid }: Visitor): Promise<unknown> => {
  const day = new Date().toISOString().slice(0, 10);
  const [person, project] = await Promise.all(
    [`${uid}_${day}`, `project.${day}`].map(async (id) => firestore.doc(`projects/${projectId}/daily_budgets/${id}`).get()),
  );
  expect(person?.get("counts")).to.deep.equal(project?.get("counts"));
  return person?.get("counts");
};

describe("a commit of the voice agent whose answer is lost", () => {
  let proxy: LossyProxy;
  let tools: Instance;
  /** Answers questions, too. */
  let judging: Instance;
  let sessions: Instance;
  let registries: Awaited<ReturnType<typeof startFakeRegistries>>;
  let translation: Awaited<ReturnType<typeof startFakeTranslation>>;
  let voice: Awaited<ReturnType<typeof startFakeVoice>>;

  before(async () => {
    [proxy, registries, translation, voice] = await Promise.all([
      lossyProxy(),
      startFakeRegistries(),
      startFakeTranslation(),
      startFakeVoice(),
    ]);
    const environment = { FIRESTORE_EMULATOR_HOST: proxy.host };
    tools = await startInstance("liveToolsExecute", { ...environment, ...registries.parameters, TRANSLATE_API_URL: translation.url });
    const gemini = { GEMINI_API_URL: voice.url, GEMINI_API_KEY: localVoiceKey };
    sessions = await startInstance("liveSession", { ...environment, ...gemini });
    judging = await startInstance("liveToolsExecute", { ...environment, ...gemini });
  });

  after(async () => {
    await Promise.all([tools.stop(), judging.stop(), sessions.stop(), registries.stop(), translation.stop(), voice[Symbol.asyncDispose]()]);
    proxy.close();
  });

  const aSite = async (): Promise<Visitor> => {
    const visitor = await aVisitor(await aVoiceProject({ modules: { voice: true, onboarding: true }, default_language: "en" }));
    await aLivePage({ id: visitor.projectId, templateId: "article" }, { content: "We sell flour.", updated_at: new Date() });
    return visitor;
  };

  /** Repeats an action once for each of its commits, and loses the answer of another one each time. */
  const losingEach = (
    what: string,
    work: (visitor: Visitor, base: string) => Promise<unknown>,
    check: (visitor: Visitor) => Promise<unknown>,
  ): void => {
    for (const loss of losses) {
      it(`doubles nothing (${loss}): ${what}${nightlyIf(loss !== losses[0])}`, async () => {
        let lost = 0;
        for (let others = 0; ; others++) {
          const visitor = await aSite();
          proxy.loseNextCommit(loss, others);
          await work(visitor, tools.url);
          if (proxy.isArmed()) break;
          lost++;
          await check(visitor);
        }
        expect(lost, "there was a commit to lose").to.be.at.least(1);
      });
    }
  };

  losingEach(
    "a session",
    async (visitor) => started(await start(visitor, { base: sessions.url })),
    async (visitor) => {
      expect(await usageOf(visitor)).to.deep.equal({ count: 1, reservations: {} });
      expect(await countedIn(visitor.projectId)).to.deep.equal({ "en conversation": 1 });
    },
  );

  losingEach(
    "a tool call with an ID, which waits for nobody",
    async (visitor, base) => {
      const startedMs = performance.now();
      expect(toolResult(await callTool(visitor, "update_profile", { first_name: "Ada" }, { callId: "c1", base })).result).to.include("Ada");
      expect(performance.now() - startedMs, "its own lease is no other caller's").to.be.below(toolLimits.timeMs + toolLimits.leaseMarginMs);
    },
    async ({ projectId }) =>
      expect((await firestore.collection(`projects/${projectId}/tool_calls`).get()).docs[0]?.get("answer")).to.include("Ada"),
  );

  losingEach(
    "a search that costs a unit of the day's budget",
    async (visitor, base) =>
      toolResult(await callTool(visitor, "search_company", { country: "NO", query: `Fjord ${randomUUID()}` }, { base })),
    async (visitor) => expect(await countsOf(visitor)).to.deep.equal({ search_company: 1 }),
  );

  losingEach(
    "a question that is passed on",
    async (visitor, base) => expect((await ask(visitor, "Can I rent a kayak at the pier?", { base })).result).to.include("passed"),
    async (visitor) => {
      expect((await questionsOf(visitor)).map(({ asked_count, status }) => [asked_count, status])).to.deep.equal([[1, "open"]]);
      expect(await countsOf(visitor)).to.deep.equal({ questions: 1 });
      expect(await countedIn(visitor.projectId)).to.deep.equal({ "en passed_on": 1 });
    },
  );

  losingEach(
    "a question that is asked again",
    async (visitor, base) => {
      const question = "Can I rent a kayak at the pier?";
      await askWith(visitor, { question });
      await ask(visitor, question, { base });
    },
    async (visitor) => {
      expect((await questionsOf(visitor)).map(({ asked_count }) => asked_count)).to.deep.equal([2]);
      expect(await countedIn(visitor.projectId)).to.deep.equal({ "en passed_on": 2 });
    },
  );

  losingEach(
    "an answer of the team",
    async (visitor, base) => {
      await ask(visitor, "Can I rent a kayak at the pier?");
      const manager = await promote(await aVisitor(visitor.projectId), "manager");
      await answer(manager);
      expect((await answer(manager, { answer: "Yes, from May." }, { base })).result).not.to.include("no longer as before");
    },
    async (visitor) =>
      expect((await questionsOf(visitor)).map(({ status, answer: given }) => [status, given])).to.deep.equal([
        ["answered", "Yes, from May."],
      ]),
  );

  losingEach(
    "a message",
    async (visitor, base) => askWith(visitor, { message: "Call me, please." }, { base }),
    async (visitor) => {
      expect((await firestore.collection(`projects/${visitor.projectId}/messages`).get()).size).to.equal(1);
      expect(await countsOf(visitor)).to.deep.equal({ messages: 1 });
      expect(await countedIn(visitor.projectId)).to.deep.equal({ "en message": 1 });
    },
  );

  losingEach(
    "a question with an ID that the team has answered",
    async (visitor) => {
      const question = "Can I rent a kayak at the pier?";
      await ask(visitor, question);
      const [stored] = await questionsOf(visitor);
      const given = { status: "answered", answer: "Yes, from May.", answered_at: new Date() };
      await firestore.doc(`projects/${visitor.projectId}/questions/${stored?.id}`).update(given);
      const reply = await callTool(visitor, "ask", { question }, { callId: "c1", base: judging.url });
      expect(toolResult(reply).result).to.include("Yes, from May.");
    },
    async (visitor) => expect(await countedIn(visitor.projectId)).to.deep.equal({ "en passed_on": 1, "en team_answer": 1 }),
  );

  for (const loss of losses) {
    it(`does not translate twice, nor wait for itself (${loss})`, async () => {
      await firestore.recursiveDelete(firestore.collection("translations"));
      const asked = translation.control.requests().length;
      proxy.loseNextCommit(loss, 0);
      const reply = await callTool(await aSite(), "update_profile", { language: "mi" }, { base: tools.url });
      expectOurs(reply, 200);
      const languages = translation.control.requests().slice(asked);
      expect(proxy.isArmed()).to.equal(false);
      expect(languages).not.to.be.empty;
      expect(new Set(languages.map(({ body }) => JSON.stringify(body))).size, "each scope once").to.equal(languages.length);
    });
  }
});
