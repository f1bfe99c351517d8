import * as z from "zod/mini";
import type { SitePageList, SitePageSummary } from "../../../../answers/site-pages.ts";
import { pageUrl } from "../../../../../web/site/page-address.ts";
import { canonicalStored } from "../../i18n/language-spelling.ts";
import { shorten } from "../../platform/core/text.ts";
import { countParameter } from "../../projects/site/fields.ts";
import type { Template } from "../drafts/page.ts";
import { typedLine } from "../markdown/typed-line.ts";
import { findHomes } from "./home-pages.ts";
import { publishedLimits } from "./limits.ts";
import { publicLanguageField } from "./public-language.ts";
import { publicMetadata } from "./public-metadata.ts";
import type { ListedPage, PublishedStore } from "./published-store.ts";
import { requirePublicSite } from "./show-page.ts";
import { addressPlan, hasAddress, type SiteProject } from "./site-facts.ts";

export const PagesQuery = z.object({
  language: z.optional(publicLanguageField),
  limit: countParameter({ most: publishedLimits.mostListedPages, otherwise: publishedLimits.listedPages }),
  cursor: z.optional(z.string()),
});

/**
 * The live pages of a site, without their texts. Those that no address leads to are left out, so that a page of the list may be short.
 *
 * @throws AppError `not_found`, `invalid_request` for a cursor that no list returned, `unavailable`
 */
export const listPages = async (
  store: PublishedStore,
  projectId: string,
  { language, limit, cursor }: z.output<typeof PagesQuery>,
): Promise<SitePageList> => {
  const project = await requirePublicSite(store, projectId);
  const [{ pages, next }, templates, home] = await Promise.all([
    store.listLivePages(projectId, { language, limit, cursor }),
    store.listTemplates(projectId),
    findHomes(store, project),
  ]);
  const homes = new Set(home.map(({ id }) => id));
  const byId = new Map(templates.map((template) => [template.id, template]));
  const shown = pages.flatMap((page) => summarise(project, page, { template: byId.get(page.templateId), homes }) ?? []);
  return { pages: shown, next_cursor: next ?? null };
};

interface Surroundings {
  readonly template: Template | undefined;
  readonly homes: ReadonlySet<string>;
}

const summarise = (project: SiteProject, page: ListedPage, { template, homes }: Surroundings): SitePageSummary | undefined => {
  if (!hasAddress(project, page)) return undefined;
  const { id, slug } = page;
  const language = canonicalStored(page.language);
  const { title, summary, description } = publicMetadata(template, page.metadata);
  return {
    docId: id,
    slug,
    language,
    title: lineOf(title),
    summary: lineOf(summary) ?? lineOf(description),
    url: pageUrl(addressPlan(project), { slug, language, isHome: homes.has(id) }),
    updated_at: page.updatedAt.toISOString(),
  };
};

const lineOf = (value: unknown): string | null =>
  typeof value === "string" ? shorten(typedLine(value), publishedLimits.lineCharacters) || null : null;
