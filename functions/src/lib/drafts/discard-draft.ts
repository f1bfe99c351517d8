import { retryOnConflict } from "../core/write-conflict.ts";
import type { DraftStore } from "./draft-store.ts";
import type { Page } from "./page.ts";
import { requireDraft } from "./require-draft.ts";
import { requireNewest } from "./revision-tag.ts";

interface DiscardRequest {
  readonly projectId: string;
  readonly draftId: string;
  /** Tags of the revisions that the author has seen; undefined when the request does not say. */
  readonly expected: readonly string[] | undefined;
}

/** A page and the versions below it. They are read side by side, so the ids may be older than the page. */
export interface PageWithVersions {
  readonly page: Page | undefined;
  readonly versionIds: readonly string[];
}

export const findPageWithVersions = async (store: DraftStore, projectId: string, id: string): Promise<PageWithVersions> => {
  const [page, versionIds] = await Promise.all([store.findPage(projectId, id), store.findVersionIds(projectId, id)]);
  return { page, versionIds };
};

/**
 * Deletes a draft with all its versions.
 *
 * @throws AppError `not_found`, `not_a_draft`, `stale_revision`
 */
export const discardDraft = async (
  store: DraftStore,
  { projectId, draftId, expected }: DiscardRequest,
  found: PageWithVersions,
): Promise<void> =>
  retryOnConflict(
    found,
    async () => findPageWithVersions(store, projectId, draftId),
    async ({ page, versionIds }, attempt) => {
      // Gone after an attempt of ours: that attempt was stored although its answer was lost, or someone else was faster.
      if (page === undefined && attempt > 1) return;
      const draft = requireDraft(page);
      requireNewest(draft, expected);
      // The draft's own index names the versions that were made after the ids were read.
      const indexed = draft.internals.keptVersions?.map(({ id }) => id) ?? [];
      await store.remove(projectId, draft, [...new Set([...versionIds, ...indexed])]);
    },
  );
