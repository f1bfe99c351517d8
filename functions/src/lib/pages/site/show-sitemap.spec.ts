import { expect } from "chai";
import { publishedInMemory } from "../../../../test/support/published-in-memory.ts";
import { bakery, live } from "../../../../test/support/shown-site.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { createMemory } from "../../platform/core/memory.ts";
import { placeOf } from "../published/live-place.ts";
import { showSitemap, type Sitemaps } from "./show-sitemap.ts";

/** As many pages as are asked for, up to this number; a cursor is the number of the next one. */
const aSiteOf = (count: number) => {
  const page = { ...live("page"), ...placeOf(live("page")) };
  const { store } = publishedInMemory({ project: bakery, pages: [], templates: [], redirects: {} });
  const published: typeof store = {
    ...store,
    listLivePages: async (_project, { limit, cursor = "from-0" }) => {
      const from = Number(cursor.slice("from-".length));
      const pages = Array.from({ length: Math.min(limit, count - from) }, (_, index) => ({ ...page, slug: `page-${from + index}` }));
      return { pages, next: from + pages.length < count ? `from-${from + pages.length}` : undefined };
    },
  };
  const sitemaps: Sitemaps = createMemory({ forMs: 60_000, entries: 20 });
  return { published, sitemaps, listForSitemap: published.listLivePages };
};

const locations = (body: string): readonly string[] => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);

const codeOf = (error: unknown): unknown => (error instanceof AppError ? error.code : error);

describe("showSitemap", () => {
  it("names ten parts of 2,000 pages for 50,001 pages, and none twice", async function () {
    this.timeout(60_000); // on a busy machine
    const [ports, url] = [aSiteOf(50_001), "https://bakery.example"];
    const named = locations((await showSitemap(ports, bakery, { url, name: "sitemap.xml" })).body);
    expect(new Set(named).size).to.equal(10);
    const last = await showSitemap(ports, bakery, { url, name: named.at(-1)?.slice(url.length + 1) ?? "" });
    expect(locations(last.body)).to.have.length(2_000).and.to.include(`${url}/page-18000`).and.to.include(`${url}/page-19999`);
  });

  it("reads each list once for all that ask meanwhile, and again after a failure", async () => {
    const [ports, url] = [aSiteOf(4_001), "https://bakery.example"];
    let lists = 0;
    const listForSitemap: typeof ports.listForSitemap = async (...asked) => {
      lists += 1;
      if (lists === 1) throw new AppError("unavailable", "Storage is unavailable.");
      return ports.listForSitemap(...asked);
    };
    const ask = async (part: string) => showSitemap({ ...ports, listForSitemap }, bakery, { url, name: `sitemap${part}.xml` });
    expect(await ask("").catch(codeOf)).to.equal("unavailable");
    await Promise.all(Array.from({ length: 6 }, async (_none, index) => ask(index % 2 === 0 ? "" : "-1")));
    expect(lists - 1).to.equal(9);
    expect(await ask("-4").catch(codeOf)).to.equal("not_found");
    expect(locations((await ask("-3")).body)).to.deep.equal([`${url}/page-4000`]);
    expect(lists - 1).to.equal(9);
  });
});
