import { expect } from "chai";
import { localVoiceKey } from "../../../fakes/voice/settings.ts";
import { type FakeVoice, startFakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import { firestore } from "../../support/admin-app.ts";
import { anAnonymousVisitor, anOpenProject } from "../../support/anonymous-visitors.ts";
import { costOf } from "../../support/firestore-cost.ts";
import { type Recorder, startRecorder } from "../../support/firestore-recorder.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { stack } from "../../support/stack-addresses.ts";
import { aLivePage } from "../../support/projects.ts";
import { aVisitor, aVoiceProject, start, started, type Visitor } from "../../support/visitors.ts";

const factsOf = ({ projectId }: Pick<Visitor, "projectId">) => firestore.doc(`projects/${projectId}/knowledge/site`);

/** As somebody's question leaves them. */
const rememberLanguages = async (visitor: Pick<Visitor, "projectId">) => factsOf(visitor).set({ languages: ["en"] });

describe("the cost of a voice session", () => {
  let service: FakeVoice;
  let recorder: Recorder;
  let instance: Instance;

  before(async () => {
    service = await startFakeVoice();
    recorder = await startRecorder(stack.firestoreHost);
    instance = await startInstance("liveSession", {
      FIRESTORE_EMULATOR_HOST: recorder.host,
      GEMINI_API_URL: service.url,
      GEMINI_API_KEY: localVoiceKey,
    });
  });

  after(async () => {
    await instance.stop();
    await service.stop();
    await recorder.stop();
  });

  it("is 3 round trips, 6 reads and 3 writes, and one request to the voice service", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    await rememberLanguages(visitor);
    // Creates the record of the day; and from now on this instance reads for the visitor beside the guard.
    started(await start(visitor, { base: instance.url }));
    const before = service.control.requests().length;
    const exchanges = await recorder.during(async () => started(await start(visitor, { base: instance.url })), instance.rest);
    // Two writes are the day's usage, the third counts in the statistics. The reads are the project, the member and the user, and in parallel the
    // day's usage, the site's languages and whether the brief is confirmed.
    expect(costOf(exchanges)).to.deep.equal({ roundTrips: 3, reads: 3 + 3, writes: 3 });
    expect(service.control.requests().length - before).to.equal(1);
  });

  it("is a round trip, a read for each page and a write more the first time on a site, never again", async () => {
    const startTwice = async (languages: readonly string[]) => {
      const visitor = await aVisitor(await aVoiceProject());
      started(await start(visitor, { base: instance.url })); // creates the record of the day; there is no page yet
      expect((await factsOf(visitor).get()).exists).to.equal(false);
      for (const [index, language] of languages.entries())
        await aLivePage({ id: visitor.projectId, templateId: "article" }, { slug: `page-${String(index)}`, language });
      const costs = [];
      for (let time = 0; time < 2; time++)
        costs.push(costOf(await recorder.during(async () => started(await start(visitor, { base: instance.url })), instance.rest)));
      return { costs, facts: (await factsOf(visitor).get()).data() };
    };
    const costs = [
      { roundTrips: 4, reads: 3 + 3 + 3, writes: 4 },
      { roundTrips: 3, reads: 3 + 3, writes: 3 },
    ];
    expect(await startTwice(["en", "en-GB", "nb"])).to.deep.equal({ costs, facts: { languages: ["en", "nb"], small: false } });
    // Pages in no language are a fact, too.
    expect(await startTwice(["und", "", "?"])).to.deep.equal({ costs, facts: { languages: [], small: false } });
  });

  it("of an anonymous visitor is two reads and a write more, and a round trip and two writes more the first time", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject());
    await rememberLanguages(visitor);
    const costs = [];
    for (let time = 0; time < 2; time++)
      costs.push(costOf(await recorder.during(async () => started(await start(visitor, { base: instance.url })), instance.rest)));
    expect(costs).to.deep.equal([
      { roundTrips: 4, reads: 3 + 5, writes: 6 },
      { roundTrips: 3, reads: 3 + 5, writes: 4 },
    ]);
  });
});
