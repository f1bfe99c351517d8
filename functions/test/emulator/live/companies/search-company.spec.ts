import { expect } from "chai";
import { localCompaniesHouseKey } from "../../../../fakes/registries/sources/britain.ts";
import { localPlacesKey } from "../../../../fakes/registries/sources/places.ts";
import { type FakeRegistries, startFakeRegistries } from "../../../../fakes/registries/start-fake-registries.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { refused } from "../../../support/replies.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import type { CompanyCard } from "../../../../answers/widget.ts";
import { callTool, requireCard, toolResult } from "../../../support/tools.ts";
import { aStranger, aVisitor, aVoiceProject, type Visitor } from "../../../support/visitors.ts";

const onboarding = { plan: "business", modules: { voice: true, onboarding: true } };

describe("search_company", () => {
  let registries: FakeRegistries;
  let instance: Instance;
  let visitor: Visitor;

  before(async () => {
    registries = await startFakeRegistries();
    instance = await startInstance("liveToolsExecute", {
      ...registries.parameters,
      COMPANIES_HOUSE_API_KEY: localCompaniesHouseKey,
      PLACES_API_KEY: localPlacesKey,
    });
    visitor = await aVisitor(await aVoiceProject(onboarding));
  });
  after(async () => {
    await Promise.all([instance.stop(), registries.stop()]);
  });
  beforeEach(() => {
    registries.control.reset();
  });

  const search = async (args: object, who: Visitor = visitor): Promise<ToolResult> =>
    toolResult(await callTool(who, "search_company", args, { base: instance.url }));
  const cardOf = (answer: ToolResult): CompanyCard["data"] => {
    const { data } = requireCard(answer, "company_card");
    expect(data.candidates.length).to.be.at.most(5);
    return data;
  };

  it("is for members of projects with the module", async () => {
    const projectId = await aVoiceProject();
    const args = { country: "NO", query: "Fjord Bakeri" };
    refused(await callTool(await aStranger(projectId), "search_company", args, { base: instance.url }), 403, "not_provisioned");
    refused(await callTool(await aVisitor(projectId), "search_company", args, { base: instance.url }), 403, "module_disabled");
    expect(registries.control.requests()).to.deep.equal([]);
  });

  it("names the companies so that they can be told apart, the closed one last", async () => {
    const answer = await search({ country: "no", query: " Fjord  Bakery in Bergen " });
    const { candidates, incomplete, country, query } = cardOf(answer);
    expect({ incomplete, country, query }).to.deep.equal({ incomplete: false, country: "NO", query: "Fjord Bakery in Bergen" });
    expect(candidates[0]).to.deep.include({
      country: "NO",
      registry_id: "NO-ORGNR:915468519",
      place_id: "ChIJLectern_FjordBakeri01",
      name: "FJORD BAKERI AS",
      town: "Bergen",
      status: "active",
      website: "http://fjordbakeri.example/",
    });
    expect(candidates.map(({ status }) => status)).to.deep.equal(candidates.map(({ status }) => status).toSorted());
    expect(new Set(candidates.map(({ registry_id, place_id }) => registry_id ?? place_id)).size).to.equal(candidates.length);
    expect(answer.result).to.match(
      /^I found these companies\. 1: FJORD BAKERI AS at the address [^:]*, 5003 Bergen\. 2: .*, which is closed\. Which one is it\?$/,
    );
    expect(answer.widget).to.deep.include({ type: "card", card_id: "company_card", template_id: "company_card", dir: "ltr" });
  });

  it("knows a company by its number, and one of another country by its name there", async () => {
    expect((await search({ country: "NO", query: "915 468 519" })).result).to.equal(
      "I found FJORD BAKERI AS in Bergen. Is that the right one?",
    );
    expect(cardOf(await search({ country: "DE", query: "elektro brandt kassel" })).candidates[0]).to.include({
      registry_id: "LEI:LECT00TESTONLY000342",
      source: "gleif",
    });
    expect((await search({ country: "NO", query: "999 999 999" })).result).to.include("no company with the number");
  });

  it("takes a number beside a name for no other company", async () => {
    const idsOf = async (query: string) => cardOf(await search({ country: "NO", query })).candidates.map((found) => found.registry_id);
    const [first, ...others] = await idsOf("Fjord Bakeri, org nr 915 468 519");
    expect(first).to.equal("NO-ORGNR:915468519");
    expect(others).to.not.include(first);
    const [fjord = null] = await idsOf("Fjord Bakeri");
    const stranger = (await idsOf("939091734"))[0] ?? "";
    expect(stranger).to.equal("NO-ORGNR:939091734");
    const found = await idsOf(`Fjord Bakeri ${stranger.replace("NO-ORGNR:", "")}`);
    expect(found).to.include(fjord).and.not.to.include(stranger);
  });

  it("asks the model for the code of a country that it has named", async () => {
    for (const country of ["Norway", "Norge", "47"]) {
      expect(await search({ country, query: "Fjord Bakery" })).to.include({
        result: `I do not know the country ${country}. Which country is the company in?`,
        status: "invalid",
        retryable: true,
        hint: "country: send the two letters of ISO 3166-1 for the country that they named.",
      });
    }
  });

  it("asks for what is missing, and asks nobody else", async () => {
    const sentences = await Promise.all(
      [
        {},
        { country: "XX", query: "Fjord" },
        { country: "NO" },
        { country: "NO", query: "x" },
        { country: "NO", query: "x".repeat(121) },
      ].map(async (args) => search(args)),
    );
    expect(sentences.map(({ result }) => result)).to.deep.equal([
      "Which country is the company in?",
      "I do not know the country XX. Which country is the company in?",
      "What is the name of the company?",
      "That name is too short to search for. What is the full name of the company?",
      "That is too long to search for. Please tell me only the name of the company.",
    ]);
    expect(sentences.every(({ widget }) => widget === undefined)).to.equal(true);
    expect(registries.control.requests()).to.deep.equal([]);
  });

  it("answers whatever is said", async () => {
    const hostile = [
      "../../admin",
      "'; DROP TABLE companies;--",
      "\u0000\uD800",
      '{"$gt":""}',
      "<script>alert(1)</script>",
      "%00%2e%2e",
      "🙂🙂",
      "a&size=10000&konkurs=true",
      "filter[lei]=x",
      "__proto__",
      "{query}",
      "\u202Eevil",
    ];
    for (const query of hostile) expect((await search({ country: "NO", query })).result).to.be.a("string");
    for (const args of [
      { country: { a: 1 }, query: ["x"] },
      { country: 47, query: null },
      { country: "NO\n", query: 915468519 },
    ])
      expect((await search(args)).result).to.be.a("string");
    expect(
      registries.control
        .requests()
        .map(({ path }) => path)
        .filter(
          (path) => !/^\/(?:enhetsregisteret\/api\/(?:under)?enheter(?:\/\d+)?|api\/v1\/lei-records|v1\/places:searchText)$/.test(path),
        ),
    ).to.deep.equal([]);
    const asked = registries.control.requests().filter(({ registry, query }) => registry === "no" && "navn" in query);
    expect(asked.map(({ query }) => Object.keys(query).join())).to.have.members(asked.map(() => "navn,size"));
    expect(asked.map(({ query }) => query["navn"])).to.include("a&size=10000&konkurs=true");
  });

  it("tells registries that do not answer from companies that do not exist", async () => {
    const nobody = { country: "NO", query: "Xylophonquarx" };
    registries.control.fail({ fault: "503" });
    expect(await search(nobody)).to.deep.include({
      result:
        "The company registries are not answering right now. Please tell me the address of the company's website, or ask me again in a moment.",
    });
    registries.control.reset();
    registries.control.fail({ registry: "no", fault: "malformed" });
    const partly = await search(nobody);
    expect(partly.result).to.equal(
      "I did not find Xylophonquarx, but not every company registry has answered. Please tell me the address of the company's website, or ask me again in a moment.",
    );
    expect(cardOf(partly)).to.deep.include({ candidates: [], incomplete: true });
    expect((await search({ country: "NO", query: "Fjord Bakeri" })).result).to.match(
      /Not every registry has answered, so there may be others\.$/,
    );
    registries.control.reset();
    expect((await search(nobody)).result).to.equal(
      "I found no company with the name Xylophonquarx in Norway. Could you spell the name, or tell me the address of its website?",
    );
  });

  it("does not wait for a registry that hangs when the company was found", async () => {
    registries.control.fail({ registry: "gleif", fault: "hang" });
    const { candidates, incomplete } = cardOf(await search({ country: "NO", query: "Nordlys Hotell" }));
    expect(candidates[0]).to.include({ name: "NORDLYS HOTELL AS" });
    expect(incomplete).to.equal(false);
  });
});
