import { expect } from "chai";
import { localVoiceKey } from "../../../../fakes/voice/settings.ts";
import { startFakeVoice, type FakeVoice } from "../../../../fakes/voice/start-fake-voice.ts";
import { type FakeWeb, startFakeWeb } from "../../../../fakes/web/start-fake-web.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { nightlyIf } from "../../../support/nightly.ts";
import { anOwner, getSession, type StoredSession } from "../../../support/onboarding.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import type { Visitor } from "../../../support/visitors.ts";
import { type Canary, startCanary } from "../../../web/support/canary.ts";

describe("run_extraction on the small web", () => {
  let web: FakeWeb;
  let gemini: FakeVoice;
  let canary: Canary;
  let withModel: Instance;
  let direct: Instance;

  before(async () => {
    [web, gemini, canary] = await Promise.all([startFakeWeb(), startFakeVoice(), startCanary()]);
    [withModel, direct] = await Promise.all([
      startInstance("liveToolsExecute", { WEB_PROXY_URL: web.url, GEMINI_API_URL: gemini.url, GEMINI_API_KEY: localVoiceKey }),
      startInstance("liveToolsExecute", { WEB_PROXY_URL: "", GEMINI_API_KEY: "" }),
    ]);
  });

  after(async () => {
    await Promise.all([withModel.stop(), direct.stop(), web.stop(), gemini.stop(), canary[Symbol.asyncDispose]()]);
  });

  beforeEach(() => {
    web.control.reset();
    gemini.control.reset();
  });

  const extract = async (
    { url }: Instance,
    website: string,
  ): Promise<{ readonly owner: Visitor; readonly answer: ToolResult; readonly session: StoredSession }> => {
    const owner = await anOwner();
    await callTool(owner, "select_company", { country: "NO", business_url: website }, { base: url });
    return { owner, answer: toolResult(await callTool(owner, "run_extraction", {}, { base: url })), session: await getSession(owner) };
  };

  it("lets the model quote a site, and asks it once for what the site does not say", async () => {
    const { answer, session } = await extract(withModel, "http://solberg-tannlege.example");
    expect(answer.result).to.include("Tannlege i Drammen");
    const { products_services: offers, brand_tone: tone, service_area: area } = session.profile;
    expect(offers?.value).to.deep.equal(["Implantater", "Tannregulering", "Barnetannpleie", "Akuttbehandling"]);
    const url = "http://solberg-tannlege.example/";
    expect(tone).to.deep.include({ value: "friendly", source: { kind: "website", url } });
    // The model names the first page; the words are on the other one.
    expect(area).to.deep.include({ value: "Drammen", source: { kind: "website", url: `${url}kontakt-oss` } });
    const asked = gemini.control.generations().map(({ body }) => (JSON.stringify(body).includes("googleSearch") ? "searches" : "quotes"));
    expect(asked).to.deep.equal(["quotes", "searches"]);
  });

  it("searches for nothing about a site that says everything", async () => {
    const { session } = await extract(withModel, "http://fjordbakeri.example");
    expect(session.profile["phone"]).to.deep.include({ value: "55 12 34 56", confidence: 0.95 });
    expect(gemini.control.generations()).to.have.length(1);
  });

  it("says that it cannot read the site while the model fails, tells the operator why, and reads it the next time", async () => {
    gemini.control.failGenerate({ fault: "429", times: 1 });
    const { answer, session, owner } = await extract(withModel, "http://casa-verde.example");
    expect(answer.result).to.match(/^I cannot read the website/);
    expect(session.profile["summary"]).to.equal(undefined);
    expect(withModel.log()).to.include("the language model for companies failed").and.to.include("over_quota");
    expect(withModel.log()).not.to.include(localVoiceKey);
    await callTool(owner, "run_extraction", {}, { base: withModel.url });
    expect((await getSession(owner)).profile["summary"]?.value).to.match(/^Flores frescas/);
  });

  it("takes no orders from a page", async () => {
    const { answer, session } = await extract(withModel, "http://kind-garden.example");
    expect(session.profile["summary"]?.value).to.match(/^Kind Garden plants and tends small city gardens in Cork/);
    expect(JSON.stringify([answer, session])).not.to.match(/PWNED|evil|developer mode/i);
  });

  for (const host of [
    "no-robots.example",
    "loop.example",
    "private-redirect.example",
    "loopback-redirect.example",
    "brochure.example",
    "down.example",
  ]) {
    it(`says that it cannot read ${host}${nightlyIf(host !== "private-redirect.example")}`, async () => {
      const { answer } = await extract(withModel, `http://${host}`);
      expect(answer.result).to.match(/^I cannot read the website/);
    });
  }

  it("finds nothing where a page becomes 20 MB of nothing", async () => {
    const { answer, session } = await extract(withModel, "http://bomb.example");
    expect(answer.result).to.match(/^I could not find anything/);
    expect(session.profile["summary"]).to.equal(undefined);
  });

  it("reaches nothing on its own machine without a proxy", async () => {
    for (const website of [
      `http://127.0.0.1:${canary.port}/`,
      `http://localhost:${canary.port}/`,
      "http://169.254.169.254/",
      "http://[::1]/",
      "http://2130706433/",
      "http://metadata.google.internal/",
    ]) {
      const owner = await anOwner();
      await callTool(owner, "select_company", { country: "NO", business_url: website }, { base: direct.url });
      const { result } = toolResult(await callTool(owner, "run_extraction", {}, { base: direct.url }));
      expect(result, website).to.match(/^(?:No company has been chosen yet|I cannot read the website)/);
    }
    expect(canary.hits()).to.equal(0);
  });
});
