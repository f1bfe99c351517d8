import { expect } from "chai";
import { extractCompany } from "./extract-company.ts";
import type { ExtractedProfile, FieldSource } from "./extraction.ts";
import type { PageFacts } from "./page-facts.ts";
import { verifySearch } from "./verify-search.ts";

const listing = (text: string): PageFacts => ({
  url: "https://listing.example/fjord",
  language: "en",
  title: "",
  meta: new Map(),
  lines: [{ text, aside: false }],
  links: [],
  alternates: [],
  data: [],
});

const search: FieldSource = { kind: "search", url: "https://listing.example/fjord" };

const claim: ExtractedProfile = {
  industry: { value: "sourdough bakery", source: search, confidence: 0.55 },
  service_area: { value: "All of Norway", source: search, confidence: 0.55 },
  products_services: { value: ["rye bread", "guns"], source: search, confidence: 0.55 },
  summary: { value: "Said by its own site.", source: { kind: "website", url: "https://fjord.example/" }, confidence: 0.55 },
};

const page = listing("Fjord Bakeri is a Sourdough Bakery in Bergen with rye bread.");

describe("verifySearch", () => {
  it("keeps of a third party's page what stands there word for word, in the page's spelling, and leaves the company's own site alone", async () => {
    const kept = await verifySearch(claim, "FJORD BAKERI AS", async () => page);
    expect(Object.fromEntries(Object.entries(kept).map(([field, { value }]) => [field, value]))).to.deep.equal({
      industry: "Sourdough Bakery",
      products_services: ["rye bread"],
      summary: "Said by its own site.",
    });
  });

  it("believes no page that is about another company, cannot be read, or is not named", async () => {
    const own = ["summary"];
    expect(Object.keys(await verifySearch(claim, "Nordlys Hotell AS", async () => page))).to.deep.equal(own);
    expect(Object.keys(await verifySearch(claim, "FJORD BAKERI AS", async () => undefined))).to.deep.equal(own);
    const nameless = Object.fromEntries(
      Object.entries(claim).map(([field, entry]) => [field, { ...entry, source: { kind: "search", url: null } }]),
    );
    expect(await verifySearch(nameless, "FJORD BAKERI AS", async () => page)).to.deep.equal({});
  });

  it("reads each page once, and three at most", async () => {
    const asked: string[] = [];
    const fields = ["industry", "service_area", "summary", "target_audience", "opening_hours"] as const;
    const many: ExtractedProfile = Object.fromEntries(
      fields.map((field, index) => [
        field,
        { value: "x", source: { kind: "search", url: `https://${index % 4}.example/` }, confidence: 0.5 },
      ]),
    );
    await verifySearch(many, "Fjord", async (url) => {
      asked.push(url);
      return undefined;
    });
    expect(asked).to.have.lengthOf(3);
    expect(new Set(asked).size).to.equal(3);
  });

  it("is applied to what a model finds beyond the company's website", async () => {
    const found: ExtractedProfile = { ...claim, service_area: { value: "The whole world", source: search, confidence: 0.55 } };
    const { profile } = await extractCompany(
      {
        site: { read: async () => ({ pages: [], visited: [], problem: "no_website" }), readPage: async () => page },
        model: {
          read: async () => Promise.reject(new Error("there are no pages")),
          search: async () => ({ kind: "found", profile: found }),
        },
        log: () => undefined,
      },
      {
        company: { name: "FJORD BAKERI AS", country: "NO", website: undefined, registry: undefined, places: undefined },
        language: "en",
        signal: new AbortController().signal,
      },
    );
    expect([profile.industry?.value, profile.service_area?.value]).to.deep.equal(["Sourdough Bakery", undefined]);
  });
});
