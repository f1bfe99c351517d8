import { expect } from "chai";
import { type FakeRegistries, startFakeRegistries } from "../../../../fakes/registries/start-fake-registries.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { anOwner, getSession, sessionRef, storedSession } from "../../../support/onboarding.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor, type Visitor } from "../../../support/visitors.ts";

/** What a model does that knows only what it was given. */
describe("a company that is chosen by its position", () => {
  let registries: FakeRegistries;
  let instances: readonly Instance[] = [];

  const use = async (owner: Visitor, tool: string, args: object, [instance] = instances): Promise<ToolResult> =>
    toolResult(await callTool(owner, tool, args, { base: instance?.url ?? "" }));
  const search = async (owner: Visitor, query: string, country = "NO"): Promise<ToolResult> =>
    use(owner, "search_company", { country, query });
  const select = async (owner: Visitor, args: object): Promise<ToolResult> =>
    use(owner, "select_company", { country: "NO", ...args }, instances.slice(1));
  const numberOf = async (owner: Visitor): Promise<unknown> => (await storedSession(owner))?.company?.["registry_id"];

  before(async () => {
    registries = await startFakeRegistries();
    const parameters = { ...registries.parameters, GEMINI_API_KEY: "-", COMPANIES_HOUSE_API_KEY: "-" };
    // Searches and choices go to different processes.
    instances = await Promise.all([1, 2].map(async () => startInstance("liveToolsExecute", parameters)));
  });

  after(async () => {
    await Promise.all([registries.stop(), ...instances.map(async ({ stop }) => stop())]);
  });

  it("is one of the last search, on any instance, with the number that was read out", async () => {
    const owner = await anOwner();
    const { result, context } = await search(owner, "Fjord Bakeri");
    expect(result).to.match(/1: FJORD BAKERI AS at the address [^:]*\. 2: /);
    expect(context).to.have.nested.property("candidates[0]").that.deep.includes({ position: 1, name: "FJORD BAKERI AS", town: "Bergen" });
    expect(context)
      .to.have.nested.property("candidates[1]")
      .that.includes({ position: 2, country: "NO", registry_id: "NO-ORGNR:998885418" });
    expect((await select(owner, { position: 2 })).result).to.match(/^I have noted FJORD BAKERI AS in Bergen\. According to the registry/);
    expect(await numberOf(owner)).to.equal("NO-ORGNR:998885418");
    expect((await select(owner, { position: "1", country: undefined })).result).to.match(
      /^I have noted FJORD BAKERI AS in Bergen\. Shall I/,
    );
    expect(await numberOf(owner)).to.equal("NO-ORGNR:915468519");
    expect((await select(owner, { position: 1 })).result).to.match(/^We are already working on that company/);
  });

  it("is the one that was found, if there is only one", async () => {
    const owner = await anOwner();
    expect((await search(owner, "Havgløtt Sjømat")).result).to.match(/^I found HAVGLØTT SJØMAT AS/);
    expect((await select(owner, { position: 1 })).result).to.match(/^I have noted HAVGLØTT SJØMAT AS/);
  });

  it("is none that the last search has not found: nothing is stored, and the model is told what to send", async () => {
    const owner = await anOwner();
    await search(owner, "Fjord Bakeri");
    await search(owner, "Solberg");
    const wrong: readonly (readonly [object, RegExp])[] = [
      [{ position: 3 }, /from 1 to 2/],
      [{ position: 0 }, /1 for the first/],
      [{ position: "first" }, /1 for the first/],
      [{ position: 1, registry_id: "915468519" }, /another one/],
      [{ position: 1, country: "SE" }, /another one/],
      [{ position: 1, country: "Atlantis" }, /ISO 3166/],
      [{ registry_id: "1" }, /as position/],
      [{ registry_id: "first" }, /as position/],
      [{ registry_id: "Solberg" }, /as position/],
      [{}, /as position/],
    ];
    for (const [args, hint] of wrong) {
      const answer = await select(owner, args);
      expect(answer, JSON.stringify(args)).to.include({ status: "invalid", retryable: true });
      expect(answer.hint).to.match(hint);
    }
    expect((await getSession(owner)).company).to.equal(null);
    await search(owner, "Nobody Has This Name");
    expect((await select(owner, { position: 1 })).hint).to.match(/Call search_company again/);
  });

  it("is not the first company of a country whose numbers are short", async () => {
    const owner = await anOwner();
    await search(owner, "Kind Garden", "IE");
    for (const country of ["IE", "GB", "CZ", "DE"]) {
      expect(await select(owner, { country, registry_id: "1" }), country).to.include({ status: "invalid" });
      expect((await getSession(owner)).company).to.equal(null);
    }
  });

  it("is nobody else's, and none of yesterday's", async () => {
    const owner = await anOwner();
    await search(owner, "Fjord Bakeri");
    const other = await aVisitor(owner.projectId);
    expect((await select(other, { position: 1 })).hint).to.match(/Call search_company again/);
    expect(await storedSession(other)).to.equal(undefined);
    await sessionRef(owner).update({ "offer.made_at": new Date(Date.now() - 2 * 60 * 60_000) });
    expect((await select(owner, { position: 1 })).hint).to.match(/Call search_company again/);
    await sessionRef(owner).update({ offer: "damaged" });
    expect((await select(owner, { position: 1 })).hint).to.match(/Call search_company again/);
  });

  it("is never one of the wrong list, if two searches go on at once", async () => {
    const owner = await anOwner();
    const [one, two] = await Promise.all(["Fjord Bakeri", "Solberg"].map(async (query) => search(owner, query)));
    expect([one?.context, two?.context]).to.not.include(undefined);
    const answer = await select(owner, { position: 1 });
    // They may have come one after the other all the same: then the second list counts, and the visitor hears its company.
    if (answer.hint === undefined) expect(answer.result).to.match(/^I have noted (?:FJORD BAKERI|SOLBERG)/);
    else expect((await getSession(owner)).company).to.equal(null);
  });

  it("is the same after a repeated search, and beside a change of the brief", async () => {
    const owner = await anOwner();
    await Promise.all([
      ...[1, 2, 3].map(async () => search(owner, "Fjord Bakeri")),
      use(owner, "set_field", { path: "voice", value: "Kore" }),
    ]);
    expect((await select(owner, { position: 2 })).result).to.match(/^I have noted FJORD BAKERI AS in Bergen\. According to the registry/);
    expect((await getSession(owner)).fields).to.have.nested.property("voice.value", "Kore");
  });
});
