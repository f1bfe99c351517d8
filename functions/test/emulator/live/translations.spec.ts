import { expect } from "chai";
import { startFakeTranslation, type FakeTranslation } from "../../../fakes/translation/start-fake-translation.ts";
import english from "../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { type Instance, startInstance } from "../../support/instances.ts";
import { inTurn, together } from "../../support/concurrent-clients.ts";
import type { ToolResult } from "../../../answers/tool-result.ts";
import { callTool, requireCard, toolResult } from "../../support/tools.ts";
import { aVisitorBefore, changeRecords, inEnglish, inSwahili, recordOf } from "../../support/stored-labels.ts";
import { aVisitor, aVoiceProject, type Visitor } from "../../support/visitors.ts";
import { nightlyIf } from "../../support/nightly.ts";

describe("labels of languages that the repository lacks", () => {
  let service: FakeTranslation;
  let instances: readonly Instance[];

  const anInstance = async (environment: Readonly<Record<string, string>> = {}): Promise<Instance> =>
    startInstance("liveToolsExecute", { TRANSLATE_API_URL: service.url, ...environment });

  before(async () => {
    service = await startFakeTranslation();
    instances = await together(2, async () => anInstance());
    // An instance loads modules at its first call, which must not use up the time limit of translations.
    const visitor = await aVisitorBefore("sw");
    for (const instance of instances) await update(visitor, {}, instance);
  });
  after(async () => {
    await Promise.all(instances.map(async ({ stop }) => stop()));
    await service.stop();
  });
  afterEach(() => {
    service.control.reset();
  });

  const update = async (visitor: Visitor, args: object = {}, { url } = inTurn(instances, 0)): Promise<ToolResult> =>
    toolResult(await callTool(visitor, "update_profile", args, { base: url }));

  const callsFor = (language: string): number => service.control.requestsFor(language).length;

  it("are there when the visitor switches, and come from the cache from then on", async () => {
    const visitor = await aVisitorBefore("sw");
    service.control.changeSettings({ delayMs: 200 });
    const first = await update(visitor, { language: "Swahili" });
    expect(inSwahili(first)).to.equal(true);
    expect(first.widget?.data).to.include({ language: "sw", language_label: "Kiswahili" });
    expect(callsFor("sw")).to.equal(2);

    const answers = [
      await update(visitor),
      await update(visitor, { language: "sw" }),
      await update(visitor, { language: "sw-KE" }),
      await update(visitor, {}, inTurn(instances, 1)),
    ];
    expect(answers.every(inSwahili)).to.equal(true);
    expect(callsFor("sw")).to.equal(2);
  });

  it("are translated at most once in each process, however many switch at the same time in two", async () => {
    const visitor = await aVisitorBefore("ga");
    service.control.changeSettings({ delayMs: 300 });
    const visitors = [visitor, ...(await together(9, async () => aVisitor(visitor.projectId)))];
    const answers = await together(50, async (index) => update(inTurn(visitors, index), { language: "Irish" }, inTurn(instances, index)));
    const inIrish = answers.filter((answer) => {
      const { labels, pronoun_labels } = requireCard(answer, "profile_card");
      return labels.phone === "Fón" && pronoun_labels.he_him === "sé/é";
    });
    // On a busy machine some give up waiting: theirs are English, and none mixes two languages.
    expect(inIrish).not.to.deep.equal([]);
    expect(answers.filter((answer) => !inIrish.includes(answer) && !inEnglish(answer))).to.deep.equal([]);
    expect(callsFor("ga")).to.be.within(2, 4);
    await update(visitor);
    expect(callsFor("ga")).to.be.at.most(4);
  });

  it("are English while the service hangs, and are there for a later call @nightly", async () => {
    const visitor = await aVisitorBefore("is");
    service.control.fail({ fault: "hang", times: 2 });
    expect(inEnglish(await update(visitor, { language: "íslenska" }))).to.equal(true);
    expect((await recordOf("is", "pronouns").get()).data()).to.include({ failure: "timeout", labels: null });

    expect(inEnglish(await update(visitor))).to.equal(true);
    expect(inEnglish(await update(visitor, { language: "is" }))).to.equal(true);
    expect(callsFor("is")).to.equal(2);

    await changeRecords("is", { retry_at: new Date() });
    const { labels, pronoun_labels } = requireCard(await update(visitor), "profile_card");
    expect(labels).to.include({ first_name: "Eiginnafn" });
    expect(pronoun_labels).to.include({ they_them: "hán" });
    expect(callsFor("is")).to.equal(4);
  });

  for (const [fault, failure] of [
    ["quota", "over_quota"],
    ["503", "provider_down"],
    ["markup", "unreadable"],
    ["disabled", "not_configured"],
  ] as const) {
    it(`are English when the service answers ${fault}, which the operator is told once for each scope${nightlyIf(fault === "markup")}`, async () => {
      const visitor = await aVisitorBefore("af");
      const instance = inTurn(instances, 0);
      const logged = (): number => instance.log().split(`"outcome":"${failure}","language":"af"`).length - 1;
      service.control.fail({ fault });
      expect(inEnglish(await update(visitor, { language: "Afrikaans" }))).to.equal(true);
      expect(inEnglish(await update(visitor, { language: "af" }))).to.equal(true);
      expect(callsFor("af")).to.equal(2);
      while (logged() < 2) await new Promise(setImmediate);
      expect(logged()).to.equal(2);
      expect(instance.log()).to.include('"message":"the translation service failed"');
    });
  }

  it("are English in a language that the service does not have, and it is not asked again for days", async () => {
    const visitor = await aVisitorBefore("chr");
    expect(inEnglish(await update(visitor, { language: "Cherokee" }))).to.equal(true);
    expect((await recordOf("chr", "profile_card").get()).get("failure")).to.equal("unsupported_language");
    const beforeMs = Date.now();
    await update(visitor, { language: "en" });
    await update(visitor, { language: "chr" });
    expect(callsFor("chr")).to.equal(2);
    const retryAt: unknown = (await recordOf("chr", "profile_card").get()).get("retry_at");
    expect(retryAt)
      .to.have.property("seconds")
      .that.is.above(beforeMs / 1000 + 6 * 24 * 3600);
  });

  it("are English in a deployment without a translation service", async () => {
    const instance = await anInstance({ TRANSLATE_API_URL: "" });
    const visitor = await aVisitorBefore("eu");
    const answer = await update(visitor, { language: "Basque" }, instance);
    expect(inEnglish(answer)).to.equal(true);
    expect(answer.widget?.data).to.include({ language: "eu", language_label: "Euskara" });
    while (!instance.log().includes('"outcome":"not_configured","language":"eu"')) await new Promise(setImmediate);
    expect(service.control.requests()).to.deep.equal([]);
    await instance.stop();
  });

  it("are not translated for who has the language from elsewhere", async () => {
    const { projectId } = await aVisitorBefore("cy");
    const visitor = await aVisitor(projectId, { language: "cy" });
    expect(inEnglish(await update(visitor))).to.equal(true);
    expect((await recordOf("cy", "pronouns").get()).exists).to.equal(false);
    expect(service.control.requests()).to.deep.equal([]);
  });

  it("are translated by the next process after one died while it translated", async () => {
    const visitor = await aVisitorBefore("ka");
    const doomed = await anInstance();
    service.control.fail({ fault: "hang", times: 2 });
    const lost = callTool(visitor, "update_profile", { language: "Georgian" }, { base: doomed.url }).catch(() => undefined);
    while (callsFor("ka") < 2) await new Promise(setImmediate);
    await doomed.stop("SIGKILL");
    await lost;
    expect((await recordOf("ka", "pronouns").get()).exists).to.equal(false);
    const { widget } = await update(visitor, { language: "ქართული" });
    expect(widget?.labels).to.include({ language: "ენა" });
    expect(callsFor("ka")).to.equal(4);
  });

  it("are never those of other English texts, nor incomplete", async () => {
    const visitor = await aVisitorBefore("sw");
    await update(visitor, { language: "sw" });
    const labels = Object.fromEntries(Object.keys(english.profile_card).map((key) => [key, "zamani"]));
    for (const fields of [{ labels, source_hash: "of other texts" }, { labels: { profile: "zamani" } }]) {
      await recordOf("sw", "profile_card").update(fields);
      service.control.fail({ fault: "503", times: 1 });
      expect((await update(visitor)).widget?.labels).to.deep.equal(english.profile_card);
      await recordOf("sw", "profile_card").update({ retry_at: new Date() });
      expect(inSwahili(await update(visitor))).to.equal(true);
    }
  });

  it("cost nothing in languages of the catalogue", async () => {
    const visitor = await aVisitor(await aVoiceProject());
    const { widget } = await update(visitor, { language: "brazilian portuguese" });
    expect(widget?.labels).to.include({ language: "Idioma" });
    expect((await update(visitor, { language: "עברית" })).widget).to.deep.include({ dir: "rtl" });
    expect(service.control.requests()).to.deep.equal([]);
    expect((await recordOf("pt", "pronouns").get()).exists).to.equal(false);
  });

  it("keep a record of their texts and their time", async () => {
    const visitor = await aVisitorBefore("ga");
    await update(visitor, { language: "ga" });
    const record = (await recordOf("ga", "pronouns").get()).data() ?? {};
    expect(record).to.include({ language: "ga", scope: "pronouns", failure: null, retry_at: null });
    expect(record["source_hash"]).to.be.a("string").with.lengthOf(22);
    expect(record["labels"]).to.deep.equal({ she_her: "sí/í", he_him: "sé/é", they_them: "siad/iad", unspecified: "Gan sonrú" });
    expect(record["translated_at"])
      .to.have.property("seconds")
      .that.is.closeTo(Date.now() / 1000, 60);
  });
});
