import type { SiteProject } from "./site-facts.ts";
import type { SlugKey } from "../drafts/draft-store.ts";
import type { Page, Template } from "../drafts/page.ts";
import type { LivePlace } from "./live-place.ts";

/** A live page as lists show it. */
export interface ListedPage extends LivePlace, Pick<Page, "metadata" | "templateId" | "updatedAt"> {}

export interface PublishedQuery {
  /** In any spelling; undefined for all. */
  readonly language: string | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/**
 * What visitors may read of a project: nothing but live pages, and nothing without a bound.
 *
 * @throws AppError `unavailable` when storage is unavailable (every method)
 */
export interface PublishedStore {
  readonly findProject: (projectId: string) => Promise<SiteProject | undefined>;
  readonly findTemplate: (projectId: string, id: string) => Promise<Template | undefined>;
  readonly listTemplates: (projectId: string) => Promise<readonly Template[]>;
  /** The live pages of a slug key, in any spelling. */
  readonly findLivePages: (projectId: string, slugKey: SlugKey) => Promise<readonly Page[]>;
  readonly findLivePage: (projectId: string, id: string) => Promise<Page | undefined>;
  readonly findLivePlace: (projectId: string, id: string) => Promise<LivePlace | undefined>;
  /** The live pages of a slug, in all languages. */
  readonly findPlacesAt: (projectId: string, slug: string) => Promise<readonly LivePlace[]>;
  /** The live pages that say that they translate one of these. */
  readonly findTranslations: (projectId: string, ids: readonly string[]) => Promise<readonly LivePlace[]>;
  /** The slug that a former one leads to, in the same language. */
  readonly findRedirect: (projectId: string, slugKey: SlugKey) => Promise<string | undefined>;
  /**
   * By ID: a page that is published again while somebody reads the list keeps its place in it.
   *
   * @throws AppError `invalid_request` for a cursor that no list returned
   */
  readonly listLivePages: (
    projectId: string,
    query: PublishedQuery,
  ) => Promise<{ readonly pages: readonly ListedPage[]; readonly next: string | undefined }>;
}
