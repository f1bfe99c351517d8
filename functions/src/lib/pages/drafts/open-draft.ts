import type { OpenedDraft } from "../../../../answers/opened-draft.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { retryOnConflict } from "../../platform/core/write-conflict.ts";
import type { Project } from "../../projects/project.ts";
import type { DraftStore, NewDraft, SlugHolders, SlugKey } from "./draft-store.ts";
import { markText } from "./marks.ts";
import { findSurroundings, openedDraft, type Tagged, toOpenedDraft } from "./opened-draft.ts";
import { noInternals, type Page, requireReadable } from "./page.ts";
import { claimIdOf, claimWrite, findDraftAt, requireUnreserved, toSlugKey } from "./slug-key.ts";
import { requireFits } from "./storable.ts";

interface OpenRequest {
  /** As the caller spells it. */
  readonly asked: SlugKey;
  readonly by: string;
  readonly at: Date;
  /** The id of the draft if it has to be created. */
  readonly newId: string;
}

/**
 * Finds the draft of a page or creates it from the live page. Concurrent callers all get the same draft.
 *
 * @throws AppError `slug_reserved`, `not_found` (neither draft nor live page), `unreadable_document`, `too_large` (the live page does not
 * fit in a draft)
 */
export const openDraft = async (
  store: DraftStore,
  project: Project,
  { asked, by, at, newId }: OpenRequest,
  found: SlugHolders,
): Promise<Tagged<OpenedDraft>> => {
  requireUnreserved(project.site, asked.slug);
  const slugKey = toSlugKey(asked);
  const { draft, action, surroundings } = await retryOnConflict(
    found,
    async () => store.findSlugHolders(project.id, asked),
    async (holders) => {
      const existing = await findDraftAt(store, project.id, slugKey, holders);
      // This request's own draft: an earlier attempt was stored although its answer was lost.
      if (existing !== undefined) return { draft: existing, action: existing.id === newId ? cloned : "existing_draft" } as const;
      const clone = cloneLivePage(requireLivePage(holders), slugKey, { by, at, newId });
      const [writeToken, surroundings] = await Promise.all([
        store.create(project.id, clone, { claim: claimWrite(slugKey, holders), request: undefined }),
        findSurroundings(store, project.id, clone, by),
      ]);
      return { draft: { ...clone, writeToken, visibility: "draft" }, action: cloned, surroundings } as const;
    },
  );
  requireReadable(draft);
  return surroundings === undefined ? openedDraft(store, project.id, draft, action) : toOpenedDraft(draft, action, surroundings);
};

const cloned = "cloned_from_live";

const requireLivePage = ({ livePages }: SlugHolders): Page => {
  const [live] = livePages.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  if (live !== undefined) return live;
  throw new AppError("not_found", "There is no page with this slug in this language.");
};

/** The clone keeps the live page's spelling of slug and language, and its other fields. */
const cloneLivePage = (live: Page, slugKey: SlugKey, { by, at, newId }: Omit<OpenRequest, "asked">): NewDraft => {
  requireReadable(live);
  requireFits(live);
  return {
    ...live,
    id: newId,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    updatedBy: by,
    internals: {
      ...noInternals,
      claimId: claimIdOf(slugKey),
      base: { id: live.id, writeToken: live.writeToken, slug: live.slug, language: live.language },
      marks: markText(live, undefined, 1, at),
    },
  };
};
