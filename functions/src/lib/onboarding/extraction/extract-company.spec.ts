import { expect } from "chai";
import { pageOf } from "../../../../test/support/read-lines.ts";
import { extractCompany } from "./extract-company.ts";
import type { ExtractionCompany, ExtractionResult } from "./extraction.ts";
import type { ExtractionModel, SearchQuestion, WebsiteReading } from "./extraction-model.ts";
import type { SiteReader, SiteReading } from "./page-facts.ts";

const text = "Ring oss: 55 30 18 46. Avdeling for bedrifter: 55 30 18 99. Vi baker brød for hoteller i Bergen.";

const bakery = pageOf([text], {
  language: "nb",
  data: [{ "@type": "Bakery", name: "Agency", telephone: "55 30 18 46", description: "A bakery.", address: "Torget 1" }],
});

const said = (value: string, quotation = text) => ({ value, quotation, page: 0 });

/** A model that reads this on the pages, and finds nothing elsewhere. */
const readerOf = (reading: Partial<WebsiteReading>, changes: Partial<ExtractionModel> = {}): ExtractionModel => ({
  read: async () => ({ kind: "found", reading: { texts: {}, hours: [], languages: [], products: [], sellingPoints: [], ...reading } }),
  search: async () => ({ kind: "found", claims: [] }),
  ...changes,
});

/** The bakery's own sentence. */
const summary = "Vi baker brød for hoteller i Bergen";

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
  it("gives what a model quotes and code finds again, each with its source", async () => {
    const model = readerOf({
      texts: { phone: said("+47 55 30 18 99"), summary: said(summary), address: said("Torget 1", "Bakery.address: Torget 1") },
    });
    const { profile, problems, partial } = await extract(siteOf({ pages: [bakery] }), { model });
    expect(profile.phone).to.deep.equal({
      value: "55 30 18 99",
      source: { kind: "website", url: "https://fjord.example/" },
      confidence: 0.95,
    });
    expect([profile.summary?.value, profile.address?.value]).to.deep.equal([summary, "Torget 1"]);
    expect([problems, partial]).to.deep.equal([[], false]);
  });

  it("takes nothing that the model does not choose, and no quotation that is not on the page", async () => {
    const model = readerOf({ texts: { phone: said("55 30 18 46", "Telefon: 55 30 18 46"), primary_language: said("nb") } });
    const { profile, problems } = await extract(siteOf({ pages: [bakery] }), { model });
    expect([profile.name?.source.kind, profile.phone, profile.address, profile.summary]).to.deep.equal([
      "registry",
      undefined,
      undefined,
      undefined,
    ]);
    expect(problems).to.deep.equal(["nothing_found"]);
    // In the customers' language, not the visitor's.
    expect(profile.greeting_draft?.value).to.match(/^Hei/);
  });

  it("knows of a website only its URL and its languages without a model", async () => {
    const { profile, problems } = await extract(siteOf({ pages: [bakery] }));
    const ofWebsite = Object.entries(profile).flatMap(([key, { source, value }]) => (source.kind === "website" ? [[key, value]] : []));
    expect(Object.fromEntries(ofWebsite)).to.deep.equal({ website: "https://fjord.example/", primary_language: "nb", languages: ["nb"] });
    expect(problems).to.deep.equal(["site_unreadable"]);
  });

  it("fills the rest from the registry and the map service, which never win over the site", async () => {
    const model = readerOf({ texts: { phone: said("55 30 18 46"), summary: said(summary) } });
    const registry = { url: "https://register.example/1", industry: "Baking", address: "Bryggen 1, Bergen", purpose: "To bake." };
    const places = { url: null, phone: "2", category: "Cake shop", openingTimes: [{ day: 7, opens: 0, closes: 60 }] as const };
    const { profile } = await extract(siteOf({ pages: [bakery] }), { model, registry, places });
    expect([profile.phone?.value, profile.industry?.value, profile.summary?.value, profile.address?.value]).to.deep.equal([
      "55 30 18 46",
      "Cake shop",
      summary,
      "Bryggen 1, Bergen",
    ]);
    const { profile: without, problems } = await extract(siteOf({ problem: "site_unreadable" }), { model, registry, places });
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

  it("lets a model search only for what is missing, and never for numbers to call", async () => {
    const questions: SearchQuestion[] = [];
    const model = readerOf(
      { texts: { summary: said(summary) } },
      {
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
      },
    );
    const pages = [pageOf([text, "Baking", "Worse."])];
    const { profile } = await extract(siteOf({ pages }), { model });
    expect(questions[0]?.wanted).to.deep.equal([
      "service_area",
      "industry",
      "target_audience",
      "products_services",
      "unique_selling_points",
    ]);
    expect([profile.industry?.value, profile.summary?.value]).to.deep.equal(["Baking", summary]);
  });

  it("does without a model that fails, and says so to the operator", async () => {
    const model: ExtractionModel = {
      read: async () => ({ kind: "failed", failure: "bad_key" }),
      search: async () => Promise.reject(new Error("must not be asked")),
    };
    const { profile, problems, partial, failures } = await extract(siteOf({ pages: [bakery] }), { model });
    expect([profile.website?.value, problems, partial, failures]).to.deep.equal([
      "https://fjord.example/",
      ["site_unreadable", "model_unavailable"],
      true,
      ["bad_key"],
    ]);
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
    expect([profile.website?.value, problems, partial]).to.deep.equal(["https://fjord.example/", ["timeout", "site_unreadable"], true]);
  });
});
