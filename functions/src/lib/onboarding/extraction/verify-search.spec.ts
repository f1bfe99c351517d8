import { expect } from "chai";
import { extractCompany } from "./extract-company.ts";
import type { SearchClaim } from "./extraction-model.ts";
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

const url = "https://listing.example/fjord";

const claims: readonly SearchClaim[] = [
  { field: "industry", values: ["sourdough bakery"], url },
  { field: "service_area", values: ["All of Norway"], url },
  { field: "products_services", values: ["rye bread", "guns"], url },
  { field: "summary", values: ["Said by its own site."], url: "https://www.fjord.example/about" },
];

const page = listing("Fjord Bakeri is a Sourdough Bakery in Bergen with rye bread.");
const home: PageFacts = { ...listing("Said by its own site. Guns!"), url: "https://fjord.example/" };

describe("verifySearch", () => {
  const verifyOn = async (read: PageFacts | undefined, company = "FJORD BAKERI AS") =>
    verifySearch(claims, { company, pages: [home], readPage: async () => read });

  it("keeps only verbatim quotations, in the spelling of the page: the one that is named, or any of the company's own", async () => {
    const kept = await verifyOn(page);
    expect(Object.fromEntries(Object.entries(kept).map(([field, { value, source }]) => [field, [value, source.kind]]))).to.deep.equal({
      industry: ["Sourdough Bakery", "search"],
      products_services: [["rye bread"], "search"],
      summary: ["Said by its own site.", "website"],
    });
  });

  it("believes no page that is about another company, cannot be read, or is not named", async () => {
    const own = ["summary"];
    expect(Object.keys(await verifyOn(page, "Nordlys Hotell AS"))).to.deep.equal(own);
    expect(Object.keys(await verifyOn(undefined))).to.deep.equal(own);
    const nameless = claims.map((claim) => ({ ...claim, url: "javascript:alert(1)" }));
    expect(await verifySearch(nameless, { company: "FJORD BAKERI AS", pages: [home], readPage: async () => page })).to.deep.equal({});
  });

  it("names the page that has the words, whatever page the model names", async () => {
    const about: PageFacts = { ...listing("Open-air museum."), url: "https://fjord.example/om-oss" };
    const claim: SearchClaim = { field: "industry", values: ["open-air museum"], url: "https://fjord.example/made-up" };
    const kept = await verifySearch([claim], { company: "Fjord", pages: [home, about], readPage: async () => undefined });
    expect(kept.industry?.source).to.deep.equal({ kind: "website", url: "https://fjord.example/om-oss" });
  });

  it("reads each page once, and three at most", async () => {
    const asked: string[] = [];
    const many = Array.from(
      { length: 5 },
      (_, index) => ({ field: "industry", values: ["x"], url: `https://${index % 4}.example/` }) as const,
    );
    const readPage = async (asking: string): Promise<undefined> => {
      asked.push(asking);
      return Promise.resolve(undefined);
    };
    await verifySearch(many, { company: "Fjord", pages: [], readPage });
    expect(asked).to.have.lengthOf(3);
    expect(new Set(asked).size).to.equal(3);
  });

  it("is applied to what a model finds beyond the company's website", async () => {
    const { profile } = await extractCompany(
      {
        site: { read: async () => ({ pages: [], problem: "no_website" }), readPage: async () => page },
        model: {
          read: async () => Promise.reject(new Error("there are no pages")),
          search: async () => ({ kind: "found", claims }),
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
