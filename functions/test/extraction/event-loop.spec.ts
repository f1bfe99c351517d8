import { expect } from "chai";
import { startFakeWeb } from "../../fakes/web/start-fake-web.ts";
import { extractCompany } from "../../src/lib/onboarding/extraction/extract-company.ts";
import type { ExtractedProfile } from "../../src/lib/onboarding/extraction/extraction.ts";
import { type ExtractionModel, quotedFields } from "../../src/lib/onboarding/extraction/extraction-model.ts";
import type { SiteReader } from "../../src/lib/onboarding/extraction/page-facts.ts";
import { websiteRequest } from "../../src/lib/providers/extraction/gemini-extraction.ts";
import { createPageFetcher } from "../../src/lib/providers/web/page-fetcher.ts";
import { longestBlock } from "../support/longest-block.ts";
import { pageOf } from "../support/read-lines.ts";
import { createSiteReader } from "../../src/lib/providers/web/site-reader.ts";

const host = "hostile.example";
const mebibyte = 1024 * 1024;
const repeatTo = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length));

/** A model that is shown the pages, as in production, and quotes nothing. */
const silent: ExtractionModel = {
  read: async (question) => {
    websiteRequest(question, new Date());
    return { kind: "found", reading: { texts: {}, hours: [], languages: [], products: [], sellingPoints: [] } };
  },
  search: async () => ({ kind: "found", claims: [] }),
};

const extractFrom = async (site: SiteReader, name = host, model = silent): Promise<ExtractedProfile> => {
  const { profile } = await extractCompany(
    { site, model, log: () => undefined },
    { company: { name: "Hostile", country: "DE", website: `http://${name}/` }, language: "de", signal: new AbortController().signal },
  );
  return profile;
};

describe("a visitor who names a hostile site", () => {
  /** One-time loading and compiling are not the page's doing. */
  before(async () => {
    await using web = await startFakeWeb();
    const site = createSiteReader(createPageFetcher({ proxyUrl: web.url, publicUrl: "" }));
    for (const name of ["fjordbakeri.example", "elektro-brandt.example"]) await extractFrom(site, name);
  });

  const pages: Readonly<Record<string, string>> = {
    "scripts that might write an address": repeatTo(`<script>var a="@"${',"a"'.repeat(450)}</script>`, 2 * mebibyte),
    "attributes that might be one": repeatTo(`<a data-a="info" data-b="@" data-c="${"hostile.example".repeat(20)}">x</a>`, 2 * mebibyte),
    "numbers to call": repeatTo(`<p>030 1234567 ${"0".repeat(400)}</p>`, 2 * mebibyte),
    "links to call": repeatTo(`<a href="tel:${"030 123 ".repeat(100)}">x</a>`, 2 * mebibyte),
    "structured data": repeatTo(
      `<script type="application/ld+json">${JSON.stringify({ "@type": "Bakery", name: "x".repeat(500) })}</script>`,
      2 * mebibyte,
    ),
    "one block of structured data": `<script type="application/ld+json">[${repeatTo('{"@type":"Bakery","openingHours":"Mo-Fr 9-17"},', 190_000)}1]</script>`,
  };
  for (const [what, body] of Object.entries(pages)) {
    it(`stops nobody else for longer than 50 ms with ${what}`, async () => {
      await using web = await startFakeWeb({
        sites: [{ host, answer: (path) => (path === "/" ? { status: 200, headers: { "Content-Type": "text/html" }, body } : undefined) }],
      });
      const site = createSiteReader(createPageFetcher({ proxyUrl: web.url, publicUrl: "" }));
      expect(await longestBlock(async () => extractFrom(site))).to.be.below(2);
    });
  }

  const lines: Readonly<Record<string, string>> = {
    digits: "0".repeat(500),
    "numbers to call": "030 1234567 ".repeat(41),
    "hours of days": "Mo-Fr 9-17, ".repeat(41),
    "postal codes": "12345 Berlin, ".repeat(35),
    "at signs": "a@".repeat(250),
    "words in brackets": "hostile (at) ".repeat(38),
  };
  for (const [what, text] of Object.entries(lines)) {
    it(`stops nobody else for longer than 50 ms with 16,000 lines of ${what}`, async () => {
      const all = Array.from({ length: 2_000 }, (_, at) => ({
        text: `${at} ${text}`.slice(0, 500),
        aside: at % 2 === 0,
      }));
      const read: SiteReader["read"] = async () => ({
        pages: Array.from({ length: 8 }, (_, at) => ({
          url: `http://${host}/${at}`,
          language: "de",
          title: "Hostile",
          meta: new Map(),
          links: [],
          alternates: [],
          data: [],
          lines: all,
        })),
        problem: undefined,
      });
      const site: SiteReader = { read, readPage: async () => undefined };
      expect(await longestBlock(async () => extractFrom(site))).to.be.below(2);
    });
  }

  it("stops nobody else for longer than 50 ms with words that are nearly what a model quotes everywhere", async () => {
    const site: SiteReader = {
      read: async () => ({
        pages: [
          pageOf(
            Array.from({ length: 2_000 }, () => "a ".repeat(250)),
            { url: `http://${host}/` },
          ),
        ],
        problem: undefined,
      }),
      readPage: async () => undefined,
    };
    const near = `${"a ".repeat(149)}b`;
    const said = { value: near, quotation: near, page: 0 };
    const model: ExtractionModel = {
      read: async () => ({
        kind: "found",
        reading: {
          texts: Object.fromEntries(quotedFields.map((field) => [field, said])),
          hours: Array.from({ length: 30 }, () => ({ ...said, days: [1], opens: "09:00", closes: "17:00" })),
          languages: [said],
          products: Array.from({ length: 30 }, () => near),
          sellingPoints: [near],
        },
      }),
      search: async () => ({ kind: "found", claims: [] }),
    };
    expect(await longestBlock(async () => extractFrom(site, host, model))).to.be.below(2);
  });
});
