import { expect } from "chai";
import { bakery, live, portsOf, show, tagsOf, withSite } from "../../../../test/support/shown-site.ts";
import type { Page } from "../drafts/page.ts";
import { findHomes } from "../published/home-pages.ts";
import { listPages } from "../published/list-pages.ts";
import type { ShownProject } from "./site-store.ts";

const url = "https://bakery.example";

const of = (id: string, language: string, slug: string, original?: string): Page =>
  live(id, { slug, language, metadata: { title: id }, ...(original !== undefined && { otherFields: { translation_of: original } }) });

interface Case {
  readonly project?: ShownProject;
  readonly pages: readonly Page[];
  /** Home pages by ID, each with its path. */
  readonly homes: Readonly<Record<string, string>>;
}

const cases: Readonly<Record<string, Case>> = {
  "in all languages": {
    pages: [of("a", "en", "home"), of("b", "nb", "hjem", "a"), of("c", "de", "home")],
    homes: { a: "/", b: "/nb", c: "/de" },
  },
  "in the default language only": { pages: [of("a", "en", "home"), of("b", "nb", "hjem")], homes: { a: "/" } },
  "in another language only": { pages: [of("a", "en", "about"), of("b", "nb", "home")], homes: { b: "/nb" } },
  "in other languages, of pages that do not translate each other": {
    pages: [of("b", "nb", "home", "x"), of("c", "de", "home", "y"), of("d", "es", "inicio", "y")],
    homes: { b: "/nb", c: "/de", d: "/es" },
  },
  "renamed: nothing has the slug any more": { pages: [of("a", "en", "welcome"), of("b", "nb", "hjem", "a")], homes: {} },
  "renamed in the default language, while a translation has its slug": {
    pages: [of("a", "en", "welcome"), of("b", "nb", "home", "a")],
    homes: {},
  },
  "unpublished in the default language": { pages: [of("b", "nb", "hjem", "a"), of("c", "de", "home", "a")], homes: { b: "/nb", c: "/de" } },
  "unpublished everywhere": { pages: [of("x", "en", "about")], homes: {} },
  "behind the agent's page": {
    project: withSite({ live_agent_placement: "destination_page", live_agent_slug: "home" }),
    pages: [of("a", "en", "home"), of("b", "nb", "hjem", "a")],
    homes: {},
  },
  "not said": { project: withSite({ home_slug: null }), pages: [of("a", "en", "home")], homes: {} },
};

describe("the home page", () => {
  for (const [how, { project: plain = bakery, pages, homes }] of Object.entries(cases))
    it(`is the same for pages, lists, sitemap, menu and languages: ${how}`, async () => {
      const slugs = pages.map(({ slug }) => slug ?? "");
      const project = { ...plain, siteUrl: url, site: { ...plain.site, menu: slugs } };
      const setting = { project, pages };
      const ports = portsOf(setting);
      const ids = (await findHomes(ports.published, project)).map(({ id }) => id);
      expect(ids).to.have.members(Object.keys(homes));

      const listed = (await listPages(ports.published, project.id, { language: undefined, limit: 100, cursor: undefined })).pages;
      const paths = Object.fromEntries(listed.map((page) => [page.docId, new URL(page.url).pathname]));
      expect(paths).to.include(homes);
      const others = listed.filter(({ docId }) => !ids.includes(docId)).map((page) => new URL(page.url).pathname);
      for (const path of others) expect(path).to.match(/\/(?:about|welcome|hjem|home)$/);

      const shown = async (rest: string) => show(rest, setting, "bakery", url);
      const map = [...(await shown("sitemap.xml")).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = ""]) => new URL(at).pathname);
      expect(map).to.have.members(Object.values(paths));
      for (const { docId } of listed) {
        const path = paths[docId] ?? "";
        const { status, body } = await shown(path.slice(1));
        expect(status, path).to.equal(200);
        expect(body).to.include(`<title>${docId} –`);
        const tags = tagsOf(body);
        expect(tags).to.include(`link rel=canonical href=${url}${path}`);
        // The menu names each page in the language of this one, if it has it.
        expect(tags, `the menu at ${path}`).to.include(`a href=${path} aria-current=page`);
        for (const home of Object.values(homes).filter((one) => one !== path))
          expect(
            tags.some((tag) => tag.startsWith("a lang=") && tag.endsWith(` href=${home}`)),
            `${home} from ${path}`,
          ).to.equal(true);
      }
    });
});
