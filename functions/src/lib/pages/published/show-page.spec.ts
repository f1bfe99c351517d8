import { expect } from "chai";
import { aPage } from "../../../../test/support/a-page.ts";
import { publishedInMemory } from "../../../../test/support/published-in-memory.ts";
import { AppError } from "../../platform/core/app-error.ts";
import type { Page } from "../drafts/page.ts";
import { listPages, PagesQuery } from "./list-pages.ts";
import { PageQuery, showPage } from "./show-page.ts";
import type { SiteProject } from "./site-facts.ts";

const site: SiteProject["site"] = {
  live_agent_placement: "widget",
  live_agent_slug: null,
  public_pages: true,
  address_pattern: "/{slug}",
  home_slug: "home",
  menu: [],
  accent: null,
  publishers: "managers",
};

const bakery: SiteProject = { id: "bakery", site, defaultLanguage: "en", siteUrl: "https://bakery.example" };

const live = (id: string, parts: Partial<Page> = {}): Page => aPage({ id, visibility: "live", slug: id, ...parts, internals: {} });

const translating = (id: string): Partial<Page> => ({ otherFields: { translation_of: id } });

const template = { id: "article", record: { fields: [{ key: "title" }, { key: "summary" }, { key: "cost", private: true }] } };

const about = live("about", { metadata: { title: "About us", summary: "Two **bakers**", cost: 5, note: "x" } });
const omOss = live("om-oss", { language: "nb", ...translating("about") });

type Setting = Omit<Parameters<typeof publishedInMemory>[0], "project"> & { readonly project?: SiteProject | undefined };

const at = (setting: Setting) => publishedInMemory({ project: bakery, templates: [template], ...setting });

const show = async (store: ReturnType<typeof at>["store"], asked: { readonly slug?: string; readonly language?: string }) =>
  showPage(store, { projectId: "bakery", slug: undefined, language: undefined, ...asked, isAwaited: () => true });

const codeOf = async (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => "answered",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe("showPage", () => {
  it("shows a live page with its public metadata, its text, and its translations", async () => {
    const { store } = at({ pages: [about, omOss] });
    expect(await show(store, { slug: "about" })).to.deep.equal({
      docId: "about",
      slug: "about",
      language: "en",
      metadata: { title: "About us", summary: "Two **bakers**" },
      content: "text",
      html: "<p>text</p>",
      doc_template_id: "article",
      url: "https://bakery.example/about",
      alternates: [{ language: "nb", slug: "om-oss", url: "https://bakery.example/nb/om-oss" }],
      updated_at: about.updatedAt.toISOString(),
    });
  });

  it("finds a page in whatever way its slug and language are spelt, and calls the language by its name", async () => {
    const { store } = at({ pages: [live("p", { slug: "cafe\u0301", language: "pt_br" })] });
    expect(await show(store, { slug: "caf\u00e9", language: "pt-BR" })).to.include({ docId: "p", language: "pt-BR" });
  });

  it("is asked the same in all spellings, so that its answer is made once", () => {
    const asked = ["zh-Hant", "zH-hAnT", "ZH_HANT"].map((language) => PageQuery.parse({ slug: "cafe\u0301", language }));
    for (const one of asked) expect(one).to.deep.equal({ slug: "caf\u00e9", language: "zh-Hant" });
    expect(PagesQuery.parse({ language: "EN" }).language).to.equal("en");
    expect(PageQuery.safeParse({ language: "not a tag" }).success).to.equal(false);
  });

  it("shows the home page without a slug, in each of its languages", async () => {
    const home = live("home");
    const { store } = at({
      pages: [home, live("hjem", { language: "nb", ...translating("home") }), live("start", { slug: "home", language: "de" })],
    });
    expect(await show(store, {})).to.include({ docId: "home", url: "https://bakery.example/" });
    expect(await show(store, { language: "nb" })).to.include({ docId: "hjem", url: "https://bakery.example/nb" });
    expect(await show(store, { language: "de" })).to.include({ docId: "start", url: "https://bakery.example/de" });
    expect(await show(store, { slug: "hjem", language: "nb" })).to.include({ url: "https://bakery.example/nb" });
    expect(await codeOf(show(store, { language: "fr" }))).to.equal("not_found");
  });

  it("says where a page has moved, unless nothing is there", async () => {
    const { store } = at({ pages: [about], redirects: { "about-us": "about", old: "gone" } });
    expect(await show(store, { slug: "about-us" })).to.deep.equal({ redirect_to: "https://bakery.example/about" });
    expect(await codeOf(show(store, { slug: "old" }))).to.equal("not_found");
  });

  const nothing: Readonly<Record<string, Setting>> = {
    "a page that does not exist": { pages: [] },
    "a draft": { pages: [aPage({ slug: "about" })] },
    "what another program keeps among the pages": { pages: [aPage({ slug: "about", visibility: "other" })] },
    "a page that cannot be read": { pages: [live("about", { unreadable: "content is not a string" })] },
    "a page of a site that is not public": { pages: [about], project: { ...bakery, site: { ...site, public_pages: false } } },
    "a page of a project that does not exist": { pages: [about], project: undefined },
    "a page behind the voice agent": {
      pages: [about],
      project: { ...bakery, site: { ...site, live_agent_placement: "destination_page", live_agent_slug: "about" } },
    },
    "a former address of a page behind the voice agent": {
      pages: [live("agent")],
      redirects: { about: "agent" },
      project: { ...bakery, site: { ...site, live_agent_placement: "destination_page", live_agent_slug: "agent" } },
    },
  };
  for (const [what, setting] of Object.entries(nothing)) {
    it(`finds nothing in place of ${what}, at the cost of at most three reads`, async () => {
      const { store, reads } = at(setting);
      expect(await codeOf(show(store, { slug: "about" }))).to.equal("not_found");
      expect(reads()).to.be.at.most(3);
    });
  }

  it("names no translation that visitors cannot reach", async () => {
    const project = { ...bakery, site: { ...site, live_agent_placement: "destination_page", live_agent_slug: "om-oss" } } as const;
    const [nowhere, unspoken] = [{ slug: null, language: "de" }, { language: "not a tag" }].map((place) => ({
      ...place,
      ...translating("about"),
    }));
    const { store } = at({ pages: [about, omOss, live("none", nowhere), live("odd", unspoken)], project });
    expect(await show(store, { slug: "about" })).to.deep.include({ alternates: [] });
  });
});

describe("listPages", () => {
  const list = async (setting: Setting, query: Partial<Parameters<typeof listPages>[2]> = {}) =>
    listPages(at(setting).store, "bakery", { limit: 50, ...query });

  it("shows live pages by ID, with public lines only", async () => {
    const { pages } = await list({ pages: [omOss, about, aPage()] });
    expect(pages).to.deep.equal([
      {
        docId: "about",
        slug: "about",
        language: "en",
        title: "About us",
        summary: "Two bakers",
        url: "https://bakery.example/about",
        updated_at: about.updatedAt.toISOString(),
      },
      {
        docId: "om-oss",
        slug: "om-oss",
        language: "nb",
        title: "Page",
        summary: null,
        url: "https://bakery.example/nb/om-oss",
        updated_at: omOss.updatedAt.toISOString(),
      },
    ]);
  });

  it("gives the home page and its translations the addresses of a home page", async () => {
    const { pages } = await list({ pages: [live("home"), live("hjem", { language: "nb", ...translating("home") })] });
    expect(pages.map(({ url }) => url)).to.deep.equal(["https://bakery.example/nb", "https://bakery.example/"]);
  });

  it("leaves out what has no address, and goes on behind it", async () => {
    const pages = [live("a"), live("b", { slug: null }), live("c", { slug: "/c/" }), live("d", { language: "not a tag" }), live("e")];
    const first = await list({ pages }, { limit: 3 });
    expect(first.pages.map(({ docId }) => docId)).to.deep.equal(["a"]);
    const second = await list({ pages }, { cursor: first.next_cursor ?? "" });
    expect(second.pages.map(({ docId }) => docId)).to.deep.equal(["e"]);
    expect(second.next_cursor).to.equal(null);
  });

  it("shows nothing of a site that is not public", async () => {
    const project = { ...bakery, site: { ...site, public_pages: false } };
    expect(await codeOf(list({ pages: [about], project }))).to.equal("not_found");
  });
});
