import * as z from "zod/mini";
import type { SitePage } from "../../../../answers/site-pages.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { slugField } from "../../projects/site/fields.ts";
import { findHome, findPublished } from "./find-published.ts";
import { publicLanguageField } from "./public-language.ts";
import { publicMetadata } from "./public-metadata.ts";
import type { PublishedStore } from "./published-store.ts";
import type { SiteProject } from "./site-facts.ts";

export const PageQuery = z.object({ slug: z.optional(slugField), language: z.optional(publicLanguageField) });

const noSuchPage = (): AppError => new AppError("not_found", "There is no such page.");

/**
 * The project of a site that anybody may read.
 *
 * @throws AppError `not_found`, also for a site that is not public
 */
export const requirePublicSite = async (store: PublishedStore, projectId: string): Promise<SiteProject> => {
  const project = await store.findProject(projectId);
  if (project?.site.public_pages !== true) throw noSuchPage();
  return project;
};

interface PageVisit extends z.output<typeof PageQuery> {
  readonly projectId: string;
  /** Whether somebody still waits for the answer. */
  readonly isAwaited: () => boolean;
}

/**
 * A live page as the site's renderer needs it, by default the home page, and in the default language.
 *
 * @throws AppError `not_found`, `unavailable`
 */
export const showPage = async (store: PublishedStore, { projectId, slug, language: asked, isAwaited }: PageVisit): Promise<SitePage> => {
  const project = await requirePublicSite(store, projectId);
  const language = asked ?? project.defaultLanguage;
  const found = slug === undefined ? await findHome(store, project, language) : await findPublished(store, project, { slug, language });
  if (found === undefined) throw noSuchPage();
  if ("redirectTo" in found) return { redirect_to: found.redirectTo };
  const { page, template, own, translations } = found;
  // The renderer is loaded for a page that exists.
  const { toPageHtml } = await import("../markdown/page-html.ts");
  return {
    docId: page.id,
    slug: own.slug,
    language: own.language,
    metadata: publicMetadata(template, page.metadata),
    content: page.content,
    html: await toPageHtml(page.content, { base: project.siteUrl, language: own.language }, { owner: projectId, isAwaited }),
    doc_template_id: page.templateId,
    url: own.url,
    alternates: translations
      .filter(({ id }) => id !== page.id)
      .map(({ language: spoken, slug: theirs, url }) => ({ language: spoken, slug: theirs, url })),
    updated_at: page.updatedAt.toISOString(),
  };
};
