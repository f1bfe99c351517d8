import { expect } from "chai";
import { type FakeRegistries, startFakeRegistries } from "../../../../fakes/registries/start-fake-registries.ts";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { type Instance, startInstance } from "../../../support/instances.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor, aVoiceProject, type Visitor } from "../../../support/visitors.ts";

describe("search_company, at its limits", () => {
  let registries: FakeRegistries;
  let instance: Instance;

  before(async () => {
    registries = await startFakeRegistries();
    instance = await startInstance("liveToolsExecute", {
      ...registries.parameters,
      COMPANIES_HOUSE_API_KEY: "-",
      PLACES_API_KEY: "-",
    });
  });

  after(async () => {
    await Promise.all([instance.stop(), registries.stop()]);
  });

  const aSearcher = async (fields: object = {}): Promise<Visitor> =>
    aVisitor(await aVoiceProject({ modules: { voice: true, onboarding: true }, ...fields }));

  const search = async (who: Visitor, args: object) => toolResult(await callTool(who, "search_company", args, { base: instance.url }));

  it("does not say that there is none in a country without an available registry, and says what can be done", async () => {
    const visitor = await aSearcher();
    for (const country of ["DE", "ES", "SE", "US", "GB"]) {
      const { result } = await search(visitor, { country, query: "Zzyzxq Wurstfabrik" });
      expect(result, country).to.match(
        /^I cannot look anything up in the company registry of .+ I can go on with the address of the company's website/,
      );
    }
    expect((await search(visitor, { country: "NO", query: "Zzyzxq Pølsefabrikk" })).result).to.match(/^I found no company/);
  });

  it("counts searches, and sends none when the day's budget is used up", async () => {
    const projectId = await aVoiceProject({
      modules: { voice: true, onboarding: true },
      limits: { search_company: { per_person: 2, per_project: 3 } },
    });
    const [visitor, other] = [await aVisitor(projectId), await aVisitor(projectId)];
    const ask = async (who: Visitor, query: string): Promise<string> => (await search(who, { country: "NO", query })).result;
    await ask(visitor, "Havgløtt Budsjett");
    await ask(visitor, "Nordlys Budsjett");
    const before = registries.control.requests().length;
    expect(await ask(visitor, "Fjell Budsjett")).to.equal(texts.companies.searchLimit);
    expect(registries.control.requests()).to.have.lengthOf(before);
    expect(await ask(other, "Fjell Budsjett")).not.to.equal(texts.companies.searchLimit);
    expect(await ask(other, "Vidda Budsjett")).to.equal(texts.companies.searchLimit);
  });
});
