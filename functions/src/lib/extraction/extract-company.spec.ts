import { expect } from "chai";
import { extractCompany } from "./extract-company.ts";
import type { ExtractionCompany, ExtractionResult } from "./extraction.ts";
import type { ExtractionModel, SearchQuestion, WebsiteReading } from "./extraction-model.ts";
import type { PageFacts, SiteReader, SiteReading } from "./page-facts.ts";

const page = (changes: Partial<PageFacts> = {}): PageFacts => ({
  url: "https://fjord.example/",
  language: "en",
  title: "",
  meta: new Map(),
  lines: [],
  links: [],
  alternates: [],
  data: [],
  ...changes,
});

const bakery = page({
  data: [
    {
      "@type": "Bakery",
      name: "Fjord",
      telephone: "1",
      description: "A bakery.",
      address: { addressLocality: "Bergen" },
      openingHours: "Mo 9:00-17:00",
    },
  ],
});

const nothingRead: WebsiteReading = { texts: {}, hours: [], languages: [], products: [], sellingPoints: [], unclear: [] };

const siteOf = (reading: Partial<SiteReading>): SiteReader => ({
  read: async () => ({ pages: [], problem: undefined, ...reading }),
  readPage: async () => undefined,
});

const company: ExtractionCompany = { name: "FJORD AS", country: "NO", website: "fjord.example" };

interface Run extends ExtractionResult {
  readonly failures: readonly (string | undefined)[];
}

const extract = async (
  site: SiteReader,
  {
    model,
    signal = new AbortController().signal,
    ...changes
  }: { readonly model?: ExtractionModel; readonly signal?: AbortSignal } & Partial<ExtractionCompany> = {},
): Promise<Run> => {
  const failures: (string | undefined)[] = [];
  const result = await extractCompany(
    { site, model, log: ({ outcome }) => failures.push(outcome) },
    { company: { ...company, ...changes }, language: "en", signal },
  );
  return { ...result, failures };
};

describe("extractCompany", () => {
  it("gives what the site says, each with its source", async () => {
    const { profile, problems, partial } = await extract(siteOf({ pages: [bakery] }));
    expect(profile.summary).to.deep.equal({
      value: "A bakery.",
      source: { kind: "website", url: "https://fjord.example/" },
      confidence: 0.9,
    });
    expect(profile.opening_times?.value).to.deep.equal([{ day: 1, opens: 540, closes: 1020 }]);
    expect(profile.name?.value).to.equal("Fjord");
    // A schema.org type is the nearest of a few that a template offers, not the company's own words for its trade.
    expect(profile.industry).to.equal(undefined);
    expect([problems, partial]).to.deep.equal([[], false]);
  });

  it("fills the rest from the registry and the map service, which never win over the site", async () => {
    const registry = { url: "https://register.example/1", industry: "Baking", address: "Bryggen 1, Bergen", purpose: "To bake." };
    const places = { url: null, phone: "2", category: "Cake shop", openingTimes: [{ day: 7, opens: 0, closes: 60 }] as const };
    const { profile } = await extract(siteOf({ pages: [bakery] }), { registry, places });
    expect([profile.phone?.value, profile.industry?.value, profile.summary?.value, profile.address?.value]).to.deep.equal([
      "1",
      "Cake shop",
      "A bakery.",
      "Bryggen 1, Bergen",
    ]);
    const { profile: without, problems } = await extract(siteOf({ problem: "site_unreadable" }), { registry, places });
    expect(without.phone?.source.kind).to.equal("places");
    expect([without.industry?.value, without.summary?.value, without.address]).to.deep.equal([
      "Cake shop",
      "To bake.",
      { value: "Bryggen 1, Bergen", source: { kind: "registry", url: "https://register.example/1" }, confidence: 0.8 },
    ]);
    expect(problems).to.deep.equal(["site_unreadable"]);
  });

  it("reads nothing for a company without a website", async () => {
    const site: SiteReader = { ...siteOf({}), read: async () => Promise.reject(new Error("must not be asked")) };
    const { profile, problems } = await extract(site, { website: " " });
    expect([profile.greeting_draft?.value, problems]).to.deep.equal([
      "Hello, and welcome to FJORD AS. How can I help you?",
      ["no_website"],
    ]);
  });

  it("gives an address of the web as the website, that of the home page where the site names none", async () => {
    const named = async (url: string): Promise<unknown> =>
      (await extract(siteOf({ pages: [page({ data: [{ "@type": "Organization", url }] })] }))).profile.website?.value;
    expect(await named("/start")).to.equal("https://fjord.example/start");
    expect(await named("javascript:alert(1)")).to.equal("https://fjord.example/");
  });

  it("says that a page said nothing", async () => {
    expect((await extract(siteOf({ pages: [page()] }))).problems).to.deep.equal(["nothing_found"]);
  });

  it("lets a model search only for what is missing, and never for numbers to call", async () => {
    const questions: SearchQuestion[] = [];
    const model: ExtractionModel = {
      read: async () => ({ kind: "found", reading: nothingRead }),
      search: async (question) => {
        questions.push(question);
        return {
          kind: "found",
          claims: [
            { field: "industry", values: ["Baking"], url: "https://fjord.example/about" },
            { field: "summary", values: ["Worse."], url: "https://fjord.example/" },
          ],
        };
      },
    };
    const lines = ["Baking", "Worse."].map((text) => ({ text, aside: false }));
    const { profile } = await extract(siteOf({ pages: [{ ...bakery, lines }] }), { model });
    expect(questions[0]?.wanted).to.deep.equal([
      "service_area",
      "industry",
      "target_audience",
      "products_services",
      "unique_selling_points",
    ]);
    expect([profile.industry?.value, profile.summary?.value]).to.deep.equal(["Baking", "A bakery."]);
  });

  it("does without a model that fails, and says so to the operator", async () => {
    const model: ExtractionModel = {
      read: async () => ({ kind: "failed", failure: "bad_key" }),
      search: async () => Promise.reject(new Error("must not be asked")),
    };
    const { profile, problems, partial, failures } = await extract(siteOf({ pages: [bakery] }), { model });
    expect([profile.summary?.value, problems, partial, failures]).to.deep.equal(["A bakery.", ["model_unavailable"], true, ["bad_key"]]);
  });

  it("returns what it has when the time is over, without asking a model", async () => {
    const stopped = new AbortController();
    const read: SiteReader["read"] = async () => {
      stopped.abort();
      return { pages: [bakery], problem: "timeout" };
    };
    const refuse = async (): Promise<never> => Promise.reject(new Error("must not be asked"));
    const model: ExtractionModel = { read: refuse, search: refuse };
    const { profile, problems, partial } = await extract({ ...siteOf({}), read }, { model, signal: stopped.signal });
    expect([profile.summary?.value, problems, partial]).to.deep.equal(["A bakery.", ["timeout"], true]);
  });

  it("takes nothing from a page that is not text of the page", async () => {
    const data = [
      {
        "@type": "Bakery",
        name: ["Fjord", "Other"],
        description: { "@value": "In\u202e one\u0000 line\n<b>here</b>." },
        telephone: { toString: "x" },
        knowsLanguage: [null, {}, "English", ...Array.from({ length: 99 }, () => "x")],
      },
    ];
    const { profile } = await extract(siteOf({ pages: [page({ data: [...data, "x", 7, null, [[[]]]] })] }));
    expect([profile.summary?.value, profile.phone, profile.languages?.value]).to.deep.equal(["In one line here .", undefined, ["en"]]);
  });
});
