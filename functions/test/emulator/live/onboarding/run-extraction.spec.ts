import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { localVoiceKey } from "../../../../fakes/voice/settings.ts";
import { startFakeVoice, type FakeVoice } from "../../../../fakes/voice/start-fake-voice.ts";
import { type CompanyWeb, sitePage, startCompanyWeb } from "../../../support/company-web.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { anOwner, briefOf, editsOf, getSession, sessionRef, storedSession, letReadingAge } from "../../../support/onboarding.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import type { Visitor } from "../../../support/visitors.ts";

type Use = (owner: Visitor, tool: string, args?: object) => Promise<ToolResult>;

const sites: Readonly<Record<string, string>> = {
  "fjord.example": sitePage("Fjord Bakery"),
  "fjell.example": sitePage("Fjell Bakery", {
    description: "Fjell Bakery bakes flatbread on the mountain, for everybody who climbs up to it on foot.",
  }),
};

describe("run_extraction", () => {
  let web: CompanyWeb;
  let gemini: FakeVoice;
  let instances: readonly Instance[];
  let turn = 0;

  /** Answered by two processes in turn. */
  const use: Use = async (owner, tool, args = {}) =>
    toolResult(await callTool(owner, tool, args, { base: instances[turn++ % instances.length]?.url ?? "" }));

  const read = async (owner: Visitor): Promise<ToolResult> => use(owner, "run_extraction");

  const anOwnerOf = async (site: string): Promise<Visitor> => {
    const owner = await anOwner();
    await use(owner, "select_company", { country: "NO", business_url: `http://${site}` });
    return owner;
  };

  const start = async (): Promise<Instance> =>
    startInstance("liveToolsExecute", { WEB_PROXY_URL: web.url, GEMINI_API_URL: gemini.url, GEMINI_API_KEY: localVoiceKey });

  before(async () => {
    [web, gemini] = await Promise.all([startCompanyWeb((host) => sites[host]), startFakeVoice()]);
    instances = await Promise.all([start(), start()]);
  });

  after(async () => {
    await Promise.all(instances.map(async ({ stop }) => stop()));
    await Promise.all([web[Symbol.asyncDispose](), gemini.stop()]);
  });

  it("writes what the website says, each value with its source", async () => {
    const owner = await anOwnerOf("fjord.example");
    const answer = await read(owner);
    expect(answer.result).to.match(
      /^Here is what I found\. Summary: Fjord Bakery bakes .* I could not find: .* You can correct every part of it, or confirm it\.$/,
    );
    const { state, fields, contact } = briefOf(answer);
    expect(state).to.equal("extracted");
    expect(contact).to.deep.include({ name: "Fjord Bakery" });
    expect(fields["languages"]).to.deep.include({ value: ["nb", "en"], edited: false });
    expect(fields.languages.source).to.deep.equal({ kind: "website", url: "http://fjord.example/" });
    const { profile, extraction } = await getSession(owner);
    expect(profile["summary"]?.source).to.deep.equal({ kind: "website", url: "http://fjord.example/" });
    expect(extraction).to.include({ state: "finished", lease_until: null });
  });

  it("needs a company", async () => {
    const owner = await anOwner();
    expect((await read(owner)).result).to.match(/^No company has been chosen yet/);
    expect(await storedSession(owner)).to.equal(undefined);
  });

  it("says that it cannot read the website, and goes on with what else there is", async () => {
    const owner = await anOwnerOf("nowhere.example");
    const { result } = await read(owner);
    expect(result)
      .to.match(/^I cannot read the website, so I will go on/)
      .and.to.match(/Please tell me about the company/);
    expect(await getSession(owner)).to.have.nested.property("extraction.state", "finished");
  });

  it("says so, and reads again the next time, where there is no model", async () => {
    await using unkeyed = await startInstance("liveToolsExecute", { WEB_PROXY_URL: web.url, GEMINI_API_KEY: "-" });
    const owner = await anOwnerOf("fjord.example");
    const { result } = toolResult(await callTool(owner, "run_extraction", {}, { base: unkeyed.url }));
    expect(result)
      .to.match(/^I cannot read the website, so I will go on/)
      .and.not.to.include("sourdough");
    expect((await read(owner)).result).to.include("sourdough");
  });

  it("is never on its way twice, and every call is told what was found", async () => {
    const owner = await anOwnerOf("fjord.example");
    const held = web.hold();
    const calls = Array.from({ length: 6 }, async () => read(owner));
    await held;
    // Long enough for others to arrive during the first extraction. Later calls still must not start another one.
    await sleep(300);
    web.release();
    const answers = await Promise.all(calls);
    expect(web.mostAtOnce()).to.equal(1);
    for (const answer of answers)
      expect(answer.result)
        .to.equal(answers[0]?.result)
        .and.to.match(/^Here is what I found/);
  });

  it("yields to edits that are made meanwhile", async () => {
    const owner = await anOwnerOf("fjord.example");
    await use(owner, "set_field", { path: "industry", value: "Before" });
    const held = web.hold();
    const reading = read(owner);
    await held;
    expect(briefOf(await use(owner, "set_field", { path: "summary", value: "Beside" })).state).to.equal("extracting");
    web.release();
    const { fields } = briefOf(await reading);
    expect([fields.industry.value, fields.summary.value, fields.languages.value]).to.deep.equal(["Before", "Beside", ["nb", "en"]]);
    expect(editsOf(await getSession(owner))).to.deep.equal({ industry: "Before", summary: "Beside" });
    expect(briefOf(await read(owner)).fields.summary.value).to.equal("Beside");
  });

  it("is dropped when another company is selected meanwhile", async () => {
    const owner = await anOwnerOf("fjord.example");
    const held = web.hold();
    const reading = read(owner);
    await held;
    await use(owner, "select_company", { country: "NO", business_url: "http://fjell.example" });
    web.release();
    expect((await reading).result).to.match(/^Another company was chosen in the meantime/);
    expect(await getSession(owner)).to.deep.include({ profile: {} });
    expect((await read(owner)).result).to.include("flatbread");
  });

  it("leaves the session as it was when its process is killed, and the next call works", async () => {
    const owner = await anOwnerOf("fjord.example");
    await use(owner, "set_field", { path: "intent", value: "Sell bread" });
    await read(owner);
    await letReadingAge(owner);
    const before = await getSession(owner);
    const victim = await start();
    const held = web.hold();
    const lost = callTool(owner, "run_extraction", {}, { base: victim.url }).catch(() => undefined);
    await held;
    await victim.stop("SIGKILL");
    expect(await lost).to.equal(undefined);
    web.release();

    const { extraction, revision, ...rest } = await getSession(owner);
    expect(extraction).to.include({ state: "running" });
    expect(revision).to.equal(before.revision + 1);
    expect({ ...rest, extraction: before.extraction, revision: before.revision }).to.deep.equal(before);

    await sessionRef(owner).update({ "extraction.lease_until": new Date() });
    expect((await read(owner)).result).to.match(/^Here is what I found/);
    expect(editsOf(await getSession(owner))).to.deep.equal({ intent: "Sell bread" });
  });

  it("leaves confirmed values as they are, and only fills what was empty", async () => {
    const owner = await anOwnerOf("fjord.example");
    await read(owner);
    await use(owner, "confirm");
    const { profile } = await getSession(owner);
    expect(briefOf(await read(owner)).state).to.equal("confirmed");
    // What another extraction of a changed website would find.
    await sessionRef(owner).update({
      "profile.summary.value": "As it was confirmed",
      "profile.languages": null,
      confirmed_fields: ["summary"],
    });
    await letReadingAge(owner);
    const again = briefOf(await read(owner));
    expect(again.fields.summary.value).to.equal("As it was confirmed");
    expect(again.fields.languages.value).to.deep.equal(profile["languages"]?.value);
    expect(again.state).to.equal("extracted");
  });
});
