import { expect } from "chai";
import { countryHint } from "../../../../src/lib/companies/countries.ts";
import { localPlacesKey } from "../../../../fakes/registries/sources/places.ts";
import { type FakeRegistries, startFakeRegistries } from "../../../../fakes/registries/start-fake-registries.ts";
import { type FakeWeb, startFakeWeb } from "../../../../fakes/web/start-fake-web.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { anOwner, briefOf, editsOf, getSession, storedSession } from "../../../support/onboarding.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import type { Visitor } from "../../../support/visitors.ts";

describe("select_company", () => {
  let web: FakeWeb;
  let registries: FakeRegistries;
  let instance: Instance;

  const use = async (owner: Visitor, tool: string, args: object = {}): Promise<ToolResult> =>
    toolResult(await callTool(owner, tool, args, { base: instance.url }));

  const select = async (owner: Visitor, args: object): Promise<ToolResult> => use(owner, "select_company", { country: "NO", ...args });

  before(async () => {
    [web, registries] = await Promise.all([startFakeWeb(), startFakeRegistries()]);
    instance = await startInstance("liveToolsExecute", {
      ...registries.parameters,
      WEB_PROXY_URL: web.url,
      GEMINI_API_KEY: "-",
      PLACES_API_KEY: localPlacesKey,
      COMPANIES_HOUSE_API_KEY: "-",
    });
  });

  after(async () => {
    await instance.stop();
    await Promise.all([web.stop(), registries.stop()]);
  });

  afterEach(() => {
    registries.control.reset();
  });

  it("looks the number up, repeats who it is, and offers to go on", async () => {
    const owner = await anOwner();
    const answer = await select(owner, { registry_id: "NO-ORGNR:980068048" });
    expect(answer.result).to.match(/^I have noted FJORDBAKERIET SOGNDAL AS in Sogndal\. I do not know its website\./);
    const { state, company } = briefOf(answer);
    expect(state).to.equal("selected");
    expect(company).to.include({
      country: "NO",
      registry_id: "NO-ORGNR:980068048",
      name: "FJORDBAKERIET SOGNDAL AS",
      town: "Sogndal",
      registry: "verified",
    });
    const stored = await getSession(owner);
    expect(stored.company).to.deep.include({ registry_id: "NO-ORGNR:980068048", place_id: null, business_url: null, closed: false });
    expect(stored).to.have.nested.property("company.registry_facts.industry", "Produksjon av brød og ferske konditorvarer");
  });

  it("knows the website that the registry has, and says when a company is closed", async () => {
    const owner = await anOwner();
    expect((await select(owner, { registry_id: "915468519" })).result).to.match(
      /^I have noted FJORD BAKERI AS in Bergen\. Shall I read its website/,
    );
    const { result, ...answer } = await select(owner, { registry_id: 998885418 });
    expect(result).to.match(/^I have noted FJORD BAKERI AS in Bergen\. According to the registry, this company is closed\./);
    expect(briefOf({ result, ...answer }).company).to.include({ closed: true });
  });

  it("stores every identifier that is given, in one form", async () => {
    const owner = await anOwner();
    const everything = {
      country: "no",
      registry_id: "915 468 519",
      place_id: "ChIJLectern_FjordBakeri01",
      business_url: "HTTPS://WWW.FjordBakeri.Example/",
    };
    await select(owner, everything);
    expect((await getSession(owner)).company).to.include({
      country: "NO",
      registry_id: "NO-ORGNR:915468519",
      place_id: everything.place_id,
      business_url: "https://www.fjordbakeri.example",
    });
  });

  it("refuses what is made up, malformed or private, and stores nothing", async () => {
    const owner = await anOwner();
    const refusals: readonly (readonly [object, RegExp])[] = [
      [{}, /^Which company is it\?/],
      [{ registry_id: "", place_id: null, business_url: "  " }, /^Which company is it\?/],
      [{ country: "Atlantis", registry_id: "915468519" }, /I do not know the country Atlantis/],
      [{ country: null, registry_id: "915468519" }, /^Which country is the company in\?/],
      [{ registry_id: "923609999" }, /^The registry has no company with this number/],
      [{ registry_id: "12" }, /^This cannot be the number/],
      [{ registry_id: "9".repeat(1_000) }, /^This cannot be the number/],
      [{ registry_id: { $gt: "" } }, /^Which company is it\?/],
      [{ place_id: "ChIJLectern_NobodyThere00" }, /^I cannot find that place/],
      [{ place_id: "ChIJLectern_FjordUsa00001" }, /^I cannot find that place/],
      [{ place_id: "x y" }, /^I cannot find that place/],
      [{ place_id: "../../../places/ChIJN1t" }, /^I cannot find that place/],
      [{ business_url: "http://169.254.169.254/latest" }, /^That address is not on the public internet/],
      [{ business_url: "http://2130706433" }, /^That address is not on the public internet/],
      [{ business_url: "metadata.google.internal" }, /^That address is not on the public internet/],
      [{ business_url: "file:///etc/passwd" }, /^I did not understand the address/],
      [{ business_url: "https://user:secret@fjord.example" }, /^I did not understand the address/],
      [{ business_url: "https://fjord.example:8080" }, /^I did not understand the address/],
      [{ business_url: `https://fjord.example/${"a".repeat(2_048)}` }, /^That address is too long/],
      [{ registry_id: "915468519", business_url: "http://localhost" }, /^That address is not on the public internet/],
    ];
    for (const [args, sentence] of refusals) {
      const answer = await select(owner, args);
      expect(answer.result, JSON.stringify(args).slice(0, 80)).to.match(sentence);
      expect(answer.hint).to.equal("country" in args && args.country === "Atlantis" ? countryHint : undefined);
      expect(briefOf(answer).state).to.equal("no_company");
    }
    expect(await storedSession(owner)).to.equal(undefined);
  });

  it("accepts a number that its registry cannot check now, says so, and checks it when it is selected again", async () => {
    const owner = await anOwner();
    registries.control.fail({ fault: "503" });
    expect((await select(owner, { registry_id: "915468519" })).result).to.match(
      /^I have noted the company\. I could not look it up just now/,
    );
    expect((await getSession(owner)).company).to.include({ registry_id: "NO-ORGNR:915468519", registry: "unknown", name: null });
    registries.control.reset();
    expect((await select(owner, { registry_id: "915468519" })).result)
      .to.match(/company: FJORD BAKERI AS\./)
      .and.not.to.match(/look it up/);
    expect((await getSession(owner)).company).to.include({ registry: "verified", name: "FJORD BAKERI AS" });
  });

  it("knows a company by the number that was asked for, whichever registry has answered", async () => {
    const owner = await anOwner();
    registries.control.fail({ registry: "no", fault: "503" });
    await select(owner, { registry_id: "915468519" });
    expect((await getSession(owner)).company).to.include({
      registry_id: "NO-ORGNR:915468519",
      registry: "verified",
      name: "FJORD BAKERI AS",
    });
    registries.control.reset();
    expect((await select(owner, { registry_id: "915468519" })).result).to.match(/^We are already working on that company/);
  });

  it("notes a website that is told afterwards, and does not say that it is working on it already", async () => {
    const owner = await anOwner();
    await select(owner, { registry_id: "971719060" });
    await use(owner, "set_field", { path: "voice", value: "Kore" });
    const { result } = await select(owner, { business_url: "https://havglott.example" });
    expect(result).to.match(/^I have noted the company with the website havglott\.example\./);
    expect((await getSession(owner)).company).to.include({ registry_id: "NO-ORGNR:971719060", business_url: "https://havglott.example" });
  });

  it("keeps everything for the same company, and begins anew with another one", async () => {
    const owner = await anOwner();
    await select(owner, { business_url: "http://fjordbakeri.example", registry_id: "915468519" });
    await use(owner, "run_extraction");
    await use(owner, "set_field", { path: "voice", value: "Kore" });
    await use(owner, "confirm");
    const before = await getSession(owner);
    expect(before.profile).to.include.keys("summary");

    for (const args of [{ registry_id: "NO 915 468 519 MVA" }, { business_url: "https://www.fjordbakeri.example/" }]) {
      expect((await select(owner, args)).result).to.match(/^We are already working on that company/);
      const now = await getSession(owner);
      expect({ ...now, company: before.company, revision: before.revision }).to.deep.equal(before);
    }

    expect(briefOf(await select(owner, { registry_id: "917716331" }))).to.include({ state: "selected", confirmed_at: null });
    const after = await getSession(owner);
    expect(after).to.deep.include({ profile: {}, confirmed_at: null, confirmed_fields: [] });
    expect(after.company).to.include({ registry_id: "NO-ORGNR:917716331", business_url: null });
    expect(editsOf(after)).to.deep.equal({ voice: "Kore" });
  });
});
