import { AppError } from "../core/app-error.ts";
import { retryOnConflict } from "../core/write-conflict.ts";
import type { Project } from "../projects/project.ts";
import type { DraftStore, NewDraft, Occupants, Place } from "./draft-store.ts";
import { openedDraft, type OpenedDraft } from "./opened-draft.ts";
import { noBookkeeping, type Page } from "./page.ts";
import { claimIdOf, findDraftAt, requireFree, taking } from "./place.ts";
import { requireFits } from "./text-size.ts";

interface OpenRequest {
  readonly place: Place;
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
  { place, by, at, newId }: OpenRequest,
  occupants: Occupants,
): Promise<OpenedDraft> => {
  requireFree(project.site, place.slug);
  const { draft, action } = await retryOnConflict(
    occupants,
    async () => store.findOccupants(project.id, place),
    async (current) => {
      const existing = await findDraftAt(store, project.id, place, current);
      // Our own draft under this id: an earlier attempt was stored although its answer was lost.
      if (existing !== undefined) return { draft: existing, action: existing.id === newId ? cloned : "existing_draft" } as const;
      const clone = cloneLivePage(current, place, { by, at, newId });
      const life = await store.create(project.id, clone, taking(place, current));
      return { draft: { ...clone, visibility: "draft", life, writeToken: "" }, action: cloned } as const;
    },
  );
  return openedDraft(store, project.id, draft, action);
};

const cloned = "cloned_from_live";

const cloneLivePage = ({ livePages }: Occupants, place: Place, { by, at, newId }: Omit<OpenRequest, "place">): NewDraft => {
  const live = newest(livePages);
  if (live === undefined) {
    throw new AppError("not_found", "There is no page with this slug in this language.");
  }
  requireFits(live);
  return {
    ...live,
    ...place,
    id: newId,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    updatedBy: by,
    bookkeeping: { ...noBookkeeping, claimId: claimIdOf(place), keptVersions: [], base: { id: live.id, writeToken: live.writeToken } },
  };
};

const newest = (pages: readonly Page[]): Page | undefined => pages.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0];
