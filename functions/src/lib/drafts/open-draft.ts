import { AppError } from "../core/app-error.ts";
import { retryOnConflict } from "../core/write-conflict.ts";
import type { Project } from "../projects/project.ts";
import type { DraftStore, NewDraft, SlugHolders, SlugKey } from "./draft-store.ts";
import { openedDraft, type OpenedDraft } from "./opened-draft.ts";
import { noInternals, type Page } from "./page.ts";
import { claimIdOf, findDraftAt, requireUnreserved, taking } from "./slug-key.ts";
import { requireFits } from "./text-size.ts";

interface OpenRequest {
  readonly slugKey: SlugKey;
  readonly by: string;
  readonly at: Date;
  /** The id that the draft gets if it has to be made. */
  readonly newId: string;
}

/**
 * Finds the draft of a page or makes it from the live page. However many callers race, there is one draft.
 *
 * @throws AppError `slug_reserved`, `not_found` (neither draft nor live page), `too_large` (a live page that leaves no room)
 */
export const openDraft = async (
  store: DraftStore,
  project: Project,
  { slugKey, by, at, newId }: OpenRequest,
  holders: SlugHolders,
): Promise<OpenedDraft> => {
  requireUnreserved(project.site, slugKey.slug);
  const { draft, action } = await retryOnConflict(
    holders,
    async () => store.findSlugHolders(project.id, slugKey),
    async (current) => {
      const existing = await findDraftAt(store, project.id, slugKey, current);
      // Our own draft under this id: an earlier attempt was stored although its answer was lost.
      if (existing !== undefined) return { draft: existing, action: existing.id === newId ? cloned : "existing_draft" } as const;
      const clone = cloneLivePage(current, slugKey, { by, at, newId });
      const generation = await store.create(project.id, clone, taking(slugKey, current));
      return { draft: { ...clone, visibility: "draft", generation, writeToken: "" }, action: cloned } as const;
    },
  );
  return openedDraft(store, project.id, draft, action);
};

const cloned = "cloned_from_live";

const cloneLivePage = ({ livePages }: SlugHolders, slugKey: SlugKey, { by, at, newId }: Omit<OpenRequest, "slugKey">): NewDraft => {
  const live = newest(livePages);
  if (live === undefined) {
    throw new AppError("not_found", "There is no page with this slug in this language.");
  }
  requireFits(live);
  return {
    ...live,
    ...slugKey,
    id: newId,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    updatedBy: by,
    internals: { ...noInternals, claimId: claimIdOf(slugKey), keptVersions: [], base: { id: live.id, writeToken: live.writeToken } },
  };
};

const newest = (pages: readonly Page[]): Page | undefined => pages.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0];
